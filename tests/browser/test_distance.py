"""Paule Panik from afar: 200 ms to the room and back. One plays on before the table has answered."""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Window
from tests.browser.distance import far_from
from tests.browser.room import RoomProcess
from tests.browser.steps import open_table, start

GAME = "paule-panik"
BY_HAND = {"auto_refill": False, "placing": "play_on", "bets": False}
AWAY = 200
"""Milliseconds there and back."""
SOON = 120
"""Milliseconds from one press to the next: the first has not been answered by then."""

LOOK = """() => {
  const rank = button => Number(button?.ariaLabel.match(/(?:red|yellow|green|blue|violet) (\\d+)/)?.[1]);
  return {
    hand: [...document.querySelectorAll("button[data-card]")].map(card => [card.dataset.card, rank(card)]),
    tops: [...document.querySelectorAll("[data-stack]")].map(rank),
  };
}"""
PRESS_AT_ONCE = """([card, stack]) => {
  const top = document.querySelector(`[data-stack="${stack}"]`);
  const before = top.ariaLabel;
  new MutationObserver((_, observer) => {
    if (top.ariaLabel === before) return;
    observer.disconnect();
    document.querySelector(`[data-card="${card}"]`)
      .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
  }).observe(document, { subtree: true, attributes: true, childList: true });
}"""
"""Presses a card as soon as another one lies on a stack: its finger was on the way."""
HEAR = """() => {
  window.heard = [];
  new MutationObserver(() => {
    const said = document.querySelector(".said[role=alert]")?.innerText;
    if (said && said !== window.heard.at(-1)) window.heard.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps what is said about a play, which does not stay: a busy machine looks too late."""


class Seen(NamedTuple):
    """What a page shows: the hand with its ranks, and the ranks on top."""

    hand: list[tuple[str, int]]
    tops: list[int]

    def stacks(self, rank: int) -> list[int]:
        """Where a rank fits."""
        return [stack for stack, top in enumerate(self.tops) if beside(rank, top)]


def beside(one: int, other: int) -> bool:
    return abs(one - other) in (1, 16)


def look(page: Page) -> Seen:
    seen: dict[str, Any] = page.evaluate(LOOK)
    return Seen([(name, rank) for name, rank in seen["hand"]], seen["tops"])


@pytest.fixture
def far(window: Window, room: RoomProcess) -> Iterator[Page]:
    """The window of somebody who is far from the room."""
    with far_from(room.url, AWAY) as address:
        yield window(base_url=address)


def deal_with(
    page: Page, friend: Page, wanted: Callable[[Seen], tuple[str, ...] | None], **order: Any
) -> tuple[str, ...]:
    """A race against somebody who lays no card, dealt so that the wanted cards are there."""
    for _ in range(60):
        address = open_table(page, "me", "open", game=GAME, **order)
        assert friend.request.post(f"/api/tables/{address.removeprefix('/t/')}/seats", data={}).status == 201
        friend.goto(address)
        start(page)
        expect(page.locator("button[data-card]")).to_have_count(6)
        if cards := wanted(look(page)):
            expect(page.get_by_role("timer")).to_have_count(0)
            return cards
    raise AssertionError("no deal has such cards")


def chain(seen: Seen) -> tuple[str, ...] | None:
    """A card that fits one stack only, and one that fits nothing but that card."""
    for first, rank in seen.hand:
        for second, other in seen.hand:
            if len(seen.stacks(rank)) == 1 and not seen.stacks(other) and beside(rank, other):
                return first, second
    return None


def two(seen: Seen) -> tuple[str, ...] | None:
    """A card that fits nothing, and one that fits one stack only."""
    fits = [name for name, rank in seen.hand if len(seen.stacks(rank)) == 1]
    misfits = [name for name, rank in seen.hand if not seen.stacks(rank)]
    return (misfits[0], fits[0]) if fits and misfits else None


def card(page: Page, name: str) -> Locator:
    return page.locator(f"button[data-card='{name}']")


def press(page: Page, name: str) -> None:
    """Presses a card and lets it go again."""
    box = card(page, name).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def has_come(page: Page, *names: str) -> None:
    """Waits until the table has taken these cards, and no other."""
    for name in names:
        expect(card(page, name)).to_have_count(0)


def test_pitfall_68_a_second_card_soon_after_the_first_is_played_and_counts(far: Page, window: Window) -> None:
    first, second = deal_with(far, friend := window(), chain)
    press(far, first)
    far.wait_for_timeout(SOON)
    press(far, second)
    has_come(far, first, second)
    assert far.get_by_role("alert").filter(has_text=re.compile(".")).count() == 0
    expect(friend.locator("[data-hand='0']")).to_contain_text("6 in hand, 13 in the pile")
    assert look(far).tops == look(friend).tops


def test_pitfall_68_a_second_draw_soon_after_the_first_counts(far: Page, window: Window) -> None:
    first, second = deal_with(far, window(), chain, edition="french", options=BY_HAND)
    press(far, first)
    press(far, second)
    for _ in range(2):
        far.wait_for_timeout(SOON)
        far.keyboard.press("d")
    has_come(far, first, second)
    expect(far.locator("button[data-card]")).to_have_count(6)


def test_pitfall_68_a_card_that_is_pressed_while_a_refused_one_costs_is_played_after_that(
    far: Page, window: Window
) -> None:
    misfit, fits = deal_with(far, window(), two)
    press(far, misfit)
    far.locator("[data-stack='0']").click()
    far.wait_for_selector(".hand.locked")
    press(far, fits)
    has_come(far, fits)
    expect(card(far, misfit)).to_be_visible()


def test_pitfall_67_a_press_just_after_another_card_came_is_a_play_that_was_beaten(window: Window) -> None:
    """Whoever is near sees the card of the other one at once, while his finger is on the way to his own."""
    near, rival = window(), window()
    mine, theirs, stack = race(near, rival)
    near.evaluate(HEAR)
    near.evaluate(PRESS_AT_ONCE, [mine, stack])
    press(rival, theirs)
    # On a machine so busy that the press comes two seconds later it was no race any more.
    refused = re.compile(r"was first\.\s*Beaten by \d+\.\d{2} s\.|does not fit on")
    near.wait_for_function("() => window.heard.length > 0")
    assert refused.search(near.evaluate("window.heard.join()"))
    assert card(near, mine).get_attribute("aria-pressed") == "false"
    assert near.locator(".stack.open").count() == 0


def race(near: Page, rival: Page) -> tuple[str, str, int]:
    """A deal in which both hold a card for the same stack, and the rival's leaves no place for the other one."""
    for _ in range(60):
        address = open_table(near, "me", "open", game=GAME)
        assert rival.request.post(f"/api/tables/{address.removeprefix('/t/')}/seats", data={}).status == 201
        rival.goto(address)
        start(near)
        for page in (near, rival):
            expect(page.locator("button[data-card]")).to_have_count(6)
        here, there = look(near), look(rival)
        for name, rank in here.hand:
            for other, their_rank in there.hand:
                stacks = here.stacks(rank)
                if len(stacks) == 1 and here.stacks(their_rank) == stacks and not beside(rank, their_rank):
                    for page in (near, rival):
                        expect(page.get_by_role("timer")).to_have_count(0)
                    return name, other, stacks[0]
    raise AssertionError("no deal has such cards")
