"""Browsers that keep no cookie, and those that keep it for https only."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from parlour.server.door.address import address_of
from tests.browser.conftest import PATIENCE, Window, with_settings
from tests.browser.steps import box, open_table, play
from tests.server.running import running

NO_COOKIES = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""What Chromium writes down when its person has set it to keep none; no storage of any kind is left then."""


@pytest.fixture
def wary(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    browser_context_args: dict[str, Any],
    tmp_path: Path,
) -> Iterator[BrowserContext]:
    """A browser that keeps no cookies."""
    if (browser := with_settings()) is None:
        pytest.skip("no browser with settings: install chromium, too")
    (tmp_path / "profile" / "Default").mkdir(parents=True)
    (tmp_path / "profile" / "Default" / "Preferences").write_text(json.dumps(NO_COOKIES))
    args = {**browser_type_launch_args, **browser_context_args, "executable_path": browser}
    del args["storage_state"]  # such a browser has its own
    context = browser_type.launch_persistent_context(tmp_path / "profile", **args)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def test_pitfall_51_who_keeps_no_cookie_is_told_so_instead_of_getting_a_seat(page: Page, wary: BrowserContext) -> None:
    address = open_table(page, "me", "open")
    friend = wary.new_page()
    friend.goto(address)
    told = friend.get_by_role("alert")
    expect(told).to_contain_text("Your browser keeps no cookie")
    expect(told).to_contain_text("Allow cookies for this site")
    friend.get_by_role("button", name="Sit down").click()
    expect(told).to_contain_text("Your browser keeps no cookie")
    expect(page.get_by_text("A friend, by link", exact=True).first).to_be_visible()


def test_pitfall_51_nor_does_he_open_a_table(wary: BrowserContext) -> None:
    page = wary.new_page()
    page.goto("/")
    box(page).get_by_role("button", name="Play now").click()
    expect(box(page).get_by_role("alert")).to_contain_text("Allow cookies for this site")
    assert urlsplit(page.url).path == "/"


def test_pitfall_51_a_room_with_a_public_https_address_is_played_in_by_http(window: Window, tmp_path: Path) -> None:
    """By a name: Chromium treats this machine's own address as if it were secure."""
    with running(tmp_path, address=address_of("https://room.test")) as (_, host):
        page = window(base_url=f"http://room.test:{host.partition(':')[2]}")
        page.goto("/")
        box(page).get_by_role("button", name="Play now").click()
        play(page)


@pytest.mark.parametrize("name", ["prefs", "parlour"])
def test_pitfall_50_beside_another_application_one_stays_the_same_guest(
    page: Page, context: BrowserContext, name: str
) -> None:
    value = '{"v":1, "who":"Jörg"}'
    context.add_cookies([{"name": name, "value": value, "domain": "127.0.0.1", "path": "/api"}])
    address = open_table(page)
    play(page)
    page.goto("/")
    page.goto(address)
    play(page)
