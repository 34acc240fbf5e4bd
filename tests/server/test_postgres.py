"""A room on PostgreSQL: what keeps it from opening, what it does when the server goes away, and who may write."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from parlour.cli.backup import DUMP, RESTORE, restore_backup, write_backup
from parlour.cli.serve import serve
from parlour.cli.texts import explain
from parlour.server.store import database as patience
from parlour.server.store import layout
from parlour.server.store import postgres as store_module
from parlour.server.store.address import shown
from parlour.server.store.faults import NotRead, NotStored, Unusable
from parlour.server.store.opening import open_store
from parlour.server.store.postgres import PostgresStore, unusable
from parlour.server.store.standing import PostgresPeers
from parlour.server.table.live import GONE
from tests.postgres import PASSWORD, Server, programs
from tests.server.persistent import at
from tests.server.places import NO_FOLDER, all_of, change
from tests.server.running import Guest, Screen, running
from tests.server.test_process import once, parlour

ONE_SCREEN = ["me", "same-screen"]


def name_of(url: str) -> str:
    return url.rpartition("/")[2].partition("?")[0]


def refusal(url: str) -> Unusable:
    with pytest.raises(Unusable) as caught:
        open_store(NO_FOLDER, url)
    told = explain(caught.value)
    assert PASSWORD not in told
    assert "Traceback" not in told
    return caught.value


UNUSABLE: dict[str, tuple[str, Callable[[Server], str]]] = {
    "no server": ("database-not-reached", lambda server: server.url("postgres").replace("tmp", "nowhere")),
    "nobody there": ("database-not-reached", lambda _: "postgresql://me@127.0.0.1:1/parlour"),
    "another password": ("database-password", lambda server: server.url("postgres", "another one")),
    "no password": ("database-password", lambda server: shown(server.url("postgres"))),
    "no such database": ("database-missing", lambda server: server.url("missing")),
    "no address": ("bad-database-url", lambda _: f"postgresql://me:{PASSWORD}@h/my games?frob=1"),
    "an address of another kind": ("bad-database-url", lambda _: "sqlite:///parlour.sqlite3"),
    "a stray word": ("bad-database-url", lambda _: PASSWORD),
}


@pytest.mark.parametrize("what", UNUSABLE)
def test_pitfall_53_a_start_says_why_a_database_of_a_server_cannot_be_used(
    postgres: Server, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PGPASSWORD", raising=False)
    monkeypatch.setenv("PGPASSFILE", "/nowhere/pgpass")
    code, address = UNUSABLE[what]
    assert refusal(address(postgres)).code == code


def test_the_true_reason_is_told_and_nothing_around_it(postgres: Server) -> None:
    told = refusal(postgres.url("missing")).parameters
    assert told["why"] == 'database "missing" does not exist'
    assert told["database"] == f"postgresql://parlour@/missing?host={postgres.folder}"


WAY = 'connection failed: connection to server at "10.0.0.1", port 5432 failed: '


@pytest.mark.parametrize(
    ("said", "code", "why"),
    [
        ("failed to resolve host 'db': [Errno -2] Name or service not known", "database-not-reached", None),
        ("connection timeout expired", "database-not-reached", None),
        (f"{WAY}Connection refused\n\tIs the server running?", "database-not-reached", "Connection refused"),
        (f'{WAY}FATAL:  database "a" does not exist', "database-missing", 'database "a" does not exist'),
        (f'{WAY}FATAL:  role "database" does not exist', "database-refused", 'role "database" does not exist'),
        (f"{WAY}server does not support SSL, but SSL was required", "database-refused", None),
        (f"{WAY}FATAL:  Passwort-Authentifizierung fehlgeschlagen", "database-refused", None),
        ("", "database-refused", "OperationalError"),
    ],
)
def test_what_is_said_before_anybody_is_let_in_is_understood_or_told(said: str, code: str, why: str | None) -> None:
    refused = unusable(sa.exc.OperationalError("", {}, psycopg.OperationalError(said)), "postgresql:///parlour")
    assert refused.code == code
    assert refused.parameters["why"] == why or str(refused.parameters["why"]) in said


def test_what_the_server_says_in_other_words_is_told_as_it_is(postgres: Server, database: str) -> None:
    postgres.ask(f"ALTER DATABASE {name_of(database)} CONNECTION LIMIT 0")
    postgres.ask("CREATE ROLE limited LOGIN PASSWORD 'p'")
    error = refusal(database.replace("parlour:not%20a%20secret", "limited:p"))
    assert (error.code, error.parameters["why"]) == (
        "database-refused",
        f'too many connections for database "{name_of(database)}"',
    )


def test_a_server_that_is_too_old_is_told(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "OLDEST", 99)
    error = refusal(database)
    assert (error.code, error.parameters["oldest"]) == ("database-too-old", "99")
    assert str(error.parameters["version"]).isdigit()


def test_a_database_of_a_newer_version_is_left_alone(postgres: Server, database: str) -> None:
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    assert refusal(database).code == "database-of-newer"
    assert postgres.ask("SELECT version_num FROM alembic_version", name_of(database)) == [("9999",)]


def test_a_database_of_another_program_does_not_become_ours(postgres: Server) -> None:
    with postgres.database("template1") as bare:
        change(bare, "CREATE TABLE recipes (name TEXT)")
        assert refusal(bare).code == "database-not-ours"
        tables = postgres.ask("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", name_of(bare))
        assert tables == [("recipes",)]


def test_a_database_that_cannot_hold_every_name_is_refused(postgres: Server) -> None:
    postgres.ask("CREATE DATABASE narrow TEMPLATE template0 ENCODING 'SQL_ASCII'")
    error = refusal(postgres.url("narrow"))
    assert (error.code, error.parameters["encoding"]) == ("database-encoding", "SQL_ASCII")
    postgres.ask("DROP DATABASE narrow")


def test_a_standby_is_told_from_a_server_that_takes_changes(postgres: Server, database: str) -> None:
    postgres.ask(f"ALTER DATABASE {name_of(database)} SET default_transaction_read_only = on")
    assert refusal(database).code == "database-read-only"


def test_who_may_not_make_tables_is_told_so(postgres: Server) -> None:
    with postgres.database("template1") as bare:
        postgres.ask("DROP ROLE IF EXISTS stranger")
        postgres.ask("CREATE ROLE stranger LOGIN PASSWORD 'p'")
        error = refusal(bare.replace("parlour:not%20a%20secret", "stranger:p"))
        assert error.code == "database-not-allowed"


def test_without_the_driver_the_command_that_installs_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    error = refusal("postgresql:///parlour")
    assert error.code == "no-postgres-driver"
    assert "parlour[postgres]" in explain(error)


def test_the_layout_is_changed_while_no_process_of_another_version_works(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0.2)
    first, second = PostgresStore(database), PostgresStore(database)
    first.let_go()
    with monkeypatch.context() as of_newer:
        of_newer.setattr(store_module, "is_newest", lambda _: False)
        assert refusal(database).code == "database-in-use"
        second.let_go()
        PostgresStore(database).let_go()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("postgresql://u:secret@h:5433/d", "postgresql://u@h:5433/d"),
        ("postgres:///d", "postgresql:///d"),
        ("postgresql://u:secret@/d?host=/run/x", "postgresql://u@/d?host=/run/x"),
        ("postgresql://u@[::1]:3/d?sslmode=require", "postgresql://u@/d?host=::1&port=3&sslmode=require"),
        ("postgresql://a:1,b:2/d?password=secret", "postgresql:///d?host=a,b&port=1,2"),
        ("postgresql://u%40x@h/d?sslpassword=secret", "postgresql://u%40x@h/d"),
    ],
)
def test_an_address_is_told_without_its_secrets_and_still_is_one(given: str, told: str) -> None:
    assert shown(given) == told
    assert shown(told) == told


def test_an_answer_is_durable_whatever_the_database_was_told(postgres: Server, database: str) -> None:
    postgres.ask(f"ALTER DATABASE {name_of(database)} SET synchronous_commit = off")
    store = PostgresStore(database)
    store.open()

    async def ask() -> str | None:
        return await store.writer.write(lambda connection: connection.scalar(sa.text("SHOW synchronous_commit")))

    assert asyncio.run(ask()) == "on"
    store.close()


def test_a_server_that_forgets_what_it_has_acknowledged_is_told_in_the_log(
    postgres: Server, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = PostgresStore(database)
    store.check()
    assert caplog.records == []
    store.let_go()
    postgres.stop()
    postgres.start(fsync="off", full_page_writes="off")
    try:
        store = PostgresStore(database)
        store.check()
        store.let_go()
    finally:
        postgres.stop()
        postgres.start()
    (told,) = [record.getMessage() for record in caplog.records]
    assert "turned off fsync and full_page_writes" in told
    assert PASSWORD not in told


def test_a_server_that_is_started_again_costs_nobody_anything(
    postgres: Server, database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a crash: who acts meanwhile comes back by himself, and what was acknowledged is there once."""
    monkeypatch.setattr(patience, "PATIENCE", 30.0)
    with running(database) as (_, host), Guest(host) as mira:
        table = mira.make(seats=ONE_SCREEN)
        with at([host], table, mira.cookie) as page:
            for _ in range(2):
                postgres.stop(signal.SIGQUIT)
                starting = threading.Timer(0.5, postgres.start)
                starting.start()
                page.act()
                starting.join()
                assert [line["table"] for line in mira.http.get("/api/tables").json()] == [table]
    rows = all_of(database, layout.ROWS)
    assert [row["action_id"] for row in rows if row["kind"] == "act"] == page.acknowledged
    assert [row["seq"] for row in rows] == [*range(1, len(rows) + 1)]
    told = {record.getMessage().partition(":")[0] for record in caplog.records}
    assert told - {"the database cannot be reached, trying again", "the database answers again"} == {
        "this process runs no table any more",
        "this process may run tables again",
    }
    assert "Traceback" not in caplog.text


def test_what_cannot_be_stored_or_read_in_time_is_refused_and_works_later(
    postgres: Server, database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(database) as (_, host), Guest(host) as mira:
        table = mira.make(seats=ONE_SCREEN)
        with mira.look(table) as screen:
            screen.until_frame(lambda frame: frame["phase"] == "playing")
            with monkeypatch.context() as hasty:
                hasty.setattr(patience, "PATIENCE", 0.2)
                postgres.stop()
                assert screen.closed() == GONE
                for refused in (mira.http.get("/api/tables"), mira.sit(table)):
                    assert (refused.status_code, refused.json()["code"]) == (503, "not-read")
                    assert refused.headers["retry-after"] == "1"
                with Screen(host, table) as other:
                    assert (other.read()["code"], other.closed()) == ("not-read", GONE)
            postgres.start()
        with mira.look(table) as screen:
            screen.until_frame()
            assert screen.answer(screen.act())["type"] == "acknowledged"
    assert "Traceback" not in caplog.text


def test_a_row_that_somebody_else_has_written_is_the_log_s_and_not_ours(database: str) -> None:
    """Whoever is late reads what there is, and goes on from there."""
    with running(database) as (_, host), Guest(host) as mira:
        table = mira.make(seats=ONE_SCREEN)
        with mira.look(table) as screen:
            screen.until_frame(lambda frame: frame["phase"] == "playing")
            frame = screen.frame
            theirs = max(row["seq"] for row in all_of(database, layout.ROWS)) + 1
            change(
                database,
                "INSERT INTO rows (table_id, seq, time, kind, seat, action, wall) "
                f"VALUES ('{table}', {theirs}, 60000, 'act', {frame['acting']}, '{frame['legal'][0]}', 0)",
            )
            assert screen.answer(screen.act())["code"] == "not-stored"
            assert screen.until_frame()["ply"] == 1
            assert screen.answer(screen.act())["type"] == "acknowledged"
    assert len([row for row in all_of(database, layout.ROWS) if row["seq"] == theirs]) == 1


def test_who_has_lost_his_locks_lets_all_tables_go_before_he_answers_anything_else(
    postgres: Server, database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Another process has the table by then, and goes on with it; the one that has lost it reads what that has done."""
    with running(database) as (room, host), running(database) as (_, elsewhere), Guest(host) as mira:
        table = mira.make(seats=ONE_SCREEN)
        with mira.look(table) as screen:
            screen.until_frame(lambda frame: frame["phase"] == "playing")
            theirs = threading.Event()
            stand = PostgresPeers._stand
            monkeypatch.setattr(PostgresPeers, "_stand", lambda own: (theirs.wait(), stand(own))[1])
            postgres.ask(
                "SELECT pg_terminate_backend(l.pid) FROM pg_locks l WHERE locktype = 'advisory' AND objsubid = 1"
                " AND mode = 'ExclusiveLock'"
                f" AND database = (SELECT oid FROM pg_database WHERE datname = '{name_of(database)}')"
            )
            assert screen.closed() == GONE
            assert room.tables.in_memory == []
            with Screen(elsewhere, table, mira.cookie) as other:
                other.until_frame()
                assert other.answer(other.act())["type"] == "acknowledged"
            theirs.set()
            with at([host], table, mira.cookie) as page:
                assert page.screen.frame["ply"] == 1
                page.act()
    assert "this process runs no table any more" in caplog.text


def test_what_nobody_can_write_down_names_nothing(database: str) -> None:
    with running(database) as (_, host), Guest(host) as mira:
        table = mira.make(id="a\0b", seats=ONE_SCREEN)
        assert mira.make(id="a\0b", seats=ONE_SCREEN) == table
        assert mira.http.get("/api/tables/%00/record").json()["code"] == "unknown-table"
        with Screen(host, "a%00") as screen:
            assert screen.read()["code"] == "unknown-table"
        with mira.look(table) as screen:
            screen.until_frame(lambda frame: frame["phase"] == "playing")
            frame = screen.frame
            message = {"type": "act", "seat": frame["acting"], "ply": 0, "action": frame["legal"][0], "id": "\0"}
            for _ in range(2):
                assert screen.answer(screen.send(**message))["type"] == "acknowledged"


def test_many_who_ask_at_once_are_all_answered(database: str) -> None:
    store = PostgresStore(database)

    async def ask() -> list[Any]:
        return await asyncio.gather(*(store.tables_of("nobody", 9) for _ in range(200)))

    assert asyncio.run(ask()) == [[]] * 200
    store.let_go()


def test_a_question_that_is_still_asked_when_the_room_closes_leaves_no_connection_open(database: str) -> None:
    store = PostgresStore(database)
    asking = store.engine.connect()
    line = asking.connection.driver_connection
    assert line is not None
    store.let_go()
    asking.close()
    assert line.closed


def test_a_store_that_answers_says_so(postgres: Server, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0.1)
    store = PostgresStore(database)
    assert asyncio.run(store.answers())
    postgres.stop()
    assert not asyncio.run(store.answers())
    with pytest.raises(NotRead):
        asyncio.run(store.not_kept())
    store.open()
    with pytest.raises(NotStored):
        asyncio.run(store.keep_key("digest", "player"))
    postgres.start()
    assert asyncio.run(store.answers())
    asyncio.run(store.keep_key("digest", "player"))
    store.close()
    assert all_of(database, layout.KEYS) == [{"digest": "digest", "player": "player"}]


def test_the_commands_that_are_told_make_a_backup_and_bring_it_back(
    postgres: Server, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    monkeypatch.setenv("PATH", f"{programs()}:{os.environ['PATH']}")
    with running(database) as (_, host), Guest(host, "Mira") as mira:
        table = mira.make(seats=ONE_SCREEN)
        assert write_backup(tmp_path / "it's one", database=database) == 2
        shell(capsys.readouterr().err)
        cookie = mira.cookie
    with postgres.database("template1") as empty:
        assert restore_backup(tmp_path / "it's one", database=empty) == 2
        shell(capsys.readouterr().err)
        with running(empty) as (_, host), Screen(host, table, cookie) as screen:
            assert screen.until_frame()["seats"][0]["name"] == "Mira"


def shell(told: str) -> None:
    """Runs the command with which a message ends."""
    assert PASSWORD not in told
    command = next(told[told.index(name) :] for name in (DUMP.split()[0], RESTORE.split()[0]) if f"{name} -" in told)
    subprocess.run(command, shell=True, check=True, capture_output=True)


def test_the_command_takes_the_address_from_its_environment_and_tells_no_password(database: str) -> None:
    with parlour("--port", "0", PARLOUR_DATABASE=database) as (process, _):
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(2)]
    assert told[1] == f"The games are kept in {shown(database)}, which holds no table yet.\n"
    said = once("--port", "0", "--database", database.replace("not%20a%20secret", "wrong"))
    assert (said.returncode, "Traceback" in said.stderr) == (2, False)
    assert ".pgpass" in said.stderr


def test_a_folder_and_a_database_are_one_too_many(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    how: dict[str, Any] = {"browser": False, "host": None, "port": 0, "lan": False, "public_url": None}
    assert serve(data=tmp_path, database=database, **how) == 2
    assert write_backup(tmp_path / "file", data=tmp_path, database=database) == 2
    assert restore_backup(tmp_path / "file", data=tmp_path, database=database) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 3
    assert all("PARLOUR_DATABASE" in line for line in told)
    assert [*tmp_path.iterdir()] == []
