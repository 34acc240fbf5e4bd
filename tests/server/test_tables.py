"""The tables that are in memory, and how they get there and leave."""

import asyncio
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from parlour.room.fold import replay
from parlour.room.log import Paused, Resumed, Row
from parlour.room.seating import TakeSeat
from parlour.server.clock import Clock
from parlour.server.compute.ahead import Ahead
from parlour.server.door.address import address_of
from parlour.server.store import storage
from parlour.server.store.peers import Elsewhere
from parlour.server.store.protocol import Log
from parlour.server.table import reading, tables
from parlour.server.table.actor import Actor, Means
from tests.room.desk import JONAS, MIRA, Desk
from tests.server.phones import Gathering
from tests.server.running import Guest, Screen, play_until, running, wait_until

ONE_SCREEN = ["me", "same-screen"]


def test_a_table_that_nobody_needs_leaves_the_memory_and_comes_back_the_same(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "SWEEP", 0.05)
    with running(folder) as (room, host), Guest(host, "Mira") as mira:
        table = mira.make(seats=ONE_SCREEN)
        with mira.look(table) as screen:
            play_until([screen], lambda frame: frame["ply"] == 5)
            time.sleep(0.2)
            assert table in room.tables._actors.running
        wait_until(lambda: table not in room.tables._actors.running)
        with mira.look(table) as back:
            assert back.until_frame()["view"] == screen.frame["view"]
            assert back.frame["seats"][0]["name"] == "Mira"


def test_pitfall_80_a_table_that_is_being_written_is_not_idle(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database was locked while tables left the memory: what was asked was stored, and never answered."""
    monkeypatch.setattr(tables, "SWEEP", 0.02)
    storing, go_on, real, looks = threading.Event(), threading.Event(), storage.add_rows, list[bool]()

    def slow(*args: Any, **kwargs: Any) -> None:
        storing.set()
        go_on.wait(20)
        real(*args, **kwargs)

    def looked(actor: Actor) -> bool:
        looks.append(storing.is_set())
        return bool(idle.fget(actor))

    idle: Any = Actor.idle
    with running(folder) as (_, host), Guest(host) as mira, Guest(host) as jonas, ThreadPoolExecutor(1) as beside:
        table = mira.make(seats=["me", "open"])
        monkeypatch.setattr(storage, "add_rows", slow)
        monkeypatch.setattr(Actor, "idle", property(looked))
        asked = beside.submit(jonas.sit, table)
        try:
            wait_until(lambda: looks.count(True) > 2)
        finally:
            go_on.set()
        assert asked.result(20).status_code == 201
        assert [one["table"] for one in jonas.http.get("/api/tables").json()] == [table]


def test_pitfall_80_whoever_asked_a_table_has_an_answer_when_it_leaves_the_memory() -> None:
    async def never(*_: Any) -> Any:
        await asyncio.Event().wait()

    async def scenario() -> None:
        clock = Clock()
        means = Means(lambda *_: None, never, never, Ahead(clock, 1), clock, lambda _: None, {}, {}, Random(0))
        actor = Actor(Desk(MIRA, "open").table, means)
        asked = [asyncio.create_task(actor.ask(JONAS, TakeSeat())) for _ in range(2)]
        await asyncio.sleep(0.01)
        assert not actor.idle
        actor.stop()
        late = asyncio.create_task(actor.ask(JONAS, TakeSeat()))
        for each in (*asked, late):
            with pytest.raises(Elsewhere):
                await asyncio.wait_for(each, 10)

    asyncio.run(scenario())


def test_pitfall_80_nothing_is_begun_anew_at_a_table_that_has_left_the_memory() -> None:
    async def scenario() -> None:
        desk = Desk(MIRA, JONAS)
        desk.deal()
        gathering = Gathering(desk, MIRA, JONAS)
        await gathering.settle()
        gathering.actor.stop()
        await gathering.settle()
        assert [phone.running.done() for phone in gathering.phones] == [True, True]
        assert gathering.actor.idle
        await gathering.end()

    asyncio.run(scenario())


def test_pitfall_10_a_table_that_can_be_neither_stored_nor_read_is_dropped(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(folder) as (_, host), Guest(host) as mira:
        table = mira.make(seats=ONE_SCREEN)
        with mira.look(table) as screen, monkeypatch.context() as broken:
            screen.until_frame()

            def fail(*_: object, **__: object) -> None:
                raise OSError("no disk")

            broken.setattr(storage, "add_rows", fail)
            broken.setattr(storage, "read_log", fail)
            screen.act()
            assert screen.closed() == 1012
            assert screen.frame["ply"] == 0
        with mira.look(table) as back:
            play_until([back], lambda frame: frame["ply"] == 2)


def test_pitfall_11_a_table_of_older_rules_says_so_and_the_others_go_on(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host) as mira:
        old, new = mira.make(id="old", seats=ONE_SCREEN), mira.make(id="new", seats=ONE_SCREEN)
    with sqlite3.connect(folder / "parlour.sqlite3") as connection:
        (text,) = connection.execute("SELECT header FROM tables WHERE id = ?", (old,)).fetchone()
        changed = msgspec.json.encode({**msgspec.json.decode(text), "version": 0}).decode()
        connection.execute("UPDATE tables SET header = ? WHERE id = ?", (changed, old))
    connection.close()
    with running(folder) as (room, host):
        mira.host, mira.http.base_url = host, httpx.URL(f"http://{host}")
        wait_until(lambda: old in room.tables._actors.unplayable)
        with Guest(host) as again:
            again.http.cookies = mira.http.cookies
            assert [table["table"] for table in again.http.get("/api/tables").json()] == [new]
            assert again.http.get(f"/api/tables/{old}/record").status_code == 409
        with Screen(host, old) as screen:
            assert screen.read()["code"] == "rules-changed"


def test_pitfall_36_reading_never_publishes(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table = mira.make(seats=ONE_SCREEN)
        with mira.look(table) as screen:
            play_until([screen], lambda frame: frame["ply"] == 3)
            for path in ("record", "qr.svg"):
                assert jonas.http.get(f"/api/tables/{table}/{path}").status_code == 200
            mira.http.get("/api/tables")
            with jonas.look(table) as watching:
                watching.until_frame()
            assert screen.silent()


def test_behind_a_proxy_the_public_address_counts(folder: Path) -> None:
    public = address_of("https://cards.example/")
    with running(folder, address=public) as (_, host), httpx.Client(trust_env=False) as client:
        me = client.get(f"http://{host}/api/me")
        assert "Secure" not in me.headers["set-cookie"], "over http a browser would not send it back"
        order = {"id": "one", "game": "costly-tricks"}
        made = client.post(f"http://{host}/api/tables", json=order, headers={"Origin": "https://cards.example"})
        assert made.json()["url"] == f"https://cards.example/t/{made.json()['table']}"


def test_pitfall_86_a_race_waits_for_the_start_of_a_newcomer_even_among_bots(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host) as mira:
        known = mira.make(id="known", game="paule-panik")
        new = mira.make(id="new", game="paule-panik", newcomer=True)
        in_turns = mira.make(id="in-turns", game="buddy", newcomer=True)
        for table, phase in ((known, "playing"), (new, "waiting"), (in_turns, "playing")):
            with mira.look(table) as screen:
                assert screen.until_frame()["phase"] == phase
        with mira.look(new) as screen:
            screen.until_frame()
            screen.send(type="start", seat=0)
            screen.until_frame(lambda frame: bool(frame["phase"] == "playing"))


def test_another_match_at_the_same_table_begins_when_everybody_is_ready(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host) as mira, mira.look(mira.make(seats=ONE_SCREEN)) as screen:
        play_until([screen], lambda frame: frame["phase"] == "over")
        screen.answer(screen.ready())
        frame = screen.until_frame(lambda frame: frame["phase"] == "playing")
        assert (frame["round"], frame["tally"], frame["winners"]) == (1, [0, 0], [])


def test_pitfall_72_others_have_their_turn_while_a_long_log_is_replayed() -> None:
    desk, turns = Desk(MIRA, "bot:medium"), list[int]()
    desk.deal()
    rows = [*desk.rows]
    while len(rows) < 10 * reading.SLICE:
        body = Resumed() if isinstance(rows[-1].body, Paused) else Paused()
        rows.append(Row(len(rows) + 1, desk.now, 0, body))

    async def scenario() -> None:
        log = Log(desk.table.header, rows, kept=True, last=0)
        assert await reading.table_at_end_of(log, 1) == replay(desk.table.header, rows)
        replaying = asyncio.create_task(reading.replay_log(log))
        while not replaying.done():
            turns.append(len(turns))
            await asyncio.sleep(0)
        assert await replaying == (replay(desk.table.header, rows), [])

    asyncio.run(scenario())
    assert len(turns) >= 10


def test_pitfall_72_a_table_is_loaded_beside_one_that_takes_long_and_once_for_all_who_ask(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(folder) as (_, host), Guest(host) as mira:
        quick, slow = mira.make(id="quick", seats=ONE_SCREEN), mira.make(id="slow", seats=ONE_SCREEN)
    read_log, loading, go_on, asked = storage.read_log, threading.Event(), threading.Event(), list[str]()

    def read(connection: sa.Connection, table: str) -> object:
        asked.append(table)
        if table == slow:
            loading.set()
            go_on.wait(20)
        return read_log(connection, table)

    monkeypatch.setattr(storage, "read_log", read)
    monkeypatch.setattr(storage, "active_since", lambda *_args, **_more: [])
    with running(folder) as (_, host), ThreadPoolExecutor(3) as beside:
        waiting = [beside.submit(httpx.get, f"http://{host}/api/tables/{slow}/qr.svg", timeout=20) for _ in range(3)]
        assert loading.wait(20)
        try:
            assert httpx.get(f"http://{host}/api/tables/{quick}/qr.svg", timeout=15, trust_env=False).status_code == 200
        finally:
            go_on.set()
        assert [one.result(20).status_code for one in waiting] == [200] * 3
    assert asked.count(slow) == 1


def test_a_table_in_memory_need_not_wait_for_one_that_is_loaded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_log, loading, go_on = storage.read_log, threading.Event(), threading.Event()

    def slow(connection: sa.Connection, table: str) -> object:
        if table == "unknown":
            loading.set()
            go_on.wait(10)
        return read_log(connection, table)

    monkeypatch.setattr(storage, "read_log", slow)
    with running(folder) as (_, host), Guest(host) as mira, ThreadPoolExecutor(1) as beside:
        table = mira.make(seats=ONE_SCREEN)
        other = beside.submit(httpx.get, f"http://{host}/api/tables/unknown/record", timeout=20)
        assert loading.wait(10)
        try:
            assert mira.http.get(f"/api/tables/{table}/record", timeout=5).status_code in (200, 404)
            assert not other.done()
        finally:
            go_on.set()


def test_chance_at_a_table_is_the_systems_own_and_follows_from_nothing(folder: Path) -> None:
    with running(folder) as (room, host), Guest(host, "Mira") as mira:
        mira.make(seats=ONE_SCREEN)
        assert isinstance(room.tables.in_memory[0]._means.rng, SystemRandom)
