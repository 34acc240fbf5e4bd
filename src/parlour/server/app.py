"""The application, and what lives as long as it does."""

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from parlour.core.errors import ParlourError
from parlour.room.log import Player
from parlour.server.clock import Clock
from parlour.server.compute.ahead import Ahead
from parlour.server.compute.cores import beside, cores_of, half
from parlour.server.compute.supervise import supervise
from parlour.server.compute.workers import Workers
from parlour.server.door.arrivals import Arrivals
from parlour.server.door.connections import Connections
from parlour.server.door.edge import SAFE, Edge, Visit
from parlour.server.door.keys import Keys
from parlour.server.door.pace import Openings, Talk
from parlour.server.guest.account import Accounts
from parlour.server.guest.handovers import Handovers
from parlour.server.guest.history import History
from parlour.server.guest.routes import GUEST_ROUTES
from parlour.server.health import HEALTH_ROUTES
from parlour.server.hearing import Hearing
from parlour.server.lessons import LESSON_ROUTES
from parlour.server.log import on_loop_error
from parlour.server.metrics import UNWATCHED, Metrics, ThereIs
from parlour.server.problems import AnyRequest, crashed, refused, unfit
from parlour.server.replay.routes import REPLAY_ROUTES
from parlour.server.retention import Retention
from parlour.server.routes import ROUTES, Settings
from parlour.server.store.opening import open_store
from parlour.server.study.queue import StudyQueue
from parlour.server.study.routes import STUDY_ROUTES
from parlour.server.study.tries import Tries
from parlour.server.table.tables import Tables

LOG: Final = logging.getLogger(__name__)
LONGEST_BODY: Final = 16 * 1024


class Readable(Request[Any, Any, Any]):
    """A request whose body, if it is no JSON, is its sender's fault, however it is none."""

    async def json(self) -> Any:
        """What the body holds.

        Raises:
            SerializationException: it is no JSON, or so deep that nobody means it.
        """
        try:
            return await super().json()
        except (UnicodeError, RecursionError):
            raise SerializationException from None


class Room:
    """A room: its database, its writer, its workers and its tables.

    Args:
        clock: its time, if a test holds it in its hand.
        metrics: are told what happens.

    Raises:
        Unusable: the data folder or the database cannot be used.
    """

    def __init__(self, settings: Settings, clock: Clock | None = None, metrics: Metrics = UNWATCHED) -> None:
        self.settings = settings
        self.metrics = metrics
        self.connections = Connections(settings.bounds, settings.limits)
        self.clock = clock or Clock()
        self.store = open_store(settings.data, settings.database)
        self.store.writer.metrics = metrics
        cores = cores_of(settings.processes)
        self.workers = Workers(beside(cores))
        self.ahead = Ahead(self.clock, half(cores))
        self.study = StudyQueue(half(cores))
        self.openings = Openings()
        self.messages, self.questions = Talk(settings.limits.messages), Talk(settings.limits.questions)
        self.blunders, self.changes = Talk(settings.limits.blunders), Talk(settings.limits.changes)
        self.deeds, self.replays = Talk(settings.limits.deeds), Talk(settings.limits.replays)
        self.tries = Talk(settings.limits.tries)
        self.tables = Tables(self.store, self.workers, self.ahead, self.clock)
        self.keys = Keys(self.store, self.store.keys())
        self.handovers = Handovers(self.clock)
        self.history = History(self.store, self.tables.people)
        self.attempts = Tries(self.store, self.study)
        self.accounts = Accounts(self.store, self.tables, self.keys)
        self.retention = Retention(self.store, self.tables, settings.keep_tables)
        self.hearing = Hearing(self.store, self.tables, self.keys, self.handovers)
        metrics.look_at(self._there_is())

    def _there_is(self) -> ThereIs:
        """What can be counted at any time, by the name of its number; from any thread."""
        at_tables = self.tables
        return {
            "parlour_tables": ("Tables in memory", lambda: len(at_tables.in_memory)),
            "parlour_viewers": ("Open pages of tables", lambda: sum(len(one.viewers) for one in at_tables.in_memory)),
            "parlour_connections": ("Open connections", lambda: len(self.connections)),
            "parlour_changes_queued": ("Changes that wait for a commit", lambda: self.store.writer.queued),
            "parlour_study_queued": ("Questions to the study that are worked on", lambda: self.study.open),
        }

    @contextlib.asynccontextmanager
    async def open(self, _app: Litestar) -> AsyncIterator[None]:
        """The time in which the room is open."""
        asyncio.get_running_loop().set_exception_handler(on_loop_error)
        self.store.open()
        self.store.peers.open(self.hearing)
        threading.Thread(target=self.store.check, name="check", daemon=True).start()
        works = {
            "the clock": self.clock.tick,
            "going on after the start": self.tables.resume,
            "what older rooms have not kept": self.tables.catch_up,
            "the sweep of tables": self.tables.sweep,
            "the tables that nobody comes back to": self.retention.go_on,
            "telling who is there": self.tables.tell_who_is_there,
            "forgetting whom the room had begun to forget": self.accounts.go_on,
        }
        chores = [asyncio.create_task(supervise(what, work)) for what, work in works.items()]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            self.tables.close()
            self.workers.close()
            self.ahead.close()
            self.study.close()
            await asyncio.to_thread(self.store.close)
            await asyncio.to_thread(self.metrics.close)


def build(room: Room) -> ASGIApp:
    """The room as an ASGI application."""
    return Arrivals(Edge(handlers(room), room.settings.address, room.keys, room.metrics), room.connections)


def handlers(room: Room, openapi: OpenAPIConfig | None = None) -> Litestar:
    """All that answers requests; nobody is told its schema, which is for the tests."""
    return Litestar(
        [*HEALTH_ROUTES, *ROUTES, *GUEST_ROUTES, *STUDY_ROUTES, *LESSON_ROUTES, *REPLAY_ROUTES],
        lifespan=[room.open],
        dependencies={
            "store": Provide(lambda: room.store, sync_to_thread=False),
            "tables": Provide(lambda: room.tables, sync_to_thread=False),
            "settings": Provide(lambda: room.settings, sync_to_thread=False),
            "openings": Provide(lambda: room.openings, sync_to_thread=False),
            "messages": Provide(lambda: room.messages, sync_to_thread=False),
            "questions": Provide(lambda: room.questions, sync_to_thread=False),
            "blunders": Provide(lambda: room.blunders, sync_to_thread=False),
            "changes": Provide(lambda: room.changes, sync_to_thread=False),
            "deeds": Provide(lambda: room.deeds, sync_to_thread=False),
            "replays": Provide(lambda: room.replays, sync_to_thread=False),
            "tries": Provide(lambda: room.tries, sync_to_thread=False),
            "attempts": Provide(lambda: room.attempts, sync_to_thread=False),
            "workers": Provide(lambda: room.workers, sync_to_thread=False),
            "queue": Provide(lambda: room.study, sync_to_thread=False),
            "keys": Provide(lambda: room.keys, sync_to_thread=False),
            "handovers": Provide(lambda: room.handovers, sync_to_thread=False),
            "history": Provide(lambda: room.history, sync_to_thread=False),
            "retention": Provide(lambda: room.retention, sync_to_thread=False),
            "accounts": Provide(lambda: room.accounts, sync_to_thread=False),
            "player": Provide(_player, sync_to_thread=False),
            "visit": Provide(_visit, sync_to_thread=False),
        },
        exception_handlers={ParlourError: refused, HTTPException: unfit, Exception: crashed},
        request_class=Readable,
        state=State({"metrics": room.metrics}),
        request_max_body_size=LONGEST_BODY,
        openapi_config=openapi,
        logging_config=None,
    )


def _visit(request: AnyRequest) -> Visit:
    visit: Visit = request.scope["state"]["visit"]
    return visit


def _player(request: AnyRequest) -> Player:
    """Who sends it; nothing is stored for a token that his browser has not kept, for it could not be shown again."""
    visit = _visit(request)
    if not visit.known and request.method not in SAFE:
        raise ParlourError("no-cookie")
    return visit.player
