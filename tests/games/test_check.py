"""Every game of the package passes the check that any game can be put through (`parlour.check`)."""

import pytest

from parlour.check import check_game
from parlour.check.trial import variants
from parlour.core.discovery import games


@pytest.mark.parametrize("name", games())
def test_pitfall_22_every_game_passes_the_check_that_any_game_can_be_put_through(name: str) -> None:
    """In every variant: somebody can act until the end, nothing leaks, everything comes back."""
    check_game(games()[name], rounds=max(12, len(variants(games()[name]))))
