"""Opening a database: what is wrong with it is told by its name, and a folder may be called anything."""

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from parlour.server.store import database, layout
from parlour.server.store.database import FILE, open_database
from parlour.server.store.faults import Unusable
from tests.server.running import Guest, running

AS_ROOT = sys.platform != "win32" and os.geteuid() == 0


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program holds the database: nobody else may read or write."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        other.execute("CREATE TABLE IF NOT EXISTS theirs (x)")
        yield


def refusal(folder: Path) -> Unusable:
    with pytest.raises(Unusable) as caught:
        open_database(folder)
    return caught.value


def test_pitfall_53_a_database_that_another_program_holds_is_not_called_a_folder_that_cannot_be_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    open_database(folder).dispose()
    with locked(folder):
        assert refusal(folder).code == "database-locked"
    open_database(folder).dispose()


def test_pitfall_53_a_full_disk_is_told_at_the_first_start(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite reports a file that may grow no more in the same way."""

    def tiny(connection: sqlite3.Connection, _record: object) -> None:
        prepare(connection, _record)
        connection.execute("PRAGMA max_page_count=2")

    prepare = database._prepare
    monkeypatch.setattr(database, "_prepare", tiny)
    assert refusal(folder).code == "disk-full"


def damage(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[:200] + b"\xff" * (len(content) - 200))


@pytest.mark.parametrize(
    ("do", "code"),
    [
        (damage, "database-damaged"),
        (lambda file: file.write_bytes(file.read_bytes()[:2000]), "database-damaged"),
        (lambda file: file.write_bytes(b"not a database " * 100), "not-a-database"),
    ],
    ids=["damaged", "cut off", "no database"],
)
def test_pitfall_53_a_start_says_what_is_wrong_with_the_database_and_leaves_it_alone(
    folder: Path, do: Callable[[Path], object], code: str
) -> None:
    open_database(folder).dispose()
    do(folder / FILE)
    before = (folder / FILE).read_bytes()
    error = refusal(folder)
    assert (error.code, error.parameters["file"]) == (code, str(folder / FILE))
    assert (folder / FILE).read_bytes() == before


def test_pitfall_53_the_database_of_another_program_does_not_become_ours(folder: Path) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / FILE)) as other:
        other.execute("CREATE TABLE recipes (name)")
        assert refusal(folder).code == "not-a-database"
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are other ones there")
@pytest.mark.parametrize(
    ("file_mode", "folder_mode", "code"),
    [
        (0o444, 0o755, "database-not-writable"),
        (0o000, 0o755, "database-not-writable"),
        (None, 0o555, "folder-not-writable"),
        (0o644, 0o555, "folder-not-writable"),
    ],
    ids=["read-only file", "unreadable file", "read-only folder", "read-only folder of a database"],
)
def test_pitfall_53_what_may_not_be_written_is_named(
    folder: Path, file_mode: int | None, folder_mode: int, code: str
) -> None:
    folder.mkdir()
    if file_mode is not None:
        open_database(folder).dispose()
        (folder / FILE).chmod(file_mode)
    folder.chmod(folder_mode)
    assert as_somebody(folder) == code


def test_pitfall_53_a_folder_in_the_place_of_the_database_is_none(folder: Path) -> None:
    (folder / FILE).mkdir(parents=True)
    with pytest.raises(Unusable) as caught:
        open_database(folder)
    assert caught.value.code == "not-a-database"


def as_somebody(folder: Path) -> str:
    """The code with which opening is refused to a person without rights of his own: root may write everything."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            if AS_ROOT:
                chown(folder, 65534)
                os.setuid(65534)
            open_database(folder)
            os.write(writing, b"opened")
        except Unusable as error:
            os.write(writing, error.code.encode())
        finally:
            os._exit(0)
    os.close(writing)
    os.waitpid(child, 0)
    with os.fdopen(reading) as said:
        return said.read()


def chown(folder: Path, user: int) -> None:
    """Lets him into the folder of this test, and makes it and what is in it his."""
    for path in (folder, *folder.iterdir()):
        os.chown(path, user, user)
    for path in folder.parents:
        if path.stat().st_uid == 0 and not path.stat().st_mode & 0o001:
            path.chmod(0o711)


AWKWARD = [
    "who plays?",
    "50%41 #1",
    "%(here)s",
    "a&b=c;d",
    'it\'s "quoted"',
    "Über die Straße",
    "カード",
    " leading and trailing ",
    "dot.",
    "file:memory",
    ":memory:",
    "two\nlines",
    "back\\slash",
    "[bold]",
    "$HOME `ls`",
]


@pytest.mark.parametrize("name", [name for name in AWKWARD if sys.platform != "win32" or name.isalnum()])
def test_pitfall_54_a_room_keeps_its_games_inside_its_folder_whatever_that_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    for folder in (tmp_path / name, Path(name)):  # as a whole path, and from where we are
        monkeypatch.chdir(tmp_path)
        open_database(folder).dispose()
        with closing(sqlite3.connect(tmp_path / name / FILE)) as inside:
            assert inside.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        assert os.listdir(tmp_path) == [name]


def test_pitfall_54_people_play_in_a_folder_with_an_awkward_name(tmp_path: Path) -> None:
    folder = tmp_path / "50%41 #1? it's" / "ä"
    with running(folder) as (_, host), Guest(host, "Mira") as mira:
        table = mira.make()
    with running(folder) as (_, host):
        again = Guest(host)
        assert again.http.get(f"/api/tables/{table}/record").status_code == 200
        again.http.close()


def test_what_is_read_waits_for_nobody_who_writes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.0)
    engine = open_database(folder)
    with database.writing(engine).begin(), engine.connect() as reading:
        assert reading.scalar(sa.select(sa.func.count()).select_from(layout.TABLES)) == 0
    engine.dispose()
