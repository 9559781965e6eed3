"""The match: who may act when, what can be taken back, what can be looked at again."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

import pytest

from core.errors import GameError, IllegalAction
from core.match import Match
from core.players import Player
from core.protocol import CHANCE, TERMINAL
from core.record import Record
from core.rng import Draw, commitment
from dice_poker.actions import Action, Keep, Roll, Score
from dice_poker.bots import BOTS
from dice_poker.game import GAME
from dice_poker.state import Config
from palace_poker.actions import Action as PalaceAction
from palace_poker.actions import Fold, Stay
from palace_poker.game import GAME as PALACE
from palace_poker.state import Config as PalaceConfig

AnyMatch = Match[Any, Any, Any, Any, Any]
SEED = bytes([7] * 32)


def match_of(*bots: str | None) -> AnyMatch:
    return Match(GAME, Config(len(bots)), tuple(Player(bot=bot) for bot in bots), SEED, BOTS)


def play_out(match: AnyMatch) -> AnyMatch:
    while match.to_act != TERMINAL:
        match.act(match.view(None).legal[-1]) if match.waits_for_person() else match.step()
    return match


def refused(code: str, call: Callable[[], object]) -> GameError:
    with pytest.raises(GameError) as raised:
        call()
    assert raised.value.code == code
    return raised.value


def test_a_person_cannot_act_for_chance_or_a_bot_or_another_seat() -> None:
    match = match_of(None, "club")
    assert match.to_act == CHANCE
    refused("not_your_seat", lambda: match.act(Roll((6, 6, 6, 6, 6))))
    match.step()
    assert match.to_act == 0
    refused("not_your_seat", lambda: match.act(Score("ones"), 1))
    match.act(Score("ones"), 0)
    match.step()
    assert match.to_act == 1
    error = refused("not_your_seat", lambda: match.act(Score("ones")))
    assert error.details == {"to_act": 1}
    assert "ply 3" in error.message


def test_after_the_end_the_rules_refuse_an_action() -> None:
    match = play_out(match_of(None))
    with pytest.raises(IllegalAction, match="D10"):
        match.act(Score("ones"))


def test_a_step_is_for_chance_and_bots_only() -> None:
    match = match_of(None)
    match.step()
    assert "seat 0" in refused("nothing_to_step", match.step).message
    assert "over" in refused("nothing_to_step", play_out(match).step).message


def test_an_illegal_action_changes_nothing() -> None:
    match = match_of(None)
    match.step()
    before = (match.ply, match.view(None), match.log(None))
    with pytest.raises(IllegalAction):
        match.act(Keep((0, 1, 2, 3, 4)))
    assert (match.ply, match.view(None), match.log(None)) == before


def test_undo_takes_back_a_persons_action_until_something_follows() -> None:
    match = match_of(None)
    refused("nothing_to_undo", match.undo)
    match.step()
    refused("nothing_to_undo", match.undo)
    before = match.view(None)
    for action in (Keep((0, 1)), Score("chance")):
        match.act(action)
        assert match.can_undo
        match.undo()
        assert match.view(None) == before
    match.act(Keep((0, 1)))
    match.step()
    assert not match.can_undo
    refused("nothing_to_undo", match.undo)


def test_undo_never_takes_back_a_bots_action() -> None:
    match = match_of("club")
    match.step()
    match.step()
    refused("nothing_to_undo", match.undo)


def test_the_dice_do_not_depend_on_undoing() -> None:
    """Keys name the roll: thinking twice gives no other dice, and a reload neither."""
    match, again = match_of(None), match_of(None)
    for each in (match, again):
        each.step()
    match.act(Keep((0,)))
    match.undo()
    for each in (match, again):
        each.act(Keep((3,)))
        each.step()
    assert match.view(None) == again.view(None)


def test_the_seed_is_revealed_at_the_end_only_and_nothing_is_undone_after_that() -> None:
    match = match_of(None)
    refused("not_over", match.reveal)
    play_out(match)
    assert match.can_undo
    assert commitment(bytes.fromhex(match.reveal())) == match.commitment
    refused("nothing_to_undo", match.undo)


def test_every_past_ply_can_be_viewed_and_has_its_own_log() -> None:
    match = match_of("club", "beginner")
    seen = [(match.view(None), match.log(None))]
    while match.to_act != TERMINAL:
        match.step()
        seen.append((match.view(None), match.log(None)))
    assert [(match.view(None, ply), match.log(None, ply)) for ply in range(match.ply + 1)] == seen
    assert match.log(None, last=3) == match.log(None)[-3:]
    assert match.log(None, 40, last=5) == seen[40][1][-5:]
    assert match.events(None) == match.log(None)[-2:], "scored and game_over"
    with pytest.raises(IndexError, match="plies 0 to"):
        match.view(None, match.ply + 1)


def slow_match(slices: int, asked: list[int]) -> AnyMatch:
    """A person, then a bot that thinks in so many slices before it takes the last of the legal actions."""

    def slow(view: Any, draw: Draw) -> Generator[None, None, Action]:
        for number in range(slices):
            asked.append(number)
            yield
        return list(view.legal)[-1]

    match: AnyMatch = Match(GAME, Config(2), (Player(), Player(bot="slow")), SEED, {"slow": slow})
    for action in (None, Keep((0, 1)), None, Score("chance"), None):
        match.step() if action is None else match.act(action)
    return match


def test_a_thought_is_done_slice_by_slice_and_the_ply_stays_until_its_end() -> None:
    asked: list[int] = []
    match = slow_match(3, asked)
    before = (match.ply, match.view(1), match.record())
    for done in range(3):
        assert not match.think()
        assert asked == list(range(done + 1))
        assert (match.ply, match.view(1), match.record()) == before
    assert match.think()
    assert match.ply == before[0] + 1


def test_a_step_finishes_a_thought_and_slices_lead_to_the_same() -> None:
    matches = [slow_match(slices, []) for slices in (0, 3, 3)]
    matches[2].think()
    for match in matches:
        match.step()
    assert len({match.record() for match in matches}) == 1


def test_chance_and_a_quick_bot_need_one_slice() -> None:
    match = match_of("club")
    assert match.think()
    assert match.think()
    assert match.ply == 2


def test_undo_drops_a_thought() -> None:
    seen: list[int] = []

    def slow(view: Any, draw: Draw) -> Generator[None, None, PalaceAction]:
        seen.append(view.table.quiet)
        yield
        return Stay()

    players = Player(), Player(bot="slow"), Player()
    match: AnyMatch = Match(PALACE, PalaceConfig(3), players, SEED, {"slow": slow})
    while match.to_act != 0:
        match.act(Stay()) if match.waits_for_person() else match.step()
    quiet = match.view(0).table.quiet
    match.act(Stay())
    match.think()
    match.undo()
    match.act(Fold())
    match.step()
    assert seen[-2:] == [quiet + 1, quiet]


def test_a_thought_that_breaks_is_begun_anew() -> None:
    asked: list[int] = []

    def broken(view: Any, draw: Draw) -> Generator[None, None, Action]:
        asked.append(1)
        yield
        raise ValueError("broken")

    match: AnyMatch = Match(GAME, Config(1), (Player(bot="broken"),), SEED, {"broken": broken})
    match.step()
    for _ in range(2):
        assert not match.think()
        with pytest.raises(ValueError, match="broken"):
            match.think()
    assert len(asked) == 2


def test_a_bot_gets_the_draw_of_its_seat_and_ply() -> None:
    drawn = []

    def curious(view: Any, draw: Draw) -> Any:
        drawn.append(draw.below(2**256))
        return BOTS["beginner"](view, draw)

    match: AnyMatch = Match(GAME, Config(1), (Player(bot="curious"),), SEED, {"curious": curious})
    for _ in range(4):
        match.step()
    assert drawn == [Draw(SEED, f"bot/0/{ply}").below(2**256) for ply in (1, 3)]


def test_replay_takes_the_bots_actions_from_the_record() -> None:
    """A cleverer bot in a later version must not change a game that was played."""
    actions = (Keep(()), Score("five_of_a_kind"))
    record = Record("dice_poker", 1, Config(1), (Player(bot="club"),), SEED, actions, None)
    match: AnyMatch = Match.replay(record, GAME, BOTS)
    assert match.record().actions == actions
    assert match.view(None).table.last.row == "five_of_a_kind"


def test_a_record_without_a_ply_goes_on_after_the_roll_that_may_have_been_seen() -> None:
    record: Record[Config, Action] = Record("dice_poker", 1, Config(1), (Player(),), SEED, (), None)
    match: AnyMatch = Match.replay(record, GAME, BOTS)
    assert (match.ply, match.to_act) == (1, 0)


def test_players_and_seats_have_to_agree() -> None:
    refused("bad_config", lambda: Match(GAME, Config(2), (Player(),), SEED, BOTS))
    error = refused("unknown_bot", lambda: Match(GAME, Config(1), (Player(bot="hal"),), SEED, BOTS))
    assert error.details["seat"] == 0
