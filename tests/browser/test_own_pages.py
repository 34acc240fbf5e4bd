"""A guest's own pages: what he has played, what is stored of him, his other device."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Window
from tests.browser.looks import SIZES, findings, resize, too_small
from tests.browser.steps import at_once, open_table, play_out


def name_him(page: Page, name: str) -> None:
    page.request.get("/api/me")
    assert page.request.put("/api/me", data={"name": name}).ok


def play_a_match(page: Page, *seats: str) -> None:
    open_table(page, *(seats or ("me", "bot:easy")))
    play_out(page)


def entries(page: Page) -> Locator:
    return page.get_by_role("listitem").filter(has_text="Costly Tricks")


def test_who_has_played_nothing_is_told_what_will_stand_there(window: Window) -> None:
    page = window()
    page.goto("/games")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(page.get_by_text("You have not played a match to its end")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("article").first).to_be_visible()


def test_a_match_is_listed_filtered_counted_and_played_again(window: Window) -> None:
    page = window({"confirm": "never"})
    name_him(page, "Mira")
    play_a_match(page)
    page.goto("/")
    page.get_by_role("link", name="Your games").click()
    expect(entries(page)).to_have_count(1)
    expect(entries(page)).to_contain_text(re.compile(r"Costly Tricks\s+Flora.*(You|Flora) won", re.DOTALL))
    page.get_by_label("With", exact=True).select_option(label="Flora")
    expect(entries(page)).to_have_count(1)
    page.get_by_text("Standings", exact=True).click()
    expect(entries(page)).to_contain_text(re.compile(r"Flora.*You \d.*1 match", re.DOTALL))
    expect(page.get_by_role("img", name=re.compile("The last ones: (won|lost)"))).to_be_visible()
    page.get_by_text("Numbers", exact=True).click()
    expect(page.get_by_text(re.compile(r"best round [+−]?\d+"))).to_be_visible()
    page.get_by_text("Matches", exact=True).click()
    page.get_by_role("button", name=re.compile("play again$")).click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator("[data-board]")).to_be_visible()


def test_the_list_is_used_by_keyboard_alone(window: Window) -> None:
    page = window({"confirm": "never"})
    play_a_match(page)
    page.goto("/games")
    expect(entries(page)).to_have_count(1)
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.ariaLabel ?? ''").endswith("play again"):
            break
    else:
        raise AssertionError("Tab never reaches the button")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_own_pages_are_readable_on_every_screen_and_by_every_reader(window: Window, scheme: str) -> None:
    page = window({"confirm": "never"}, color_scheme=scheme)
    name_him(page, "Mira")
    play_a_match(page)
    for path, shown in (("/games", "Play again"), ("/you", "Delete me")):
        page.goto(path)
        expect(page.get_by_text(shown).first).to_be_visible()
        assert findings(page) == []
        for size in SIZES:
            resize(page, size)
            wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
            assert not wide, (path, size)
            assert too_small(page) == 0, (path, size)


def test_a_guest_moves_to_a_second_browser_and_signs_it_out_again(window: Window) -> None:
    first, second = window(), window()
    name_him(first, "Mira")
    name_him(second, "Jonas")
    address = open_table(first, "me", "open")
    first.goto("/you")
    first.get_by_role("button", name="Make a link").click()
    link = first.get_by_label("Link for your other device").input_value()
    assert "#" in link

    preview = second.request.get(link.partition("#")[0])
    assert preview.ok
    second.goto(link)
    expect(second.get_by_role("heading", name="Be Mira in this browser?")).to_be_visible()
    expect(second.get_by_text("You are Jonas in this browser.")).to_be_visible()
    second.get_by_role("button", name="Be Mira").click()
    expect(second.get_by_role("button", name="Mira", exact=True)).to_be_visible()
    second.goto(address)
    expect(second.get_by_text("A friend, by link", exact=True).first).to_be_visible()
    expect(second.get_by_text("Mira (you)")).to_be_visible()

    third = window()
    third.goto(link)
    expect(third.get_by_role("alert")).to_contain_text("This link has been used")

    first.get_by_role("button", name="Sign out everywhere else").click()
    first.get_by_role("dialog").get_by_role("button", name="Sign out everywhere else").click()
    expect(first.get_by_text("Only this browser is you now.")).to_be_visible()
    second.goto("/")
    expect(second.get_by_role("button", name="Mira")).to_have_count(0)
    first.goto(address)
    expect(first.get_by_text("Mira (you)")).to_be_visible()


def test_a_guest_downloads_everything_and_is_forgotten(window: Window, tmp_path: Path) -> None:
    page = window({"confirm": "never"})
    name_him(page, "Mira")
    play_a_match(page)
    page.goto("/you")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    file = tmp_path / "own.json"
    download.value.save_as(file)
    told = json.loads(file.read_text(encoding="utf-8"))
    assert (told["guest"]["name"], len(told["tables"])) == ("Mira", 1)
    assert download.value.suggested_filename == "parlour-guest.json"
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_label("Your name")).to_have_value("Mira")
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete me").click()
    expect(page).to_have_url(re.compile("/$"))
    expect(page.get_by_role("article").first).to_be_visible()
    page.goto("/games")
    expect(page.get_by_text("You have not played a match to its end")).to_be_visible()


def test_the_pages_are_reached_from_the_home_page(window: Window) -> None:
    page = window()
    at_once(page)
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Your games, data and devices").click()
    expect(page.get_by_role("heading", name="Another device")).to_be_visible()
    page.get_by_role("link", name="What you have played").click()
    expect(page).to_have_url(re.compile("/games$"))
