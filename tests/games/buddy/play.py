"""Buddy on your Left in the hands of tests."""

from collections.abc import Iterable

from parlour.core.discovery import games
from parlour.core.errors import IllegalAction
from parlour.core.game import Setup
from parlour.games.buddy import GAME
from parlour.games.buddy.cards import NAME
from parlour.games.buddy.options import Options
from parlour.games.buddy.rules import State

assert games()["buddy"] is GAME


def begin(hands: list[str] | None = None, first: int = 0, *, own: tuple[int, ...] | None = None) -> State:
    setup: Setup = {"first": first}
    if hands is not None:
        setup["hands"] = [*hands]
    if own is not None:
        setup["own"] = [*own]
    return GAME.begin(Options(), 3, setup)


def play(state: State, cards: Iterable[str]) -> State:
    for card in cards:
        state = GAME.apply(state, state.seat, GAME.parse(card))
    return state


def legal(state: State) -> set[str]:
    return {NAME[card] for seat in range(3) for card in GAME.legal(state, seat)}


def refusal(state: State, card: str, seat: int | None = None) -> IllegalAction | None:
    try:
        GAME.apply(state, state.seat if seat is None else seat, GAME.parse(card))
    except IllegalAction as error:
        return error
    return None
