"""Writing while another program holds the database, or the disk is full."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from parlour.room.log import Row
from parlour.server.store import database, storage
from parlour.server.store.database import FILE
from parlour.server.store.writer import Writer
from parlour.server.table import commands
from tests.server.places import Place
from tests.server.running import Guest, running, wait_until

ORDER = {"id": "one", "game": "costly-tricks", "pace": 0, "seats": ["me", "open"]}


def code(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, str(response.json().get("code"))


@contextmanager
def write_locked(folder: Path) -> Iterator[sqlite3.Connection]:
    """Another program is about to write."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other


@contextmanager
def full(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every change finds the disk full, reported by SQLite itself: the database may grow no more, and each grows it."""
    real = Writer._transact

    def transact(self: Writer, _batch: Any) -> None:
        def grow(connection: Any) -> None:
            connection.exec_driver_sql("PRAGMA max_page_count=1")  # it never gets smaller than it is
            connection.exec_driver_sql("CREATE TABLE grown AS SELECT randomblob(1000000)")

        real(self, [grow])

    with monkeypatch.context() as broken:
        broken.setattr(Writer, "_transact", transact)
        yield


def requests(guest: Guest, table: str) -> dict[str, Callable[[], httpx.Response]]:
    """All that writes, over HTTP."""
    return {
        "open a table": lambda: guest.http.post("/api/tables", json=ORDER),
        "name": lambda: guest.http.put("/api/me", json={"name": "Mira"}),
        "colour": lambda: guest.http.put("/api/me", json={"colour": "teal"}),
        "sit down": lambda: guest.sit(table),
    }


EVERYTHING = ["open a table", "name", "colour", "sit down"]


@pytest.mark.parametrize("what", EVERYTHING)
def test_pitfall_53_every_change_waits_for_a_program_that_holds_the_database_for_a_moment(
    folder: Path, what: str
) -> None:
    with running(folder) as (_, host), Guest(host) as jonas, Guest(host) as mira:
        ask = requests(mira, jonas.make(seats=["me", "open"]))[what]
        with write_locked(folder) as other:
            letting_go = threading.Timer(0.3, lambda: other.execute("COMMIT"))
            letting_go.start()
            assert ask().status_code in (200, 201)
            letting_go.join()


@pytest.mark.parametrize("what", EVERYTHING)
def test_pitfall_53_what_could_not_be_stored_in_time_is_refused_and_works_later(
    folder: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    with running(folder) as (_, host), Guest(host) as jonas, Guest(host) as mira:
        ask = requests(mira, jonas.make(seats=["me", "open"]))[what]
        with write_locked(folder):
            assert code(ask()) == (503, "not-stored")
        assert ask().status_code in (200, 201)


@pytest.mark.parametrize("what", EVERYTHING)
def test_pitfall_53_a_full_disk_refuses_every_change_without_a_traceback(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    with running(folder) as (_, host), Guest(host) as jonas, Guest(host) as mira:
        ask = requests(mira, jonas.make(seats=["me", "open"]))[what]
        with full(monkeypatch):
            assert code(ask()) == (503, "not-stored")
        assert "database or disk is full" in caplog.text
        assert "Traceback" not in caplog.text
        assert ask().status_code in (200, 201)


def test_pitfall_53_an_order_sent_again_after_it_was_not_stored_makes_one_table(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the commit failed only seemingly."""
    real = Writer._transact

    def lose(self: Writer, batch: Any) -> None:
        real(self, batch)
        raise OSError("gone")

    with running(place) as (_, host), Guest(host) as mira:
        with monkeypatch.context() as broken:
            broken.setattr(Writer, "_transact", lose)
            assert code(mira.http.post("/api/tables", json=ORDER)) == (503, "not-stored")
        assert Writer._transact is real
        table = mira.http.post("/api/tables", json=ORDER).json()["table"]
        assert [found["table"] for found in mira.http.get("/api/tables").json()] == [table]
        assert mira.http.post("/api/tables", json=ORDER).json()["table"] == table


def test_pitfall_53_a_locked_database_keeps_nobody_waiting_for_those_before_him(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits in the same batch is refused with it: a hundred would wait a hundred times as long otherwise."""
    waits: list[int] = []
    real = Writer._transact

    def count(self: Writer, batch: Any) -> None:
        waits.append(len(batch))
        real(self, batch)

    monkeypatch.setattr(database, "PATIENCE", 0.05)
    monkeypatch.setattr(Writer, "_transact", count)
    engine = database.open_database(folder)
    writer = Writer(engine)

    async def all_at_once() -> list[Any]:
        waiting = asyncio.gather(*(writer.write(lambda _: None) for _ in range(50)), return_exceptions=True)
        await asyncio.sleep(0)
        writer.start()
        return [*await waiting]

    with write_locked(folder):
        answers = asyncio.run(all_at_once())
    writer.close()
    engine.dispose()
    assert [str(answer) for answer in answers] == ["not-stored"] * 50
    assert waits == [50]


def test_who_fails_when_he_is_told_keeps_nobody_else_of_his_batch_from_being_told(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    engine = database.open_database(folder)
    writer = Writer(engine)

    async def both() -> int:
        writer.ask(lambda _: None, fail)
        other = writer.write(lambda _: 7)
        writer.start()
        return await other

    assert asyncio.run(both()) == 7
    writer.close()
    engine.dispose()
    assert "disk I/O error" in caplog.text


def test_pitfall_53_a_table_waits_before_it_tries_again_by_itself_to_store_what_is_due(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deal is due at once; on a full disk it would be tried without end, and each time told in the log."""
    tried: list[Row] = []
    real = storage.add_rows

    def refuse_deals(connection: sa.Connection, rows: list[tuple[str, Row, int]]) -> None:
        deals = [row for _, row, _ in rows if row.kind == "deal"]
        if deals:
            tried.extend(deals)
            fail()
        real(connection, rows)

    monkeypatch.setattr(commands, "BREATH", commands.LONGEST_BREATH)
    with running(folder) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table = mira.make(seats=["me", "open"])
        with mira.look(table) as screen, monkeypatch.context() as broken:
            screen.until_frame()
            broken.setattr(storage, "add_rows", refuse_deals)
            assert jonas.sit(table).status_code == 201
            wait_until(lambda: bool(tried))
            while not screen.silent():
                pass
    assert len(tried) == 1


def fail(*_: object, **__: object) -> None:
    """As SQLAlchemy passes on what SQLite reports."""
    reported = sqlite3.OperationalError("disk I/O error")
    reported.sqlite_errorcode = sqlite3.SQLITE_IOERR_READ
    raise sa.exc.OperationalError("SELECT", {}, reported)


def test_pitfall_53_a_question_that_cannot_be_answered_is_no_fault_of_the_room(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running(folder) as (_, host), Guest(host) as mira:
        table = mira.make(seats=["me", "open"])
    with running(folder) as (room, host), Guest(host) as jonas:
        wait_until(lambda: table in room.tables._actors.running)

        with monkeypatch.context() as broken:
            for question in ("read_log", "tables_of", "read_guests"):
                broken.setattr(storage, question, fail)
            cookieless = httpx.get(f"http://{host}/api/me", trust_env=False)
            assert code(cookieless) == (503, "not-read")
            assert code(jonas.http.get("/api/tables")) == (503, "not-read")
            assert code(jonas.http.get("/api/tables/nowhere/record")) == (503, "not-read")
            with jonas.look("nowhere") as screen:
                assert screen.closed() == 1012, "the page comes back, as after a restart"
                assert screen.told[0]["code"] == "not-read"
        assert "disk I/O error" in caplog.text
        assert "Traceback" not in caplog.text
        assert code(jonas.http.get("/api/tables/nowhere/record")) == (404, "unknown-table")


def test_pitfall_53_a_table_that_could_not_be_read_at_a_start_goes_on_later(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(folder) as (_, host), Guest(host) as mira:
        table = mira.make(seats=["me", "open"])
    monkeypatch.setattr("parlour.server.table.tables.FIRST_WAIT", 0.01)
    for question in ("active_since", "read_log"):
        tried = threading.Event()

        def fail_once_more(*_: object, tried: threading.Event = tried, **__: object) -> None:
            tried.set()
            fail()

        with monkeypatch.context() as broken:
            broken.setattr(storage, question, fail_once_more)
            with running(folder) as (room, _):
                assert tried.wait(10)
                assert table not in room.tables._actors.running
                broken.undo()
                wait_until(lambda: table in room.tables._actors.running)
