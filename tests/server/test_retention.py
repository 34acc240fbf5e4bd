"""How long finished tables are kept: as long as anybody who sat there comes back, and then so many days more."""

import asyncio
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from parlour.server import retention as module
from parlour.server.app import Room
from parlour.server.retention import DAY
from parlour.server.routes import Settings
from parlour.server.store import layout, retention
from tests.room.desk import Desk
from tests.server.places import Place, all_of, settings_of, store_at
from tests.server.running import Guest, Screen, running, wait_until
from tests.server.test_history import JONAS, MIRA, TOM, guest, matches, played, put, standings
from tests.server.test_time import HOUR, Wall

TABLES = [table for table in layout.METADATA.sorted_tables if "table_id" in table.c]


@pytest.fixture
def walls(monkeypatch: pytest.MonkeyPatch) -> Wall:
    """The wall's clock stands at an hour before the fourth day: `put` writes a table at the beginning of each."""
    clock = Wall()
    clock.step(4 * DAY - time.time_ns() // 1_000_000 - HOUR)
    monkeypatch.setattr(time, "time_ns", clock)
    monkeypatch.setattr(module, "BREATH", 0)
    return clock


def swept(place: Place, days: int | None) -> tuple[int, set[str]]:
    """How many tables a room that keeps them for so long removes, and which are left."""

    async def sweep() -> int:
        room = Room(Settings(**settings_of(place), keep_tables=days))
        room.store.open()
        room.store.peers.open(room.hearing)
        try:
            return await room.retention.sweep()
        finally:
            room.tables.close()
            room.workers.close()
            room.ahead.close()
            room.study.close()
            await asyncio.to_thread(room.store.close)

    return asyncio.run(sweep()), {str(table["id"]) for table in all_of(place, layout.TABLES)}


def begun() -> Desk:
    desk = Desk(MIRA, JONAS, table="begun")
    desk.deal()
    desk.play()
    return desk


def put_evenings(place: Place) -> None:
    """Three finished tables, at the beginnings of the first three days."""
    put(
        place, [played("first", MIRA, JONAS, matches=2), played("alone", MIRA, "bot:easy"), played("other", JONAS, TOM)]
    )


def test_a_finished_table_goes_when_nobody_has_come_back_for_so_long_and_not_a_day_before(
    place: Place, walls: Wall
) -> None:
    put_evenings(place)
    walls.step(7 * DAY)
    assert swept(place, 10) == (0, {"first", "alone", "other"})
    walls.step(DAY)
    assert swept(place, 10) == (1, {"alone", "other"})
    walls.step(30 * DAY)
    assert swept(place, 10) == (2, set())
    assert [row for table in TABLES for row in all_of(place, table)] == []


def test_what_is_left_of_others_is_as_it_was(place: Place, walls: Wall) -> None:
    put_evenings(place)
    walls.step(8 * DAY)
    before = {table.name: [row for row in all_of(place, table) if row["table_id"] != "first"] for table in TABLES}
    assert swept(place, 10)[0] == 1
    assert {table.name: all_of(place, table) for table in TABLES} == before


def test_everything_is_kept_for_ever_unless_it_is_said(place: Place, walls: Wall) -> None:
    put_evenings(place)
    walls.step(36_500 * DAY)
    assert swept(place, None) == (0, {"first", "alone", "other"})


def test_one_who_comes_back_keeps_every_table_at_which_he_has_sat_and_how_it_stands(place: Place, walls: Wall) -> None:
    put_evenings(place)
    with running(place) as (_, host), guest(host, "Mira") as mira:
        walls.step(30 * DAY)
        mira.http.get("/api/me")
        wait_until(lambda: any((one["seen_at"] or 0) > 30 * DAY for one in all_of(place, layout.GUESTS)))
        before = matches(mira), standings(mira)
    walls.step(9 * DAY)
    assert swept(place, 10) == (1, {"first", "alone"})
    with running(place) as (_, host), guest(host, "Mira") as mira:
        assert (matches(mira), standings(mira)) == before
        assert mira.http.get("/api/tables/first/matches/1/record").status_code == 200


def test_a_table_at_which_a_match_goes_on_stays(place: Place, walls: Wall) -> None:
    put(place, [begun()])
    walls.step(100 * DAY)
    assert swept(place, 1) == (0, {"begun"})


def test_a_table_that_somebody_needs_now_stays_though_he_never_sat_there(place: Place, walls: Wall) -> None:
    put_evenings(place)
    walls.step(100 * DAY)
    with running(place, keep_tables=1000) as (room, host), Guest(host) as stranger, stranger.look("first") as screen:
        screen.until_frame()
        loop = room.retention
        before = walls() // 1_000_000
        assert asyncio.run(room.tables.removed("first", lambda: loop._store.remove("first", before))) is False
    assert {table["id"] for table in all_of(place, layout.TABLES)} == {"first", "alone", "other"}


def test_a_table_that_another_process_runs_stays_and_goes_when_nobody_needs_it_there(
    database: str, walls: Wall
) -> None:
    put_evenings(database)
    walls.step(100 * DAY)
    with running(database) as (_, host), Guest(host) as stranger:
        with stranger.look("first") as screen:
            screen.until_frame()
            assert swept(database, 10) == (2, {"first"})
            assert screen.silent()
        assert stranger.http.get("/api/tables/first/matches/1/record").status_code == 200
    assert swept(database, 10) == (1, set())


def test_whoever_comes_to_a_table_while_another_process_removes_it_is_told_that_there_is_none(
    database: str, walls: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_evenings(database)
    walls.step(100 * DAY)
    with running(database) as (_, host), Guest(host) as stranger:
        come = list[Screen]()
        remove = retention.remove

        def slowly(connection: sa.Connection, table: str, before: int) -> bool:
            if table == "first":  # now that it is held for this
                come.append(stranger.look(table).__enter__())
                assert come[0].silent()
            return remove(connection, table, before)

        monkeypatch.setattr(retention, "remove", slowly)
        assert swept(database, 10) == (3, set())
        assert come[0].read()["code"] == "unknown-table"
        come[0].__exit__(None, None, None)


def test_who_opens_a_table_that_is_gone_is_told_that_there_is_none(place: Place, walls: Wall) -> None:
    put_evenings(place)
    walls.step(100 * DAY)
    with running(place, keep_tables=10) as (_, host), Guest(host) as anybody:
        wait_until(lambda: all_of(place, layout.TABLES) == [])
        gone = anybody.http.get("/api/tables/first/matches/1/record")
        assert (gone.status_code, gone.json()["code"]) == (404, "unknown-table")


def test_of_whom_no_table_is_left_the_name_goes_too_but_not_of_who_has_tried_a_puzzle(
    place: Place, walls: Wall
) -> None:
    put_evenings(place)
    with running(place) as (_, host), guest(host, "Mira"), guest(host, "Jonas"), guest(host, "Tom"):
        pass
    store = store_at(place)
    with store.engine.begin() as connection:
        tried = {"game": "costly-tricks", "number": 1, "first": True, "solved": True, "day": None, "tried_at": 1}
        connection.execute(layout.TRIES.insert(), {"player": TOM, **tried})
        assert retention.remove(connection, "first", 1000 * DAY) is True
    store.let_go()
    assert {one["player"] for one in all_of(place, layout.GUESTS)} == {MIRA, JONAS, TOM}, "others are left of them"
    walls.step(100 * DAY)
    assert swept(place, 10) == (2, set())
    assert {one["player"] for one in all_of(place, layout.GUESTS)} == {TOM}


def test_the_room_looks_again_and_again(folder: Path, walls: Wall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "EVERY", 0.01)
    put_evenings(folder)
    with running(folder, keep_tables=10):
        walls.step(8 * DAY)
        wait_until(lambda: len(all_of(folder, layout.TABLES)) == 2)
        walls.step(DAY)
        wait_until(lambda: len(all_of(folder, layout.TABLES)) == 1)
