"""What whoever operates a room lets a program ask: whether it is alive, and whether people can play in it now."""

from typing import Final

import msgspec
from litestar import Response, route
from litestar.di import NamedDependency
from litestar.enums import HttpMethod

from parlour.server.given import TheTables
from parlour.server.store.sql import SqlStore

ASKED: Final = [HttpMethod.GET, HttpMethod.HEAD]


class Alive(msgspec.Struct, frozen=True):
    """The room answers; whoever gets no answer may start it again."""

    alive: bool = True


class Readiness(msgspec.Struct, frozen=True):
    """Whether people can play now.

    Attributes:
        stored: the database answers.
        resumed: what was under way when the room was stopped goes on again.
    """

    stored: bool
    resumed: bool


@route("/health", http_method=ASKED, sync_to_thread=False)
def health() -> Alive:
    """Answers as long as the room can; a database that is away does not come back by starting the room again."""
    return Alive()


@route("/ready", http_method=ASKED)
async def ready(tables: TheTables, store: NamedDependency[SqlStore]) -> Response[Readiness]:
    """Answers 503 while nobody should be sent here."""
    found = Readiness(await store.answers(), tables.resumed)
    return Response(found, status_code=200 if found.stored and found.resumed else 503)


HEALTH_ROUTES: Final = (health, ready)
