"""A round of random play that a game is put to the test with, and the fault that says where it fails."""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeVar

import msgspec

from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.game import HOUSE, AnyGame, Viewer
from parlour.core.json import Json
from parlour.core.options import option_values
from parlour.core.play import random_step
from parlour.core.round import Round, Variant, begin_round

LOOKED_AT: Final = 24
"""So many moments of a round at most are looked at closely."""

Item = TypeVar("Item")


class Fault(AssertionError):
    """What is wrong with a game, and where: the game, its options, the seed, the move."""


@dataclass(frozen=True)
class Trial:
    """A round of random play.

    Attributes:
        played: the round, to its end.
        seed: it comes of; the same seed gives the same round again.
    """

    played: Round
    seed: int

    @property
    def game(self) -> AnyGame:
        """The game that is checked."""
        return self.played.game

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, and a spectator."""
        return (*range(self.played.variant.players), None)

    @property
    def moments(self) -> list[int]:
        """The indexes of some states, the first and the last one among them."""
        return spread(range(len(self.played.states)))

    @property
    def steps(self) -> list[int]:
        """The indexes of some moves, the first and the last one among them."""
        return spread(range(len(self.played.moves)))

    def rng(self) -> Random:
        """Chance for a check, the same every time."""
        return Random(self.seed)

    def demand(self, holds: object, what: str, move: int | None = None) -> None:
        """Raises `Fault` with what is wrong, and before which move, unless something holds."""
        if not holds:
            raise self.fault(what, move)

    def fault(self, what: str, move: int | None = None) -> Fault:
        """What is wrong, and where."""
        return Fault(f"{describe(self.played.variant, self.seed)}{self._at(move)}: {what}")

    def _at(self, move: int | None) -> str:
        if move is None:
            return ""
        if move >= len(self.played.moves):
            return f", after all {move} moves"
        seat, action = self.played.moves[move]
        return f", at move {move} ({name_of(seat)}: {self.game.show(action)})"


def describe(variant: Variant, seed: int) -> str:
    """What was played, for example ``card-hunt (version 1, usual, {}, 3 players), seed 4``."""
    options = msgspec.json.encode(variant.options).decode()
    game = variant.game
    return f"{game.name} (version {game.version}, {variant.edition}, {options}, {variant.players} players), seed {seed}"


def name_of(seat: Viewer) -> str:
    """A seat in words."""
    return "a spectator" if seat is None else "HOUSE" if seat == HOUSE else f"seat {seat}"


def spread(items: Sequence[Item], most: int = LOOKED_AT) -> list[Item]:
    """At most so many of some things, evenly from the first to the last."""
    if len(items) <= most:
        return [*items]
    return [items[round(index * (len(items) - 1) / (most - 1))] for index in range(most)]


def variants(game: AnyGame) -> list[Variant]:
    """Every edition, every other combination of option values, each for every number of players."""
    names = option_values(game)
    combined = [
        msgspec.convert(dict(zip(names, values, strict=True)), game.options)
        for values in itertools.product(*names.values())
    ]
    named = [*game.editions.items()]
    rest = [(game.default_edition, options) for options in combined if options not in game.editions.values()]
    return [Variant(game, *chosen, players) for chosen in (*named, *rest) for players in game.players]


def trials(game: AnyGame, rounds: int, seed: int, longest: int) -> Iterator[Trial]:
    """Rounds of random play, of all variants in turn: the first ones are the editions'."""
    for number, variant in zip(range(rounds), itertools.cycle(variants(game)), strict=False):
        yield play(variant, seed + number, longest)


def play(variant: Variant, seed: int, longest: int, carry: Json = None) -> Trial:
    """A round of random play.

    Raises:
        Fault: it does not begin, a legal action is refused, or it is not over after so many moves.
    """
    rng, game = Random(seed), variant.game
    try:
        so_far = begin_round(variant, game.deal(variant.options, variant.players, carry, rng))
    except ParlourError as error:
        raise Fault(f"{describe(variant, seed)}: a round that was dealt does not begin: {error}") from error
    while (step := random_step(game, so_far.state, rng)) is not None:
        if len(so_far.moves) >= longest:
            raise Fault(f"{describe(variant, seed)}: the round is not over after {longest} moves")
        so_far = _advance(so_far, step, seed)
    return Trial(so_far, seed)


def _advance(so_far: Round, step: tuple[int, Any], seed: int) -> Round:
    try:
        return so_far.advance(*step)
    except (IllegalAction, ParlourError) as error:
        seat, action = step
        tried = f"{name_of(seat)} is refused {so_far.game.show(action)}, which is legal: {error}"
        raise Trial(so_far, seed).fault(tried, len(so_far.moves)) from error
