"""Dice Poker: five dice, thirteen rows, one to six players. The rules in words: RULES.md."""
