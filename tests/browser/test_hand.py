"""Cards that are dragged, presses on what plays nothing, and the board that has the focus when a turn comes."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Window
from tests.browser.looks import SIZES, drawn, outside, resize
from tests.browser.steps import cards, open_table, playable

FELT = ".felt"
PLACES = """() => [...document.querySelectorAll("[data-board] *")].filter(e => !e.closest("[role=status]"))
  .map(e => e.getBoundingClientRect()).map(r => [r.left, r.top, r.width, r.height].map(Math.round).join())"""
"""Where everything of the board lies, but for an answer."""


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_touch(page: Page, card: Locator, to: tuple[float, float]) -> None:
    """A finger, of which the page hears all that it hears of a real one."""
    devtools = page.context.new_cdp_session(page)
    (x, y), (far_x, far_y) = middle(card), to

    def send(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": left, "y": top} for left, top in points]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    send("touchStart", (x, y))
    for step in (0.1, 0.4, 0.7, 1):
        send("touchMove", (x + step * (far_x - x), y + step * (far_y - y)))
    send("touchEnd")


def test_pitfall_40_a_card_is_dragged_onto_the_table_by_mouse_and_by_touch(window: Window) -> None:
    """What may not be played is answered, though the browser takes a finger's drag of it for its own."""
    page = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    open_table(page, "me", "same-screen")
    card = playable(page).first
    expect(card).to_be_visible()
    x, y = middle(page.locator(FELT))
    drag_by_touch(page, card, (x, 20))  # over another hand
    expect(cards(page)).to_have_count(44)
    expect(page.get_by_role("button", name=re.compile("^Play "))).to_have_count(0)
    drag_by_touch(page, page.locator("[data-hand]:not(:has(button)) .card").first, (x, y))
    expect(page.locator(".answer")).to_be_visible()
    drag_by_touch(page, card, (x, y))
    expect(cards(page)).to_have_count(43)
    tray, from_tray = page.locator(".tray button"), 0
    for left in (42, 41, 40):
        expect(playable(page).first).to_be_visible()
        from_tray += tray.count() > 0
        drag_by_touch(page, (tray if tray.count() else playable(page)).first, (x, y))
        expect(cards(page)).to_have_count(left)
    assert from_tray, "of four hands some lie small"
    resize(page, (1280, 800))
    expect(playable(page).first).to_be_visible()
    playable(page).first.drag_to(page.locator(FELT))
    expect(cards(page)).to_have_count(39)


def test_who_always_confirms_is_asked_when_he_has_dragged_a_card(window: Window) -> None:
    page = window({"confirm": "always"})
    open_table(page, "me", "same-screen")
    playable(page).first.drag_to(page.locator(FELT))
    expect(page.get_by_role("button", name=re.compile("^Play "))).to_be_visible()
    expect(cards(page)).to_have_count(44)


def test_a_press_on_another_hand_is_answered_there_and_moves_nothing(window: Window) -> None:
    page = window({"confirm": "never"})
    open_table(page, "me", "same-screen")
    expect(playable(page).first).to_be_visible()
    other = page.locator("[data-hand]:not(:has(button)) .card")
    for size in SIZES:
        page.mouse.move(0, 0)  # a card under it would be lifted, and tell what it would do
        resize(page, size)
        before = page.evaluate(PLACES)
        for card in (other.first, other.last):
            card.click()
            answer = page.locator(".answer")
            expect(answer).to_have_text(re.compile(r"^This is .+\. Player [12].* plays now\.$"))
            drawn(page)
            assert page.evaluate(PLACES) == before, size
            assert outside(page) == [], size
    expect(cards(page)).to_have_count(44)


def test_pitfall_43_the_board_has_the_focus_when_a_turn_comes_and_keys_act_at_once(window: Window) -> None:
    page = window({"confirm": "never"})
    open_table(page, "me", "same-screen")
    expect(page.locator("[data-focus]")).to_be_focused()
    for key in ("ArrowRight", "r", "g", "p", "b", "5"):
        page.keyboard.press(key)
    expect(page.locator("button[data-card]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(cards(page)).to_have_count(43)
    expect(page.locator("button[data-card]:focus")).to_have_count(1)  # who plays with keys goes on at once
    told = page.locator("[aria-live=polite]")
    expect(told).to_contain_text(re.compile(r"Player [12](’s ghost)? plays: (must|lead|no) "))
    page.keyboard.press("m")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
