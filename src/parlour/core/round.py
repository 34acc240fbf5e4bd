"""A round as far as it has been played: the one value that tables, records, virtual play and the study share."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import takewhile
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from parlour.core.figures import Figure, together
from parlour.core.game import AnyGame, Seat, Setup
from parlour.core.growing import Trail
from parlour.core.known import known

RACE: Final = 2000
"""Milliseconds after which an action that came too late was no race any more."""


class Variant(msgspec.Struct, frozen=True):
    """What is played: a game, its edition, the options in force, the number of players."""

    game: AnyGame
    edition: str
    options: Any
    players: int


class Beaten(msgspec.Struct, frozen=True):
    """An action in real time that came too late, and changed nothing: what somebody else did had made it impossible.

    Attributes:
        after: so many moves.
        seat: whose it was.
        action: what he wanted.
        time: when, in milliseconds, as `Round.times` count.
    """

    after: int
    seat: Seat
    action: Any
    time: int


class Round(msgspec.Struct, frozen=True, dict=True):
    """A round with its whole history; what follows from it is no field, and known once somebody has asked.

    Attributes:
        variant: what is played.
        setup: what chance decided before it.
        moves: seat and action, in order, those of `HOUSE` included.
        times: when each move was made, in milliseconds, where anybody looked at a clock.
        states: before each move, and after the last one.
        beaten: what came too late, in order.
    """

    variant: Variant
    setup: Setup
    moves: Trail[tuple[Seat, Any]]
    times: Trail[int]
    states: Trail[Any]
    beaten: tuple[Beaten, ...] = ()

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.variant.game

    @known
    def state(self) -> Any:
        """After the last move."""
        return self.states[-1]

    @known
    def outcome(self) -> Any:
        """The game's own result; None while the round goes on."""
        return self.game.result(self.state)

    @property
    def told(self) -> Setup:
        """The set-up as a record tells it: with the lots, the reshuffles, the bets that came later."""
        setup = self.setup
        for state, (seat, action) in zip(self.states, self.moves, strict=False):
            setup = self.game.record.note(setup, state, seat, action)
        return setup

    def in_turn(self) -> Iterator[int]:
        """The indexes of the moves since the turn began that is on now, the last one first.

        In real time there are no turns, so that is all of them.
        """
        moves, states, ply = self.moves, self.states, self.game.ply(self.state)
        return takewhile(lambda at: self.game.ply(states[at]) == ply, reversed(range(len(moves))))

    def advance(self, seat: Seat, action: Any, time: int = 0) -> "Round":
        """The round after one more move.

        Raises:
            IllegalAction: the rules forbid it.
            InvalidSetup: what `HOUSE` does is not what the set-up tells.
        """
        state = self.game.apply(self.state, seat, action)
        moves, times = self.moves.grown((seat, action)), self.times.grown(time)
        return replace(self, moves=moves, times=times, states=self.states.grown(state))

    def late_by(self, seat: Seat, action: Any, time: int) -> int | None:
        """In real time: the milliseconds since somebody else made an action impossible; None if it was no race."""
        for index in reversed(range(len(self.moves) if self.game.real_time else 0)):
            late = time - self.times[index]
            if late > RACE or self.moves[index][0] == seat:
                return None
            if action in self.game.legal(self.states[index], seat):
                return max(0, late)
        return None

    def lost(self, seat: Seat, action: Any, time: int) -> "Round":
        """The round with one more action that came too late."""
        return replace(self, beaten=(*self.beaten, Beaten(len(self.moves), seat, action, time)))

    def cut(self, moves: int) -> "Round":
        """The round as it was after so many moves, with what came too late up to then."""
        kept, times, states = self.moves.cut(moves), self.times.cut(moves), self.states.cut(moves + 1)
        beaten = tuple(one for one in self.beaten if one.after <= moves) if self.beaten else ()
        return replace(self, moves=kept, times=times, states=states, beaten=beaten)


def begin_round(variant: Variant, setup: Setup) -> Round:
    """A round before its first move.

    Raises:
        InvalidSetup: the set-up begins none.
    """
    state = variant.game.begin(variant.options, variant.players, setup)
    return Round(variant, setup, Trail(), Trail(), Trail([state]))


def figures_of(game: AnyGame, rounds: Iterable[Round], seat: Seat) -> Mapping[str, Figure]:
    """What a game counts of a seat in those rounds of a match that are over, in the order in which it is told."""
    rules = game.figures
    if rules is None:
        return {}
    counted = defaultdict[str, list[Figure]](list)
    for each in rounds:
        if each.outcome is not None:
            for name, figure in rules.count(each.states, each.moves, each.times, seat).items():
                counted[name].append(figure)
    return {name: together(kind, counted[name]) for name, kind in rules.kinds.items() if name in counted}
