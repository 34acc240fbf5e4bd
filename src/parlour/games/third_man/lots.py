"""What chance decides: who leads first, and who leads when a shared lead cannot be broken (TM-3)."""

from random import Random
from typing import Final

from parlour.core.discovery import shorten
from parlour.core.errors import InvalidSetup, Untold
from parlour.core.game import Seat, Setup
from parlour.core.json import Json, is_integer
from parlour.games.third_man.auction import PLAYERS
from parlour.games.third_man.options import EDGES, Options
from parlour.games.third_man.rules import Action, Lot, State, start

LOT_DELAY: Final = 1500
"""Milliseconds from the reveal to the lot: the pieces have moved and everybody sees that the lead is shared."""


def deal(options: Options, players: int, carry: Json, rng: Random) -> Setup:
    """Draws who leads first, in every series anew, for example ``{"first": 2}``."""
    return {"first": rng.randrange(PLAYERS)}


def begin(options: Options, players: int, setup: Setup) -> State:
    """The series before its first bid.

    Args:
        setup: ``first``, the seat that leads; ``lots``, optional: the seats that later lots draw, in order.

    Raises:
        InvalidSetup: what is missing or wrong.
    """
    if "first" not in setup:
        raise InvalidSetup("missing-field", field="first")
    lots = setup.get("lots", [])
    if not isinstance(lots, list):
        raise InvalidSetup("third-man-lots-not-list")
    first = _seat(setup["first"], "third-man-bad-first")
    return start(first, EDGES[options.board_end], tuple(_seat(lot, "third-man-bad-lot") for lot in lots))


def _seat(value: Json, code: str) -> Seat:
    if not isinstance(value, int) or not is_integer(value) or value not in range(PLAYERS):
        raise InvalidSetup(code, value=shorten(value))
    return value


def due(state: State) -> int | None:
    """When a lot must be drawn."""
    return LOT_DELAY if state.tied else None


def house(state: State, rng: Random | None) -> Lot:
    """The next lot: the one that the set-up tells, else drawn among those who share the lead.

    Raises:
        Untold: there is no generator, and no lot is told.
        InvalidSetup: the told lot names somebody who does not share the lead.
    """
    if not state.told and rng is not None:
        return Lot(rng.choice(state.tied))
    if not state.told:
        raise Untold("third-man-lot-missing")
    if state.told[0] not in state.tied:
        raise InvalidSetup("third-man-wrong-lot", seat=state.told[0])
    return Lot(state.told[0])


def note(setup: Setup, state: State, seat: Seat, action: Action) -> Setup:
    """The set-up with a lot appended that it did not tell yet."""
    if not isinstance(action, Lot) or state.told:
        return setup
    lots = setup.get("lots", [])
    assert isinstance(lots, list)  # `begin` has read it
    return {**setup, "lots": [*lots, action.seat]}
