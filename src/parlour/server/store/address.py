"""Addresses of PostgreSQL databases, as libpq reads them."""

from typing import Any, Final
from urllib.parse import quote, urlencode

from parlour.server.store.faults import Unusable

SCHEMES: Final = ("postgresql://", "postgres://")


def parse(url: str) -> dict[str, Any]:
    """What an address says, for example ``{"host": "db.example.org", "dbname": "parlour"}``.

    Raises:
        Unusable: ``bad-database-url``; ``no-postgres-driver``, not everybody has it.
    """
    try:
        from psycopg import Error  # noqa: PLC0415
        from psycopg.conninfo import conninfo_to_dict  # noqa: PLC0415
    except ImportError as error:
        raise Unusable("no-postgres-driver", why=str(error)) from None
    try:
        given = conninfo_to_dict(url) if url.startswith(SCHEMES) else None
    except Error:
        given = None
    if given is None:
        raise Unusable("bad-database-url")  # it is not told again: there may be a password in it
    return given


def shown(url: str) -> str:
    """The address of a database as it may be told, which libpq understands all the same: without its secrets.

    Raises:
        Unusable: see `parse`.
    """
    given = {name: str(value) for name, value in parse(url).items() if "password" not in name}
    user, name = (quote(given.pop(part, ""), safe="") for part in ("user", "dbname"))
    plain = not {*given.get("host", "")} & {"/", ",", ":"}  # a folder, several servers, an address of IPv6
    place = ":".join(given.pop(part) for part in ("host", "port") if part in given and plain)
    query = urlencode(given, safe="/:,")
    return f"postgresql://{user}{'@' * bool(user)}{place}/{name}{'?' * bool(query)}{query}"
