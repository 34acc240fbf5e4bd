"""Browsers that would translate the page, and guests who read another language."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Window
from tests.browser.steps import open_table, play, playable

TRANSLATE = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  const asked = (text) => text.parentElement.closest("[translate]")?.getAttribute("translate") !== "no";
  const wanted = texts.filter((text) => text.data.trim() && asked(text));
  for (const text of wanted) {
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  return wanted.length;
}"""
"""What a translator does: each text that it may translate is replaced by elements, and never heard of again."""
ANOTHER = "document.body.insertAdjacentHTML('beforeend', '<p translate=\"yes\">Somebody else’s words</p>')"


def test_pitfall_60_a_page_that_a_browser_translates_goes_on_changing(window: Window) -> None:
    page = window({"confirm": "never"})
    open_table(page)
    expect(playable(page).first).to_be_visible()
    page.evaluate(ANOTHER)
    assert page.evaluate(TRANSLATE) >= 1
    for trick in (2, 3, 4):
        while not page.get_by_text(f"Trick {trick} of 11").count():
            play(page)
            expect(playable(page).first).to_be_visible()
        page.evaluate(TRANSLATE)
    assert page.locator("meta[name=google]").get_attribute("content") == "notranslate"


@pytest.mark.parametrize(("locale", "language", "words"), [("de-AT", "de", "Losspielen"), ("fr-CA", "fr", "Jouer")])
def test_pitfall_60_a_guest_gets_his_language_and_finds_the_others(
    window: Window, locale: str, language: str, words: str
) -> None:
    page = window(locale=locale)
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile(words)).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.get_by_role("combobox").select_option("English")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    open_table(page)
    page.locator("header").get_by_role("button").last.click()
    page.get_by_role("radio", name="English").check()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
