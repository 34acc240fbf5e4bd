"""A person who plays any game, on any screen, with any input, in any language: he sees what there is to press."""

from typing import Any, Final

from playwright.sync_api import Page, expect

NEXT: Final = """game => {
  const end = document.querySelector("#between-title");
  if (end) return { over: end.matches(".over") ? "match" : "round" };
  const board = document.querySelector("[data-board]");
  if (!board || document.querySelector("[role=timer]")) return null;
  const all = wanted => [...board.querySelectorAll(wanted)];
  const rank = card => Number(card?.querySelector("b")?.textContent);
  const top = stack => [...stack.parentElement.querySelectorAll(".laid")].at(-1);
  const fit = (card, stack) => [1, 16].includes(Math.abs(rank(card) - rank(top(stack))));
  const race = () => {
    const stacks = all("[data-stack]");
    const hand = all("button[data-card]").filter(card => stacks.some(stack => fit(card, stack)));
    const chosen = hand.find(card => card.ariaPressed === "true");
    return chosen ? stacks.filter(stack => fit(chosen, stack)) : hand;
  };
  const cards = () => {
    if (game === "paule-panik") return race();
    const waits = all("[data-card] .sealed, .pending").length > 0;
    return waits ? [] : all("button[data-card]:has(.live)");
  };
  const wanted = [...all(".button.go:not(:disabled)"), ...cards()];
  if (wanted.length === 0) return null;
  const { left, top: upper, width, height } = wanted[0].getBoundingClientRect();
  return {
    at: [left + width / 2, upper + height / 2],
    key: wanted[0].getAttribute("aria-keyshortcuts"),
    focused: wanted.includes(document.activeElement),
  };
}"""
"""What there is to press now, in any language: a button that acts, or a card that may be played; or what is over.

Nothing is pressed while a card is on its way, and no sealed bid is changed: by then something else may lie there.
"""
GO_ON: Final = "section[aria-labelledby=between-title] .go"
"""The button that asks for the next round, or for another match."""


LISTEN: Final = """() => {
  window.tapped = false;
  const tapped = () => (window.tapped = true);
  window.addEventListener("click", tapped, { capture: true, once: true });
  window.addEventListener("touchend", () => setTimeout(tapped, 500), { capture: true, once: true });
}"""
TAPPED: Final = "() => window.tapped"
"""A tap becomes a click only later: who looks before that still finds what was pressed, and would press it again.

It becomes none if what was tapped has left the page meanwhile.
"""

AS_LONG_AS_STUCK: Final = 180_000
"""Milliseconds that a race may offer nothing to press: a stuck table turns a card every second and a half."""


def next_press(page: Page, game: str) -> dict[str, Any]:
    """What there is to press, or what is over, as soon as there is something."""
    wanted: dict[str, Any] = page.wait_for_function(NEXT, arg=game, timeout=AS_LONG_AS_STUCK).json_value()
    return wanted


def press(page: Page, by: str, wanted: dict[str, Any]) -> None:
    """Presses it, wherever it is; with the keyboard this may be but a step towards it."""
    if by == "mouse":
        page.mouse.click(*wanted["at"])
    elif by == "touch":
        page.evaluate(LISTEN)
        page.touchscreen.tap(*wanted["at"])
        page.wait_for_function(TAPPED)
    else:
        page.keyboard.press(wanted["key"] or ("Enter" if wanted["focused"] else "Tab"))


def press_button(page: Page, by: str, selector: str) -> None:
    """Presses a button that stays until it is pressed, as soon as it can be."""
    button = page.locator(selector)
    expect(button).to_be_enabled()
    if by == "mouse":
        button.click()
    elif by == "touch":
        button.tap()
    else:
        for _ in range(80):
            if button.evaluate("element => element === document.activeElement"):
                break
            page.keyboard.press("Tab")
        else:
            raise AssertionError(f"Tab never reaches {selector}")
        page.keyboard.press("Enter")
