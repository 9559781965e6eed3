"""Deeds: what the seats did in a hand, as everybody saw it."""

from __future__ import annotations

from core import codec
from core.protocol import CHANCE, TERMINAL
from core.rng import Draw
from palace_poker.actions import Battle, Buy, Call, Discard, Raise, Stay
from palace_poker.bots import BASELINES
from palace_poker.game import GAME
from palace_poker.state import Config, Court, Deed, State
from tests.palace import after, dealt

BANNERS, PALACES = ["Jh", "Js", "5d"], [["2s", "Jd", "5h"], ["Ac", "Ad", "6s"], ["7c", "8c", "9c"]]


def test_every_deed_is_kept_with_the_table_before_it() -> None:
    start = dealt(BANNERS, PALACES, draw=["9d"])
    assert start.deeds == ()
    state = after(start, Buy(), Discard(()), Stay(), Battle(1, 10), Raise(20), Call())
    assert [(deed.seat, deed.action) for deed in state.deeds] == [
        (1, Buy()),
        (1, Discard(())),
        (2, Stay()),
        (0, Battle(1, 10)),
        (1, Raise(20)),
        (0, Call()),
    ]
    assert state.deeds[0] == Deed(
        1, Buy(), 15, (Court("Jh", (), 995), Court("Js", (), 995), Court("5d", (), 995)), None
    )
    assert state.deeds[1].pot == 25
    assert state.deeds[1].courts[1] == Court("Js", ("9d",), 985)
    assert state.deeds[3].duel is None
    duel = state.deeds[4].duel
    assert duel is not None
    assert (duel.attacker, duel.defender, duel.owed) == (0, 1, 20)
    assert state.deeds[5].duel is not None
    assert state.deeds[5].duel.pending == 20


def test_who_lost_a_battle_has_no_court_in_the_next_deed() -> None:
    state = after(dealt(BANNERS, PALACES), Stay(), Stay(), Battle(1, 10), Call(), Discard(()))
    assert state.players == (1, 2)
    assert state.deeds[-1].courts == (
        None,
        Court("Js", ("Jh",), 985),
        Court("5d", (), 995),
    )


def test_deeds_are_of_this_hand_and_chance_does_none() -> None:
    state = GAME.initial_state(Config(3, hands=4))
    seen, done = 0, 0
    while (turn := GAME.to_act(state)) != TERMINAL:
        if turn == CHANCE:
            action = GAME.sample_chance(state, Draw(bytes(32), GAME.chance_key(state)))
            done = 0 if action.type == "deal" else done
        else:
            action = BASELINES["random_legal"](GAME.view(state, turn), Draw(bytes(32), f"{turn}/{seen}"))
            done += 1
        state = GAME.apply(state, action).state
        seen += 1
        assert len(state.deeds) == done
        assert turn == CHANCE or (state.deeds[-1].seat, state.deeds[-1].action) == (turn, action)
    assert seen > 20


def test_every_viewer_has_the_deeds_and_the_page_has_the_log_for_them() -> None:
    state: State = after(dealt(BANNERS, PALACES), Stay(), Stay())
    for viewer in (None, 0, 1, 2):
        view = GAME.view(state, viewer)
        assert view.table.deeds == state.deeds
        assert "deeds" not in codec.encode(view)["table"]
        assert "in_discard" in codec.encode(view)["table"]
