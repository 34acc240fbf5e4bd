"""What the fields of a game say agrees with what its functions do."""

from itertools import product
from random import Random
from typing import Any

import pytest

from parlour.core.discovery import games
from parlour.core.game import AnyGame
from parlour.core.json import Json
from parlour.core.match import deal, new_match
from parlour.core.options import choose, option_values
from parlour.core.play import random_round
from parlour.core.round import Variant


def variants(game: AnyGame) -> list[Any]:
    """Every way to play a game: all values of all options, by all numbers of players."""
    values = option_values(game)
    chosen: list[dict[str, Json]] = [dict(zip(values, picked, strict=True)) for picked in product(*values.values())]
    edition = game.default_edition
    return [Variant(game, edition, choose(game, edition, one), count) for one in chosen for count in game.players]


@pytest.mark.parametrize("name", games())
def test_a_game_is_in_real_time_just_if_it_has_moments_without_turns(name: str) -> None:
    game, rng = games()[name], Random(1)
    for known in (game, *game.earlier.values()):
        for variant in variants(known):
            played = random_round(variant, deal(new_match(variant), rng), rng)
            without_turns = {known.ply(state) is None for state in played.states}
            assert (True in without_turns) == known.real_time
            assert [known.races(state) for state in played.states] == [
                known.ply(state) is None for state in played.states
            ]


@pytest.mark.parametrize("name", games())
def test_a_game_with_open_hands_shows_everybody_the_same(name: str) -> None:
    game, rng = games()[name], Random(2)
    variant = variants(game)[0]
    state = random_round(variant, deal(new_match(variant), rng), rng).states[1]
    shown = [game.view(state, viewer) for viewer in (None, *range(variant.players))]
    assert all(view == shown[0] for view in shown) == game.open_hands
