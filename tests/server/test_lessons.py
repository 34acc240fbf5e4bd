"""Lessons over HTTP: whoever asks is told what comes of what he has done, and nothing is kept."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.server.door.pace import Limits, Rate
from tests.server.running import Guest, running

FIRST = "/api/lessons/costly-tricks/learn/1"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A room in which all these tests together do not ask too much."""
    with running(tmp_path_factory.mktemp("data"), limits=Limits(deeds=Rate(1000, 1000))) as (_, host):
        yield host


@pytest.fixture
def plain(host: str) -> Any:
    """A client without a cookie."""
    with httpx.Client(base_url=f"http://{host}", trust_env=False) as client:
        yield client


def told(client: httpx.Client, address: str, *deeds: tuple[int, str | None]) -> dict[str, Any]:
    answer = client.post(address, json={"deeds": [{"seat": seat, "action": action} for seat, action in deeds]})
    assert answer.status_code == 200, answer.text
    lesson: dict[str, Any] = answer.json()
    return lesson


def code(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["code"]


def test_a_lesson_needs_no_guest_and_is_the_same_for_everybody(plain: httpx.Client, mira: Guest) -> None:
    lesson = told(plain, FIRST)
    assert lesson["says"] == {"id": "costly-tricks-learn-1-say", "kind": "say"}
    assert [seat["name"] for seat in lesson["frame"]["seats"]] == ["", "learn-name-fox"]
    assert lesson["frame"]["legal"] == ["R1", "RT"]
    assert "set-cookie" not in plain.post(FIRST, json={"deeds": []}).headers
    assert told(mira.http, FIRST) == lesson


def test_a_step_goes_on_by_what_was_done(plain: httpx.Client) -> None:
    right = told(plain, FIRST, (0, "RT"))
    assert (right["says"]["id"], right["stop"]) == ("costly-tricks-learn-1-ok", "go-on")
    assert told(plain, FIRST, (0, "RT"), (0, None))["says"]["id"] == "costly-tricks-learn-1b-say"
    wrong = told(plain, FIRST, (0, "R1"))
    assert (wrong["says"]["kind"], wrong["stop"], wrong["frame"]["legal"]) == ("no", "again", [])


def test_bots_play_where_the_learner_plays_as_he_likes(plain: httpx.Client) -> None:
    lesson = told(plain, "/api/lessons/costly-tricks/learn/7", (0, "R0"))
    assert lesson["follows"]["seat"] == 1
    assert lesson["follows"]["wait"] > 0
    again = told(plain, "/api/lessons/costly-tricks/learn/7", (0, "R0"), (1, lesson["follows"]["action"]))
    assert len(again["frame"]["view"]["table"]) == 2


def test_every_step_of_every_course_begins(plain: httpx.Client) -> None:
    for game in plain.get("/api/games").json():
        for course, steps in game["courses"].items():
            for number in range(1, len(steps) + 1):
                assert told(plain, f"/api/lessons/{game['name']}/{course}/{number}")["says"]["kind"] == "say"


def test_what_is_no_lesson_or_no_deed_is_refused_clearly(plain: httpx.Client) -> None:
    for address, expected in (
        ("/api/lessons/costly-tricks/learn/8", (404, "no-such-lesson")),
        ("/api/lessons/costly-tricks/hardest/1", (404, "no-such-lesson")),
        ("/api/lessons/chess/learn/1", (400, "unknown-game")),
        ("/api/lessons/costly-tricks/learn/one", (404, "not-found")),
    ):
        assert code(plain.post(address, json={"deeds": []})) == expected
    for body, expected in (
        ({}, (400, "bad-request")),
        ({"deeds": [{"action": "RT"}]}, (400, "bad-request")),
        ({"deeds": [{"seat": 0, "action": 7}]}, (400, "bad-request")),
        ({"deeds": [{"seat": 1, "action": "R0"}]}, (400, "lesson-other-deed")),
        ({"deeds": [{"seat": 10**9, "action": "RT"}]}, (400, "lesson-other-deed")),
        ({"deeds": [{"seat": 0, "action": "R9"}] * 121}, (400, "lesson-too-long")),
        ({"deeds": [{"seat": 0, "action": "R9" * 9000}]}, (413, "too-large")),
    ):
        assert code(plain.post(FIRST, json=body)) == expected


def test_whoever_asks_without_end_has_to_wait(folder: Path) -> None:
    limits = Limits(deeds=Rate(0.001, 3))
    with running(folder, limits=limits) as (_, host), httpx.Client(base_url=f"http://{host}") as client:
        for _ in range(3):
            told(client, FIRST)
        assert code(client.post(FIRST, json={"deeds": []})) == (429, "too-many-wishes")
