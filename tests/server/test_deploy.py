"""The files in ``deploy/``, each used by the program that it is for."""

import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from parlour.server.door.pages import STATIC
from tests.postgres import Server
from tests.server.persistent import at
from tests.server.running import Guest, wait_until
from tests.server.test_process import COMMAND, ENVIRONMENT
from tests.server.test_processes import ONE_SCREEN, OPENS, acts, answers, children, crew, free_ports, kill_often

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
{user}
events {{}}
http {{
    access_log off;
    include {types};
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    include {folder}/parlour.conf;
}}
"""
TYPES = "/etc/nginx/mime.types"
"""nginx' own; the room says itself of what type its files are."""


@contextmanager
def nginx(hosts: list[str], folder: Path, *, bounds: bool = True) -> Iterator[tuple[str, str]]:
    """nginx with our file before a room, but for its ports and its certificate; where it is for http and for https.

    Args:
        bounds: as in our file, nobody may open more than a household needs.
    """
    if NGINX is None:
        pytest.skip("no nginx: install it, or put it on the path")
    port = free_ports(3)
    plain, secure = f"127.0.0.1:{port}", f"127.0.0.1:{port + 1}"
    ours = (DEPLOY / "nginx.conf").read_text()
    servers = "".join(f"    server {host}\\2\n" for host in hosts)
    ours = re.sub(r"(    server 127\.0\.0\.1:800\d( [^\n]*)\n)+", servers, ours)
    ours = re.sub(r"    listen \[::\][^\n]*\n", "", ours)
    ours = ours.replace("listen 80;", f"listen 127.0.0.1:{port + 2};")
    ours = ours.replace("listen 443 ssl http2;", f"listen {plain}; listen {secure} ssl http2;")
    ours = re.sub(r"/etc/letsencrypt/live/[^/]*", str(folder), ours)
    ours = ours.replace("/var/cache/nginx", str(folder))
    ours = ours if bounds else re.sub(r" +limit_(conn|req) [^\n]*\n", "", ours)
    (folder / "parlour.conf").write_text(ours)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user, types=TYPES))
    key = ["-newkey", "rsa:2048", "-nodes", "-keyout", str(folder / "privkey.pem")]
    about = ["-days", "2", "-subj", "/CN=cards.example.org", "-out", str(folder / "fullchain.pem")]
    subprocess.run(["openssl", "req", "-x509", *key, *about], check=True, capture_output=True)
    process = subprocess.Popen([NGINX, "-c", str(folder / "nginx.conf"), "-e", str(folder / "errors")])
    try:
        wait_until(lambda: process.poll() is not None or _listens(plain))
        assert process.poll() is None, (folder / "errors").read_text()
        yield plain, secure
    finally:
        process.send_signal(signal.SIGQUIT)
        process.wait(30)


@contextmanager
def nginx_before(folder: Path, hosts: list[str]) -> Iterator[list[str]]:
    """The only way to a room leads through nginx."""
    with nginx(hosts, folder) as (there, _):
        yield [there]


def _listens(host: str) -> bool:
    name, port = host.split(":")
    try:
        socket.create_connection((name, int(port)), timeout=1).close()
    except OSError:
        return False
    return True


def test_through_nginx_all_of_a_table_reaches_the_process_that_runs_it(database: str, tmp_path: Path) -> None:
    """So it is with every table and every guest: nobody is sent away, and no table moves."""
    with crew(database, 2) as (_, hosts), nginx(hosts, tmp_path) as (there, _):
        tables = []
        for number in range(6):
            with Guest(there, f"Mira {number}") as mira, Guest(there, f"Jonas {number}") as jonas:
                table = mira.make(id=str(number), seats=["me", "open"])
                assert jonas.sit(table).status_code == 201
                with mira.look(table) as one, jonas.look(table) as other:
                    for screen in (one, other):
                        screen.until_frame(lambda frame: frame["phase"] == "playing")
                        assert {seat["name"] for seat in screen.frame["seats"]} == {f"Mira {number}", f"Jonas {number}"}
                    mover = one if one.frame["acting"] is not None else other
                    assert mover.answer(mover.act())["type"] == "acknowledged"
                    assert other.silent() or other.frame["ply"] == 1
                assert mira.http.get(f"/api/tables/{table}/record").status_code == 200
                tables.append(table)
        assert [len(acts(database, table)) for table in tables] == [1] * 6


def test_through_nginx_play_goes_on_after_kill_9_of_the_process_that_runs_it(database: str, tmp_path: Path) -> None:
    with crew(database, 2) as (process, hosts), nginx(hosts, tmp_path) as (there, _), Guest(there, "Mira") as mira:
        table = mira.make(seats=ONE_SCREEN)
        with at([there], table, mira.cookie) as page:
            for pid in children(process.pid):
                page.act()
                os.kill(pid, signal.SIGKILL)
                page.act()
                wait_until(lambda: all(map(answers, hosts)), OPENS)
            assert acts(database, table) == page.acknowledged
            assert page.screen.frame["seats"][0]["name"] == "Mira"


def test_through_nginx_everybody_comes_to_another_process_at_once_also_to_one_that_was_killed_before(
    database: str, tmp_path: Path
) -> None:
    """What nginx remembers of a process that did not answer keeps nobody from it when it is the only one that does."""
    kill_often(database, 2, partial(nginx_before, tmp_path))
    assert "no live upstreams" not in (tmp_path / "errors").read_text()


def test_nginx_speaks_https_and_keeps_the_files_of_the_client(database: str, tmp_path: Path) -> None:
    trusting = ssl._create_unverified_context()
    with crew(database, 2) as (process, hosts), nginx(hosts, tmp_path) as (plain, secure):
        with httpx.Client(base_url=f"https://{secure}", verify=trusting, trust_env=False) as mira:
            page = mira.get("/")
            assert "Secure" in page.headers["set-cookie"]
            assert page.headers["strict-transport-security"]
            made = mira.post("/api/tables", json={"id": "one", "game": "costly-tricks"}).json()
            assert made["url"] == f"https://{secure}/t/{made['table']}"
            with connect(f"wss://{secure}/api/tables/{made['table']}/live", ssl=trusting, proxy=None) as screen:
                assert b'"hello"' in screen.recv(decode=False)
        files = [*STATIC.glob("assets/*.js")]
        if not files:
            pytest.skip("the client is not built")
        address = f"http://{plain}/assets/{files[0].name}"
        first = httpx.get(address, trust_env=False)
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        assert httpx.get(address, trust_env=False).content == first.content
        assert httpx.get(f"http://{plain}/", trust_env=False).status_code == 502


def test_postgresql_starts_with_our_settings(postgres: Server) -> None:
    settings = dict(re.findall(r"(?m)^(\w+) = (\S+)", (DEPLOY / "postgresql.conf").read_text()))
    assert len(settings) > 5
    postgres.stop()
    try:
        postgres.start(**settings)
        for name, value in settings.items():
            assert postgres.ask(f"SHOW {name}") == [(value,)]
    finally:
        postgres.stop()
        postgres.start()


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """As it is, but for the program, which lies elsewhere here."""
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("no systemd-analyze: install systemd")
    unit = tmp_path / "parlour.service"
    unit.write_text(
        (DEPLOY / "parlour.service").read_text().replace("/opt/parlour/bin/parlour", shutil.which("true") or "")
    )
    said = subprocess.run([verify, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")
    broken = tmp_path / "broken.service"
    broken.write_text(unit.read_text().replace("KillMode=mixed", "KillMode=gently"))
    assert (
        "gently" in subprocess.run([verify, "verify", str(broken)], capture_output=True, text=True, check=False).stderr
    )


def test_the_unit_opens_the_room_as_the_command_understands_it() -> None:
    (command,) = re.findall(r"(?m)^ExecStart=\S+ (.*)$", (DEPLOY / "parlour.service").read_text())
    from parlour.cli.main import app

    _, bound, _ = app.parse_args(command.split(), exit_on_error=False, print_error=False)
    assert (bound.kwargs["workers"], bound.kwargs["port"]) == (4, 8000)
    upstream = re.findall(r"server 127\.0\.0\.1:(\d+) ", (DEPLOY / "nginx.conf").read_text())
    assert upstream == [str(8000 + index) for index in range(4)]


def of_the_container(instruction: str) -> list[str]:
    """The words of an instruction in our file that is written as a list."""
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    (words,) = re.findall(rf"(?m)^{instruction}[^\n\[]*(\[.*\])$", text)
    return [str(word) for word in json.loads(words)]


def test_in_a_container_the_room_writes_nothing_but_its_data_and_its_health_is_asked(tmp_path: Path) -> None:
    """What the file says, without an image: as it is opened there, where nothing else can be written."""
    if os.geteuid() != 0 or shutil.which("unshare") is None:
        pytest.skip("no file systems can be made read-only: it takes root, and unshare")
    port, data = str(free_ports(1)), tmp_path / "data"
    data.mkdir()
    command = [word.replace("8000", port) for word in of_the_container("ENTRYPOINT")]
    assert (command[0], command[2]) == ("parlour", "0.0.0.0")
    asked = [sys.executable, *(word.replace("8000", port) for word in of_the_container("HEALTHCHECK")[1:])]
    alone = 'mount --bind "$0" "$0" && mount -o remount,bind,ro / && cd / && ! touch /new 2> /dev/null && exec "$@"'
    locked = ["unshare", "--mount", "sh", "-c", alone, str(data), str(COMMAND), *command[1:]]
    environment = {**ENVIRONMENT, "XDG_DATA_HOME": str(data), "HOME": str(data)}
    with subprocess.Popen(locked, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            assert port in process.stdout.readline()
            assert subprocess.run(asked, check=False, capture_output=True).returncode == 0
            with Guest(f"127.0.0.1:{port}", "Mira") as mira, mira.look(mira.make(seats=ONE_SCREEN)) as screen:
                screen.until_frame()
                assert screen.answer(screen.act())["type"] == "acknowledged"
        finally:
            process.terminate()
    assert process.returncode in (0, -signal.SIGTERM)
    assert [file.name for file in data.rglob("*.sqlite3")] == ["parlour.sqlite3"]
    assert subprocess.run(asked, check=False, capture_output=True).returncode == 1
