"""One leads those who look together at what is over; whoever sits there may lead, whoever has the link may follow."""

from typing import Any

from parlour.room.log import LookAt, Terms
from parlour.server.table.live import REPLACED
from parlour.server.table.presence import LET_GO
from parlour.server.table.together import APART, GRACE
from tests.room.desk import JONAS, MIRA, TOM, Desk
from tests.server.phones import STEP, Gathering, Phone
from tests.server.running import Guest, Screen, play_until
from tests.server.test_looking import LAST, between, run

ANNA = "a" * 32
"""Who has no seat."""


def together(phone: Phone) -> dict[str, Any] | None:
    """What a page was told last; None if nothing was."""
    told = [message for message in phone.socket.taken if message["type"] == "together"]
    return told[-1] if told else None


def part(phone: Phone) -> tuple[str, int | None]:
    told = together(phone)
    assert told is not None
    return told["part"], told["leader"]


def spot(phone: Phone) -> dict[str, Any] | None:
    told = together(phone)
    return None if told is None else told["at"]


async def says(table: Gathering, phone: Phone, kind: str, **more: Any) -> dict[str, Any]:
    """The room's answer; by then all have been told."""
    name = f"{kind}{len(phone.socket.taken)}"
    phone.send(type=kind, id=name, **more)
    await table.settle()
    await table.go_on(STEP)
    return next(message for message in phone.socket.taken if message.get("id") == name)


async def looks(table: Gathering, *players: str, at: LookAt = LAST) -> list[Phone]:
    return [await table.opens(player, at) for player in players]


def test_one_leads_and_the_pages_of_those_who_follow_are_told_where_he_looks() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS, TOM), MIRA, JONAS, TOM)
        mira, jonas, tom = await looks(table, MIRA, JONAS, TOM)
        assert [together(phone) for phone in (mira, jonas, tom)] == [None, None, None]
        assert (await says(table, mira, "lead", move=7, eyes=2))["type"] == "acknowledged"
        assert [part(phone) for phone in (mira, jonas, tom)] == [("leads", 0), ("alone", 0), ("alone", 0)]
        await says(table, jonas, "follow", yes=True)
        assert part(jonas) == ("follows", 0)
        assert spot(jonas) == {"match": 1, "round": 1, "move": 7, "eyes": 2}
        await says(table, mira, "point", move=8, eyes=None)
        assert spot(jonas) == {"match": 1, "round": 1, "move": 8, "eyes": None}
        assert (together(tom) or {})["followers"] == [1]
        await says(table, jonas, "follow", yes=False)
        assert (part(jonas), (together(mira) or {})["followers"]) == (("alone", 0), [])
        await table.end()

    run(scenario)


def test_nobody_at_the_table_itself_is_told_where_they_look() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS), MIRA, JONAS)
        watcher = await table.opens(ANNA)
        (mira,) = await looks(table, MIRA)
        await says(table, mira, "lead", move=7, eyes=2)
        assert together(mira)
        assert [together(phone) for phone in (*table.phones[:2], watcher)] == [None, None, None]
        assert not [row for row in table.rows if row.kind != "look"], "it is no row of the log"
        refusal = await says(table, table.phones[0], "lead", move=7, eyes=2)
        assert refusal["code"] == "unknown-round", "from the table nobody leads"
        await table.end()

    run(scenario)


def test_any_other_who_sits_there_takes_over_and_what_the_first_still_sends_moves_nobody() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS), MIRA, JONAS)
        mira, jonas = await looks(table, MIRA, JONAS)
        await says(table, mira, "lead", move=7, eyes=None)
        await says(table, jonas, "lead", move=20, eyes=None)
        assert (part(mira), part(jonas)) == (("follows", 1), ("leads", 1))
        assert (await says(table, mira, "point", move=8, eyes=None))["code"] == "not-leading"
        assert (spot(mira) or {})["move"] == 20
        mira.send(type="lead", id="lead3", move=7, eyes=None)
        await says(table, jonas, "lead", move=21, eyes=None)
        mira.send(type="lead", id="lead3", move=7, eyes=None)  # once more, since no answer had come
        await table.go_on(2 * STEP)
        assert part(jonas) == ("leads", 1)
        await table.end()

    run(scenario)


def test_who_has_the_link_follows_and_does_not_lead_and_is_no_watcher_of_the_table() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS), MIRA, JONAS)
        mira, anna, nobody = await looks(table, MIRA, ANNA, None)  # type: ignore[arg-type]
        assert (await says(table, anna, "follow", yes=True))["code"] == "nobody-together"
        await says(table, mira, "lead", move=7, eyes=None)
        assert (await says(table, anna, "lead", move=1, eyes=None))["code"] == "not-your-seat"
        assert (await says(table, nobody, "follow", yes=True))["code"] == "no-cookie"
        await says(table, anna, "follow", yes=True)
        assert part(anna) == ("follows", 0)
        assert (together(mira) or {})["others"] == 1
        assert (table.actor.watchers().names, table.actor.watchers().others) == ((), 0)
        await table.end()

    run(scenario)


def test_a_page_that_comes_back_within_ten_seconds_is_what_it_was_and_later_it_looks_for_itself() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS, TOM), MIRA, JONAS, TOM)
        mira, jonas, tom = await looks(table, MIRA, JONAS, TOM)
        await says(table, mira, "lead", move=7, eyes=None)
        await says(table, jonas, "follow", yes=True)
        await table.closes(mira)
        await table.closes(jonas)
        await table.go_on(GRACE - STEP)
        mira, jonas = await looks(table, MIRA, JONAS)
        assert (part(mira), part(jonas)) == (("leads", 0), ("follows", 0))
        await table.closes(mira)
        await table.go_on(GRACE)
        assert (part(jonas), spot(jonas)) == (("follows", None), {"match": 1, "round": 1, "move": 7, "eyes": None})
        await says(table, tom, "lead", move=9, eyes=None)
        assert (part(jonas), (spot(jonas) or {})["move"]) == (("follows", 2), 9)
        await table.closes(tom)
        await table.closes(jonas)
        await table.go_on(GRACE)
        (jonas,) = await looks(table, JONAS)
        assert together(jonas) is None, "nobody was left"
        await table.end()

    run(scenario)


def test_a_page_that_does_not_answer_is_none_of_them() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS), MIRA, JONAS)
        mira, jonas = await looks(table, MIRA, JONAS)
        await says(table, mira, "lead", move=7, eyes=None)
        await says(table, jonas, "follow", yes=True)
        mira.asleep = True
        await table.go_on(LET_GO)
        assert part(jonas) == ("follows", None)
        await table.end()

    run(scenario)


def test_however_fast_somebody_leads_the_others_are_told_now_and_then_and_the_last() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS), MIRA, JONAS)
        mira, jonas = await looks(table, MIRA, JONAS)
        await says(table, mira, "lead", move=0, eyes=None)
        await says(table, jonas, "follow", yes=True)
        before = len(jonas.socket.taken)
        for move in range(1, 31):
            mira.send(type="point", id=f"p{move}", move=move, eyes=None)
            table.clock.step(10)
            await table.settle()
        await table.go_on(STEP)
        told = [message for message in jonas.socket.taken[before:] if message["type"] == "together"]
        assert len(told) <= 2 + 300 // APART
        assert told[-1]["at"]["move"] == 30
        await table.end()

    run(scenario)


def test_who_has_no_seat_any_more_leads_no_more() -> None:
    async def scenario() -> None:
        desk = between(MIRA, JONAS)
        desk.play_match()
        table = Gathering(desk, MIRA, JONAS)
        mira, jonas = await looks(table, MIRA, JONAS)
        await says(table, mira, "lead", move=7, eyes=None)
        await says(table, jonas, "follow", yes=True)
        table.phones[0].send(type="leave", id="l", seat=0)
        await table.go_on(2 * STEP)
        assert part(jonas) == ("follows", None)
        await table.end()

    run(scenario)


def test_what_was_taken_back_is_not_looked_at_together() -> None:
    async def scenario() -> None:
        desk = Desk(MIRA, "bot:easy", terms=Terms(away="bot"))
        desk.deal()
        desk.play_round()
        table = Gathering(desk, MIRA)
        (mira,) = await looks(table, MIRA)
        await says(table, mira, "lead", move=7, eyes=None)
        table.phones[0].send(type="take-back", id="t", seat=0)
        await table.go_on(2 * STEP)
        assert (part(mira), spot(mira)) == (("alone", None), None)
        await table.end()

    run(scenario)


def test_of_two_windows_of_one_person_the_newest_looks() -> None:
    async def scenario() -> None:
        table = Gathering(between(MIRA, JONAS), MIRA, JONAS)
        first, second = await looks(table, MIRA, MIRA)
        await says(table, second, "lead", move=7, eyes=None)
        assert (first.socket.closed, part(second)) == (REPLACED, ("leads", 0))
        await table.end()

    run(scenario)


def read_until(screen: Screen, **wanted: Any) -> dict[str, Any]:
    return screen.until(
        lambda message: message["type"] == "together" and all(message[name] == value for name, value in wanted.items())
    )


def test_over_sockets_a_follower_goes_along_to_another_round_and_is_found_again(
    mira: Guest, jonas: Guest, host: str
) -> None:
    table = mira.make(game="costly-tricks", seats=["me", "open"], pace=0)
    jonas.sit(table)
    with mira.look(table) as screen, jonas.look(table) as other:
        play_until([screen, other], lambda frame: frame["phase"] == "between" and frame["round"] == 2)
    with Guest(host) as tom, mira.look(table, "1/1") as leader, tom.look(table, "1/1") as follower:
        leader.send(type="lead", move=3, eyes=0)
        read_until(leader, part="leads")
        follower.send(type="follow", yes=True)
        assert read_until(follower, part="follows")["at"] == {"match": 1, "round": 1, "move": 3, "eyes": 0}
        leader.socket.close()
        with mira.look(table, "1/2") as again:
            assert read_until(again, part="leads")["others"] == 1
            again.send(type="point", move=5, eyes=None)
            assert read_until(follower, at={"match": 1, "round": 2, "move": 5, "eyes": None})
            follower.socket.close()
            with tom.look(table, "1/2") as back:
                assert read_until(back, part="follows")["at"]["round"] == 2
            again.send(type="lead", move=-1, eyes=None)
            assert again.until(lambda message: message["type"] == "refused")["code"] == "bad-message"
