"""A table, its people and everything that goes wrong, in virtual time."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import Context
from functools import partial
from random import Random
from typing import Any, Final

import msgspec

from parlour.core.errors import ParlourError
from parlour.room.decide import Command
from parlour.room.log import ROOM, Row
from parlour.room.messages import Act, Leave, SeatMessage
from parlour.room.seating import TakeSeat
from parlour.room.showing import Message
from parlour.room.table import Table
from parlour.server.compute.ahead import Ahead
from parlour.server.door.line import Line as Theirs
from parlour.server.door.pace import Rate, Talk
from parlour.server.schema import MakeTable
from parlour.server.store.protocol import Stored
from parlour.server.table.actor import Actor, Means
from parlour.server.table.live import Live
from parlour.server.table.make import check_order, first_rows
from parlour.server.table.tables import SWEEP
from tests.chaos.attendance import Attendance
from tests.chaos.checks import check_log
from tests.chaos.early import own_commands
from tests.chaos.harm import do_to_line, do_to_person
from tests.chaos.life import Life, task_of_life
from tests.chaos.line import Line, as_socket
from tests.chaos.person import Person
from tests.chaos.plan import Fault, Plan
from tests.chaos.store import Planted, PlantedEnd, Store, planted_only
from tests.frames import frame_of

PLAYERS: Final = tuple(letter * 32 for letter in "mjtab")
MOMENT: Final = 1.6
"""Seconds in which all that is on its way arrives, and nobody is missed yet."""
NAMES: Final = {player: player[0].upper() for player in PLAYERS}


class World:
    """Plays a plan.

    Args:
        tally: counts what has gone wrong, so that a test can tell that it did.

    Attributes:
        stepped: how far the clock on the wall is off, in seconds.
    """

    def __init__(self, plan: Plan, tally: Counter[str]) -> None:
        self.plan, self._tally = plan, tally
        self._rng = Random(plan.seed)
        order = MakeTable(id="one", game=plan.game, edition=plan.edition, seats=[*plan.seats], terms=plan.terms)
        header = check_order(order, "aTable", 0)
        self.store = Store(header, first_rows(header, order, PLAYERS[0], self._rng), self._rng, tally)
        self.store.die = lambda: self._kill(3)
        self.people: list[Person] = []
        self.stepped = 0
        self._bots_fail = 0
        self._slept = 0
        self._wrong: list[str] = []
        self._talk = Talk(Rate(20, 60), now=lambda: asyncio.get_running_loop().time())

    async def play(self) -> None:
        """Everything as planned, then a calm time, after which all must be well.

        Raises:
            AssertionError: it is not.
        """
        asyncio.get_running_loop().set_task_factory(task_of_life)
        with planted_only():
            self._start()
            persons = [place for place in self.plan.seats if not place.startswith("bot:")]
            for player, _ in zip(PLAYERS, persons, strict=False):
                self.people.append(Person(player, self._connect, self._hears, self._rng, self._tally))
            tasks = [asyncio.create_task(work) for work in (*(person.run() for person in self.people), self._watch())]
            await self._sit()
            await self._do_all()
            await self._calm()
            for task in tasks:
                task.cancel()
            self._check_log()
            self.life.end()

    async def _sit(self) -> None:
        """Whoever comes by the link takes the first open seat, however often he must ask; if none is left, he looks."""
        for person in self.people[1:]:
            while self.store.table.people.open_seats and not self.store.table.seats_of(person.player):
                actor = await self._get()
                if actor is not None:
                    await asyncio.wait({self.life.run(partial(self._take_seat, actor, person))}, timeout=2)
                await asyncio.sleep(0.5)

    def _take_seat(self, actor: Actor, person: Person) -> asyncio.Task[None]:
        return asyncio.create_task(_quietly(actor.ask(person.player, TakeSeat())))

    def _start(self) -> None:
        """A new process, which goes on by itself with what was under way."""
        life = self.life = Life(self._machine)
        life.run(lambda: asyncio.create_task(self._sweep(life)))
        self._resuming = asyncio.create_task(self._get())

    async def _get(self) -> Actor | None:
        """The actor of the table in this life of the room; None while the room is dead, or cannot read."""
        life = self.life
        if life.dead:
            return None
        if life.actor is None:
            try:
                table = await self.store.load("aTable")
            except Planted:
                return None
            if life.actor is None and not life.dead:
                life.actor = life.run(lambda: Actor(table, self._means(life)))
        return None if life.dead else life.actor

    def _means(self, life: Life) -> Means:
        store, clock, ahead = self.store, life.clock, Ahead(life.clock)

        def append(before: Table, row: Row, after: Table, stored: Stored) -> None:
            storing = asyncio.ensure_future(store.append(before, row, after))
            storing.add_done_callback(lambda done: stored(_error_of(done)))

        return Means(append, store.load, self._think, ahead, clock, life.forget, dict(NAMES), {}, self._rng)

    def _machine(self) -> int:
        """The machine's own clock, in nanoseconds."""
        return round((asyncio.get_running_loop().time() + self._slept) * 1e9)

    async def _think(self, work: Callable[..., Any], *args: Any) -> Any:
        await asyncio.sleep(self._rng.choice((0, 0.05)))
        if self._bots_fail:
            self._bots_fail -= 1
            self._tally["a bot fails"] += 1
            raise self._rng.choice((Planted, PlantedEnd))("a worker died")
        return work(*args)

    async def _connect(self, person: Person) -> Line | None:
        actor, life = await self._get(), self.life
        if actor is None or life.dead:
            return None
        line = Line(self._rng, self.plan.slowness, self._tally, lambda: self._check_told(actor))
        life.lines.append(line)
        theirs = Theirs(guest=person.player, talk=self._talk.of(person.player, None), cut=line.cut)
        live = life.run(lambda: Live(as_socket(line), line, actor, theirs))
        life.run(lambda: asyncio.create_task(live.run()))
        return line

    async def _do_all(self) -> None:
        now, end = asyncio.get_running_loop().time, 0.0
        for fault in sorted(self.plan.faults, key=lambda fault: fault.at):
            await asyncio.sleep(max(0, fault.at - now()))
            self._do(fault)
            end = max(end, fault.at + fault.seconds)
        await asyncio.sleep(max(0, end - now()) + 5)

    def _do(self, fault: Fault) -> None:
        self._tally[fault.what] += 1
        people = self.people if fault.what == "still" else [self.people[fault.who % len(self.people)]]
        for person in people:
            do_to_person(person, fault)
            if person.line is not None:
                do_to_line(person.line, fault)
        self._do_to_room(fault)

    def _do_to_room(self, fault: Fault) -> None:
        match fault.what:
            case "kill":
                self._kill(fault.seconds)
            case "commit":
                self.store.fates.append(fault.fate)
            case "unread":
                self.store.loads_fail += 1
            case "bots":
                self._bots_fail += 2
            case "step":
                self._slept += 3600
            case "wall":
                self.stepped += self._rng.choice((-3600, 3600))
            case "early":
                for moment in range(min(30, int(fault.seconds))):
                    asyncio.get_running_loop().call_later(moment, self._hurry)

    def _kill(self, seconds: float) -> None:
        if not self.life.dead:
            self.life.end()
            asyncio.get_running_loop().call_later(seconds, self._start, context=Context())

    async def _sweep(self, life: Life) -> None:
        """As `Tables.sweep` does."""
        while True:
            await asyncio.sleep(SWEEP)
            if life.actor is not None and life.actor.idle:
                self._tally["swept"] += 1
                life.forget(life.actor)

    def _hurry(self) -> None:
        """What is not due must be refused."""
        actor = self.life.actor
        if actor is not None:
            commands = own_commands(actor.table)
            self.life.run(lambda: [asyncio.create_task(self._try(actor, command)) for command in commands])

    async def _try(self, actor: Actor, command: Command) -> None:
        try:
            await actor.ask(ROOM, command)
        except ParlourError as error:
            self._tally[f"refused {error.code}"] += 1

    async def _watch(self) -> None:
        """Every second the table should know who has been there for a while, and who has not."""
        attendance = Attendance()
        while True:
            await asyncio.sleep(1)
            for person in self.people:
                wrong = attendance.look(person.player, self.store.table, there=self._is_there(person))
                if wrong:
                    self._wrong.append(wrong)

    def _is_there(self, person: Person) -> bool | None:
        line, asleep = person.line, person.asleep.is_set()
        if self.life.dead or self.life.actor is None or (line is not None and line.is_held()):
            return None
        if line is None or asleep:
            return False
        return True if person.fresh else None

    async def _calm(self) -> None:
        """Nothing goes wrong any more: the match goes on to its end or at least goes on, and all see what is."""
        self.store.fates.clear()
        self.store.loads_fail = self._bots_fail = 0
        for person in self.people:
            for what in (person.asleep, person.dreams, person.twice):
                what.clear()
            person.calm = True
        for _ in range(3):
            await self._goes_on()
            await self._check_pictures()
        await self._look_around()

    async def _goes_on(self, rows: int = 6) -> None:
        wanted = len(self.store.rows) + rows
        for _ in range(60 * rows):
            await asyncio.sleep(1)
            if len(self.store.rows) >= wanted:
                return
        assert len(self.store.rows) > wanted - rows or self._rests(), "nobody can go on"

    def _rests(self) -> bool:
        table = self.store.table
        return table.phase == "over" or table.people.deserted or bool(table.people.open_seats)

    def _check_told(self, actor: Actor) -> None:
        """Whoever is told of something is told of what is stored."""
        if actor.table.seq > len(self.store.rows):
            self._wrong.append(f"told before it was stored: row {actor.table.seq}")

    def _hears(self, person: Person, message: SeatMessage) -> None:
        """What always makes a row must be stored as soon as anybody is told so."""
        if isinstance(message, Act | Leave) and (person.player, message.id) not in self.store.messages:
            self._wrong.append(f"acknowledged and not stored: {message}")

    def _check_log(self) -> None:
        actor = self.life.actor
        check_log(self.store.header, self.store.rows, None if actor is None else actor.clock.now(), self._tally)
        assert not self._wrong, self._wrong[0]

    async def _check_pictures(self) -> None:
        """At some moment, when nothing is on its way, everybody sees what the room knows, byte for byte."""
        for _ in range(200):
            if all(map(self._sees, self.people)):
                return
            await asyncio.sleep(0.1)
        self._check_sight(self.people)

    async def _look_around(self) -> None:
        """While nobody does anything, one after the other goes for a moment: the others see it, and then he does."""
        for person in self.people:
            person.dreams.set()
        for person in self.people:
            if person.gone:
                continue
            rows = len(self.store.rows)
            person.out.set()
            if person.line is not None:
                person.line.cut()
            await asyncio.sleep(MOMENT)
            if len(self.store.rows) == rows:
                self._check_sight([other for other in self.people if other is not person])
            person.out.clear()
            await self._check_pictures()

    def _check_sight(self, people: list[Person]) -> None:
        blind = [person.player[0] for person in people if not self._sees(person)]
        assert not blind, f"{blind} do not see what is"

    def _sees(self, person: Person) -> bool:
        actor = self.life.actor
        if person.gone:
            return True
        if actor is None or person.seen is None or not person.fresh:
            return False
        table = self.store.table
        if any(table.away[seat] is not None for seat in table.seats_of(person.player)):
            return False
        now = frame_of(table, person.player, actor.company(), actor.clock.now())
        return msgspec.json.encode(_still(person.seen)) == msgspec.json.encode(_still(msgspec.to_builtins(now)))


async def _quietly(asking: Awaitable[None]) -> None:
    with suppress(ParlourError):
        await asking


def _still(frame: Message) -> Message:
    """A frame in which countdowns only run or do not, wherever it stands in a line of them."""
    times = {name: _runs(frame[name]) for name in ("deal_in", "goes_on_in", "clocks", "away")}
    return {**frame, **times, "starts_in": None, "n": 0, "events": []}


def _runs(left: Any) -> Any:
    return [*map(_runs, left)] if isinstance(left, list | tuple) else left is not None


def _error_of(done: asyncio.Task[None]) -> Exception | None:
    if done.cancelled():
        return Planted("cut off")
    error = done.exception()
    assert error is None or isinstance(error, Exception)
    return error
