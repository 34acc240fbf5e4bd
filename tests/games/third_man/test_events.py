"""What is told when something happens, and what the view says at each moment."""

import pytest

from parlour.core.game import HOUSE, Seat
from parlour.games.third_man import GAME
from parlour.games.third_man.events import (
    Annulled,
    Event,
    LeadDecided,
    LeadShared,
    LotDrawn,
    OpenBid,
    Revealed,
    SeriesEnded,
)
from parlour.games.third_man.rules import Action, Lot, State
from parlour.games.third_man.view import PlayedAuction, view
from tests.games.third_man.play import begin, bid, play

DOWN = ("9830", "8721", "6542")


def told(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    return GAME.tell(state, seat, action, GAME.apply(state, seat, action), None)


def revealed(state: State, bids: str) -> tuple[Event, ...]:
    """What a spectator is told when the last of four bids is in."""
    *others, (seat, last) = GAME.record.read(state, bids)
    return told(bid(state, *others), seat, last)


def doing(state: State) -> list[str]:
    return [bidder.doing for bidder in view(state, None).bidders]


def test_an_open_bid_is_told_with_the_number_of_its_auction() -> None:
    assert told(begin(3), 3, 7) == (OpenBid(3, 7, 1),)
    assert told(play(begin(), "9750", "8888"), 2, 4) == (OpenBid(2, 4, 2),)


def test_the_reveal_tells_places_moves_and_scores_and_who_leads_next() -> None:
    turned, follows = revealed(play(begin(), "9750"), "8801")
    assert turned == Revealed(
        leader=2,
        bids=(8, 8, 0, 1),
        places=("shared-first", "shared-first", "last", "third"),
        moves=(-3, -3, 0, 2),
        before=(1, -7, 10, 0),
        after=(-2, -10, 10, 2),
    )
    assert follows == LeadDecided(2, "ahead")


def test_a_shared_lead_that_the_last_auction_breaks_is_told_so() -> None:
    assert revealed(play(begin(2), "9860"), "8706")[1] == LeadDecided(3, "moved")


@pytest.mark.parametrize(("bids", "equal", "count"), [("5559", 5, 3), ("1000", 0, 3), ("4444", 4, 4)])
def test_an_annulled_auction_tells_which_bid_was_made_too_often(bids: str, equal: int, count: int) -> None:
    assert revealed(begin(2), bids) == (Annulled(2, tuple(map(int, bids)), equal, count),)


def test_a_lot_is_announced_and_then_drawn() -> None:
    assert revealed(begin(), "9866")[1] == LeadShared((2, 3))
    assert told(play(begin(), "9866"), HOUSE, Lot(3)) == (LotDrawn(3, (2, 3)),)


def test_the_end_tells_whose_pieces_have_left_the_board_at_either_end() -> None:
    assert revealed(play(begin(), *DOWN), "0118")[1] == SeriesEnded((7, -21, 17, 2), 2, "board", (1,))
    assert revealed(play(begin(lots=(2,)), "9866"), "8755")[1] == SeriesEnded((3, -15, 22, 22), None, "board", (2, 3))
    assert revealed(play(begin(edition="french"), *DOWN[:2]), DOWN[2])[1] == SeriesEnded(
        (7, -20, 18, 0), 2, "board", (1,)
    )


def test_the_view_says_what_every_seat_is_at() -> None:
    assert doing(begin(2)) == ["waits", "waits", "leads", "waits"]
    assert doing(bid(begin(2), (2, 7))) == ["chooses", "chooses", "open", "chooses"]
    assert doing(bid(begin(2), (2, 7), (0, 1))) == ["sealed", "chooses", "open", "chooses"]
    assert doing(play(begin(), "9866")) == ["nothing"] * 4


def test_the_view_keeps_every_auction_with_the_scores_after_it() -> None:
    seen = view(play(begin(), "9750", "8888", "8801"), None)
    assert seen.auctions[1] == PlayedAuction(2, (8, 8, 8, 8), (), (0, 0, 0, 0), (1, -7, 10, 0))
    assert [auction.scores for auction in seen.auctions][2] == (-2, -10, 10, 2)
    assert (seen.auction, seen.size) == (3, 9)


def test_the_view_of_a_finished_series_stays_at_its_last_auction() -> None:
    seen = view(play(begin(edition="french"), *DOWN), None)
    assert (seen.auction, seen.leader, seen.lead_by) == (3, None, None)
    assert seen.result == GAME.result(play(begin(edition="french"), *DOWN))


def test_the_view_names_the_end_of_the_board_in_force() -> None:
    assert [(view(begin(edition=edition), None).board_end) for edition in ("piatnik-2001", "french")] == [
        "beyond",
        "reach",
    ]
    assert view(begin(), None).limit == 20
