"""A room of several processes on one database: one of them runs a table, and any other goes on with it."""

import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from functools import partial
from pathlib import Path

import httpx
import pytest

from parlour.cli.serve import listen
from parlour.core.errors import ParlourError
from parlour.server.store import layout
from parlour.server.table.live import GONE
from tests.server.persistent import Persistent, at
from tests.server.places import all_of
from tests.server.running import Guest, wait_until
from tests.server.test_process import once, parlour

ONE_SCREEN = ["me", "same-screen"]
OPENS = 120.0
"""Seconds in which a process must have opened, on however busy a machine."""
AT_A_TABLE = 3
"""Processes that are killed while the same tables are played at: nobody plays so quickly that a log grows longer."""


def acts(database: str, table: str) -> list[str]:
    """The ids of the actions in a table's log, which must be whole."""
    rows = [row for row in all_of(database, layout.ROWS) if row["table_id"] == table]
    assert [row["seq"] for row in rows] == [*range(1, len(rows) + 1)]
    return [row["action_id"] for row in rows if row["kind"] == "act"]


def test_after_kill_9_of_the_process_that_runs_a_table_play_goes_on_at_another(database: str) -> None:
    with (
        parlour("--port", "0", "--database", database) as (owner, one),
        parlour("--port", "0", "--database", database) as (_, other),
        Guest(one, "Mira") as mira,
    ):
        table = mira.make(seats=ONE_SCREEN)
        with at([one, other], table, mira.cookie) as page:
            for _ in range(3):
                page.act()
            owner.send_signal(signal.SIGKILL)
            for _ in range(2):
                page.act()
            assert acts(database, table) == page.acknowledged
            assert page.screen.frame["seats"][0]["name"] == "Mira"


@contextmanager
def crew(database: str, count: int, *more: str) -> Iterator[tuple["subprocess.Popen[str]", list[str]]]:
    """The command with so many processes, and where each of them listens."""
    port = free_ports(count)
    with parlour("--workers", str(count), "--port", str(port), "--database", database, *more) as (process, first):
        assert first == f"127.0.0.1:{port}"
        hosts = [f"127.0.0.1:{port + index}" for index in range(count)]
        for host in hosts:
            wait_until(partial(answers, host), OPENS)
        try:
            yield process, hosts
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def free_ports(count: int) -> int:
    """The first of some ports in a row that nobody listens on now."""
    while True:
        with ExitStack() as listeners:
            first = listeners.enter_context(listen("127.0.0.1", 0)).getsockname()[1]
            try:
                for index in range(1, count):
                    listeners.enter_context(listen("127.0.0.1", first + index))
            except ParlourError:
                continue
            return int(first)


def answers(host: str) -> bool:
    try:
        return httpx.get(f"http://{host}/ready", trust_env=False).status_code == 200
    except httpx.HTTPError:
        return False


def test_one_command_opens_several_processes_and_ends_them(database: str) -> None:
    with crew(database, 2) as (process, hosts), Guest(hosts[0], "Mira") as mira:
        table = mira.make(seats=ONE_SCREEN)
        for host in hosts:  # whichever somebody comes to
            with at([host], table, mira.cookie) as page:
                page.act()
    assert process.returncode == 0
    assert not any(map(answers, hosts))


def test_several_processes_need_a_database_and_a_port(database: str, tmp_path: Path) -> None:
    for arguments, word in ((("--data", tmp_path), "--database"), (("--port", "0", "--database", database), "--port")):
        said = once("--workers", "2", *arguments)
        assert (said.returncode, word in said.stderr, "Traceback" in said.stderr) == (2, True, False)


@contextmanager
def under_load(hosts: list[str], database: str, tables: int = 4) -> Iterator[list[Persistent]]:
    """People who play at so many tables all the time; at the end every acknowledged action must be stored, once."""
    ending = threading.Event()
    with ExitStack() as opened, ThreadPoolExecutor(tables) as pool:
        pages = []
        for number in range(tables):
            own = hosts[number % len(hosts) :] + hosts[: number % len(hosts)]
            mira = opened.enter_context(Guest(own[0], f"Mira {number}"))
            table = mira.make(id=str(number), seats=ONE_SCREEN)
            pages.append(opened.enter_context(at(own, table, mira.cookie)))
        playing = [pool.submit(_play_on, page, ending) for page in pages]
        try:
            yield pages
        finally:
            ending.set()
            for one in playing:
                one.result()
    for page in pages:
        assert acts(database, page.table) == page.acknowledged
        assert len({*page.acknowledged}) == len(page.acknowledged)


def _play_on(page: Persistent, ending: threading.Event) -> None:
    while not ending.is_set():
        page.act()


def wait_for_all(pages: list[Persistent], more: int = 2) -> None:
    """Until somebody has played so many more actions at each table."""
    wanted = [len(page.acknowledged) + more for page in pages]
    wait_until(lambda: all(len(page.acknowledged) >= least for page, least in zip(pages, wanted, strict=True)))


def test_all_processes_are_begun_anew_one_after_the_other_while_people_play(database: str) -> None:
    with crew(database, 2) as (process, hosts):
        before = children(process.pid)
        with under_load(hosts, database) as pages:
            wait_for_all(pages)
            process.send_signal(signal.SIGHUP)
            wait_until(lambda: not {*before} & {*children(process.pid)} and all(map(answers, hosts)), 2 * OPENS)
            wait_for_all(pages)
        assert {code for page in pages for code in page.told} == {GONE}, "whoever was sent away was told to come again"


def test_whichever_process_is_killed_while_people_play_another_one_goes_on(database: str) -> None:
    kill_often(database, 2)


@pytest.mark.long
def test_fifty_killed_processes_lose_nothing(database: str) -> None:
    took = kill_often(database, 50)
    middle = sorted(took)[len(took) // 2]
    print(f"play went on after {middle:.2f} s in the median, {max(took):.2f} s at most, of {len(took)} kills")


def kill_often(
    database: str, times: int, before: Callable[[list[str]], AbstractContextManager[list[str]]] = nullcontext
) -> list[float]:
    """Kills one of two processes after the other; the longest wait for an action after each, in seconds.

    Args:
        before: stands before the processes, at hosts of its own.
    """
    took = list[float]()
    with crew(database, 2) as (process, hosts), before(hosts) as ways:
        while len(took) < times:
            with under_load(ways, database) as pages:
                for _ in range(min(AT_A_TABLE, times - len(took))):
                    host = hosts[len(took) % 2]
                    wait_for_all(pages)
                    for page in pages:
                        page.longest = 0.0
                    (killed,) = [pid for pid in children(process.pid) if listens(pid, host)]
                    os.kill(killed, signal.SIGKILL)
                    wait_for_all(pages)
                    took.append(max(page.longest for page in pages))
                    print(f"{took[-1]:.2f} s", flush=True)
                    wait_until(partial(answers, host), OPENS)
    return took


def children(pid: int) -> list[int]:
    """The processes of a room that one process has begun, but for a helper of Python's."""
    begun = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [child for child in begun if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def listens(pid: int, host: str) -> bool:
    """Whether a process listens on the port of a host."""
    port = f":{int(host.split(':')[1]):04X} "
    inodes = {line.split()[9] for line in Path("/proc/net/tcp").read_text().splitlines() if f"{port}00000000:" in line}
    files = [os.readlink(file) for file in Path(f"/proc/{pid}/fd").iterdir() if file.is_symlink()]
    return any(f"socket:[{inode}]" in files for inode in inodes)
