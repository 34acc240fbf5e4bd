"""A machine that vanishes says no goodbye: what it has locked is free soon, and it knows that it has lost it."""

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from urllib.parse import quote

import psycopg
import pytest

from parlour.server.store.peers import PeerNews, ProcessOpened
from parlour.server.store.postgres import PostgresStore
from tests.networks import Network, own_network
from tests.postgres import PASSWORD, USER, Server
from tests.server.running import wait_until
from tests.server.test_postgres import name_of

ADDRESS = "127.93.7.1"
SOON = 15.0
"""Seconds after which nothing of it may be left."""
ABOUT = 3.0
"""Seconds more that a busy machine may take to ask."""


@contextmanager
def reached_at(postgres: Server, address: str, network: Network | None = None) -> Iterator[Callable[[str], str]]:
    """The server listens at an address, in a network of its own perhaps; gives the way there to a database."""
    rules = postgres.folder / "reached_at.conf"
    rules.write_text("local all all scram-sha-256\nhost all all samenet scram-sha-256\n")
    rules.chmod(0o644)
    postgres.stop()
    try:
        start = partial(postgres.start, listen_addresses=address, hba_file=str(rules))
        if network is None:
            start()
        else:
            network.run(start)
        yield lambda database: f"postgresql://{USER}:{quote(PASSWORD)}@{address}/{name_of(database)}"
    finally:
        postgres.stop()
        postgres.start()


def standing_of(store: PostgresStore) -> psycopg.Connection[Any]:
    """The connection that holds what a process has locked."""
    connection = store.peers._connection  # type: ignore[attr-defined]
    assert isinstance(connection, psycopg.Connection)
    return connection


def test_both_ends_of_what_holds_locks_watch_each_other(postgres: Server, database: str) -> None:
    with reached_at(postgres, ADDRESS) as way:
        store = PostgresStore(way(database))
        connection = standing_of(store)
        names = ("tcp_keepalives_idle", "tcp_keepalives_interval", "tcp_keepalives_count", "tcp_user_timeout")
        theirs = [connection.execute(f"SHOW {name}".encode()).fetchone() for name in names]
        assert theirs == [("5",), ("2",), ("3",), ("12000",)]
        with socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM) as line:
            options = (socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL, socket.TCP_KEEPCNT, socket.TCP_USER_TIMEOUT)
            assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
            assert [line.getsockopt(socket.IPPROTO_TCP, option) for option in options] == [5, 2, 3, 12_000]
        store.let_go()


class Listener:
    """Notes when a process has lost what it had."""

    def __init__(self) -> None:
        self.told_lost = threading.Event()

    def hear(self, process: str, news: PeerNews) -> None:
        pass

    def lost(self) -> None:
        self.told_lost.set()

    def found(self) -> None:
        pass


class Process:
    """A process of a room, as far as it holds tables; its event loop has a thread of its own."""

    def __init__(self, url: str) -> None:
        self.listener = Listener()
        self.store = PostgresStore(url)
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self._do(self._open())

    async def _open(self) -> None:
        self.store.peers.open(self.listener)

    def _do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def take(self, table: str) -> bool:
        return bool(self._do(self.store.peers.take(table, wanted=False)))

    def close(self) -> None:
        self.store.let_go()
        self._loop.call_soon_threadsafe(self._loop.stop)


@pytest.mark.long
@pytest.mark.parametrize("told", [False, True])
def test_what_a_machine_that_has_vanished_ran_is_free_within_15_seconds_and_it_knows(
    postgres: Server, database: str, *, told: bool
) -> None:
    """Whether both are silent, or wait for what they have told each other to be acknowledged."""
    with own_network() as network, reached_at(postgres, ADDRESS, network) as way:
        gone = network.run(lambda: Process(way(database)))
        other = Process(database)
        assert gone.take("table")
        assert not other.take("table")
        network.cut()
        began = time.monotonic()
        if told:
            postgres.ask("NOTIFY parlour, 'news'", name_of(database))
            gone.store.peers.tell(ProcessOpened())
        wait_until(lambda: other.take("table"), SOON + ABOUT)
        free = time.monotonic() - began
        wait_until(gone.listener.told_lost.is_set, SOON + ABOUT - free)
        print(f"free after {free:.1f} s; the one that had it knows after {time.monotonic() - began:.1f} s at most")
        gone.close()
        other.close()
