"""The fold of a table's log: who sits where, the match, the round on the table."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from parlour.core.discovery import find
from parlour.core.errors import ParlourError
from parlour.core.game import AnyGame, Seat, Setup
from parlour.core.json import Json
from parlour.core.options import choose
from parlour.core.record import noted
from parlour.room.frame import Phase
from parlour.room.log import Header, Kind, Player, Row


class Sitter(msgspec.Struct, frozen=True):
    """Who sits at a seat: a person by his player id, or a bot by its level; exactly one of them is set."""

    player: Player | None = None
    level: str | None = None


class Round(msgspec.Struct, frozen=True):
    """A round with its whole history, so that an action can be taken back.

    Attributes:
        setup: what chance decided before it.
        carry: what it was handed of the round before.
        before: the tally before it.
        moves: seat and action, in order.
        states: the state at the start and after every move, so one more than there are moves.
    """

    setup: Setup
    carry: Json
    before: tuple[int, ...]
    moves: tuple[tuple[Seat, Any], ...]
    states: tuple[Any, ...]


class Table(msgspec.Struct, frozen=True):
    """A table at some moment; a value, and the same for the same log.

    Attributes:
        header: what is settled.
        options: those in force, as the game's own struct.
        seats: by seat; None is open.
        rounds: of the current match; the last one is on the table.
        ready: the seats that said so since the round (or the match) ended.
        seq: of the last row.
        time: of the last row.
        acted_at: when the round last changed: a deal, an action, a take-back. Delays count from here.
        seen: seat and id of every message that is stored.
    """

    header: Header
    options: Any
    seats: tuple[Sitter | None, ...]
    rounds: tuple[Round, ...] = ()
    ready: frozenset[Seat] = frozenset()
    seq: int = 0
    time: int = 0
    acted_at: int = 0
    seen: frozenset[tuple[Seat, str]] = frozenset()

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return find(self.header.game)

    @property
    def state(self) -> Any | None:
        """The round on the table at this moment; None before the first deal."""
        return self.rounds[-1].states[-1] if self.rounds else None

    @property
    def phase(self) -> Phase:
        """Where the table stands; until the first deal it is ``waiting``."""
        if not self.rounds:
            return "waiting"
        if self.game.result(self.state) is None:
            return "playing"
        return "over" if self.winners else "between"

    @property
    def tally(self) -> tuple[int, ...]:
        """Chips (or points) by side, the finished round on the table included."""
        if not self.rounds:
            return self.game.match.start(self.options, self.header.players)
        return self._after(self.rounds[-1])

    @property
    def tallies(self) -> tuple[tuple[int, ...], ...]:
        """The tally after each finished round of the match."""
        finished = [each for each in self.rounds if self.game.result(each.states[-1]) is not None]
        return tuple(self._after(each) for each in finished)

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won the match; empty while it goes on."""
        return self.game.match.winners(self.options, self.tally)

    def seats_of(self, player: Player | None) -> tuple[Seat, ...]:
        """The seats a person plays: none for a spectator, several at a shared screen."""
        if player is None:
            return ()
        return tuple(seat for seat, sitter in enumerate(self.seats) if sitter and sitter.player == player)

    @property
    def persons(self) -> frozenset[Seat]:
        """The seats that people play."""
        return frozenset(seat for seat, sitter in enumerate(self.seats) if sitter and sitter.player is not None)

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """The seats nobody plays yet."""
        return tuple(seat for seat, sitter in enumerate(self.seats) if sitter is None)

    def _after(self, each: Round) -> tuple[int, ...]:
        result = self.game.result(each.states[-1])
        return each.before if result is None else self.game.match.award(self.options, each.before, result)


def open_table(header: Header) -> Table:
    """The table before its first row.

    Raises:
        InvalidOptions: the header names what does not exist.
        ParlourError: ``rules-changed``, the log was written under another version of the rules.
    """
    game = find(header.game)
    if header.version != game.version:
        raise ParlourError("rules-changed", game=game.name, written=header.version, current=game.version)
    options = choose(game, header.edition, {**header.options})
    return Table(header, options, (None,) * header.players, time=header.made_at, acted_at=header.made_at)


def replay(header: Header, rows: Iterable[Row]) -> Table:
    """The table that a log tells of."""
    table = open_table(header)
    for row in rows:
        table = advance(table, row)
    return table


def advance(table: Table, row: Row) -> Table:
    """The table after one more row of its log; what a row takes back is as if it had never been.

    Raises:
        ValueError: a row is missing before this one.
        IllegalAction: the row holds what the rules forbid, so the log is damaged.
    """
    if row.seq != table.seq + 1:
        raise ValueError(f"row {row.seq} after row {table.seq}")
    after = _FOLD[row.kind](table, row)
    seen = table.seen if row.action_id is None else table.seen | {(row.seat, row.action_id)}
    return replace(after, seq=row.seq, time=row.time, seen=seen)


def _sit(table: Table, row: Row) -> Table:
    return _seat(table, row.seat, Sitter(player=row.action))


def _bot(table: Table, row: Row) -> Table:
    return _seat(table, row.seat, Sitter(level=row.action))


def _seat(table: Table, seat: Seat, sitter: Sitter) -> Table:
    return replace(table, seats=(*table.seats[:seat], sitter, *table.seats[seat + 1 :]))


def _deal(table: Table, row: Row) -> Table:
    """The next round; after a match that was won it is the first of another one."""
    setup: Setup = msgspec.json.decode(row.action)
    earlier = () if table.winners else table.rounds
    before = replace(table, rounds=earlier)
    state = table.game.begin(table.options, table.header.players, setup)
    dealt = Round(setup, carry(before), before.tally, (), (state,))
    return replace(table, rounds=(*earlier, dealt), ready=frozenset(), acted_at=row.time)


def carry(table: Table) -> Json:
    """What the next round of this match must know of the one on the table, which has ended; None at first."""
    if not table.rounds:
        return None
    last = table.rounds[-1]
    result = table.game.result(last.states[-1])
    setup = noted(table.game, last.setup, last.states, last.moves)
    return table.game.match.carry(table.options, table.header.players, setup, result, last.carry)


def _act(table: Table, row: Row) -> Table:
    action = table.game.parse(row.action)
    last = table.rounds[-1]
    state = table.game.apply(last.states[-1], row.seat, action)
    last = replace(last, moves=(*last.moves, (row.seat, action)), states=(*last.states, state))
    return replace(table, rounds=(*table.rounds[:-1], last), acted_at=row.time)


def _ready(table: Table, row: Row) -> Table:
    """At a shared screen a person is ready for all his seats at once."""
    sitter = table.seats[row.seat]
    seats = () if sitter is None else table.seats_of(sitter.player)
    return replace(table, ready=table.ready | {row.seat, *seats})


def _take_back(table: Table, row: Row) -> Table:
    """Everything from the seat's last action on is gone, the end of the round and its chips included."""
    last = table.rounds[-1]
    kept = last_move(last, {row.seat})
    last = replace(last, moves=last.moves[:kept], states=last.states[: kept + 1])
    return replace(table, rounds=(*table.rounds[:-1], last), ready=frozenset(), acted_at=row.time)


def last_move(each: Round, seats: Iterable[Seat]) -> int:
    """The index of the last move that one of these seats made; -1 if none did."""
    wanted = frozenset(seats)
    return max((index for index, (seat, _) in enumerate(each.moves) if seat in wanted), default=-1)


_FOLD: Final[Mapping[Kind, Callable[[Table, Row], Table]]] = MappingProxyType(
    {"sit": _sit, "bot": _bot, "deal": _deal, "act": _act, "ready": _ready, "take-back": _take_back}
)
