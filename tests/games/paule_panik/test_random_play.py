"""What holds in every round of Paule Panik, shown on random ones."""

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.game import HOUSE
from parlour.core.round import Round
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.cards import RANK, cards_in, cards_of, hand_of, next_to
from parlour.games.paule_panik.options import Options
from parlour.games.paule_panik.state import Play
from tests.games.random_play import random_play

seeds = st.integers(0, 2**32 - 1)
players = st.integers(2, 5)
options = st.builds(
    Options, auto_refill=st.booleans(), placing=st.sampled_from(["play_on", "cards_left"]), bets=st.booleans()
)


def played(chosen: Options, count: int, seed: int) -> Round:
    """A round in a match in which the first seat may have bet before."""
    return random_play(GAME, seed, options=chosen, players=count, carry=[0] if seed % 3 == 0 else None)


@given(options, players, seeds)
@settings(max_examples=40)
def test_no_card_is_lost_and_none_is_there_twice(chosen: Options, count: int, seed: int) -> None:
    for state in played(chosen, count, seed).states:
        places = [*state.piles, *state.stacks, *state.sides]
        assert sum(state.hands) + sum(map(hand_of, places)) == hand_of(cards_in(state.colours))
        assert sum(hand.bit_count() for hand in state.hands) + sum(map(len, places)) == 17 * len(state.colours)


@given(options, players, seeds)
@settings(max_examples=40)
def test_the_table_turns_only_when_nobody_can_play(chosen: Options, count: int, seed: int) -> None:
    made = played(chosen, count, seed)
    for state, (seat, action) in zip(made.states, made.moves, strict=False):
        if seat == HOUSE and GAME.show(action).startswith("turn"):
            assert all(GAME.show(able) == "+" for other in range(count) for able in GAME.legal(state, other))


@given(options, players, seeds)
@settings(max_examples=40)
def test_what_may_be_played_is_what_fits_the_tops_in_order_once_all_have_bet_until_the_end(
    chosen: Options, count: int, seed: int
) -> None:
    for state in played(chosen, count, seed).states:
        going = state.ending is None and None not in state.said
        for seat in range(count):
            able = [
                Play(card, stack)
                for card in cards_of(state.hands[seat])
                for stack in (0, 1)
                if going and RANK[card] in next_to(RANK[state.stacks[stack][-1]])
            ]
            assert [action for action in GAME.legal(state, seat) if isinstance(action, Play)] == able
