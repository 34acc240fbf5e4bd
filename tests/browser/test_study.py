"""The study in a real browser: the printed example, the review of a played round, a puzzle."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import SOLVING
from tests.browser.looks import findings, too_small
from tests.browser.steps import hurry, open_table, play_until

SHEET = "/study/costly-tricks?hands=T5.4..,.2..83,.3.T1.,...T76&leader=0"
DEAL = "/study/costly-tricks?hands=T7652.20.T984.,843.T983.0.810,10.64.62.75432,9.751.7531.T96"
"""A full deal that is solved in a moment; others take many times as long."""
PAGES = [SHEET, SHEET.replace("/study", "/review") + "&play=R5,B3", "/puzzle/costly-tricks/0"]
Window = Callable[..., Page]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


@pytest.fixture(autouse=True)
def as_long_as_it_takes_to_solve(_patient: None) -> None:
    expect.set_options(timeout=SOLVING)


def choice(page: Page, name: str) -> Locator:
    """What a screen reader says of a card that may be chosen."""
    return page.locator(f"[data-action={name}] .hidden-text").first


def worth(board: Locator, card: str) -> Locator:
    """What stands at a card of the board."""
    return board.locator(f"[data-card={card}] [data-worth]")


def wide(page: Page) -> bool:
    """Whether the page is wider than its window."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def test_ct_11_the_example_is_solved_and_its_best_line_is_one_click_away(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Study").click()
    page.get_by_role("button", name="The example of the rules").click()
    expect(page.get_by_text("Exact: nothing is left to chance.")).to_be_visible()
    expect(choice(page, "G4")).to_have_text("green 4, worth +10, best")
    expect(choice(page, "R5")).to_have_text("red 5, worth +9")
    expect(choice(page, "RT")).to_have_text("red 10, worth +4")
    page.get_by_role("button", name="1: green 4").click()
    expect(page).to_have_url(re.compile("play=G4$"))
    expect(page.get_by_role("heading", name="B is to play.")).to_be_visible()


def test_pitfall_31_a_position_is_in_its_address_and_the_back_button_takes_a_card_back(page: Page) -> None:
    page.goto(SHEET)
    page.get_by_role("button", name=re.compile("^red 5")).click()
    page.get_by_role("button", name=re.compile("^blue 3")).click()
    expect(page).to_have_url(re.compile("play=R5,B3$"))
    page.reload()
    expect(page.get_by_role("heading", name="A’s ghost is to play.")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="B is to play.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^green 2")).click()
    expect(page).to_have_url(re.compile("play=R5,G2$"))


def test_every_card_of_the_board_shows_its_worth_and_plays_when_it_is_tapped(page: Page) -> None:
    page.goto(SHEET)
    board = page.locator("[data-hand='0']")
    expect(worth(board, "G4")).to_have_attribute("data-worth", "+10")
    expect(worth(board, "R5")).to_have_attribute("data-worth", "+9")
    assert board.locator(".best svg").count() == 1, "a star, for those who see no colours"
    board.locator("[data-card=R5]").click()
    expect(page).to_have_url(re.compile("play=R5$"))
    expect(worth(page.locator("[data-hand='1']"), "G2")).to_have_attribute("data-worth", "−9")


def test_a_double_click_plays_one_card_even_if_the_next_has_come_under_the_pointer(page: Page) -> None:
    page.goto(SHEET)
    _click_where_it_is(page, re.compile("^red 5"), of_series=1)
    expect(page.get_by_role("heading", name="B is to play.")).to_be_visible()
    green_2 = re.compile("^green 2")
    _click_where_it_is(page, green_2, of_series=2)
    _click_where_it_is(page, green_2, of_series=1)
    expect(page.get_by_role("heading", name="A’s ghost is to play.")).to_be_visible()
    expect(page).to_have_url(re.compile("play=R5,G2$"))


def _click_where_it_is(page: Page, name: re.Pattern[str], of_series: int) -> None:
    """Clicks on a button with the mouse; the second click of a series is the rest of a double click."""
    place = page.get_by_role("button", name=name)
    expect(place).to_be_visible()
    box = place.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down(click_count=of_series)
    page.mouse.up(click_count=of_series)


def test_the_french_edition_changes_what_cards_are_worth(page: Page) -> None:
    page.goto(SHEET)
    page.get_by_text("French").first.click()
    expect(page.get_by_role("button", name="red 5, worth +10, best")).to_be_visible()


def test_a_pasted_position_is_shown_and_a_wrong_one_explained(page: Page) -> None:
    page.goto("/study/costly-tricks")
    box = page.get_by_label("Type or paste a position")
    box.fill("nothing like that")
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert")).to_have_text("That is neither four hands nor a game record.")
    box.fill("T5.4.. .2..83 .3.T1. ...T76 0")
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("button", name="green 4, worth +10, best")).to_be_visible()
    box.fill("T5.4.. .2..83 .3.T1. ...T77 0")
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_deal_at_random_offers_its_eleven_leads(page: Page) -> None:
    page.goto("/study/costly-tricks")
    page.get_by_role("button", name="Deal at random").click()
    expect(page.get_by_role("button").and_(page.locator("[data-action]"))).to_have_count(11)


def test_a_full_deal_shows_bounds_that_tighten_until_they_meet(page: Page) -> None:
    page.goto(DEAL)
    expect(page.get_by_text("Exact: nothing is left to chance.")).to_be_visible()
    expect(page.locator(".best[data-action], .best [data-action]").first).to_be_visible()


def test_ct_11_the_review_of_the_example_names_both_mistakes(page: Page) -> None:
    page.goto(SHEET.replace("/study", "/review") + "&play=R5,B3,PT,B6")
    expect(page.get_by_text("Side A: 1 of 2 choices were best ones, 1 point lost.")).to_be_visible()
    expect(page.get_by_text("Side A played red 5 and lost 1 point.")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Side B played blue 3 and lost 1 point.")).to_be_visible()
    expect(choice(page, "G2")).to_have_text("green 2, worth −9, best")


def test_a_record_is_reviewed_under_the_rules_that_it_names(page: Page) -> None:
    page.goto(SHEET.replace("/study", "/review") + "&version=1&play=R5,B3")
    expect(page.get_by_role("heading", name="1 of 2")).to_be_visible()
    page.goto(SHEET.replace("/study", "/review") + "&version=7&play=R5,B3")
    expect(page.get_by_text("(version 7; known here up to 1)")).to_be_visible()


def test_a_round_that_was_played_is_one_click_from_its_review(page: Page) -> None:
    hurry(page.context)
    open_table(page)
    play_until(page, "next round")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("link", name="Find mistakes").click()
    expect(page).to_have_url(re.compile(r"/review/\w+/1/1$"))  # the match and the round, for ever
    expect(page.get_by_role("heading", name="1 of 44")).to_be_visible()
    expect(page.locator("ol .wrong").first).to_be_visible()
    expect(page.get_by_text("You: the score under best play, card by card")).to_be_visible()
    expect(page.locator("ol li").first.get_by_role("button")).to_have_count(4)  # a trick a line
    page.get_by_role("button", name="Next mistake", exact=True).click()
    expect(page.get_by_text(re.compile(r"played .* and lost \d+ points?"))).to_be_visible()
    page.get_by_role("button", name="My next mistake").click()
    expect(page.get_by_text(re.compile(r"^You played .* and lost \d+ points?"))).to_be_visible()
    page.locator("figure svg").click(position={"x": 2, "y": 20})
    expect(page.get_by_role("heading", name="1 of 44")).to_be_visible()
    page.goto(page.url.removesuffix("/1"))  # an address without a match means the current one
    expect(page.get_by_role("heading", name="1 of 44")).to_be_visible()
    assert not [url for url in asked if url.endswith("/record")], "the room has the round, and need not be told it"


def test_a_round_that_goes_on_or_is_none_has_no_review_and_the_page_says_so(page: Page) -> None:
    table = open_table(page).removeprefix("/t/")
    for address in (f"{table}/1/1", f"{table}/1/7", f"{table}/3"):
        page.goto(f"/review/{address}")
        expect(page.get_by_text("There is no such round in this match, or it is still going on.")).to_be_visible()
    page.goto(f"/review/{table}/9/1")
    expect(page.get_by_text("There is no such match at this table, or it is still going on.")).to_be_visible()
    page.goto("/review/nowhere/1/1")
    expect(page.get_by_text("There is no such table.")).to_be_visible()


def test_ct_11_the_first_puzzle_is_the_example_and_its_answer_is_explained(page: Page) -> None:
    page.goto("/puzzle/costly-tricks/0")
    expect(page.locator("[data-hand='0'] [data-card=G4]")).to_be_visible()
    expect(worth(page.locator("[data-hand='0']"), "G4")).to_have_count(0)
    page.locator("button[data-action=R5]").click()
    expect(page.get_by_text("Not the best: red 5 gives away 1 point, +9 instead of +10.")).to_be_visible()
    page.locator("button[data-action=G4]").click()
    expect(page.get_by_text("Right: green 4 is worth +10.")).to_be_visible()
    expect(worth(page.locator("[data-hand='0']"), "G4")).to_have_attribute("data-worth", "+10")
    expect(page.get_by_text("the red 5 of the rules only 9")).to_be_visible()
    expect(page.get_by_text(re.compile("^Whoever wants the most from this trick alone plays"))).to_be_visible()


def test_a_wrong_card_is_answered_on_the_board_step_by_step_and_there_is_a_way_back(window: Window) -> None:
    page = window(reduced_motion="reduce")
    page.goto("/puzzle/costly-tricks/0")
    page.locator("[data-hand='0'] [data-card=R5]").click()
    step = page.get_by_text(re.compile("^Card 1 of 12: red 5. B is to play."))
    expect(step).to_be_visible()
    expect(page.locator("[data-hand='0'] [data-card=R5]")).to_have_count(0)
    assert findings(page) == []
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Card 2 of 12: green 2. A’s ghost is to play.")).to_be_visible()
    expect(page.locator("[data-hand='1'] [data-card=G2]")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(step).to_be_visible()
    page.get_by_role("button", name="12: ").click()
    expect(page.get_by_role("button", name="Next card")).to_be_disabled()
    page.get_by_role("button", name="Try again").click()
    expect(step).to_have_count(0)
    expect(page.locator("button[data-action]").first).to_be_focused()
    page.locator("[data-hand='0'] [data-card=G4]").click()
    expect(page.get_by_text("Right: green 4 is worth +10.")).to_be_visible()


def test_the_page_tells_how_the_guest_stands_and_remembers_it(page: Page) -> None:
    page.goto("/puzzle/costly-tricks/0")
    stands = page.get_by_role("list", name="How you stand")
    expect(stands).to_have_text("Not tried yet")
    page.locator("button[data-action=R5]").click()
    expect(stands).to_contain_text("Not solved yet")
    expect(stands).to_contain_text(re.compile(r"Your rating: about 1[0-4]\d\d \(0 of 1 at the first try\)"))
    page.locator("button[data-action=G4]").click()
    expect(stands).to_contain_text("Solved")
    page.reload()
    expect(stands).to_contain_text("Solved")
    expect(stands).to_contain_text("(0 of 1 at the first try)")


def test_there_is_a_puzzle_of_the_day_and_always_another_one(page: Page) -> None:
    page.goto("/puzzle")
    expect(page.get_by_text(re.compile("Puzzle 20[0-9]{6}"))).to_be_visible()
    page.get_by_role("button", name="Another puzzle").click()
    expect(page).to_have_url(re.compile(r"/puzzle/costly-tricks/\d+$"))
    expect(page.get_by_text(f"Puzzle {page.url.rpartition('/')[2]} ")).to_be_visible()
    right = page.get_by_text(re.compile("^Right:"))
    cards = page.locator("button[data-action]")
    for number in range(cards.count()):
        cards.nth(number).click()
        expect(right.or_(page.get_by_text("Not the best: "))).to_be_visible()
        if right.is_visible():
            break
    expect(right).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_has_no_serious_finding(window: Window, path: str, scheme: str) -> None:
    page = window(color_scheme=scheme)
    page.goto(path)
    expect(page.locator("[data-action]").first).to_be_visible()
    assert findings(page) == []
    assert too_small(page) == 0


@pytest.mark.parametrize("path", PAGES)
def test_a_phone_needs_no_scrolling_sideways(window: Window, path: str) -> None:
    phone = window(**PHONE)
    phone.goto(path)
    expect(phone.locator("[data-action]").first).to_be_visible()
    assert not wide(phone)


def test_the_keyboard_plays_a_card_and_steps_through_the_line(page: Page) -> None:
    page.goto(SHEET)
    expect(page.get_by_role("button", name="green 4, worth +10, best")).to_be_visible()
    page.get_by_role("button", name="green 4, worth +10, best").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("play=G4$"))


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize(("language", "word"), [("de-DE", "Hand|Karte|Stellung"), ("fr-FR", "carte|position")])
def test_every_page_speaks_the_other_languages(window: Window, path: str, language: str, word: str) -> None:
    page = window(locale=language)
    page.goto(path)
    expect(page.locator("[data-action]").first).to_be_visible()
    assert re.search(word, page.locator("main").inner_text())


def deck(page: Page, card: str) -> Locator:
    """A card as it lies in the deck from which a position is put together."""
    return page.locator(f".deck [data-card={card}]")


def test_a_position_is_put_together_by_tapping_cards_and_what_is_missing_is_said(window: Window) -> None:
    page = window(**PHONE)
    page.goto("/study/costly-tricks")
    page.get_by_role("button", name="Set up by tapping cards").tap()
    wanting, show = page.locator(".arrange [role=status]"), page.locator(".arrange .go")
    expect(wanting).to_have_text("No hand holds a card yet.")
    for hand, card in enumerate(("R5", "G2", "G3", "B7")):
        page.locator(f".arrange label[data-hand='{hand}']").tap()
        deck(page, card).tap()
    expect(wanting).to_have_text("Say who leads.")
    deck(page, "G3").tap()
    expect(wanting).to_have_text("A needs one more card: all hands hold equally many.")
    page.get_by_role("button", name="Undo").tap()
    expect(deck(page, "G3")).to_have_attribute("aria-label", "green 3, held by A’s ghost")
    assert too_small(page) == 0
    assert findings(page) == []
    assert not wide(page)
    page.get_by_role("group", name="Who leads").get_by_text("B", exact=True).tap()
    expect(wanting).to_have_text("")
    show.tap()
    expect(page).to_have_url(re.compile(r"hands=5\.\.\.,\.2\.\.,\.3\.\.,\.\.\.7&leader=1$"))
    expect(choice(page, "G2")).to_have_text(re.compile("^green 2, worth"))


def test_the_rest_of_a_position_is_dealt_by_chance_and_the_keyboard_does_all(page: Page) -> None:
    page.goto(SHEET)
    page.get_by_role("button", name="Set up by tapping cards").press("Enter")
    expect(deck(page, "R5")).to_have_attribute("aria-pressed", "true")
    page.locator(".arrange label[data-hand='0'] input").press("ArrowRight")
    deck(page, "R0").press("Enter")
    expect(deck(page, "R0")).to_be_focused()
    page.get_by_role("button", name="Deal the rest by chance").press("Enter")
    expect(page.get_by_text("B leads with the red 0.")).to_be_visible()
    for hand in range(4):
        expect(page.locator(f".arrange label[data-hand='{hand}'] .head b")).to_have_text("11")
    page.get_by_role("button", name="Undo").press("Enter")
    expect(page.locator(".arrange label[data-hand='1'] .head b")).to_have_text("4")
    page.get_by_role("button", name="Take all back").press("Enter")
    expect(page.locator(".arrange [role=status]")).to_have_text("No hand holds a card yet.")


def test_what_is_wrong_with_a_typed_position_is_said_in_words(page: Page) -> None:
    page.goto("/study/costly-tricks")
    told = {
        "5... 4... 3... 5... 0": "red 5 was dealt twice.",
        "5... 55... 3... 2... 0": "In the hand of B, “55...”, the ranks of ",
        "5... 43... 2... 1... 0": "clockwise from A they hold 1, 2, 1, 1.",
    }
    for typed, words in told.items():
        page.get_by_label("Type or paste a position").fill(typed)
        page.locator("form").get_by_role("button", name="Show it").click()
        expect(page.get_by_role("alert")).to_contain_text(words)
