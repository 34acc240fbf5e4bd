"""What databases and the system report, as codes: the one place that knows their numbers."""

import errno
import logging
import sqlite3
import sys
from types import MappingProxyType
from typing import Any, Final

from parlour.core.errors import ParlourError

LOCKED: Final = "database-locked"
LOST: Final = "database-lost"
"""The database is another program, and does not answer."""
DAMAGED: Final = "database-damaged"
WAITED_FOR: Final = (LOCKED, LOST)
"""What has been waited for when it is reported."""
REPORTED: Final = MappingProxyType(
    {
        sqlite3.SQLITE_BUSY: LOCKED,
        sqlite3.SQLITE_LOCKED: LOCKED,
        sqlite3.SQLITE_PROTOCOL: LOCKED,
        sqlite3.SQLITE_FULL: "disk-full",
        sqlite3.SQLITE_IOERR: "disk-failed",
        sqlite3.SQLITE_CANTOPEN: "database-not-writable",
        sqlite3.SQLITE_READONLY: "database-not-writable",
        sqlite3.SQLITE_READONLY_DIRECTORY: "folder-not-writable",
        sqlite3.SQLITE_PERM: "database-not-writable",
        sqlite3.SQLITE_NOTADB: "not-a-database",
        sqlite3.SQLITE_CORRUPT: DAMAGED,
    }
)
"""By what SQLite calls an extended result code, where that says more, else by its primary one."""
PRIMARY: Final = 0xFF
"""The bits of an extended result code that are the primary one."""
SQLSTATES: Final = MappingProxyType(
    {
        "08": LOST,
        "25006": "database-read-only",
        "42501": "database-not-allowed",
        "53100": "disk-full",
        "55P03": LOCKED,
        "57014": LOCKED,
        "57P": LOST,
        "58030": "disk-failed",
        "XX001": DAMAGED,
        "XX002": DAMAGED,
    }
)
"""By what PostgreSQL calls the error, or by how that begins."""
SYSTEM: Final = MappingProxyType(
    {
        errno.ENOSPC: "disk-full",
        errno.EDQUOT: "disk-full",
        errno.EACCES: "folder-not-writable",
        errno.EPERM: "folder-not-writable",
        errno.EROFS: "folder-not-writable",
        errno.EIO: "disk-failed",
        errno.ENOTDIR: "not-a-folder",
        errno.EEXIST: "not-a-folder",
    }
)


class Unusable(ParlourError):
    """The data folder or the database cannot be used."""


class NotStored(ParlourError):
    """Something could not be written; nothing of it is stored, unless the database alone knows better."""


class NotRead(ParlourError):
    """The database could not be asked."""


def reason(error: BaseException) -> str | None:
    """The code of what is wrong with a database or its folder, ``disk-full`` for example; None for any other fault.

    SQLAlchemy's errors are known by the driver's error that they carry.
    """
    carried = getattr(error, "orig", None) or error
    if isinstance(carried, sqlite3.Error):
        number = getattr(carried, "sqlite_errorcode", sqlite3.SQLITE_OK)
        return REPORTED.get(number) or REPORTED.get(number & PRIMARY)
    if "psycopg" in sys.modules and isinstance(carried, sys.modules["psycopg"].Error):
        return _postgres(carried)
    if isinstance(carried, OSError):
        return SYSTEM.get(carried.errno or 0, "folder-unusable")
    return None


def _postgres(error: Any) -> str | None:
    """An error without a name of the server's comes from the line to it."""
    state: str | None = error.sqlstate
    if state is None:
        return LOST if isinstance(error, sys.modules["psycopg"].OperationalError) else None
    return next((code for name, code in SQLSTATES.items() if state.startswith(name)), None)


def report(logger: logging.Logger, what: str, error: Exception) -> None:
    """Tells whoever runs the room; what databases and the system report needs no traceback to be understood."""
    known = reason(error) is not None
    logger.error("%s: %s", what, getattr(error, "orig", error), exc_info=None if known else error)
