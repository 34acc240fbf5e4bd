from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games.third_man.auction import CARDS
from parlour.games.third_man.bots import STRONGEST
from parlour.games.third_man.equilibrium import rows
from parlour.games.third_man.last import equilibrium
from parlour.games.third_man.lookahead import lead, reply
from parlour.games.third_man.winning_chances import Auction, learnt
from tests.games.third_man.deep import gain, last_position

EQUAL = [[0.5, 0.5]] * 3
CARDS_OF_THREE = [*product(range(2), repeat=3)]


@given(st.integers(0, 2**32 - 1))
def test_games_of_three_with_two_cards_each_are_solved_exactly(seed: int) -> None:
    rng = Random(seed)
    worths = [[rng.random() for _ in range(3)] for _ in CARDS_OF_THREE]
    mixes = equilibrium(rows(worths, (2, 2, 2)), EQUAL)
    assert max(gain(worths, mixes, player) for player in range(3)) < 1e-6


def test_where_nobody_can_be_certain_all_three_mix() -> None:
    """The first wants the second's card, the second the third's, the third any but the first's; some want 1 more."""
    worths = [[(1.0 + a) * (a == b), (1.0 + b) * (b == c), float(a != c)] for a, b, c in CARDS_OF_THREE]
    mixes = equilibrium(rows(worths, (2, 2, 2)), EQUAL)
    assert [mix[1] for mix in mixes] == pytest.approx([1 / 2, 1 / 3, 1 / 3])


def test_of_several_equilibria_it_takes_the_nearest() -> None:
    """All want the same card as the others, whichever it is."""
    game = rows([[float(a == b == c)] * 3 for a, b, c in CARDS_OF_THREE], (2, 2, 2))
    for card in range(2):
        usual = [[0.8, 0.2], [0.2, 0.8]][card]
        assert equilibrium(game, [usual] * 3) == [[float(card == 0), float(card == 1)]] * 3


def test_where_all_is_decided_it_changes_nothing() -> None:
    game = rows([[0.0, 1.0, 0.0]] * 8, (2, 2, 2))
    assert max(gain([[0.0, 1.0, 0.0]] * 8, equilibrium(game, EQUAL), player) for player in range(3)) == 0


def test_the_last_auction_leaves_nobody_anything_to_gain() -> None:
    rng, decisions = Random(7), 0
    for _ in range(60):
        position = last_position(rng)
        bidding = lead(position, learnt(), STRONGEST)
        auction = Auction(position, learnt(), bidding.chances)
        for opened, follows in zip(CARDS[position.hands[0]], bidding.replies, strict=True):
            worths = [found[1:] for found in auction.after(opened)]
            assert max(gain(worths, [*follows.mixes], player) for player in range(3)) < 1e-9
            assert reply(position, opened, learnt(), STRONGEST) == follows
        best = max(follows.chances[0] for follows in bidding.replies)
        assert bidding.chances[0] == pytest.approx(best)
        decisions += len({follows.chances[0] for follows in bidding.replies}) > 1
    assert decisions > 15
