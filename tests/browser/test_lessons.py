"""Learning in a real browser: each game's course as it is told, by mouse, by taps, by the keyboard alone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from parlour.core.discovery import find, games
from parlour.lessons.step import Entry, Step, courses
from tests.browser.conftest import Window
from tests.browser.looks import cut, findings, named, outside, resize, scrolls
from tests.browser.steps import box

GO_ON, AGAIN, SHOW, KNOW, REAL = "Go on", "Try again", "Show me", "I know the game", "Play a real game"
PHONES = [(360, 640), (640, 360)]
AT_REST = "() => !document.getAnimations().some(one => isFinite(one.effect.getComputedTiming().endTime))"
LONG = {"buddy": pytest.mark.long, "costly-tricks": pytest.mark.long}
"""Problems that take half a minute in a browser; `tests/lessons` plays all of them without one, always."""
Play = Callable[[Page, str], None]


def learn(page: Page, address: str) -> None:
    """Opens a step, and waits for its question."""
    page.goto(f"/learn/{address}")
    expect(page.locator(".dots a")).not_to_have_count(0)
    expect(line(page)).to_have_class(re.compile("say"))


def line(page: Page) -> Locator:
    """What is said over the board."""
    return page.locator("section.line > p")


def button(page: Page, name: str) -> Locator:
    return page.locator("section.line").get_by_role("button", name=name, exact=True)


def card(page: Page, name: str) -> Locator:
    return page.locator(f"button[data-card='{name}']")


def spoken(page: Page) -> Locator:
    """What a screen reader is told politely."""
    return page.locator("[aria-live=polite]").last


def number(page: Page) -> int:
    """Of the step that is open."""
    return int(page.url.rsplit("/", 1)[1])


CHOSEN = """name => document.querySelector(`button[data-card="${name}"]`)?.ariaPressed === "true" """


def by_mouse(page: Page, action: str) -> None:
    """Plays a card and, where it fits on both, says on which stack."""
    name, _, stack = action.partition(" ")
    card(page, name).click()
    if stack and page.evaluate(CHOSEN, name):
        page.locator(f"[data-stack='{'LR'.index(stack)}']").click()


def by_tap(page: Page, action: str) -> None:
    """Chooses a card with a finger, and confirms it."""
    card(page, action).tap()
    page.locator("[data-board] .button.go").tap()


def by_key(page: Page, action: str) -> None:
    """A digit leads to a card, Enter plays it."""
    page.keyboard.press(action)
    expect(card(page, action)).to_be_focused()
    page.keyboard.press("Enter")


def press(page: Page, name: str) -> None:
    button(page, name).click()


def enter(page: Page, name: str) -> None:
    """What is to be done next has the focus."""
    expect(button(page, name)).to_be_focused()
    page.keyboard.press("Enter")


WAITS = """() => document.querySelector("section.line .button.go")
  || (document.querySelector("section.line p.say") && document.querySelector("section.line:not(:has(.button.go))")
  && document.querySelector("[data-board] button[data-card]:not([aria-disabled=true])"))"""
"""Whether the lesson waits for its learner: to go on, or to play."""


PLAYABLE = """() => document.querySelector("[data-board] button[aria-pressed=true]") ? null
  : document.querySelector("[data-board] button[data-card]:not([aria-disabled=true])")?.dataset.card"""
"""A card that may be played; none while a bid is sealed, which might still be changed."""


def play_freely(page: Page, play: Play, go_on: Callable[[Page, str], None]) -> None:
    """Plays any card whenever one may be played, until the step is over."""
    here = page.url
    while page.url == here:
        page.wait_for_function(WAITS)
        if button(page, REAL).count():
            return
        if button(page, GO_ON).count():
            go_on(page, GO_ON)
            page.wait_for_timeout(50)
            continue
        name = page.evaluate(PLAYABLE)
        if name:
            play(page, name)
            page.wait_for_timeout(50)


def answer(page: Page, action: str, play: Play) -> None:
    play(page, action)
    expect(line(page)).to_have_class(re.compile("ok"))


def whole_course(page: Page, game: str, play: Play, go_on: Callable[[Page, str], None] = press) -> None:
    """Learns a game from the first step to the offer of a real game."""
    steps = courses(find(game))["learn"]
    learn(page, f"{game}/learn/1")
    for step in steps:
        expect(page).to_have_url(re.compile(f"/learn/{game}/learn/{step.meta.step}$"))
        one_step(page, step, play, go_on)
        if step is not steps[-1]:
            go_on(page, GO_ON)
    expect(button(page, REAL)).to_be_visible()


def one_step(page: Page, step: Step, play: Play, go_on: Callable[[Page, str], None]) -> None:
    entries = [entry for entry in step.meta.lesson if entry.when is None]
    for place, entry in enumerate(entries):
        following = entries[place + 1 :]
        if entry.free is not None:
            free_step(page, step, entry, play, go_on)
        elif entry.expect:
            if entry.say is not None:
                expect(line(page)).to_have_attribute("data-says", entry.say)
            answer(page, right(page, entry), play)
            if following and following[0].say is not None:
                go_on(page, GO_ON)


def right(page: Page, entry: Entry) -> str:
    """The first right action whose card is still there."""
    first = entry.expect[0]
    expect(
        page.locator(", ".join(f"button[data-card='{one.split()[0]}']" for one in entry.expect)).first
    ).to_be_visible()
    there = (one for one in entry.expect if card(page, one.split()[0]).count())
    return next(there, first)


def free_step(page: Page, step: Step, entry: Entry, play: Play, go_on: Callable[[Page, str], None]) -> None:
    """In a race the record's own cards, else any."""
    if step.game.real_time and entry.free is not None and entry.free.bots is None:
        for action in step.actions[entry.ply :]:
            play(page, action.partition(" ")[2])
        expect(line(page)).to_have_class(re.compile("ok"))
    else:
        play_freely(page, play, go_on)


def test_costly_tricks_is_learned_with_the_mouse_and_ends_in_a_real_game(window: Window) -> None:
    page = window()
    whole_course(page, "costly-tricks", by_mouse)
    press(page, REAL)
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-board]")).to_be_visible()


def test_buddy_is_learned_with_a_finger(window: Window) -> None:
    page = window(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    whole_course(page, "buddy", by_tap)


def test_pitfall_43_the_third_man_is_learned_with_the_keyboard_alone(window: Window) -> None:
    whole_course(window(), "third-man", by_key, enter)


def test_paule_panik_is_learned_with_the_mouse(window: Window) -> None:
    page = window()
    learn(page, "paule-panik/learn/1")
    steps = courses(find("paule-panik"))["learn"]
    for step in steps[:-1]:
        one_step(page, step, by_mouse, press)
        press(page, GO_ON)
    race(page)
    expect(button(page, REAL)).to_be_visible()


def race(page: Page) -> None:
    """Plays whatever fits on one of the stacks, until eight cards are gone."""
    while not button(page, REAL).count():
        fits = page.evaluate(FITS)
        if fits:
            by_mouse(page, fits)
        page.wait_for_timeout(100)


FITS = """() => {
  const rank = label => Number(label.match(/\\d+/)[0]);
  const tops = [...document.querySelectorAll("[data-stack]")].map(stack => rank(stack.ariaLabel));
  const near = (a, b) => [1, 16].includes(Math.abs(a - b));
  for (const card of document.querySelectorAll("button[data-card]")) {
    const stack = tops.findIndex(top => near(top, rank(card.ariaLabel)));
    if (stack >= 0) return `${card.dataset.card} ${"LR"[stack]}`;
  }
  return null;
}"""


@pytest.mark.parametrize("game", [pytest.param(name, marks=LONG.get(name, ())) for name in games()])
def test_the_problems_of_a_game_are_solved_one_after_the_other(window: Window, game: str) -> None:
    page = window()
    learn(page, f"{game}/better/1")
    for step in courses(find(game))["better"]:
        entry = step.meta.lesson[0]
        if entry.expect == ("+",):
            page.locator("[data-lit='pile:0']").last.click()
        else:
            by_mouse(page, entry.expect[0])
        expect(line(page)).to_have_class(re.compile("ok"))
        if step.meta.step < 6:
            press(page, GO_ON)
            expect(page).to_have_url(re.compile(f"/better/{step.meta.step + 1}$"))
            expect(line(page)).to_have_class(re.compile("say"))
    expect(button(page, REAL)).to_be_visible()


def test_a_wrong_card_is_played_answered_taken_back_and_what_is_right_is_shown(window: Window) -> None:
    page = window()
    learn(page, "buddy/learn/1")
    expect(button(page, SHOW)).to_have_count(0)
    by_mouse(page, "3")
    expect(line(page)).to_contain_text("Bear’s 5 sweeps all: 15 points")
    expect(card(page, "6")).to_have_count(0)  # nothing can be played now
    expect(button(page, AGAIN)).to_be_focused()
    expect(spoken(page)).to_contain_text("Beat the 4 with your 6")
    page.keyboard.press("Enter")
    expect(card(page, "3")).to_be_visible()
    assert ring(page, "6")  # the question lights it
    press(page, SHOW)
    assert ring(page, "6")
    assert not ring(page, "3")
    by_mouse(page, "6")
    expect(line(page)).to_contain_text("4 + 2 + 6 = 12")


def ring(page: Page, name: str) -> bool:
    return bool(card(page, name).evaluate("one => getComputedStyle(one).outlineStyle === 'dashed'"))


def test_in_a_problem_nothing_is_lit_before_it_is_asked_for(window: Window) -> None:
    page = window()
    learn(page, "buddy/better/1")
    lit = "[...document.querySelectorAll('#board *')].filter(e => getComputedStyle(e).outlineStyle === 'dashed').length"
    assert page.evaluate(lit) == 0
    by_mouse(page, "8")
    press(page, AGAIN)
    press(page, SHOW)
    page.wait_for_function(f"() => {lit} > 1")


def test_a_forbidden_card_is_refused_by_the_game_where_it_was_tried(window: Window) -> None:
    page = window()
    learn(page, "costly-tricks/learn/6")
    card(page, "R9").click(force=True)
    expect(page.locator("[data-board] [role=status]")).to_contain_text("You must play the trump")
    expect(line(page)).to_have_class(re.compile("say"))
    by_mouse(page, "GT")
    expect(line(page)).to_contain_text("= +4")


def test_escape_leaves_the_box_offers_to_go_on_and_a_reload_begins_the_step_anew(window: Window) -> None:
    page = window()
    page.goto("/")
    here = box(page, "The Third Man")
    here.get_by_role("link", name="Learn").click()
    page.locator(".dots a").nth(2).click()
    expect(page).to_have_url(re.compile("/learn/third-man/learn/3$"))
    expect(line(page)).to_contain_text("Two at the top")
    page.reload()
    expect(line(page)).to_contain_text("Two at the top")
    page.go_back()
    expect(line(page)).to_contain_text("Third earns double")
    page.go_forward()
    expect(line(page)).to_contain_text("Two at the top")
    page.keyboard.press("Escape")
    here.get_by_role("link", name="Go on with step 3").click()
    expect(page).to_have_url(re.compile("/learn/third-man/learn/3$"))
    expect(line(page)).to_contain_text("Two at the top")


def test_escape_gives_up_a_chosen_card_before_the_lesson(window: Window) -> None:
    page = window({"confirm": "always"})
    learn(page, "buddy/learn/1")
    card(page, "6").click()
    expect(page.get_by_role("button", name="Play 6")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Play 6")).to_have_count(0)
    expect(line(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(box(page, "Buddy on your Left")).to_be_visible()


def test_a_step_that_does_not_hold_in_an_edition_is_left_out_for_whoever_comes_from_its_rules(window: Window) -> None:
    page = window()
    page.goto("/rules/costly-tricks")
    page.get_by_text("French edition", exact=True).click()
    page.get_by_role("link", name="Learn").click()
    expect(page.locator(".dots a")).to_have_count(6)
    page.locator(".dots a").last.click()
    expect(line(page)).to_contain_text("A small round")
    expect(page).to_have_url(re.compile("/learn/costly-tricks/learn/7[?].*must_follow_trump=false"))


def test_whoever_knows_a_game_has_learned_it_and_finds_play_now_first_once_he_has_played(window: Window) -> None:
    page = window()
    page.goto("/")
    here = box(page, "Buddy on your Left")
    ways = here.locator(".ways > *")
    expect(ways.first).to_have_text(re.compile("Learn"))
    here.get_by_role("link", name="Learn").click()
    press(page, KNOW)
    expect(here.get_by_role("link", name="learned Learn")).to_be_visible()
    here.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.goto("/")
    expect(ways.first).to_have_text("Play now")


@pytest.mark.parametrize(("locale", "says"), [("fr-FR", "Le rouge|On a entamé"), ("de-DE", "Rot ist angespielt")])
def test_pitfall_45_lessons_speak_the_language_that_is_on(window: Window, locale: str, says: str) -> None:
    page = window(locale=locale)
    learn(page, "costly-tricks/learn/1")
    expect(line(page)).to_contain_text(re.compile(says))
    by_mouse(page, "RT")
    expect(line(page)).to_contain_text("33 − 20 = +13")
    assert re.findall(r"\b[a-z-]+-learn-\d|learn-\w+", page.locator("body").inner_text()) == []


def test_what_is_lit_is_said_and_with_less_motion_its_ring_stands_still(window: Window) -> None:
    page = window()
    learn(page, "buddy/learn/3")
    expect(spoken(page)).to_contain_text("Look at: Fox’s cards, your score.")
    assert page.locator("[data-hand='1']").evaluate("one => getComputedStyle(one).animationName") == "none"
    moving = window({"motion": "full"}, reduced_motion="no-preference")
    learn(moving, "buddy/learn/3")
    assert moving.locator("[data-hand='1']").evaluate("one => getComputedStyle(one).animationName") == "lit"


@pytest.mark.parametrize("game", games())
def test_pitfall_39_a_lesson_fits_its_window(window: Window, game: str) -> None:
    """640 by 400 is a desk at 200 %."""
    page = window()
    for step in courses(find(game))["learn"]:
        learn(page, f"{game}/learn/{step.meta.step}")
        expect(page.locator("[data-board]")).to_be_visible()
        for size in [(360, 640), (640, 360), (640, 400), (768, 1024), (1280, 800)]:
            resize(page, size)
            assert not scrolls(page), (step.meta.id, size)
            assert outside(page) == [], (step.meta.id, size)
            assert covered(page) == [], (step.meta.id, size)
            assert line(page).evaluate("one => one.scrollHeight > one.clientHeight + 1") is False, (step.meta.id, size)


@pytest.mark.parametrize("locale", ["fr-FR", "de-DE"])
@pytest.mark.parametrize("size", PHONES, ids=named)
def test_pitfall_39_a_lesson_fits_a_phone_in_longer_languages(
    window: Window, size: tuple[int, int], locale: str
) -> None:
    page = window(locale=locale)
    resize(page, size)
    for game in games():
        learn(page, f"{game}/learn/3")
        expect(page.locator("[data-board]")).to_be_visible()
        assert not scrolls(page), game
        assert outside(page) == [], game


def covered(page: Page) -> list[Any]:
    """The cards that may be played and lie under something else."""
    found: list[Any] = page.evaluate(COVERED)
    return found


COVERED = """() => [...document.querySelectorAll("[data-board] button[data-card]")].filter(card => {
  const { left, top, width, height } = card.getBoundingClientRect();
  const over = document.elementFromPoint(left + Math.min(width, 20) / 2, top + height / 2);
  return !card.contains(over);
}).map(card => card.dataset.card)"""


@pytest.mark.parametrize("game", games())
def test_pitfall_43_a_lesson_has_nothing_that_axe_calls_serious(window: Window, game: str) -> None:
    page = window()
    learn(page, f"{game}/learn/1")
    page.wait_for_function(AT_REST)
    assert findings(page) == []
    assert cut(page) == []
