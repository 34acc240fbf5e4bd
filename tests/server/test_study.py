"""The study as its pages meet it: positions whose bounds tighten, reviews, puzzles, fair shares."""

import asyncio
import dataclasses
import pickle
import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core.errors import ParlourError
from parlour.server.app import Room
from parlour.server.compute import supervise
from parlour.server.compute.slices import LONGEST, SHORTEST, Job, Lane, Run, Visitor
from parlour.server.compute.workers import Workers
from parlour.server.study import live as study_live
from parlour.server.study.queue import MOST, MOST_OF_ONE, StudyBusy, StudyQueue, visitor_of
from parlour.server.study.routes import day_there
from parlour.server.study.worker import MOST_ROUNDS, make_puzzle, prove
from parlour.study.position import follow
from parlour.study.review import review
from tests.server.running import PATIENCE, Guest, Json, running

SHEET: Json = {
    "game": "costly-tricks",
    "players": 2,
    "setup": {"hands": ["T5.4..", ".2..83", ".3.T1.", "...T76"], "leader": 0},
}

LONG = ["T96.T5.20.8530", "853.832.T965.4", "742.641.8743.9", "10.970.1.T7621"]
"""A deal that takes ten times as long as the first slice."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Room, str]]:
    with running(tmp_path_factory.mktemp("study")) as found:
        yield found


@pytest.fixture
def host(house: tuple[Room, str]) -> str:
    return house[1]


def test_ct_11_the_example_is_shown_at_once_and_solved(host: str) -> None:
    with Guest(host) as guest, guest.study() as desk:
        desk.ask("position", SHEET)
        first = desk.hear()
        assert (first["type"], first["legal"], first["side"]) == ("study-position", ["R5", "RT", "G4"], 0)
        assert first["view"]["hands"][1] == ["G2", "B8", "B3"]
        solved = desk.until("study-worths", done=True)
        assert solved["worths"] == {"R5": [9, 9], "RT": [4, 4], "G4": [10, 10]}
        assert solved["line"][0] == "G4"
        assert len(solved["line"]) == 12


def test_the_bounds_of_a_full_deal_tighten_until_they_meet(host: str) -> None:
    with Guest(host) as guest, guest.study() as desk:
        desk.ask("position", {**SHEET, "setup": {"hands": LONG}})
        before, answers = dict[str, list[int]](), 0
        while True:
            found = desk.until("study-worths")
            answers += 1
            for card, (low, high) in found["worths"].items():
                assert before.get(card, [-99, 99])[0] <= low <= high <= before.get(card, [-99, 99])[1]
            before = found["worths"]
            if found["done"]:
                break
        assert answers > 1
        assert all(low == high for low, high in before.values())


def test_a_review_judges_the_last_card_first_and_ends_with_the_whole(host: str) -> None:
    with Guest(host) as guest, guest.study() as desk:
        desk.ask("review", {**SHEET, "actions": ["R5", "B3", "PT", "B6"]})
        judged = [desk.until("study-judged") for _ in range(4)]
        assert [answer["choice"]["action"] for answer in judged] == ["B6", "PT", "B3", "R5"]
        whole = desk.until("study-reviewed")["review"]
        assert whole["curve"] == [10, 9, 10, 10, 10]


def test_a_newer_question_replaces_the_one_before(host: str) -> None:
    with Guest(host) as guest, guest.study() as desk:
        desk.ask("position", guest.http.get("/api/study/costly-tricks/deal").json(), "slow")
        desk.ask("position", SHEET, "quick")
        assert desk.until("study-worths", done=True)["id"] == "quick"


def test_pitfall_08_a_ping_is_answered_at_once_and_leaves_the_question_alone(house: tuple[Room, str]) -> None:
    room, host = house
    with Guest(host) as guest, guest.study() as desk:
        desk.ask("position", guest.http.get("/api/study/costly-tricks/deal").json())
        desk.until("study-position")
        desk.socket.send('{"type": "ping", "at": 3}')
        assert desk.until("pong")["at"] == 3
        assert room.study.open == 1


def test_pitfall_08_a_review_shows_its_round_at_once_so_that_a_dead_line_is_noticed(host: str) -> None:
    """Every moment of it: the page need not ask for any of them."""
    actions = ["R5", "B3", "PT", "B6"]
    with Guest(host) as guest, guest.study() as desk:
        desk.ask("review", {**SHEET, "actions": actions})
        shown = desk.hear()
        assert shown["type"] == "study-round"
        for at, view in enumerate(shown["views"]):
            desk.ask("position", {**SHEET, "actions": actions[:at]}, f"{at}")
            assert desk.until("study-position", id=f"{at}")["view"] == view
        assert at == len(actions)


def test_a_round_that_is_over_has_nothing_to_choose(host: str) -> None:
    record = {
        **SHEET,
        "setup": {"hands": ["T...", "9...", "8...", "7..."], "leader": 0},
        "actions": ["RT", "R9", "R8", "R7"],
    }
    with Guest(host) as guest, guest.study() as desk:
        desk.ask("position", record)
        assert desk.hear()["seat"] is None
        found = desk.until("study-worths", done=True)
        assert (found["worths"], found["line"]) == ({}, [])


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ({**SHEET, "actions": ["G9"]}, "costly-tricks-not-in-hand"),
        ({**SHEET, "setup": {"hands": []}}, "costly-tricks-four-hands"),
        ({"game": "buddy", "players": 3, "setup": {"first": 0}}, "study-no-such-game"),
        ({"game": "chess", "players": 2, "setup": {}}, "unknown-game"),
    ],
)
def test_what_cannot_be_studied_is_refused_with_its_reason_and_the_page_lives_on(
    host: str, record: Json, code: str
) -> None:
    with Guest(host) as guest, guest.study() as desk:
        desk.ask("position", record, "wrong")
        refused = desk.hear()
        assert (refused["type"], refused["id"], refused["code"]) == ("study-refused", "wrong", code)
        desk.ask("position", SHEET)
        assert desk.until("study-worths", done=True)


@pytest.mark.parametrize("data", ["{", "[]", '{"type": "position"}'])
def test_what_is_no_question_is_refused(host: str, data: str) -> None:
    with Guest(host) as guest, guest.study() as desk:
        desk.socket.send(data)
        assert desk.hear()["type"] == "study-refused"


def test_leaving_the_page_ends_the_work(house: tuple[Room, str]) -> None:
    room, host = house
    with Guest(host) as guest, guest.study() as desk:
        desk.ask("position", guest.http.get("/api/study/costly-tricks/deal").json())
        desk.until("study-position")
        assert room.study.open == 1
    until = time.monotonic() + PATIENCE
    while room.study.open and time.monotonic() < until:
        time.sleep(0.02)
    assert room.study.open == 0


def test_a_visitor_with_too_many_pages_is_told_so(host: str) -> None:
    with Guest(host) as guest:
        deal = guest.http.get("/api/study/costly-tricks/deal").json()
        desks = [guest.study().__enter__() for _ in range(MOST_OF_ONE + 1)]
        for desk in desks[:-1]:
            desk.ask("position", deal)
        for desk in desks[:-1]:
            desk.until("study-position")
        desks[-1].ask("position", deal)
        codes = {desks[-1].until("study-position")["type"], desks[-1].hear().get("code", "")}
        for desk in desks:
            desk.socket.close()
        assert "study-too-many" in codes


@pytest.mark.parametrize(
    ("told", "day"),
    [
        (None, date(2026, 1, 1)),
        (date(2026, 1, 2), date(2026, 1, 2)),
        (date(2025, 12, 31), date(2025, 12, 31)),
        (date(2026, 1, 3), date(2026, 1, 1)),
        (date(1970, 1, 1), date(2026, 1, 1)),
        (date(9999, 12, 31), date(2026, 1, 1)),
    ],
)
def test_pitfall_63_the_day_is_the_visitors_as_far_as_some_place_on_earth_has_it(told: date | None, day: date) -> None:
    assert day_there(told, date(2026, 1, 1)) == day


def test_pitfall_63_the_puzzle_of_the_day_is_that_of_the_visitors_day(host: str) -> None:
    address = "/api/study/costly-tricks/puzzles/today"
    with Guest(host) as guest:
        here = datetime.now(UTC).date()
        days = [here + timedelta(days=days) for days in (-1, 1)]
        numbers = {day: guest.http.get(address, params={"day": day.isoformat()}).json()["number"] for day in days}
        assert datetime.now(UTC).date() > here or numbers == {day: int(f"{day:%Y%m%d}") for day in days}
        assert guest.http.get(address, params={"day": "tomorrow"}).status_code == 400


def test_ct_11_puzzle_0_is_the_example_and_today_has_its_own(host: str) -> None:
    with Guest(host) as guest:
        assert guest.http.get("/api/study/costly-tricks/puzzles/0").json()["solution"] == "G4"
        today = guest.http.get("/api/study/costly-tricks/puzzles/today").json()
        again = guest.http.get(f"/api/study/costly-tricks/puzzles/{today['number']}").json()
        assert again == today
        assert today["worths"][today["solution"]] == max(today["worths"].values())


@pytest.mark.parametrize("number", ["-1", "x", "1" * 40, "²"])
def test_other_puzzles_are_refused(host: str, number: str) -> None:
    with Guest(host) as guest:
        answer = guest.http.get(f"/api/study/costly-tricks/puzzles/{number}")
        assert (answer.status_code, answer.json()["code"]) == (400, "study-no-such-puzzle")


def test_only_the_games_with_known_best_play_are_listed(host: str) -> None:
    with Guest(host) as guest:
        (only,) = guest.http.get("/api/study").json()
        assert (only["game"], only["example"]["actions"]) == ("costly-tricks", ["R5", "B3", "PT", "B6"])
        assert guest.http.get("/api/study/buddy/deal").json()["code"] == "study-no-such-game"


def test_a_worker_goes_on_where_its_last_slice_stopped() -> None:
    sheet = follow(SHEET)
    first = prove(sheet, -1.0)
    assert not first.done
    last = prove(sheet, 60.0)
    assert (last.done, last.worths[sheet.game.parse("G4")]) == (True, (10, 10))
    assert prove(sheet, -1.0) == last


def test_what_a_worker_has_found_comes_back_as_values_and_nobody_reads_it_again() -> None:
    def read_again(text: str) -> Any:
        raise AssertionError(f"{text} is known already")

    async def run(work: Callable[..., Any], *args: Any) -> Any:
        return pickle.loads(pickle.dumps(work(*args)))

    played = follow({**SHEET, "edition": "french", "actions": ["R5", "B3", "PT", "B6"]})
    deaf = replace(played, variant=replace(played.variant, game=dataclasses.replace(played.game, parse=read_again)))
    said = list[Any]()
    assert asyncio.run(study_live.ReviewWork("one", deaf, said.append).go_on(run, PATIENCE))
    assert said[-1].review == review(played)


class Count:
    """Work that takes so many slices, and remembers who got them."""

    def __init__(self, log: list[str], name: str, slices: int) -> None:
        self.log, self.name, self.left = log, name, slices
        self.seconds: list[float] = []

    async def __call__(self, _run: Run, seconds: float) -> bool:
        await asyncio.sleep(0)
        self.log.append(self.name)
        self.seconds.append(seconds)
        self.left -= 1
        return self.left == 0


async def served(lane: Lane, log: list[str], count: int) -> None:
    async with asyncio.timeout(60):
        while len(log) < count:
            await asyncio.sleep(0)
    lane.close()


def test_pitfall_73_the_study_goes_on_although_a_slice_was_ended_by_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervise, "FIRST", 0.0)

    async def ended(_run: Run, _seconds: float) -> bool:
        raise asyncio.CancelledError

    async def share() -> list[str]:
        log, lane = list[str](), Lane(Workers(1), MOST_ROUNDS)
        lane.add(Job(Visitor("", "one"), "", ended))
        lane.add(Job(Visitor("", "another"), "", Count(log, "another", 1)))
        await asyncio.wait_for(served(lane, log, 1), 20)
        return log

    assert asyncio.run(share()) == ["another"]


def test_every_visitor_gets_as_many_slices_as_any_other_however_many_pages_he_has() -> None:
    async def share() -> list[str]:
        log, lane = list[str](), Lane(Workers(1), MOST_ROUNDS)
        for _ in range(3):
            lane.add(Job(Visitor("", "greedy"), "", Count(log, "greedy", 10)))
        lane.add(Job(Visitor("", "modest"), "", Count(log, "modest", 6)))
        await served(lane, log, 36)
        return log

    log = asyncio.run(share())
    assert [log[:12].count(name) for name in ("greedy", "modest")] == [6, 6]


def test_pitfall_75_every_place_has_its_turn_however_many_cookies_it_has() -> None:
    async def share() -> list[str]:
        log, lane = list[str](), Lane(Workers(1), MOST_ROUNDS)
        for number in range(20):
            lane.add(Job(Visitor("crowd", f"cookie {number}"), "", Count(log, "crowd", 10)))
        lane.add(Job(Visitor("home", "newcomer"), "", Count(log, "newcomer", 6)))
        await served(lane, log, 206)
        return log

    log = asyncio.run(share())
    assert log[:12].count("newcomer") == 6


def test_pitfall_75_rounds_of_one_place_do_not_keep_another_place_waiting() -> None:
    async def share() -> list[str]:
        log, lane = list[str](), Lane(Workers(1), MOST_ROUNDS)
        for number in range(20):
            lane.add(Job(Visitor("crowd", f"cookie {number}"), f"round {number}", Count(log, "crowd", 10)))
        while len(log) < 50:
            await asyncio.sleep(0)
        lane.add(Job(Visitor("home", "newcomer"), "another round", Count(log, "newcomer", 6)))
        await served(lane, log, 206)
        return log

    log = asyncio.run(share())
    assert log[50:66].count("newcomer") == 6
    assert log.count("crowd") == 200, "everybody's work is done in the end"


def test_pitfall_75_a_full_queue_of_one_place_leaves_room_for_another_place() -> None:
    async def fill() -> int:
        queue = StudyQueue(1)
        try:
            for number in range(MOST):
                queue.add(Job(Visitor("crowd", str(number)), "", Count([], "", 10**9)))
            queue.add(Job(Visitor("home", "newcomer"), "", Count([], "", 10**9)))
            return queue.open
        finally:
            queue.close()

    assert asyncio.run(fill()) == MOST + 1


def test_a_place_is_a_household_or_an_address_of_the_local_network() -> None:
    assert visitor_of("guest", "2a00:1450:4001:80b::9") == visitor_of("guest", "2a00:1450:4001:80b::7")
    assert visitor_of("guest", "5.9.1.1").place != visitor_of("guest", "5.9.1.2").place
    assert visitor_of("guest", "192.168.0.7").place != visitor_of("guest", "192.168.0.8").place
    assert visitor_of(None, None) == Visitor("", "")


def test_no_more_rounds_are_under_way_than_a_worker_remembers() -> None:
    async def share() -> list[str]:
        log, lane = list[str](), Lane(Workers(1), MOST_ROUNDS)
        for number in range(2 * MOST_ROUNDS):
            lane.add(Job(Visitor("", f"visitor {number}"), f"round {number}", Count(log, f"round {number}", 3)))
        await served(lane, log, 6 * MOST_ROUNDS)
        return log

    log = asyncio.run(share())
    assert all(log.count(name) == 3 for name in log)
    for moment in range(len(log)):
        assert len({*log[:moment]} & {*log[moment:]}) <= MOST_ROUNDS


def test_slices_grow_so_that_first_answers_are_quick() -> None:
    async def slices() -> list[float]:
        log, lane = list[str](), Lane(Workers(1), MOST_ROUNDS)
        work = Count(log, "one", 6)
        lane.add(Job(Visitor("", "one"), "", work))
        await served(lane, log, 6)
        return work.seconds

    assert asyncio.run(slices()) == [SHORTEST, 0.2, 0.4, LONGEST, LONGEST, LONGEST]


def test_work_that_fails_does_not_stop_the_others() -> None:
    async def fail(_run: Run, _seconds: float) -> bool:
        raise RuntimeError("a fault of ours")

    async def share() -> list[str]:
        log, lane = list[str](), Lane(Workers(1), MOST_ROUNDS)
        lane.add(Job(Visitor("", "unlucky"), "", fail))
        lane.add(Job(Visitor("", "other"), "", Count(log, "other", 2)))
        await served(lane, log, 2)
        return log

    assert asyncio.run(share()) == ["other", "other"]


def test_a_page_is_told_when_its_question_fails_for_a_fault_of_ours(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_live, "prove", prove_wrongly)
    with Guest(host) as guest, guest.study() as desk:
        desk.ask("position", SHEET)
        assert desk.until("study-refused", id="one")["code"] == "server-error"
        monkeypatch.undo()
        desk.ask("position", SHEET, "again")
        assert desk.until("study-worths", done=True)["id"] == "again"


def prove_wrongly(_record: Json, _seconds: float) -> None:
    raise RuntimeError("a fault of ours")


def test_the_queue_is_never_longer_than_it_may_be() -> None:
    async def fill() -> str:
        queue = StudyQueue(1)
        try:
            for number in range(MOST + 1):
                queue.add(Job(Visitor("", str(number)), "", Count([], "", 10**9)))
        except StudyBusy as error:
            return error.code
        finally:
            queue.close()
        return ""

    assert asyncio.run(fill()) == "study-busy"


def test_a_refusal_of_work_in_a_worker_reaches_who_asked() -> None:
    async def ask() -> None:
        queue = StudyQueue(1)
        try:
            await queue.once(Visitor("", "one"), make_puzzle, "costly-tricks", -1)
        finally:
            queue.close()

    with pytest.raises(ParlourError, match="study-no-such-puzzle"):
        asyncio.run(ask())
