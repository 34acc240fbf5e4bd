"""What holds in every round of Costly Tricks, shown on random ones."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.options import EDITIONS
from tests.games.random_play import random_play


@given(st.integers(0, 2**32 - 1), st.sampled_from(sorted(EDITIONS)))
def test_a_round_has_eleven_tricks_and_scores_that_add_up_to_nothing(seed: int, edition: str) -> None:
    made = random_play(GAME, seed, edition=edition)
    assert len(made.moves) == 44
    assert sum(made.outcome.tricks) == len(made.state.tricks) == 11
    assert sum(made.outcome.score) == 0
