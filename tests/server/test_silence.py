"""Phones that sleep: whoever answers is there, and nobody else is, whatever his connection seems to be."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from parlour.room.due import GRACE, GRACE_RACING
from parlour.room.log import Terms
from parlour.room.messages import Start
from parlour.server.table.live import GONE
from parlour.server.table.presence import IN_TURNS, LET_GO, RACING
from tests.room.desk import JONAS, MIRA, Desk
from tests.server.phones import STEP, Gathering

NEWS = ("away", "stand-in", "back")


def in_turns(**terms: str) -> Desk:
    desk = Desk(MIRA, JONAS, terms=Terms(**terms))  # type: ignore[arg-type]
    desk.deal()
    return desk


def racing(**terms: str) -> Desk:
    desk = Desk(MIRA, JONAS, game="paule-panik", edition="quick", options={}, terms=Terms(**terms))  # type: ignore[arg-type]
    desk.deal()
    return desk


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(scenario(), 60)

    asyncio.run(bounded())


@pytest.mark.parametrize(("begun", "noticed", "replaced"), [(racing, 5000, 12_000), (in_turns, 20_000, 20_000 + GRACE)])
def test_pitfall_70_a_bot_stands_in_for_a_phone_that_sleeps_until_it_says_a_word(
    begun: Callable[..., Desk], noticed: int, replaced: int
) -> None:
    async def scenario() -> None:
        table = Gathering(begun(away="bot"), MIRA, JONAS)
        await table.go_on(10_000)
        _, jonas = table.phones
        jonas.asleep = True
        await table.go_on(noticed)
        assert [seat.present for seat in table.look().seats] == [True, False]
        assert table.news(*NEWS) == [("away", 1)]
        assert jonas.socket.closed is None, "his browser holds the connection"
        await table.go_on(replaced - noticed)
        assert table.news(*NEWS) == [("away", 1), ("stand-in", 1)]
        jonas.asleep = False
        await table.settle()
        assert table.news(*NEWS) == [("away", 1), ("stand-in", 1), ("back", 1)]
        assert [(seat.present, seat.level) for seat in table.look().seats] == [(True, None)] * 2
        await table.end()

    run(scenario)


@pytest.mark.parametrize("begun", [racing, in_turns])
def test_pitfall_70_who_answers_is_never_taken_away_whatever_else_he_does(begun: Callable[[], Desk]) -> None:
    async def scenario() -> None:
        table = Gathering(begun(), MIRA, JONAS)
        await table.go_on(60_000)
        assert table.news(*NEWS) == []
        assert all(seat.present for seat in table.look().seats)
        await table.end()

    run(scenario)


def test_pitfall_70_loading_a_page_anew_is_no_news_and_a_closed_one_is_soon_missed_in_a_race() -> None:
    async def scenario() -> None:
        table = Gathering(racing(), MIRA, JONAS)
        await table.go_on(5000)
        table.phones.pop().running.cancel()
        await table.settle()
        await table.go_on(1500)
        assert table.news(*NEWS) == []
        await table.go_on(500)
        assert table.news(*NEWS) == [("away", 1)]
        await table.go_on(GRACE_RACING)
        assert table.news(*NEWS) == [("away", 1), ("stand-in", 1)]
        await table.end()

    run(scenario)


def test_pitfall_70_nobody_waits_for_the_answers_of_a_phone_that_sleeps() -> None:
    async def scenario() -> None:
        table = Gathering(racing(), MIRA, JONAS)
        await table.go_on(2000)
        assert None not in table.actor.pings()
        table.phones[1].asleep = True
        await table.go_on(5000)
        assert [ping is None for ping in table.actor.pings()] == [False, True]
        await table.end()

    run(scenario)


def test_pitfall_70_a_table_that_waits_for_whoever_is_away_goes_on_without_a_bot() -> None:
    async def scenario() -> None:
        table = Gathering(racing(away="wait"), MIRA, JONAS)
        table.phones[1].asleep = True
        await table.go_on(60_000)
        assert table.news(*NEWS) == [("away", 1)]
        await table.end()

    run(scenario)


def test_pitfall_70_a_phone_is_probed_rarely_in_turns_and_one_that_sleeps_once() -> None:
    async def scenario() -> None:
        table = Gathering(in_turns(), MIRA, JONAS)
        _, jonas = table.phones
        await table.go_on(8 * IN_TURNS.probe)
        assert len(jonas.probes) <= 9
        jonas.asleep = True
        await table.go_on(30_000)
        assert len(jonas.probes) == jonas.answered + 1
        await table.end()

    run(scenario)


def test_pitfall_70_a_deal_begins_to_watch_closely_and_takes_nobody_for_silent_who_was_not_asked() -> None:
    async def scenario() -> None:
        desk = Desk(MIRA, JONAS, game="paule-panik", edition="quick", options={})
        table = Gathering(desk, MIRA, JONAS)
        _, jonas = table.phones
        await table.go_on(1000)
        assert len(jonas.probes) == jonas.answered == 1, "the next one is seconds away"
        await table.actor.ask(MIRA, Start("start", 0))
        await table.settle()
        assert table.actor.table.phase == "playing", "nobody is missing, so the room deals"
        before = len(jonas.probes)
        await table.go_on(6000)
        assert len(jonas.probes) > before + 1
        assert table.news(*NEWS) == []
        await table.end()

    run(scenario)


def test_pitfall_70_any_word_is_a_sign_of_life() -> None:
    async def scenario() -> None:
        table = Gathering(racing(), MIRA, JONAS)
        _, jonas = table.phones
        jonas.asleep = True
        for _ in range(10):
            jonas.send(type="ping", at=1)
            await table.go_on(RACING.silent - STEP)
            assert not jonas.live.silent
        await table.end()

    run(scenario)


def test_pitfall_25_a_page_that_sleeps_while_its_browser_holds_the_connection_is_let_go() -> None:
    async def scenario() -> None:
        table = Gathering(in_turns(), MIRA, JONAS)
        await table.go_on(10_000)
        _, jonas = table.phones
        jonas.asleep = True
        await table.go_on(LET_GO - STEP)
        assert not jonas.running.done()
        await table.go_on(IN_TURNS.probe + STEP)
        assert jonas.running.done()
        assert jonas.socket.closed == GONE
        await table.end()

    run(scenario)


def test_pitfall_52_while_the_machine_sleeps_nobody_falls_silent() -> None:
    async def scenario() -> None:
        table = Gathering(racing(), MIRA, JONAS)
        await table.go_on(10_000)
        table.clock.suspend(3_600_000)
        await table.go_on(STEP)
        assert table.news(*NEWS) == []
        assert not any(phone.live.silent for phone in table.phones)
        await table.end()

    run(scenario)
