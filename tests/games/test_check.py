"""Every game of the package passes the check that any game can be put through (`parlour.check`)."""

from dataclasses import replace
from typing import Any

import pytest

from parlour.check import Fault, check_game
from parlour.check.records import a_record_may_stop_anywhere
from parlour.check.trial import play, variants
from parlour.core.discovery import games
from parlour.core.game import Seat


@pytest.mark.parametrize("name", games())
def test_pitfalls_12_and_22_every_game_passes_the_check_that_any_game_can_be_put_through(name: str) -> None:
    """In every variant: somebody can act until the end, nothing leaks, everything comes back without a generator."""
    check_game(games()[name], rounds=max(12, len(variants(games()[name]))))


def test_it_finds_a_record_that_gives_sealed_bids_to_the_wrong_seats() -> None:
    """Whose order in the record is not the one in which they were made, so that no two moves can be compared."""
    game = games()["third-man"]

    def write(state: Any, seat: Seat, action: Any) -> str | None:
        text = game.record.write(state, seat, action)
        return None if text is None else text[::-1]

    broken = replace(game, record=replace(game.record, write=write))
    trial = play(variants(broken)[0], seed=0, longest=500)
    with pytest.raises(Fault, match="its record leads to another state"):
        a_record_may_stop_anywhere(trial)
