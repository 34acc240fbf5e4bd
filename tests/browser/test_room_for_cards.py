"""Every card that may be played is wide enough for a finger, on any screen, enlarged pages included."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Window
from tests.browser.looks import cut, outside, resize, scrolls
from tests.browser.player import next_press, press
from tests.browser.steps import hurry, open_table

FINGER = 44
SIZES = [(360, 640), (320, 640), (640, 360), (640, 400), (384, 512), (768, 1024), (1280, 800), (1024, 600)]
"""Phones, a tablet, a desk, a small laptop; 640 × 400 and 384 × 512 are a desk and a tablet enlarged to 200 %."""
TABLES: list[tuple[str, int, tuple[str, ...]]] = [
    ("costly-tricks", 2, ("me", "bot:easy")),
    ("costly-tricks", 4, ("me", "same-screen")),
    ("buddy", 3, ("me", "same-screen", "same-screen")),
    ("third-man", 1, ("me", "bot:easy", "bot:easy", "bot:easy")),
    ("paule-panik", 1, ("me", "bot:easy", "bot:easy", "bot:easy")),
]
NARROW = """finger => {
  const board = document.querySelector("[data-board]");
  const hits = card => {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    let count = 0;
    for (let x = left + 0.5; x < right; x++)
      if (card.contains(document.elementFromPoint(x, (top + bottom) / 2))) count++;
    return count;
  };
  const wide = {};
  for (const card of board.querySelectorAll("button[data-card]:is(:has(.live), .live), [data-plays]")) {
    const name = card.dataset.card ?? card.dataset.plays;
    wide[name] = Math.max(wide[name] ?? 0, hits(card));
  }
  return Object.entries(wide).filter(([, most]) => most < finger - 1).map(([name, most]) => `${name}: ${most}`);
}"""
"""The cards that may be played of which a finger finds too little, both in the hand and in the tray."""


WORTH_OVER = """() => {
  const all = [...document.querySelectorAll("[data-board] :is([data-lit=worth], [data-lit=worth] :not(.hidden-text))")];
  const parts = all.map(part => part.getBoundingClientRect());
  const over = one => parts.some(part => one.left < part.right - 1 && one.right > part.left + 1 &&
    one.top < part.bottom - 1 && one.bottom > part.top + 1);
  const laid = [...document.querySelectorAll("[data-laid]")];
  return laid.filter(card => over(card.getBoundingClientRect())).map(card => `${card.dataset.laid}: under the worth`);
}"""
"""The cards that lie there under what they are worth together."""


def faults(page: Page) -> list[str]:
    narrow: list[str] = page.evaluate(NARROW, FINGER)
    return [*narrow, *page.evaluate(WORTH_OVER), *cut(page), *outside(page), *(["scrolls"] if scrolls(page) else [])]


@pytest.mark.parametrize(
    ("game", "presses", "seats"), TABLES, ids=lambda value: value if isinstance(value, str) else ""
)
def test_every_card_that_may_be_played_is_as_wide_as_a_finger(
    window: Window, game: str, presses: int, seats: tuple[str, ...]
) -> None:
    page = window({"confirm": "never"})
    hurry(page.context)
    open_table(page, *seats, game=game)
    found = {}
    for step in range(presses):
        next_press(page, game)
        for size in SIZES:
            resize(page, size)
            found[step, size] = faults(page)
        wanted = next_press(page, game)  # others may have ended the round meanwhile
        if "over" not in wanted:
            press(page, "mouse", wanted)
    assert {at: narrow for at, narrow in found.items() if narrow} == {}
