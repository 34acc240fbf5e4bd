"""What is counted of whoever has played: bids and places (TM-2, TM-4, TM-5)."""

from parlour.core.figures import Figure
from parlour.games.third_man.figures import count
from parlour.games.third_man.rules import apply, result, start

EDGE = 21


def series(*auctions: str):  # type: ignore[no-untyped-def]
    state = start(0, EDGE)
    for bids in auctions:
        leader = state.leader
        for seat in sorted(range(4), key=lambda seat: seat != leader):
            state = apply(state, seat, int(bids[seat]))
    return state


def test_bids_and_places_are_counted_and_an_annulled_auction_has_no_places() -> None:
    over = series("9754", "1116", "8643", "7892")
    assert result(over) is not None, over.scores
    assert len(over.auctions) == 4
    counted = count([over], (), (), 2)
    assert counted["bid"] == Figure(5 + 1 + 4 + 9, 4)
    assert counted["best-round"] == Figure(over.scores[2])
    assert [counted[name] for name in ("first", "second", "third", "last")] == [
        Figure(100, 3),
        Figure(0, 3),
        Figure(200, 3),
        Figure(0, 3),
    ]


def test_a_series_that_goes_on_counts_nothing() -> None:
    assert count([series("9754")], (), (), 0) == {}
