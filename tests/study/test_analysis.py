"""Whose move it is, whatever the number of players."""

from dataclasses import replace
from random import Random

import pytest

from parlour.core.discovery import games
from parlour.core.match import deal, new_match
from parlour.core.options import choose
from parlour.core.round import Variant, begin_round
from parlour.study.analysis import mover
from parlour.study.position import studied


@pytest.mark.parametrize("name", [game.name for game in studied()])
def test_the_side_that_plays_is_found_among_those_who_really_play(name: str) -> None:
    """A game may also be played by other numbers, with the sides in another order."""
    game = games()[name]
    count = game.players[0]
    sides = {count: game.match.sides(count), count + 2: tuple(1 - side for side in game.match.sides(count)) + (0, 1)}
    wider = replace(game, players=(count + 2, count), match=replace(game.match, sides=sides.__getitem__))
    variant = Variant(wider, game.default_edition, choose(game), count)
    moment = begin_round(variant, deal(new_match(variant), Random(1)))
    while seats := game.to_act(moment.state):
        assert mover(moment) == sides[count][seats[0]]
        moment = moment.advance(seats[0], game.legal(moment.state, seats[0])[0])
    assert mover(moment) is None
