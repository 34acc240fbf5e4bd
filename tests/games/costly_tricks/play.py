"""Costly Tricks in the hands of tests."""

from collections.abc import Iterable

from parlour.core.discovery import games
from parlour.core.game import Setup
from parlour.core.options import choose
from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.cards import NAME
from parlour.games.costly_tricks.options import Options
from parlour.games.costly_tricks.rules import SIDES, State

SHEET = ["T5.4..", ".2..83", ".3.T1.", "...T76"]
"""The hands of the sheet's example (CT-11)."""

assert games()["costly-tricks"] is GAME


def begin(hands: list[str], leader: int | None = None, *, score: int = 0, edition: str | None = None) -> State:
    options: Options = choose(GAME, edition)
    setup: Setup = {"hands": [*hands], "score": score}
    return GAME.begin(options, 2, setup if leader is None else {**setup, "leader": leader})


def play(state: State, cards: Iterable[str]) -> State:
    for card in cards:
        state = GAME.apply(state, GAME.to_act(state)[0], GAME.parse(card))
    return state


def legal(state: State) -> set[str]:
    return {NAME[card] for seat in range(SIDES) for card in GAME.legal(state, seat)}
