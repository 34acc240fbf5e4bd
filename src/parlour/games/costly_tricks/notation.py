"""Cards as text, on the wire, in the log and in records: ``R0`` to ``BT``."""

from parlour.core.discovery import shorten
from parlour.core.errors import IllegalAction
from parlour.core.game import Seat
from parlour.core.json import Json
from parlour.games.costly_tricks.cards import CARD, NAME, Card
from parlour.games.costly_tricks.rules import SIDES, State, hand_to_play, legal


def show(card: Card) -> str:
    """The notation of a card, for example ``PT`` for the purple 10."""
    return NAME[card]


def parse(text: str) -> Card:
    """The card of that notation.

    Raises:
        IllegalAction: there is no such card; a ten is written T.
    """
    if text not in CARD:
        raise IllegalAction("costly-tricks-no-such-card", text=shorten(text))
    return CARD[text]


def read(state: State, text: Json) -> tuple[tuple[Seat, Card], ...]:
    """The one action that an entry of a record's ``actions`` stands for; whoever's turn it is plays it."""
    if not isinstance(text, str):
        raise IllegalAction("action-not-text")
    hand = hand_to_play(state)
    return ((0 if hand is None else hand % SIDES, parse(text)),)


def write(state: State, seat: Seat, card: Card) -> str:
    """The entry of a record's ``actions`` for a card."""
    return NAME[card]


def legal_texts(state: State) -> Json:
    """What a record's ``legal`` says of this moment: the legal cards in plain string order."""
    texts: list[Json] = [*sorted(NAME[card] for seat in range(SIDES) for card in legal(state, seat))]
    return texts
