"""What games count of those who play: of one round, of a match, of many."""

from random import Random
from typing import Any

import pytest

from parlour.core.discovery import games
from parlour.core.figures import Figure, together, value
from parlour.core.game import AnyGame
from parlour.core.match import deal, new_match
from parlour.core.play import random_step
from parlour.core.round import Round, Variant, begin_round, figures_of

PACE = 400
"""Milliseconds between two moves."""


def played(game: AnyGame, seed: int) -> Round:
    """A round of random play, with times."""
    rng, edition = Random(seed), game.default_edition
    variant = Variant(game, edition, game.editions[edition], game.players[0])
    so_far = begin_round(variant, deal(new_match(variant), rng))
    while (step := random_step(game, so_far.state, rng)) is not None:
        so_far = so_far.advance(*step, PACE * len(so_far.moves))
    return so_far


def test_figures_of_several_rounds_are_the_most_the_sum_or_the_mean() -> None:
    figures = [Figure(3, 2), Figure(9, 4)]
    assert [together(kind, figures) for kind in ("most", "sum", "mean")] == [Figure(9, 4), Figure(12, 6), Figure(12, 6)]
    assert [value(kind, Figure(12, 6)) for kind in ("most", "sum", "mean")] == [12, 12, 2]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_game_counts_only_what_it_says_that_it_counts_and_only_of_rounds_that_are_over(game: AnyGame) -> None:
    rounds = [played(game, seed) for seed in range(3)]
    for seat in range(game.players[0]):
        found = figures_of(game, rounds, seat)
        assert game.figures is not None
        assert [*found] == [*game.figures.kinds], "in that order"
        assert all(figure.of > 0 for figure in found.values())
        assert figures_of(game, [each.cut(len(each.moves) // 2) for each in rounds], seat) == {}
        one_by_one = [figures_of(game, [each], seat) for each in rounds]
        for name, kind in game.figures.kinds.items():
            assert found[name] == together(kind, [each[name] for each in one_by_one])


def test_a_game_that_counts_nothing_has_no_figures() -> None:
    (game, *_) = games().values()
    bare: Any = type("Bare", (), {"figures": None})
    assert figures_of(bare, [played(game, 1)], 0) == {}
