"""What the searching levels of Palace Poker think by: guesses, outlook, worths and hands played on.

Worths are means over guesses, so they are compared with plain counting within the error of a sample.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from typing import Any

import pytest

from core.protocol import finished
from core.rng import Draw, stream
from palace_poker import rules
from palace_poker.actions import Action, Battle, Buy, Call, Fold, Raise, Stay
from palace_poker.battles import decide
from palace_poker.belief import unknown
from palace_poker.bots import BASELINES, BOTS
from palace_poker.cards import DECK, Cards, rank_of, suit_of
from palace_poker.chance import known_side
from palace_poker.game import GAME
from palace_poker.lots import LOTS, UNIFORM, Range
from palace_poker.outlook import outlook
from palace_poker.ranges import ranges
from palace_poker.rollouts import Rollouts
from palace_poker.sight import Eye
from palace_poker.state import Config, State
from palace_poker.view import View
from palace_poker.worlds import World, guesses, worlds
from palace_poker.worth import Table, folds, weighed
from tests.palace import after, dealt, decisions, with_soldiers

BANNERS, PALACES = ["Jh", "Js"], [["2s", "Jd", "5h"], ["Ac", "Ad", "6s"]]
MANY = Eye(worlds=4000)
TABLES = [(2, "limit"), (2, "no_limit"), (3, "limit"), (4, "no_limit"), (7, "limit"), (10, "no_limit")]
CONFIGS = [Config(seats, hands=2, betting=betting, stack=400) for seats, betting in TABLES]
every_config = pytest.mark.parametrize(
    "config", CONFIGS, ids=lambda config: f"{config.seats} seats, {config.betting}"
)


def draw(name: object = "worth") -> Draw:
    return Draw(bytes(32), str(name))


@cache
def positions(config: Config) -> list[State]:
    """Ten positions out of matches of a quick, a random and a sensible player."""
    bots = BOTS["squire"], BASELINES["random_legal"], BOTS["knight"]
    played = [state for number in range(4) for state, _ in decisions(config, number, *bots)]
    return random.Random(config.seats).sample(played, 10)


def seen(state: State) -> View:
    return GAME.view(state, GAME.to_act(state))


def worths(state: State, eye: Eye = MANY) -> dict[Action, float]:
    return dict(weighed(seen(state), draw(), eye))


# ---------------------------------------------------------------- worlds


@every_config
def test_in_a_world_no_card_lies_twice_and_what_is_known_stays(config: Config) -> None:
    for state in positions(config):
        view = seen(state)
        lie_open = {card for place in state.places for card in place.open_cards}
        lie_open |= {*state.aside, *state.places[view.to_act].palace}
        for world in worlds(view, ranges(view), stream(draw()), 30):
            cards = [card for palace in world.palaces for card in palace]
            assert len({*cards, world.bought}) == len(cards) + 1
            assert lie_open.isdisjoint({*cards, world.bought})
            for seat, palace in enumerate(world.palaces):
                opponent = state.places[seat].in_hand and seat != view.seat
                assert len(palace) == (3 if opponent else 0)
                if opponent and view.seats[seat].palace[0] is not None:
                    assert palace == state.places[seat].palace
            piles = view.table.draw_pile + view.table.discard_pile
            assert (world.bought is None) == (piles == 0)


def test_a_palace_that_was_seen_is_that_in_every_world() -> None:
    state = dealt([*BANNERS, "5d"], [*PALACES, ["7c", "8c", "9c"]])
    state = state.with_place(1, known_to=(2,))
    for world in worlds(GAME.view(state, 2), [UNIFORM] * 3, stream(draw()), 50):
        assert world.palaces[1] == state.places[1].palace
        assert not {*world.palaces[0]} & {*world.palaces[1]}


def test_a_card_known_to_lie_in_the_draw_pile_is_in_no_palace_and_may_be_bought() -> None:
    state = dealt(BANNERS, PALACES)
    state = replace(state, exposed=(*state.exposed, *state.draw_pile[:30]))
    known, bought = set(GAME.view(state, 1).table.in_draw), set()
    assert len(known) == 30
    for world in worlds(GAME.view(state, 1), [UNIFORM] * 2, stream(draw()), 400):
        assert known.isdisjoint(world.palaces[0])
        bought.add(world.bought)
    assert bought & known
    assert bought - known


ACES = {lot.key: (8.0 if 12 in lot.ranks else 1.0) for lot in LOTS[3]}
PAIRS = {lot.key: (6.0 if len(set(lot.ranks)) < 3 else 0.5) for lot in LOTS[3]}
BELIEFS = [UNIFORM, Range(ACES, None, (1.0,) * 4), Range(PAIRS, "s", (1.0, 1.0, 2.0, 3.0))]


def shape(palace: Cards) -> tuple[int, int, int]:
    """How many aces, different ranks and spades it has."""
    ranks = [rank_of(card) for card in palace]
    return ranks.count(14), len(set(ranks)), sum(suit_of(card) == "s" for card in palace)


def shares_of(belief: Range, unseen: Cards) -> dict[tuple[int, int, int], float]:
    """The part of all palaces' weight that each shape has."""
    found: dict[tuple[int, int, int], float] = Counter()
    for palace in combinations(unseen, 3):
        found[shape(palace)] += belief.weight(palace)
    whole = sum(found.values())
    return {kind: weight / whole for kind, weight in found.items()}


@pytest.mark.parametrize("belief", BELIEFS, ids=["any", "aces", "pairs and spades"])
def test_palaces_follow_the_belief(belief: Range) -> None:
    """Each shape as often as its weight, within four standard errors and a hundredth."""
    view = GAME.view(dealt(BANNERS, PALACES), 1)
    count = 6000
    made = worlds(view, [belief, UNIFORM], stream(draw()), count)
    found = Counter(shape(world.palaces[0]) for world in made)
    for kind, share in shares_of(belief, unknown(view)).items():
        error = (share * (1 - share) / count) ** 0.5
        assert abs(found[kind] / count - share) < 4 * error + 0.01, kind


def test_an_image_is_of_all_palaces_that_the_others_may_think_of_the_own_one_too() -> None:
    view = GAME.view(dealt(BANNERS, PALACES), 1)
    count = 6000
    made = guesses(view, 1, BELIEFS[1], stream(draw()), count)
    others = tuple(card for card in DECK if card not in BANNERS)
    found = Counter(map(shape, made))
    for kind, share in shares_of(BELIEFS[1], others).items():
        error = (share * (1 - share) / count) ** 0.5
        assert abs(found[kind] / count - share) < 4 * error + 0.01, kind
    assert {card for palace in made for card in palace} == set(others)


def test_an_image_is_the_palace_itself_once_all_opponents_have_seen_it() -> None:
    state = dealt([*BANNERS, "5d"], [*PALACES, ["7c", "8c", "9c"]])
    for seers, known in (((0,), False), ((0, 2), True)):
        view = GAME.view(state.with_place(1, known_to=seers), 1)
        made = guesses(view, 1, UNIFORM, stream(draw()), 20)
        assert (len({*made}) == 1) == known
        assert not known or made[0] == state.places[1].palace


def test_the_same_draw_makes_the_same_worlds_and_another_one_others() -> None:
    view = GAME.view(dealt([*BANNERS, "5d"], [*PALACES, ["7c", "8c", "9c"]]), 1)
    one, two, three = (worlds(view, ranges(view), stream(draw(name)), 20) for name in ("a", "a", "b"))
    assert one == two != three


# ---------------------------------------------------------------- outlook


@pytest.mark.parametrize("foes", [1, 2, 3, 5, 9])
@pytest.mark.parametrize("pot", [0.5, 1.0, 3.0, 10.0, 40.0, 200.0])
def test_the_outlook_grows_with_share_and_pot_and_shrinks_with_opponents(pot: float, foes: int) -> None:
    found = [outlook(pot, share / 50, foes) for share in range(51)]
    assert found[0] == 0
    assert all(0 <= less <= more for less, more in pairwise(found))
    assert found[-1] > 0
    assert all(outlook(pot + 1, share / 50, foes) >= found[share] for share in range(51))
    assert all(outlook(pot, share / 50, min(9, foes + 1)) <= found[share] for share in range(51))


# ---------------------------------------------------------------- worths


def counted(view: View, foe: int, belief: Range) -> float:
    """The chance of the viewer in a battle: every palace by its weight, and equal hands for half."""
    mine, there = known_side(view.seats[view.seat or 0]), known_side(view.seats[foe])
    won = whole = 0.0
    for palace in combinations(unknown(view), 3):
        weight = belief.weight(palace)
        found = decide(mine, there._replace(palace=palace), view.table.banner_exclusion)
        half = found.winner == "tie" or found.decided_by != "hand"
        whole += weight
        won += weight * (0.5 if half else found.winner == "attacker")
    return won / whole


@pytest.mark.parametrize("exclusion", ["suit", "rank", "none"])
@pytest.mark.parametrize("palace", [["Ac", "Ad", "6s"], ["Kc", "9d", "4s"], ["3c", "5d", "7s"]])
def test_the_last_battle_of_two_is_worth_its_chance_of_the_pot_less_the_price(
    palace: list[str], exclusion: str
) -> None:
    state = dealt(BANNERS, [["2s", "Jd", "8h"], palace], banner_exclusion=exclusion, dealer=1)
    state = after(with_soldiers(state, 0, "Qc"), Battle(1, 20))
    view = seen(state)
    chance = counted(view, 0, ranges(view)[0])
    pot, owed = 10 + 20, 10
    found = worths(state)
    error = (pot + owed) * (chance * (1 - chance) / MANY.worlds) ** 0.5
    assert abs(found[Call()] - (chance * (pot + owed) - owed)) < 4 * error + 0.2
    assert found[Fold()] == 0


def test_a_last_stay_of_two_is_worth_its_chance_of_the_pot() -> None:
    state = after(dealt(BANNERS, PALACES), Stay())
    view = seen(state)
    chance = counted(view, 1, ranges(view)[1])
    error = 10 * (chance * (1 - chance) / MANY.worlds) ** 0.5
    assert abs(worths(state)[Stay()] - 10 * chance) < 4 * error + 0.1


def shown(state: State, seat: int) -> State:
    """The position with that seat's palace known to the one who is to act."""
    return state.with_place(seat, known_to=(GAME.to_act(state),))


STRONG, WEAK = ["Qc", "Qd", "9s"], ["2c", "3d", "5c"]


def faced(mine: list[str], theirs: list[str], **options: Any) -> State:
    """Seat 1 has attacked seat 0, who knows its palace: pot 20, owed 10."""
    return shown(after(dealt(["Qs", "Jh"], [mine, theirs], **options), Battle(0, 10)), 1)


def crowded(mine: list[str], theirs: list[str], **options: Any) -> State:
    """The same with a third seat in the hand, whose palace isn't known: pot 25."""
    palaces = [mine, theirs, ["4c", "6d", "7s"]]
    return shown(after(dealt(["Qs", "Jh", "9d"], palaces, **options), Battle(0, 10)), 1)


BETTING = pytest.mark.parametrize("betting", ["limit", "no_limit"])


@BETTING
def test_a_sure_win_is_worth_the_pot_and_a_lost_hand_its_price(betting: str) -> None:
    sure, lost = worths(faced(STRONG, WEAK, betting=betting)), worths(faced(WEAK, STRONG, betting=betting))
    assert sure[Call()] == 20
    assert all(worth >= 20 for action, worth in sure.items() if isinstance(action, Raise))
    assert any(isinstance(action, Raise) for action in sure)
    assert (lost[Call()], lost[Fold()], sure[Fold()]) == (-10, 0, 0)


def test_an_attack_that_can_only_win_by_a_fold_is_worth_that() -> None:
    """Pot 20 if the other one folds, and nothing of it if not."""
    state = shown(dealt(["Qs", "Jh"], [STRONG, WEAK]), 0)
    given_up = folds(seen(state), Battle(0, 10))
    assert given_up is not None
    assert 0 < given_up < 0.2
    assert worths(state)[Battle(0, 10)] == pytest.approx(20 * given_up - 10)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("table", [faced, crowded], ids=["2 seats", "3 seats"])
@BETTING
def test_no_level_folds_a_sure_win(name: str, table: Callable[..., State], betting: str) -> None:
    view = seen(table(STRONG, WEAK, betting=betting))
    for number in range(12):
        assert isinstance(finished(BOTS[name](view, draw(number))), (Call, Raise))


@pytest.mark.parametrize("name", ["knight", "king"])
@BETTING
def test_who_mixes_little_folds_what_is_lost(name: str, betting: str) -> None:
    view = seen(faced(WEAK, STRONG, betting=betting))
    for number in range(12):
        assert finished(BOTS[name](view, draw(number))) == Fold()


@pytest.mark.parametrize("palaces", [[STRONG, WEAK], [["As", "Ad", "Kc"], ["2d", "3d", "4c"]]])
def test_a_card_that_can_change_nothing_is_not_worth_its_price(palaces: list[list[str]]) -> None:
    """The first has four queens with its soldier, the other one too few good cards for any help."""
    state = with_soldiers(dealt(["Qs", "Jh"], palaces, dealer=1), 0, "Qh")
    found = worths(shown(state, 1), Eye(worlds=400))
    assert found[Buy()] < found[Stay()]


def test_without_piles_there_is_nothing_to_buy_and_of_a_known_pile_only_what_lies_there() -> None:
    state = dealt(BANNERS, PALACES)
    assert Buy() not in worths(replace(state, draw_pile=()), Eye())
    known = replace(state, draw_pile=state.draw_pile[:2], discard_pile=state.draw_pile[2:])
    known = replace(known, exposed=(*state.exposed, *state.draw_pile))
    made = worlds(seen(known), [UNIFORM] * 2, stream(draw()), 50)
    assert {world.bought for world in made} == set(known.draw_pile)


@every_config
def test_worths_are_of_legal_actions_each_once_and_no_more_than_all_chips(config: Config) -> None:
    for state in positions(config):
        found = weighed(seen(state), draw(), Eye(worlds=20))
        legal = GAME.legal_actions(state)
        assert len({one.action for one in found}) == len(found) > 0
        chips = state.pot + sum(place.stack for place in state.places)
        for action, worth in found:
            assert action in legal
            assert -state.places[GAME.to_act(state)].stack - 1 <= worth <= 3 * chips


def test_vain_is_a_battle_that_is_hardly_ever_won_and_a_card_that_adds_too_little() -> None:
    for state, action, vain in (
        (shown(dealt(["Qs", "Jh"], [STRONG, WEAK]), 0), Battle(0, 10), True),
        (shown(dealt(["Qs", "Jh"], [WEAK, STRONG]), 0), Battle(0, 10), False),
        (dealt(["Qs", "Jh"], [STRONG, WEAK]), Battle(0, 10), True),  # A queen lies open there.
        (dealt(BANNERS, PALACES), Battle(0, 10), False),
        (faced(WEAK, STRONG), Raise(20), True),
        (faced(STRONG, WEAK), Raise(20), False),
        (shown(with_soldiers(dealt(["Qs", "Jh"], [STRONG, WEAK]), 0, "Qh"), 0), Buy(), True),
        (replace(dealt(["5s", "Jh"], [WEAK, ["9c", "Td", "2s"]]), pot=400), Buy(), False),
        (faced(WEAK, STRONG), Call(), False),
        (dealt(BANNERS, PALACES), Stay(), False),
    ):
        assert Table(seen(state), draw()).is_vain(action) == vain, action


@pytest.mark.parametrize(("won", "vain"), [(0, True), (2, True), (3, False), (30, False)])
def test_a_battle_won_in_fewer_than_one_world_in_twenty_is_vain(
    won: int, vain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(seen(dealt(BANNERS, PALACES)), draw(), Eye(worlds=60))
    mine = table.mine(table.me.soldiers, table.view.seats[0].banner)
    monkeypatch.setattr(table, "battles", lambda foe: [mine - 1] * won + [mine + 1] * (60 - won))
    assert table.is_vain(Battle(0, 10)) == vain


# ---------------------------------------------------------------- hands played on


def rolled(state: State, count: int = 6) -> tuple[Table, Rollouts]:
    table = Table(seen(state), draw(), Eye(worlds=count))
    return table, Rollouts(table.view, table.worlds, table.image, table.numbers)


@every_config
def test_hands_played_on_keep_to_the_rules_and_to_what_can_be_won(config: Config) -> None:
    """A move against the rules would raise."""
    for state in positions(config):
        table, rollouts = rolled(state)
        stack = state.places[GAME.to_act(state)].stack
        chips = state.pot + sum(place.stack for place in state.places)
        for action, _ in table.weighed():
            for number in range(len(table.worlds)):
                before = rollouts.plies
                gain = rollouts.gain(number, action)
                assert 0 < rollouts.plies - before <= 80, "nobody buys for ever"
                assert -stack <= gain <= chips - stack
                assert gain == 0 or action != Fold()


@every_config
def test_a_world_laid_out_looks_to_its_seat_as_the_table_does(config: Config) -> None:
    for state in positions(config):
        view = seen(state)
        table, rollouts = rolled(state)
        for world in table.worlds:
            guess = rollouts._state(world)
            assert GAME.view(guess, view.seat) == view
            cards = [card for place in guess.places for card in place.cards]
            assert sorted((*cards, *guess.draw_pile, *guess.discard_pile, *guess.aside)) == sorted(DECK)
            if world.bought is not None and guess.draw_pile:
                assert guess.draw_pile[0] == world.bought


@BETTING
def test_of_two_who_play_on_one_wins_what_the_other_loses(betting: str) -> None:
    """One and the same world, played on to its end: no chip comes or goes."""
    state = dealt(["Qs", "Jh"], [STRONG, WEAK], betting=betting)
    _, rollouts = rolled(state, 1)
    end = rollouts._state(World((tuple(STRONG), ()), state.draw_pile[0]))
    while end.phase not in ("hand_over", "over"):
        end = rules.apply(end, rollouts._action(end)).state
    assert sum(place.stack for place in end.places) == 2000
    assert end.pot == 0


def test_a_last_call_played_on_brings_the_pot_or_costs_the_price() -> None:
    for mine, theirs, gain in ((STRONG, WEAK, 20), (WEAK, STRONG, -10)):
        _, rollouts = rolled(faced(mine, theirs))
        assert {rollouts.gain(number, Call()) for number in range(6)} == {gain}
        assert {rollouts.gain(number, Fold()) for number in range(6)} == {0}
