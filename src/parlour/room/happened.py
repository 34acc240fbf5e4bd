"""What a row of the log was for each viewer: the events that he saw happen."""

from collections.abc import Mapping
from itertools import chain
from types import MappingProxyType
from typing import Any, Final

from parlour.core.game import Seat, Viewer
from parlour.room import may
from parlour.room.frame import (
    MatchWon,
    News,
    PlayedFor,
    RoundDealt,
    RoundWon,
    SatDown,
    SeatNews,
    TakenBack,
    TallyChanged,
)
from parlour.room.levels import bot_of
from parlour.room.log import (
    Acted,
    Agreed,
    Arranged,
    AskedFor,
    Begun,
    Body,
    BotSat,
    CameBack,
    Dealt,
    DealtAgain,
    Declined,
    Ended,
    GaveTime,
    Hinted,
    Idled,
    Lapsed,
    Left,
    Looked,
    LostRace,
    Moved,
    Named,
    Paused,
    Player,
    Resigned,
    Resumed,
    Row,
    Sat,
    Started,
    StoodIn,
    TimedOut,
    TookBack,
    Warned,
    WasReady,
    WatchingSet,
    WentAway,
    WentOn,
)
from parlour.room.table import Table
from parlour.room.tell import eyes

TOLD: Final = 6
"""So many of the actions that a bot has done for somebody are told him one by one."""
NEWS: Final[Mapping[type[Body], News]] = MappingProxyType(
    {
        Moved: "moved",
        WentAway: "away",
        StoodIn: "bot-plays",
        Left: "left",
        Resigned: "resigned",
        Ended: "ended",
        Agreed: "agrees",
        Declined: "declines",
        Paused: "paused",
        Resumed: "resumed",
        Warned: "time-low",
        TimedOut: "time-out",
        Idled: "idle",
        Lapsed: "unanswered",
        GaveTime: "gives-time",
        WentOn: "goes-without",
    }
)
"""The rows that are news about their seat."""
AROUND: Final[frozenset[type[Body]]] = frozenset(
    {Sat, BotSat, Dealt, DealtAgain, Begun, WentAway, CameBack, StoodIn, Left, Resigned}
)
"""The rows that tell nothing of what is played, so that everybody may know them."""


class Occurrence:
    """A row that was added to the log, and what each viewer saw happen then.

    Args:
        before, after: the table, before the row and after it.
        names: of the guests, by player.
    """

    def __init__(self, before: Table, row: Row, after: Table, names: Mapping[Player, str]) -> None:
        self._before, self._row, self._after, self._names = before, row, after, names
        self._acted: dict[Viewer, tuple[Any, ...]] = {}

    def seen_by(self, player: Player | None) -> tuple[Any, ...]:
        """What this person saw; None is a spectator."""
        before, row, after = self._before, self._row, self._after
        if type(row.body) not in AROUND and not may.watch(after, player):
            return ()
        happened: tuple[Any, ...]
        match row.body:
            case Acted():
                happened = (*_for_him(before, row, player), *self._act_seen(player))
            case CameBack():
                happened = (SeatNews(row.seat, "back"), *_meanwhile(before, row, player))
            case Sat(player=guest):
                happened = (SatDown(row.seat, self._names.get(guest, ""), None),)
            case BotSat(level=level):
                known, bot = bot_of(after.header.game, level)
                happened = (SatDown(row.seat, bot.name, known),)
            case Arranged():
                happened = _arranged(before, row, after)
            case Dealt() | DealtAgain() | Begun():
                happened = (RoundDealt(after.number),)
            case TookBack():
                happened = (_taken_back(before, after, row.seat),)
            case LostRace() | Started() | WasReady() | Hinted() | Looked() | WatchingSet() | Named():
                happened = ()
            case AskedFor(wish=wish):
                happened = (SeatNews(row.seat, "asks-pause" if wish == "pause" else "asks-take-back"),)
            case _ as body:
                happened = (SeatNews(row.seat, NEWS[type(body)]), *_brought_about(before, row, after))
        return happened

    def _act_seen(self, player: Player | None) -> tuple[Any, ...]:
        """The same for all who look through the same eyes; where nothing is hidden that is everybody."""
        row, after = self._row, self._after
        assert after.round is not None  # somebody has acted in it
        viewer = None if after.game.open_hands else eyes(after, player)
        if viewer not in self._acted:
            self._acted[viewer] = acted(self._before, row.seat, after.round.moves[-1][1], after, viewer)
        return self._acted[viewer]


def events(
    before: Table, row: Row, after: Table, player: Player | None, names: Mapping[Player, str]
) -> tuple[Any, ...]:
    """What this person saw happen when a row was added to the log; see `Occurrence`."""
    return Occurrence(before, row, after, names).seen_by(player)


def _meanwhile(before: Table, row: Row, player: Player | None) -> tuple[Any, ...]:
    """What a bot has done for him who has his seat back."""
    if row.seat not in before.stood_in or row.seat not in before.seats_of(player):
        return ()
    since, viewer = before.stood_in[row.seat], eyes(before, player)
    done = [
        (each, at)
        for number, each in enumerate(before.rounds, 1)
        for at, (seat, _) in enumerate(each.moves)
        if seat == row.seat and (number, at) >= since
    ]
    told = (
        before.game.tell(each.states[at], row.seat, each.moves[at][1], each.states[at + 1], viewer)
        for each, at in done[-TOLD:]
    )
    return (PlayedFor(row.seat, len(done), tuple(chain.from_iterable(told))),) if done else ()


def _arranged(before: Table, row: Row, after: Table) -> tuple[Any, ...]:
    """Who has lost his seats, and which bot has one now; other places are seen to be as they are."""
    gone = before.people.players - after.people.players
    lost = tuple(SeatNews(seat, "removed") for player in gone for seat in before.seats_of(player))
    sitter = after.seats[row.seat] if row.seat < len(after.seats) else None
    if sitter is None or sitter.level is None or len(after.seats) < len(before.seats):
        return lost
    known, bot = bot_of(after.header.game, sitter.level)
    return (*lost, SatDown(row.seat, bot.name, known))


def _for_him(before: Table, row: Row, player: Player | None) -> tuple[Any, ...]:
    """Only he is told for whom the table acted because nobody did; to all others it is an action like any other."""
    by_table = row.action_id is None and row.seat in before.people.persons - before.hurried
    return (SeatNews(row.seat, "table-acts"),) if by_table and row.seat in before.seats_of(player) else ()


def acted(before: Table, seat: Seat, action: Any, after: Table, viewer: Viewer) -> tuple[Any, ...]:
    """What was seen through somebody's eyes when a seat, or `HOUSE`, acted, and what the table counted then."""
    return (*after.game.tell(before.state, seat, action, after.state, viewer), *_account(before, after))


def _account(before: Table, after: Table) -> tuple[Any, ...]:
    if after.phase == "playing":
        return ()
    if after.begins is not None:
        return (RoundWon(after.winners),)
    changed = TallyChanged(before.tally, after.tally)
    return (changed, MatchWon(after.winners)) if after.winners else (changed,)


def _taken_back(before: Table, after: Table, seat: int) -> TakenBack:
    return TakenBack(seat, len(before.rounds[-1].moves) - len(after.rounds[-1].moves))


def _brought_about(before: Table, row: Row, after: Table) -> tuple[Any, ...]:
    """What the last consent was given to, and the end of a match before its time."""
    asked = before.asked
    if isinstance(row.body, Agreed) and asked is not None and after.asked is None:
        return (SeatNews(asked.seat, "paused") if asked.what == "pause" else _taken_back(before, after, asked.seat),)
    if not after.ended or before.ended:
        return ()
    return (MatchWon(after.winners),) if after.begins is None else (RoundWon(after.winners),)
