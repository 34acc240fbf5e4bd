"""A PostgreSQL server of the tests' own: in a temporary folder, reached by a socket in it, ended by its process id."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import psycopg
import pytest

from parlour.server.store.postgres import OLDEST, PostgresStore

DEBIAN: Final = Path("/usr/lib/postgresql")
USER: Final = "parlour"
PASSWORD: Final = "not a secret"
UNPRIVILEGED: Final = ("postgres", "nobody")
"""Who runs the server if we are root, whom it refuses: the first of them that there is."""
TEMPLATE: Final = "up_to_date"
NUMBERS: Final = count(1)


def programs() -> Path | None:
    """The folder of the newest server that there is, and that is new enough."""
    on_path = shutil.which("initdb")
    found = [*DEBIAN.glob("*/bin"), *([Path(on_path).resolve().parent] if on_path else [])]
    usable = [(version, place) for place in found if (version := _version(place)) >= OLDEST]
    return max(usable)[1] if usable else None


def _version(place: Path) -> int:
    asked = subprocess.run([place / "postgres", "--version"], capture_output=True, text=True, check=False)
    found = re.search(r"\) (\d+)", asked.stdout)
    return int(found[1]) if found else 0


class Server:
    """A server with its databases; what it promises is what it promises in earnest."""

    def __init__(self, place: Path, folder: Path) -> None:
        self._place = place
        self.folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        """Makes its folder, and the database that all others begin as."""
        password = self.folder / "password"
        password.write_text(PASSWORD)
        if os.geteuid() == 0:
            for path in (self.folder, password):
                shutil.chown(path, *_somebody())
        rights = ["-U", USER, "-A", "scram-sha-256", f"--pwfile={password}"]
        command = [str(self._place / "initdb"), "-D", str(self._data), *rights, "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(command, check=True, capture_output=True, **_as_somebody())
        self.start()
        self.ask(f"CREATE DATABASE {TEMPLATE}")
        PostgresStore(self.url(TEMPLATE)).let_go()

    @property
    def pid(self) -> int:
        """The process that has begun all of its others."""
        assert self._process is not None
        return self._process.pid

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def start(self, **settings: str) -> None:
        """Starts it, and waits until it answers."""
        wanted = {"listen_addresses": "", "unix_socket_directories": str(self.folder), "shared_buffers": "16MB"}
        options = [f"--{name}={value}" for name, value in {**wanted, **settings}.items()]
        command = [str(self._place / "postgres"), "-D", str(self._data), *options]
        with (self.folder / "log").open("ab") as log:
            process: subprocess.Popen[bytes] = subprocess.Popen(command, stdout=log, stderr=log, **_as_somebody())
        self._process = process
        for _ in range(600):
            try:
                self.ask("SELECT 1")
            except psycopg.OperationalError:
                assert process.poll() is None, (self.folder / "log").read_text()
                time.sleep(0.05)
            else:
                return
        raise AssertionError((self.folder / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ends it at once, in order; with SIGQUIT as if its machine had lost its power."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def ask(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Says something to it as the owner of everything."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def url(self, database: str, password: str = PASSWORD) -> str:
        """The address of one of its databases."""
        return f"postgresql://{USER}:{quote(password)}@/{database}?host={quote(str(self.folder), safe='')}"

    @contextmanager
    def database(self, template: str = TEMPLATE) -> Iterator[str]:
        """The address of a database of one test's own, up to date and empty."""
        if self._process is None:  # a test that has stopped it has failed
            self.start()
        name = f"test{next(NUMBERS)}"
        self.ask(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self.url(name)
        finally:
            self.ask(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def serving() -> Iterator[Server]:
    """A server while it is needed; skips the test that asks where none can be had."""
    place = programs()
    if sys.platform == "win32" or place is None:
        pytest.skip(f"no PostgreSQL {OLDEST} or later: install one, or put its programs on the path")
    folder = Path(tempfile.mkdtemp(prefix="parlour-"))
    server = Server(place, folder)
    try:
        server.make()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


def _somebody() -> tuple[int, int]:
    import pwd

    for name in UNPRIVILEGED:
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return found.pw_uid, found.pw_gid
    raise LookupError(UNPRIVILEGED)


def _as_somebody() -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    user, group = _somebody()
    return {"user": user, "group": group, "extra_groups": []}
