"""What holds in every round of Paule Panik, shown on random ones."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.game import HOUSE, Seat, Setup
from parlour.core.play import random_step
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.cards import cards_in, hand_of
from parlour.games.paule_panik.options import Options
from parlour.games.paule_panik.state import Action, State

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
def test_the_table_turns_only_when_nobody_can_play(chosen: Options, count: int, seed: int) -> None:
    _, steps, _ = played(chosen, count, seed)
    for state, seat, action in steps:
        if seat == HOUSE and GAME.show(action).startswith("turn"):
            assert all(GAME.show(able) == "+" for other in range(count) for able in GAME.legal(state, other))
