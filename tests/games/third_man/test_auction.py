"""What four bids come to (TM-4) and when they are annulled (TM-5)."""

from itertools import product

import pytest

from parlour.games.third_man.auction import PLACES, RANKS, move, outcome


def bids_of(text: str) -> tuple[int, ...]:
    return tuple(map(int, text))


def moves(text: str) -> tuple[int, ...] | None:
    came = outcome(bids_of(text))
    return None if came is None else came.moves


def places(text: str) -> tuple[str, ...] | None:
    came = outcome(bids_of(text))
    return None if came is None else came.places


def test_tm_04_first_earns_ten_less_his_bid_second_pays_third_doubles_and_the_last_stays() -> None:
    assert moves("9754") == (1, -7, 10, 0)
    assert places("9754") == ("first", "second", "third", "last")
    assert moves("2038") == (4, 0, -3, 2)


def test_tm_04_two_who_share_the_highest_bid_share_the_prize_and_the_next_is_third() -> None:
    assert moves("9953") == (-4, -4, 10, 0)
    assert places("9953") == ("shared-first", "shared-first", "third", "last")


def test_tm_04_two_who_share_the_highest_bid_gain_with_a_low_one() -> None:
    assert moves("1022") == (2, 0, 3, 3)


def test_tm_04_two_share_the_highest_and_the_other_two_are_both_third() -> None:
    assert moves("5995") == (10, -4, -4, 10)
    assert places("5995") == ("shared-third", "shared-first", "shared-first", "shared-third")


def test_tm_04_two_share_the_second_place_both_pay_and_nobody_is_third() -> None:
    assert moves("9773") == (1, -7, -7, 0)
    assert places("9773") == ("first", "shared-second", "shared-second", "last")


def test_tm_04_two_share_the_third_place_and_both_double() -> None:
    assert moves("9755") == (1, -7, 10, 10)
    assert places("9755") == ("first", "second", "shared-third", "shared-third")


@pytest.mark.parametrize("bids", ["5559", "5550", "9995", "0002", "4444", "0000", "9999"])
def test_tm_04_three_or_four_equal_bids_annul_whatever_their_height(bids: str) -> None:
    assert moves(bids) is None


def test_tm_04_every_four_bids_have_an_outcome_unless_three_are_equal() -> None:
    for bids in product(RANKS, repeat=4):
        annulled = max(bids.count(bid) for bid in bids) >= 3
        assert (outcome(bids) is None) == annulled, bids


def test_tm_04_equal_bids_take_the_same_place_and_the_order_of_the_seats_does_not_matter() -> None:
    for bids in product(RANKS, repeat=4):
        came, turned = outcome(bids), outcome(bids[::-1])
        if came is None or turned is None:
            continue
        assert came.moves == turned.moves[::-1]
        assert len(set(zip(bids, came.places, strict=True))) == len(set(bids))
        assert came.moves == tuple(map(move, came.places, bids))


def test_tm_04_there_is_nobody_second_beside_two_firsts_and_nobody_third_beside_two_seconds() -> None:
    for taken in PLACES.values():
        assert not {"shared-first", "second"} <= set(taken)
        assert not {"shared-second", "third"} <= set(taken)
