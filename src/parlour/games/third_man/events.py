"""What people see happen in a series, hidden from each other as in the view (TM-2)."""

import msgspec

from parlour.core.game import HOUSE, Seat, Viewer
from parlour.games.third_man.auction import Bid, Bids, Place
from parlour.games.third_man.rules import Action, End, State, result
from parlour.games.third_man.view import LeadBy, PlayedAuction, lead_by, view


class OpenBid(msgspec.Struct, frozen=True, tag_field="event", tag="third-man-open-bid"):
    """The leader bid openly; ``auction`` counts from 1."""

    seat: Seat
    bid: Bid
    auction: int


class BidSealed(msgspec.Struct, frozen=True, tag_field="event", tag="third-man-bid-sealed"):
    """A seat bid in secret; only that seat is told what."""

    seat: Seat
    bid: Bid | None


class BidChanged(msgspec.Struct, frozen=True, tag_field="event", tag="third-man-bid-changed"):
    """The viewer changed his own sealed bid; nobody else is told anything."""

    seat: Seat
    bid: Bid


class Revealed(msgspec.Struct, frozen=True, tag_field="event", tag="third-man-revealed"):
    """All four bids were turned over, and the pieces moved.

    Attributes:
        leader: the seat that had bid openly.
        bids, places, moves: by seat, as in `PlayedAuction`.
        before, after: where the pieces stood.
    """

    leader: Seat
    bids: Bids
    places: tuple[Place, ...]
    moves: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]


class Annulled(msgspec.Struct, frozen=True, tag_field="event", tag="third-man-annulled"):
    """Three or four bids were equal: all cards go back, and the same leader leads again (TM-5).

    Attributes:
        leader: the seat that leads again.
        bids: by seat.
        bid: the one that was made so often.
        count: how often, 3 or 4.
    """

    leader: Seat
    bids: Bids
    bid: Bid
    count: int


class LeadDecided(msgspec.Struct, frozen=True, tag_field="event", tag="third-man-lead-decided"):
    """A seat leads the next auction, and why."""

    seat: Seat
    by: LeadBy


class LeadShared(msgspec.Struct, frozen=True, tag_field="event", tag="third-man-lead-shared"):
    """Several seats are ahead, and no auction tells them apart: a lot is drawn next."""

    seats: tuple[Seat, ...]


class LotDrawn(msgspec.Struct, frozen=True, tag_field="event", tag="third-man-lot-drawn"):
    """The lot fell on one of the seats that shared the lead: it leads."""

    seat: Seat
    seats: tuple[Seat, ...]


class SeriesEnded(msgspec.Struct, frozen=True, tag_field="event", tag="third-man-series-ended"):
    """The series is over (TM-7, TM-8).

    Attributes:
        scores: by seat.
        winner: who takes the chip; None if a shared lead could not be broken.
        end: what ended it.
        left: the seats whose pieces have left the board.
    """

    scores: tuple[int, ...]
    winner: Seat | None
    end: End
    left: tuple[Seat, ...]


Event = OpenBid | BidSealed | BidChanged | Revealed | Annulled | LeadDecided | LeadShared | LotDrawn | SeriesEnded


def tell(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> tuple[Event, ...]:
    """What a viewer saw when a seat bid or a lot was drawn; a changed bid tells others nothing at all."""
    if seat == HOUSE or not isinstance(action, int):
        assert after.leader is not None
        return (LotDrawn(after.leader, before.tied),)
    if len(after.auctions) > len(before.auctions):
        return _revealed(before, after)
    if seat == before.leader:
        return (OpenBid(seat, action, view(after, None).auction),)
    if before.bids[seat] is None:
        return (BidSealed(seat, action if seat == viewer else None),)
    return (BidChanged(seat, action),) if seat == viewer else ()


def _revealed(before: State, after: State) -> tuple[Event, ...]:
    auction = view(after, None).auctions[-1]
    if not auction.places:
        bid, count = max(((bid, auction.bids.count(bid)) for bid in auction.bids), key=lambda pair: pair[1])
        return (Annulled(auction.leader, auction.bids, bid, count),)
    return (_turned(auction, before), _next(after))


def _turned(auction: PlayedAuction, before: State) -> Revealed:
    return Revealed(auction.leader, auction.bids, auction.places, auction.moves, before.scores, auction.scores)


def _next(after: State) -> Event:
    """What follows once the pieces have moved: the end, a lot, or the next leader."""
    ended = result(after)
    if ended is not None:
        left = tuple(seat for seat, score in enumerate(after.scores) if abs(score) >= after.edge)
        return SeriesEnded(ended.scores, ended.winner, ended.end, left)
    if after.leader is None:
        return LeadShared(after.tied)
    return LeadDecided(after.leader, lead_by(after))
