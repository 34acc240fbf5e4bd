"""The Third Man in a real browser."""

import re
from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import Window
from tests.browser.looks import SIZES, findings, named, outside, resize, scrolls, too_small
from tests.browser.steps import (
    go_on,
    hurry,
    live_region,
    open_table,
    pass_time_until,
    settings,
    stop_clock,
    until_asked,
)

GAME = "third-man"
BOTS = ("me", "bot:yusuf", "bot:yusuf", "bot:yusuf")
RESULT = re.compile("came first|first place|annulled")
MOVE = re.compile(r"[+−]?\d+")


def biddable(page: Page) -> Locator:
    """The own cards while one of them is to be bid; a bid that is on its way or sealed may be changed, but need not."""
    return page.locator("[role=group]:not(:has(.pending, .sealed)) > button[data-card]:not([aria-disabled])")


def bid(page: Page, how: Literal["click", "tap"] = "click") -> None:
    """Bids the middle one of the cards."""
    expect(biddable(page).first).to_be_visible()
    ranks = biddable(page).evaluate_all("cards => cards.map(card => card.dataset.card)")
    rank = ranks[len(ranks) // 2]
    card = page.locator(f"button[data-card='{rank}']")
    if how == "tap":
        card.tap()
        page.get_by_role("button", name=re.compile(f"^(Seal {rank}|Bid {rank} openly)$")).tap()
    else:
        card.click()


def score(page: Page, name: str) -> int:
    """The score that a seat shows."""
    text = page.get_by_role("region", name=name, exact=True).inner_text()
    found = re.search(r"Score: ([+−]?\d+)", text)
    assert found, text
    return int(found[1].replace("−", "-"))


def test_a_whole_series_against_bots_with_its_account(page: Page, context: BrowserContext) -> None:
    settings(context)
    hurry(context)
    open_table(page, *BOTS, game=GAME)
    while until_asked(page, biddable(page)) == "card":
        bid(page)
    account = page.get_by_role("group", name="Series 1 is over")
    expect(account.get_by_role("heading")).to_contain_text(re.compile("wins? the series"))
    rows = account.get_by_role("table").get_by_role("row").all()[1:]
    totals = [int(cell.replace("−", "-").strip("= ")) for cell in rows[-1].get_by_role("cell").all_inner_texts()]
    moves = [
        [int(cell.inner_text().split()[-1].replace("−", "-")) for cell in row.get_by_role("cell").all()]
        for row in rows[:-1]
        if "Annulled" not in row.inner_text()
    ]
    assert [sum(column) for column in zip(*moves, strict=True)] == totals
    assert totals == [score(page, name) for name in ("You", "Yusuf 1", "Yusuf 2", "Yusuf 3")]
    go_on(page)
    expect(page.get_by_text("Auction 1 of 9").first).to_be_visible()


def test_pitfall_35_a_sealed_bid_and_its_change_are_seen_by_nobody_before_all_have_bid(window: Window) -> None:
    people = [window({"confirm": "always"}) for _ in range(3)]
    for person in people:
        stop_clock(person)
    address = open_table(people[0], "me", "open", "open", "bot:yusuf", game=GAME)
    for person in people[1:]:
        person.goto(address)
        person.get_by_role("button", name="Sit down").click()
    leads, chooses = "Bid one card, open to all.", "Choose yours:"
    prompts = [person.get_by_text(re.compile(f"{leads}|{chooses}|choose yours")) for person in people]
    for prompt in prompts:
        expect(prompt.first).to_be_visible()
    choosing = [person for person in people if not person.get_by_text(leads).count()]
    for leader in people:
        if leader not in choosing:
            biddable(leader).first.click()
            leader.get_by_role("button", name=re.compile("openly$")).click()
    for person in choosing:
        expect(person.get_by_text(chooses).first).to_be_visible()
        expect(person.get_by_role("region", name="Yusuf", exact=True)).to_contain_text(re.compile("sealed|open bid"))
    one, other = choosing[:2]
    seat = f"Guest {people.index(one) + 1}"
    seen = other.get_by_role("region", name=seat, exact=True)
    other_said = live_region(other).inner_text()
    thinking = seen.inner_text()
    assert "thinking" in thinking
    one.locator("[data-card='8']").click()
    assert seen.inner_text() == thinking
    one.get_by_role("button", name="Seal 8").click()
    expect(seen).to_contain_text("sealed")
    expect(one).not_to_have_title(re.compile("turn"))
    expect(other).to_have_title(re.compile("turn"))
    sealed, said = seen.inner_html(), live_region(other).inner_text()
    assert said != other_said
    one.locator("[data-card='2']").click()
    one.get_by_role("button", name="Seal 2").click()
    expect(one.get_by_role("button", name="2, your sealed bid")).to_be_visible()
    assert (seen.inner_html(), live_region(other).inner_text()) == (sealed, said)
    assert "open bid" not in sealed
    for person, rank in zip(choosing[1:], ("6", "7"), strict=False):  # no three alike
        person.locator(f"[data-card='{rank}']").click()
        person.get_by_role("button", name=f"Seal {rank}").click()
    pass_time_until(other, seen.filter(has_text="bid: 2"))


def test_pitfall_39_a_phone_bids_by_touch(window: Window) -> None:
    phone = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    hurry(phone.context)
    open_table(phone, *BOTS, game=GAME)
    for _ in range(3):
        bid(phone, "tap")
        assert not scrolls(phone)
    assert too_small(phone) == 0
    for name in ("You", "Yusuf 1", "Yusuf 2", "Yusuf 3"):
        assert -40 < score(phone, name) < 40


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_pitfall_39_nothing_scrolls_or_leaves_the_window_at_any_size(window: Window, locale: str) -> None:
    page = window({"confirm": "never", "trickPause": 4000}, locale=locale)
    open_table(page, *BOTS, game=GAME)
    card = page.locator("button[data-card]:not([aria-disabled])")
    for _ in range(3):
        expect(card.first).to_be_visible()
        for size in SIZES:
            resize(page, size)
            assert not scrolls(page), size
            assert outside(page) == [], size
        card.last.click()
        page.keyboard.press("Shift")


CUT_OFF = """lines => lines.filter(line =>
  line.getBoundingClientRect().bottom > line.parentElement.getBoundingClientRect().bottom + 1
).length"""


def earlier(page: Page) -> list[str]:
    """What stands there of earlier auctions; nothing is cut off, neither of it nor of what is to be done."""
    lines = page.locator(".older").filter(visible=True)
    expect(page.locator(".said p").first).to_be_visible()
    assert lines.evaluate_all(CUT_OFF) == 0
    return lines.all_inner_texts()


def test_what_the_last_auctions_came_to_stays_in_view_while_the_next_goes_on_and_after_loading_anew(
    window: Window,
) -> None:
    page = window({"confirm": "never"})
    hurry(page.context)
    open_table(page, *BOTS, game=GAME)
    for _ in range(3):
        until_asked(page, biddable(page))
        bid(page)
    until_asked(page, biddable(page))
    resize(page, (1280, 800))
    both = earlier(page)
    assert len(both) == 2
    assert all(re.match(r"Auction \d( was annulled)?: ", line) for line in both), both
    again = "annulled" in page.locator(".said").inner_text()
    for size, least in (((360, 640), int(not again)), ((640, 360), 1), ((768, 1024), 1), ((1920, 1080), 2)):
        resize(page, size)
        seen = earlier(page)
        assert seen == both[: len(seen)], size
        assert len(seen) >= least, size
        assert outside(page) == [], size
    resize(page, (1280, 800))
    page.reload()
    until_asked(page, biddable(page))
    assert earlier(page) == both


BROKEN = """(stamps, annulled) => stamps.map(stamp => {
  stamp.style.cssText = "animation: none; width: min-content; overflow-wrap: normal";
  const wide = () => stamp.offsetWidth > stamp.closest(".bid").clientWidth;
  if (wide()) return stamp.innerText;
  stamp.innerText = annulled;
  return wide() ? annulled : "";
}).join("")"""


@pytest.mark.parametrize(("language", "annulled"), [("en", "Annulled"), ("fr", "Annulée"), ("de", "Ungültig")])
@pytest.mark.parametrize("size", [(360, 640), (640, 360)], ids=named)
def test_pitfall_39_no_word_of_a_place_breaks_where_the_bids_lie_large(
    window: Window, size: tuple[int, int], language: str, annulled: str
) -> None:
    phone = window(
        {"language": language, "confirm": "never", "trickPause": 4000},
        viewport={"width": size[0], "height": size[1]},
        has_touch=True,
    )
    open_table(phone, *BOTS, game=GAME)
    bid(phone)
    stamps = phone.locator(".bids .stamp")
    expect(stamps).to_have_count(4)
    assert stamps.evaluate_all(BROKEN, annulled) == ""


@pytest.mark.parametrize("language", ["pseudo", "de"])
@pytest.mark.parametrize("size", [(360, 640), (640, 360)], ids=named)
def test_pitfall_39_what_a_bid_earns_fits_its_box_on_a_phone(
    window: Window, size: tuple[int, int], language: str
) -> None:
    phone = window(
        {"language": language, "confirm": "always"}, viewport={"width": size[0], "height": size[1]}, has_touch=True
    )
    open_table(phone, *BOTS, game=GAME)
    expect(biddable(phone).first).to_be_visible()
    assert higher_than_their_boxes(phone) == []
    for rank in ("0", "5", "9"):
        phone.locator(f"[data-card='{rank}']").tap()
        expect(phone.locator(f"[data-card='{rank}'] .selected")).to_be_visible()
        assert higher_than_their_boxes(phone) == []


def higher_than_their_boxes(page: Page) -> list[str]:
    """What a bid earns, if place and number together leave their box."""
    found: list[str] = page.locator(".prospects > div").evaluate_all(
        "boxes => boxes.filter(box => box.lastElementChild.getBoundingClientRect().bottom >"
        " box.getBoundingClientRect().bottom - 1).map(box => box.innerText)"
    )
    return found


def test_the_keys_speak_of_series_as_the_table_does(page: Page, context: BrowserContext) -> None:
    settings(context)
    open_table(page, *BOTS, game=GAME)
    expect(biddable(page).first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Next series")
    expect(page.get_by_role("dialog")).not_to_contain_text("Next round")


def test_axe_has_no_serious_finding(window: Window) -> None:
    page = window(color_scheme="dark")
    page.goto(f"/rules/{GAME}")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert findings(page) == []
    open_table(page, *BOTS, game=GAME)
    expect(biddable(page).first).to_be_visible()
    assert findings(page) == []
    stop_clock(page)
    bid(page)
    pass_time_until(page, live_region(page).filter(has_text=RESULT))
    page.clock.resume()
    assert findings(page) == []
    page.emulate_media(color_scheme="light")
    assert findings(page) == []
    page.get_by_role("button", name="All auctions").click()
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    assert findings(page) == []


def until_earned(page: Page) -> str:
    """Bids at new tables, with the clock stopped, until four bids lie open that are not annulled; what is told."""
    for _ in range(20):
        open_table(page, *BOTS, game=GAME)
        bid(page)
        pass_time_until(page, live_region(page).filter(has_text=RESULT))
        told = live_region(page).inner_text()
        if "annulled" not in told:
            return told
    raise AssertionError("every auction was annulled")


def test_pitfall_43_what_every_bid_earned_is_announced_and_shown_at_its_seat(
    page: Page, context: BrowserContext
) -> None:
    settings(context)
    stop_clock(page)
    told = until_earned(page)
    for name, owner in (("You", "Your"), ("Yusuf 1", "Yusuf 1’s"), ("Yusuf 2", "Yusuf 2’s"), ("Yusuf 3", "Yusuf 3’s")):
        seat = page.get_by_role("region", name=name, exact=True).inner_text()
        shown = re.search(r"bid: (\d)", seat)
        assert shown, seat
        sentence = re.search(rf"{owner} {shown[1]} [^.]*\.", told)
        assert sentence, told
        came = re.search(r"from (\S+) to (\S+)", seat)
        assert came, seat
        before, after = (int(number.replace("−", "-")) for number in came.groups())
        move = 0 if "moves nothing" in sentence[0] else int(MOVE.findall(sentence[0])[-1].replace("−", "-"))
        assert after - before == move


WATCH = """() => {
  window.told = [];
  const texts = where => [...document.querySelectorAll(where)].map(one => one.innerText);
  const words = () => texts("[aria-live=polite], .said, .says, .came");
  const scores = () => texts(".score").join();
  const before = scores();
  new MutationObserver(() => {
    const tells = /came first|first place|annulled|third man/i.test(words().join(" ")) || scores() !== before;
    window.told.push([document.querySelectorAll(".place.open").length, tells]);
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""Notes at every change how many bids lie open, and whether anything tells what they come to."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pitfall_71_nothing_tells_what_the_bids_come_to_as_they_turn(window: Window, motion: str) -> None:
    page = window({"confirm": "never", "trickPause": 4000}, reduced_motion=motion)
    open_table(page, *BOTS, game=GAME)
    expect(biddable(page).first).to_be_visible()
    page.evaluate(WATCH)
    bid(page)
    expect(live_region(page)).to_contain_text(RESULT)
    changes: list[list[object]] = page.evaluate("window.told")
    at_once = motion == "reduce"
    assert ([4, False] in changes[: changes.index([4, True])]) is not at_once
    assert not any(tells for lie, tells in changes if lie != 4)


@pytest.mark.parametrize("rank", ["3", "8"])
def test_pitfall_71_a_digit_leads_to_its_card_wherever_the_focus_is(
    page: Page, context: BrowserContext, rank: str
) -> None:
    settings(context)
    open_table(page, *BOTS, game=GAME)
    expect(biddable(page).first).to_be_visible()
    page.keyboard.press(rank)
    assert page.evaluate("document.activeElement.dataset.card") == rank
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press(rank)
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-card='{rank}'] .sealed, .place.open:has-text('{rank}')").first).to_be_visible()


def test_pitfall_43_three_auctions_with_the_keyboard_alone(page: Page, context: BrowserContext) -> None:
    settings(context)
    open_table(page, *BOTS, game=GAME)
    for rank in ("3", "5", "7"):
        expect(biddable(page).first).to_be_visible()
        for _ in range(20):
            if page.evaluate("'card' in document.activeElement.dataset"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press(rank)
        assert page.evaluate("document.activeElement.dataset.card") == rank
        page.keyboard.press("Enter")
    expect(biddable(page).first).to_be_visible()
    page.get_by_role("button", name="All auctions").press("Enter")
    auctions = page.get_by_role("dialog").locator("tbody tr")
    expect(auctions.first).to_be_visible()
    assert [int(auction.split()[1]) for auction in auctions.all_inner_texts()] == [3, 5, 7]
