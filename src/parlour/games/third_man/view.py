"""What people and bots see of a series: all but the sealed bids of others (TM-2, TM-6)."""

from typing import Final, Literal, TypeAlias

import msgspec

from parlour.core.game import Seat, Viewer
from parlour.games.third_man.auction import CARDS, PLAYERS, RANKS, Bid, Bids, Place, outcome
from parlour.games.third_man.options import EDGES, LIMIT
from parlour.games.third_man.prospects import Prospect, prospect
from parlour.games.third_man.rules import AUCTIONS, START, Auction, Result, State, foremost, legal, played, result

Doing: TypeAlias = Literal["leads", "waits", "open", "chooses", "sealed", "nothing"]
"""What a seat is at: to bid openly; waits for the open bid; has bid openly; is choosing a secret bid; has sealed one;
nothing, since a lot is due or the series over."""

LeadBy: TypeAlias = Literal["lot", "ahead", "moved", "again"]
"""Why a seat leads (TM-3): by lot; furthest ahead; its move broke a shared lead; the auction was annulled (TM-5)."""


NO_MOVES: Final = (0,) * PLAYERS
"""How far the pieces move when an auction is annulled (TM-5)."""


class Bidder(msgspec.Struct, frozen=True):
    """A seat as its column shows it.

    Attributes:
        score: where its piece stands.
        hand: the cards that it has not used, a sealed bid included, in rising order.
        used: the cards that lie open before it (TM-6), in rising order.
        doing: what it is at; that it has sealed a bid may be seen.
        bid: its bid in this auction, if it lies open or is the viewer's own.
    """

    score: int
    hand: tuple[Bid, ...]
    used: tuple[Bid, ...]
    doing: Doing
    bid: Bid | None


class PlayedAuction(msgspec.Struct, frozen=True):
    """An auction that has been revealed, by seat.

    Attributes:
        leader: the seat that bid openly.
        bids: all four.
        places: that they took; empty if the auction was annulled (TM-5).
        moves: of the pieces; no steps if it was annulled.
        scores: where the pieces stood afterwards.
    """

    leader: Seat
    bids: Bids
    places: tuple[Place, ...]
    moves: tuple[int, ...]
    scores: tuple[int, ...]


class View(msgspec.Struct, frozen=True, tag_field="game", tag="third-man"):
    """A series of The Third Man as one viewer may know it.

    Attributes:
        viewer: whose view it is; None for a spectator.
        auction: the number of the auction that goes on, from 1; annulled ones do not count.
        size: the number of auctions that a series has at most.
        leader: the seat that leads the auction; None while a lot is due and when the series is over.
        lead_by: why it leads.
        tied: the seats among whom a lot decides now.
        bidders: by seat.
        prospects: what each card of the viewer may come to, while he may bid.
        auctions: those that have been revealed, the annulled ones included, in order.
        board_end: the option in force.
        limit: the last score on the board either way; pieces leave it there or beyond it, as `board_end` says (TM-7).
        result: once the series is over.
    """

    viewer: Viewer
    auction: int
    size: int
    leader: Seat | None
    lead_by: LeadBy | None
    tied: tuple[Seat, ...]
    bidders: tuple[Bidder, ...]
    prospects: tuple[Prospect, ...]
    auctions: tuple[PlayedAuction, ...]
    board_end: Literal["beyond", "reach"]
    limit: int
    result: Result | None


def view(state: State, viewer: Viewer) -> View:
    """The series as its viewer may know it: a sealed bid is shown to its own seat only."""
    over = state.end is not None
    return View(
        viewer=viewer,
        auction=played(state) + (not over),
        size=AUCTIONS,
        leader=state.leader,
        lead_by=None if state.leader is None else lead_by(state),
        tied=state.tied,
        bidders=tuple(_bidder(state, seat, viewer) for seat in range(len(state.hands))),
        prospects=() if viewer is None else _prospects(state, viewer),
        auctions=_auctions(state.auctions),
        board_end="reach" if state.edge == EDGES["reach"] else "beyond",
        limit=LIMIT,
        result=result(state),
    )


def _prospects(state: State, viewer: Seat) -> tuple[Prospect, ...]:
    """A sealed bid counts for the whole hand that it is of: nobody knows more (TM-2)."""
    open_bid = None if state.leader is None else state.bids[state.leader]
    known = {viewer} if open_bid is None else {viewer, state.leader}
    hands = tuple(hand for seat, hand in enumerate(state.hands) if seat not in known)
    return tuple(prospect(bid, open_bid, hands) for bid in legal(state, viewer))


def _bidder(state: State, seat: Seat, viewer: Viewer) -> Bidder:
    held = CARDS[state.hands[seat]]
    return Bidder(
        score=state.scores[seat],
        hand=held,
        used=tuple(rank for rank in RANKS if rank not in held),
        doing=_doing(state, seat),
        bid=state.bids[seat] if seat in (state.leader, viewer) else None,
    )


def _doing(state: State, seat: Seat) -> Doing:
    if state.leader is None:
        return "nothing"
    if seat == state.leader:
        return "leads" if state.bids[seat] is None else "open"
    if state.bids[state.leader] is None:
        return "waits"
    return "chooses" if state.bids[seat] is None else "sealed"


def lead_by(state: State) -> LeadBy:
    """Why the leader leads; a lot, if no auction tells those who are ahead apart."""
    if not state.auctions:
        return "lot"
    if state.auctions[-1].moves is None:
        return "again"
    if state.scores.count(max(state.scores)) == 1:
        return "ahead"
    return "moved" if len(foremost(state.scores, state.auctions)) == 1 else "lot"


def _auctions(auctions: tuple[Auction, ...]) -> tuple[PlayedAuction, ...]:
    shown: list[PlayedAuction] = []
    scores: tuple[int, ...] = (START,) * PLAYERS
    for auction in auctions:
        came = outcome(auction.bids)
        moves = auction.moves or NO_MOVES
        scores = tuple(score + moved for score, moved in zip(scores, moves, strict=True))
        shown.append(PlayedAuction(auction.leader, auction.bids, came.places if came else (), moves, scores))
    return tuple(shown)
