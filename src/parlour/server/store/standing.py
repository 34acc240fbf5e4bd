"""How the processes of a room on PostgreSQL agree who runs a table: by advisory locks, and by telling each other.

Each keeps one connection for both, so both end with it: who has lost it holds nothing, and may have missed news.
"""

import asyncio
import hashlib
import logging
import queue
import secrets
import selectors
import socket
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
import psycopg
import sqlalchemy as sa

from parlour.server.store import database
from parlour.server.store.faults import NotRead, Unusable, report
from parlour.server.store.layout import HEAD
from parlour.server.store.peers import (
    PeerListener,
    PeerNews,
    PeopleThere,
    ProcessClosed,
    ProcessOpened,
    TableTakenOver,
    TableThere,
    TableWanted,
)

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "parlour"
ROOM: Final = int.from_bytes(b"parlour")
"""Names the lock that all processes of a room share, and that whoever changes the layout has alone."""
WAIT: Final = 3.0
"""Seconds that whoever comes to a table waits for another process to let it go."""
ASK: Final = 0.5
"""Seconds after which that process is asked again."""
LOOK: Final = 0.05
"""Seconds after which the lock is tried again."""
AGAIN: Final = (0.05, 1.0)
"""Seconds until a lost connection is made anew, at first and at last: they double."""
TELL: Final = 1.0
"""Seconds in which it is gathered who comes and goes."""
TELL_ALL: Final = 30.0
"""Seconds after which all of it is told again, to whoever has missed any of it."""
LONGEST: Final = 7000
"""Bytes of one telling; PostgreSQL takes 8,000."""
MOST_UNTOLD: Final = 1000
"""So much that could not be told yet is kept; who has lost his connection asks anew anyway."""


class InUse(psycopg.errors.LockNotAvailable):
    """A room of another version works on the database."""


class _Told(msgspec.Struct, frozen=True):
    process: str
    news: PeerNews


class _Take(NamedTuple):
    table: str
    answer: asyncio.Future[bool]


class _LetGo(NamedTuple):
    table: str


class _Tell(NamedTuple):
    news: PeerNews


_Command = _Take | _LetGo | _Tell | None


def lock_of(table: str) -> int:
    """The number of a table's advisory lock."""
    return int.from_bytes(hashlib.sha256(b"parlour table " + table.encode()).digest()[:8], signed=True)


class PostgresPeers:
    """See `Peers`; a thread speaks over the one connection.

    Args:
        connect: makes a connection that commits by itself.
        where: the database, as it may be told.

    Raises:
        psycopg.Error, Unusable: the database cannot be used.
    """

    def __init__(self, connect: Callable[[], psycopg.Connection[Any]], where: str) -> None:
        self.losses = 0
        self._me = secrets.token_hex(8)
        self._connect = connect
        self._where = where
        self._held: set[str] = set()
        self._commands: queue.SimpleQueue[_Command] = queue.SimpleQueue()
        self._waker, self._woken = socket.socketpair()
        for end in (self._waker, self._woken):
            end.setblocking(False)
        self._closing = False
        self._all_told = 0.0
        self._thread: threading.Thread | None = None
        self._connection: psycopg.Connection[Any] | None = self._stand()

    def open(self, listener: PeerListener) -> None:
        """See `Peers`."""
        self._listener = listener
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="peers", daemon=True)
        self._thread.start()
        self.tell(ProcessOpened())

    async def take(self, table: str, *, wanted: bool = True) -> bool:
        """See `Peers`."""
        if table in self._held:
            return True
        began = asked = time.monotonic()
        taken = await self._take(table)
        while wanted and not taken and time.monotonic() < began + WAIT:
            if asked <= time.monotonic():
                self.tell(TableWanted(table))
                asked = time.monotonic() + ASK
            await asyncio.sleep(LOOK)
            taken = table in self._held or await self._take(table)
        if taken:
            self.tell(TableTakenOver(table))
        return taken

    async def _take(self, table: str) -> bool:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._do(_Take(table, answer))
        try:
            async with asyncio.timeout(database.PATIENCE):
                return await answer
        except TimeoutError:
            raise NotRead("not-read") from None

    def let_go(self, table: str) -> None:
        """See `Peers`."""
        if table in self._held:
            self._held.remove(table)
            self._do(_LetGo(table))

    def tell(self, news: PeerNews) -> None:
        """See `Peers`."""
        if self._commands.qsize() < MOST_UNTOLD:
            self._do(_Tell(news))

    def announce(self, connection: sa.Connection, news: PeerNews) -> None:
        """See `Peers`."""
        connection.execute(_NOTIFY, {"channel": CHANNEL, "told": self._told(news)})

    def _told(self, news: PeerNews) -> str:
        return msgspec.json.encode(_Told(self._me, news)).decode()

    async def tell_who_is_there(self, there: Callable[[], Sequence[TableThere]]) -> None:
        """See `Peers`."""
        told: dict[str, TableThere] = {}
        while True:
            await asyncio.sleep(TELL)
            now = {one.table: one for one in there()}
            gone = [TableThere(table) for table in told if table not in now]
            every = time.monotonic() > self._all_told + TELL_ALL
            if every:
                self._all_told = time.monotonic()
            news = [*gone, *(one for one in now.values() if every or told.get(one.table) != one)]
            for some in _portions(news):
                self.tell(PeopleThere(some))
            told = now

    def close(self) -> None:
        """See `Peers`."""
        self._closing = True
        self._held.clear()
        self._do(_Tell(ProcessClosed()))
        self._do(None)
        if self._thread is not None:
            self._thread.join()
        if self._connection is not None:
            self._connection.close()
        self._waker.close()
        self._woken.close()

    def _do(self, command: _Command) -> None:
        self._commands.put(command)
        with suppress(OSError):  # the other end has more than enough to wake up from
            self._waker.send(b"!")

    def _stand(self) -> psycopg.Connection[Any]:
        """A connection that shares the room's lock, and hears what is told."""
        connection = self._connect()
        try:
            patience = f"{round(1000 * database.PATIENCE)}ms"
            connection.execute("SELECT set_config('lock_timeout', %s, false)", (patience,))
            connection.execute("SELECT pg_advisory_lock_shared(%s)", (ROOM,))
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            if found != (HEAD,):
                raise Unusable("database-of-newer", database=self._where)
            connection.execute(f"LISTEN {CHANNEL}")
        except psycopg.errors.LockNotAvailable:
            connection.close()
            raise InUse("a room of another version works on the database") from None
        except BaseException:
            connection.close()
            raise
        return connection

    def _run(self) -> None:
        """Speaks over one connection after the other, whatever ends them."""
        wait = AGAIN[0]
        while not self._closing:
            try:
                if self._connection is None:
                    self._connection = self._stand()
                    self._in_loop(self._listener.found)
                    LOG.warning("this process may run tables again")
                wait = AGAIN[0]
                self._speak(self._connection)
            except (psycopg.Error, OSError, Unusable) as error:
                self._let_end(error)
                time.sleep(wait)
                wait = min(AGAIN[1], 2 * wait)

    def _let_end(self, error: Exception) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
            self._in_loop(self._lose)
            LOG.warning("this process runs no table any more: %s", error)
        elif not isinstance(error, psycopg.OperationalError | OSError):
            report(LOG, "no tables can be held", error)

    def _lose(self) -> None:
        self.losses += 1
        self._held.clear()
        self._listener.lost()

    def _speak(self, connection: psycopg.Connection[Any]) -> None:
        with selectors.DefaultSelector() as selector:
            for one in (connection.fileno(), self._woken):
                selector.register(one, selectors.EVENT_READ)
            while True:
                selector.select()
                with suppress(BlockingIOError):
                    self._woken.recv(4096)
                if not self._obey(connection):
                    return
                self._listen(connection)

    def _obey(self, connection: psycopg.Connection[Any]) -> bool:
        """Does what the event loop wants; whether it wants more."""
        while True:
            try:
                command = self._commands.get_nowait()
            except queue.Empty:
                return True
            if command is None:
                return False
            if isinstance(command, _Tell):
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, self._told(command.news)))
            elif isinstance(command, _LetGo):
                _asked(connection, "SELECT pg_advisory_unlock(%s)", command.table)
            else:
                self._in_loop(self._taken, command, self._try(connection, command))

    def _try(self, connection: psycopg.Connection[Any], take: _Take) -> bool:
        """Whoever asks while the connection ends is answered by the next one."""
        try:
            return _asked(connection, "SELECT pg_try_advisory_lock(%s)", take.table)
        except psycopg.Error:
            self._commands.put(take)
            raise

    def _taken(self, take: _Take, taken: bool) -> None:
        """A lock is held as often as it was taken: once is enough, and not for whoever has gone away meanwhile."""
        if taken and (take.table in self._held or take.answer.done()):
            self._do(_LetGo(take.table))
        elif taken:
            self._held.add(take.table)
        if not take.answer.done():
            take.answer.set_result(taken)

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        for notice in connection.notifies(timeout=0):
            with suppress(msgspec.DecodeError):  # of a newer version, perhaps; it is a hint
                told = _DECODER.decode(notice.payload)
                if told.process != self._me:
                    self._in_loop(self._hear, told)

    def _hear(self, told: _Told) -> None:
        if isinstance(told.news, ProcessOpened):
            self._all_told = 0.0
        self._listener.hear(told.process, told.news)

    def _in_loop(self, call: Callable[..., None], *args: Any) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(call, *args)


def _asked(connection: psycopg.Connection[Any], question: str, table: str) -> bool:
    answer = connection.execute(question.encode(), (lock_of(table),)).fetchone()
    return answer is not None and bool(answer[0])


def _portions(tables: Sequence[TableThere]) -> list[tuple[TableThere, ...]]:
    """As many at a time as fit into one telling."""
    portions, size = list[list[TableThere]](), LONGEST
    for one in tables:
        length = len(msgspec.json.encode(one)) + 1
        size += length
        if size > LONGEST:
            portions.append([])
            size = length
        portions[-1].append(one)
    return [tuple(some) for some in portions]


_NOTIFY: Final = sa.text("SELECT pg_notify(:channel, :told)")
_DECODER: Final = msgspec.json.Decoder(_Told)
