"""Backups, and going back to one."""

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.command import upgrade
from alembic.config import Config

from parlour.core.errors import ParlourError
from parlour.server.store import backup, database, layout
from parlour.server.store.backup import back_up, restore
from parlour.server.store.database import FILE, claim, open_database
from tests.server.running import Guest, play_until, running
from tests.server.test_process import once, parlour

ONE_SCREEN = ["me", "same-screen"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backup.sqlite3"


def refusal(do: Callable[[], object]) -> str:
    with pytest.raises(ParlourError) as caught:
        do()
    return caught.value.code


def with_tables(folder: Path, number: int) -> Path:
    """A folder in which so many tables were opened."""
    open_database(folder).dispose()
    with closing(sqlite3.connect(folder / FILE)) as written, written:
        for index in range(number):
            written.execute("INSERT INTO tables VALUES (?, 'm', ?, '{}', 0)", (f"t{index}", f"{index}"))
    return folder


def tables_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as read:
        (found,) = read.execute("SELECT count(*) FROM tables").fetchone()
    return int(found)


def test_pitfall_55_a_backup_of_an_open_room_holds_the_game_as_it_was_and_can_be_played_on(
    folder: Path, file: Path, tmp_path: Path
) -> None:
    restored = tmp_path / "restored"
    with parlour("--port", "0", "--data", folder) as (_, host), Guest(host, "Mira") as mira:
        table = mira.make(seats=ONE_SCREEN)
        with mira.look(table) as screen:
            play_until([screen], lambda frame: frame["ply"] == 5)
            seen = screen.frame
            said = once("backup", file, "--data", folder)
            assert (said.returncode, "1 table." in said.stdout) == (0, True), said.stderr
            play_until([screen], lambda frame: frame["ply"] == 9)
        assert once("restore", file, "--data", folder).returncode == 2, "a room is open on it"
    said = once("restore", file, "--data", restored)
    assert (said.returncode, said.stderr) == (0, "")
    with running(restored) as (_, host):
        mira.host = host
        with mira.look(table) as screen:
            screen.until_frame()
            assert (screen.frame["ply"], screen.frame["view"]) == (5, seen["view"])
            assert screen.frame["seats"][0]["name"] == "Mira"
            play_until([screen], lambda frame: frame["ply"] == 6)


def test_pitfall_55_a_backup_is_one_file_with_all_that_lay_beside_the_database(folder: Path, file: Path) -> None:
    engine = open_database(folder)
    with engine.begin() as connection:  # as long as the room is open it lies in the -wal
        connection.exec_driver_sql("INSERT INTO tables VALUES ('t', 'm', '1', '{}', 0)")
    shutil.copy(folder / FILE, plain := file.with_name("plain.sqlite3"))
    with closing(sqlite3.connect(plain)) as copied:
        assert copied.execute("SELECT name FROM sqlite_master").fetchall() == [], "which is what this is about"
    assert back_up(folder, file) == 1
    engine.dispose()
    assert [*file.parent.glob("backup*"), *file.parent.glob(".parlour*")] == [file]
    file.chmod(0o444)
    assert tables_in(file) == 1


def test_a_backup_does_not_replace_a_file_unless_told_to(folder: Path, file: Path) -> None:
    with_tables(folder, 2)
    file.write_text("precious")
    assert refusal(lambda: back_up(folder, file)) == "backup-exists"
    assert file.read_text() == "precious"
    assert back_up(folder, file, force=True) == 2
    assert tables_in(file) == 2


def test_a_backup_never_replaces_a_database_in_use(folder: Path, file: Path) -> None:
    with_tables(folder, 1)
    assert refusal(lambda: back_up(folder, folder / FILE, force=True)) == "backup-in-use"
    with_tables(file.parent / "other", 1)
    engine = open_database(file.parent / "other")
    engine.connect().close()
    assert refusal(lambda: back_up(folder, file.parent / "other" / FILE, force=True)) == "backup-in-use"
    engine.dispose()
    file.with_name(f"{file.name}-wal").touch()  # SQLite would take it for the backup's
    assert refusal(lambda: back_up(folder, file)) == "backup-in-use"


def test_what_is_in_the_way_of_a_backup_is_said(folder: Path, file: Path, tmp_path: Path) -> None:
    assert refusal(lambda: back_up(folder, file)) == "no-database"
    assert not folder.exists()
    with_tables(folder, 1)
    assert refusal(lambda: back_up(folder, tmp_path)) == "backup-is-folder"
    assert refusal(lambda: back_up(folder, tmp_path / "nowhere" / "b.sqlite3")) == "backup-nowhere"
    (folder / FILE).write_bytes(b"not a database " * 100)
    assert refusal(lambda: back_up(folder, file)) == "not-a-database"
    assert not file.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_a_backup_follows_a_link_and_replaces_nothing_but_files(folder: Path, file: Path, tmp_path: Path) -> None:
    with_tables(folder, 2)
    elsewhere = tmp_path / "another disk.sqlite3"
    file.symlink_to(elsewhere)
    for force in (False, True):
        assert back_up(folder, file, force=force) == 2
        assert file.is_symlink()
        assert tables_in(elsewhere) == 2
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert refusal(lambda: back_up(folder, pipe, force=True)) == "backup-is-device"
    assert pipe.is_fifo()


def test_a_folder_is_no_backup(folder: Path, tmp_path: Path) -> None:
    assert refusal(lambda: restore(tmp_path, folder)) == "backup-is-folder"


def test_a_damaged_database_does_not_become_a_backup(folder: Path, file: Path) -> None:
    with_tables(folder, 500)
    content = bytearray((folder / FILE).read_bytes())
    content[-3000:] = os.urandom(3000)
    (folder / FILE).write_bytes(content)
    back_up_again = lambda: back_up(folder, file, force=True)  # noqa: E731
    file.write_text("the last good one")
    assert refusal(back_up_again) == "database-damaged"
    assert file.read_text() == "the last good one"
    assert not [*file.parent.glob(".parlour*")]


def test_a_backup_that_cannot_be_written_is_told_and_leaves_nothing_behind(
    folder: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_tables(folder, 1)
    real = sqlite3.connect

    def small(path: Path, **kept: float) -> sqlite3.Connection:
        made: sqlite3.Connection = real(path, **kept)  # type: ignore[call-overload]
        if path.parent != folder:
            made.execute("PRAGMA max_page_count=2")
        return made

    monkeypatch.setattr(sqlite3, "connect", small)
    with pytest.raises(ParlourError) as caught:
        back_up(folder, file)
    assert (caught.value.code, caught.value.parameters["why"]) == ("backup-not-written", "database or disk is full")
    assert not file.exists()
    assert not [*file.parent.glob(".parlour*")]


def test_a_locked_database_is_waited_for_but_not_for_ever(
    folder: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_tables(folder, 1)
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    monkeypatch.setattr(backup, "PAUSE", 0.02)
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        other.execute("DELETE FROM guests")
        assert refusal(lambda: back_up(folder, file)) == "database-locked"


def test_what_a_restored_backup_replaces_is_kept_even_if_it_was_killed_or_damaged(folder: Path, file: Path) -> None:
    with_tables(folder, 3)
    back_up(folder, file)
    engine = open_database(folder)
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO tables VALUES ('late', 'm', 'late', '{}', 0)")
    for path in folder.glob("parlour.sqlite3*"):  # as kill -9 leaves it
        shutil.copy(path, file.parent / path.name)
    engine.dispose()
    for path in file.parent.glob("parlour.sqlite3*"):
        path.replace(folder / path.name)
    assert (folder / f"{FILE}-wal").stat().st_size
    assert refusal(lambda: restore(file, folder)) == "restore-would-replace"
    tables, aside, plain = restore(file, folder, force=True)
    assert (tables, plain) == (3, False)
    assert aside is not None
    assert (tables_in(aside), tables_in(folder / FILE)) == (4, 3)
    (folder / FILE).write_bytes(b"not a database " * 100)
    (folder / f"{FILE}-wal").write_bytes(b"something old")
    second = restore(file, folder, force=True).aside
    assert second is not None
    assert second != aside
    assert second.read_bytes().startswith(b"not a database")
    assert tables_in(folder / FILE) == 3


def test_a_backup_of_an_older_version_is_brought_up_to_date(folder: Path, file: Path) -> None:
    old = sa.create_engine(sa.URL.create("sqlite", database=str(file)))
    with old.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "parlour.server.store:migrations")
        config.attributes["connection"] = connection
        upgrade(config, "0001")
        connection.exec_driver_sql("INSERT INTO guests VALUES ('p', 'Mira')")
    old.dispose()
    assert restore(file, folder).tables == 0
    with closing(sqlite3.connect(folder / FILE)) as read:
        assert read.execute("SELECT version_num FROM alembic_version").fetchone() == (layout.HEAD,)
        assert read.execute("SELECT name, colour FROM guests").fetchall() == [("Mira", None)]


@pytest.mark.parametrize(
    ("do", "code"),
    [
        (lambda file: file.unlink(), "no-backup"),
        (lambda file: file.write_bytes(b""), "not-a-backup"),
        (lambda file: file.write_bytes(b"holiday pictures " * 100), "not-a-backup"),
        (lambda file: file.write_bytes(file.read_bytes()[:-5000]), "backup-damaged"),
        (lambda file: change(file, "DROP TABLE tables"), "not-a-backup"),
        (lambda file: change(file, "UPDATE alembic_version SET version_num = '9999'"), "backup-newer"),
    ],
    ids=["missing", "empty", "something else", "cut off", "of another program", "newer"],
)
def test_what_is_no_sound_backup_changes_nothing(
    folder: Path, file: Path, do: Callable[[Path], object], code: str
) -> None:
    with_tables(folder, 2)
    back_up(folder, file)
    do(file)
    before = (folder / FILE).read_bytes()
    assert refusal(lambda: restore(file, folder, force=True)) == code
    assert (folder / FILE).read_bytes() == before
    assert {path.name for path in folder.iterdir()} <= {FILE, "parlour.lock"}


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as written, written:
        written.execute(statement)


def test_nothing_is_restored_while_a_room_is_open(folder: Path, file: Path) -> None:
    with_tables(folder, 1)
    back_up(folder, file)
    with claim(folder):
        assert refusal(lambda: restore(file, folder, force=True)) == "folder-in-use"
    assert refusal(lambda: restore(folder / FILE, folder, force=True)) == "restore-would-replace"


def test_pitfall_55_a_copy_made_by_hand_is_restored_with_a_warning(folder: Path, file: Path, tmp_path: Path) -> None:
    with_tables(folder, 2)
    shutil.copy(folder / FILE, file)
    assert restore(file, tmp_path / "new").plain
    assert tables_in(tmp_path / "new" / FILE) == 2
    said = once("restore", file, "--data", tmp_path / "other", language="en")
    assert (said.returncode, "copied by hand" in said.stderr) == (0, True)


@pytest.mark.parametrize(
    ("language", "words"),
    [("C", "There are no games"), ("fr_FR.UTF-8", "Il n’y a pas de parties"), ("de", "sind keine Spiele")],
)
def test_without_a_database_the_command_says_what_to_name(tmp_path: Path, language: str, words: str) -> None:
    said = once("backup", tmp_path / "b", "--data", tmp_path / "nothing", language=language)
    assert (said.returncode, words in said.stderr, "--data" in said.stderr) == (2, True, True)
    assert not (tmp_path / "b").exists()


@pytest.mark.parametrize("name", ["who plays?", "50%41 #1", 'it\'s "quoted"', "dot.", "-dash", "ü\nö"])
def test_pitfall_54_backups_have_whatever_names_they_are_given(tmp_path: Path, name: str) -> None:
    folder = with_tables(tmp_path / name, 1)
    assert back_up(folder, tmp_path / f"{name} backup") == 1
    assert restore(tmp_path / f"{name} backup", tmp_path / f"{name} new").tables == 1
    assert {*os.listdir(tmp_path)} == {name, f"{name} backup", f"{name} new"}
