"""The client behind proxies of all sorts."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from parlour.server.door.address import Address
from tests.browser.conftest import Window
from tests.browser.steps import box, play, play_whoever
from tests.proxy import Proxy, in_front
from tests.server.running import running

ROOT = "/parlour"


def play_below(window: Window, there: str) -> None:
    """Everything that leads somewhere: the page, a table, a card, a reload, an invitation, the rules, the study."""
    page = window(base_url=f"http://{there}{ROOT}/")
    page.goto("")
    box(page).get_by_role("button", name="Play now").click()
    play(page)
    expect(page).to_have_url(re.compile(f"^http://{there}{ROOT}/t/[^/]+$"))
    page.reload()
    play(page)
    page.get_by_role("link", name="Home").click()
    expect(page).to_have_url(f"http://{there}{ROOT}/")
    box(page).get_by_role("button", name="Invite").click()
    invitation = page.get_by_label("Link to this table")
    expect(invitation).to_have_value(re.compile(f"^http://{there}{ROOT}/t/[^/]+$"))
    play_whoever([page, follow(window, invitation.input_value())])
    study(page)


def follow(window: Window, invitation: str) -> Page:
    """A friend opens the invitation and sits down; his page."""
    friend = window(base_url=f"{invitation.rpartition('/t/')[0]}/")
    friend.goto(invitation)
    friend.get_by_role("button", name="Sit down").click()
    return friend


def study(page: Page) -> None:
    page.goto("")
    box(page).get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Costly Tricks: the rules")).to_be_visible()
    page.goto("study/costly-tricks?hands=T5.4..,.2..83,.3.T1.,...T76&leader=0")
    expect(page.locator("[data-hand] .card").first).to_be_visible()
    expect(page.get_by_text("Connection lost")).to_have_count(0)


def below(window: Window, folder: Path, *, strip: bool) -> None:
    with (
        running(folder, address=Address(None, ROOT)) as (_, host),
        in_front(proxy := Proxy(host, prefix=ROOT, strip=strip)) as there,
    ):
        play_below(window, there)
        assert proxy.elsewhere == [], "every address of the client lies below the path"


def test_pitfall_59_below_a_path_that_the_proxy_takes_off(window: Window, tmp_path: Path) -> None:
    below(window, tmp_path, strip=True)


def test_pitfall_59_below_a_path_that_the_proxy_passes_on(window: Window, tmp_path: Path) -> None:
    below(window, tmp_path, strip=False)


def test_pitfall_59_without_websockets_the_page_says_what_is_in_the_way(window: Window, tmp_path: Path) -> None:
    with running(tmp_path) as (_, host), in_front(Proxy(host, websockets=False)) as there:
        page = window(base_url=f"http://{there}/")
        page.goto("")
        box(page).get_by_role("button", name="Play now").click()
        expect(page.get_by_text("The room answers, but the live connection (WebSocket) does not get")).to_be_visible()
        page.goto("study/costly-tricks?hands=T5.4..,.2..83,.3.T1.,...T76&leader=0")
        expect(page.get_by_text("The room answers, but the live connection (WebSocket) does not get")).to_be_visible()


def test_pitfall_59_another_host_than_the_browsers_is_named_and_what_helps(window: Window, tmp_path: Path) -> None:
    with running(tmp_path) as (_, host), in_front(Proxy(host, host="upstream:8000")) as there:
        page = window(base_url=f"http://{there}/")
        page.goto("")
        box(page).get_by_role("button", name="Play now").click()
        told = box(page).get_by_role("alert")
        for part in (f"http://{there}", "upstream:8000", "--public-url"):
            expect(told).to_contain_text(part)
        page.goto("t/abc")
        expect(page.get_by_role("alert").filter(has_text="--public-url")).to_be_visible()
