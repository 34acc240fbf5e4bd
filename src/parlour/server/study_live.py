"""A socket at which somebody studies: his newest question is worked on, and closing the page ends the work."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from parlour.core.errors import InvalidRecord, ParlourError
from parlour.core.record import Record
from parlour.room.messages import Hello
from parlour.server.pages import build_id
from parlour.server.study_queue import Job, Run, StudyQueue, Visitor
from parlour.server.study_schema import (
    AskPosition,
    AskReview,
    StudyAnswer,
    StudyAsk,
    StudyJudged,
    StudyPosition,
    StudyQueued,
    StudyRefused,
    StudyReviewed,
    StudyWorths,
)
from parlour.server.study_worker import Slice, prove
from parlour.study.analysis import mover
from parlour.study.position import Course, beginning, follow, written
from parlour.study.review import Choice, assemble, judge_by

Say: TypeAlias = Callable[[StudyAnswer], None]
Work: TypeAlias = Callable[[Run, float], Awaitable[bool]]


class StudyLive:
    """One page of one visitor."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], queue: StudyQueue, visitor: Visitor, may_ask: Callable[[], bool]
    ) -> None:
        self._socket = socket
        self._queue = queue
        self._visitor = visitor
        self._answers: asyncio.Queue[StudyAnswer] = asyncio.Queue()
        self._job: Job | None = None
        self._may_ask = may_ask

    async def run(self) -> None:
        """Answers until the page is left."""
        self._say(Hello(build_id()))
        tasks = {asyncio.create_task(self._send()), asyncio.create_task(self._receive())}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._drop()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self) -> None:
        while True:
            answer = await self._answers.get()
            await self._socket.send_data(_ENCODER.encode(answer).decode(), mode="text")

    async def _receive(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                self._hear(await self._socket.receive_data(mode="text"))

    def _hear(self, data: str) -> None:
        """A question; whatever is wrong with it is told, and the one before is over in any case."""
        self._drop()
        ask: StudyAsk | None = None
        try:
            if not self._may_ask():
                raise ParlourError("too-many-messages")
            ask = _read(data)
            self._begin(ask, follow(ask.record))
        except ParlourError as error:
            self._say(StudyRefused(ask.id if ask else "", error.code, dict(error.parameters)))

    def _begin(self, ask: StudyAsk, course: Course) -> None:
        about = beginning(written(course))
        if isinstance(ask, AskPosition):
            self._say(position(ask.id, course))
            work = PositionWork(ask.id, course, self._finish).go_on
        else:
            work = ReviewWork(ask.id, course, self._finish).go_on
        self._job = Job(self._visitor, about, self._told(ask.id, work))
        others = self._queue.add(self._job)
        if others:
            self._say(StudyQueued(ask.id, others))

    def _told(self, ask: str, work: Work) -> Work:
        """The same work; if it fails for a fault of ours, the page is not left waiting."""

        async def go_on(run: Run, seconds: float) -> bool:
            try:
                return await work(run, seconds)
            except Exception:
                self._finish(StudyRefused(ask, "server-error", {}))
                raise

        return go_on

    def _finish(self, answer: StudyAnswer) -> None:
        """Says what was found out; the last answer frees the place in the queue."""
        if isinstance(answer, StudyReviewed | StudyRefused) or (isinstance(answer, StudyWorths) and answer.done):
            self._drop()
        self._say(answer)

    def _say(self, answer: StudyAnswer) -> None:
        self._answers.put_nowait(answer)

    def _drop(self) -> None:
        if self._job is not None:
            self._queue.drop(self._job)
            self._job = None


class PositionWork:
    """Proves the worth of every action of one moment."""

    def __init__(self, ask: str, course: Course, say: Say) -> None:
        self._ask, self._record, self._say = ask, written(course), say

    async def go_on(self, run: Run, seconds: float) -> bool:
        """A slice of it; whether everything is certain."""
        found: Slice = await run(prove, self._record, seconds)
        self._say(StudyWorths(self._ask, found.worths, found.done, [*found.line]))
        return found.done


class ReviewWork:
    """Judges every action of a round, the last one first, for endings are quick."""

    def __init__(self, ask: str, course: Course, say: Say) -> None:
        self._ask, self._course, self._record, self._say = ask, course, written(course), say
        self._choices: list[Choice] = []

    async def go_on(self, run: Run, seconds: float) -> bool:
        """As many actions as a slice of time allows; whether all are judged."""
        until = asyncio.get_running_loop().time() + seconds
        while (index := len(self._course.played) - 1 - len(self._choices)) >= 0:
            left = until - asyncio.get_running_loop().time()
            if left <= 0 or not await self._judge(index, run, left):
                return False
        self._say(StudyReviewed(self._ask, assemble(self._choices)))
        return True

    async def _judge(self, index: int, run: Run, seconds: float) -> bool:
        found: Slice = await run(prove, before(self._record, index), seconds)
        if not found.done:
            return False
        parse = self._course.header.game.parse
        choice = judge_by(self._course, index, {parse(text): low for text, (low, _) in found.worths.items()})
        self._choices.append(choice)
        self._say(StudyJudged(self._ask, choice, len(self._course.played)))
        return True


def before(record: Record, index: int) -> Record:
    """A record that stops before an action; in the games that are studied an action is one entry."""
    actions = record["actions"]
    assert isinstance(actions, list)  # `written` has made it
    return {**record, "actions": actions[:index]}


def position(ask: str, course: Course) -> StudyPosition:
    """A moment as its page shows it."""
    game, state = course.header.game, course.now
    seat = next(iter(game.to_act(state)), None)
    return StudyPosition(
        id=ask,
        record=written(course),
        options=msgspec.to_builtins(course.header.options),
        view=game.view(state, None),
        seat=seat,
        side=mover(game, state),
        legal=[] if seat is None else [game.show(action) for action in game.legal(state, seat)],
        ply=game.ply(state),
    )


def _read(data: str) -> StudyAsk:
    try:
        return _DECODER.decode(data)
    except (msgspec.DecodeError, TypeError, UnicodeError, RecursionError):
        raise InvalidRecord("bad-message") from None


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[StudyAsk]] = msgspec.json.Decoder(AskPosition | AskReview)
