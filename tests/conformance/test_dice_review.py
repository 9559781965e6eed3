"""Reviews, advice and branches, through the door: what decisions cost, and what the dice gave."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bridge import palace
from bridge.api import Session
from core import record as records
from core.match import Match
from core.protocol import CHANCE, TERMINAL
from dice_poker import analysis, tables
from dice_poker.analysis import value
from dice_poker.bots import BOTS
from dice_poker.game import GAME
from dice_poker.review import DEAREST, GOOD_ENOUGH, Reviewer
from tests import dice_oracle

GOLDEN = Path(__file__).parents[1] / "golden"
FINISHED = ("perfect_alone", "beginner_and_master", "three_people", "club_to_master")
SEATS = [(name, seat) for name, seats in zip(FINISHED, (1, 2, 3, 4), strict=True) for seat in range(seats)]
every_game = pytest.mark.parametrize("name", FINISHED)
every_seat = pytest.mark.parametrize(("name", "seat"), SEATS)


def ask(session: Session, **request: object) -> Any:
    answer = json.loads(session.handle(json.dumps(request)))
    assert answer["ok"], answer
    return answer["result"]


def refused(session: Session, **request: object) -> dict[str, Any]:
    answer = json.loads(session.handle(json.dumps(request)))
    assert not answer["ok"], answer
    error: dict[str, Any] = answer["error"]
    return error


def record_of(name: str) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads((GOLDEN / f"{name}.jsonl").read_text("utf-8").partition("\n")[0])
    return plain


def loaded(name: str) -> Session:
    session = Session()
    ask(session, type="load", record=record_of(name))
    return session


def reviewed(session: Session) -> dict[str, Any]:
    """The whole review, asked for slice by slice."""
    done = 0
    while True:
        answer = ask(session, type="review")
        assert done < answer["done"] <= answer["total"] or answer["review"]
        assert (answer["review"] is not None) == (answer["done"] == answer["total"])
        if answer["review"]:
            found: dict[str, Any] = answer["review"]
            return found
        done = answer["done"]


@cache
def review_of(name: str) -> dict[str, Any]:
    return reviewed(loaded(name))


@cache
def match_of(name: str) -> Match[Any, Any, Any, Any, Any]:
    return Match.replay(records.decode(record_of(name), GAME), GAME, BOTS)


@every_seat
def test_expected_and_luck_less_what_was_lost_is_the_total(name: str, seat: int) -> None:
    found = review_of(name)["seats"][seat]
    assert found["total"] == match_of(name).view(None).outcome.totals[seat]
    assert found["expected"] + found["luck"] - found["lost"] == pytest.approx(found["total"], abs=1e-6)
    assert found["expected"] == pytest.approx(229.6385, abs=1e-4)


@every_seat
def test_luck_is_what_the_dice_gave(name: str, seat: int) -> None:
    """Added up from the views before and after each of chance's plies."""
    moments, luck = list(match_of(name).moments(None)), 0.0
    for (before, actor, _), (after, _, _) in pairwise(moments):
        if actor == CHANCE and before.table.turn == seat:
            luck += value(after, seat) - value(before, seat)
    assert review_of(name)["seats"][seat]["luck"] == pytest.approx(luck, abs=1e-6)


@every_seat
def test_what_decisions_cost_is_counted_the_same_by_the_oracle(name: str, seat: int) -> None:
    found, known = review_of(name)["seats"][seat], dice_oracle.dearest(record_of(name), seat)
    assert {made["ply"]: made["lost"] for made in found["list"]} == pytest.approx(dict(known), abs=1e-6)
    dear = [(ply, cost) for ply, cost in known if cost >= GOOD_ENOUGH]
    assert [made["ply"] for made in found["dearest"]] == [ply for ply, _ in dear[:DEAREST]]
    assert found["lost"] == pytest.approx(sum(cost for _, cost in known), abs=1e-6)
    assert found["decisions"] == len(found["list"]) == len(known)
    assert found["best"] == len(known) - len(dear)
    assert found["lost_per_decision"] == pytest.approx(found["lost"] / found["decisions"])


def test_the_reviewed_games_have_something_to_find() -> None:
    costs = [review_of(name)["seats"][seat]["dearest"] for name, seat in SEATS]
    assert sum(len(dearest) == DEAREST for dearest in costs) >= 5


@every_game
def test_each_decision_is_told_as_it_was_made(name: str) -> None:
    match, made = match_of(name), {}
    for ply, (view, actor, action) in enumerate(match.moments(None)):
        if actor not in (CHANCE, TERMINAL):
            made[ply] = (view, actor, action)
    listed = [decision for seat in review_of(name)["seats"] for decision in seat["list"]]
    assert sorted(decision["ply"] for decision in listed) == list(made)
    for decision in listed:
        view, actor, action = made[decision["ply"]]
        assert (decision["seat"], decision["round"]) == (actor, view.table.round)
        assert (decision["roll"], decision["dice"]) == (3 - view.table.rolls_left, list(view.table.dice))
        assert decision["action"]["type"] == action.type
        assert decision["lost"] >= 0
        assert -1e-9 <= decision["lost_chance"] <= 1
        slip = decision["lost"] >= GOOD_ENOUGH
        assert (decision["best"]["action"] != decision["action"]) == slip
        assert (decision["reason"] is not None) == (decision["reason_played"] is not None) == slip


@every_seat
def test_accuracy_is_between_nothing_and_everything(name: str, seat: int) -> None:
    found = review_of(name)["seats"][seat]
    assert 0 <= found["accuracy"] <= 1
    level = record_of(name)["seats"][seat].get("bot")
    if level in ("club", "expert", "perfect", "master"):
        assert found["accuracy"] > 0.8


@pytest.mark.parametrize(("name", "seat"), [("perfect_alone", 0), ("club_to_master", 2)])
def test_perfect_loses_nothing(name: str, seat: int) -> None:
    found = review_of(name)["seats"][seat]
    assert record_of(name)["seats"][seat]["bot"] == "perfect"
    assert found["lost"] == pytest.approx(0, abs=1e-6)
    assert (found["accuracy"], found["dearest"]) == (pytest.approx(1), [])
    assert found["best"] == found["decisions"]


@pytest.mark.parametrize(("name", "seat"), [("beginner_and_master", 1), ("club_to_master", 3)])
def test_master_loses_no_chance_to_win(name: str, seat: int) -> None:
    assert record_of(name)["seats"][seat]["bot"] == "master"
    assert review_of(name)["seats"][seat]["lost_chance"] == pytest.approx(0, abs=1e-6)


def worst_game() -> Session:
    """A person scores every first roll in the lowest row that gives nothing, or the least."""
    session = Session()
    ask(session, type="new", game="dice_poker", seats=[{"kind": "human"}], seed="0b" * 32)
    view = ask(session, type="step")["view"]
    while view["to_act"] != TERMINAL:
        preview = dict(zip(view["table"]["rows"], view["table"]["preview"], strict=True))
        row = min((row for row in preview if preview[row] is not None), key=preview.__getitem__)
        ask(session, type="act", ply=view["ply"], action={"type": "score", "row": row})
        if ask(session, type="view")["view"]["to_act"] == CHANCE:
            ask(session, type="step")
        view = ask(session, type="view")["view"]
    return session


def test_whoever_plays_worse_than_by_lot_has_accuracy_0() -> None:
    found = reviewed(worst_game())["seats"][0]
    assert found["accuracy"] == 0
    assert found["lost"] > 150
    assert found["expected"] + found["luck"] - found["lost"] == pytest.approx(found["total"], abs=1e-6)


@every_game
def test_the_graph_has_a_point_for_each_turn_and_the_end(name: str) -> None:
    found, seats = review_of(name)["graph"], len(record_of(name)["seats"])
    assert [point["seat"] for point in found] == [*range(seats)] * 13 + [None]
    assert [point["round"] for point in found] == [r for r in range(1, 14) for _ in range(seats)] + [13]
    assert [point["ply"] for point in found] == sorted({point["ply"] for point in found})
    assert all(sum(point["chances"]) == pytest.approx(1) for point in found)
    assert found[0]["chances"] == pytest.approx([1 / seats] * seats, abs=1e-3)
    outcome = match_of(name).view(None).outcome
    ends = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
    assert found[-1]["chances"] == pytest.approx(ends)


@pytest.mark.parametrize("slices", [[1] * 1000, [1000], [7, 5, 300, 1]], ids=len)
def test_slices_of_any_size_make_the_same_review(slices: list[int]) -> None:
    reviewer = Reviewer(match_of("perfect_alone").moments(None))
    for plies in slices:
        assert (reviewer.review is None) == (reviewer.done < reviewer.total)
        reviewer.advance(plies)
    whole = Reviewer(match_of("perfect_alone").moments(None))
    whole.advance(whole.total)
    assert reviewer.review == whole.review is not None


def test_a_review_is_of_the_match_as_it_is_now() -> None:
    """A person may still take back the last entry; so another end needs another review."""
    session = worst_game()
    before = reviewed(session)
    ply = ask(session, type="view")["ply"]
    view = ask(session, type="undo", ply=ply)["view"]
    assert refused(session, type="review")["code"] == "not_over"
    row = view["legal"][-1]
    ask(session, type="act", ply=view["ply"], action={"type": "keep", "dice": []})
    view = ask(session, type="step")["view"]
    ask(session, type="act", ply=view["ply"], action=row)
    after = reviewed(session)
    total = ask(session, type="view")["view"]["seats"][0]["total"]
    assert after["seats"][0]["total"] == total
    assert after["seats"][0]["decisions"] == before["seats"][0]["decisions"] + 1


@pytest.mark.parametrize("name", FINISHED[1:3])
def test_a_branch_replays_to_its_ply_and_goes_on_with_the_same_dice(name: str) -> None:
    session = loaded(name)
    last = ask(session, type="view")["ply"]
    for ply in (0, 1, 2, 17, last // 2, last - 1, last):
        branch = ask(session, type="branch", ply=ply)["record"]
        again = Session()
        view = ask(again, type="load", record=branch)["view"]
        assert view["ply"] == ply
        past = ask(session, type="view", ply=ply)["view"]
        assert {**view, "can_undo": None} == {**past, "can_undo": None}
        assert ask(again, type="save")["record"] == branch
        assert branch["actions"] == record_of(name)["actions"][: len(branch["actions"])]
        if view["to_act"] == CHANCE:
            dice = ask(again, type="step")["view"]["table"]["dice"]
            assert dice == ask(session, type="view", ply=ply + 1)["view"]["table"]["dice"]
    assert ask(session, type="view")["ply"] == last, "the match itself stays as it is"
    assert refused(session, type="branch", ply=last + 1)["code"] == "bad_request"
    assert refused(session, type="branch", ply=-1)["code"] == "bad_request"
    assert refused(session, type="branch")["code"] == "bad_request"


def test_past_and_present_plies_are_analysed_and_explained() -> None:
    session = loaded("beginner_and_master")
    match = match_of("beginner_and_master")
    for ply in (0, 1, 2, 40, match.ply):
        answer = ask(session, type="analyse", ply=ply)
        assert answer["ply"] == ply
        found = answer["analysis"]
        view = match.view(None, ply)
        assert found["seat"] == view.table.turn
        assert sum(found["chances"]) == pytest.approx(1)
        assert bool(found["options"]) == (view.phase == "decide")
        for option in found["options"][:3]:
            reason = ask(session, type="explain", ply=ply, action=option["action"])["reason"]
            assert reason["type"] == option["action"]["type"]
    assert ask(session, type="analyse") == ask(session, type="analyse", ply=match.ply)
    assert [ask(session, type="analyse", ply=1, seat=seat) for seat in (0, 1)] == [
        ask(session, type="analyse", ply=1)
    ] * 2


def test_advice_is_refused_with_its_reason() -> None:
    session = Session()
    action = {"type": "score", "row": "ones"}
    requests: list[dict[str, Any]] = [
        {"type": "analyse"},
        {"type": "explain", "action": action},
        {"type": "review"},
        {"type": "branch", "ply": 0},
    ]
    assert {refused(session, **request)["code"] for request in requests} == {"no_game"}
    ask(session, type="new", game="dice_poker", seats=[{"kind": "human"}] * 2, seed="5e" * 32)
    assert refused(session, type="review")["code"] == "not_over"
    assert refused(session, type="explain", action=action)["code"] == "no_choice"
    ask(session, type="step")
    assert ask(session, type="explain", action=action)["reason"]["type"] == "score"
    assert refused(session, type="explain")["code"] == "bad_request"
    assert refused(session, type="explain", action={"type": "roll", "dice": [1] * 5})["code"] == "no_choice"
    assert refused(session, type="explain", action={"type": "score", "row": "x"})["code"] == "malformed"
    for wrong in (2, -1):
        assert refused(session, type="analyse", ply=wrong)["code"] == "bad_request"
        assert refused(session, type="analyse", seat=wrong)["code"] == "bad_request"


def test_a_game_without_analysis_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(palace, "ENTRY", replace(palace.ENTRY, adviser=None))
    session = Session()
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "squire"}]
    ask(session, type="new", game="palace_poker", seats=seats, seed="5e" * 32)
    for request in ({"type": "analyse"}, {"type": "explain", "action": {"type": "stay"}}, {"type": "review"}):
        error = refused(session, **request)
        assert (error["code"], error["message"]) == ("no_analysis", "there is no analysis of palace_poker")
    assert ask(session, type="branch", ply=0)["record"] == ask(session, type="save")["record"]


def test_without_tables_it_asks_for_them_and_goes_on_once_they_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = Path(tables.__file__).parents[2] / ".build" / "compiled" / "dice_poker.tables"
    content = file.read_bytes()
    session = loaded("perfect_alone")
    monkeypatch.setattr(tables, "_installed", [])
    monkeypatch.setattr(tables, "_BUILT", "/.build/nowhere")
    analysis._plan_for_points.cache_clear()
    for request in ({"type": "analyse"}, {"type": "review"}):
        error = refused(session, **request)
        assert (error["code"], error["args"]) == ("no_tables", {"game": "dice_poker"})
    playing = Session()
    ask(playing, type="new", game="dice_poker", seats=[{"kind": "bot", "bot": "club"}], seed="5e" * 32)
    ask(playing, type="step")
    assert refused(playing, type="step")["code"] == "no_tables"
    with pytest.raises(ValueError, match="damaged"):
        session.install_tables("dice_poker", content[:-1])
    with pytest.raises(ValueError, match="no game 'palace_poker' with tables"):
        session.install_tables("palace_poker", content)
    assert refused(session, type="analyse")["code"] == "no_tables"
    session.install_tables("dice_poker", content)
    assert ask(session, type="analyse")["analysis"]["options"] == []
    assert ask(playing, type="step")["ply"] == 2
    assert reviewed(session) == review_of("perfect_alone")
