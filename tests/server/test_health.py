"""What a program asks that looks after a room."""

import asyncio
import threading

import httpx
import pytest

from parlour.server.door.address import Address
from parlour.server.store import database as patience
from parlour.server.table.tables import Tables
from tests.postgres import Server
from tests.server.places import Place
from tests.server.running import Guest, running, wait_until


def ask(host: str, path: str) -> tuple[int, object]:
    answer = httpx.get(f"http://{host}{path}", trust_env=False, timeout=20)
    assert "set-cookie" not in answer.headers
    assert answer.headers["cache-control"] == "no-store"
    return answer.status_code, answer.json()


def test_a_room_is_ready_once_it_goes_on_with_what_was_under_way(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(place) as (_, host), Guest(host) as mira:
        table = mira.make(seats=["me", "open"])
        wait_until(lambda: ask(host, "/ready") == (200, {"stored": True, "resumed": True}))
    go_on, real = threading.Event(), Tables._resumed

    async def slow(tables: Tables, one: str) -> bool:
        await asyncio.to_thread(go_on.wait)
        return await real(tables, one)

    monkeypatch.setattr(Tables, "_resumed", slow)
    with running(place) as (room, host):
        assert ask(host, "/health") == (200, {"alive": True})
        assert ask(host, "/ready") == (503, {"stored": True, "resumed": False})
        assert httpx.head(f"http://{host}/ready", trust_env=False).status_code == 503
        go_on.set()
        wait_until(lambda: ask(host, "/ready") == (200, {"stored": True, "resumed": True}))
        assert [actor.table.header.table for actor in room.tables.in_memory] == [table]


def test_a_room_whose_database_is_away_is_alive_and_not_ready(
    postgres: Server, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(database) as (_, host):
        wait_until(lambda: ask(host, "/ready")[0] == 200)
        monkeypatch.setattr(patience, "PATIENCE", 0.1)
        postgres.stop()
        assert ask(host, "/ready") == (503, {"stored": False, "resumed": True})
        assert ask(host, "/health")[0] == 200
        postgres.start()
        assert ask(host, "/ready")[0] == 200


def test_behind_a_path_they_are_below_it(folder: Place) -> None:
    with running(folder, address=Address(root="/cards")) as (_, host):
        assert ask(host, "/cards/health") == ask(host, "/health") == (200, {"alive": True})
