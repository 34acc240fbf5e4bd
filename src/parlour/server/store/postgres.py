"""The store of a room whose database is a PostgreSQL server, perhaps on another machine."""

import logging
import re
import threading
from functools import partial
from types import MappingProxyType
from typing import Any, Final

import psycopg
import sqlalchemy as sa
from psycopg.types.string import StrDumper

from parlour.server.store import database
from parlour.server.store.address import parse, shown
from parlour.server.store.faults import LOST, Unusable, reason, report
from parlour.server.store.sql import SqlStore
from parlour.server.store.standing import ROOM, InUse, PostgresPeers
from parlour.server.store.steps import NotOurs, OfNewerVersion, is_newest, migrate

LOG: Final = logging.getLogger(__name__)
OLDEST: Final = 15
"""The first version that the tests are run with."""
SAID: Final = MappingProxyType(
    {
        "password authentication failed": "database-password",
        '^FATAL: +database ".*" does not exist$': "database-missing",
        "refused|resolve|time(d )?out|unreachable|[Nn]o route|No such file": "database-not-reached",
    }
)
"""What is said, by a server or by libpq, of whoever is not let in."""
KEEP_ALIVE: Final = MappingProxyType({"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3})
CONNECTING: Final = 5
"""Seconds that a server has to let us in."""
GIVE_UP: Final = 12_000
"""Milliseconds without an answer after which a connection counts as lost, on both sides. With the seconds between two
probes, for the last of which Linux waits whatever their number is, nobody holds anything after 15 seconds."""
POOL: Final = MappingProxyType({"pool_size": 4, "max_overflow": 28})
"""Connections for questions: at most as many as Python has threads that ask."""
CODES: Final = frozenset({"database-read-only", "database-not-allowed"})
"""What keeps a room from opening and is told apart; all else is told as the server says it."""
DURABLE: Final = ("fsync", "full_page_writes")
"""What a server must not have turned off."""


class PostgresStore(SqlStore):
    """See `SqlStore`; other processes of the same room may work on its database, see `PostgresPeers`.

    Args:
        url: as libpq takes it, for example ``postgresql://parlour@db.example.org/parlour``; what it leaves out comes
            from the environment and the password file.

    Raises:
        Unusable: the database cannot be used.
    """

    def __init__(self, url: str) -> None:
        given, where = parse(url), shown(url)
        asking = _engine(given, _connect, isolation_level="REPEATABLE READ", **POOL)
        changing = _engine(given, partial(_connect_to_change, where), pool_size=1, max_overflow=0)
        try:
            _bring_up_to_date(changing, where)
            standing = PostgresPeers(partial(_connect_to_stand, _wanted(given)), where)
        except (sa.exc.DBAPIError, psycopg.Error) as error:
            changing.dispose()
            raise unusable(error, where) from None
        except Unusable:
            changing.dispose()
            raise
        super().__init__(where, asking, changing, peers=standing)
        self._gone = threading.Event()
        for engine in (asking, changing):
            sa.event.listen(engine, "checkin", self._close_late)

    def let_go(self) -> None:
        """See `SqlStore`."""
        self._gone.set()
        super().let_go()

    def _close_late(self, connection: Any, _record: Any) -> None:
        """What is still asked when a room closes comes back to a pool that nobody looks after any more."""
        if self._gone.is_set() and connection is not None:
            connection.close()

    def check(self) -> None:
        """See `SqlStore`: the files are the server's own business, its settings are ours."""
        asked = sa.text("SELECT name FROM pg_settings WHERE setting = 'off' AND name IN :names")
        try:
            with self.engine.connect() as connection:
                off = connection.scalars(asked.bindparams(sa.bindparam("names", DURABLE, expanding=True))).all()
        except sa.exc.DBAPIError as error:
            report(LOG, "the database was not checked", error)
            return
        if off:
            LOG.error(
                "the server of %s has turned off %s: a crash of its machine loses games or damages the database",
                self.where,
                " and ".join(sorted(off)),
            )


def unusable(error: sa.exc.DBAPIError | psycopg.Error, where: str) -> Unusable:
    """Why a database cannot be used, as an error that can be explained.

    What the server says before anybody is let in has no code that could be asked for, only words; what is said in other
    words, or in another language, is told as it is.
    """
    said = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    why = _words(said)
    code = reason(error)
    if isinstance(said, InUse):
        return Unusable("database-in-use", database=where)
    if code == LOST:
        return Unusable(_refusal(said, why), database=where, why=why.removeprefix("FATAL:").strip())
    return Unusable(code if code in CODES else "database-refused", database=where, why=why)


def _refusal(error: Any, why: str) -> str:
    line = error.pgconn
    if line is not None and line.needs_password:
        return "database-password"
    return next((code for words, code in SAID.items() if re.search(words, why)), "database-refused")


def _words(error: BaseException | None) -> str:
    """What was reported, without the way to it and the advice after it."""
    said = str(error).strip().splitlines()
    return said[0].rpartition("failed: ")[2] if said else type(error).__name__


def _wanted(given: dict[str, Any]) -> dict[str, Any]:
    """An address with what it has left out."""
    usual = {"connect_timeout": CONNECTING, "application_name": "parlour", "tcp_user_timeout": GIVE_UP}
    return {**usual, **KEEP_ALIVE, **given, "client_encoding": "UTF8"}


def _engine(given: dict[str, Any], connect: Any, **how: Any) -> sa.Engine:
    """Takes the address as libpq reads it, which knows more than SQLAlchemy's URLs."""
    wanted = _wanted(given)
    engine = sa.create_engine("postgresql+psycopg://", hide_parameters=True, **how)
    sa.event.listen(engine, "do_connect", lambda _dialect, _record, _args, own: connect({**own, **wanted}))
    return engine


def _connect(wanted: dict[str, Any]) -> psycopg.Connection[Any]:
    connection = psycopg.connect(**wanted)
    connection.adapters.register_dumper(str, _Text)
    return connection


def _connect_to_change(where: str, wanted: dict[str, Any]) -> psycopg.Connection[Any]:
    """A connection that may write; it gives up as soon as the server does."""
    connection = _connect(wanted)
    try:
        _check_version(connection, where)
        connection.autocommit = True
        _prepare(connection, [*_watched(), *_durable(connection)])
        connection.autocommit = False
    except BaseException:
        connection.close()
        raise
    return connection


def _connect_to_stand(wanted: dict[str, Any]) -> psycopg.Connection[Any]:
    """A connection that holds what it has locked for as long as its machine is there, however little it says."""
    connection = _connect(wanted)
    try:
        connection.autocommit = True
        _prepare(connection, [*_watched(), ("idle_session_timeout", "0")])
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: psycopg.Connection[Any], settings: list[tuple[str, str]]) -> None:
    for name, value in settings:
        connection.execute("SELECT set_config(%s, %s, false)", (name, value))


def _check_version(connection: psycopg.Connection[Any], where: str) -> None:
    """Before anything is asked for that an older server does not know."""
    found = connection.info.server_version // 10_000
    if found < OLDEST:
        raise Unusable("database-too-old", database=where, version=str(found), oldest=str(OLDEST))


def _watched() -> list[tuple[str, str]]:
    """The server soon gives up a machine that has vanished, and with it what that has locked."""
    alive = [(f"tcp_{name}", str(value)) for name, value in KEEP_ALIVE.items()]
    return [*alive, ("tcp_user_timeout", str(GIVE_UP))]


def _durable(connection: psycopg.Connection[Any]) -> list[tuple[str, str]]:
    """What is acknowledged must be stored."""
    durable = connection.execute("SHOW synchronous_commit").fetchone() != ("off",)
    return [] if durable else [("synchronous_commit", "on")]


class _Text(StrDumper):
    """PostgreSQL has no place for the character NUL, which whoever likes may write into an address or the id of a
    message; it finds nothing there."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\0", "\N{REPLACEMENT CHARACTER}"))


def _bring_up_to_date(engine: sa.Engine, where: str) -> None:
    with engine.begin() as connection:
        encoding = connection.scalar(sa.text("SHOW server_encoding"))
        if encoding != "UTF8":
            raise Unusable("database-encoding", database=where, encoding=str(encoding))
        try:
            if not is_newest(connection):
                _wait_for_others(connection)
            migrate(connection)
        except NotOurs:
            raise Unusable("database-not-ours", database=where) from None
        except OfNewerVersion:
            raise Unusable("database-of-newer", database=where) from None


def _wait_for_others(connection: sa.Connection) -> None:
    """Nobody works by the old layout while it is changed; of several that begin at once, one changes it.

    Raises:
        DBAPIError: `InUse`, somebody does.
    """
    wait = f"{round(1000 * database.PATIENCE)}ms"
    connection.execute(sa.text("SELECT set_config('lock_timeout', :wait, true)"), {"wait": wait})
    try:
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:room)"), {"room": ROOM})
    except sa.exc.OperationalError as error:
        if not isinstance(error.orig, psycopg.errors.LockNotAvailable):
            raise
        raise InUse("a room of another version works on the database") from None
