"""What holds in every round of Costly Tricks, shown on random ones."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from parlour.core.record import Record
from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.cards import Card
from parlour.games.costly_tricks.options import EDITIONS, Options
from parlour.games.costly_tricks.rules import State

seeds = st.integers(0, 2**32 - 1)
editions = st.sampled_from(sorted(EDITIONS))


def played(options: Options, rng: Random) -> tuple[Record, list[tuple[State, int, Card]], State]:
    """A round of random play: its set-up, each state with what was done in it, and the last state."""
    setup = GAME.deal(options, 2, None, rng)
    state = GAME.begin(options, 2, setup)
    steps = []
    while seats := GAME.to_act(state):
        card = rng.choice(GAME.legal(state, seats[0]))
        steps.append((state, seats[0], card))
        state = GAME.apply(state, seats[0], card)
    return setup, steps, state


@given(seeds, editions)
def test_a_round_has_eleven_tricks_and_scores_that_add_up_to_nothing(seed: int, edition: str) -> None:
    _, steps, end = played(EDITIONS[edition], Random(seed))
    result = GAME.result(end)
    assert result is not None
    assert len(steps) == 44
    assert sum(result.tricks) == len(end.tricks) == 11
    assert sum(result.score) == 0


@given(seeds, editions)
def test_somebody_can_act_until_the_round_is_over(seed: int, edition: str) -> None:
    _, steps, end = played(EDITIONS[edition], Random(seed))
    for state, seat, _ in steps:
        assert GAME.to_act(state) == (seat,)
        assert GAME.legal(state, seat)
        assert GAME.legal(state, 1 - seat) == ()
        assert GAME.result(state) is None
    assert GAME.to_act(end) == ()
    assert GAME.result(end) is not None


@given(seeds, editions)
def test_plies_count_the_cards_and_texts_of_actions_come_back(seed: int, edition: str) -> None:
    _, steps, end = played(EDITIONS[edition], Random(seed))
    assert [GAME.ply(state) for state, _, _ in steps] == list(range(44))
    assert GAME.ply(end) == 44
    assert [GAME.parse(GAME.show(card)) for _, _, card in steps] == [card for _, _, card in steps]
