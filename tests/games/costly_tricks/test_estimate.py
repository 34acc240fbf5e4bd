import pytest

from parlour.games.costly_tricks.cards import parse_hand
from parlour.games.costly_tricks.estimate import HIGHEST, LEAD, LOWEST, VOID, by_control, equal_shares

ALIKE = tuple(map(parse_hand, ["T...", ".T..", "..T.", "...T"]))
A_HAS_THE_ENDS = tuple(map(parse_hand, ["T0...", "54...", "63...", "72..."]))


def test_equal_shares_halve_the_ranks_left_less_what_the_tricks_cost() -> None:
    assert equal_shares(ALIKE, 0) == (40 - 20) // 2


@pytest.mark.parametrize(("leader", "more"), [(0, 1), (1, -1), (2, 1), (3, -1)])
def test_the_lead_counts_for_its_side_where_all_else_is_even(leader: int, more: int) -> None:
    assert by_control(ALIKE, leader) == equal_shares(ALIKE, leader) + more


def test_the_ends_of_a_colour_count_for_the_side_that_holds_them() -> None:
    assert by_control(A_HAS_THE_ENDS, 0) == equal_shares(A_HAS_THE_ENDS, 0) + round((LEAD + HIGHEST + LOWEST) / 10)
    turned = A_HAS_THE_ENDS[1:] + A_HAS_THE_ENDS[:1]
    assert by_control(turned, 1) == equal_shares(turned, 1) - round((LEAD + HIGHEST + LOWEST) / 10)


def test_a_hand_without_a_colour_counts_for_its_side() -> None:
    void_for_b = tuple(map(parse_hand, ["T.5..", "90...", "8.6..", "73..."]))
    without = by_control(void_for_b, 0) - equal_shares(void_for_b, 0)
    assert without == round((LEAD + 2 * HIGHEST - 2 * VOID) / 10)
