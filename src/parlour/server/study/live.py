"""A socket at which somebody studies: his newest question is worked on, and closing the page ends the work."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec
from litestar import WebSocket

from parlour.core.errors import InvalidRecord, ParlourError
from parlour.core.record import as_record
from parlour.core.round import Round
from parlour.room.messages import Hello, Ping, Pong
from parlour.server.compute.slices import Job, Run, Work
from parlour.server.door.line import TOO_MUCH, UNREADABLE, Line, close
from parlour.server.door.pages import build_id
from parlour.server.study.queue import StudyQueue, visitor_of
from parlour.server.study.schema import (
    AskPosition,
    AskReview,
    AskTableReview,
    StudyAnswer,
    StudyAsk,
    StudyJudged,
    StudyPosition,
    StudyQuestion,
    StudyQueued,
    StudyRefused,
    StudyReviewed,
    StudyRound,
    StudyWorths,
)
from parlour.server.study.worker import Slice, prove
from parlour.server.table.matches import Matches, Played
from parlour.study.analysis import mover
from parlour.study.position import beginning, follow, rules_of
from parlour.study.review import Choice, Review, assemble, judge_by

MOST_ANSWERS: Final = 200
"""A client that does not read keeps no more than this waiting."""

LOG: Final = logging.getLogger(__name__)
Say: TypeAlias = Callable[[StudyAnswer], None]
Keep: TypeAlias = Callable[[Review], Awaitable[None]]
"""Keeps what a review has found."""


class StudyLive:
    """One page of one visitor.

    Args:
        queue: does the work.
        matches: what was played at the tables.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], queue: StudyQueue, matches: Matches, line: Line) -> None:
        self._socket = socket
        self._queue = queue
        self._matches = matches
        self._line = line
        self._visitor = visitor_of(line.guest, line.host)
        self._answers: asyncio.Queue[StudyAnswer] = asyncio.Queue(MOST_ANSWERS)
        self._asked: StudyQuestion | None = None
        self._begun: asyncio.Task[None] | None = None
        self._job: Job | None = None

    async def run(self) -> None:
        """Answers until the page is left, or its visitor is shown the door."""
        self._say(Hello(build_id()))
        sender, receiver = asyncio.create_task(self._send()), asyncio.create_task(self._receive())
        try:
            await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._drop()
            for task in (sender, receiver):
                task.cancel()
            await asyncio.gather(sender, receiver, return_exceptions=True)
        if not receiver.cancelled() and receiver.exception() is None:
            await close(self._socket, self._line, TOO_MUCH)

    async def _send(self) -> None:
        while True:
            answer = await self._answers.get()
            await self._socket.send_data(_ENCODER.encode(answer).decode(), mode="text")

    async def _receive(self) -> None:
        """Takes what comes, as long as its sender reads."""
        while not self._answers.full():
            data = await self._socket.receive_data(mode="text")
            try:
                self._hear(self._read(data))
            except ParlourError as error:
                self._drop()
                if not self._line.blunders.take():
                    return
                self._say(self._refusal("", error))

    def _read(self, data: Any) -> StudyAsk:
        if not self._line.talk.take():
            raise ParlourError("too-many-messages")
        try:
            return _DECODER.decode(data)
        except UNREADABLE:
            raise InvalidRecord("bad-message") from None

    def _hear(self, ask: StudyAsk) -> None:
        """A ping is answered at once, whatever is being read or worked on; a question ends the one before."""
        if isinstance(ask, Ping):
            self._say(Pong(ask.at))
            return
        self._drop()
        self._asked = ask
        self._begun = asyncio.create_task(self._begin(ask))

    async def _begin(self, ask: StudyQuestion) -> None:
        """Shows at once what is asked about, and has it worked on; whatever is wrong with the question is told."""
        try:
            shown, about, work = await self._understood(ask)
            self._say(shown)
            self._job = Job(self._visitor, about, self._told(ask, work))
            others = self._queue.add(self._job)
        except ParlourError as error:
            self._finish(ask, self._refusal(ask.id, error))
        except Exception:
            LOG.exception("a question of the study failed")
            self._finish(ask, self._refusal(ask.id, ParlourError("server-error")))
        else:
            if others:
                self._say(StudyQueued(ask.id, others))

    async def _understood(self, ask: StudyQuestion) -> tuple[StudyAnswer, str, Work[bool]]:
        """What is shown of a question at once, which round it is about, and the work that it makes."""
        say = partial(self._finish, ask)
        if isinstance(ask, AskPosition):
            moment = follow(ask.record)
            return position(ask.id, moment), beginning(moment), PositionWork(ask.id, moment, say).go_on
        played = await self._played(ask)
        work = ReviewWork(ask.id, played.round, say, self._keeper(ask, played), played.brought)
        return reviewed(ask.id, played), beginning(played.round), work.go_on

    def _keeper(self, ask: AskReview | AskTableReview, played: Played) -> Keep | None:
        """What keeps the review of a round that was played at a table."""
        if isinstance(ask, AskReview):
            return None
        return partial(self._matches.keep_review, ask.table, ask.round, played)

    async def _played(self, ask: AskReview | AskTableReview) -> Played:
        if isinstance(ask, AskReview):
            return Played(follow(ask.record), frozenset())
        played = await self._matches.played(ask.table, ask.match, ask.round, self._line.guest)
        rules_of(played.round.game)
        return played

    def _told(self, ask: StudyQuestion, work: Work[bool]) -> Work[bool]:
        """The same work; if it fails for a fault of ours, the page is not left waiting."""

        async def go_on(run: Run, seconds: float) -> bool:
            try:
                return await work(run, seconds)
            except Exception:
                self._finish(ask, self._refusal(ask.id, ParlourError("server-error")))
                raise

        return go_on

    def _refusal(self, asked: str, error: ParlourError) -> StudyRefused:
        self._line.metrics.refused(error.code)
        return StudyRefused(asked, error.code, dict(error.parameters))

    def _finish(self, ask: StudyQuestion, answer: StudyAnswer) -> None:
        """Says what was found out, unless something else has been asked since; the last answer frees the place."""
        if ask is not self._asked:
            return
        if isinstance(answer, StudyReviewed | StudyRefused) or (isinstance(answer, StudyWorths) and answer.done):
            self._drop()
        self._say(answer)

    def _say(self, answer: StudyAnswer) -> None:
        """Keeps an answer for the sender; whoever reads none of many is cut off."""
        if self._answers.full():
            self._line.cut()
        else:
            self._answers.put_nowait(answer)

    def _drop(self) -> None:
        """Nothing is asked any more; a slice of it that has begun still ends, and nobody hears of it."""
        self._asked = None
        if self._begun is not None:
            self._begun.cancel()
            self._begun = None
        if self._job is not None:
            self._queue.drop(self._job)
            self._job = None


class PositionWork:
    """Proves the worth of every action of one moment."""

    def __init__(self, ask: str, moment: Round, say: Say) -> None:
        self._ask, self._moment, self._say = ask, moment, say

    async def go_on(self, run: Run, seconds: float) -> bool:
        """A slice of it; whether everything is certain."""
        show = self._moment.game.show
        found: Slice = await run(prove, self._moment, seconds)
        worths = {show(action): (low, high) for action, (low, high) in found.worths.items()}
        self._say(StudyWorths(self._ask, worths, found.done, [*map(show, found.line)]))
        return found.done


class ReviewWork:
    """Judges every action of a round, the last one first, for endings are quick.

    Args:
        first: the index of the first one that is judged; those before it were made elsewhere.
    """

    def __init__(self, ask: str, played: Round, say: Say, keep: Keep | None = None, first: int = 0) -> None:
        self._ask, self._played, self._say, self._keep, self._first = ask, played, say, keep, first
        self._choices: list[Choice] = []

    async def go_on(self, run: Run, seconds: float) -> bool:
        """As many actions as a slice of time allows; whether all are judged."""
        until = asyncio.get_running_loop().time() + seconds
        while (index := len(self._played.moves) - 1 - len(self._choices)) >= self._first:
            left = until - asyncio.get_running_loop().time()
            if left <= 0 or not await self._judge(index, run, left):
                return False
        review = assemble(self._choices)
        if self._keep is not None:
            with suppress(ParlourError):  # it is told all the same; that it was not stored is in the log
                await self._keep(review)
        self._say(StudyReviewed(self._ask, review))
        return True

    async def _judge(self, index: int, run: Run, seconds: float) -> bool:
        found: Slice = await run(prove, self._played.cut(index), seconds)
        if not found.done:
            return False
        choice = judge_by(self._played, index, {action: low for action, (low, _) in found.worths.items()})
        self._choices.append(choice)
        self._say(StudyJudged(self._ask, choice, len(self._played.moves) - self._first))
        return True


def reviewed(ask: str, played: Played) -> StudyRound:
    """A round as the page shows it that reviews it."""
    of = played.round
    record = {**as_record(of), "version": of.game.version}
    side = next(iter(played.sides)) if len(played.sides) == 1 else None
    views = [of.game.view(state, None) for state in of.states]
    movers = [next(iter(of.game.to_act(state)), None) for state in of.states]
    return StudyRound(ask, record, side, views, movers, played.match, played.brought)


def position(ask: str, moment: Round) -> StudyPosition:
    """A moment as its page shows it."""
    game, state = moment.game, moment.state
    seat = next(iter(game.to_act(state)), None)
    return StudyPosition(
        id=ask,
        record=as_record(moment),
        options=msgspec.to_builtins(moment.variant.options),
        view=game.view(state, None),
        seat=seat,
        side=mover(moment),
        legal=[] if seat is None else [game.show(action) for action in game.legal(state, seat)],
        ply=game.ply(state),
    )


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[StudyAsk]] = msgspec.json.Decoder(StudyAsk)
