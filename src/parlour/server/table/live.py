"""A connection that looks at a table: replies in order, and never more than the newest frame."""

import asyncio
import contextlib
import logging
import re
from collections import deque
from functools import partial
from time import monotonic
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from parlour.core.errors import ParlourError
from parlour.room.frame import Change
from parlour.room.log import LookAt
from parlour.room.messages import (
    Acknowledged,
    Act,
    ClientMessage,
    Echo,
    Hello,
    LookMessage,
    Ping,
    Pings,
    Pong,
    Probe,
    React,
    Refused,
    Replaced,
    SeatMessage,
    ServerMessage,
    Together,
    Watchers,
)
from parlour.room.showing import Picture, differs, told
from parlour.server.clock import Alarm
from parlour.server.door.line import FAREWELL, TOO_MUCH, UNREADABLE, Ends, Line, Unwelcome, close
from parlour.server.door.pages import build_id
from parlour.server.store.faults import NotRead, NotStored
from parlour.server.store.peers import Elsewhere
from parlour.server.table.actor import Actor
from parlour.server.table.fair import RoundTrip
from parlour.server.table.presence import Pulse, watch_of

LOG: Final = logging.getLogger(__name__)
REPLACED: Final = 4001
LEFT: Final = 4002
UNKNOWN_TABLE: Final = 4004
GONE: Final = 1012
"""Close codes; 1012 is WebSocket's own for a service that comes back."""

LONGEST_MESSAGE: Final = 4096
MOST_REPLIES: Final = 200
MOST_EVENTS: Final = 500
"""A client that does not read keeps no more than this waiting."""


class _Asked(msgspec.Struct, frozen=True):
    """A message that waits for its answer, or what is wrong with it."""

    arrived: float
    id: str
    message: SeatMessage | LookMessage | None = None
    error: ParlourError | None = None


class Live:
    """One socket at one table.

    Args:
        ends: of the socket; all that the table has to say and to hear goes by them, with no task of its own.
        look: the round that is over at which its page looks, which is told to the table.
    """

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        ends: Ends,
        actor: Actor,
        line: Line,
        look: LookAt | None = None,
    ) -> None:
        self.player = line.guest
        self.look = look
        self._line = line
        self._socket = socket
        self._actor = actor
        self._replies: deque[ServerMessage] = deque()
        self._events: deque[Any] = deque(maxlen=MOST_EVENTS)
        self._shown: Picture | None = None
        self._stale = False
        self._again = True
        self._n = 0
        self._close: int | None = None
        self._asked: deque[_Asked] = deque()
        self._answering = self._going = False
        self._trip = RoundTrip()
        self.silent = False
        self._pulse = Pulse(actor.clock.now())
        self._alarm = Alarm(actor.clock)
        self._probe_due = False
        self._news: dict[type, Pings | Watchers | Together] = {}
        self._ends = ends
        self._sending = False
        self._saying: list[bytes] = []
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._farewell: asyncio.TimerHandle | None = None

    @property
    def ping(self) -> int | None:
        """How long a message takes to this client and back, in milliseconds."""
        return self._trip.milliseconds

    def hear(self, news: Pings | Watchers | Together) -> None:
        """Keeps the newest of each kind until it is sent."""
        self._news[type(news)] = news
        self._send_soon()

    def left(self) -> None:
        """Closes: its person has gone."""
        self._end(LEFT)

    def see(self, happened: tuple[Any, ...]) -> None:
        """Gathers what happened, to be sent with all else that does in this turn of the event loop."""
        self._events.extend(happened)
        self._stale = True
        self._send_soon()

    def look_after(self) -> None:
        """Watches the connection as closely as the table wants it now."""
        self._alarm.set(self._actor.clock.now(), self._look_after)

    def replaced(self) -> None:
        """Says so, and closes."""
        self._say(Replaced())
        self._end(REPLACED)

    def lost(self) -> None:
        """Closes; the client comes back by itself."""
        self._end(GONE)

    async def run(self) -> None:
        """Sends and receives until either side ends it; what was received by then is done."""
        self._ends.when_read(self._send_soon)
        self._say(Hello(build_id()))
        self._actor.enter(self)
        self._look_after()
        self._ends.hear(self._hear)
        gone = asyncio.create_task(self._hung_up())
        try:
            await asyncio.wait({self._over, gone}, return_when=asyncio.FIRST_COMPLETED)
            if self._close is not None:
                await self._over
        finally:
            self._let_go()
            await self._end_waiting(gone)
        if self._close is not None:
            await close(self._socket, self._line, self._close)

    def _let_go(self) -> None:
        """Nothing more is sent, and nothing holds this that outlives it."""
        self._finish()
        self._alarm.stop()
        self._ends.when_read(None)
        self._ends.hear(None)
        if self._farewell is not None:
            self._farewell.cancel()
        self._actor.leave(self)

    async def _end_waiting(self, gone: asyncio.Task[None]) -> None:
        gone.cancel()
        (end,) = await asyncio.gather(gone, return_exceptions=True)
        if isinstance(end, Exception) and not isinstance(end, OSError | WebSocketDisconnect):
            self._failed(end)

    def _failed(self, error: Exception) -> None:
        LOG.error("table %s: a connection failed", self._actor.table.header.table, exc_info=error)

    def _send_soon(self) -> None:
        """At the end of this turn of the event loop: whatever else there is to send by then goes with it."""
        if not (self._sending or self._over.done()):
            self._sending = True
            self._actor.turn.end_with(self._send)

    def _send(self) -> None:
        """Sends all that there is, if what was sent before is read; else it waits, and of the table only the newest."""
        self._sending = False
        if self._ends.full:
            return
        try:
            while not self._over.done() and self._send_next():
                pass
            said, self._saying = self._saying, []
            self._ends.say(said)
        except Exception as error:
            self._failed(error)
            self._finish()

    def _send_next(self) -> bool:
        """Sends what comes first; whether there was anything."""
        if self._replies:
            self._reply(self._replies.popleft())
        elif self._close is not None:
            self._finish()
        elif self._probe_due:
            self._probe_due = False
            self._write(Probe(self._trip.ask(monotonic())))
        elif self._news:
            self._write(self._news.pop(next(iter(self._news))))
        elif self._stale or self._again:  # nobody else's ping is worth a view of the whole table
            self._send_frame()
        else:
            return False
        return True

    def _finish(self) -> None:
        if not self._over.done():
            self._over.set_result(None)

    def _reply(self, message: ServerMessage) -> None:
        """What is acknowledged has been shown before, or is with it: a client then waits for nothing more."""
        shown = self._stale and isinstance(message, Acknowledged) and self._send_frame(message.id)
        if not shown:
            self._write(message)

    def _look_after(self) -> None:
        """Probes the connection, sees when nobody answers any more, and at last lets go of it."""
        now, watch = self._actor.clock.now(), watch_of(self._actor.table)
        if self._pulse.is_lost(now):
            self.lost()
            return
        self._count(silent=self._pulse.is_silent(watch, now))
        if self._pulse.probe_due(watch, now):
            self._probe(now)
        self._alarm.set(self._pulse.next(watch, now), self._look_after)

    def _probe(self, now: int) -> None:
        """It counts from now, whenever it can be sent: somebody who does not read is as silent as any."""
        self._pulse.probe(now)
        self._probe_due = True
        self._send_soon()

    def _count(self, *, silent: bool) -> None:
        if silent != self.silent:
            self.silent = silent
            self._actor.count_present()

    def _send_frame(self, done: str = "") -> bool:
        """Shows what is new, if anything is; whether it has told what is done, too."""
        self._stale = False
        newest, events = self._actor.picture(self.player), tuple(self._events)
        self._events.clear()
        if not (events or self._again or differs(self._shown, newest)):
            return False
        self._n += 1
        message = told(self._shown, newest, self._actor.clock.now(), n=self._n, events=events, done=done)
        self._again = False
        self._shown = newest
        self._write(message)
        return isinstance(message, Change)

    def _write(self, message: ServerMessage) -> None:
        self._saying.append(_ENCODER.encode(message))

    async def _hung_up(self) -> None:
        """Comes back when the other end has: what it says until then is heard. Who sends too much is read no more."""
        try:
            while self._close != TOO_MUCH:
                await self._socket.receive_data(mode="text")
        except WebSocketDisconnect:
            self._close = None  # there is nobody left to close it for

    def _hear(self, data: str) -> None:
        try:
            self._take(data)
        except Exception as error:
            self._failed(error)
            self._finish()

    def _take(self, data: Any) -> None:
        """Answers at once what measures the connection; all else has its turn."""
        self._pulse.hear(self._actor.clock.now())
        if self.silent:
            self._look_after()
        try:
            message = self._read(data)
        except ParlourError as error:
            if self._line.blunders.take():
                self._queue(_Asked(monotonic(), _id_of(data), error=error))
            else:
                self._end(TOO_MUCH)
            return
        if isinstance(message, Ping):
            self._say(Pong(message.at))
        elif isinstance(message, Echo):
            if self._trip.answer(message.probe, monotonic()):
                self._pulse.answer(self._actor.clock.now())
                self._look_after()
                self._actor.tell_pings()
        else:
            self._queue(_Asked(monotonic(), message.id, message))

    def _read(self, data: Any) -> ClientMessage:
        if not self._line.talk.take():
            raise ParlourError("too-many-messages")
        try:
            message: ClientMessage = _DECODER.decode(data)
        except UNREADABLE:
            raise ParlourError("bad-message") from None
        return message

    def _queue(self, asked: _Asked) -> None:
        if len(self._asked) >= MOST_REPLIES:
            self._end(TOO_MUCH)
        self._asked.append(asked)
        self._go_on()

    def _go_on(self) -> None:
        """Does what was asked, one after the other; not within itself, when something is answered at once."""
        if self._going:
            return
        self._going = True
        try:
            while self._asked and not self._answering:
                self._begin(self._asked.popleft())
        finally:
            self._going = False

    def _begin(self, asked: _Asked) -> None:
        self._answering = True
        wait = self._wait_for_others(asked)
        if wait > 0:
            asyncio.get_running_loop().call_later(wait, self._do, asked)
        else:
            self._do(asked)

    def _wait_for_others(self, asked: _Asked) -> float:
        """Seconds that an action waits, to be fair to those whose lines are slower."""
        if not (isinstance(asked.message, Act) and self._actor.is_fair):
            return 0
        return asked.arrived + self._actor.handicap(self.ping) / 1000 - monotonic()

    def _do(self, asked: _Asked) -> None:
        try:
            if asked.error is not None:
                raise asked.error
            if isinstance(asked.message, LookMessage):
                self._actor.together.do(self, asked.message)
            elif self.player is None or asked.message is None:
                raise ParlourError("not-your-seat")
            elif isinstance(asked.message, React):
                self._actor.react(self.player, asked.message)
            else:
                self._actor.command(self.player, asked.message, partial(self._answer, asked))
                return
        except ParlourError as error:
            self._answer(asked, error)
        else:
            self._answer(asked, None)

    def _answer(self, asked: _Asked, error: ParlourError | None) -> None:
        self._answering = False
        if error is None:
            self._say(Acknowledged(asked.id))
            if isinstance(asked.message, Act):
                self._line.metrics.moved(monotonic() - asked.arrived)
        elif not isinstance(error, Elsewhere):  # then this is closed, and he asks again when he is back
            self._line.metrics.refused(error.code)
            self._again |= asked.error is None  # the state that counts, but not for what never reached the table
            self._say(Refused(asked.id, error.code, dict(error.parameters)))
        self._go_on()

    def _say(self, message: ServerMessage) -> None:
        if len(self._replies) >= MOST_REPLIES:
            self._end(TOO_MUCH)
            return
        self._replies.append(message)
        self._send_soon()

    def _end(self, code: int) -> None:
        """Closes when all is said; whoever reads nothing has so long to read that."""
        self._close = code
        if code == TOO_MUCH:
            self._ends.hear(None)
        self._send_soon()
        if self._farewell is None and not self._over.done():
            self._farewell = asyncio.get_running_loop().call_later(FAREWELL, self._finish)


def look_in(text: str) -> LookAt | None:
    """At what is over a page looks that says so by ``MATCH/ROUND``; empty is at the table.

    Raises:
        ParlourError: ``bad-message``.
    """
    if not text:
        return None
    numbers = _LOOK.fullmatch(text)
    if numbers is None:
        raise ParlourError("bad-message")
    return LookAt(int(numbers[1]), int(numbers[2]))


async def refuse(socket: WebSocket[Any, Any, Any], line: Line, error: ParlourError) -> None:
    """Tells an accepted socket why there is nothing to look at, and closes it; it may come back if that may pass."""
    line.metrics.refused(error.code)
    message = Refused("", error.code, dict(error.parameters))
    with contextlib.suppress(OSError):  # he may have gone
        await socket.send_data(_ENCODER.encode(message).decode(), mode="text")
    codes = {Unwelcome: TOO_MUCH, NotRead: GONE, NotStored: GONE, Elsewhere: GONE}
    await close(socket, line, codes.get(type(error), UNKNOWN_TABLE))


class _WithId(msgspec.Struct, frozen=True):
    id: str = ""


def _id_of(data: Any) -> str:
    """The id of a message that is wrong otherwise, so that its sender knows which one is meant."""
    with contextlib.suppress(*UNREADABLE):
        return _WITH_ID.decode(data).id[:64]
    return ""


_LOOK: Final = re.compile("([1-9][0-9]{0,3})/([1-9][0-9]{0,3})")
_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(ClientMessage)
_WITH_ID: Final = msgspec.json.Decoder(_WithId)
