"""The rules of a series: sealed bids, the lead, the pieces, the end (TM-1 to TM-8)."""

from typing import Final, Literal, TypeAlias

import msgspec

from parlour.core.errors import IllegalAction
from parlour.core.game import HOUSE, Seat
from parlour.games.third_man.auction import CARDS, FULL_HAND, PLAYERS, RANKS, Bid, Bids, Hand, outcome

AUCTIONS: Final = 9
"""A series has no more auctions than this, annulled ones aside: the tenth card is never bid (TM-7)."""
START: Final = 0
"""Where the pieces begin (TM-1)."""
NO_BIDS: Final[tuple[Bid | None, ...]] = (None,) * PLAYERS
FOLLOWERS: Final = tuple(tuple(seat for seat in range(PLAYERS) if seat != leader) for leader in range(PLAYERS))
"""For each leader the three who bid in secret."""

End: TypeAlias = Literal["board", "auctions"]
"""What ended a series: a piece that left the board, or the ninth auction."""


class Lot(msgspec.Struct, frozen=True):
    """What `HOUSE` does when a shared lead cannot be broken: the seat that it draws leads (TM-3)."""

    seat: Seat


Action: TypeAlias = Bid | Lot


class Auction(msgspec.Struct, frozen=True):
    """An auction that has been revealed.

    Attributes:
        leader: the seat that bid openly.
        bids: by seat.
        moves: of the pieces, by seat; None if the auction was annulled (TM-5).
    """

    leader: Seat
    bids: Bids
    moves: tuple[int, ...] | None


class State(msgspec.Struct, frozen=True):
    """A series at some moment.

    Attributes:
        hands: the cards that each seat has not used, the one that lies as its bid included.
        leader: the seat that leads the auction; None when a lot must be drawn first, or the series is over.
        edge: a piece leaves the board with a score of this, or minus this, or further out (TM-7).
        bids: in the auction that goes on, by seat; never four, the last bid reveals them all.
        scores: where the pieces stand.
        tied: the seats among whom a lot decides who leads; empty unless it must be drawn now.
        auctions: those that have been revealed, the annulled ones included.
        end: what ended the series, None while it goes on.
        told: the lots that a record's set-up tells and that have not been used.
    """

    hands: tuple[Hand, ...]
    leader: Seat | None
    edge: int
    bids: tuple[Bid | None, ...] = NO_BIDS
    scores: tuple[int, ...] = (START,) * PLAYERS
    tied: tuple[Seat, ...] = ()
    auctions: tuple[Auction, ...] = ()
    end: End | None = None
    told: tuple[Seat, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """What a series came to (TM-8).

    Attributes:
        scores: by seat.
        winner: the seat that takes a chip, None if nobody does.
        end: what ended it.
    """

    scores: tuple[int, ...]
    winner: Seat | None
    end: End


def to_act(state: State) -> tuple[Seat, ...]:
    """The leader; once he has bid, the other three, also those who may still change a sealed bid (TM-2)."""
    if state.leader is None:
        return ()
    return (state.leader,) if state.bids[state.leader] is None else FOLLOWERS[state.leader]


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats that have not bid yet; who has sealed a bid may change it, but nobody waits for that (TM-2)."""
    return tuple(seat for seat in to_act(state) if state.bids[seat] is None)


def legal(state: State, seat: Seat) -> tuple[Bid, ...]:
    """The cards that a seat may bid, in rising order; all that it has not used."""
    return CARDS[state.hands[seat]] if seat in to_act(state) else ()


def ply(state: State) -> int:
    """How many open bids and reveals there have been: nothing that a sealed bid, or its change, could alter (TM-2)."""
    led = state.leader is not None and state.bids[state.leader] is not None
    return 2 * len(state.auctions) + led


def played(state: State) -> int:
    """How many auctions have been played; annulled ones do not count (TM-5)."""
    return len(RANKS) - state.hands[0].bit_count()


def apply(state: State, seat: Seat, action: Action) -> State:
    """The series after a bid, a change of a sealed bid, or a lot.

    Raises:
        IllegalAction: it is not the seat's turn, its bid lies open, the card is used, or the lot may not fall so.
    """
    if seat == HOUSE:
        return _draw(state, action)
    if action not in legal(state, seat) or isinstance(action, Lot):
        raise _refusal(state, seat, action)
    bids = state.bids[:seat] + (action,) + state.bids[seat + 1 :]
    complete = tuple(bid for bid in bids if bid is not None)
    if len(complete) == PLAYERS:
        return _reveal(state, complete)
    return State(state.hands, state.leader, state.edge, bids, state.scores, (), state.auctions, None, state.told)


def _draw(state: State, lot: Action) -> State:
    if not isinstance(lot, Lot) or lot.seat not in state.tied:
        raise IllegalAction("third-man-no-such-lot")
    told = state.told[1:]
    return State(state.hands, lot.seat, state.edge, NO_BIDS, state.scores, (), state.auctions, None, told)


def _reveal(state: State, bids: Bids) -> State:
    """The series after an auction (TM-4), or with all cards back in their hands after an annulled one (TM-5)."""
    assert state.leader is not None
    came = outcome(bids)
    auctions = (*state.auctions, Auction(state.leader, bids, None if came is None else came.moves))
    if came is None:
        return State(state.hands, state.leader, state.edge, NO_BIDS, state.scores, (), auctions, None, state.told)
    hands = tuple(hand ^ 1 << bid for hand, bid in zip(state.hands, bids, strict=True))
    scores = tuple(score + moved for score, moved in zip(state.scores, came.moves, strict=True))
    end = _end(hands, scores, state.edge)
    ahead = () if end else foremost(scores, auctions)
    leader, tied = (ahead[0], ()) if len(ahead) == 1 else (None, ahead)
    return State(hands, leader, state.edge, NO_BIDS, scores, tied, auctions, end, state.told)


def _end(hands: tuple[Hand, ...], scores: tuple[int, ...], edge: int) -> End | None:
    """TM-7; a piece that leaves the board in the ninth auction ends the series on the board."""
    if max(scores) >= edge or min(scores) <= -edge:
        return "board"
    return "auctions" if hands[0].bit_count() == len(RANKS) - AUCTIONS else None


def foremost(scores: tuple[int, ...], auctions: tuple[Auction, ...]) -> tuple[Seat, ...]:
    """The seat furthest ahead, or those whom no auction can tell apart (TM-3, TM-8).

    A shared lead goes to the one who moved further up in the last auction, else in the one before, and so on.
    """
    top = max(scores)
    seats = tuple(seat for seat, score in enumerate(scores) if score == top)
    for auction in reversed(auctions):
        if len(seats) == 1:
            break
        if auction.moves is not None:
            furthest = max(auction.moves[seat] for seat in seats)
            seats = tuple(seat for seat in seats if auction.moves[seat] == furthest)
    return seats


def _refusal(state: State, seat: Seat, action: Action) -> IllegalAction:
    if state.end:
        return IllegalAction("round-over")
    if seat not in to_act(state):
        return IllegalAction("third-man-bid-stands" if seat == state.leader else "not-your-turn")
    if isinstance(action, Lot):
        return IllegalAction("third-man-no-such-lot")
    return IllegalAction("third-man-card-used", bid=action)


def result(state: State) -> Result | None:
    """The series' result (TM-8); None while it goes on."""
    if state.end is None:
        return None
    ahead = foremost(state.scores, state.auctions)
    return Result(state.scores, ahead[0] if len(ahead) == 1 else None, state.end)


def start(first: Seat, edge: int, told: tuple[Seat, ...] = ()) -> State:
    """A series before its first bid."""
    return State((FULL_HAND,) * PLAYERS, first, edge, told=told)
