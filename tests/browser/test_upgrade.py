"""Pages that were loaded before the room was upgraded."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from parlour.server.door import edge, pages
from parlour.server.table import live
from tests.browser.conftest import Window
from tests.browser.steps import box, open_table, play, playable
from tests.server.running import running

REFERENCE = re.compile(r"([\w.-]+-)([\w-]{8})(\.(?:js|css))")
"""A file of the client as another one names it."""


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the built client, which the room of a test shows."""
    copy = tmp_path / "static"
    shutil.copytree(pages.STATIC, copy)
    monkeypatch.setattr(pages, "STATIC", copy)
    return copy


@pytest.fixture
def there(static: Path, tmp_path: Path) -> Iterator[str]:
    assert static.is_dir()
    with running(tmp_path / "data") as (_, host):
        yield f"http://{host}/"


def upgrade(static: Path, mark: str = "N") -> None:
    """The same client under other names, as if all of it had changed; at no moment is a part of a file to be had."""
    old = [file for file in static.joinpath("assets").iterdir() if REFERENCE.fullmatch(file.name)]
    for file in old:
        written(file.with_name(renamed(file.name, mark)), renamed(file.read_text(), mark))
    index = written(static / "index.new", renamed((static / "index.html").read_text(), mark))
    index.replace(static / "index.html")
    for file in old:
        file.unlink()


def renamed(text: str, mark: str) -> str:
    return REFERENCE.sub(rf"\1{mark}\2\3", text)


def written(file: Path, text: str) -> Path:
    file.write_text(text)
    return file


def open_home(page: Page) -> None:
    """The home page, with all that it loads by itself."""
    page.goto("")
    expect(box(page)).to_be_visible()
    page.wait_for_load_state("networkidle")


def mark(page: Page) -> None:
    """The page can be told from the same page loaded anew."""
    page.evaluate("window.before = true")


def is_marked(page: Page) -> bool:
    return page.evaluate("window.before === true") is True


def reconnect(page: Page) -> None:
    page.evaluate("window.dispatchEvent(new Event('offline'))")


def test_pitfall_61_a_page_whose_parts_have_other_names_now_is_loaded_anew_at_its_address(
    window: Window, there: str, static: Path
) -> None:
    page = window(base_url=there)
    open_home(page)
    mark(page)
    upgrade(static)
    with page.expect_response(lambda response: "/assets/" in response.url and response.status == 404):
        box(page).get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Costly Tricks: the rules")).to_be_visible()
    assert not is_marked(page)


def test_pitfall_61_if_that_does_not_help_it_is_told_and_not_tried_for_ever(
    window: Window, there: str, static: Path
) -> None:
    page = window(base_url=there)
    open_home(page)
    loads: list[str] = []
    page.on("domcontentloaded", lambda loaded: loads.append(loaded.url))
    for file in static.joinpath("assets").glob("RulesPage-*.js"):
        file.unlink()
    box(page).get_by_role("link", name="Rules").click()
    expect(page.get_by_role("alert")).to_contain_text("a part of this page is not there")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.wait_for_timeout(1000)
    assert len(loads) == 1, "once, and then no more"


def test_pitfall_61_a_table_of_before_the_upgrade_is_loaded_anew_when_it_connects_again(
    window: Window, there: str, static: Path
) -> None:
    page = window(base_url=there)
    open_table(page)
    play(page)
    address = page.url
    mark(page)
    upgrade(static)
    reconnect(page)
    page.wait_for_function("() => window.before !== true")
    expect(page).to_have_url(address)
    play(page)
    assert not is_marked(page)


def test_pitfall_61_a_cache_with_the_old_page_makes_no_loop_and_the_page_says_that_it_is_old(
    window: Window, there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = window(base_url=there)
    open_table(page)
    expect(playable(page).first).to_be_visible()
    mark(page)
    for module in (edge, live):  # the page stays what it was
        monkeypatch.setattr(module, "build_id", lambda: "new")
    reconnect(page)
    page.wait_for_function("() => window.before !== true")
    expect(page.get_by_text("The room has a new version.")).to_be_visible()
    expect(page.get_by_role("button", name="Load the new one")).to_be_visible()
    mark(page)
    play(page)
    reconnect(page)
    play(page)
    assert is_marked(page), "it is played on, and loaded anew once only"


def test_pitfall_61_from_an_old_home_page_one_comes_to_the_new_client(window: Window, there: str, static: Path) -> None:
    page = window(base_url=there)
    page.goto("")
    expect(box(page)).to_be_visible()
    mark(page)
    (static / "index.html").write_bytes((static / "index.html").read_bytes() + b"<!-- new -->")
    with page.expect_response("**/api/tables"):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    box(page).get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Costly Tricks: the rules")).to_be_visible()
    assert not is_marked(page)
