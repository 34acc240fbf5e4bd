"""What holds in every series, shown on random ones."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.core.game import HOUSE
from parlour.games.third_man import GAME
from parlour.games.third_man.options import EDGES, EDITIONS
from parlour.games.third_man.rules import played
from tests.games.random_play import random_play

seeds = st.integers(0, 2**32 - 1)
editions = st.sampled_from(sorted(EDITIONS))


@given(seeds, editions)
def test_a_series_ends_by_the_rules_and_not_before(seed: int, edition: str) -> None:
    states = random_play(GAME, seed, edition=edition).states
    edge = EDGES[EDITIONS[edition].board_end]
    for state in states:
        off = any(abs(score) >= edge for score in state.scores)
        over = off or played(state) == 9
        assert (GAME.result(state) is not None) == over
        assert state.end == (("board" if off else "auctions") if over else None)
    assert states[-1].end


@given(seeds, editions)
def test_the_turn_counts_up_at_every_open_bid_and_reveal_and_at_nothing_else(seed: int, edition: str) -> None:
    made = random_play(GAME, seed, edition=edition)
    for before, (seat, _), after in zip(made.states, made.moves, made.states[1:], strict=False):
        revealed = len(after.auctions) - len(before.auctions)
        opened = seat == before.leader
        counted = [GAME.ply(state) for state in (before, after)]
        assert None not in counted
        assert GAME.ply(after) == (GAME.ply(before) or 0) + (revealed or opened)


@given(seeds, editions)
def test_scores_are_the_sum_of_the_moves_and_hands_lose_only_what_was_bid(seed: int, edition: str) -> None:
    states = random_play(GAME, seed, edition=edition).states
    end = states[-1]
    counted = [auction for auction in end.auctions if auction.moves is not None]
    moves = [auction.moves for auction in counted if auction.moves is not None]
    assert end.scores == tuple(map(sum, zip(*moves, strict=True)))
    for seat, hand in enumerate(end.hands):
        assert hand == (1 << 10) - 1 - sum(1 << auction.bids[seat] for auction in counted)


def test_random_play_reaches_annulled_auctions_lots_and_both_ends() -> None:
    """The properties above are shown on all of these."""
    reached = set[str]()
    for seed in range(150):
        made = random_play(GAME, seed, edition="french")
        reached |= {str(made.state.end)}
        reached |= {"lot" for seat, _ in made.moves if seat == HOUSE}
        reached |= {"annulled" for auction in made.state.auctions if auction.moves is None}
    assert reached == {"board", "auctions", "lot", "annulled"}
