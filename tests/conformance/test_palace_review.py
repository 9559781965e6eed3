"""The review of a match of Palace Poker: exact sums, luck counted apart, and nothing that was hidden."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bridge.api import Session
from core.protocol import CHANCE, TERMINAL
from core.rng import Draw
from palace_poker.actions import Action, Battle, Call, Fold, Raise, Stay
from palace_poker.analysis import analyse, chance_against
from palace_poker.bots import BASELINES
from palace_poker.game import GAME
from palace_poker.review import Moment, Review, Reviewer, luck_in
from palace_poker.state import Config, State
from tests.palace import after, dealt

SEED = "5e" * 32


def played(config: Config, number: int) -> Iterator[tuple[State, int, Action | None]]:
    """A match of bots that do anything: state, who acted, the action; last the end."""
    seed, ply = number.to_bytes(32, "big"), 0
    state = GAME.initial_state(config)
    bots = (BASELINES["random_legal"], BASELINES["quiet"])
    while (turn := GAME.to_act(state)) != TERMINAL:
        if turn == CHANCE:
            action = GAME.sample_chance(state, Draw(seed, f"chance/{GAME.chance_key(state)}"))
        else:
            action = bots[(turn + ply) % 2](GAME.view(state, turn), Draw(seed, f"bot/{turn}/{ply}"))
        yield state, turn, action
        state, ply = GAME.apply(state, action).state, ply + 1
    yield state, TERMINAL, None


def moments(plies: list[tuple[State, int, Action | None]], seat: int | None) -> list[Moment]:
    return [(GAME.view(state, seat), actor, action) for state, actor, action in plies]


def review(plies: list[tuple[State, int, Action | None]], *seats: int, slices: int = 12) -> Review:
    reviewer = Reviewer({seat: moments(plies, seat) for seat in seats}, 0, len(plies))
    while reviewer.review is None:
        reviewer.advance(slices)
    return reviewer.review


CONFIGS = [
    Config(2, hands=6, stack=400),
    Config(3, hands=5, stack=300, betting="no_limit"),
    Config(4, hands=4, two_left="showdown"),
]


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: f"{config.seats} seats")
def test_luck_decisions_and_rest_add_up_to_what_was_won(config: Config) -> None:
    plies = list(played(config, 3))
    end = plies[-1][0]
    found = review(plies, *range(config.seats))
    assert [one.seat for one in found.seats] == list(range(config.seats))
    for one in found.seats:
        assert one.won == end.places[one.seat].stack - config.starting_stack
        assert one.won == pytest.approx(one.luck - one.lost + one.rest, abs=1e-9)
        assert one.won == sum(hand.won for hand in one.hands)
        assert one.luck == pytest.approx(sum(hand.luck for hand in one.hands))
        assert one.lost == pytest.approx(sum(hand.lost for hand in one.hands))
        assert one.lost == pytest.approx(sum(decision.lost for decision in one.list))
        assert all(decision.lost >= 0 for decision in one.list)
        assert one.decisions == len(one.list) >= one.best
        dear = sorted((decision.lost for decision in one.list), reverse=True)
        assert [decision.lost for decision in one.dearest] == [lost for lost in dear[:3] if lost >= 0.005]
        assert [hand.hand for hand in one.hands] == list(range(1, end.hand + 1))
    assert sum(one.won for one in found.seats) == 0
    assert found.graph[0].stacks == (config.starting_stack,) * config.seats
    assert found.graph[-1].stacks == GAME.returns(end)
    assert [point.hand for point in found.graph] == list(range(end.hand + 1))
    for point in found.graph[1:-1]:
        assert plies[point.ply][0].phase == "hand_over"


def test_a_decision_costs_what_its_worth_falls_short_of_the_best() -> None:
    plies = list(played(CONFIGS[1], 3))
    found = review(plies, 0)
    checked = 0
    for decision in found.seats[0].list:
        state, actor, action = plies[decision.ply]
        options = analyse(GAME.view(state, 0)).options
        assert (actor, action) == (0, decision.action)
        assert decision.cards == (
            state.places[0].banner,
            *state.places[0].palace,
            *state.places[0].soldiers,
        )
        for option in options:
            if option.action == action:
                assert decision.lost == pytest.approx(options[0].worth - option.worth, abs=1e-9)
                checked += 1
        assert (decision.reason is None) == (decision.lost < 0.005) == (decision.best == action)
    assert checked > 3


def test_slices_of_any_size_make_the_same_review() -> None:
    plies = list(played(CONFIGS[0], 5))
    assert review(plies, 1, slices=1) == review(plies, 1, slices=7) == review(plies, 1, slices=10_000)


def test_the_luck_of_a_battle_of_two_is_the_outcome_less_the_exact_chance() -> None:
    """Antes 5 + 5, bets 10 + 10: a pot of 30. The defender is asked as it stands before it calls."""
    attacked = after(dealt(["Jh", "Js"], [["2d", "Jd", "5c"], ["3s", "4c", "6d"]]), Battle(0, 10))
    over = after(attacked, Call())
    winner = over.last_battle and over.last_battle.winner
    luck = luck_in(GAME.view(attacked, 0), Call(), GAME.view(over, 0))
    assert winner in (0, 1)
    chance = analyse(GAME.view(attacked, 0)).against[0].chance
    assert chance is not None
    assert luck == pytest.approx(30 * ((winner == 0) - chance), abs=1e-6)


def test_the_luck_of_the_last_comparison_of_two() -> None:
    """A pot of two antes; what was to be expected is the chance when both have been quiet."""
    quiet = after(dealt(["Jh", "Js"], [["2d", "Jd", "5c"], ["3s", "4c", "6d"]]), Stay())
    over = after(quiet, Stay())
    (award,) = over.result
    for seat in (0, 1):
        before, later = GAME.view(quiet, seat), GAME.view(over, seat)
        told = replace(before, table=replace(before.table, deeds=later.table.deeds))
        luck = luck_in(before, Stay(), later)
        assert luck == pytest.approx(10 * ((award.seat == seat) - chance_against(told, 1 - seat)), abs=1e-6)


def test_what_is_not_compared_has_no_luck() -> None:
    start = dealt(["Jh", "Js", "5d"], [["2s", "Jd", "5h"], ["3s", "4s", "6s"], ["7c", "8c", "9c"]])
    attacked = after(start, Battle(2, 10))
    for before, action in (
        (start, Battle(2, 10)),
        (attacked, Fold()),
        (attacked, Raise(20)),
        (start, Stay()),
    ):
        for seat in range(3):
            assert luck_in(GAME.view(before, seat), action, GAME.view(after(before, action), seat)) is None
    fought = after(attacked, Call())
    assert luck_in(GAME.view(attacked, 0), Call(), GAME.view(fought, 0)) is None, "it looks on"
    assert luck_in(GAME.view(attacked, 1), Call(), GAME.view(fought, 1)) is not None


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: f"{config.seats} seats")
def test_held_is_what_the_seat_was_shown_and_no_other_palace(config: Config) -> None:
    """By the events that the seat may know of: what it looked at, and what was laid open."""
    plies = list(played(config, 4))
    for seat in range(config.seats):
        seen: dict[int, dict[int, tuple[str, ...]]] = {}
        for state, _, action in plies[:-1]:
            assert action is not None
            for event in GAME.apply(state, action).events:
                known: Any = GAME.seen_by(event, seat)
                if event.type == "looked" and None not in known.cards:
                    seen.setdefault(state.hand, {})[known.at] = known.cards
                if event.type == "shown":
                    seen.setdefault(state.hand, {})[known.seat] = known.cards
        for hand in review(plies, seat).seats[0].hands:
            wanted = {other: cards for other, cards in seen.get(hand.hand, {}).items() if other != seat}
            assert {one.seat: one.cards for one in hand.held} == wanted


class Table:
    """A person against three bots, through the bridge."""

    def __init__(self, people: int = 1) -> None:
        self.session = Session()
        seats: list[dict[str, Any]] = [{"kind": "human"}] * people
        seats += [{"kind": "bot", "bot": "knight"}] * (4 - people)
        config = {"hands": 2}
        self.view = self.ask(type="new", game="palace_poker", seats=seats, seed=SEED, config=config)["view"]

    def answer(self, **request: Any) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.session.handle(json.dumps(request)))
        return found

    def ask(self, **request: Any) -> dict[str, Any]:
        answer = self.answer(**request)
        assert answer["ok"], answer
        result: dict[str, Any] = answer["result"]
        return result

    def play_to(self, *phases: str) -> None:
        """Stay, keep, call, until the phase is one of these."""
        first = True
        while self.view["phase"] not in phases or first:
            first = False
            legal = {action["type"] for action in self.view["legal"]}
            action = next(({"type": kind} for kind in ("stay", "call") if kind in legal), None)
            if legal and action is None:
                discards = next(one for one in self.view["legal"] if one["type"] == "discard")
                action = {"type": "discard", "cards": discards["cards"][: discards["least"]]}
            request = (
                {"type": "act", "ply": self.view["ply"], "action": action} if action else {"type": "step"}
            )
            self.view = self.ask(**request)["view"]

    def review(self, seat: int | None) -> dict[str, Any]:
        while (found := self.ask(type="review", seat=seat)["review"]) is None:
            pass
        result: dict[str, Any] = found
        return result


def test_after_a_hand_one_seat_may_have_that_hand_reviewed_and_only_then() -> None:
    table = Table()
    assert table.answer(type="review", seat=0)["error"]["code"] == "not_over"
    table.play_to("hand_over")
    assert table.answer(type="review")["error"]["code"] == "not_over", "nobody asks"
    found = table.review(0)
    (seat,) = found["seats"]
    assert [hand["hand"] for hand in seat["hands"]] == [1]
    assert seat["won"] == table.view["seats"][0]["stack"] - 1000
    table.play_to("over")
    whole = table.review(None)
    (seat,) = whole["seats"]
    assert [hand["hand"] for hand in seat["hands"]] == [1, 2]
    assert whole == table.review(0), "once it is over, whoever asks"
    assert [point["hand"] for point in whole["graph"]] == [0, 1, 2]


def test_the_second_hand_alone_is_reviewed_after_it() -> None:
    table = Table()
    table.view = table.ask(
        type="new",
        game="palace_poker",
        seats=[{"kind": "human"}, *[{"kind": "bot", "bot": "squire"}] * 2],
        seed=SEED,
        config={"hands": 3},
    )["view"]
    table.play_to("hand_over")
    before = table.view["seats"][0]["stack"]
    table.play_to("hand_over")
    (seat,) = table.review(0)["seats"]
    assert [hand["hand"] for hand in seat["hands"]] == [2]
    assert seat["won"] == table.view["seats"][0]["stack"] - before
    assert all(decision["hand"] == 2 for decision in seat["list"])


def test_a_match_of_several_people_reviews_the_people_alone() -> None:
    table = Table(people=2)
    table.play_to("over")
    assert [seat["seat"] for seat in table.review(None)["seats"]] == [0, 1]
    table = Table(people=0)
    table.play_to("over")
    found = table.review(None)
    assert found["seats"] == []
    assert len(found["graph"]) == 3
