"""The Third Man in the hands of tests."""

from collections.abc import Iterable

import msgspec
import pytest

from parlour.core.errors import IllegalAction
from parlour.core.game import HOUSE, Seat, Viewer
from parlour.core.options import choose
from parlour.core.round import Variant
from parlour.games.third_man import GAME
from parlour.games.third_man.auction import PLAYERS
from parlour.games.third_man.rules import Action, Lot, State

VIEWERS: tuple[Viewer, ...] = (*range(PLAYERS), None)
EVERY_ACTION: tuple[Action, ...] = (*range(10), *map(Lot, range(PLAYERS)))


def begin(first: Seat = 0, *, edition: str | None = None, lots: Iterable[Seat] = ()) -> State:
    return GAME.begin(choose(GAME, edition), PLAYERS, {"first": first, "lots": [*lots]})


def auction(state: State, bids: str) -> State:
    """The series after an auction, its leader first, and after the told lot that decides who leads next."""
    for seat, bid in GAME.record.read(state, bids):
        state = GAME.apply(state, seat, bid)
    if state.tied and state.told:
        assert GAME.house is not None
        state = GAME.apply(state, HOUSE, GAME.house(state, None))
    return state


def play(state: State, *auctions: str) -> State:
    for bids in auctions:
        state = auction(state, bids)
    return state


def bid(state: State, *bids: tuple[Seat, Action]) -> State:
    for seat, action in bids:
        state = GAME.apply(state, seat, action)
    return state


def refusal(state: State, seat: Seat, action: Action) -> IllegalAction:
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, seat, action)
    assert msgspec.json.encode(state) == before
    return caught.value


def variant(edition: str = "piatnik-2001") -> Variant:
    return Variant(GAME, edition, choose(GAME, edition), PLAYERS)
