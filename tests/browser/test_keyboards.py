"""Keys on any layout of the keyboard, and for whoever types by mistake."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Window
from tests.browser.steps import cards, open_table, play, playable

PRESS = """([key, code, more]) => (document.activeElement ?? document.body).dispatchEvent(
  new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...more }))"""


def press(page: Page, key: str, code: str, **more: bool) -> None:
    """A key of another layout: what it writes, and its place."""
    page.evaluate(PRESS, [key, code, more])


def test_pitfall_62_a_cyrillic_keyboard_opens_the_rules_and_altgr_does_not(window: Window) -> None:
    page = window()
    open_table(page)
    expect(playable(page).first).to_be_visible()
    press(page, "ш", "KeyI", modifierAltGraph=True)
    press(page, "ш", "KeyI", isComposing=True)
    expect(page.get_by_role("dialog")).to_have_count(0)
    press(page, "ш", "KeyI")
    expect(page.get_by_role("dialog")).to_contain_text("rules")


def test_pitfall_62_a_single_key_takes_no_card_back_without_asking(window: Window) -> None:
    page = window({"confirm": "never"})
    open_table(page)
    play(page)
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    expect(playable(page).first).to_be_visible()
    left = cards(page).count()
    page.keyboard.press("u")
    asked = page.get_by_role("dialog", name="Take back your last move?")
    expect(asked).to_be_visible()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(cards(page)).to_have_count(left)
    page.keyboard.press("u")
    page.keyboard.press("Enter")
    expect(cards(page)).not_to_have_count(left)


def test_pitfall_62_the_list_of_keys_shows_what_is_in_force(window: Window) -> None:
    page = window({"singleKeys": False})
    open_table(page)
    expect(playable(page).first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keyboard shortcuts").click()
    listed = page.get_by_role("dialog")
    expect(listed).to_contain_text("Single-key shortcuts are switched off")
    expect(listed.locator("kbd", has_text="Enter")).to_be_visible()
    expect(listed.locator("kbd", has_text="U")).to_have_count(0)
