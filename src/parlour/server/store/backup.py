"""Backups of the database of a data folder, also of one at which people play, and going back to one."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Final, NamedTuple

import sqlalchemy as sa

from parlour.core.errors import ParlourError
from parlour.server.store import database
from parlour.server.store.database import FILE, claim, open_database, unusable
from parlour.server.store.faults import LOCKED, Unusable, reason

PAUSE: Final = 0.25
"""Seconds between two tries to copy what another program has locked."""
BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; left beside another one it would be taken for that one's."""
IN_SOURCE: Final = frozenset({LOCKED, "not-a-database", "database-damaged"})
"""What can only be wrong with what is copied, not with where it is copied to."""
OF_A_BACKUP: Final = MappingProxyType(
    {"not-a-database": "not-a-backup", "database-damaged": "backup-damaged", "database-newer": "backup-newer"}
)
"""What is wrong with a database, said of a backup."""
SQLITE: Final = b"SQLite format 3\0"
"""With what every backup of a data folder begins."""
WAL: Final = b"\x02\x02"
"""In bytes 18 and 19 of a database that has changes in a file beside it; a backup of ours has none."""


class NoBackup(ParlourError):
    """A backup cannot be made, or not be restored."""


class Restored(NamedTuple):
    """What was restored.

    Attributes:
        tables: how many it holds.
        aside: where the database is now that was there before; None if there was none.
        plain: it was no backup but a copy of the file alone, from which the last changes may be missing.
    """

    tables: int
    aside: Path | None
    plain: bool


def back_up(folder: Path, file: Path, *, force: bool = False) -> int:
    """Writes the database of a folder, as it is now, into a file; the number of tables in it.

    A link is followed, so that what it leads to holds the backup.

    Raises:
        Unusable: the database cannot be read.
        NoBackup: the file cannot be written, or is there already, unless ``force`` replaces it.
    """
    source, file = folder / FILE, file.resolve()
    if not source.is_file():
        raise NoBackup("no-database", folder=str(folder))
    _check_target(file, source, force=force)
    with _written(file), TemporaryDirectory(prefix=".parlour-", dir=file.parent) as place:
        fresh = Path(place) / FILE
        tables = _copied(source, fresh)
        fresh.replace(file)
    return tables


def restore(file: Path, folder: Path, *, force: bool = False) -> Restored:
    """Puts a backup into a folder at which no room is open, brought up to date.

    Raises:
        Unusable: a room is open on the folder, or it cannot be written.
        NoBackup: the file is no sound backup, or there is a database already, unless ``force`` puts it aside.
    """
    target = folder / FILE
    if not file.is_file():
        raise NoBackup("backup-is-folder" if file.is_dir() else "no-backup", file=str(file))
    if target.exists() and (target.samefile(file) or not force):
        raise NoBackup("restore-would-replace", folder=str(folder))
    with claim(folder), _written(target), TemporaryDirectory(prefix=".parlour-", dir=folder) as place:
        fresh = Path(place) / FILE
        with _a_backup(file):
            plain = _is_plain_copy(file)
            tables = _copied(file, fresh)
            open_database(fresh.parent).dispose()
        aside = _put_aside(target)
        fresh.replace(target)
    return Restored(tables, aside, plain)


def is_of_folder(file: Path) -> bool:
    """Whether a file is a backup of a data folder, and not one that a database server's own tools have made."""
    try:
        with file.open("rb") as content:
            return content.read(len(SQLITE)) == SQLITE
    except OSError:
        return False


def fresh_copy(file: Path, folder: Path) -> sa.Engine:
    """A copy of a backup in an empty folder, brought up to date.

    Raises:
        NoBackup: the file is no sound backup.
    """
    if not file.is_file():
        raise NoBackup("backup-is-folder" if file.is_dir() else "no-backup", file=str(file))
    with _a_backup(file), _written(folder / FILE):
        _copied(file, folder / FILE)
        return open_database(folder)


def _check_target(file: Path, source: Path, *, force: bool) -> None:
    if not file.parent.is_dir():
        raise NoBackup("backup-nowhere", folder=str(file.parent))
    if file.is_dir():
        raise NoBackup("backup-is-folder", file=str(file))
    if file.exists() and not file.is_file():
        raise NoBackup("backup-is-device", file=str(file))
    in_use = any(file.with_name(file.name + suffix).exists() for suffix in BESIDE)
    if in_use or (file.exists() and file.samefile(source)):
        raise NoBackup("backup-in-use", file=str(file))
    if file.exists() and not force:
        raise NoBackup("backup-exists", file=str(file))


def _copied(source: Path, target: Path) -> int:
    """Copies a database with all that lies beside it into one file, checks that, and counts its tables."""
    with closing(sqlite3.connect(target)) as new:
        try:
            with closing(sqlite3.connect(source, timeout=database.PATIENCE)) as old:
                old.backup(new, progress=_patience(source), sleep=PAUSE)
        except sqlite3.Error as error:
            if reason(error) in IN_SOURCE:
                raise unusable(error, source) from None
            raise
        new.execute("PRAGMA journal_mode=DELETE")
        return _checked(new, source)


def _patience(source: Path) -> Callable[[int, int, int], None]:
    """Ends a copy that has been kept waiting too long; left alone, it would wait for ever."""
    waited = count(1)

    def progress(status: int, _remaining: int, _total: int) -> None:
        if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED) and next(waited) * PAUSE > database.PATIENCE:
            raise Unusable(LOCKED, file=str(source))

    return progress


def _checked(copy: sqlite3.Connection, source: Path) -> int:
    try:
        sound = copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        names = {name for (name,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError as error:
        raise unusable(error, source) from None
    if not sound:
        raise Unusable("database-damaged", file=str(source))
    if not {"tables", "alembic_version"} <= names:
        raise Unusable("not-a-database", file=str(source))
    (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    return int(tables)


@contextmanager
def _written(file: Path) -> Iterator[None]:
    """Explains what goes wrong while a file is written."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise NoBackup("backup-not-written", file=str(file), why=why) from None


@contextmanager
def _a_backup(file: Path) -> Iterator[None]:
    """Speaks of a backup, not of the database of a folder."""
    try:
        yield
    except Unusable as error:
        if error.code not in OF_A_BACKUP:
            raise
        raise NoBackup(OF_A_BACKUP[error.code], file=str(file)) from None


def _is_plain_copy(file: Path) -> bool:
    with file.open("rb") as content:
        header = content.read(20)
    return header[18:] == WAL and not file.with_name(f"{file.name}-wal").exists()


def _put_aside(target: Path) -> Path | None:
    """Keeps a database under another name, with what lies beside it."""
    known = target.exists()
    if known:
        with suppress(sqlite3.Error), closing(sqlite3.connect(target)) as old:  # a damaged one is kept as it is
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    numbered = (target.with_name(f"{target.stem}-before-{number}{target.suffix}") for number in count(1))
    aside = next(path for path in numbered if not path.exists())
    for suffix in (*BESIDE, ""):
        part = target.with_name(target.name + suffix)
        if part.exists():
            part.replace(aside.with_name(aside.name + suffix))
    return aside if known else None
