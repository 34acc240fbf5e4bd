"""Actions as text: on the wire and in the log (``R17 L``, ``+``, ``bet``, ``turn``), and in records (``0 R17 L``)."""

from collections.abc import Iterable
from typing import Final

from parlour.core.discovery import shorten
from parlour.core.errors import IllegalAction
from parlour.core.game import HOUSE, Seat, Setup
from parlour.core.json import Json
from parlour.games.paule_panik.cards import CARD, NAME, Cards
from parlour.games.paule_panik.house import told_turn
from parlour.games.paule_panik.rules import legal
from parlour.games.paule_panik.state import (
    PLAYS,
    REFILL,
    Action,
    Bet,
    Lot,
    Play,
    Prize,
    Refill,
    State,
    Turn,
)

STACKS: Final = "LR"
"""The left and the right stack."""
TURN: Final = "turn"
FIXED: Final[dict[str, Action]] = {"+": REFILL, "bet": Bet(yes=True), "no bet": Bet(yes=False), TURN: Turn()}
"""The actions that are always written the same."""
SAID: Final = {action: text for text, action in FIXED.items()}
PLAY: Final = {f"{NAME[play.card]} {STACKS[play.stack]}": play for plays in PLAYS for play in plays}
NUMBER: Final = {str(number): number for number in range(len(CARD))}
"""Seats and positions in the centre, as they are written."""
DRAWN: Final = 2
"""Cards that the winner draws."""


def show(action: Action) -> str:
    """An action on the wire and in the log, for example ``R17 L``, ``turn R4.Y6 B2`` or ``lot 3 0``."""
    if isinstance(action, Play):
        return f"{NAME[action.card]} {STACKS[action.stack]}"
    if isinstance(action, Lot):
        return _words("lot", action.order)
    if isinstance(action, Prize):
        return _words("drawn", action.positions)
    if isinstance(action, Turn) and action.sides is not None:
        return _words(TURN, map(_show_cards, action.sides))
    return SAID[action]


def _words(name: str, values: Iterable[object]) -> str:
    return " ".join([name, *map(str, values)])


def _show_cards(cards: Cards) -> str:
    return ".".join(NAME[card] for card in cards)


def parse(text: str) -> Action:
    """The action of that text; the opposite of `show`.

    Raises:
        IllegalAction: there is no such action.
    """
    action = PLAY.get(text) or FIXED.get(text) or _parse_house(text)
    if action is None:
        raise IllegalAction("paule-panik-no-such-action", text=shorten(text))
    return action


def _parse_house(text: str) -> Action | None:
    name, *words = text.split(" ")
    if name == TURN:
        return _parse_turn(words)
    if not all(word in NUMBER for word in words):
        return None
    numbers = tuple(NUMBER[word] for word in words)
    if name == "lot" and numbers:
        return Lot(numbers)
    return Prize((numbers[0], numbers[1])) if name == "drawn" and len(numbers) == DRAWN else None


def _parse_turn(words: list[str]) -> Turn | None:
    piles = [[CARD.get(name) for name in word.split(".")] for word in words]
    cards = [tuple(card for card in pile if card is not None) for pile in piles]
    if len(cards) != len(STACKS) or [*map(len, cards)] != [*map(len, piles)]:
        return None
    return Turn((cards[0], cards[1]))


def read(state: State, text: Json) -> tuple[tuple[Seat, Action], ...]:
    """The one action that an entry of a record's ``actions`` stands for: ``0 R17 L``, ``0 +`` or ``turn``.

    Raises:
        IllegalAction: it is none of them, or there is no such seat.
    """
    if not isinstance(text, str):
        raise IllegalAction("action-not-text")
    if text == TURN:
        return ((HOUSE, told_turn(state)),)
    seat, _, rest = text.partition(" ")
    action = PLAY.get(rest) or (REFILL if rest == SAID[REFILL] else None)
    if action is None or seat not in NUMBER:
        raise IllegalAction("paule-panik-no-such-action", text=shorten(text))
    if NUMBER[seat] not in range(len(state.hands)):
        raise IllegalAction("paule-panik-no-such-seat", seat=NUMBER[seat])
    return ((NUMBER[seat], action),)


def write(state: State, seat: Seat, action: Action) -> str | None:
    """The entry of a record's ``actions``; none for what its set-up tells."""
    if isinstance(action, Turn):
        return TURN
    return f"{seat} {show(action)}" if isinstance(action, Play | Refill) else None


def legal_texts(state: State) -> Json:
    """What a record's ``legal`` says of this moment: every seat's plays and draws, and the turn, in string order."""
    texts: set[str] = {TURN} if state.stuck else set()
    for seat in range(len(state.hands)):
        texts |= {text for action in legal(state, seat) if (text := write(state, seat, action)) is not None}
    ordered: list[Json] = [*sorted(texts)]
    return ordered


def note(setup: Setup, state: State, seat: Seat, action: Action) -> Setup:
    """The set-up with what this action, tried on this state, adds to it, unless it tells that already.

    Bets are sealed, so they are added together, when the last one has been made.
    """
    if isinstance(action, Turn) and action.sides is not None:
        return _add(setup, "reshuffles", state.reshuffles, [[NAME[card] for card in side] for side in action.sides])
    if isinstance(action, Lot) and state.ending:
        return _add(setup, "lots", len(state.ending.lots), [*action.order])
    if isinstance(action, Prize):
        return setup | {"drawn": [*action.positions]}
    if isinstance(action, Bet):
        said = state.said[:seat] + (action.yes,) + state.said[seat + 1 :]
        return setup if None in said else setup | {"bets": [seat for seat, yes in enumerate(said) if yes]}
    return setup


def _add(setup: Setup, field: str, number: int, entry: Json) -> Setup:
    told = setup.get(field, [])
    assert isinstance(told, list)  # `begin` has read it
    return setup if number < len(told) else setup | {field: [*told, entry]}
