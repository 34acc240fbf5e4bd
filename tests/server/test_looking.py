"""Whoever looks at a round that is over is there, and the next one waits for him, within bounds."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from parlour.room.due import BETWEEN
from parlour.room.log import LookAt, Terms
from parlour.room.looking import LOOKING
from parlour.server.table.live import REPLACED
from parlour.server.table.presence import ABSENT
from tests.room.desk import JONAS, MIRA, TOM, Desk
from tests.server.phones import Gathering, Phone
from tests.server.running import Guest, play_until

LAST = LookAt(1, 1)
PRESENCE = ("away", "stand-in", "back", "look")


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(scenario(), 60)

    asyncio.run(bounded())


def between(*players: str) -> Desk:
    """A table of people whose first round is over."""
    three: dict[str, Any] = {"game": "buddy", "edition": "piatnik-2001", "options": {}, "players": 3}
    desk = Desk(*players, terms=Terms(away="bot"), **(three if len(players) == 3 else {}))
    desk.deal()
    desk.play_round()
    assert desk.table.phase == "between"
    return desk


async def looking(table: Gathering, place: int = 1, look: LookAt = LAST) -> Phone:
    """Somebody goes from the table to the round that is over."""
    phone = table.phones[place]
    player = phone.live.player
    assert player is not None
    await table.closes(phone)
    await table.go_on(ABSENT // 2)
    return await table.opens(player, look)


def test_pitfall_85_whoever_looks_at_a_round_that_is_over_is_not_away_and_the_next_one_waits_two_minutes() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS), MIRA, JONAS)
        await table.go_on(1000)
        await looking(table)
        assert table.look().looks == (None, LAST)
        table.phones[0].send(type="ready", id="r", seat=0)
        await table.go_on(BETWEEN + 20_000)
        assert [seat.present for seat in table.look().seats] == [True, True]
        assert table.news(*PRESENCE) == [("look", 1)]
        assert table.actor.table.number == 1, "it would have been dealt by now"
        await table.go_on(LOOKING - BETWEEN - 20_000 - 1000)
        assert table.actor.table.number == 1
        await table.go_on(2000)
        assert table.actor.table.number == 2
        assert table.news(*PRESENCE) == [("look", 1)], "nobody is away, and no bot has sat down"
        await table.end()

    run(scenario)


def test_who_comes_back_to_the_table_looks_no_more_and_who_closes_the_review_is_away() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS), MIRA, JONAS)
        review = await looking(table)
        await table.closes(review)
        await table.opens(JONAS)
        assert table.look().looks == ()
        assert table.news(*PRESENCE) == [("look", 1), ("look", 1)]
        await table.closes(await looking(table))
        await table.go_on(ABSENT)
        assert table.news(*PRESENCE)[-1] == ("away", 1)
        assert table.look().looks == ()
        await table.end()

    run(scenario)


def test_the_others_give_more_time_or_go_on_without_as_soon_as_all_of_them_want_that() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS, TOM), MIRA, JONAS, TOM)
        await looking(table)
        mira, tom = table.phones[0], table.phones[1]
        assert table.actor.picture(MIRA).frame.may.go_without == (0,)
        assert table.actor.picture(JONAS).frame.may.go_without == (), "he looks himself"
        mira.send(type="give-time", id="g", seat=0)
        await table.go_on(LOOKING + BETWEEN)
        assert table.actor.table.number == 1
        mira.send(type="go-without", id="w", seat=0)
        await table.settle()
        assert table.actor.table.number == 1, "Tom has not said so"
        tom.send(type="go-without", id="w", seat=2)
        await table.settle()
        assert table.actor.table.number == 2
        assert table.news("give-time", "go-without", "away") == [("give-time", 0), ("go-without", 0), ("go-without", 2)]
        await table.end()

    run(scenario)


def test_while_all_look_nobody_waits_and_nothing_is_dealt() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS), MIRA, JONAS)
        await looking(table, 0)
        jonas = await looking(table, 0)
        await table.go_on(3 * LOOKING)
        assert table.actor.table.number == 1
        await table.closes(jonas)
        await table.opens(JONAS)
        await table.go_on(LOOKING - 2000)
        assert table.actor.table.number == 1, "his waiting begins now"
        await table.go_on(3000)
        assert table.actor.table.number == 2
        await table.end()

    run(scenario)


def test_looking_again_and_again_does_not_make_the_others_wait_longer() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS), MIRA, JONAS)
        for _ in range(3):
            await table.closes(await looking(table))
            await table.opens(JONAS)
        await looking(table)
        await table.go_on(LOOKING)
        assert table.actor.table.number == 2
        await table.end()

    run(scenario)


def test_a_review_in_a_window_of_its_own_leaves_the_table_where_it_is() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS), MIRA, JONAS)
        first = await table.opens(JONAS, LAST)
        second = await table.opens(JONAS, LAST)
        assert [phone.socket.closed for phone in (table.phones[1], first, second)] == [None, REPLACED, None]
        assert table.look().looks == (), "he has the table before him"
        assert table.news(*PRESENCE) == []
        await table.end()

    run(scenario)


def test_what_is_not_over_counts_as_the_table() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS), MIRA, JONAS)
        await looking(table, look=LookAt(1, 2))
        assert table.look().looks == ()
        assert table.news(*PRESENCE) == []
        await table.end()

    run(scenario)


def test_in_a_race_whoever_still_looks_is_not_there_so_that_a_bot_plays_for_him() -> None:
    async def scenario() -> None:
        desk = Desk(MIRA, JONAS, game="paule-panik", edition="quick", options={}, terms=Terms(away="bot"))
        desk.deal()
        table = Gathering(desk, MIRA, JONAS)
        await looking(table, look=LookAt(1, 1))
        await table.go_on(10_000)
        assert table.news("away", "stand-in", "look") == [("away", 1), ("stand-in", 1)]
        await table.end()

    run(scenario)


@pytest.mark.parametrize("leaves", [True, False])
def test_looking_takes_no_seat_back_from_a_bot(leaves: bool) -> None:
    async def scenario() -> None:
        desk = between(MIRA, JONAS)
        desk.ready(0)
        desk.ready(1)
        desk.deal()
        table = Gathering(desk, MIRA, JONAS)
        await table.settle()
        if leaves:
            table.phones[1].send(type="leave", id="l", seat=1)
            await table.settle()
            table.phones.pop()
        else:
            await table.closes(table.phones[1])
            await table.go_on(3000)
        await table.opens(JONAS, LAST)
        assert table.news("back") == ([] if leaves else [("back", 1)])
        await table.end()

    run(scenario)


def test_the_page_of_a_review_says_in_its_address_at_what_it_looks(mira: Guest, jonas: Guest) -> None:
    table = mira.make(game="costly-tricks", seats=["me", "open"], pace=0)
    jonas.sit(table)
    with mira.look(table) as screen, jonas.look(table) as other:
        play_until([screen, other], lambda frame: frame["phase"] == "between")
        other.socket.close()
        with jonas.look(table, "1/1") as review:
            assert review.until_frame()["phase"] == "between"
            looked = screen.until_frame(lambda frame: bool(frame.get("looks")))
            assert looked["looks"] == [None, {"match": 1, "round": 1}]
            assert looked["seats"][1]["present"]
            assert looked["may"]["go-without"] == [0]
            screen.send(type="go-without", seat=0)
            assert review.until_frame(lambda frame: frame["round"] == 2)["phase"] == "playing"


def test_nobody_waits_for_who_has_no_seat_whatever_he_looks_at(mira: Guest, jonas: Guest) -> None:
    table = mira.make(game="costly-tricks", seats=["me", "bot:easy"])
    with jonas.look(table, "1/1") as review, mira.look(table) as screen:
        assert review.until_frame()["table"] == table
        screen.say_a_word()
        assert "looks" not in screen.frame or not any(screen.frame["looks"])


@pytest.mark.parametrize("at", ["1", "0/1", "1/99999", "last", "1/1/1"])
def test_what_is_no_round_is_refused(mira: Guest, at: str) -> None:
    table = mira.make(game="costly-tricks", seats=["me", "bot:easy"])
    with mira.look(table, at) as review:
        assert review.closed() is not None
        assert review.told[-1]["code"] == "bad-message"
