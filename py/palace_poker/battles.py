"""Who wins a battle: two hands, each without what the other's banner forbids.

Glossary
--------
side       a player's cards: ("Js", ("2s", "Jd", "5h"), ()) = banner, palace, soldiers
exclusion  what can't be counted: a card of the suit ("suit") or the rank ("rank") of the other's banner, or
           nothing ("none")
decision   the winner, and by what: the better hand, more cards of one's own banner's suit, or nothing (a tie)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from core.errors import shown
from palace_poker.cards import Card, Cards, rank_of, suit_of
from palace_poker.hands import rank

Winner: TypeAlias = Literal["attacker", "defender", "tie"]


class Side(NamedTuple):
    """One player's cards."""

    banner: Card
    palace: Sequence[Card]
    soldiers: Sequence[Card]

    @property
    def cards(self) -> Cards:
        """All of them, four to nine."""
        return (*self.palace, self.banner, *self.soldiers)


@dataclass(frozen=True, slots=True)
class Decision:
    """How a battle went. Hands are category names, ranks 2-14 in the order they are compared."""

    attacker_hand: str
    defender_hand: str
    attacker_ranks: tuple[int, ...]
    defender_ranks: tuple[int, ...]
    winner: Winner
    decided_by: Literal["hand", "own_suit", "nothing"]


_FORBIDS: Final[dict[str, Callable[[Card, Card], bool]]] = {
    "suit": lambda card, banner: suit_of(card) == suit_of(banner),
    "rank": lambda card, banner: rank_of(card) == rank_of(banner),
    "none": lambda card, banner: False,
}
EXCLUSIONS: Final = tuple(_FORBIDS)


def decide(attacker: object, defender: object, banner_exclusion: str = "suit") -> Decision:
    """Return how a battle between the two sides goes; a side is a Side, or its parts as a tuple or a mapping.

    Raises ValueError for what is no side or no exclusion.

    >>> decide(("9c", ("7s", "Kd", "2c"), ()), ("Ts", ("7h", "8d", "4h"), ("Th",))).winner
    'defender'
    """
    if banner_exclusion not in EXCLUSIONS:
        raise ValueError(f"expected one of {', '.join(EXCLUSIONS)}, got {shown(banner_exclusion)}")
    first, second = _side(attacker), _side(defender)
    ranks = [
        rank(counted(first.cards, second.banner, banner_exclusion)),
        rank(counted(second.cards, first.banner, banner_exclusion)),
    ]
    suits = [own_suit(first), own_suit(second)]
    by_hand, by_suit = _better(ranks[0], ranks[1]), _better(suits[0], suits[1])
    return Decision(
        attacker_hand=ranks[0].category,
        defender_hand=ranks[1].category,
        attacker_ranks=ranks[0].ranks,
        defender_ranks=ranks[1].ranks,
        winner=by_hand if by_hand != "tie" else by_suit,
        decided_by="hand" if by_hand != "tie" else "own_suit" if by_suit != "tie" else "nothing",
    )


def counted(cards: Cards, banner: Card, banner_exclusion: str) -> Cards:
    """Return those of the cards that count against the opponent's `banner`. Clause P24."""
    forbids = _FORBIDS[banner_exclusion]
    return tuple(card for card in cards if not forbids(card, banner))


def own_suit(side: Side) -> int:
    """Return how many of all the side's cards have its banner's suit: more win a tie. Clause P25."""
    return sum(suit_of(card) == suit_of(side.banner) for card in side.cards)


def _better(attacker: int, defender: int) -> Winner:
    return "tie" if attacker == defender else "attacker" if attacker > defender else "defender"


def _side(data: Any) -> Side:
    try:
        side = Side(*([data[key] for key in Side._fields] if isinstance(data, Mapping) else data))
        rank(side.cards)
    except (KeyError, TypeError, ValueError):
        raise ValueError(f"expected a banner, a palace and soldiers, got {shown(data)}") from None
    return side
