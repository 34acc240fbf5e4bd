"""Hints over HTTP: the exact best actions for the one person among bots, and refusals that say why."""

from random import Random
from typing import Any

import msgspec
import pytest

from parlour.games.costly_tricks import GAME, notation
from parlour.games.costly_tricks.imagine import sample
from parlour.games.costly_tricks.solver import Solver
from parlour.games.costly_tricks.view import View
from tests.server.running import Guest, Json, Screen

HINTS = {"terms": {"hints": True}}


def my_turn(frame: Json) -> bool:
    return frame["acting"] is not None


def ask(guest: Guest, frame: Json, name: str = "h1", **changes: Any) -> Any:
    order = {"id": name, "seat": frame["acting"], "ply": frame["ply"], **changes}
    return guest.http.post(f"/api/tables/{frame['table']}/hints", json=order)


def refused(response: Any) -> str:
    assert response.status_code >= 400
    return str(response.json()["code"])


def late_turn(screen: Screen) -> Json:
    """The frame of an own turn in the second half of a round, which is solved at once."""
    screen.until_frame(my_turn)
    while screen.frame["ply"] < 24:
        screen.act()
        screen.until_frame(lambda frame: my_turn(frame) or frame["phase"] != "playing")
    return screen.frame


def test_a_hint_tells_what_the_solver_says(mira: Guest) -> None:
    with mira.look(mira.make(id="exact", seats=["bot:easy", "me"], **HINTS)) as screen:
        frame = late_turn(screen)
        told = ask(mira, frame).json()
        state = sample(msgspec.convert(frame["view"], View), Random(0))
        values = {notation.show(card): value for card, value in Solver(state).values(state).items()}
        worths = {card: -(value + state.score[0]) for card, value in values.items()}
        assert told["worths"] == worths
        assert told["best"] == [card for card, worth in worths.items() if worth == max(worths.values())]
        assert told["ply"] == frame["ply"]
        assert screen.until_frame(lambda frame: frame["hints"] == 1)


def test_the_same_question_again_is_answered_and_counted_once(mira: Guest) -> None:
    with mira.look(mira.make(id="again", **HINTS)) as screen:
        frame = late_turn(screen)
        first = ask(mira, frame).json()
        assert ask(mira, frame).json() == ask(mira, frame, "h2").json() == first
        screen.act()
        assert screen.until_frame(lambda later: later["ply"] != frame["ply"])["hints"] == 1


def test_others_and_past_moments_get_no_hint(mira: Guest, jonas: Guest) -> None:
    with mira.look(mira.make(id="others", **HINTS)) as screen:
        frame = screen.until_frame(my_turn)
        assert refused(ask(jonas, frame)) == "not-your-seat"
        assert refused(ask(mira, frame, ply=frame["ply"] + 1)) == "stale-turn"
        assert refused(ask(mira, frame, seat=1)) == "not-your-seat"


def test_a_table_without_hints_gives_none(mira: Guest) -> None:
    with mira.look(mira.make(id="without")) as screen:
        frame = screen.until_frame(my_turn)
        assert frame["hints"] is None
        assert refused(ask(mira, frame)) == "no-hints"


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"seats": ["me", "open"]}, "hints-need-bots"),
        ({"seats": ["me", "same-screen"]}, "hints-need-bots"),
        ({"game": "buddy", "seats": ["me", "bot:easy", "bot:easy"]}, "hints-not-known"),
        ({"game": "paule-panik"}, "hints-not-known"),
    ],
)
def test_hints_are_for_one_person_among_bots_where_the_best_play_is_known(mira: Guest, order: Json, code: str) -> None:
    order = {"id": "refused", "game": "costly-tricks", **HINTS, **order}
    assert refused(mira.http.post("/api/tables", json=order)) == code


def test_the_games_say_whether_they_can_give_hints(mira: Guest) -> None:
    offered = {game["name"]: game["study"] for game in mira.http.get("/api/games").json()}
    assert offered == {"costly-tricks": True, "buddy": False, "paule-panik": False, "third-man": False}
    assert GAME.study is not None
