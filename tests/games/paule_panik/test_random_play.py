"""What holds in every round of Paule Panik, shown on random ones."""

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace as with_fields

from parlour.core.errors import ParlourError
from parlour.core.game import HOUSE, Seat, Setup
from parlour.core.play import random_step
from parlour.core.record import as_record, replay
from parlour.core.round import Round, Variant, begin_round
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.cards import cards_in, hand_of
from parlour.games.paule_panik.options import Options
from parlour.games.paule_panik.state import Action, State, Told, betting
from tests.games.paule_panik.play import every_action

seeds = st.integers(0, 2**32 - 1)
players = st.integers(2, 5)
options = st.builds(
    Options, auto_refill=st.booleans(), placing=st.sampled_from(["play_on", "cards_left"]), bets=st.booleans()
)
LONGEST = 1500
"""Steps after which a round that forgetful players do not finish is left."""

Step = tuple[State, Seat, Action]


def played(chosen: Options, count: int, seed: int) -> tuple[Setup, list[Step], State]:
    """A round of random play: its set-up, each state with what was done in it, and the last state."""
    rng = Random(seed)
    setup = GAME.deal(chosen, count, [0] if seed % 3 == 0 else None, rng)
    state, steps = GAME.begin(chosen, count, setup), list[Step]()
    while len(steps) < LONGEST and (step := random_step(GAME, state, rng)):
        steps.append((state, *step))
        state = GAME.apply(state, *step)
    return setup, steps, state


def told_nothing(state: State) -> State:
    return with_fields(state, told=Told())


@given(options, players, seeds)
@settings(max_examples=40)
def test_pitfall_22_somebody_can_act_or_the_table_will_until_the_round_is_over(
    chosen: Options, count: int, seed: int
) -> None:
    _, steps, end = played(chosen, count, seed)
    for state, _, _ in steps:
        able = [seat for seat in range(count) if GAME.legal(state, seat)]
        assert able or GAME.due(state) is not None
        assert set(able) <= set(GAME.to_act(state))
        assert GAME.result(state) is None
    if len(steps) < LONGEST:
        assert GAME.to_act(end) == ()
        assert GAME.due(end) is None
        assert GAME.result(end) is not None


@given(options, players, seeds)
@settings(max_examples=15)
def test_exactly_the_legal_actions_apply_and_a_refused_one_changes_nothing(
    chosen: Options, count: int, seed: int
) -> None:
    _, steps, end = played(chosen, count, seed)
    for state in [*(state for state, _, _ in steps[seed % 11 :: 11]), end]:
        before = msgspec.json.encode(state)
        for seat in range(count):
            legal = set(GAME.legal(state, seat))
            assert len(legal) == len(GAME.legal(state, seat))
            assert {action for action in every_action(count) if applies(state, seat, action)} == legal
        assert msgspec.json.encode(state) == before


def applies(state: State, seat: Seat, action: Action) -> bool:
    try:
        GAME.apply(state, seat, action)
    except ParlourError:
        return False
    return True


@given(options, players, seeds)
@settings(max_examples=40)
def test_no_card_is_lost_and_none_is_there_twice(chosen: Options, count: int, seed: int) -> None:
    _, steps, end = played(chosen, count, seed)
    for state in (*(state for state, _, _ in steps), end):
        places = [*state.piles, *state.stacks, *state.sides]
        assert sum(state.hands) + sum(map(hand_of, places)) == hand_of(cards_in(state.colours))
        assert sum(hand.bit_count() for hand in state.hands) + sum(map(len, places)) == 17 * len(state.colours)


@given(options, players, seeds)
@settings(max_examples=40)
def test_the_record_of_a_round_replays_to_what_was_live(chosen: Options, count: int, seed: int) -> None:
    setup, steps, end = played(chosen, count, seed)
    if betting(end) or (end.ending and GAME.result(end) is None):
        return
    live = going_through(chosen, count, setup, steps)
    replayed = replay(as_record(live)).round
    assert told_nothing(replayed.state) == end
    assert replayed.outcome == live.outcome
    assert as_record(replayed) == as_record(live)


def going_through(chosen: Options, count: int, setup: Setup, steps: list[Step]) -> Round:
    live = begin_round(Variant(GAME, GAME.default_edition, chosen, count), setup)
    for _, seat, action in steps:
        live = live.advance(seat, action)
    return live


@given(options, players, seeds, st.randoms(use_true_random=False))
@settings(max_examples=40)
def test_a_record_may_stop_anywhere_once_the_bets_are_made(
    chosen: Options, count: int, seed: int, choice: Random
) -> None:
    setup, steps, _ = played(chosen, count, seed)
    cut = choice.randrange(len(steps))
    state = steps[cut][0]
    if betting(state) or state.ending:
        return
    record = as_record(going_through(chosen, count, setup, steps[:cut]))
    assert told_nothing(replay(record).round.state) == state


@given(options, players, seeds)
@settings(max_examples=40)
def test_pitfall_09_a_log_replays_without_a_generator_chance_included(chosen: Options, count: int, seed: int) -> None:
    setup, steps, end = played(chosen, count, seed)
    state = GAME.begin(chosen, count, setup)
    for _, seat, action in steps:
        state = GAME.apply(state, seat, GAME.parse(GAME.show(action)))
    assert state == end


@given(options, players, seeds)
@settings(max_examples=40)
def test_the_table_turns_only_when_nobody_can_play(chosen: Options, count: int, seed: int) -> None:
    _, steps, _ = played(chosen, count, seed)
    for state, seat, action in steps:
        if seat == HOUSE and GAME.show(action).startswith("turn"):
            assert all(GAME.show(able) == "+" for other in range(count) for able in GAME.legal(state, other))
