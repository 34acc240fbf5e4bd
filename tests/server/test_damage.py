"""A table whose log is damaged is one table: all others go on."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest
import sqlalchemy as sa

from parlour.server.app import Room
from parlour.server.routes import Settings
from parlour.server.store.database import damage, open_database
from tests.server.running import Guest, Screen, running, wait_until

ONE_SCREEN = ["me", "same-screen"]

DAMAGES = [
    ("UPDATE rows SET kind = 'fly' WHERE table_id = ? AND seq = 2", 2),
    ("UPDATE rows SET time = 'noon' WHERE table_id = ? AND seq = 1", 1),
    ("UPDATE rows SET kind = 'act', action = 'R0' WHERE table_id = ? AND seq = 2", 2),
    ("DELETE FROM rows WHERE table_id = ? AND seq = 2", 3),
    ("UPDATE tables SET header = 'no JSON' WHERE id = ?", 0),
    ("UPDATE tables SET header = '{}' WHERE id = ?", 0),
]


def two_tables(folder: Path) -> tuple[Guest, str, str]:
    with running(folder) as (_, host):
        guest = Guest(host)
        sound, damaged = (guest.make(id=name, seats=ONE_SCREEN) for name in ("sound", "damaged"))
        for table in (sound, damaged):
            with guest.look(table) as screen:
                screen.until_frame(lambda frame: frame["phase"] == "playing")
    return guest, sound, damaged


@pytest.mark.parametrize(("change", "row"), DAMAGES)
def test_pitfall_74_a_damaged_table_says_so_and_no_other_is_harmed(
    folder: Path, change: str, row: int, caplog: pytest.LogCaptureFixture
) -> None:
    guest, sound, damaged = two_tables(folder)
    with closing(sqlite3.connect(folder / "parlour.sqlite3")) as connection, connection:
        connection.execute(change, (damaged,))
    with caplog.at_level(logging.ERROR), running(folder) as (room, host), guest:
        guest.host, guest.http.base_url = host, httpx.URL(f"http://{host}")
        wait_until(lambda: sound in room.tables._actors.running and damaged in room.tables._actors.unplayable)
        for _ in range(2):
            assert [table["table"] for table in guest.http.get("/api/tables").json()] == [sound]
        refused = guest.http.get(f"/api/tables/{damaged}/record")
        assert (refused.status_code, refused.json()) == (409, {"code": "table-damaged", "parameters": {"row": row}})
        with Screen(host, damaged) as screen:
            assert screen.read()["code"] == "table-damaged"
        with guest.look(sound) as screen:
            screen.until_frame()
            assert screen.answer(screen.act())["type"] == "acknowledged"
    assert [record.getMessage().split(";")[0] for record in caplog.records] == [
        f"table {damaged}: damaged at row {row} of its log"
    ]


def damage_pages(file: Path) -> None:
    """Overwrites what is not the first page and holds rows."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'rows'").fetchone()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xff" * size)


def test_pitfall_74_damaged_pages_are_found_at_the_start_and_told(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    guest, _sound, damaged = two_tables(folder)
    damage_pages(folder / "parlour.sqlite3")
    with running(folder) as (_, host), guest:
        wait_until(lambda: any("is damaged" in record.getMessage() for record in caplog.records))
        told = next(record.getMessage() for record in caplog.records if "is damaged" in record.getMessage())
        assert str(folder / "parlour.sqlite3") in told
        assert ".recover" in told
        refused = httpx.get(f"http://{host}/api/tables/{damaged}/record", trust_env=False)
        assert (refused.status_code, refused.json()["code"]) == (409, "table-damaged")


def test_a_database_that_is_locked_is_not_told_to_be_damaged(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    locked = sa.exc.OperationalError("PRAGMA quick_check", None, sqlite3.OperationalError("database is locked"))
    locked.orig.sqlite_errorcode = sqlite3.SQLITE_BUSY  # type: ignore[union-attr]
    room = Room(Settings(data=folder))
    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(room.store.engine, "connect", Mock(side_effect=locked))
        room.store.check()
    assert [record.getMessage() for record in caplog.records] == ["the database was not checked: database is locked"]
    room.store.let_go()


def test_a_sound_database_has_no_faults(folder: Path) -> None:
    two_tables(folder)[0].http.close()
    engine = open_database(folder)
    assert damage(engine) == []
    engine.dispose()
