"""Around every request: who sends it, whether a foreign page made him, and headers that guard the browser."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.discovery import shorten
from parlour.core.errors import ParlourError
from parlour.room.log import Player
from parlour.server.door.address import Address, is_host
from parlour.server.door.cookie import end_cookie, set_cookie, token_in
from parlour.server.door.guests import new_token, player_of
from parlour.server.door.keys import Keys
from parlour.server.door.pages import build_id
from parlour.server.metrics import UNWATCHED, Metrics
from parlour.server.problems import STATUS
from parlour.server.schema import Problem

POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
GUARDS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
SAFE: Final = frozenset({"GET", "HEAD"})
API: Final = "/api/"
ME: Final = "/api/me"
"""Beside the pages the one address that gives whoever has none a cookie: of several requests at once only one may."""
PAGE: Final = b"text/html"


class Visit(msgspec.Struct, frozen=True):
    """Who sends a request, in ``scope["state"]["visit"]``.

    Attributes:
        token: the one that his cookie holds, or the one that he is given.
        known: his browser has sent a cookie, so it keeps them.
        player: the guest that he is.
    """

    token: str
    known: bool
    player: Player

    @property
    def guest(self) -> Player | None:
        """The guest, if his browser keeps it that he is."""
        return self.player if self.known else None


def hand_out(scope: Scope, token: str) -> None:
    """Lets the answer to a request bring another token: its browser is another guest from then on."""
    scope["state"]["token"] = token


class Edge:
    """Wraps the application; a handler finds its `Visit` in ``scope["state"]["visit"]``."""

    def __init__(self, app: ASGIApp, address: Address, keys: Keys, metrics: Metrics = UNWATCHED) -> None:
        self._app = app
        self._address = address
        self._keys = keys
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request, or passes it on."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):  # the application's own start and stop
            await self._app(scope, receive, send)
            return
        inside: Any = {**scope, "path": self._address.inside(scope["path"])}
        visit = self._visit(token_in(_all(scope, b"cookie")))
        inside.setdefault("state", {})["visit"] = visit
        guarded = self._guarded(inside, send, visit)
        try:
            self._check(inside)
        except ParlourError as error:
            self._metrics.refused(error.code)
            await _refuse(inside, receive, guarded, error)
        else:
            await self._app(inside, receive, guarded)

    def _visit(self, token: str | None) -> Visit:
        """A token that is nobody's any more is as good as none."""
        player = None if token is None else self._keys.guest_of(token)
        if token is None or player is None:
            token = new_token()
            return Visit(token, known=False, player=player_of(token))
        return Visit(token, known=True, player=player)

    def _check(self, scope: Scope) -> None:
        """Refuses what asks for no host, and what a page of another site sends.

        Only browsers tell an origin, and they always do.
        """
        host = next(_all(scope, b"host"), "")
        if host and not is_host(host):
            raise ParlourError("bad-request")
        origin = next(_all(scope, b"origin"), None)
        if origin is None or (scope["type"] == ScopeType.HTTP and scope["method"] in SAFE):
            return
        if not self._address.is_ours(origin, host):
            raise ParlourError("wrong-origin", origin=shorten(origin, 80), host=shorten(host, 80))

    def _guarded(self, scope: Scope, send: Send, visit: Visit) -> Send:
        added = [*GUARDS]
        if scope["path"].startswith(API):
            added += [(b"x-robots-tag", b"noindex"), (b"parlour-build", build_id().encode())]

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message["headers"], *added]
                told = dict(headers)
                if b"cache-control" not in told:  # a cache would guess, even of what is missing
                    headers.append((b"cache-control", b"no-store"))
                token: str | None = scope["state"].get("token")
                if token is not None:
                    headers += self._cookies(scope, token)
                elif not visit.known and (_asks_for_me(scope) or told.get(b"content-type", b"").startswith(PAGE)):
                    headers.append(self._cookies(scope, visit.token)[0])
                message["headers"] = headers
            await send(message)

        return guarded

    def _cookies(self, scope: Scope, token: str) -> list[tuple[bytes, bytes]]:
        """The cookie that holds a token; and over https the end of one that http has left, which would go before it."""
        secure, root = scope["scheme"] in ("https", "wss"), self._address.root
        cookies = [set_cookie(token, secure=secure, root=root), *([end_cookie(root=root)] if secure else [])]
        return [(b"set-cookie", cookie.encode()) for cookie in cookies]


def _asks_for_me(scope: Scope) -> bool:
    return scope["path"] == ME and scope["type"] == ScopeType.HTTP and scope["method"] in SAFE


def _all(scope: Scope, wanted: bytes) -> Iterator[str]:
    """The values of a header, which may come several times."""
    return (value.decode("latin-1") for name, value in scope["headers"] if name == wanted)


async def _refuse(scope: Scope, receive: Receive, send: Send, error: ParlourError) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = msgspec.json.encode(Problem(error.code, dict(error.parameters)))
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": STATUS.get(error.code, 400), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
