"""People at a table: who is there, bots that stand in, leaving, reactions, public tables."""

import time
from pathlib import Path

import pytest

from parlour.room import due
from parlour.server.table import live, presence
from tests.server.running import Guest, Screen, running, wait_until

FRIENDS = ["me", "open"]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is given much time."""
    monkeypatch.setattr(presence, "ABSENT", 50)
    monkeypatch.setattr(due, "GRACE", 200)
    monkeypatch.setattr(due, "WARNING", 200)


@pytest.mark.usefixtures("impatient")
def test_pitfall_25_a_bot_takes_over_and_gives_the_seat_back_at_once(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host, "Mira") as mira, Guest(host, "Jonas") as jonas:
        table = mira.make(seats=FRIENDS, terms={"away": "bot"})
        jonas.sit(table)
        with mira.look(table) as one:
            with jonas.look(table) as other:
                other.until_frame(lambda frame: frame["phase"] == "playing")
            one.until_frame(lambda frame: frame["away"][1] is not None and not frame["seats"][1]["present"])
            stood_in = one.until_frame(lambda frame: frame["seats"][1]["level"] is not None)
            assert stood_in["seats"][1]["name"] == "Jonas"
            while one.frame["acting"] is None:
                one.until_frame()  # the bot plays for him
            with jonas.look(table) as back:
                back.until_frame(lambda frame: frame["seats"][1]["level"] is None)
                assert back.frame["away"] == [None, None]


@pytest.mark.usefixtures("impatient")
def test_pitfall_24_who_was_away_when_the_room_stopped_is_away_when_it_starts(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host, "Mira") as mira, Guest(host) as jonas:
        table = mira.make(seats=FRIENDS, terms={"away": "bot"})
        jonas.sit(table)
        with mira.look(table) as one:
            one.until_frame(lambda frame: frame["phase"] == "playing")
    with running(folder) as (_, host):
        mira.host = host
        with mira.look(table) as one:
            assert one.until_frame(lambda frame: frame["seats"][1]["level"] is not None)["phase"] == "playing"


@pytest.mark.usefixtures("impatient")
def test_loading_a_page_anew_is_no_news(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "ABSENT", 5000)
    with running(folder) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table = mira.make(seats=FRIENDS)
        jonas.sit(table)
        with mira.look(table) as one:
            with jonas.look(table) as other:
                other.until_frame()
            with jonas.look(table) as other:
                other.until_frame()
                time.sleep(0.2)
            assert one.until_frame(lambda frame: not frame["seats"][1]["present"])
            news = [event for frame in one.frames for event in frame["events"] if event["event"] == "seat-news"]
            assert news == []


@pytest.mark.usefixtures("impatient")
def test_pitfall_28_after_a_warning_a_bot_makes_the_move(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.table.make.SHORTEST", 1)
    with running(folder) as (_, host), Guest(host) as mira:
        table = mira.make(seats=["me", "same-screen"], terms={"clock": 1})
        with mira.look(table) as screen:
            screen.until_frame(lambda frame: (frame["ply"] or 0) >= 1)
            events = [event for frame in screen.frames for event in frame["events"] if event["event"] == "seat-news"]
            news = [event["news"] for event in events if event["news"].startswith("time-")]
            assert news[:2] == ["time-low", "time-out"]


def test_who_leaves_is_shown_out_and_does_not_come_back_by_himself(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table = mira.make(seats=FRIENDS)
        jonas.sit(table)
        with mira.look(table) as one, jonas.look(table) as other:
            other.until_frame(lambda frame: frame["phase"] == "playing")
            other.send(type="leave", seat=1)
            assert other.closed() == live.LEFT
            assert one.until_frame(lambda frame: frame["seats"][1]["level"] is not None)
            time.sleep(0.2)
            with jonas.look(table) as back:
                back.until_frame(lambda frame: frame["seats"][1]["level"] is None)


def test_who_left_before_the_start_has_no_such_table_any_more(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table = mira.make(game="third-man", seats=["me", "open", "open", "open"])
        jonas.sit(table)
        assert len(jonas.http.get("/api/tables").json()) == 1
        with jonas.look(table) as screen:
            screen.until_frame()
            screen.send(type="leave", seat=1)
            screen.closed()
        assert jonas.http.get("/api/tables").json() == []


def test_a_reaction_is_said_once_to_all_and_is_not_kept(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table = mira.make(seats=FRIENDS)
        jonas.sit(table)
        with mira.look(table) as one, jonas.look(table) as other:
            one.until_frame(lambda frame: frame["phase"] == "playing")
            other.until_frame(lambda frame: frame["phase"] == "playing")
            message = {"type": "react", "id": "r1", "seat": 0, "reaction": "well-played"}
            for _ in range(2):
                assert one.answer(one.send(**message))["type"] == "acknowledged"
            seen = other.until_frame(lambda frame: bool(frame["events"]))
            assert seen["events"] == [{"event": "reacted", "seat": 0, "reaction": "well-played"}]
            assert other.silent()
            assert other.answer(other.send(**message))["code"] == "not-your-seat"
            assert one.answer(one.send(**{**message, "id": "r2", "reaction": "rubbish"}))["code"] == "bad-message"
            codes = [one.answer(one.send(type="react", seat=0, reaction="oops")).get("code") for _ in range(8)]
            assert "too-many-messages" in codes
        with mira.look(table) as again:
            assert again.until_frame()["events"] == []


def test_public_tables_are_shown_while_somebody_waits_at_them(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host, "Mira") as mira, Guest(host) as jonas:
        mira.make(id="hidden", seats=FRIENDS)
        table = mira.make(id="shown", seats=FRIENDS, terms={"public": True})
        assert jonas.http.get("/api/tables/open").json() == [], "nobody is there yet"
        with mira.look(table) as one:
            one.until_frame()
            (shown,) = jonas.http.get("/api/tables/open").json()
            assert (shown["table"], shown["seats"][0]["name"]) == (table, "Mira")
            assert mira.http.get("/api/tables/open").json() == []
            jonas.sit(table)
            with Guest(host) as tom:
                one.until_frame(lambda frame: frame["phase"] == "playing")
                (shown,) = tom.http.get("/api/tables/open").json()
                assert (shown["table"], shown["phase"]) == (table, "playing"), "he may watch it"


def test_terms_that_make_no_sense_are_refused(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host) as mira:
        for clock in (1, 100_000):
            order = {"id": "x", "game": "costly-tricks", "terms": {"clock": clock}}
            answer = mira.http.post("/api/tables", json=order)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-clock")
        race = {"id": "x", "game": "paule-panik", "terms": {"clock": 60}}
        answer = mira.http.post("/api/tables", json=race)
        assert (answer.status_code, answer.json()["code"]) == (400, "clock-in-real-time")
        for idle in (14, 601):
            order = {"id": "x", "game": "paule-panik", "terms": {"idle": idle}}
            answer = mira.http.post("/api/tables", json=order)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-idle")


def test_all_at_a_table_learn_who_looks_on_by_name_and_number(folder: Path) -> None:
    def told(screen: Screen) -> tuple[list[str], int]:
        screen.silent(0.05)
        return screen.watchers.get("names", []), screen.watchers.get("others", 0)

    with (
        running(folder) as (_, host),
        Guest(host, "Mira") as mira,
        Guest(host, "Jonas") as jonas,
        Guest(host, "Ada") as ada,
    ):
        table = mira.make(seats=FRIENDS)
        with mira.look(table) as one, Screen(host, table) as nameless, ada.look(table) as first, ada.look(table):
            wait_until(lambda: all(told(screen) == (["Ada"], 1) for screen in (one, nameless, first)))
            with jonas.look(table) as other:
                wait_until(lambda: told(one) == (["Ada", "Jonas"], 1))
                jonas.sit(table)
                wait_until(lambda: told(one) == told(other) == (["Ada"], 1))
        with mira.look(table) as one:
            one.until_frame()
            wait_until(lambda: told(one) == ([], 0))
