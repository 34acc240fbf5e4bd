"""Paule Panik in the hands of tests."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from parlour.core.discovery import games
from parlour.core.errors import IllegalAction
from parlour.core.game import HOUSE, Seat, Setup
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.cards import CARD, COLOURS, NAME, Cards, cards_of, hand_of
from parlour.games.paule_panik.options import Options
from parlour.games.paule_panik.setup import COLOURS_OF
from parlour.games.paule_panik.state import Action, State, fitting, is_stuck

assert games()["paule-panik"] is GAME

QUICK = Options()
BY_HAND = Options(auto_refill=False)
PLAY_ON = Options(placing="play_on")
BETS = Options(bets=True)


def cards(names: str) -> Cards:
    return tuple(CARD[name] for name in names.split())


def table(
    hands: Sequence[str],
    stacks: tuple[str, str],
    *,
    piles: Sequence[str] = (),
    sides: tuple[str, str] = ("V1", "V2"),
    options: Options = QUICK,
    **fields: Any,
) -> State:
    """A table in the middle of a round, with the cards that matter; the sides hold two so that nothing ends."""
    held = tuple(hand_of(cards(hand)) for hand in hands)
    tops = cards(stacks[0]), cards(stacks[1])
    return State(
        options,
        COLOURS,
        held,
        tuple(map(cards, piles)) if piles else ((),) * len(hands),
        tops,
        (cards(sides[0]), cards(sides[1])),
        fitting(tops),
        is_stuck(held, fitting(tops)),
        (False,) * len(hands),
        **fields,
    )


def dealt(players: int, options: Options = QUICK, *, seed: int = 1, carry: list[Seat] | None = None) -> Setup:
    return GAME.deal(options, players, None if carry is None else [*carry], Random(seed))


def play(state: State, *moves: str) -> State:
    """The state after moves such as ``0 R3 L``, ``1 +``, ``2 bet`` or, for the table, ``turn``."""
    for move in moves:
        seat, _, text = move.partition(" ") if move[0].isdigit() else (HOUSE, "", move)
        state = GAME.apply(state, int(seat), GAME.parse(text))
    return state


def house(state: State, *, seed: int = 1) -> State:
    """The state after all that `HOUSE` does to end a round."""
    while state.ending and GAME.result(state) is None:
        state = house_once(state, seed=seed)
    return state


def house_once(state: State, *, seed: int = 1) -> State:
    assert GAME.house is not None
    return GAME.apply(state, HOUSE, GAME.house(state, Random(seed)))


def refusal(state: State, move: str) -> str:
    """The code with which a move is refused."""
    try:
        play(state, move)
    except IllegalAction as error:
        return error.code
    raise AssertionError(f"{move} is legal")


def hand(state: State, seat: Seat) -> list[str]:
    return [NAME[card] for card in cards_of(state.hands[seat])]


def legal(state: State) -> list[str]:
    return [f"{seat} {GAME.show(action)}" for seat in range(len(state.hands)) for action in GAME.legal(state, seat)]


def tops(state: State) -> list[str]:
    return [NAME[stack[-1]] for stack in state.stacks]


def names(pile: Iterable[int]) -> list[str]:
    return [NAME[card] for card in pile]


def every_action(players: int) -> list[Action]:
    """All plays with the colours that so many players use, and the other actions of players."""
    plays = [
        f"{colour}{rank} {stack}"
        for colour in COLOURS[: COLOURS_OF[players]]
        for rank in range(1, 18)
        for stack in "LR"
    ]
    return [GAME.parse(text) for text in [*plays, "+", "bet", "no bet"]]
