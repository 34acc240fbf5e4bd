"""Around every request: who sends it, whether a foreign page made him, and headers that guard the browser."""

from http.cookies import CookieError, SimpleCookie
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server.guests import COOKIE, YEARS, is_token, new_token, player_of
from parlour.server.pages import HASHED
from parlour.server.schema import Problem

POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
GUARDS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
SAFE: Final = frozenset({"GET", "HEAD"})
SHARED: Final = f"/{HASHED}/"
"""What a cache may keep for everybody, so that nobody's cookie may come with it."""


class Edge:
    """Wraps the application; a handler finds the player in ``scope["state"]["player"]``."""

    def __init__(self, app: ASGIApp, public_url: str | None = None) -> None:
        self._app = app
        self._public = urlsplit(public_url) if public_url else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request, or passes it on."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):  # the application's own start and stop
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        token = _token(headers.get("cookie", ""))
        cookieless = scope["type"] == ScopeType.WEBSOCKET or scope["path"].startswith(SHARED)
        fresh = None if token or cookieless else new_token()
        known = token or fresh
        scope.setdefault("state", {})["player"] = player_of(known) if known else None
        guarded = self._guarded(scope, send, fresh)
        if self._foreign(scope, headers):
            await _deny(scope, receive, guarded)
        else:
            await self._app(scope, receive, guarded)

    def _foreign(self, scope: Scope, headers: dict[str, str]) -> bool:
        """Whether a page of another site sends it; only browsers tell an origin, and they always do."""
        origin = headers.get("origin")
        if origin is None or (scope["type"] == ScopeType.HTTP and scope["method"] in SAFE):
            return False
        ours = {headers.get("host")} | ({self._public.netloc} if self._public else set())
        return (urlsplit(origin).netloc or "nowhere") not in ours

    def _guarded(self, scope: Scope, send: Send, fresh: str | None) -> Send:
        secure = scope["scheme"] in ("https", "wss") or bool(self._public and self._public.scheme == "https")
        added = [*GUARDS]
        if fresh:
            added.append((b"set-cookie", _cookie(fresh, secure=secure).encode()))
        if scope["path"].startswith("/api/"):
            added.append((b"cache-control", b"no-store"))

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *added]
            await send(message)

        return guarded


def _token(header: str) -> str | None:
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None and is_token(morsel.value) else None


def _cookie(token: str, *, secure: bool) -> str:
    return f"{COOKIE}={token}; Path=/; Max-Age={YEARS}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


async def _deny(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = msgspec.json.encode(Problem("wrong-origin", {}))
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
