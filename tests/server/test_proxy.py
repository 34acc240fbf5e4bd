"""A room behind a proxy."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from parlour.server.door.address import Address
from tests.proxy import Proxy, in_front
from tests.server.running import Guest, Screen, running

ROOT = "/parlour"


@contextmanager
def behind(folder: Path, root: str = "", **kind: bool | str) -> Iterator[tuple[Proxy, str, str]]:
    """The proxy, and the hosts and ports of the proxy and of the room."""
    with running(folder, address=Address(None, root)) as (_, host):
        proxy = Proxy(host, prefix=root, **kind)  # type: ignore[arg-type]
        with in_front(proxy) as there:
            yield proxy, there, host


def test_pitfall_59_through_a_plain_proxy_a_table_is_played(folder: Path) -> None:
    with behind(folder) as (_, there, _), Guest(there, "Mira") as mira, mira.look(mira.make()) as screen:
        screen.until_frame(lambda frame: frame["acting"] is not None)
        assert screen.answer(screen.act())["type"] == "acknowledged"


@pytest.mark.parametrize("strip", [True, False])
def test_pitfall_59_below_a_path_everything_is_there_whether_the_proxy_strips_it_or_not(
    folder: Path, strip: bool
) -> None:
    with behind(folder, ROOT, strip=strip) as (proxy, there, _), Guest(f"{there}{ROOT}") as mira:
        made = mira.http.post("/api/tables", json={"id": "one", "game": "costly-tricks", "pace": 0})
        table = made.json()["table"]
        assert made.json()["url"] == f"http://{there}{ROOT}/t/{table}"
        with mira.look(table) as screen:
            screen.until_frame(lambda frame: frame["acting"] is not None)
            assert screen.answer(screen.act())["type"] == "acknowledged"
        for path in ("", "/", f"/t/{table}"):
            answer = httpx.get(f"http://{there}{ROOT}{path}", trust_env=False)
            assert f"; Path={ROOT}; " in answer.headers["set-cookie"]
        assert proxy.elsewhere == []


def test_pitfall_50_a_room_below_a_path_does_not_lose_to_one_above_it(folder: Path) -> None:
    """Two rooms on one host: each gets the cookies of both."""
    with (
        behind(folder, ROOT) as (_, there, _),
        httpx.Client(base_url=f"http://{there}{ROOT}", trust_env=False) as client,
    ):
        above = "a" * 43
        client.cookies.set("parlour", above, domain="127.0.0.1", path="/")
        shared = client.put("/api/me", json={"name": "Mira"})
        assert (shared.status_code, "set-cookie" in shared.headers) == (200, False)
        client.cookies.set("parlour", "b" * 43, domain="127.0.0.1", path=ROOT)
        assert client.get("/api/me").json()["name"] == "", "the cookie of the longer path counts"
        assert client.get("/api/me").request.headers["cookie"].count("parlour=") == 2


def test_pitfall_59_a_proxy_that_tells_another_host_is_told_apart_from_another_site(folder: Path) -> None:
    with running(folder) as (_, host), in_front(Proxy(host, host="upstream:8000")) as there, Guest(there) as mira:
        refused = mira.http.put("/api/me", json={"name": "Mira"}, headers={"Origin": f"http://{there}"})
        assert refused.status_code == 403
        problem = {"code": "wrong-origin", "parameters": {"origin": f"http://{there}", "host": "upstream:8000"}}
        assert refused.json() == problem


def test_pitfall_59_with_its_public_address_the_room_does_not_mind_what_host_it_is_told(folder: Path) -> None:
    public = "https://cards.example.org"
    with (
        running(folder, address=Address(public)) as (_, host),
        in_front(Proxy(host, host="upstream:8000")) as there,
        Guest(there) as mira,
    ):
        own = {"Origin": public}
        assert mira.http.put("/api/me", json={"name": "Mira"}, headers=own).status_code == 200
        with Screen(there, mira.make(), mira.cookie, **own) as screen:
            assert screen.until_frame()["seats"][0]["mine"]


def test_pitfall_59_without_websockets_the_room_answers_all_else(folder: Path) -> None:
    with behind(folder, websockets=False) as (_, there, _), Guest(there, "Mira") as mira:
        table = mira.make()
        with pytest.raises(InvalidStatus), mira.look(table):
            pass


@pytest.mark.parametrize("trusted", [True, False])
def test_pitfall_51_a_cookie_is_secure_if_the_browser_came_by_https_as_a_trusted_proxy_says(
    folder: Path, monkeypatch: pytest.MonkeyPatch, trusted: bool
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1" if trusted else "192.0.2.1")
    with running(folder) as (_, host), httpx.Client(base_url=f"http://{host}", trust_env=False) as client:
        cookie = client.get("/api/me", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
        assert ("Secure" in cookie.split("; ")) is trusted
        assert cookie.startswith("__Secure-parlour=") is trusted
        client.cookies.clear()
        plain = client.get("/api/me").headers["set-cookie"]
        assert plain.startswith("parlour=")
        assert "Secure" not in plain


def test_pitfall_51_under_a_public_https_address_plain_http_works(folder: Path) -> None:
    with running(folder, address=Address("https://cards.example.org")) as (_, host), Guest(host, "Mira") as mira:
        own = {"Origin": f"http://{host}"}
        made = mira.http.post("/api/tables", json={"id": "one", "game": "costly-tricks"}, headers=own)
        assert made.json()["url"].startswith("https://cards.example.org/t/")
        with Screen(host, made.json()["table"], mira.cookie, **own) as screen:
            assert screen.until_frame()["seats"][0]["mine"]
