"""Sound in a real browser: a card is heard, and off is off."""

from playwright.sync_api import Page, expect

from tests.browser.steps import open_table, play

SPY = """window.heard = 0;
for (const make of ["createOscillator", "createBufferSource"]) {
  const original = BaseAudioContext.prototype[make];
  BaseAudioContext.prototype[make] = function () { window.heard += 1; return original.call(this); };
}
window.AudioContext = class extends AudioContext { constructor() { super(); window.audio = this; } };"""
"""Counts what sounds are made of, and keeps the page's audio."""


def test_a_card_is_heard_after_the_first_gesture(page: Page) -> None:
    page.add_init_script(SPY)
    open_table(page, "me", "bot:easy")
    page.get_by_role("heading", level=1).click()
    page.wait_for_function("() => window.audio?.state === 'running'")
    play(page)
    page.wait_for_function("() => window.heard > 0")


def test_sound_is_off_in_one_tap_and_stays_off(page: Page) -> None:
    page.add_init_script(SPY)
    open_table(page, "me", "bot:easy")
    button = page.get_by_role("button", name="Sound")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")
    for _ in range(2):
        play(page)
    assert page.evaluate("[window.heard, window.audio === undefined]") == [0, True]
    page.keyboard.press("s")
    expect(button).to_have_attribute("aria-pressed", "true")
