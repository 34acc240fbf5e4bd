"""A table, its people and everything that goes wrong, in virtual time."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar, copy_context
from random import Random
from typing import Any, Final, Literal, TypeVar

import msgspec

from parlour.core.errors import ParlourError
from parlour.room.fold import replay
from parlour.room.log import Terms
from parlour.room.messages import Act
from parlour.room.seating import TakeSeat
from parlour.room.table import Table
from parlour.room.tell import differs, frame
from parlour.server.actor import Actor, Means
from parlour.server.ahead import Ahead
from parlour.server.clock import Clock
from parlour.server.line import Line as Theirs
from parlour.server.live import Live
from parlour.server.make import check_order, first_rows
from parlour.server.pace import Talk
from parlour.server.schema import MakeTable
from tests.chaos.line import Line, as_socket
from tests.chaos.person import Person
from tests.chaos.store import Fate, Planted, Store

PLAYERS: Final = tuple(letter * 32 for letter in "mjtab")
Made = TypeVar("Made")
NAMES: Final = {player: player[0].upper() for player in PLAYERS}


class Fault(msgspec.Struct, frozen=True):
    """Something goes wrong.

    Attributes:
        at: after so many seconds.
        what: ``cut`` a line, ``drop`` its person's end alone, ``sleep`` of a phone, ``kill`` of the room, ``commit``
            that fares as `fate` says, ``unread`` store for one question, ``bots`` whose workers fail, ``step`` of
            the machine's clock by an hour, as after a suspension.
        who: which person.
        seconds: how long a phone sleeps, or a room stays dead.
        fate: of the next commit.
    """

    at: float
    what: Literal["cut", "drop", "sleep", "kill", "commit", "unread", "bots", "step"]
    who: int = 0
    seconds: float = 5
    fate: Fate = "fails"


class Plan(msgspec.Struct, frozen=True):
    """What is played, by whom, and what goes wrong; nothing else decides what happens."""

    game: str
    seats: tuple[str, ...]
    seed: int
    slowness: float
    faults: tuple[Fault, ...]
    options: dict[str, bool | str] = {}
    terms: Terms = Terms()


_life: ContextVar["Life | None"] = ContextVar("life", default=None)


class Life:
    """The time between a start of the room and its end."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()
        self.lines: list[Line] = []
        self.actor: Actor | None = None
        self.dead = False

    def end(self) -> None:
        """As by ``kill -9``: nothing of it does anything any more, and all lines break."""
        self.dead = True
        for task in [*self.tasks]:
            task.cancel()
        for line in self.lines:
            line.cut()


def _task_of_life(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> asyncio.Task[Any]:
    task = asyncio.Task(work, loop=loop, **more)
    life = _life.get()
    if life is not None:
        life.tasks.add(task)
        task.add_done_callback(life.tasks.discard)
        if life.dead:
            task.cancel()
    return task


class World:
    """Plays a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._rng = Random(plan.seed)
        order = MakeTable(id="one", game=plan.game, seats=[*plan.seats], options=plan.options, terms=plan.terms)
        header = check_order(order, "aTable", 0)
        self.store = Store(header, first_rows(header, order, PLAYERS[0], self._rng), self._rng)
        self.store.die = lambda: self._kill(3)
        self.life = Life()
        self.people: list[Person] = []
        self._bots_fail = 0
        self._stepped = 0
        self._talk = Talk(rate=20, burst=60, now=lambda: asyncio.get_running_loop().time())

    async def play(self) -> None:
        """Everything as planned, then a calm time, after which all must be well.

        Raises:
            AssertionError: it is not.
        """
        asyncio.get_running_loop().set_task_factory(_task_of_life)
        with planted_only():
            self._start()
            persons = [place for place in self.plan.seats if not place.startswith("bot:")]
            for player, _ in zip(PLAYERS, persons, strict=False):
                self.people.append(Person(player, self._connect, self._rng))
            tasks = [asyncio.create_task(person.run()) for person in self.people]
            await self._sit()
            for fault in sorted(self.plan.faults, key=lambda fault: fault.at):
                await asyncio.sleep(max(0, fault.at - asyncio.get_running_loop().time()))
                self._do(fault)
            await asyncio.sleep(5)
            await self._calm()
            for task in tasks:
                task.cancel()
            self.life.end()

    async def _sit(self) -> None:
        """Whoever comes by the link takes the first open seat, however often he must ask."""
        for person in self.people[1:]:
            while person.player not in {sitter.player for sitter in self._stored().seats if sitter}:
                actor = await self._get()
                with suppress(ParlourError):
                    if actor is not None:
                        await asyncio.wait_for(actor.ask(person.player, TakeSeat()), 2)
                await asyncio.sleep(0.5)

    def _stored(self) -> Table:
        return replay(self.store.header, self.store.rows)

    def _start(self) -> None:
        """A new process, which goes on by itself with what was under way."""
        self.life = Life()
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
                life.actor = self._in_life(lambda: Actor(table, self._means(life)))
        return life.actor

    def _in_life(self, make: Callable[[], Made]) -> Made:
        context = copy_context()
        context.run(_life.set, self.life)
        return context.run(make)

    def _means(self, life: Life) -> Means:
        def forget(actor: Actor) -> None:
            if life.actor is actor:
                life.actor = None
            actor.stop()

        clock = Clock(self._machine)
        return Means(
            self.store.append, self.store.load, self._think, Ahead(clock), clock, forget, dict(NAMES), {}, self._rng
        )

    def _machine(self) -> int:
        """The machine's own clock, in nanoseconds."""
        return round((asyncio.get_running_loop().time() + self._stepped) * 1e9)

    async def _think(self, work: Callable[..., Any], *args: Any) -> Any:
        await asyncio.sleep(self._rng.choice((0, 0.05)))
        if self._bots_fail:
            self._bots_fail -= 1
            raise Planted("a worker died")
        return work(*args)

    async def _connect(self, person: Person) -> Line | None:
        actor = await self._get()
        if actor is None:
            return None
        line = Line(self._rng, self.plan.slowness)
        self.life.lines.append(line)
        theirs = Theirs(guest=person.player, talk=self._talk.of(person.player, None), cut=line.cut)
        live = self._in_life(lambda: Live(as_socket(line), actor, theirs))
        self._in_life(lambda: asyncio.create_task(live.run()))
        return line

    def _do(self, fault: Fault) -> None:
        person = self.people[fault.who % len(self.people)]
        if fault.what == "kill":
            self._kill(fault.seconds)
        elif fault.what == "commit":
            self.store.fates.append(fault.fate)
        elif fault.what == "unread":
            self.store.loads_fail += 1
        elif fault.what == "bots":
            self._bots_fail += 2
        elif fault.what == "step":
            self._stepped += 3600
        elif fault.what == "sleep":
            person.asleep.set()
            asyncio.get_running_loop().call_later(fault.seconds, person.asleep.clear)
        elif person.line is not None and fault.what == "cut":
            person.line.cut()
        elif person.line is not None:
            person.line.drop()

    def _kill(self, seconds: float) -> None:
        if not self.life.dead:
            self.life.end()
            asyncio.get_running_loop().call_later(seconds, self._start)

    async def _calm(self) -> None:
        """Nothing goes wrong any more: the match goes on to its end or at least goes on, and all see what is."""
        self.store.fates.clear()
        self.store.loads_fail = self._bots_fail = 0
        for person in self.people:
            person.asleep.clear()
            person.calm = True
        for _ in range(3):
            before = len(self.store.rows)
            await asyncio.sleep(60)
            assert len(self.store.rows) > before or self._rests(), "nobody can go on"
        self._check_log()
        await self._check_pictures()

    def _rests(self) -> bool:
        table = self._stored()
        return table.phase == "over" or table.unattended or table.deserted or bool(table.open_seats)

    def _check_log(self) -> None:
        """Nothing that was acknowledged is missing, and nothing is there twice."""
        ids = [(row.player, row.action_id) for row in self.store.rows if row.action_id is not None]
        assert len(ids) == len({*ids})
        for person in self.people:
            for message in person.acknowledged:
                assert not isinstance(message, Act) or (person.player, message.id) in ids, message

    async def _check_pictures(self) -> None:
        """At some moment, when nothing is on its way, everybody sees what the room knows, byte for byte."""
        for _ in range(100):
            if all(map(self._sees, self.people)):
                return
            await asyncio.sleep(0.1)
        raise AssertionError([person.player[0] for person in self.people if not self._sees(person)])

    def _sees(self, person: Person) -> bool:
        actor = self.life.actor
        if person.gone:
            return True
        if actor is None or person.frame is None:
            return False
        now = frame(self._stored(), person.player, actor.company(), actor.clock.now(), n=person.frame.n)
        return not differs(person.frame, now)


@contextmanager
def planted_only() -> Iterator[None]:
    """Lets no fault be logged but those that were planted."""
    found: list[str] = []

    class Watch(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            error = record.exc_info[1] if record.exc_info else None
            if not isinstance(error, Planted):
                found.append(self.format(record))

    watch = Watch(logging.ERROR)
    logging.getLogger("parlour").addHandler(watch)
    try:
        yield
    finally:
        logging.getLogger("parlour").removeHandler(watch)
    assert not found, found[0]
