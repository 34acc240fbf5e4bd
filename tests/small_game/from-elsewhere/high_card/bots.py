"""Who plays at an empty seat, from weak to strong."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from high_card.rules import Card
from high_card.view import View
from parlour.core.game import Bot, Seat

LOOK: Final = 400


def easy(view: View, seat: Seat, rng: Random) -> Card | None:
    """Any card."""
    return rng.choice(view.hand) if _may_play(view, seat) else None


def medium(view: View, seat: Seat, rng: Random) -> Card | None:
    """Takes the trick as cheaply as it can, else throws its worst card away; leads its best."""
    if not _may_play(view, seat):
        return None
    worst_first = view.hand[::-1] if view.low else view.hand
    if len(view.cards) % 2 == 0:
        return worst_first[-1]
    led = view.cards[-1]
    return next((card for card in worst_first if card != led and (card > led) != view.low), worst_first[0])


def _may_play(view: View, seat: Seat) -> bool:
    return view.turn == seat and view.result is None


def tempo(view: View, seat: Seat, card: Card, rng: Random) -> int:
    """From half a second to a whole one."""
    return rng.randrange(500, 1000)


def pause(view: View) -> int:
    """Everybody looks at a trick before the next one."""
    return LOOK if view.takers and len(view.cards) % 2 == 0 else 0


BOTS: Final[Mapping[str, Bot[View, Card]]] = MappingProxyType(
    {"easy": Bot(choose=easy, tempo=tempo), "medium": Bot(choose=medium, tempo=tempo)}
)
