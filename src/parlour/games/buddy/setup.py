"""Before the first card: who plays it, endings in records, what a match allows (BL-1, BL-3)."""

from random import Random
from typing import Final

from parlour.core.discovery import shorten
from parlour.core.errors import InvalidSetup
from parlour.core.game import Setup
from parlour.core.json import Json, is_integer
from parlour.games.buddy.cards import FULL_HAND, WORTH, Hand, parse_hand
from parlour.games.buddy.options import Options
from parlour.games.buddy.rules import ALL_POINTS, SEATS, State

WHOLE: Final[tuple[Hand, ...]] = (FULL_HAND,) * SEATS
"""The three whole sets of cards that a round begins with (BL-1)."""


def deal(options: Options, players: int, carry: Json, rng: Random) -> Setup:
    """Who plays the first card, for example ``{"first": 2}``: by lot among the winners of the round before (BL-3)."""
    return {"first": rng.choice(_may_lead(carry))}


def _may_lead(carry: Json) -> list[Json]:
    """The seats that may play the first card: anybody in the first round of a match, then its winners."""
    return carry if isinstance(carry, list) else [*range(SEATS)]


def begin(options: Options, players: int, setup: Setup) -> State:
    """The round at its first card, a whole one or an ending.

    Args:
        setup: ``first``, the seat that leads; ``hands``, else three whole sets; ``own``, the points already won.

    Raises:
        InvalidSetup: what is missing or wrong.
    """
    first = _first(setup)
    hands = _hands(setup, first)
    return State(hands, first, own=_own(setup, hands))


def _first(setup: Setup) -> int:
    if "first" not in setup:
        raise InvalidSetup("buddy-no-first")
    first = setup["first"]
    if not isinstance(first, int) or not is_integer(first) or first not in range(SEATS):
        raise InvalidSetup("buddy-bad-first", value=shorten(first))
    return first


def _hands(setup: Setup, first: int) -> tuple[Hand, ...]:
    if "hands" not in setup:
        return WHOLE
    texts = setup["hands"]
    if not isinstance(texts, list) or len(texts) != SEATS:
        raise InvalidSetup("buddy-three-hands")
    hands = tuple(_hand(seat, text) for seat, text in enumerate(texts))
    if not _played_out_in_turn(hands, first):
        raise InvalidSetup("buddy-hand-sizes", first=first)
    return hands


def _hand(seat: int, text: Json) -> Hand:
    if not isinstance(text, str):
        raise InvalidSetup("buddy-hand-not-text", seat=seat)
    try:
        return parse_hand(text)
    except ValueError:
        raise InvalidSetup("buddy-bad-hand", seat=seat, text=shorten(text)) from None


def _played_out_in_turn(hands: tuple[Hand, ...], first: int) -> bool:
    """Whether there are cards, and strict turns use them up (BL-4): nobody runs out before the others have played."""
    sizes = [hands[(first + place) % SEATS].bit_count() for place in range(SEATS)]
    return 0 < sizes[0] <= sizes[-1] + 1 and sizes == sorted(sizes, reverse=True)


def _own(setup: Setup, hands: tuple[Hand, ...]) -> tuple[int, ...]:
    given = setup.get("own", [0] * SEATS)
    if not isinstance(given, list) or len(given) != SEATS:
        raise InvalidSetup("buddy-three-own")
    own = tuple(map(_points, given))
    left = ALL_POINTS - sum(WORTH[hand] for hand in hands)
    if sum(own) > left:
        raise InvalidSetup("buddy-too-many-points", points=left)
    return own


def _points(value: Json) -> int:
    if not isinstance(value, int) or not is_integer(value) or value < 0:
        raise InvalidSetup("buddy-bad-points", value=shorten(value))
    return value


def accept(options: Options, players: int, setup: Setup, carry: Json) -> None:
    """Raises `InvalidSetup` unless it is a whole round that a winner of the round before begins (BL-3)."""
    state = begin(options, players, setup)
    if state.hands != WHOLE:
        raise InvalidSetup("buddy-not-whole-round")
    if state.seat not in _may_lead(carry):
        raise InvalidSetup("buddy-winner-leads", seat=state.seat)
