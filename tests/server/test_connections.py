"""Connections before and beside all that is said by them: how many, how long, how much unread."""

import asyncio
import gc
import socket
import sys
import threading
import time
import weakref
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from parlour.server.app import Room
from parlour.server.door.arrivals import TRY_LATER
from parlour.server.door.connections import (
    SOCKET_PORTION,
    Connection,
    ConnectionBounds,
    Connections,
    Places,
    framed,
)
from parlour.server.door.pace import Rate, Talk
from tests.server.raw import PING, TEXT, Raw, frame
from tests.server.running import PATIENCE, Guest, Screen, running, wait_until

HASTY, STRICT = ConnectionBounds(head=0.3), ConnectionBounds(stalled=0.3)
ADDRESS = "5.9.1.1"
STUDY = "/api/study/live"


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"])
def test_pitfall_76_a_connection_that_does_not_say_what_it_wants_is_closed(folder: Path, said: bytes) -> None:
    with running(folder, bounds=HASTY) as (room, host), Raw(host) as raw:
        raw.send(said)
        assert raw.ends() == b""
        wait_until(lambda: len(room.connections) == 0)


def test_pitfall_76_the_second_request_of_a_connection_has_no_more_time_than_the_first(folder: Path) -> None:
    with running(folder, bounds=HASTY) as (_, host), Raw(host) as raw:
        raw.send(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
        raw.head()
        raw.send(b"GET / HT")
        raw.ends()


def test_a_request_that_takes_us_long_is_not_cut_off(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(folder, bounds=HASTY) as (room, host), Guest(host) as guest:
        know = room.tables.people.know

        async def think(players: list[str]) -> None:
            await asyncio.sleep(1)
            await know(players)

        monkeypatch.setattr(room.tables.people, "know", think)
        assert guest.http.get("/api/me").status_code == 200


def test_an_order_without_a_body_that_takes_us_long_is_not_cut_off(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody reads what does not come, so nothing else tells that it has come in whole."""
    with running(folder, bounds=HASTY) as (room, host), Guest(host) as guest:
        forget = room.accounts.forget

        async def think(player: str) -> None:
            await asyncio.sleep(1)
            await forget(player)

        monkeypatch.setattr(room.accounts, "forget", think)
        assert guest.http.delete("/api/me").status_code == 200


@pytest.mark.parametrize("message", [frame(PING, b"x" * 100), frame(TEXT, b"nonsense")], ids=["pings", "nonsense"])
@pytest.mark.parametrize("path", [STUDY, "/api/tables/{table}/live"])
def test_pitfall_76_who_sends_and_does_not_read_is_cut_off(folder: Path, path: str, message: bytes) -> None:
    with running(folder, bounds=STRICT) as (room, host), Guest(host) as mira:
        room.connections.portions = Talk(Rate(1e9, 10**9))
        with Raw(host, receive_buffer=4096) as raw:
            assert b" 101 " in raw.upgrade(path.format(table=mira.make()))
            most = 64 * 1024 * 1024
            assert raw.flood(message * 100, most) < most
        wait_until(lambda: not any(connection.is_socket for connection in room.connections))


@pytest.mark.parametrize("path", ["/api/me", STUDY, "/api/tables/{table}/live"])
def test_pitfall_76_nothing_of_a_connection_stays_in_memory(folder: Path, path: str) -> None:
    with running(folder, bounds=ConnectionBounds(stalled=1000.0)) as (room, host), Guest(host) as mira:
        address = path.format(table=mira.make())
        with Raw(host) as raw:
            raw.upgrade(address) if path != "/api/me" else raw.send(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
            raw.socket.recv(1)
            left = [weakref.ref(connection) for connection in room.connections]
        mira.http.close()
        wait_until(lambda: len(room.connections) == 0)
        wait_until(lambda: gc.collect() < 0 or not any(one() for one in left))


@pytest.mark.parametrize("path", [STUDY, "/api/tables/{table}/live"])
def test_pitfall_75_a_crowd_that_goes_leaves_nothing_for_the_garbage_collector(folder: Path, path: str) -> None:
    with running(folder) as (room, host), Guest(host) as mira:
        address = path.format(table=mira.make())
        mira.http.close()
        wait_until(lambda: len(room.connections) == 0)
        gc.collect()
        gc.disable()
        try:
            with Raw(host) as raw:
                raw.upgrade(address)
                raw.socket.recv(1)
                (connection,) = room.connections
                left: list[Callable[[], object]] = [weakref.ref(connection), weakref.ref(connection._inner)]
                del connection
            wait_until(lambda: not any(one() for one in left))
        finally:
            gc.enable()


def test_pitfall_76_a_system_without_a_file_to_spare_is_asked_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    taken = socket.socket.accept
    faults: list[OSError] = [ConnectionAbortedError(), OSError("too many files")]

    def scarce(listener: socket.socket) -> tuple[socket.socket, Any]:
        if faults:
            raise faults.pop()
        return taken(listener)

    monkeypatch.setattr("socket.socket.accept", scarce)
    monkeypatch.setattr("parlour.server.web.OUT_OF_FILES", 0.01)
    with running(folder) as (_, host):
        assert httpx.get(f"http://{host}/api/games", trust_env=False).status_code == 200
    assert [record.getMessage() for record in caplog.records] == ["no connection could be taken: too many files"]


def test_pitfall_76_whom_a_socket_is_opened_for_may_have_gone(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(folder) as (room, host), Guest(host) as mira:
        live = f"/api/tables/{mira.make()}/live"
        for _ in range(20):
            with Raw(host) as raw:
                raw.ask_upgrade(live)
                raw.reset()
        wait_until(lambda: len(room.connections) == 1)
    assert caplog.records == []


def test_pitfall_75_who_sends_without_end_is_read_slowly(folder: Path) -> None:
    with running(folder) as (room, host), Guest(host) as mira:
        room.connections.portions = Talk(Rate(4.0, 10))
        with Raw(host) as raw:
            raw.upgrade(f"/api/tables/{mira.make()}/live")
            raw.socket.setblocking(False)
            began, sent = time.monotonic(), 0
            while time.monotonic() < began + 1.5:
                with suppress(BlockingIOError):
                    sent += raw.socket.send(frame(PING, b"x" * 100) * 10)
            assert len(raw.socket.recv(1 << 20)) < 40 * SOCKET_PORTION < sent


class Heard:
    """A connection whose server writes down what it hears, and how its transport is used."""

    def __init__(self) -> None:
        self.connections = Connections(ConnectionBounds())
        self.connection = Connection(self.connections, app_state={}, config=Mock(), server_state=Mock())
        self.transport = Mock(is_closing=lambda: False, get_write_buffer_size=lambda: 0)
        self.transport.get_extra_info.return_value = None
        self.connection.connection_made(self.transport)
        self.server = Mock()
        self.connection._inner = self.server

    @property
    def heard(self) -> list[bytes]:
        return [call.args[0] for call in self.server.data_received.mock_calls]

    def read(self, data: bytes) -> None:
        self.connection.get_buffer(len(data))[: len(data)] = data
        self.connection.buffer_updated(len(data))


def test_pitfall_75_a_connection_reads_on_when_nothing_speaks_against_it_any_more() -> None:
    async def scenario() -> None:
        at = Heard()
        at.connection.pause_reading()
        at.connection.pause_reading("pace")
        at.read(b"one ")
        at.transport.pause_reading.assert_called_once()
        at.connection.resume_reading()
        await asyncio.sleep(0)
        assert (at.heard, at.transport.resume_reading.mock_calls) == ([], [])
        at.connection.resume_reading("pace")
        at.read(b"two")
        await asyncio.sleep(0)
        assert at.heard == [b"one two"], "in its order"
        at.transport.resume_reading.assert_called_once()

    asyncio.run(scenario())


def test_whoever_hangs_up_is_heard_to_the_end() -> None:
    async def scenario() -> None:
        at = Heard()
        at.connection.pause_reading()
        at.read(b"goodbye")
        at.connection.eof_received()
        assert [call[0] for call in at.server.mock_calls] == ["data_received", "eof_received"]

    asyncio.run(scenario())


def test_what_is_said_in_a_turn_of_the_loop_goes_out_in_one_write_and_before_a_goodbye() -> None:
    async def scenario() -> None:
        at = Heard()
        for word in (b"one ", b"two"):
            at.connection.write(word)
        at.transport.write.assert_not_called()
        await asyncio.sleep(0)
        at.connection.write(b"bye")
        at.connection.close()
        await asyncio.sleep(0)
        named = [(name, *args) for name, args, _ in at.transport.mock_calls if name in ("write", "close")]
        assert named == [("write", b"one two"), ("write", b"bye"), ("close",)]

    asyncio.run(scenario())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 0xFFFF, 0x1_0000])
def test_a_text_is_framed_as_the_library_of_websockets_does_it(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_pitfall_75_who_asks_without_end_waits_for_his_turn_and_nobody_for_him(folder: Path) -> None:
    with running(folder) as (room, host):
        room.connections.requests = Talk(Rate(1e-6, 20))
        with Guest(host) as mira, Raw(host) as raw:
            _asks_without_end(raw, mira)


def _asks_without_end(raw: Raw, mira: Guest) -> None:
    raw.send(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 50)
    got = b""
    while got.count(b"HTTP/1.1 200") < 20:
        got += raw.socket.recv(65536)
    assert mira.http.get("/api/games").status_code == 200
    raw.socket.settimeout(0.5)
    with suppress(TimeoutError):
        got += raw.socket.recv(65536)
    assert got.count(b"HTTP/1.1 200") == 20


def test_pitfall_75_a_crowd_of_requests_is_no_single_piece_of_work() -> None:
    connections, log = Connections(ConnectionBounds()), list[str]()

    async def ask() -> None:
        await connections.turn(Mock(is_gone=False))
        log.append("asked")

    async def crowd() -> None:
        asking = [asyncio.create_task(ask()) for _ in range(50)]
        while not all(task.done() for task in asking):
            await asyncio.sleep(0)
            log.append("played")

    asyncio.run(crowd())
    assert log.count("asked") == 50
    assert "asked asked" not in " ".join(log)


def asked_about(room: Room, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The guests whom requests have asked about, as it grows."""
    know, known = room.tables.people.know, list[str]()

    async def watched(players: list[str]) -> None:
        known.extend(players)
        await know(players)

    monkeypatch.setattr(room.tables.people, "know", watched)
    return known


def test_pitfall_75_nothing_is_done_for_whoever_has_gone_before_his_turn(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(folder) as (room, host), Guest(host) as mira:
        gone, known = threading.Event(), asked_about(room, monkeypatch)

        async def turn(_connection: Connection) -> None:
            while not gone.is_set() or len(room.connections) > 1:
                await asyncio.sleep(0.01)

        monkeypatch.setattr(room.connections, "turn", turn)
        with Raw(host) as raw:
            raw.send(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
            wait_until(lambda: len(room.connections) == 2 and room.connections.waiting == 1)
        gone.set()
        assert mira.http.get("/api/me").status_code == 200
        assert len(known) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux is asked whether somebody has hung up")
def test_pitfall_75_nothing_is_done_for_whoever_has_hung_up_with_more_to_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """His connection is not read while a request of it waits, so that nobody hears it end."""
    with running(folder) as (room, host), Guest(host) as mira:
        gone, known, turn = threading.Event(), asked_about(room, monkeypatch), room.connections.turn

        async def later(connection: Connection) -> None:
            while not gone.is_set():
                await asyncio.sleep(0.01)
            await turn(connection)

        monkeypatch.setattr(room.connections, "turn", later)
        with Raw(host) as raw:
            raw.send(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
            wait_until(lambda: len(room.connections) == 2 and room.connections.waiting == 1)
        gone.set()
        assert mira.http.get("/api/me").status_code == 200
        wait_until(lambda: len(room.connections) == 1)
        assert len(known) == 1


def test_pitfall_76_an_address_of_the_world_has_a_number_of_connections() -> None:
    places = Places(most=2)
    assert [places.take(ADDRESS) for _ in range(3)] == [True, True, False]
    assert places.take("8.8.8.8")
    assert all(places.take(local) for local in ("127.0.0.1", "192.168.0.7", None) for _ in range(9))
    places.give_back(ADDRESS)
    assert [places.take(ADDRESS) for _ in range(2)] == [True, False]


def test_pitfall_76_an_address_of_the_world_has_a_number_of_sockets_behind_a_proxy_too(folder: Path) -> None:
    with (
        running(folder, bounds=ConnectionBounds(of_one=2)) as (_, host),
        Guest(host) as mira,
        ExitStack() as open_sockets,
    ):
        table = mira.make()

        def come(address: str) -> Screen:
            screen = Screen(host, table, **{"X-Forwarded-For": address})
            return open_sockets.enter_context(screen)

        first, _ = come(ADDRESS), come(ADDRESS)
        assert come(ADDRESS).closed() == TRY_LATER
        come("8.8.8.8").until_frame()
        first.socket.close()
        wait_until(lambda: _comes(come))


def _comes(come: Callable[[str], Screen]) -> bool:
    try:
        come(ADDRESS).until_frame()
    except ConnectionClosed:
        return False
    return True


def test_pitfall_76_where_all_is_full_the_silent_make_room_for_who_comes_to_play(folder: Path) -> None:
    with running(folder) as (room, host), ExitStack() as silent:
        room.connections.most = 30
        for _ in range(100):
            silent.enter_context(Raw(host))
        with Guest(host, "Mira") as mira, mira.look(mira.make(seats=["me", "same-screen"])) as screen:
            screen.until_frame()
            for _ in range(100):
                silent.enter_context(Raw(host))
            assert screen.answer(screen.act())["type"] == "acknowledged"
            assert len(room.connections) <= 30


def test_pitfall_75_a_crowd_that_comes_at_once_is_let_in_one_by_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    came, all_wait = Counter[int](), threading.Event()
    admit = Connections.admit
    turn = 0

    def tick() -> None:
        nonlocal turn
        turn += 1
        if came.total() < 50:
            asyncio.get_running_loop().call_soon(tick)

    def counted(connections: Connections, connection: Connection) -> bool:
        if not came:
            all_wait.wait(PATIENCE)
            tick()
        came[turn] += 1
        return admit(connections, connection)

    monkeypatch.setattr(Connections, "admit", counted)
    with running(folder) as (_, host), ExitStack() as crowd:
        for _ in range(50):
            crowd.enter_context(Raw(host))
        all_wait.set()
        wait_until(lambda: came.total() == 50)
    assert max(came.values()) <= 2


def test_the_room_ends_while_connections_are_silent(folder: Path) -> None:
    with running(folder) as (_, host):
        raw = Raw(host)
        assert httpx.get(f"http://{host}/api/games", trust_env=False).status_code == 200
    with raw:
        raw.ends()


def test_connections_are_forgotten_when_they_end(folder: Path) -> None:
    with running(folder) as (room, host):
        with Guest(host) as mira, mira.look(mira.make()) as screen:
            screen.until_frame()
            assert len(room.connections) > 0
        wait_until(lambda: len(room.connections) == 0)
        assert room.connections.waiting == 0


def test_as_many_connections_as_the_system_has_files_but_for_some() -> None:
    assert 0 < Connections(ConnectionBounds()).most < 1_000_000
