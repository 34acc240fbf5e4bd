"""Cards as text, on the wire, in the log and in records: ``1`` to ``9`` and ``T``."""

from parlour.core.discovery import shorten
from parlour.core.errors import IllegalAction
from parlour.core.game import Seat
from parlour.core.json import Json
from parlour.games.buddy.cards import CARD, NAME, Card
from parlour.games.buddy.rules import State, legal


def show(card: Card) -> str:
    """The notation of a card, for example ``T`` for the 10."""
    return NAME[card]


def parse(text: str) -> Card:
    """The card of that notation.

    Raises:
        IllegalAction: there is no such card; a ten is written T.
    """
    if text not in CARD:
        raise IllegalAction("buddy-no-such-card", text=shorten(text))
    return CARD[text]


def read(state: State, text: Json) -> tuple[tuple[Seat, Card], ...]:
    """The one action that an entry of a record's ``actions`` stands for; whoever's turn it is plays it (BL-4)."""
    if not isinstance(text, str):
        raise IllegalAction("action-not-text")
    return ((state.seat, parse(text)),)


def write(state: State, seat: Seat, card: Card) -> str:
    """The entry of a record's ``actions`` for a card."""
    return NAME[card]


def legal_texts(state: State) -> Json:
    """What a record's ``legal`` says of this moment: the legal cards in plain string order."""
    texts: list[Json] = [*sorted(NAME[card] for card in legal(state, state.seat))]
    return texts
