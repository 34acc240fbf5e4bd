"""Puzzles that the room remembers: first tries, the days in a row, ratings, and how they are forgotten."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from math import inf
from pathlib import Path

import pytest

from parlour.games.costly_tricks import GAME
from parlour.server.app import Room
from parlour.server.door.pace import Limits, Rate
from parlour.server.rating import HIGHEST, LOWEST, Rating, after_try, of_grade
from parlour.server.store import layout
from parlour.server.study import worker
from parlour.server.study.tries import streak
from parlour.server.study.worker import choose_puzzle
from parlour.study.puzzle import puzzle
from tests.server.places import Place, all_of
from tests.server.running import Guest, Json, running
from tests.server.test_forgetting import everything, whole


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Room, str]]:
    if request.param == "sqlite":
        with running(tmp_path_factory.mktemp("puzzles")) as found:
            yield found
    else:
        with request.getfixturevalue("postgres").database() as url, running(url) as found:
            yield found


@pytest.fixture
def host(house: tuple[Room, str]) -> str:
    return house[1]


def address(number: int, day: date | None = None) -> str:
    return f"/api/study/costly-tricks/puzzles/{number}/tries" + (f"?day={day}" if day else "")


def attempt(guest: Guest, number: int, action: str, day: date | None = None) -> Json:
    answer = guest.http.post(address(number, day), json={"action": action})
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def standing(guest: Guest, number: int, day: date | None = None) -> Json:
    told: Json = guest.http.get(address(number, day)).json()
    return told


def a_wrong_one(number: int) -> str:
    made = puzzle(GAME, number)
    return next(action for action in made.worths if action != made.solution)


def test_only_the_first_try_of_a_puzzle_counts_and_a_later_one_may_solve_it(host: str) -> None:
    solution = puzzle(GAME, 1).solution
    with Guest(host) as guest:
        before = standing(guest, 1)
        assert (before["first"], before["solved"], before["rating"], before["tries"]) == (None, False, 1500, 0)
        wrong = attempt(guest, 1, a_wrong_one(1))
        assert (wrong["first"], wrong["solved"], wrong["tries"], wrong["right"]) == (False, False, 1, 0)
        assert wrong["rating"] < 1500
        right = attempt(guest, 1, solution)
        assert right == {**wrong, "solved": True}
        assert attempt(guest, 1, a_wrong_one(1)) == right
        assert standing(guest, 1) == right
    with Guest(host) as other:
        assert standing(other, 1) == {**before, "puzzle_rating": right["puzzle_rating"]}


def test_who_solves_at_once_rises_and_the_puzzle_falls(host: str) -> None:
    with Guest(host) as guest, Guest(host) as other:
        first = attempt(guest, 2, puzzle(GAME, 2).solution)
        assert (first["first"], first["solved"], first["right"]) == (True, True, 1)
        assert first["rating"] > 1500
        assert first["puzzle_rating"] < of_grade(puzzle(GAME, 2).grade).points
        assert not first["sure"]
        again = attempt(other, 2, puzzle(GAME, 2).solution)
        assert again["puzzle_rating"] < first["puzzle_rating"]


def test_what_cannot_be_played_is_no_try(host: str) -> None:
    with Guest(host) as guest:
        refused = guest.http.post(address(3), json={"action": "XX"})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-request")
        assert standing(guest, 3)["first"] is None
        assert guest.http.get("/api/study/third-man/puzzles/1/tries").json()["code"] == "study-no-such-game"
        assert guest.http.get(address(10**9 + 1)).json()["code"] == "study-no-such-puzzle"


def test_the_puzzle_of_his_day_counts_for_the_days_in_a_row_only_on_that_day(host: str) -> None:
    today = datetime.now(UTC).date()
    tomorrow = today + timedelta(days=1)
    numbers = {day: int(day.strftime("%Y%m%d")) for day in (today, tomorrow)}
    solutions = {day: puzzle(GAME, number).solution for day, number in numbers.items()}
    with Guest(host) as guest:
        attempt(guest, numbers[tomorrow], solutions[tomorrow], today)
        assert standing(guest, numbers[today], today)["streak"] == 0
    with Guest(host) as guest:
        solved = attempt(guest, numbers[today], solutions[today], today)
        assert (solved["streak"], solved["today"]) == (1, True)
        still = standing(guest, 5, tomorrow)
        assert (still["streak"], still["today"]) == (1, False)
        assert attempt(guest, numbers[tomorrow], solutions[tomorrow], tomorrow)["streak"] == 2


def test_another_puzzle_is_as_hard_as_the_guest_is_strong_or_a_step_beside(
    house: tuple[Room, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    room, host = house
    asked: list[float] = []

    async def once(_visitor: object, _work: object, _game: str, points: float, _seed: int) -> int:
        asked.append(points)
        return 7

    with Guest(host) as guest, monkeypatch.context() as patch:
        patch.setattr(room.study, "once", once)
        for level in ("easier", "fitting", "harder"):
            answer = guest.http.get("/api/study/costly-tricks/another", params={"level": level})
            assert answer.json() == {"number": 7}
        assert asked == [1300, 1500, 1700]
        assert guest.http.get("/api/study/costly-tricks/another?level=hardest").status_code == 400


@pytest.mark.parametrize(("points", "grade"), [(LOWEST, 1), (1500.0, 3), (HIGHEST, 5)])
def test_a_puzzle_is_chosen_whose_grade_is_nearest_to_a_rating(
    points: float, grade: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "LONGEST_CHOICE", inf)
    assert puzzle(GAME, choose_puzzle("costly-tricks", points, 1)).grade == grade


@pytest.mark.parametrize(
    ("days", "today", "count"),
    [((), 10, 0), ((9, 8, 6), 10, 2), ((10, 9, 8), 10, 3), ((9, 8), 11, 0), ((11, 10), 10, 2), ((10, 8), 10, 1)],
)
def test_the_days_in_a_row_last_until_a_whole_day_was_missed(days: tuple[int, ...], today: int, count: int) -> None:
    assert streak(days, today) == count


def test_ratings_move_less_the_surer_they_are_and_stay_within_bounds() -> None:
    new, sure = Rating(), Rating(deviation=60)
    assert after_try(new, sure, right=True)[0].points - 1500 > after_try(sure, sure, right=True)[0].points - 1500 > 0
    guest, hard = new, of_grade(5)
    for _ in range(300):
        guest, _changed = after_try(guest, hard, right=True)
    assert hard.points < guest.points <= HIGHEST
    for number in range(60):
        new, _changed = after_try(new, sure, right=number % 2 == 0)
    assert new.sure
    for _ in range(300):
        guest, _changed = after_try(guest, Rating(points=LOWEST), right=False)
    assert LOWEST <= guest.points < 1500


def test_pitfall_51_nothing_is_kept_for_whoever_has_sent_no_cookie(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host) as guest:
        guest.http.cookies.clear()
        refused = guest.http.post(address(1), json={"action": "R5"})
        assert (refused.status_code, refused.json()["code"]) == (403, "no-cookie")
    assert all_of(folder, layout.TRIES) == []


def test_who_tries_without_end_is_asked_to_wait(folder: Path) -> None:
    with running(folder, limits=Limits(tries=Rate(1e-9, 2))) as (_, host), Guest(host) as guest:
        answers = [guest.http.post(address(0), json={"action": "R5"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


def test_a_guest_gets_his_tries_and_has_them_forgotten_while_the_puzzle_keeps_its_rating(place: Place) -> None:
    with running(place) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        told = attempt(mira, 0, "R5")
        attempt(jonas, 0, "G4")
        rows = all_of(place, layout.TRIES)
        one = min(rows, key=lambda row: row["tried_at"])["player"]
        assert len({row["player"] for row in rows}) == 2
        puzzles = everything(mira)["puzzles"]
        assert [(row["number"], row["first"], row["solved"]) for row in puzzles["tries"]] == [(0, False, False)]
        assert [round(row["points"]) for row in puzzles["ratings"]] == [told["rating"]]
        assert mira.http.post("/api/me/move").status_code == 201, "there is something to take to another device"
        rated = all_of(place, layout.PUZZLES)
        assert mira.http.delete("/api/me").status_code == 200
        assert all_of(place, layout.PUZZLES) == rated
        assert [row["number"] for row in all_of(place, layout.TRIES)] == [0]
        assert everything(mira)["puzzles"] == {"tries": [], "ratings": []}
    assert one not in whole(place)
