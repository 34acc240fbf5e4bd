"""A person with a browser: what the client's socket does, and a player who does anything that a frame offers."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec

from parlour.room.frame import Change, Frame
from parlour.room.log import Player
from parlour.room.messages import (
    Acknowledged,
    Act,
    Answer,
    AskBot,
    ChangeSeat,
    ComeBack,
    Echo,
    Leave,
    Pause,
    Probe,
    React,
    Ready,
    Refused,
    Replaced,
    Resign,
    Resume,
    SeatMessage,
    ServerMessage,
    Start,
    TakeBack,
)
from parlour.room.showing import Message, seen
from parlour.server.table.live import LEFT, REPLACED
from tests.chaos.line import Line

Connect = Callable[["Person"], Awaitable[Line | None]]
Heard = Callable[["Person", SeatMessage], None]
_MESSAGES = msgspec.json.Decoder(ServerMessage)
RUDE = ('{"type":"act"', "[]", '{"type":"ping","at":0}', '{"type":"react","id":"r","seat":0,"reaction":"hello"}')


class Person:
    """Plays at one table until he is told to stop.

    Attributes:
        seen: the newest frame, as JSON tells it.
        frame: the same.
        fresh: that he has seen on the line that he has now.
        asleep: his phone is: he reads nothing and answers nothing, though the line may seem open.
        dreams: he reads all and does nothing.
        twice: all that he says goes over the line twice.
        out: he has no line and asks for none.
        calm: he only does what brings the match on.

    Args:
        connect: gets him a line to the room, if there is one.
        heard: told of every message that the room says is stored.
        tally: counts what happened.
    """

    def __init__(self, player: Player, connect: Connect, heard: Heard, rng: Random, tally: Counter[str]) -> None:
        self.player, self._connect, self._heard, self._rng, self._tally = player, connect, heard, rng, tally
        self.seen: Message | None = None
        self.frame: Frame | None = None
        self.fresh = False
        self.asleep, self.dreams, self.twice, self.out = (asyncio.Event() for _ in range(4))
        self.calm = False
        self.gone = False
        self.line: Line | None = None
        self._unanswered: dict[str, SeatMessage] = {}
        self._sent = 0
        self._may_act_at = 0.0

    async def run(self) -> None:
        """Connects, plays, and comes back whenever the line is lost."""
        thinking = asyncio.create_task(self._think())
        tries = 0
        while not self.gone:
            while self.out.is_set():
                await asyncio.sleep(0.1)
            self.line = await self._connect(self)
            if self.line is not None and await self._listen(self.line):
                tries = 0
            await asyncio.sleep(min(10, 0.25 * 2**tries))
            tries += 1
        thinking.cancel()

    async def _listen(self, line: Line) -> bool:
        """Until the line is lost; whether anything was seen on it."""
        self.fresh = False
        while isinstance(data := await line.down.get(), str):
            while self.asleep.is_set():
                await asyncio.sleep(0.5)
            message = _MESSAGES.decode(data)
            if isinstance(message, Frame | Change):
                self.seen = seen(self.seen, msgspec.json.decode(data))
                self.frame = msgspec.convert(self.seen, Frame)
                self._may_act_at = asyncio.get_running_loop().time() + (self.frame.starts_in or 0) / 1000
                if not self.fresh:
                    self._resend()
                self.fresh = True
                if isinstance(message, Change) and message.done:
                    self._hear(Acknowledged(message.done))
            else:
                self._hear(message)
        fresh, self.fresh, self.line = self.fresh, False, None
        if data in (LEFT, REPLACED):
            self._unanswered.clear()
            self.gone = data == LEFT
        return fresh

    def _resend(self) -> None:
        for message in self._unanswered.values():
            self._tally["resent"] += 1
            self._write(message)

    def _hear(self, message: ServerMessage) -> None:
        if isinstance(message, Acknowledged) and message.id in self._unanswered:
            self._heard(self, self._unanswered.pop(message.id))
        elif isinstance(message, Refused):
            self._unanswered.pop(message.id, None)
        elif isinstance(message, Probe):
            self._write(Echo(message.probe))
        elif isinstance(message, Replaced):
            self._unanswered.clear()

    def _write(self, message: SeatMessage | Echo) -> None:
        text = msgspec.json.encode(message).decode()
        self._put(text)
        if self.twice.is_set():
            self._tally["doubled"] += 1
            asyncio.get_running_loop().call_later(self._rng.choice((0, 0.3, 3)), self._put, text)

    def _put(self, text: str) -> None:
        if self.line is not None:
            self.line.up.put(text)

    async def _think(self) -> None:
        while True:
            await asyncio.sleep(self._rng.choice((0.05, 0.3, 1, 2, 4)))
            if self.asleep.is_set() or self.dreams.is_set() or self.frame is None or not self.fresh:
                continue
            if not self.calm and self._rng.random() < 0.05:
                self._put(self._rng.choice(RUDE))
            message = self._wish(self.frame)
            if message is not None and (self.frame.ply is None or not self._unanswered):
                self._unanswered[message.id] = message
                self._write(message)

    def _wish(self, frame: Frame) -> SeatMessage | None:  # noqa: PLR0911 (one line for each thing that may be asked)
        """What he would do now."""
        mine = [seat for seat, info in enumerate(frame.seats) if info.mine]
        if not mine:
            return None
        self._sent += 1
        new: dict[str, Any] = {"id": f"{self.player[:2]}{self._sent}", "seat": mine[0]}
        if not self.calm and self._rng.random() < 0.15:
            return self._whim(frame, new)
        if frame.may.come_back:
            return ComeBack(new["id"], frame.may.come_back[0])
        if frame.asked_of is not None:
            return Answer(new["id"], frame.asked_of, yes=self.calm or self._rng.random() < 0.5)
        if frame.paused:
            return Resume(new["id"], frame.may.resume[0]) if frame.may.resume else None
        if frame.acting is not None and frame.legal and asyncio.get_running_loop().time() >= self._may_act_at:
            return Act(new["id"], frame.acting, frame.ply, self._rng.choice(frame.legal))
        if frame.may.start:
            return Start(new["id"], frame.may.start[0])
        if frame.may.ready and (frame.phase in ("waiting", "between") or not self.calm):
            return Ready(new["id"], frame.may.ready[0])
        return None

    def _whim(self, frame: Frame, new: dict[str, Any]) -> SeatMessage | None:
        """Anything else that the frame offers, and now and then what it does not."""
        others = [seat for seat, info in enumerate(frame.seats) if not info.mine]
        other = self._rng.choice(others) if others else 0
        may = frame.may
        offered: list[tuple[tuple[int, ...], SeatMessage]] = [
            (may.pause, Pause(**new)),
            (may.resume, Resume(**new)),
            (may.come_back, ComeBack(**new)),
            (may.react, React(reaction="hello", **new)),
        ]
        wishes = [msgspec.structs.replace(message, seat=seats[0]) for seats, message in offered if seats]
        wishes += [AskBot(at=at, **new) for at in frame.bot_at]
        wishes += [ChangeSeat(to=to, **new) for to in frame.change_to]
        if frame.take_back is not None:
            wishes.append(TakeBack(new["id"], frame.take_back))
        if self._rng.random() < 0.1:
            wishes = [Resign(**new), Leave(**new), TakeBack(**new), Act(new["id"], other, frame.ply, "0")]
        return self._rng.choice(wishes) if wishes else None
