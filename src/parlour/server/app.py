"""The application, and what lives as long as it does."""

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import Litestar, Request
from litestar.di import Provide
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from parlour.core.errors import ParlourError
from parlour.room.log import Player
from parlour.server.clock import Clock
from parlour.server.compute.ahead import Ahead
from parlour.server.compute.supervise import supervise
from parlour.server.compute.workers import Workers
from parlour.server.door.arrivals import Arrivals
from parlour.server.door.connections import Connections
from parlour.server.door.edge import SAFE, Edge, Visit
from parlour.server.door.pace import Openings, Talk
from parlour.server.log import on_loop_error
from parlour.server.problems import AnyRequest, crashed, refused, unfit
from parlour.server.routes import ROUTES, Settings
from parlour.server.store.database import Unusable, claim
from parlour.server.store.sqlite import SqliteStore
from parlour.server.study.queue import StudyQueue
from parlour.server.study.routes import STUDY_ROUTES
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

    Raises:
        Unusable: the data folder or the database cannot be used.
    """

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.connections = Connections(settings.bounds, settings.limits)
        self.clock = clock or Clock()
        self._claim = claim(settings.data)
        try:
            self.store = SqliteStore(settings.data)
        except Unusable:
            self._claim.close()
            raise
        self.workers = Workers()
        self.ahead = Ahead(self.clock)
        self.study = StudyQueue()
        self.openings = Openings()
        self.messages, self.questions = Talk(settings.limits.messages), Talk(settings.limits.questions)
        self.blunders, self.changes = Talk(settings.limits.blunders), Talk(settings.limits.changes)
        self.tables = Tables(self.store, self.workers, self.ahead, self.clock)

    @contextlib.asynccontextmanager
    async def open(self, _app: Litestar) -> AsyncIterator[None]:
        """The time in which the room is open."""
        asyncio.get_running_loop().set_exception_handler(on_loop_error)
        self.store.open()
        threading.Thread(target=self.store.check, name="check", daemon=True).start()
        works = {
            "the clock": self.clock.tick,
            "going on after the start": self.tables.resume,
            "what older rooms have not kept": self.tables.catch_up,
            "the sweep of tables": self.tables.sweep,
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
            self._claim.close()


def build(room: Room) -> ASGIApp:
    """The room as an ASGI application."""
    return Arrivals(Edge(handlers(room), room.settings.address), room.connections)


def handlers(room: Room, openapi: OpenAPIConfig | None = None) -> Litestar:
    """All that answers requests; nobody is told its schema, which is for the tests."""
    return Litestar(
        [*ROUTES, *STUDY_ROUTES],
        lifespan=[room.open],
        dependencies={
            "tables": Provide(lambda: room.tables, sync_to_thread=False),
            "settings": Provide(lambda: room.settings, sync_to_thread=False),
            "openings": Provide(lambda: room.openings, sync_to_thread=False),
            "messages": Provide(lambda: room.messages, sync_to_thread=False),
            "questions": Provide(lambda: room.questions, sync_to_thread=False),
            "blunders": Provide(lambda: room.blunders, sync_to_thread=False),
            "changes": Provide(lambda: room.changes, sync_to_thread=False),
            "queue": Provide(lambda: room.study, sync_to_thread=False),
            "player": Provide(_player, sync_to_thread=False),
            "visit": Provide(_visit, sync_to_thread=False),
        },
        exception_handlers={ParlourError: refused, HTTPException: unfit, Exception: crashed},
        request_class=Readable,
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
