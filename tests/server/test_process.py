"""The command ``parlour`` as people run it: a process of its own."""

import asyncio
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from parlour.cli.serve import MOST_FILES, address, listen
from tests.server.places import Place
from tests.server.raw import Raw
from tests.server.running import PATIENCE, Guest, Json, Screen, play_until

COMMAND = Path(sys.executable).with_name("parlour")
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}


@contextmanager
def parlour(
    *arguments: str | Path, files: int | None = None, **environment: str
) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """The process, and the host and port that it says it listens on."""
    bounded = [] if files is None else ["sh", "-c", f'ulimit -n {files}; exec "$0" "$@"']
    process = subprocess.Popen(
        [*bounded, COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**ENVIRONMENT, **environment},
    )
    assert process.stdout is not None
    try:
        told = process.stdout.readline()
        found = re.search(r"http://([0-9.:]+)", told)
        assert found, told
        yield process, found[1]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def option(place: Place) -> tuple[str, str]:
    """Tells the command where the games are."""
    return ("--data", str(place)) if isinstance(place, Path) else ("--database", place)


def once(*arguments: str | Path, language: str = "C.UTF-8") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [COMMAND, *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**ENVIRONMENT, "LC_ALL": language},
    )


def test_the_room_takes_more_connections_than_the_shell_would_let_it(folder: Path) -> None:
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, most))
    try:
        with parlour("--port", "0", "--data", folder) as (process, _):
            assert resource.prlimit(process.pid, resource.RLIMIT_NOFILE) == (min(most, MOST_FILES), most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (usual, most))


def test_pitfall_76_at_the_limit_of_files_people_play_on_and_the_log_stays_short(folder: Path) -> None:
    with parlour("--port", "0", "--data", folder, files=200) as (process, host), Guest(host, "Mira") as mira:
        with mira.look(mira.make(seats=["me", "same-screen"])) as screen, ExitStack() as crowd:
            screen.until_frame()
            for _ in range(400):
                crowd.enter_context(Raw(host))
                if len(screen.frames) < 20:
                    assert screen.answer(screen.act())["type"] == "acknowledged"
            with Guest(host, "Jonas") as newcomer:
                assert newcomer.http.get("/api/me").json()["name"] == "Jonas"
        process.send_signal(signal.SIGINT)
        told = process.stdout.read() if process.stdout else ""
        assert "Traceback" not in told, told
        assert len(told.splitlines()) < 30, told


def reconnect(guest: Guest, table: str) -> Screen:
    """Tries until the room is there again, like a page does."""
    name, port = guest.host.split(":")
    for _ in range(200):
        try:
            with socket.create_connection((name, int(port)), timeout=1):
                break
        except OSError:
            time.sleep(0.05)
    return guest.look(table)


def test_pitfall_03_after_kill_9_in_mid_trick_both_players_just_go_on(place: Place) -> None:
    with parlour("--port", "0", *option(place)) as (process, host):
        mira, jonas = Guest(host, "Mira"), Guest(host, "Jonas")
        table = mira.make(seats=["me", "open"])
        jonas.sit(table)
        with mira.look(table) as one, jonas.look(table) as other:
            play_until([one, other], lambda frame: frame["ply"] == 6)
            acting = one if one.frame["acting"] is not None else other
            frame = acting.frame
            message = {"type": "act", "seat": frame["acting"], "ply": 6, "action": frame["legal"][0], "id": "last"}
            assert acting.answer(acting.send(**message))["type"] == "acknowledged"
            process.send_signal(signal.SIGKILL)
            process.wait()
    with (
        parlour("--port", host.split(":")[1], *option(place)),
        reconnect(mira, table) as one,
        reconnect(jonas, table) as other,
        mira,
        jonas,
    ):
        assert one.until_frame()["ply"] == other.until_frame()["ply"] == 7
        assert [seat["name"] for seat in one.frame["seats"]] == ["Mira", "Jonas"]
        again = one if one.frame["seats"][frame["acting"]]["mine"] else other
        assert again.answer(again.send(**message))["type"] == "acknowledged"
        play_until([one, other], lambda frame: frame["ply"] == 12)


def test_pitfall_24_after_kill_9_a_bot_whose_turn_it_is_moves_without_being_asked(folder: Path) -> None:
    """It thinks slowly, so that it is killed in its thoughts; how long that takes is chance."""
    with parlour("--port", "0", "--data", folder) as (process, host):
        mira = Guest(host)
        table = mira.make(pace=4)
        with mira.look(table) as screen:
            screen.until_frame(lambda frame: frame["phase"] == "playing")
            while screen.frame["acting"] is not None:
                play_until([screen], later_than(screen.frame["ply"]))
            ply = screen.frame["ply"]
            process.send_signal(signal.SIGKILL)
            process.wait()
    with parlour("--port", host.split(":")[1], "--data", folder), reconnect(mira, table) as screen, mira:
        screen.until_frame(later_than(ply))


def later_than(ply: int) -> Callable[[Json], bool]:
    return lambda frame: (frame["ply"] or 0) > ply


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_stops_quietly_even_while_people_play(place: Place, how: signal.Signals) -> None:
    with parlour("--port", "0", *option(place)) as (process, host), Guest(host) as mira:
        with mira.look(mira.make()) as screen:
            play_until([screen], lambda frame: (frame["ply"] or 0) >= 2)
            process.send_signal(how)
            assert screen.closed() == 1012
        assert process.wait(timeout=10) in (0, -how if how == signal.SIGTERM else 0)
        assert process.stdout is not None
        said = process.stdout.read()
        assert "Traceback" not in said
        assert "--lan" in said


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux lists a process's children there")
def test_workers_do_not_outlive_a_room_that_was_killed(folder: Path) -> None:
    with parlour("--port", "0", "--data", folder) as (process, host), Guest(host) as mira:
        with mira.look(mira.make()) as screen:
            play_until([screen], lambda frame: (frame["ply"] or 0) >= 2)
            children = children_of(process.pid)
            assert children
            process.send_signal(signal.SIGKILL)
            process.wait()
        waited = time.monotonic()
        while any(Path(f"/proc/{child}/exe").exists() for child in children):
            assert time.monotonic() - waited < 10
            time.sleep(0.05)


def children_of(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


@pytest.mark.parametrize(
    ("language", "words"), [("C", "is in use"), ("fr_FR.UTF-8", "déjà pris"), ("de", "ist belegt")]
)
def test_a_port_in_use_is_a_clear_message_with_a_hint(folder: Path, language: str, words: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = once("--port", str(port), "--data", folder, language=language)
    assert said.returncode == 2
    assert words in said.stderr
    assert f"--port {port + 1}" in said.stderr
    assert len(said.stderr.splitlines()) == 1


def test_pitfall_59_below_a_path_the_room_says_its_whole_address(folder: Path) -> None:
    with parlour("--port", "0", "--data", folder, "--public-url", "https://example.org/cards") as (process, host):
        assert process.stdout is not None
        assert process.stdout.readline().strip().endswith(" https://example.org/cards")
        with Guest(f"{host}/cards") as mira:
            made = mira.http.post("/api/tables", json={"id": "one", "game": "costly-tricks"}).json()
        assert made["url"] == f"https://example.org/cards/t/{made['table']}"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--public-url", "https://cards.example.org?x"], "https://example.org/cards"),
        (["--public-url", "https://cards.example.org/t"], "begin with /t"),
        (["--root-path", "/a b"], "like /cards"),
        (["--root-path", "/one", "--public-url", "https://example.org/two"], "Leave --root-path out"),
    ],
)
def test_an_address_that_the_room_cannot_have_is_a_clear_message(folder: Path, options: list[str], words: str) -> None:
    said = once("--port", "0", "--data", folder, *options)
    assert (said.returncode, len(said.stderr.splitlines())) == (2, 1)
    assert words in said.stderr


def test_a_folder_that_cannot_be_written_or_is_in_use_is_a_clear_message(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = once("--port", "0", "--data", tmp_path / "file")
    assert (said.returncode, "--data" in said.stderr, "Traceback" in said.stderr) == (2, True, False)
    with parlour("--port", "0", "--data", tmp_path / "data"):
        said = once("--port", "0", "--data", tmp_path / "data")
    assert (said.returncode, "Another room" in said.stderr) == (2, True)


def test_a_small_answer_is_sent_at_once() -> None:
    """Without ``TCP_NODELAY`` the body of every answer would wait 40 ms for a word from the other side."""

    async def accepted() -> int:
        taken: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def take(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            taken.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
            async with await asyncio.start_server(take, sock=listener):
                return await taken

    assert asyncio.run(accepted())


def test_an_address_of_ipv6_stands_in_brackets() -> None:
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        assert address(listener, "::1") == f"http://[::1]:{port}"
        assert address(listener, "127.0.0.1") == f"http://127.0.0.1:{port}"


def test_it_opens_the_browser_when_asked_to(tmp_path: Path) -> None:
    """The browser of this test asks the room something before it ends."""
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    fetch = f"open({str(seen)!r}, 'w').write(str(urllib.request.urlopen(sys.argv[1] + '/api/me').status))"
    browser.write_text(f"#!{sys.executable}\nimport sys, urllib.request\n{fetch}\n")
    browser.chmod(0o755)
    with parlour("--port", "0", "--data", tmp_path / "data", "--open", BROWSER=str(browser), no_proxy="*"):
        waited = time.monotonic()
        while not (seen.exists() and seen.read_text()):
            assert time.monotonic() - waited < PATIENCE
            time.sleep(0.05)
    assert seen.read_text() == "200"


def test_it_shows_the_address_for_others_and_a_code_to_scan(folder: Path) -> None:
    with parlour("--port", "0", "--data", folder, "--public-url", "https://cards.example.org") as (process, host):
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(12)]  # the first line is read already
        assert told[0].endswith(" https://cards.example.org\n")
        assert all(line.strip("▀▄█ \n") == "" and len(line) > 20 for line in told[1:])
        with Guest(host) as mira:
            link = mira.http.post("/api/tables", json={"id": "lan", "game": "costly-tricks"}).json()["url"]
        assert link.startswith("https://cards.example.org/t/")


def test_pitfall_55_a_start_tells_where_the_games_are_and_how_many_tables_there_are(folder: Path) -> None:
    for tables in ("no table yet", "1 table."):
        with parlour("--port", "0", "--data", folder) as (process, host), Guest(host) as mira:
            assert process.stdout is not None
            told = [process.stdout.readline() for _ in range(2)][-1]
            assert str(folder) in told
            assert tables in told
            mira.make()
