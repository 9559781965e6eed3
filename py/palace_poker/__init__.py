"""Palace Poker: banners, palaces, soldiers and battles, two to ten players. The rules in words: RULES.md."""
