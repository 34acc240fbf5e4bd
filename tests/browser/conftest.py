"""A real Chromium, and the room that it visits."""

import json
import os
import shutil
from collections import deque
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, WebSocket, expect

from parlour.core.discovery import games
from parlour.server.door.pages import STATIC
from tests.browser.room import RoomProcess
from tests.browser.steps import settings

BARE = "chromium-headless-shell"
"""It has neither windows nor settings, and takes two thirds of the work."""
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP room.test 127.0.0.1",
]
KNOWS_THE_GAMES = {"name": "parlour.met", "value": json.dumps([*games()])}
"""What a browser keeps of somebody who is told nothing at his first table any more."""
PATIENCE = 20_000
"""Milliseconds that a step may take on a busy machine; nothing waits as long when all is well."""
SOLVING = 90_000
"""Milliseconds that the solver may take, which is polite and lets everything else on a busy machine go first."""


def chromium() -> str | None:
    return os.environ.get("PARLOUR_CHROMIUM") or shutil.which(BARE) or _whole()


def with_settings() -> str | None:
    """The browser of the tests if a person can set anything in it, else another one."""
    mine = chromium()
    return _whole() if mine and Path(mine).name == BARE else mine


def _whole() -> str | None:
    return next(filter(None, map(shutil.which, WHOLE)), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser, or without the built client, there is nothing to test; the reason is told."""
    here = [item for item in items if Path(__file__).parent in item.path.parents]
    if chromium() is None:
        reason = "no Chromium: install one, or name it in PARLOUR_CHROMIUM"
    elif not (STATIC / "index.html").is_file():
        reason = "the client is not built: uv run parlour builds it"
    else:
        return
    for item in here:
        item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium(), "args": FLAGS}


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], room: RoomProcess) -> dict[str, Any]:
    return {
        **browser_context_args,
        "base_url": room.url,
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 800},
        "reduced_motion": "reduce",
        "storage_state": knowing(room.url),
    }


def knowing(url: str) -> Any:
    """What the browser has stored of somebody who knows the games, wherever the room's address begins."""
    return {"origins": [{"origin": "{0.scheme}://{0.netloc}".format(urlsplit(url)), "localStorage": [KNOWS_THE_GAMES]}]}


@pytest.fixture(scope="session")
def shared_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RoomProcess]:
    process = RoomProcess(tmp_path_factory.mktemp("room"))
    yield process
    process.stop()


@pytest.fixture
def room(shared_room: RoomProcess) -> RoomProcess:
    """A room that a test leaves running."""
    return shared_room


Window = Callable[..., Page]


@pytest.fixture
def window(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Window]:
    """Opens a window of another guest; ``chosen`` are his settings, the rest is about his browser."""
    contexts: list[BrowserContext] = []

    def open_window(chosen: dict[str, Any] | None = None, **browser_args: Any) -> Page:
        known = {"storage_state": knowing(browser_args["base_url"])} if "base_url" in browser_args else {}
        context = browser.new_context(**{**browser_context_args, **known, **browser_args})
        contexts.append(context)
        settings(context, **(chosen or {}))
        if "base_url" not in browser_args:
            context.request.get("/api/me")  # hands out the cookie to whoever asks for something beside the page
        return watched(context.new_page())

    yield open_window
    pages = [page for page in WITNESSES if page.context in contexts]
    faults = [fault for page in pages for fault in WITNESSES.pop(page).faults]
    for context in contexts:
        context.close()
    assert faults == []


class Witness(NamedTuple):
    """What a page did that it does not show.

    Attributes:
        faults: exceptions that nobody caught.
        wire: the last messages from and to the room.
    """

    faults: list[str]
    wire: deque[str]


WITNESSES: dict[Page, Witness] = {}


def watched(page: Page) -> Page:
    """The page, in which nothing may go wrong unseen."""
    witness = WITNESSES.setdefault(page, Witness([], deque(maxlen=6)))
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: witness.faults.append(str(error)))

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda message: witness.wire.append(f"< {message!s:.3000}"))
        socket.on("framesent", lambda message: witness.wire.append(f"> {message!s:.3000}"))

    page.on("websocket", listen)
    return page


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails tells what its pages showed."""
    report = yield
    if report.when == "call" and report.failed:
        report.sections += [(page.url, shown(page)) for page in WITNESSES]
    return report


def shown(page: Page) -> str:
    """What a screen reader finds on a page, and what the page and the room said to each other last."""
    try:
        tree = page.locator("body").aria_snapshot(timeout=PATIENCE / 4)
    except Error as error:
        tree = str(error)
    return "\n".join([tree, *WITNESSES[page].faults, *WITNESSES[page].wire])


@pytest.fixture(autouse=True)
def _patient() -> None:
    expect.set_options(timeout=PATIENCE)


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """The page of the first guest, who has his cookie."""
    page.request.get("/api/me")
    yield watched(page)
    assert WITNESSES.pop(page).faults == []
