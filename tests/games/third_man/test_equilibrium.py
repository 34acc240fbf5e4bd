from itertools import product
from math import log
from random import Random

import pytest

from parlour.games.third_man import equilibrium
from parlour.games.third_man.auction import CARDS
from parlour.games.third_man.bots import CAREFUL, STRONGEST
from parlour.games.third_man.equilibrium import gaps, logit, respond, rows
from parlour.games.third_man.lookahead import Strength, game_after, reply
from parlour.games.third_man.winning_chances import Auction, learnt
from tests.games.third_man.deep import Worths, gain, led_positions


def game(rng: Random, *sizes: int) -> Worths:
    return [[rng.random() for _ in range(3)] for _ in product(*map(range, sizes))]


def test_rows_are_the_worths_of_a_players_own_cards() -> None:
    sizes = (2, 3, 4)
    worths = [[float(f"{player}{a}{b}{c}") for player in range(3)] for a, b, c in product(*map(range, sizes))]
    first, second, third = rows(worths, sizes)
    assert first[1] == [float(f"1{b}{c}") for b, c in product(range(3), range(4))]
    assert second[2] == [float(f"1{a}2{c}") for a, c in product(range(2), range(4))]
    assert third[3] == [float(f"2{a}{b}3") for a, b in product(range(2), range(3))]


def test_gaps_are_what_trying_every_card_gains() -> None:
    rng, sizes = Random(4), (3, 2, 4)
    worths = game(rng, *sizes)
    mixes = [respond([rng.random() for _ in range(size)], 0.5) for size in sizes]
    assert [*gaps(rows(worths, sizes), mixes)] == pytest.approx([gain(worths, mixes, player) for player in range(3)])


def test_the_smaller_tau_is_the_rarer_are_mistakes() -> None:
    assert respond([0.3, 0.3, 0.3], 0.01) == pytest.approx([1 / 3] * 3)
    careless, careful = respond([0.1, 0.2], 0.5), respond([0.1, 0.2], 0.01)
    assert 0.5 < careless[1] < 0.6
    assert careful[1] > 0.999


def test_a_card_that_is_best_whatever_the_others_do_is_bid() -> None:
    worths = [[float(a), float(b), float(2 * c)] for a, b, c in product(range(3), range(2), range(2))]
    for mix in logit(rows(worths, (3, 2, 2)), 0.01, 40):
        assert mix[-1] > 0.999


def test_the_search_goes_on_where_a_few_rounds_leave_too_much_to_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    tau, rounds = 0.05, 4
    games = []
    for position in [*led_positions(range(4))][::2]:
        _, found = game_after(Auction(position, learnt()), CARDS[position.hands[0]][-1])
        games.append((tau * log(position.left + 1), found))
    assert all(max(gaps(found, logit(found, tau, rounds))) <= allowed for allowed, found in games)
    monkeypatch.setattr(equilibrium, "PATIENCE", 1)
    assert not all(max(gaps(found, logit(found, tau, rounds))) <= allowed for allowed, found in games)


@pytest.mark.parametrize("strength", [CAREFUL, STRONGEST])
def test_nobody_who_follows_could_gain_more_by_deviating_than_the_temperature_allows(strength: Strength) -> None:
    """In a logit equilibrium the gap is at most tau times the logarithm of the number of cards."""
    checked = 0
    for position in [*led_positions(range(6))][::3]:
        opened = CARDS[position.hands[0]][position.left // 2]
        auction = Auction(position, learnt())
        worths = [found[1:] for found in auction.after(opened)]
        mixes = reply(position, opened, learnt(), strength).mixes
        allowed = strength.tau * log(position.left + 1) + 1e-9
        for player in range(3):
            assert gain(worths, list(mixes), player) < allowed
            checked += len({*map(tuple, worths)}) > 1
    assert checked > 15
