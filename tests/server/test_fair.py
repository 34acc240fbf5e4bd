"""Fairness in real time: measuring connections, and waiting for the slower ones within bounds."""

from functools import partial
from pathlib import Path

from parlour.core.round import Beaten
from parlour.room.costs import COST
from parlour.room.fold import COUNTDOWN
from parlour.server.app import Room
from parlour.server.table.fair import BOUND, RoundTrip, handicap
from tests.server.hand import HandClock
from tests.server.running import Guest, Json, Screen, running, wait_until

PANIK = {"game": "paule-panik", "seats": ["me", "open"]}


def test_pitfall_16_the_quicker_waits_for_the_slower_and_never_longer_than_the_bound() -> None:
    assert handicap(20, [20, 90]) == 70
    assert handicap(90, [20, 90]) == 0
    assert handicap(20, [20, 5000]) == BOUND
    assert handicap(20, [20, None]) == 0
    assert handicap(None, [90]) == 0


def test_pitfall_16_a_client_seems_slower_than_it_is_at_most_and_never_faster() -> None:
    trip = RoundTrip()
    assert trip.milliseconds is None
    number = trip.ask(10.0)
    assert not trip.answer(number + 1, 10.001), "an answer to what was not asked"
    assert trip.answer(number, 10.05)
    assert not trip.answer(number, 10.051), "twice"
    assert trip.milliseconds == 50


def test_pitfall_16_one_slow_answer_does_not_make_a_connection_slow() -> None:
    trip = RoundTrip()
    for delay in (0.02, 0.02, 2.0, 0.03, 0.02):
        trip.answer(trip.ask(0.0), delay)
    assert trip.milliseconds == 20


def test_pitfall_16_compensation_is_off_unless_the_table_chooses_it(folder: Path) -> None:
    with running(folder) as (room, host), Guest(host) as mira, Guest(host) as jonas:
        plain, fair = mira.make(**PANIK), mira.make(id="two", terms={"compensate": True}, **PANIK)
        for table, expected in ((plain, 0), (fair, 70)):
            jonas.sit(table)
            with mira.look(table) as one, jonas.look(table) as other:
                one.send(type="start", id=table, seat=0)
                one.until_frame(lambda frame: frame["phase"] == "playing")
                other.until_frame(lambda frame: frame["phase"] == "playing")
                seated = room.tables._actors.running[table]
                ours = {viewer.player: viewer for viewer in seated.viewers}
                for viewer, delay in zip(ours.values(), (0.02, 0.09), strict=True):
                    trip = viewer._trip  # type: ignore[attr-defined]
                    trip.answer(trip.ask(0.0), delay)
                assert seated.handicap(20) == expected
                assert one.frame["terms"]["compensate"] == (expected > 0)


def test_pitfall_16_everybodys_ping_is_measured_by_the_room_and_told_to_all(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table = mira.make(seats=["me", "open"])
        jonas.sit(table)
        with mira.look(table) as one, jonas.look(table) as other:
            for screen in (one, other):
                for _ in range(20):
                    if None not in screen.pings and screen.pings:
                        break
                    other.silent(0.2)
                    one.silent(0.2)
                assert len(screen.pings) == 2
                assert all(ping is not None and 0 <= ping < 2000 for ping in screen.pings)


def begin(clock: HandClock, host: Screen, *others: Screen) -> None:
    """Starts a race, up to the moment when everybody may act."""
    host.send(type="start", id="start", seat=0)
    for screen in (host, *others):
        screen.until_frame(lambda frame: frame["phase"] == "playing")
    clock.step(COUNTDOWN)


def misfit(frame: Json) -> str:
    """A card of the hand and a stack that it does not fit."""
    plays = [f"{card} {stack}" for card in frame["view"]["hand"] for stack in "LR"]
    return next(text for text in plays if text not in frame["legal"])


def test_pitfall_18_a_refused_play_costs_everybody_the_same_moment_in_every_window(folder: Path) -> None:
    clock = HandClock()
    with running(folder, clock) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table = mira.make(**PANIK)
        jonas.sit(table)
        with mira.look(table) as one, jonas.look(table) as other:
            begin(clock, one, other)

            def try_misfit(screen: Screen, seat: int, after: int = 0) -> Json:
                clock.step(after)
                return screen.answer(screen.send(type="act", seat=seat, ply=None, action=misfit(screen.frame)))

            for screen, seat in ((one, 0), (other, 1)):
                refused = try_misfit(screen, seat)
                assert refused["code"] == "paule-panik-does-not-fit"
                assert refused["parameters"]["comes_back_in"] == COST
                assert try_misfit(screen, seat)["code"] == "card-comes-back"
            clock.step(COST - 1)
            for screen, seat in ((one, 0), (other, 1)):
                back = try_misfit(screen, seat)
                assert (back["code"], back["parameters"]) == ("card-comes-back", {"comes_back_in": 1})
            with mira.look(table) as reloaded, mira.look(table) as second:
                for screen in (reloaded, second):
                    screen.until_frame()
                assert try_misfit(second, 0)["code"] == "card-comes-back"
                assert try_misfit(second, 0, after=1)["code"] == "paule-panik-does-not-fit"
            assert try_misfit(other, 1)["code"] == "paule-panik-does-not-fit"


def beaten_at(room: Room, table: str) -> tuple[Beaten, ...]:
    """What came too late in the round on a table that somebody looks at."""
    return room.tables._actors.running[table].table.rounds[-1].beaten


def was_beaten(room: Room, table: str) -> bool:
    return beaten_at(room, table) != ()


def test_pitfall_15_who_came_too_late_is_known_for_ever(folder: Path) -> None:
    clock = HandClock()
    with running(folder, clock) as (room, host), Guest(host) as mira, Guest(host) as jonas:
        for at in range(50):
            table = mira.make(id=f"table {at}", **PANIK)
            jonas.sit(table)
            with mira.look(table) as one, jonas.look(table) as other:
                begin(clock, one, other)
                mine, his = one.frame["legal"], other.frame["legal"]
                pairs = [(play, late) for play in mine for late in his if play[1:] == late[1:]]
                if not pairs:
                    continue
                play, late = pairs[0]
                one.answer(one.send(type="act", seat=0, ply=None, action=play))
                clock.step(70)
                refused = other.answer(other.send(type="act", seat=1, ply=None, action=late))
                assert refused["parameters"]["beaten_by"] == 70
                wait_until(partial(was_beaten, room, table))
                break
        else:
            raise AssertionError("no deal with a race")
        (kept,) = beaten_at(room, table)
        assert kept.seat == 1
    with running(folder, clock) as (room, host), Guest(host) as tom, tom.look(table) as looks:
        looks.until_frame()
        assert beaten_at(room, table) == (kept,)


def test_pitfall_68_a_play_built_on_a_refused_one_falls_free_of_cost_at_the_table(folder: Path) -> None:
    clock = HandClock()
    with running(folder, clock) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table = mira.make(**PANIK)
        jonas.sit(table)
        with mira.look(table) as one:
            begin(clock, one)

            def try_misfit(**more: str) -> tuple[str, Json]:
                sent = one.send(type="act", seat=0, ply=None, action=misfit(one.frame), **more)
                return sent, one.answer(sent)

            first, refused = try_misfit()
            assert refused["parameters"]["comes_back_in"] == COST
            clock.step(COST)
            second, fell = try_misfit(after=first)
            assert (fell["code"], fell["parameters"]) == ("built-on-refused", {})
            assert try_misfit(after=second)[1]["code"] == "built-on-refused"
            _, judged = try_misfit(after="an action that never was")
            assert judged["code"] == "paule-panik-does-not-fit", "nothing was left to be paid for, and this one costs"
            assert judged["parameters"]["comes_back_in"] == COST
