"""What a person sees, on every screen, and what one who cannot see is told."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.conftest import Window
from tests.browser.looks import SIZES, drawn, findings, outside, resize, scrolls, too_small
from tests.browser.steps import (
    box,
    cards,
    hurry,
    live_region,
    open_table,
    play,
    play_until,
    playable,
    settings,
    stop_clock,
)

RANK = re.compile(r"(red|green|purple|blue) (\d+)")


def test_pitfall_39_a_phone_shows_the_whole_table_and_plays_by_touch(window: Window) -> None:
    phone = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, color_scheme="dark")
    open_table(phone)
    for _ in range(4):
        play(phone, "tap")
        assert not scrolls(phone)
    expect(phone.locator("[data-hand]")).to_have_count(4)
    assert too_small(phone) == 0


def test_pitfall_39_the_small_hands_of_a_shared_phone_are_played_with_large_cards(window: Window) -> None:
    phone = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    open_table(phone, "me", "same-screen")
    trays = 0
    for left in (43, 42, 41, 40):
        expect(playable(phone).first).to_be_visible()
        large = phone.locator(".tray button")
        sizes = large.evaluate_all(
            "cards => cards.map((card) => card.getBoundingClientRect()).map((r) => [r.width, r.height])"
        )
        heights = [height for _, height in sizes]
        if heights:
            trays += 1
            assert len(heights) == playable(phone).count()
            assert min(width for width, _ in sizes) >= 44
            assert min(heights) >= (44 if phone.locator(".tray.lines").count() == 0 else 36)
            assert not scrolls(phone)
        (large if heights else playable(phone)).first.tap()
        phone.get_by_role("button", name=re.compile("^Play ")).tap()
        expect(cards(phone)).to_have_count(left)
    assert trays == 3


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pitfall_39_nothing_scrolls_or_leaves_the_window_while_playing(window: Window, scheme: str) -> None:
    page = window({"confirm": "never"}, color_scheme=scheme)
    open_table(page)
    for _ in range(3):
        play(page)
        for size in SIZES:
            resize(page, size)
            assert not scrolls(page), size
            assert outside(page) == [], size


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (768, 1024), (1024, 600)])
def test_no_card_leaves_the_pointer_when_hints_come_and_go(window: Window, width: int, height: int) -> None:
    page = window({"confirm": "never"}, viewport={"width": width, "height": height})
    lines = page.locator("[data-hand] .line")
    while True:
        open_table(page, "me", "same-screen")
        expect(playable(page).first).to_be_visible()
        if lines.count() <= 16:  # a colour of nine cards would take two
            break
    places = heights_of_rows(page)
    for _ in range(6):
        for card in playable(page).all()[:3]:
            card.hover()
            assert heights_of_rows(page) == places
        play(page)
        assert heights_of_rows(page) == places


def heights_of_rows(page: Page) -> list[int]:
    """Where the rows of all hands begin, in pixels from the top."""
    found: list[int] = page.locator("[data-hand] .row").evaluate_all(
        "rows => rows.map((row) => Math.round(row.getBoundingClientRect().top))"
    )
    assert len(found) == 16
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_has_no_serious_finding_on_any_page(window: Window, scheme: str) -> None:
    page = window(color_scheme=scheme)
    hurry(page.context)
    for address in ("/", "/new/costly-tricks", "/rules/costly-tricks"):
        page.goto(address)
        expect(page.get_by_role("heading").first).to_be_visible()
        assert findings(page) == [], address
    open_table(page, "me", "open")
    expect(page.get_by_label("Link to this table")).to_be_visible()
    assert findings(page) == []
    open_table(page)
    play(page)
    expect(playable(page).first).to_be_visible()
    assert findings(page) == []
    for key, title in (("i", "rules"), ("w", "What happened"), ("m", "Menu"), ("?", "Keyboard shortcuts")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_contain_text(title)
        assert findings(page) == [], title
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    play_until(page, "next round")
    assert findings(page) == []


def test_pitfall_43_every_card_of_a_trick_is_announced_in_words(page: Page, context: BrowserContext) -> None:
    settings(context)
    stop_clock(page)
    open_table(page, "me", "same-screen")
    expect(page.get_by_role("group", name="The table of Costly Tricks")).to_be_visible()
    played = []
    for _ in range(4):
        card = play(page)
        played.append(card)
        expect(live_region(page)).to_contain_text(re.compile(card))
    ranks = [int(card.split()[1]) for card in played]
    worth = sum(ranks) - 20
    sum_in_words = f"{' + '.join(map(str, ranks))} − 20 = {'−' if worth < 0 else '+' if worth else ''}{abs(worth)}"
    expect(live_region(page)).to_contain_text(sum_in_words)
    tree = page.get_by_role("group", name="This trick").aria_snapshot()
    assert RANK.findall(tree) == [tuple(card.split()) for card in played] or sorted(RANK.findall(tree)) == sorted(
        tuple(card.split()) for card in played
    )


def test_pitfall_43_hands_are_read_out_colour_by_colour(page: Page, context: BrowserContext) -> None:
    settings(context)
    open_table(page, "me", "same-screen")
    expect(playable(page).first).to_be_visible()
    hand = page.locator("[data-hand]").filter(has_not=page.get_by_role("button")).first
    tree = hand.aria_snapshot()
    for colour in ("red", "green", "purple", "blue"):
        assert colour in tree.lower()


def test_pitfall_02_an_illegal_card_says_why_when_it_is_tried(page: Page, context: BrowserContext) -> None:
    settings(context)
    stop_clock(page)
    open_table(page, "me", "same-screen")
    barred = page.get_by_role("button", name=re.compile("you must"))
    for _ in range(40):
        play(page)
        expect(playable(page).first).to_be_visible()
        if barred.count():
            break
    name = barred.first.get_attribute("aria-label") or ""
    needed = re.search(r"must (?:follow|play the trump,) (\w+)", name)
    assert needed
    barred.first.click(force=True)  # aria-disabled, and yet it answers
    expect(page.locator("[data-board] [role=status]")).to_contain_text(needed[1])
    expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()


def test_pitfall_41_the_finished_trick_stays_and_can_be_looked_at_again(page: Page, context: BrowserContext) -> None:
    settings(context)
    stop_clock(page)
    open_table(page, "me", "same-screen")
    names = [play(page) for _ in range(4)]
    trick = page.get_by_role("group", name="This trick")
    for name in names:
        expect(trick).to_contain_text(name)
    page.keyboard.press("Shift")
    play(page)
    page.get_by_role("button", name="Look at all tricks").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    for name in names:
        expect(page.get_by_role("dialog")).to_contain_text(name)


def test_pitfall_42_shortcuts_are_listed_on_a_question_mark_and_use_no_modifiers(
    page: Page, context: BrowserContext
) -> None:
    settings(context)
    open_table(page)
    expect(playable(page).first).to_be_visible()
    page.keyboard.press("?")
    shown = page.get_by_role("dialog")
    expect(shown).to_contain_text("Keyboard shortcuts")
    for word in ("Rules", "Take back", "Enter"):
        expect(shown).to_contain_text(word)
    assert not re.search(r"\b(Ctrl|Alt|Cmd|Meta|F\d+)\b", shown.inner_text())


def test_pitfall_44_every_colour_has_its_mark_and_its_word(page: Page, context: BrowserContext) -> None:
    settings(context)
    open_table(page, "me", "same-screen")
    play(page)
    rows = page.locator("[data-hand] [data-sign]:not(.card)")
    expect(rows).to_have_count(16)
    expect(rows.filter(has=page.locator("svg"))).to_have_count(16)
    expect(page.locator(".tag svg").first).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "play_now", "name"), [("fr-FR", "Jouer", "Chères Levées"), ("de-DE", "spielen", "Schmerzhafte Stiche")]
)
def test_pitfall_45_the_page_speaks_the_browsers_language(
    window: Window, locale: str, play_now: str, name: str
) -> None:
    page = window(locale=locale)
    page.goto("/")
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_role("button", name=re.compile(play_now)).first).to_be_visible()
    open_table(page, "me", "same-screen")
    live = page.locator("[data-hand] button[data-card]:has(.live)")
    for left in range(43, 39, -1):
        live.first.click()
        expect(cards(page)).to_have_count(left)
        expect(live.first).to_be_visible()
        told = live_region(page).inner_text()
        assert told
        assert not re.search(r"[{}$]|undefined|costly-tricks|\b(red|green|purple|blue)\b", told)


def test_the_language_can_be_switched(page: Page) -> None:
    page.goto("/")
    page.get_by_role("combobox").first.select_option(label="Deutsch")
    expect(page.get_by_role("heading", name="Schmerzhafte Stiche")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Schmerzhafte Stiche")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"


def test_pitfall_46_a_link_and_a_code_are_the_first_thing_on_a_new_table(page: Page, context: BrowserContext) -> None:
    settings(context)

    def from_elsewhere(route: Route) -> None:
        """As the room answers that others can reach; the one of the tests serves this machine only."""
        response = route.fetch()
        link = response.json()
        route.fulfill(response=response, json={**link, "url": link["url"].replace("127.0.0.1", "192.168.1.4")})

    page.route("**/seats", from_elsewhere)
    page.goto("/")
    box(page).get_by_role("button", name="Invite").click()
    expect(page.get_by_label("Link to this table")).to_have_value(re.compile(r"^http://.*/t/\w+$"))
    code = page.get_by_role("img", name="QR code of the link to this table")
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    page.get_by_role("button", name="Copy link").click()
    expect(
        page.get_by_role("button", name="Copied").or_(page.get_by_text("Copy the marked link yourself"))
    ).to_be_visible()


def test_a_link_that_works_here_only_has_no_code(page: Page) -> None:
    open_table(page, "me", "open")
    expect(page.get_by_text("This address works on this computer only.")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link to this table")).to_have_count(0)


def test_the_rules_are_one_tap_away_and_the_game_goes_on(page: Page, context: BrowserContext) -> None:
    settings(context)
    open_table(page, "me", "same-screen")
    play(page)
    page.get_by_role("button", name="Rules").click()
    shown = page.get_by_role("dialog")
    expect(shown).to_contain_text("20")
    page.keyboard.press("Escape")
    play(page)


def test_the_back_button_closes_a_dialog_and_only_then_leaves_the_table(page: Page, context: BrowserContext) -> None:
    settings(context)
    page.goto("/")
    open_table(page, "me", "same-screen")
    dialog = page.get_by_role("dialog")
    for opener in ("Rules", "Menu", "At the table", "Look at all tricks"):
        page.get_by_role("button", name=opener).click()
        expect(dialog).to_have_count(1)
        page.go_back()
        expect(dialog).to_have_count(0)
        expect(page.locator("[data-board]")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()


def test_a_key_right_after_escape_opens_the_next_dialog(page: Page, context: BrowserContext) -> None:
    settings(context)
    open_table(page, "me", "same-screen")
    expect(playable(page).first).to_be_visible()
    dialog = page.get_by_role("dialog")
    for key, title in (("w", "What happened"), ("m", "Menu"), ("m", "Menu")):
        page.keyboard.press(key)
        drawn(page)
        expect(dialog).to_contain_text(title)
        page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_closed_dialog_leaves_no_trace_for_the_back_button(page: Page, context: BrowserContext) -> None:
    settings(context)
    page.goto("/")
    open_table(page, "me", "same-screen")
    dialog = page.get_by_role("dialog")
    at_dialog, elsewhere = "() => history.state?.dialog === true", "() => !history.state?.dialog"
    page.get_by_role("button", name="Menu").click()
    dialog.get_by_role("button", name="What happened").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    dialog.get_by_role("button", name="Close").click()
    page.wait_for_function(elsewhere)
    page.get_by_role("button", name="Menu").click()
    page.wait_for_function(at_dialog)
    page.reload()
    play(page)
    page.wait_for_function(elsewhere)
    page.go_back()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    page.go_forward()
    page.get_by_role("button", name="Menu").click()
    dialog.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    page.go_back()
    play(page)
    page.go_back()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()


NOWHERE = {
    "There is no such page.": ["/foo", "/rules/z", "/new/z", "/puzzle/z", "/study/z", "/study/buddy", "/review/z"],
    "There is no such table.": ["/t/zzz", "/review/zzz/1"],
    "Puzzles have numbers": ["/puzzle/costly-tricks/xyz"],
}
PAGES = ["/", "/new/buddy", "/rules/buddy", "/study/costly-tricks", "/puzzle/costly-tricks/0"]


def test_a_page_that_is_not_there_offers_no_second_try_and_every_page_has_one_main_part(page: Page) -> None:
    for words, addresses in NOWHERE.items():
        for address in addresses:
            page.goto(address)
            expect(page.get_by_role("alert")).to_contain_text(words)
            expect(page.get_by_role("button", name="Try again"), address).to_have_count(0)
            expect(page.get_by_role("main").get_by_role("alert"), address).to_have_count(1)
    for address in PAGES:
        page.goto(address)
        expect(page.get_by_role("main"), address).to_have_count(1)
        expect(page.get_by_role("main"), address).not_to_be_empty()
    open_table(page)
    expect(page.get_by_role("main")).to_have_count(1)


def test_who_got_no_answer_may_try_again(page: Page) -> None:
    page.route("**/api/games", lambda route: route.abort())
    page.goto("/rules/buddy")
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text("The room does not answer.")
    page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("main")).to_contain_text("sweeping the table")


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_the_score_table_shows_the_players_names_whole(window: Window, language: str) -> None:
    page = window(locale=language)
    open_table(page, "me", "same-screen")
    names = page.locator("tbody th .text")
    expect(names).to_have_count(2)
    drawn(page)
    assert names.evaluate_all("all => all.filter(name => name.scrollWidth > name.clientWidth).length") == 0


def test_the_edition_and_options_chosen_are_those_played(page: Page, context: BrowserContext) -> None:
    settings(context)
    page.goto("/new/costly-tricks")
    page.get_by_role("radio", name=re.compile("French")).check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("French edition").first).to_be_visible()


def test_reduced_motion_moves_nothing(page: Page, context: BrowserContext) -> None:
    settings(context)
    open_table(page)
    play(page)
    assert page.evaluate("document.documentElement.dataset.motion") == "reduced"
    moving = page.evaluate(
        "document.getAnimations().filter(a => a.effect.getKeyframes()"
        ".some(k => k.transform && k.transform !== 'none')).length"
    )
    assert moving == 0
