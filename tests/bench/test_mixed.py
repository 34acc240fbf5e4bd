"""Tables drawn by lot: whatever number of matches is asked for, there is something to say of every bot."""

from random import Random

import pytest
from bench.arena import Contest
from bench.bots import BY_GAME
from bench.mixed import FEWEST, drawn, lineup

MIXED = [contest for contest in BY_GAME.values() if contest.mixed]


@pytest.mark.parametrize("contest", MIXED, ids=lambda contest: contest.game.name)
@pytest.mark.parametrize("matches", [1, 4, 500])
def test_every_bot_sits_at_enough_tables_for_a_figure(contest: Contest, matches: int) -> None:
    seeds = [*drawn(contest, matches)]
    assert len(seeds) * contest.players >= matches
    for name in contest.mixed:
        assert sum(name in lineup(contest, Random(seed)) for seed in seeds) >= FEWEST


@pytest.mark.parametrize("contest", MIXED, ids=lambda contest: contest.game.name)
def test_no_table_is_drawn_that_is_not_needed(contest: Contest) -> None:
    assert len([*drawn(contest, 500)]) == -(-500 // contest.players)
