"""What the processes of a room know of each other: at once where it is heard, and soon where it was not.

PostgreSQL loses nothing of what is told to a connection, so what is lost was told while a process had none.
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

import httpx
import pytest

from parlour.server.app import Room
from parlour.server.store import standing
from parlour.server.store.standing import PostgresPeers
from parlour.server.table import others
from tests.postgres import Server
from tests.server.running import Guest, running, wait_until
from tests.server.test_moving import code_of, post, take

Missing = Callable[[Room], AbstractContextManager[None]]
"""What a process misses, or not."""


@pytest.fixture(params=["heard", "lost"])
def missing(request: pytest.FixtureRequest, postgres: Server, monkeypatch: pytest.MonkeyPatch) -> Missing:
    """The process hears nothing meanwhile, or all."""

    @contextmanager
    def deaf(room: Room) -> Iterator[None]:
        peers, back, stand = room.store.peers, threading.Event(), PostgresPeers._stand
        assert isinstance(peers, PostgresPeers)
        assert peers._connection is not None
        losses = peers.losses
        with monkeypatch.context() as waits:
            waits.setattr(PostgresPeers, "_stand", lambda own: (back.wait(), stand(own))[1])
            postgres.ask(f"SELECT pg_terminate_backend({peers._connection.info.backend_pid})")
            wait_until(lambda: peers.losses > losses)
            try:
                yield
            finally:
                back.set()

    return deaf if request.param == "lost" else lambda _: nullcontext()


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told again and again is told sooner, so that nobody waits for it."""
    monkeypatch.setattr(standing, "TELL", 0.05)
    monkeypatch.setattr(standing, "TELL_ALL", 0.5)
    monkeypatch.setattr(others, "BELIEVED", 1.5)


def me(host: str, cookie: str) -> str:
    """What a guest is called by the process at a host."""
    answer = httpx.get(f"http://{host}/api/me", headers={"Cookie": cookie}, trust_env=False)
    return str(answer.json()["name"])


@pytest.mark.parametrize("seated", [True, False])
def test_another_process_learns_what_somebody_is_called_now(database: str, missing: Missing, *, seated: bool) -> None:
    """Also of one who has never sat at a table, of whom the database knows nothing."""
    with running(database) as (_, host), running(database) as (other, there), Guest(host, "Mira") as mira:
        if seated:
            mira.make()
        wait_until(lambda: me(there, mira.cookie) == "Mira")
        with missing(other):
            assert mira.http.put("/api/me", json={"name": "Mirabelle"}).status_code == 200
        wait_until(lambda: me(there, mira.cookie) == "Mirabelle")


def test_another_process_learns_whose_key_fits_no_more(database: str, missing: Missing) -> None:
    with (
        running(database) as (_, host),
        running(database) as (other, there),
        Guest(host, "Mira") as mira,
        Guest(host) as phone,
    ):
        mira.make()
        assert take(phone, code_of(mira)).status_code == 200
        wait_until(lambda: me(there, phone.cookie) == "Mira")
        with missing(other):
            assert post(mira, "sign-out").status_code == 200
        wait_until(lambda: me(there, phone.cookie) != "Mira")
        assert me(there, mira.cookie) == "Mira"


def test_another_process_learns_that_somebody_is_forgotten(database: str, missing: Missing) -> None:
    with running(database) as (_, host), running(database) as (other, there), Guest(host, "Mira") as mira:
        mira.make()
        cookie = mira.cookie
        wait_until(lambda: me(there, cookie) == "Mira")
        with missing(other):
            assert mira.http.delete("/api/me").status_code == 200
        wait_until(lambda: me(there, cookie) == "")
        assert me(host, cookie) == ""


def test_another_process_learns_which_public_tables_there_are(database: str, missing: Missing) -> None:
    with (
        running(database) as (_, host),
        running(database) as (other, there),
        Guest(host, "Mira") as mira,
        Guest(there) as jonas,
    ):

        def listed() -> list[str]:
            return [line["table"] for line in jonas.http.get("/api/tables/open").json()]

        table = mira.make(seats=["me", "open"], terms={"public": True})
        assert listed() == []
        with missing(other):
            screen = mira.look(table).__enter__()
            screen.until_frame()
        wait_until(lambda: listed() == [table])
        with missing(other):
            screen.__exit__(None, None, None)
        wait_until(lambda: listed() == [])
