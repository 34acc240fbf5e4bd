"""The cookie that holds a guest's token."""

from collections.abc import Iterable
from typing import Final

from parlour.server.door.guests import is_token

COOKIE: Final = "parlour"
SECURE: Final = f"__Secure-{COOKIE}"
"""Over https it has a name of its own: beside a secure cookie a browser takes no other one of its name over http."""
YEARS: Final = 60 * 60 * 24 * 400
"""Seconds that a cookie lives; browsers allow no more."""


def token_in(headers: Iterable[str]) -> str | None:
    """The first token in the ``Cookie`` headers of a request, whatever other cookies stand around it.

    Browsers tell the cookie of the longest path first, so a room below a path has its own before that of one above.
    """
    for pair in ";".join(headers).split(";"):
        name, _, value = pair.partition("=")
        token = value.strip().strip('"')
        if name.strip() in (COOKIE, SECURE) and is_token(token):
            return token
    return None


def set_cookie(token: str, *, secure: bool, root: str) -> str:
    """The value of a ``Set-Cookie`` header: no script can read it, and no page of another site sends it along."""
    named = f"{SECURE if secure else COOKIE}={token}"
    return f"{named}; Path={root or '/'}; Max-Age={YEARS}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


def end_cookie(*, root: str) -> str:
    """Ends a cookie that was set over http, seen from https."""
    return f"{COOKIE}=; Path={root or '/'}; Max-Age=0; HttpOnly; SameSite=Lax"
