"""Bids and lots as text: single ones on the wire and in the log, whole auctions in records."""

from typing import Final

from parlour.core.discovery import shorten
from parlour.core.errors import IllegalAction
from parlour.core.game import HOUSE, Seat
from parlour.core.json import Json
from parlour.games.third_man.auction import CARDS, PLAYERS, RANKS, Bid
from parlour.games.third_man.rules import FOLLOWERS, Action, Lot, State

BIDS: Final = {str(rank): rank for rank in RANKS}
LOTS: Final = {f"lot {seat}": Lot(seat) for seat in range(PLAYERS)}


def show(action: Action) -> str:
    """The text of a bid, ``5``, or of a lot that draws seat 2, ``lot 2``."""
    return f"lot {action.seat}" if isinstance(action, Lot) else str(action)


def parse(text: str) -> Action:
    """The bid or lot of that text.

    Raises:
        IllegalAction: it is neither; ranks are 0 to 9 (TM-1).
    """
    return LOTS[text] if text in LOTS else _bid(text)


def _bid(text: str) -> Bid:
    if text not in BIDS:
        raise IllegalAction("third-man-no-such-bid", text=shorten(text))
    return BIDS[text]


def read(state: State, text: Json) -> tuple[tuple[Seat, Action], ...]:
    """The four bids of an auction that an entry of a record's ``actions`` stands for, the leader's first.

    For example ``"5735"`` when seat 1 leads: seat 1 bids 7, then seats 0, 2 and 3 bid 5, 3 and 5.

    Raises:
        IllegalAction: it is no text, or not four ranks.
    """
    if not isinstance(text, str):
        raise IllegalAction("action-not-text")
    if len(text) != PLAYERS:
        raise IllegalAction("third-man-four-bids", text=shorten(text))
    bids = [_bid(rank) for rank in text]
    leader = state.leader or 0
    return tuple((seat, bids[seat]) for seat in (leader, *FOLLOWERS[leader]))


def write(state: State, seat: Seat, action: Action) -> str | None:
    """The entry of a record's ``actions``: the auction's four bids with the last one, nothing before (TM-2)."""
    if seat == HOUSE:
        return None
    bids = [*state.bids]
    bids[seat] = None if isinstance(action, Lot) else action
    return None if None in bids else "".join(map(str, bids))


def legal_texts(state: State) -> Json:
    """What a record's ``legal`` says before an auction: the four hands, for example ``"0123456789 012…"``."""
    return " ".join("".join(map(str, CARDS[hand])) for hand in state.hands)


def leaders(state: State) -> Json:
    """What a record's ``leaders`` says: who led each auction that has been revealed, the annulled ones included."""
    return [auction.leader for auction in state.auctions]
