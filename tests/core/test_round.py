"""A round, with its whole history."""

import pickle
from random import Random

import pytest

from parlour.core.discovery import games
from parlour.core.play import random_round
from parlour.core.round import Round, Variant, begin_round

NAMES = sorted(games())


def played(name: str, seed: int = 3) -> Round:
    game, rng = games()[name], Random(seed)
    variant = Variant(game, game.default_edition, game.editions[game.default_edition], game.players[0])
    return random_round(variant, game.deal(variant.options, variant.players, None, rng), rng)


@pytest.mark.parametrize("name", NAMES)
def test_what_was_there_before_a_move_is_there_after_it(name: str) -> None:
    whole = played(name)
    for length in range(len(whole.moves)):
        part = whole.cut(length)
        assert (part.state, len(part.moves)) == (whole.states[length], length)
        again = part.advance(*whole.moves[length], time=7)
        assert (again.state, again.times[-1]) == (whole.states[length + 1], 7)
        assert (len(part.moves), len(part.times), len(part.states)) == (length, length, length + 1)
    assert whole.outcome is not None
    assert whole.cut(0) == begin_round(whole.variant, whole.setup)


@pytest.mark.parametrize("name", NAMES)
def test_a_round_goes_to_another_process_as_it_is(name: str) -> None:
    whole = played(name)
    part = whole.cut(len(whole.moves) // 2)
    sent = pickle.loads(pickle.dumps(part))
    assert sent == part
    assert sent.game is whole.game, "a game is its name there, too"
    assert len(sent.states._items) == len(part.states), "what came later does not go along"
