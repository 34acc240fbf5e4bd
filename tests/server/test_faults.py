"""A disk that fails, a worker that dies, a room that is started again."""

import asyncio
import os
import signal
import sqlite3
import threading
import time
from functools import partialmethod
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from parlour.server.store import layout, storage
from parlour.server.store.database import claim, open_database
from parlour.server.store.faults import Unusable
from parlour.server.store.layout import METADATA
from parlour.server.store.peers import Person
from parlour.server.store.writer import Writer
from parlour.server.table.tables import Tables
from tests.server.places import Place, store_at
from tests.server.running import Guest, Screen, play_until, running

ONE_SCREEN = ["me", "same-screen"]


def playing(screen: Screen) -> None:
    screen.until_frame(lambda frame: frame["phase"] == "playing")


def test_pitfall_10_what_could_not_be_stored_is_never_told(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(place) as (_, host), Guest(host) as mira:
        table = mira.make(seats=ONE_SCREEN)
        with mira.look(table) as screen, Screen(host, table) as watching:
            playing(screen)
            playing(watching)

            def fail(*_: object, **__: object) -> None:
                raise OSError("disk full")

            with monkeypatch.context() as broken:
                broken.setattr(storage, "add_rows", fail)
                assert screen.answer(screen.act())["code"] == "not-stored"
                assert screen.until_frame()["ply"] == 0
                assert watching.silent()
            assert screen.answer(screen.act())["type"] == "acknowledged"
            assert watching.until_frame(lambda frame: frame["ply"] == 1)["events"]


def test_pitfall_10_nothing_is_told_before_the_commit(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(folder) as (_, host), Guest(host) as mira:
        table = mira.make(seats=ONE_SCREEN)
        with mira.look(table) as screen, Screen(host, table) as watching:
            playing(screen)
            playing(watching)
            go_on, real = threading.Event(), storage.add_rows

            def slow(*args: Any, **kwargs: Any) -> None:
                go_on.wait(10)
                real(*args, **kwargs)

            monkeypatch.setattr(storage, "add_rows", slow)
            sent = screen.act()
            assert screen.silent()
            assert watching.silent()
            go_on.set()
            assert screen.answer(sent)["type"] == "acknowledged"
            assert watching.until_frame()["ply"] == 1


def test_pitfall_01_a_commit_that_failed_only_seemingly_is_found_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer got lost on the way from the disk: the database knows better than the memory."""
    with running(place) as (_, host), Guest(host) as mira, mira.look(mira.make(seats=ONE_SCREEN)) as screen:
        playing(screen)
        real = Writer._transact

        def lose(self: Writer, batch: Any) -> None:
            real(self, batch)
            raise OSError("gone")

        frame = screen.frame
        message = {"type": "act", "seat": frame["acting"], "ply": 0, "action": frame["legal"][0], "id": "once"}
        with monkeypatch.context() as broken:
            broken.setattr(Writer, "_transact", lose)
            assert screen.answer(screen.send(**message))["code"] == "not-stored"
            assert screen.until_frame()["ply"] == 1
        assert screen.answer(screen.send(**message))["type"] == "acknowledged"
        assert screen.silent()


def add_mira(connection: sa.Connection) -> None:
    connection.execute(layout.GUESTS.insert(), {"player": "p", "name": "Mira"})


def test_one_tables_fault_in_a_commit_is_not_everybodys(place: Place) -> None:
    store = store_at(place)
    writer = store.writer

    def bad(_: object) -> None:
        raise ValueError("bad")

    async def both() -> list[Any]:
        jobs = (writer.write(bad), writer.write(add_mira))
        waiting = asyncio.gather(*jobs, return_exceptions=True)
        await asyncio.sleep(0)
        writer.start()
        return [*await waiting]

    failed, written = asyncio.run(both())
    writer.close()
    assert isinstance(failed, ValueError)
    assert written is None
    with store.engine.connect() as connection:
        assert storage.read_guests(connection, ["p", "q"]) == {"p": Person("p", "Mira")}
    store.let_go()


@pytest.mark.parametrize("fault", [SystemExit, asyncio.CancelledError, OSError])
def test_pitfall_73_the_writer_lives_on_whatever_a_job_raises(place: Place, fault: type[BaseException]) -> None:
    store = store_at(place)
    writer = store.writer
    writer.start()

    def bad(_: object) -> None:
        raise fault

    async def both() -> dict[str, Person]:
        with pytest.raises(Exception):  # noqa: B017, PT011 (whichever, as long as it is told)
            await writer.write(bad)
        await writer.write(add_mira)
        return await writer.write(lambda connection: storage.read_guests(connection, ["p"]))

    assert asyncio.run(asyncio.wait_for(both(), 20)) == {"p": Person("p", "Mira")}
    store.close()


def test_pitfall_73_the_room_goes_on_with_what_it_does_for_ever_whatever_ends_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = {"resume": threading.Semaphore(0), "sweep": threading.Semaphore(0)}

    async def end(_: Tables, what: str) -> None:
        begun[what].release()
        raise asyncio.CancelledError

    for what in begun:
        monkeypatch.setattr(Tables, what, partialmethod(end, what))
    with running(folder):
        for times in begun.values():
            assert all(times.acquire(timeout=20) for _ in range(2))


def test_pitfall_26_a_bot_whose_worker_dies_moves_all_the_same(folder: Path) -> None:
    with running(folder) as (room, host), Guest(host) as mira, mira.look(mira.make()) as screen:
        play_until([screen], lambda frame: (frame["ply"] or 0) >= 4)
        for pid in room.workers.pids():
            os.kill(pid, signal.SIGKILL)
        play_until([screen], lambda frame: (frame["ply"] or 0) >= 12)


def test_pitfall_26_a_bot_that_fails_does_something_legal(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(folder) as (room, host), Guest(host) as mira:

        async def fail(*_: object) -> None:
            raise ValueError("no idea")

        async def cheat(*_: object) -> tuple[int, str]:
            return 0, "X9"

        for number, plan in enumerate((fail, cheat)):
            monkeypatch.setattr(room.tables, "_means", replace(room.tables._means, run=plan))
            with mira.look(mira.make(id=str(number))) as screen:
                play_until([screen], lambda frame: (frame["ply"] or 0) >= 8)


def test_pitfall_83_the_same_id_from_two_people_or_two_seats_is_no_conflict(place: Place) -> None:
    with running(place) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table = mira.make(game="buddy", seats=["me", "open", "open"])
        with mira.look(table) as one, jonas.look(table) as other:
            one.until_frame()
            assert one.answer(one.send(type="change-seat", id="same", seat=0, to=2))["type"] == "acknowledged"
            assert one.answer(one.send(type="change-seat", id="same", seat=0, to=2))["type"] == "acknowledged"
            jonas.sit(table)
            for number in range(2):
                answer = other.answer(other.send(type="change-seat", id="same", seat=0, to=1))
                assert answer["type"] == "acknowledged", number
            assert (
                one.answer(one.send(type="arrange", id="bot", seat=2, at=0, place="bot:rocco"))["type"]
                == "acknowledged"
            )
            assert one.answer(one.send(type="start", id="go", seat=2))["type"] == "acknowledged"
            frame = one.until_frame(lambda frame: frame["phase"] == "playing")
            assert [seat["kind"] for seat in frame["seats"]] == ["bot", "person", "person"]


def test_pitfall_83_a_message_that_made_no_row_does_nothing_new_when_it_is_sent_again(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host) as mira, mira.look(mira.make(seats=ONE_SCREEN)) as screen:
        playing(screen)
        early = screen.send(type="ready", seat=0, id="early")
        assert screen.answer(early)["type"] == "acknowledged"
        play_until([screen], lambda frame: frame["phase"] == "between")
        assert screen.answer(screen.send(type="ready", seat=0, id="early"))["type"] == "acknowledged"
        assert screen.silent()
        assert not any(seat["ready"] for seat in screen.frame["seats"])


def rows_in(folder: Path) -> int:
    connection = sqlite3.connect(folder / "parlour.sqlite3")
    (count,) = connection.execute("SELECT count(*) FROM rows").fetchone()
    connection.close()
    return int(count)


def test_pitfall_24_a_bot_goes_on_after_a_start_before_anybody_comes_back(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host) as mira, mira.look(mira.make(pace=4)) as screen:
        while True:
            screen.until_frame(lambda frame: frame["phase"] == "playing")
            if screen.frame["acting"] is None:
                break
            screen.act()
    before = rows_in(folder)
    with running(folder):
        waited = time.monotonic()
        while rows_in(folder) == before:
            assert time.monotonic() - waited < 15
            time.sleep(0.05)


def test_only_one_room_works_on_a_folder(folder: Path) -> None:
    with claim(folder):
        with pytest.raises(Unusable) as caught:
            claim(folder)
        assert caught.value.code == "folder-in-use"
    claim(folder).close()


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for use in (claim, open_database):
        with pytest.raises(Unusable) as caught:
            use(tmp_path / "file" / "data")
        assert caught.value.code == "not-a-folder"


def test_a_database_of_a_newer_version_is_left_alone(folder: Path) -> None:
    open_database(folder).dispose()
    connection = sqlite3.connect(folder / "parlour.sqlite3")
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    with pytest.raises(Unusable) as caught:
        open_database(folder)
    assert caught.value.code == "database-newer"


def test_a_file_that_is_no_database_is_told_and_left_alone(folder: Path) -> None:
    folder.mkdir()
    (folder / "parlour.sqlite3").write_bytes(b"not a database " * 100)
    with pytest.raises(Unusable) as caught:
        open_database(folder)
    assert caught.value.code == "not-a-database"
    assert (folder / "parlour.sqlite3").read_bytes().startswith(b"not a database")


def test_a_change_of_the_schema_happens_whole_or_not_at_all(folder: Path) -> None:
    engine = open_database(folder)
    with engine.connect() as connection:
        connection.exec_driver_sql("CREATE TABLE half (done INTEGER)")
        connection.rollback()
    assert not sa.inspect(engine).has_table("half")
    engine.dispose()


def test_the_schema_of_the_migrations_is_the_one_the_code_asks_for(place: Place) -> None:
    store = store_at(place)
    found = sa.inspect(store.engine)
    for table in METADATA.sorted_tables:
        assert [column["name"] for column in found.get_columns(table.name)] == [column.name for column in table.columns]
        assert found.get_pk_constraint(table.name)["constrained_columns"] == [*table.primary_key.columns.keys()]
    uniques = {unique["name"] for table in METADATA.tables for unique in found.get_unique_constraints(table)}
    assert uniques == {"one_table_a_make_id", "one_row_a_message"}
    indexes = {index["name"] for table in METADATA.tables for index in found.get_indexes(table)} - uniques
    assert indexes == {
        "figures_by_player",
        "keys_by_player",
        "results_by_game",
        "results_by_party",
        "results_by_player",
        "results_of_party",
        "rows_by_player",
        "sitters_by_time",
        "summaries_by_wall",
        "summaries_missing",
        "tries_by_day",
    }
    store.let_go()


def test_what_is_acknowledged_survives_a_power_cut(folder: Path) -> None:
    engine = open_database(folder)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()
