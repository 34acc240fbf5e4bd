"""What is kept beside the logs: lists that read none of them, matches that keep their number, results to be counted."""

import ast
import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from parlour.room.fold import replay
from parlour.room.summary import summarize
from parlour.server.store import layout, storage
from parlour.server.store.database import open_database
from tests.server.places import Place, all_of, change, store_at
from tests.server.running import Guest, Screen, play_until, running, wait_until

ROOT = Path(__file__).parents[2]
READ_AT_ONCE = """
import sys
from threading import Barrier, Thread
from types import SimpleNamespace
import msgspec
from parlour.room.log import as_columns
from parlour.server.store import storage
from tests.room.desk import JONAS, MIRA, Desk

desk = Desk(MIRA, JONAS)
header = msgspec.json.encode(desk.table.header).decode()
rows = [SimpleNamespace(_mapping=msgspec.structs.asdict(as_columns(row)), seq=row.seq) for row in desk.rows]
sys.setswitchinterval(1e-6)
together, read = Barrier(8), []

class Connection:
    answers = 0

    def execute(self, _question):
        self.answers += 1
        if self.answers == 1:
            return SimpleNamespace(one_or_none=lambda: (header, None, 0))
        together.wait()
        return rows

threads = [Thread(target=lambda: read.append(storage.read_log(Connection(), "t"))) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert [len(log.rows) for log in read] == [len(rows)] * 8
"""


def play_a_match(screen: Screen) -> None:
    play_until([screen], lambda frame: frame["phase"] == "over")


def rematch(screen: Screen) -> None:
    screen.ready()
    screen.until_frame(lambda frame: frame["phase"] != "over")


@pytest.fixture
def played(place: Place) -> tuple[str, str, list[bytes]]:
    """A table at which a match was played and another one begun; its guest's cookie; the record of the first."""
    with running(place) as (_, host), Guest(host, "Mira") as mira:
        table = mira.make()
        with mira.look(table) as screen:
            play_a_match(screen)
            told = [mira.http.get(f"/api/tables/{table}/{path}").content for path in ("record", "matches/1/record")]
            rematch(screen)
            play_until([screen], lambda frame: (frame["ply"] or 0) > 2)
        assert told[0] == told[1]
        return table, mira.cookie, told


def get(host: str, path: str, cookie: str) -> httpx.Response:
    return httpx.get(f"http://{host}{path}", headers={"Cookie": cookie}, trust_env=False)


def test_a_match_keeps_its_number_and_its_record_for_ever(place: Place, played: tuple[str, str, list[bytes]]) -> None:
    table, cookie, (first, _) = played
    for _ in range(2):
        with running(place) as (_, host):
            assert get(host, f"/api/tables/{table}/matches/1/record", cookie).content == first
            current, second = (get(host, f"/api/tables/{table}/{of}record", cookie) for of in ("", "matches/2/"))
            assert current.content == second.content != first
            for number in (0, 3, 99, 2**63):
                unknown = get(host, f"/api/tables/{table}/matches/{number}/record", cookie)
                assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-match")
            assert get(host, f"/api/tables/{table}/matches/x/record", cookie).status_code == 404
            assert get(host, "/api/tables/nowhere/matches/1/record", cookie).json()["code"] == "unknown-table"


def test_what_is_kept_of_a_table_is_what_its_log_tells(place: Place, played: tuple[str, str, list[bytes]]) -> None:
    table, _, _ = played
    store = store_at(place)
    log = asyncio.run(store.read_log(table))
    assert log is not None
    assert log.kept
    now = replay(log.header, log.rows)
    (sitter,) = now.people.players
    assert asyncio.run(store.tables_of(sitter, 10)) == [(table, summarize(now))]
    store.open()
    store.close()
    (match,) = all_of(place, layout.MATCHES)
    assert (match["table_id"], match["number"], match["game"], match["ending"]) == (table, 1, "costly-tricks", "played")
    results = all_of(place, layout.RESULTS)
    assert [(result["seat"], result["player"] or result["level"]) for result in results] == [(0, sitter), (1, "flora")]
    assert sorted(result["won"] for result in results) == [False, True]


def test_what_an_older_room_has_not_kept_is_worked_out_after_the_start(
    place: Place, played: tuple[str, str, list[bytes]]
) -> None:
    before = [all_of(place, of) for of in (layout.SUMMARIES, layout.SITTERS, layout.MATCHES, layout.RESULTS)]
    forgotten = (f"DELETE FROM {name}" for name in ("figures", "results", "matches", "sitters"))
    change(place, "UPDATE summaries SET summary = NULL", *forgotten)
    with running(place):
        wait_until(lambda: len(all_of(place, layout.MATCHES)) == 1)
    after = [all_of(place, of) for of in (layout.SUMMARIES, layout.SITTERS, layout.MATCHES, layout.RESULTS)]
    for one, other in zip(before[1:], after[1:], strict=True):
        assert [{**row, "ended_at": 0} for row in one] == [{**row, "ended_at": 0} for row in other]
    assert [row["table_id"] for row in before[0]] == [row["table_id"] for row in after[0]]


def no_log(*_: object, **__: object) -> None:
    raise AssertionError("a list has read a log")


@contextmanager
def counted(engine: sa.Engine) -> Iterator[list[str]]:
    asked: list[str] = []

    def count(_c: object, _u: object, statement: str, *_: object) -> None:
        if statement.startswith("SELECT"):
            asked.append(statement)

    sa.event.listen(engine, "before_cursor_execute", count)
    yield asked
    sa.event.remove(engine, "before_cursor_execute", count)


def test_pitfall_72_a_list_reads_no_log_and_asks_one_question(
    place: Place, played: tuple[str, str, list[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, cookie, _ = played
    monkeypatch.setattr(storage, "active_since", lambda *_, **__: [])
    monkeypatch.setattr(storage, "read_log", no_log)
    with running(place) as (room, host):
        for _ in range(2):
            with counted(room.store.engine) as asked:
                (line,) = get(host, "/api/tables", cookie).json()
        assert len(asked) == 1
        assert room.tables.in_memory == []
    assert (line["table"], line["phase"], line["seats"][1]["name"]) == (table, "playing", "Mira")


def test_pitfall_72_a_list_goes_by_an_index(folder: Path) -> None:
    engine = open_database(folder)
    with engine.connect() as connection, counted(engine) as asked:
        storage.tables_of(connection, player="mira", limit=20)
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked[0]}", ("mira", 20, 0)).all()
    assert any("sitters_by_time" in row.detail for row in plan)
    assert not any("SCAN" in row.detail or "TEMP B-TREE" in row.detail for row in plan), plan
    engine.dispose()


def test_who_has_left_before_the_first_deal_is_not_told_of_the_table(place: Place) -> None:
    with running(place) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table = mira.make(game="buddy", seats=["me", "open", "open"])
        jonas.sit(table)
        assert [line["table"] for line in jonas.http.get("/api/tables").json()] == [table]
        with jonas.look(table) as screen:
            screen.until_frame()
            screen.send(type="leave", id="leave", seat=1)
            screen.closed()
        assert jonas.http.get("/api/tables").json() == []
        assert [line["table"] for line in mira.http.get("/api/tables").json()] == [table]


def test_pitfall_03_tables_that_are_read_at_once_as_soon_as_a_room_begins_do_not_end_it() -> None:
    """msgspec ends a process in which two threads are the first to read a kind of struct."""
    ended = subprocess.run([sys.executable, "-c", READ_AT_ONCE], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_pitfall_03_the_server_works_out_beforehand_how_each_kind_of_struct_is_read() -> None:
    """Where it is in several threads only `decoding` may convert, which has prepared for it."""
    found = [
        (path.name, node.func.attr)
        for path in sorted((ROOT / "src/parlour/server").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr == "convert" or (node.func.attr == "decode" and any(on.arg == "type" for on in node.keywords))
    ]
    assert found == [("decoding.py", "convert")]
