"""One actor a table: who looks at it, what they see of every change, and the bots that play."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from random import Random
from time import monotonic
from typing import Any, Final, Protocol

import msgspec

from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.game import Seat
from parlour.room import may
from parlour.room.colours import Colour
from parlour.room.decide import Command, Deal, GoOn, HouseActs
from parlour.room.due import Upcoming, upcoming
from parlour.room.frame import Reacted
from parlour.room.happened import Occurrence
from parlour.room.log import ROOM, Left, LookAt, Player, Row, Sat
from parlour.room.messages import Act, Pings, React, Together, Watchers
from parlour.room.refusal import Refusal, check_owner
from parlour.room.showing import Picture, Showing
from parlour.room.table import Table
from parlour.room.tell import Company, looker
from parlour.server.clock import Clock, LoopTurn, TableClock
from parlour.server.compute.ahead import Ahead
from parlour.server.door.pace import Allowance
from parlour.server.store.protocol import Stored
from parlour.server.table.bots import Bots
from parlour.server.table.commands import Commands, Keeping, Then
from parlour.server.table.fair import handicap
from parlour.server.table.presence import Presence, watch_of
from parlour.server.table.together import LookingTogether

LOG: Final = logging.getLogger(__name__)
MOMENT: Final = 0.2
"""Seconds in which new names and colours are gathered."""
WATCHERS_A_SECOND: Final = 50
"""Those who come and go without a seat are gathered for a second, of a crowd for longer."""
MOST_NAMED: Final = 20
"""So many who look on are named to all."""


class Onlooker(Protocol):
    """A connection that looks at a table."""

    player: Player | None
    look: LookAt | None
    """The round that is over at which it looks; then it is no window in which the game is played."""

    @property
    def ping(self) -> int | None:
        """How long a message takes to it and back, in milliseconds."""

    @property
    def silent(self) -> bool:
        """Nobody answers there, though it is open."""

    def see(self, happened: tuple[Any, ...]) -> None:
        """The table may look different now, and this happened."""

    def look_after(self) -> None:
        """How closely it is watched may be otherwise now."""

    def replaced(self) -> None:
        """The same person has a newer connection."""

    def left(self) -> None:
        """Its person has given up his seat and gone."""

    def hear(self, news: Pings | Watchers | Together) -> None:
        """This is so now beside the table; of each kind the newest counts."""

    def lost(self) -> None:
        """The table is gone from memory; whoever comes back gets it from the database."""


class Means(msgspec.Struct, frozen=True):
    """What an actor is handed to work with.

    Attributes:
        store: writes a row, between the table before it and after it, and tells after the commit.
        load: the table as the database knows it.
        run: calls a function in a worker process.
        ahead: the workers of the bots that think ahead.
        clock: the room's.
        forget: drops the table from memory.
        names: of the guests, by player; a live mapping.
        colours: that guests have chosen, by player; a live mapping.
        rng: chance.
        turn: at whose end all that is to be sent is sent, at whatever table.
    """

    store: Callable[[Table, Row, Table, Stored], None]
    load: Callable[[str], Awaitable[Table]]
    run: Callable[..., Awaitable[tuple[int, str] | None]]
    ahead: Ahead
    clock: Clock
    forget: Callable[["Actor"], None]
    names: dict[Player, str]
    colours: dict[Player, Colour]
    rng: Random
    turn: LoopTurn = msgspec.field(default_factory=LoopTurn)


class Actor:
    """Runs a table: a state machine in the event loop, with one timer for all that is due.

    Every viewer is told of every change of the table.
    """

    def __init__(self, table: Table, means: Means) -> None:
        self.clock = TableClock(means.clock, table.time)
        self.viewers: list[Onlooker] = []
        self._means = means
        keeping = Keeping(means.store, means.load, lambda: means.forget(self))
        self._commands = Commands(table, keeping, self.clock, means.rng, self._move_on, self._start_anew)
        self._bots = Bots(means.run, means.ahead, self._ask_for_bot, means.rng, self.bots_handicap, self.clock)
        self._presence, self._watch = Presence(), watch_of(table)
        self._there = self._who_is_there()
        self._comes = table, upcoming(table)
        self._showing = Showing(self.company, self._upcoming)
        self.together = LookingTogether(self.clock, lambda: self.table, self.viewers)
        self.turn = means.turn
        self._told_pings: Pings | None = None
        self._told_watchers = Watchers((), 0)
        self._looking: asyncio.TimerHandle | None = None
        self._counting: asyncio.TimerHandle | None = None
        self._talk: dict[Player, Allowance] = {}
        self._stopped = False
        self.began = monotonic()
        self._schedule()

    @property
    def table(self) -> Table:
        """As it is stored, but for what refused plays cost."""
        return self._commands.table

    def command(self, who: Player, command: Command, then: Then) -> None:
        """Decides a command in its turn; ``then`` is told when it is stored, now or earlier, or what is wrong."""
        self._commands.ask(who, command, then)

    async def ask(self, who: Player, command: Command) -> None:
        """Comes back once the command is stored, now or earlier; it goes on even if the asker goes away.

        Raises:
            ParlourError: it is refused, or could not be stored (``not-stored``).
        """
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._commands.ask(who, command, partial(_answer, answer))
        await answer

    def react(self, who: Player, react: React) -> None:
        """Lets everybody see a reaction; it is not stored, and one that is sent again is not said again.

        Raises:
            Refusal: it is not his seat, or he talks too much.
        """
        if (who, react.id) in self._commands.heard:
            return
        check_owner(self.table, who, react)
        if not self._talk.setdefault(who, Allowance(rate=0.5, burst=4)).take():
            raise Refusal("too-many-messages")
        self._commands.heard.append((who, react.id))
        for viewer in self.viewers:
            if may.watch(self.table, viewer.player):
                viewer.see((Reacted(react.seat, react.reaction),))

    def company(self) -> Company:
        """Who the people at the table are, and which of them are there."""
        return Company(self._means.names, self._seats(silent=False), self._means.colours)

    def _seats(self, *, silent: bool) -> frozenset[Seat]:
        """While everybody plays at once, whoever looks at something else is not there."""
        viewers = (one for one in self.viewers if one.silent == silent and not (one.look and self.table.racing))
        return frozenset(seat for viewer in viewers for seat in self.table.seats_of(viewer.player))

    def _looks(self) -> Mapping[Seat, LookAt]:
        """At what is over those look who answer, and have the table itself open nowhere."""
        awake = [viewer for viewer in self.viewers if not viewer.silent]
        at_table = {viewer.player for viewer in awake if viewer.look is None}
        looking = [(one.player, one.look) for one in awake if one.look is not None and one.player not in at_table]
        return {seat: look for player, look in looking for seat in self.table.seats_of(player)}

    def _who_is_there(self) -> tuple[frozenset[Seat], frozenset[Seat], Mapping[Seat, LookAt]]:
        """Where somebody answers, where there is a connection at which nobody does, and who looks at what is over."""
        return self._seats(silent=False), self._seats(silent=True), self._looks()

    def picture(self, player: Player | None) -> Picture:
        """The table as this person may know it."""
        return self._showing.picture(self.table, player)

    def pings(self) -> tuple[int | None, ...]:
        """How long messages take to each seat and back, in milliseconds; None for bots and whoever is away."""
        pings: list[int | None] = [None] * len(self.table.seats)
        for viewer in self.viewers:
            for seat in () if viewer.silent else self.table.seats_of(viewer.player):
                pings[seat] = viewer.ping
        return tuple(pings)

    def tell_pings(self) -> None:
        """Somebody's connection was measured: all may know, if it was a player's."""
        pings = Pings(self.pings())
        if pings != self._told_pings:
            self._told_pings = pings
            for viewer in self.viewers:
                viewer.hear(pings)

    def watchers(self) -> Watchers:
        """Who looks on without a seat; whoever has several windows open counts once."""
        here = (one.player for one in self.viewers if not (one.silent or one.look))
        looking = [player for player in here if not self.table.seats_of(player)]
        people = [*dict.fromkeys(player for player in looking if player is not None)]
        named = [self._means.names[player] for player in people if player in self._means.names][:MOST_NAMED]
        return Watchers((*named,), len(people) + looking.count(None) - len(named))

    def _count_watchers(self) -> None:
        """Tells all who looks on, in a moment, once for all who come and go until then."""
        if self._counting is None and not self._stopped:
            wait = max(1, len(self.viewers) / WATCHERS_A_SECOND)
            self._counting = asyncio.get_running_loop().call_later(wait, self._tell_watchers)

    def _tell_watchers(self) -> None:
        self._counting = None
        watchers = self.watchers()
        if watchers != self._told_watchers:
            self._told_watchers = watchers
            for viewer in self.viewers:
                viewer.hear(watchers)

    @property
    def is_fair(self) -> bool:
        """Whether actions wait to be fair to those whose lines are slower: where the table has chosen that."""
        return self.table.header.terms.compensate and self.table.real_time

    def handicap(self, own: int | None) -> int:
        """Milliseconds that an action waits before it counts as arrived."""
        return handicap(own, self.pings()) if self.is_fair else 0

    def bots_handicap(self) -> int:
        """The same for bots, whose actions take no time on their way."""
        return self.handicap(0)

    def enter(self, viewer: Onlooker) -> None:
        """A connection begins to look; of a person with a seat the newest stays."""
        self.viewers.append(viewer)
        self._keep_newest()
        if self._told_pings is not None:
            viewer.hear(self._told_pings)
        if self._told_watchers != Watchers((), 0):
            viewer.hear(self._told_watchers)
        self.together.enter(viewer)
        viewer.see(())
        self.count_present()

    def leave(self, viewer: Onlooker) -> None:
        """A connection has ended."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.count_present()

    def disconnect(self, player: Player) -> None:
        """Closes what somebody has open here."""
        for viewer in [*self.viewers]:
            if viewer.player == player:
                viewer.lost()

    def count_present(self) -> None:
        """Somebody has come or gone, has fallen silent or is heard again; the others see it."""
        self._count_watchers()
        self.together.count()
        there = self._who_is_there()
        if there != self._there:
            self._there = there
            self.look()
            self._schedule()

    def look(self) -> None:
        """Lets every viewer see what may have changed beside the log: names, connections."""
        self._showing.company_changed()
        for viewer in self.viewers:
            viewer.see(())

    def look_soon(self) -> None:
        """The same in a moment, once for all that changes until then."""
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(MOMENT, self._look_now)

    def _look_now(self) -> None:
        self._looking = None
        self.look()

    @property
    def storing(self) -> bool:
        """Whether something of it is being stored."""
        return self._commands.storing

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing is due, asked or being stored, so that the table need not stay in memory."""
        return self._commands.idle and not (self.viewers or self._bots.busy)

    async def rest(self) -> None:
        """Begins nothing more, and comes back when what is being stored is stored and told."""
        self._bots.stop()
        await self._commands.rest()

    def stop(self) -> None:
        """Ends the actor; what it has stored is stored.

        Whoever asked something is told that the table is elsewhere; viewers come back by themselves, and ask again.
        """
        self._stopped = True
        self._bots.stop()
        self._commands.stop()
        self.together.stop()
        for timer in (self._looking, self._counting):
            if timer is not None:
                timer.cancel()
        for viewer in [*self.viewers]:
            viewer.lost()

    def _start_anew(self) -> None:
        """The table may be another one: what bots were about to do may have been what was not stored."""
        self._bots.stop()
        self._there = self._who_is_there()
        self._schedule()
        self.look()

    def _move_on(self, row: Row, before: Table, after: Table) -> None:
        if isinstance(row.body, Sat):
            self._keep_newest()
        occurrence = Occurrence(before, row, after, self._means.names)
        seen: dict[Player | None, tuple[Any, ...]] = {}
        for viewer in self.viewers:
            who = looker(before, viewer.player) or looker(after, viewer.player)
            if who not in seen:
                seen[who] = occurrence.seen_by(who)
            viewer.see(seen[who])
        if isinstance(row.body, Left):
            self._see_off(before, row.seat)
        if before.seats is not after.seats or before.racing != after.racing:
            self._there = self._who_is_there()
        self._schedule()

    def _see_off(self, before: Table, seat: Seat) -> None:
        sitter = before.seats[seat]
        for viewer in [*self.viewers]:
            if sitter is not None and viewer.player == sitter.player:
                self.viewers.remove(viewer)
                viewer.left()

    def _keep_newest(self) -> None:
        """One in which he plays, and one in which he looks at what is over."""
        seen: set[tuple[Player, bool]] = set()
        for viewer in reversed([*self.viewers]):
            if viewer.player is None:
                continue
            kind = viewer.player, viewer.look is None
            if kind in seen:
                self.viewers.remove(viewer)
                viewer.replaced()
            elif self.table.seats_of(viewer.player):
                seen.add(kind)

    def _schedule(self) -> None:
        """Sets what is due by the table as it is now; called after every change of it."""
        if self._stopped:  # its viewers leave after that, and what is due now is the next actor's
            return
        table = self.table
        if watch_of(table) is not self._watch:
            self._watch = watch_of(table)
            for viewer in self.viewers:
                viewer.look_after()
        self.together.count()
        comes = self._upcoming(table)
        room = ((comes.deal, Deal()), (comes.house, HouseActs()), (comes.goes_on, GoOn()))
        due = [(at, command) for at, command in room if at is not None]
        late = [(at, command) for command, at in comes.late.items()]
        self._commands.set_due([*due, *late, *self._notices(table)])
        self._bots.follow(table)

    def _upcoming(self, table: Table) -> Upcoming:
        """Worked out once for the schedule and for all who are shown countdowns."""
        if self._comes[0] is not table:
            self._comes = table, upcoming(table)
        return self._comes[1]

    def _notices(self, table: Table) -> Iterator[tuple[int, Command]]:
        present, silent, looks = self._there
        return self._presence.notices(table, present, silent, self.clock.now(), looks)

    async def _ask_for_bot(self, act: Act) -> ParlourError | None:
        try:
            await self.ask(ROOM, act)
        except ParlourError as error:
            lost_race = self.table.real_time  # where a bot may be beaten like anybody
            level = logging.WARNING if isinstance(error, IllegalAction) and not lost_race else logging.DEBUG
            LOG.log(level, "table %s: %s", self.table.header.table, error)
            return error
        return None


def _answer(answer: asyncio.Future[None], error: ParlourError | None) -> None:
    """Does nothing if whoever asked has gone."""
    if answer.done():
        return
    if error is None:
        answer.set_result(None)
    else:
        answer.set_exception(error)
