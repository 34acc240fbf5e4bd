"""The tables that are in memory, and how they get there and leave."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random, SystemRandom
from typing import Final, NamedTuple, TypeAlias

from parlour.core.errors import ParlourError
from parlour.room.colours import Colour
from parlour.room.fold import go_on
from parlour.room.kept import kept, kept_of
from parlour.room.log import Header, Player, Row
from parlour.room.summary import Summary, summarize
from parlour.room.table import Table, open_table
from parlour.room.tell import Company, seat_infos
from parlour.server.clock import Clock, wall
from parlour.server.compute.ahead import Ahead
from parlour.server.compute.workers import Workers
from parlour.server.schema import BeginTable, MakeTable, TableSummary
from parlour.server.store.faults import NotRead
from parlour.server.store.peers import (
    GuestForgotten,
    GuestOut,
    GuestsChosen,
    PeerNews,
    PeopleThere,
    ProcessClosed,
    ProcessOpened,
    TableTakenOver,
    TableThere,
    TableWanted,
)
from parlour.server.store.protocol import Append, Store, Stored, UnknownTable
from parlour.server.table.actor import Actor, Means
from parlour.server.table.actors import Actors
from parlour.server.table.begin import prepare
from parlour.server.table.make import check_order, first_rows
from parlour.server.table.matches import Matches
from parlour.server.table.others import Others
from parlour.server.table.people import People
from parlour.server.table.reading import replay_log

FirstRows: TypeAlias = Callable[[str], Awaitable[tuple[Header, list[Row]]]]
"""Makes what a new table begins with, by its id."""
Admit: TypeAlias = Callable[[], None]
"""Lets a new table be opened, or refuses it."""
LOG: Final = logging.getLogger(__name__)
ALPHABET: Final = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"
"""No letter that is taken for another when somebody reads an address aloud."""
ID_LENGTH: Final = 11
"""So 63 bits: whoever has no link finds no table."""
SHOWN: Final = 20
"""So many of a person's tables are listed."""
SWEEP: Final = 60.0
"""Seconds after which tables that nobody needs leave the memory."""
RESUMED: Final = 24 * 60 * 60 * 1000
"""Tables at which something happened in so many milliseconds before a start go on by themselves after it."""
MOST_RESUMED: Final = 1000
FIRST_WAIT: Final = 1.0
LAST_WAIT: Final = 60.0
"""Seconds until what could not be read at a start is tried again: they double."""


class Tables:
    """All tables of a room.

    Attributes:
        resumed: whether all goes on that was under way when the room was stopped.
    """

    def __init__(self, store: Store, workers: Workers, ahead: Ahead, clock: Clock, rng: Random | None = None) -> None:
        self.people = People(store, self._playing)
        self._store, self._peers = store, store.peers
        self._actors = Actors(store, self._load, self._start)
        self._others = Others()
        self.matches = Matches(store, self.read, self._actors.running)
        self._renamings = 0
        self.resumed = False
        self._means = Means(
            self._append,
            self._load,
            workers.run,
            ahead,
            clock,
            self._actors.forget,
            self.people.names,
            self.people.colours,
            rng or SystemRandom(),
        )

    @property
    def in_memory(self) -> list[Actor]:
        """The tables that need not be read: this process runs them."""
        return [*self._actors.running.values()]

    async def get(self, table: str) -> Actor:
        """The actor of a table; see `Actors.get`."""
        return await self._actors.get(table)

    async def read(self, table: str) -> Table:
        """A table as it is, without its actor where another process runs it; raises as `Actors.get`."""
        actor = await self._actors.get_free(table)
        return await self._load(table) if actor is None else actor.table

    def _start(self, table: Table) -> Actor:
        self.matches.forget(table.header.table)
        return Actor(table, self._means)

    async def make(self, player: Player, order: MakeTable, admit: Admit) -> str:
        """The id of a new table, or of the one that the same order has made before.

        Args:
            admit: called before a new table is made of an order that is right; may refuse it.

        Raises:
            ParlourError: what is wrong with the order.
        """

        async def first(table: str) -> tuple[Header, list[Row]]:
            header = check_order(order, table, wall())
            return header, first_rows(header, order, player, self._means.rng)

        return await self._open(player, order.id, first, admit)

    async def begin(self, player: Player, order: BeginTable, admit: Admit) -> str:
        """The same for a table that begins at a moment of another round."""

        async def first(table: str) -> tuple[Header, list[Row]]:
            return (await prepare(self.matches, order, player)).first(table, wall(), player, self._means.rng)

        return await self._open(player, order.id, first, admit)

    async def _open(self, player: Player, order: str, first: FirstRows, admit: Admit) -> str:
        made = await self._store.made_before(player, order)
        return (await self.get(made or await self._make(player, order, first, admit))).table.header.table

    async def _make(self, player: Player, order: str, first: FirstRows, admit: Admit) -> str:
        await self.people.know([player])
        header, rows = await first(self._new_id())
        admit()
        new = kept_of(go_on(open_table(header), rows))
        return await self._store.add_table(header, rows, new, self.people.guest(player), order)

    async def mine(self, player: Player) -> list[TableSummary]:
        """The tables at which a person sits, newest first; those that are known to be unplayable are not told.

        No log is read for it, but for those of older rooms, once.
        """
        found = await self._store.tables_of(player, SHOWN)
        old = [table for table, summary in found if summary is None]
        if old:
            for table in old:
                await self._playable(table)
            found = await self._store.tables_of(player, SHOWN)
        unplayable = self._actors.unplayable
        listed = [summary for table, summary in found if summary is not None and table not in unplayable]
        await self.people.know([*frozenset[Player]().union(*(summary.people for summary in listed))])
        return [told(summary, player, self._company(summary.table)) for summary in listed]

    def _company(self, table: str) -> Company:
        """Who is at a table; nobody is at one that no process has in memory."""
        actor = self._actors.running.get(table)
        if actor is not None:
            return actor.company()
        return Company(self.people.names, self._others.present(table), self.people.colours)

    async def catch_up(self) -> None:
        """Keeps what follows from the logs that older rooms have written, so that all of it can be counted."""
        for table in await self._store.not_kept():
            with suppress(ParlourError):  # one damaged table is one damaged table
                await self._load(table)  # whoever opens it meanwhile may do the same: it is kept once

    async def _playable(self, table: str) -> None:
        """Brings a table into memory, unless it is of newer rules or damaged, as whoever follows its link is told.

        One that another process runs is left there.

        Raises:
            NotRead: the database could not be asked.
        """
        try:
            await self._actors.get_free(table)
        except NotRead:
            raise
        except ParlourError:
            return

    async def public(self, player: Player) -> list[TableSummary]:
        """The public tables where somebody waits and a seat is open, then those where he may watch; each newest first.

        Not those where he sits himself.
        """
        here = [_Listed(actor.table.header.made_at, summarize(actor.table), _there(actor)) for actor in self.in_memory]
        newest = sorted([*here, *await self._elsewhere()], key=lambda one: one.made_at, reverse=True)
        shown = [one for one in newest if one.there.present and player not in one.summary.seated]
        inviting = [one for one in shown if one.there.open and player not in one.there.barred]
        watched = [one for one in shown if one not in inviting and one.there.watched]
        listed = [one.summary for one in (inviting + watched)[:SHOWN]]
        return [told(summary, player, self._company(summary.table)) for summary in listed]

    async def _elsewhere(self) -> list["_Listed"]:
        """What may be listed that other processes run."""
        there = {one.table: one for one in self._others.listed if one.table not in self._actors.running}
        found = await self._store.summaries([*there]) if there else []
        await self.people.know([*frozenset[Player]().union(*(summary.people for _, summary in found))])
        return [_Listed(made_at, summary, there[summary.table]) for made_at, summary in found]

    async def change(self, player: Player, name: str | None, colour: Colour | None) -> None:
        """Gives a guest another name, another colour or both; every table he sits at sees it in a moment.

        Raises:
            NotStored: nothing is changed.
        """
        await self.people.change(player, name, colour)
        self._look_at(player)

    def _look_at(self, player: Player) -> None:
        for actor in self.in_memory:
            if actor.table.seats_of(player):
                actor.look_soon()

    def disconnect(self, player: Player) -> None:
        """Closes all that a guest has open at tables; whoever is still that guest comes back by himself."""
        self._peers.tell(GuestOut(player))
        self._disconnect(player)

    def _disconnect(self, player: Player) -> None:
        for actor in self.in_memory:
            actor.disconnect(player)

    def _playing(self) -> set[Player]:
        """Those who sit, or have sat, at the tables in memory."""
        return {player for actor in self.in_memory for player in _sitters(actor.table)}

    async def resume(self) -> None:
        """Goes on with what was under way when the room was stopped, or killed; tries again what cannot be read."""
        since, wait = wall() - RESUMED, FIRST_WAIT
        missing: list[str] | None = None
        while (missing := await self._resume(missing, since)) != []:
            await asyncio.sleep(wait)
            wait = min(2 * wait, LAST_WAIT)
        self.resumed = True

    async def _resume(self, missing: list[str] | None, since: int) -> list[str] | None:
        """Those of the tables that are still missing; None: not even which they are could be read."""
        try:
            if missing is None:
                missing = await self._store.active_since(since, MOST_RESUMED)
        except NotRead:
            return None
        return [table for table in missing if not await self._resumed(table)]

    async def _resumed(self, table: str) -> bool:
        try:
            await self._playable(table)
        except NotRead:
            return False
        return True

    async def sweep(self) -> None:
        """Keeps the memory free of tables that nobody needs, for ever."""
        while True:
            await asyncio.sleep(SWEEP)
            for actor in self.in_memory:
                if actor.idle:
                    self._actors.forget(actor)

    async def tell_who_is_there(self) -> None:
        """Tells the other processes of the room who is at the tables here, for ever."""
        await self._peers.tell_who_is_there(lambda: [one for one in map(_there, self.in_memory) if one.present])

    def hear(self, process: str, news: PeerNews) -> None:
        """Another process has told something."""
        match news:
            case TableWanted(table):
                self._actors.wanted(table)
            case TableTakenOver(table):
                self.matches.forget(table)
            case PeopleThere(tables):
                self._others.hear(process, tables)
            case ProcessClosed():
                self._others.forget(process)
            case GuestOut(player):
                self._disconnect(player)
            case GuestsChosen(guests):
                for guest in guests:
                    self.people.hear(guest)
                    self._look_at(guest.player)
            case GuestForgotten(player):
                self.people.forget(player)
                self.matches.forget()
            case ProcessOpened():
                for some in self.people.acquaintances():
                    self._peers.tell(GuestsChosen(some))

    def lost(self) -> None:
        """Other processes may run what is here, and may have said what was not heard."""
        self._actors.lost()
        self.matches.forget()
        self.people.doubt()

    async def hand_over(self) -> None:
        """Lets all tables go, as they are stored; whoever looks at one comes again."""
        await self._actors.hand_over()

    def close(self) -> None:
        """Stops all tables."""
        self._actors.close()

    def _new_id(self) -> str:
        return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))

    async def renamed(self, tables: Sequence[str], rename: Callable[[], Awaitable[None]]) -> None:
        """Lets the database name somebody else at some tables, and lets all that is in memory of them be read anew.

        Twice: a table that was read just before the first time, while that was under way, may have added a row since.

        Raises:
            Elsewhere: another process does not let one of them go.
        """
        async with self._actors.kept(tables):
            for _ in range(2):
                self._drop(tables)
                await rename()
            self._drop(tables)

    async def removed(self, table: str, remove: Callable[[], Awaitable[bool]]) -> bool:
        """Lets the database remove a table, unless somebody needs it now; whether it has.

        Whoever opens it meanwhile is told that there is none: what is read before it is gone is read again.
        """
        async with self._actors.unused(table) as ours:
            if not ours or not await remove():
                return False
            self._drop([table])
            self._actors.unplayable.pop(table, None)
            return True

    def _drop(self, tables: Sequence[str]) -> None:
        self._renamings += 1
        self.matches.forget()
        running = self._actors.running
        for actor in [running[table] for table in tables if table in running]:
            self._actors.forget(actor)

    async def _load(self, table: str) -> Table:
        """Reads it anew if somebody at it is renamed meanwhile."""
        renamings = self._renamings
        log = await self._store.read_log(table)
        if log is None:
            raise UnknownTable("unknown-table")
        loaded, ended = await replay_log(log)
        if not log.kept:
            await self._store.keep(table, kept_of(loaded, ended), log.last)
        await self.people.know([*_sitters(loaded)])
        return loaded if renamings == self._renamings else await self._load(table)

    def _append(self, before: Table, row: Row, after: Table, stored: Stored) -> None:
        new = kept(before, row, after)
        come = after.people.players - before.people.players
        guest = self.people.guest(next(iter(come))) if come else None
        self._store.append(Append(before.header.table, row, new, wall(), guest), stored)


def _sitters(table: Table) -> set[Player]:
    """The people who sit, or have sat, at a table."""
    sitters = {*table.seats, *table.sat}
    return {sitter.player for sitter in sitters if sitter is not None and sitter.player is not None}


def told(summary: Summary, player: Player, company: Company) -> TableSummary:
    """A table as its player's home page shows it."""
    return TableSummary(
        table=summary.table,
        game=summary.game,
        edition=summary.edition,
        phase=summary.phase,
        seats=[*seat_infos(summary.game, summary.places, player, company)],
        match=summary.match,
        round=summary.round,
        tally=[*summary.tally],
        my_turn=summary.is_awaited(player),
        waits_for=[*summary.waits_for],
        paused=summary.paused,
        winners=[*summary.winners],
        sat=[*seat_infos(summary.game, summary.sat, player, company)],
        begins=summary.begins,
    )


class _Listed(NamedTuple):
    made_at: int
    summary: Summary
    there: TableThere


def _there(actor: Actor) -> TableThere:
    """Who is at a table, and who may come to it; it is listed only if it is public."""
    table = actor.table
    present = tuple(sorted(actor.company().present))
    if not table.header.terms.public:
        return TableThere(table.header.table, present)
    watched = table.watching and table.phase in ("playing", "between")  # there is something to watch
    return TableThere(table.header.table, present, bool(table.people.open_seats), watched, tuple(sorted(table.barred)))
