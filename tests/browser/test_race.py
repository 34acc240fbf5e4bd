"""Two people race in two browsers: Paule Panik as it is meant."""

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import Window
from tests.browser.steps import open_table, start

GAME = "paule-panik"
BETS = {"auto_refill": True, "placing": "cards_left", "bets": True}
SOON = 1.0
"""Seconds until both act: time enough to tell both windows."""
TOO_LATE = re.compile(r"^.+ (red|yellow|green|blue|violet) \d+ was first\. ?Beaten by \d+\.\d{2} s\.$")

LOOK = """() => {
  const named = /(?:red|yellow|green|blue|violet) (\\d+)/;
  const rank = button => Number(button.getAttribute("aria-label").match(named)[1]);
  const tops = [...document.querySelectorAll("[data-stack]")].map(rank);
  const fitting = card => [0, 1].filter(stack => [1, 16].includes(Math.abs(rank(card) - tops[stack])));
  const cards = [...document.querySelectorAll("button[data-card]")];
  const fits = cards.flatMap(card => fitting(card).map(stack => [card.dataset.card, stack]));
  return {tops, fits};
}"""
"""The ranks on top, and the cards of the hand with the stacks that they fit."""

MOVED_ON = f"tops => `${{({LOOK})().tops}}` !== `${{tops}}`"
WAITING = 60_000
"""Milliseconds until a table goes on by itself at the latest, on a busy machine."""
SAME = f"tops => `${{({LOOK})().tops}}` === `${{tops}}`"

RACE = """([card, stack, at]) => setTimeout(() => {
  document.querySelector(`[data-stack="${stack}"]`).click();
  const look = () => {
    const told = document.querySelector(".said[role=alert]")?.innerText.replace(/\\s+/g, " ").trim();
    if (!document.querySelector(`[data-card="${card}"]`)) window.outcome = "played";
    else if (/was first/.test(told)) window.outcome = told;
    else requestAnimationFrame(look);
  };
  look();
}, at - Date.now())"""
"""Puts the chosen card on a stack at a moment, and keeps what came of it."""


COUNTED = """() => new MutationObserver(() => {
  if (document.querySelector("[role=timer]")) window.counted = true;
}).observe(document, {childList: true, subtree: true})"""
"""Notes that there was a countdown."""


def meet(window: Window, **order: object) -> tuple[Page, Page]:
    """Two people at a table without bots, who first choose a card and then its stack; all may play."""
    windows = window({"confirm": "always"}), window({"confirm": "always"})
    address = open_table(windows[0], "me", "open", game=GAME, edition="quick", **order)
    windows[1].goto(address)
    windows[1].get_by_role("button", name="Sit down").click()
    start(windows[0])
    return windows


def put(page: Page, card: str, stack: int) -> None:
    page.locator(f"[data-card='{card}']").click()
    page.locator(f"[data-stack='{stack}']").click()
    expect(page.locator(f"[data-card='{card}']")).to_have_count(0)


def until_both_fit(one: Page, other: Page) -> tuple[str, str, int]:
    """Plays on until both hold a card that fits the same stack: the two cards and the stack."""
    while True:
        here, there = one.evaluate(LOOK), other.evaluate(LOOK)
        if here["tops"] != there["tops"]:
            continue
        for card, stack in here["fits"]:
            for rival, same in there["fits"]:
                if stack == same:
                    return card, rival, stack
        if here["fits"]:
            put(one, *here["fits"][0])
        elif there["fits"]:
            put(other, *there["fits"][0])
            one.wait_for_function(MOVED_ON, arg=here["tops"])
        else:
            one.wait_for_function(MOVED_ON, arg=here["tops"])


def test_pitfall_13_15_of_two_who_race_one_wins_and_the_other_is_told_by_how_much(window: Window) -> None:
    one, other = meet(window)
    for page in (one, other):
        expect(page.locator("button[data-card]")).to_have_count(6)
        expect(page.get_by_role("timer")).to_have_count(0)
    card, rival, stack = until_both_fit(one, other)
    tried = {one: card, other: rival}
    for page, chosen in tried.items():
        page.locator(f"[data-card='{chosen}']").click()
        expect(page.locator(f"[data-card='{chosen}']")).to_have_attribute("aria-pressed", "true")
    at = (time.time() + SOON) * 1000
    for page, chosen in tried.items():
        page.evaluate(RACE, [chosen, stack, at])
    outcome = {page: page.wait_for_function("() => window.outcome").json_value() for page in tried}
    lost = [page for page, came in outcome.items() if came != "played"]
    assert len(lost) == 1, outcome.values()
    assert TOO_LATE.match(outcome[lost[0]]), outcome.values()
    expect(lost[0].locator(f"[data-card='{tried[lost[0]]}']")).to_be_visible()
    one.wait_for_function(SAME, arg=other.evaluate(LOOK)["tops"])


def test_after_the_bets_all_start_at_one_moment(window: Window) -> None:
    one, other = meet(window, options=BETS)
    for page in (one, other):
        expect(page.get_by_text("Will you win this round?")).to_be_visible()
        expect(page.get_by_role("timer")).to_have_count(0)
        page.evaluate(COUNTED)
        page.get_by_role("button", name="No bet").click()
    for page in (one, other):
        expect(page.locator("button[data-card]")).to_have_count(6)
        expect(page.get_by_role("timer")).to_have_count(0)
        page.wait_for_function("() => window.counted")


def test_pitfall_79_a_race_at_which_nobody_does_anything_goes_on_by_itself(window: Window) -> None:
    one, other = meet(window, options=BETS, terms={"idle": 15})
    for page in (one, other):
        expect(page.get_by_text("s left to bet.")).to_be_visible()
    for page in (one, other):
        expect(page.locator("button[data-card]")).to_have_count(6, timeout=WAITING)
        expect(page.get_by_text("the table plays for whoever can.")).to_be_visible(timeout=WAITING)
    tops = one.evaluate(LOOK)["tops"]
    for page in (one, other):
        page.wait_for_function(MOVED_ON, arg=tops, timeout=WAITING)


def test_a_pause_that_both_want_covers_the_cards_and_ends_with_a_common_start(window: Window) -> None:
    one, other = meet(window)
    covered = "[data-board], [data-card], [data-stack]"
    for page in (one, other):
        expect(page.locator("button[data-card]")).to_have_count(6)
    one.get_by_role("button", name="At the table").click()
    one.get_by_role("button", name="Pause", exact=True).click()
    expect(other.get_by_role("region", name="Notice")).to_contain_text("would like to pause.")
    expect(other.locator("button[data-card]")).to_have_count(6)
    other.get_by_role("button", name="Agree").click()
    for page in (one, other):
        expect(page.get_by_role("heading", name="Paused")).to_be_visible()
        assert page.locator(covered).count() == 0
        page.evaluate(COUNTED)
    one.get_by_role("button", name="Go on").click()
    for page in (one, other):
        page.wait_for_function("() => window.counted")
        expect(page.locator("button[data-card]")).to_have_count(6)
