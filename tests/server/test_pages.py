"""The browser client's files."""

import mimetypes
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from parlour.server.door import pages
from parlour.server.door.address import Address
from tests.server.running import running


@pytest.fixture
def client(host: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "static" / "index.html").write_text("<title>the client</title>")
    (tmp_path / "static" / "icon.svg").write_text("<svg/>")
    (tmp_path / "static" / ".stamp").write_text("stamp")
    (tmp_path / "static" / "assets" / "app-1a2b.js").write_text("play()")
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    with httpx.Client(base_url=f"http://{host}", trust_env=False, verify=False) as made:
        yield made


STUDY = ["/study", "/study/costly-tricks?leader=0", "/puzzle", "/puzzle/costly-tricks/0", "/review/abc/1"]
REPLAYS = ["/replay/abc/1/2", "/replay/abc/1/2/30?eyes=all", "/open"]


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/rules/costly-tricks", "/new/costly-tricks", "/t/abc?x=1", *STUDY, *REPLAYS]
)
def test_every_address_of_the_client_shows_its_page(client: httpx.Client, path: str) -> None:
    response = client.get(path)
    assert (response.status_code, response.text) == (200, "<title>the client</title>")
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "private, no-cache"
    assert "set-cookie" not in client.get(path).headers


def test_files_whose_names_change_are_kept_for_ever(client: httpx.Client) -> None:
    response = client.get("/assets/app-1a2b.js")
    assert response.text == "play()"
    assert "immutable" in response.headers["cache-control"]
    assert "set-cookie" not in response.headers, "a cache that serves many would give all of them one identity"
    assert response.headers["content-type"].startswith("text/javascript")
    assert response.headers["content-encoding"] == "gzip"


def test_other_files_are_asked_for_again_and_not_sent_twice(client: httpx.Client) -> None:
    first = client.get("/icon.svg")
    again = client.get("/icon.svg", headers={"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


@pytest.mark.parametrize(
    "path",
    [
        *("/t", "/t/a/b", "/nothing", "/assets", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/.stamp", "/a%00b"),
        *(
            "/assets/%2e/app-1a2b.js",
            "/assets/x/%2e%2e/app-1a2b.js",
            "/ASSETS/app-1a2b.js",
            "/icon.svg.",
            "/icon.svg%20",
        ),
    ],
)
def test_nothing_else_is_there(client: httpx.Client, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert response.json()["code"] == "not-found"


@pytest.mark.parametrize("path", ["/nothing", "/t", "/study/costly-tricks/x/y"])
def test_a_person_at_an_address_that_is_none_gets_the_page_that_says_so(client: httpx.Client, path: str) -> None:
    first = client.get(path, headers={"accept": "text/html"})
    again = client.get(path, headers={"accept": "text/html", "if-none-match": first.headers["etag"]})
    for response in (first, again):
        assert response.status_code == 404
        assert response.text == client.get("/").text


@pytest.mark.parametrize("accept", ["text/html", "*/*"])
def test_pitfall_61_a_file_of_another_build_is_not_there_and_no_cache_remembers_that(
    client: httpx.Client, accept: str
) -> None:
    response = client.get("/assets/app-0ld0.js", headers={"accept": accept})
    assert (response.status_code, response.json()["code"]) == (404, "not-found")
    assert response.headers["cache-control"] == "no-store"


def test_pitfall_61_the_page_and_every_answer_name_the_build(client: httpx.Client) -> None:
    (pages.STATIC / "index.html").write_text('<base href="/" /><script src="./assets/one.js"></script>')
    first = client.get("/api/nothing").headers["parlour-build"]
    assert f'<meta name="parlour-build" content="{first}" />' in client.get("/").text
    (pages.STATIC / "index.html").write_text('<base href="/" /><script src="./assets/another.js"></script>')
    assert client.get("/api/nothing").headers["parlour-build"] != first


def test_pitfall_59_the_page_knows_the_path_below_which_the_room_lies(client: httpx.Client, folder: Path) -> None:
    (pages.STATIC / "index.html").write_text('<base href="/" />')
    at_top = client.get("/")
    assert '<base href="/" />' in at_top.text
    with running(folder, address=Address(None, "/cards")) as (_, host):
        below = httpx.get(f"http://{host}/cards/t/abc", trust_env=False)
        assert '<base href="/cards/" />' in below.text
        assert below.headers["etag"] != at_top.headers["etag"]


def test_an_address_longer_than_any_file_name_is_not_found(client: httpx.Client) -> None:
    assert client.get("/" + "a" * 5000).status_code == 404


def test_a_client_that_was_not_built_says_so(client: httpx.Client) -> None:
    (pages.STATIC / "index.html").unlink()
    response = client.get("/")
    assert response.status_code == 503
    assert "not built" in response.text


@pytest.mark.parametrize(
    "path",
    [
        "/C:%5Csecret.txt",
        "/C:/secret.txt",
        "/x%5C..%5C..%5Csecret.txt",
        "/assets%5Capp-1a2b.js",
        "/%5C%5Chost%5Cshare",
        "/..%2Fsecret.txt",
    ],
)
def test_pitfall_58_no_address_leads_out_of_the_folder_whatever_separates_the_parts_of_a_path(
    client: httpx.Client, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows joining such a part to the folder would leave it; so no file is ever asked for by an address."""
    assert client.get("/icon.svg").status_code == 200
    asked: list[Path] = []

    def is_file(self: Path) -> bool:
        asked.append(self)
        return False

    monkeypatch.setattr(Path, "is_file", is_file)
    response = client.get(path)
    assert (response.status_code, response.json()["code"]) == (404, "not-found")
    assert not asked


def test_pitfall_58_the_types_of_files_are_ours_and_not_the_systems(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    (pages.STATIC / "assets" / "app-1a2b.css").write_text("body {}")
    mimetypes.init()
    for ending in (".css", ".js", ".svg"):
        monkeypatch.setitem(mimetypes.types_map, ending, "application/x-strange")
    assert client.get("/assets/app-1a2b.css").headers["content-type"].startswith("text/css")
    assert client.get("/assets/app-1a2b.js").headers["content-type"].startswith("text/javascript")
    assert client.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")


@pytest.mark.skipif(not (pages.STATIC / "index.html").is_file(), reason="the browser client was not built")
def test_pitfall_58_every_file_of_the_built_client_has_a_type() -> None:
    endings = {Path(name).suffix for name in pages._files()}
    assert ".js" in endings
    assert endings <= pages.TYPES.keys()


def test_a_client_that_is_built_anew_is_shown_without_a_new_start(client: httpx.Client) -> None:
    assert client.get("/assets/app-3c4d.js").status_code == 404
    (pages.STATIC / "assets" / "app-3c4d.js").write_text("play(2)")
    (pages.STATIC / "robots.txt").write_text("")
    assert client.get("/assets/app-3c4d.js").text == "play(2)"
    assert client.get("/robots.txt").status_code == 200
