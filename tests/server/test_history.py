"""What a guest has played: listed, counted and asked for by queries alone."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest
import sqlalchemy as sa

from parlour.room.kept import follow as follow_rows
from parlour.room.kept import kept_of
from parlour.room.messages import AllowWatching, NameSeat, Resign
from parlour.room.table import open_table
from parlour.server.clock import Clock
from parlour.server.compute.ahead import Ahead
from parlour.server.compute.workers import Workers
from parlour.server.door.guests import player_of
from parlour.server.store import history, storage
from parlour.server.store.layout import METADATA, REVIEWS, SUMMARIES
from parlour.server.store.peers import PeerListener
from parlour.server.store.played import MatchPlace, Wanted
from parlour.server.study.live import ReviewWork
from parlour.server.study.schema import StudyReviewed
from parlour.server.table.tables import Tables
from parlour.study.position import follow
from parlour.study.review import Choice, Review, assemble
from tests.room.desk import Desk
from tests.room.test_beginning import begun, first_of, play_on
from tests.room.test_past import ALL
from tests.server.places import Place, all_of, change, store_at
from tests.server.running import Guest, Json, running, wait_until
from tests.server.test_reviews import SHEET
from tests.server.test_store import counted, no_log, play_a_match

TOKENS = {name: name[0].lower() * 43 for name in ("Mira", "Jonas", "Tom")}
MIRA, JONAS, TOM = map(player_of, TOKENS.values())


def played(table: str, *places: str, matches: int = 1, seed: int = 0, **header: Any) -> Desk:
    """A table at which so many matches were played to their ends."""
    at = Desk(*places, table=table, seed=seed, **header)
    for number in range(matches):
        if number:
            for player in sorted(at.table.people.players):
                at.ready(at.table.seats_of(player)[0])
            at.deal()
        at.play_match()
    return at


def shared_by(*names: str) -> Desk:
    """A match that Mira and others have played at her screen, under these names."""
    at = Desk(*[MIRA for _ in names], table="shared")
    for seat, name in enumerate(names):
        at.do(MIRA, NameSeat(f"name-{seat}", seat, name))
    at.play_match()
    return at


def put(place: Place, desks: Sequence[Desk]) -> None:
    """Writes tables as a room has kept them, a day apart."""
    store = store_at(place)
    with store.engine.begin() as connection:
        for day, desk in enumerate(desks):
            header, wall = desk.table.header, (day + 1) * 86_400_000
            table, ended = follow_rows(open_table(header), desk.rows)
            storage.add_table(connection, header, [], "nobody", header.table)
            storage.add_rows(connection, [(header.table, row, wall + row.time) for row in desk.rows])
            connection.execute(SUMMARIES.insert(), {"table_id": header.table, "wall": wall})
            storage.keep(connection, header.table, kept_of(table, ended), wall)
    store.let_go()


def as_if_sent(of: Guest, token: str) -> None:
    """His browser has this cookie, and no other."""
    of.http.cookies.clear()
    of.http.cookies.set("parlour", token, domain=of.host.partition(":")[0])


def guest(host: str, name: str) -> Guest:
    """Somebody with his own token, and with his name."""
    one = Guest(host)
    as_if_sent(one, TOKENS[name])
    assert one.http.put("/api/me", json={"name": name}).status_code == 200
    return one


def matches(of: Guest, **asked: str) -> Json:
    answer = of.http.get("/api/me/matches", params=asked)
    assert answer.status_code == 200, answer.text
    page: Json = answer.json()
    return page


def standings(of: Guest) -> Json:
    told: Json = of.http.get("/api/me/standings").json()
    return told


def line(match: Json) -> tuple[str, int, list[str]]:
    return match["table"], match["match"], [seat["name"] or seat["level"] or "" for seat in match["seats"]]


@pytest.fixture
def evenings(place: Place) -> Place:
    """Mira and Jonas have played five times in a row, Mira against a bot and with two others, Jonas against a bot."""
    three: dict[str, Any] = {"game": "buddy", "players": 3, "edition": "piatnik-2001", "options": {}}
    desks = [
        played("first", MIRA, JONAS, matches=5, seed=1),
        played("alone", MIRA, "bot:medium", seed=2),
        played("three", JONAS, MIRA, TOM, seed=3, **three),
        played("other", JONAS, "bot:hard", seed=4),
    ]
    put(place, desks)
    return place


def test_a_guest_s_matches_are_listed_newest_first_with_who_sat_where(evenings: Place) -> None:
    with running(evenings) as (_, host), guest(host, "Mira") as mira, guest(host, "Jonas"):
        told = matches(mira)
        assert [line(match) for match in told["matches"]] == [
            ("three", 1, ["Jonas", "Mira", ""]),
            ("alone", 1, ["Mira", "Bruno"]),
            ("first", 5, ["Mira", "Jonas"]),
            ("first", 4, ["Jonas", "Mira"]),
            ("first", 3, ["Mira", "Jonas"]),
            ("first", 2, ["Jonas", "Mira"]),
            ("first", 1, ["Mira", "Jonas"]),
        ]
        assert told["after"] is None
        for match in told["matches"]:
            record = mira.http.get(f"/api/tables/{match['table']}/matches/{match['match']}/record").json()
            assert match["tally"] == record["chips"][-1]
            assert match["winners"] == record["winners"]
            assert (match["rounds"], match["ending"], match["slip"]) == (len(record["match"]), "played", None)
        with guest(host, "Tom") as tom:
            assert matches(tom)["matches"][0]["table"] == "three"


def test_matches_are_filtered_by_game_and_company_and_told_page_by_page(
    evenings: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.guest.history.PAGE", 4)
    with running(evenings) as (_, host), guest(host, "Mira") as mira:
        first = matches(mira)
        second = matches(mira, after=first["after"])
        listed = [match["table"] for match in first["matches"] + second["matches"]]
        assert listed == ["three", "alone", *["first"] * 5]
        assert second["after"] is None
        assert [match["table"] for match in matches(mira, game="buddy")["matches"]] == ["three"]
        together = {one["party"] for one in second["matches"]}
        assert len(together) == 1, "the same people, wherever they sit"
        (party,) = together
        assert [one["match"] for one in matches(mira, party=party)["matches"]] == [5, 4, 3, 2]
        assert matches(mira, party=party, game="buddy")["matches"] == []
        assert matches(mira, game="no-such-game") == {"matches": [], "after": None}


@pytest.mark.parametrize(
    "asked",
    [
        {"after": "x"},
        {"after": "1.t"},
        {"after": "9" * 30 + ".t.1"},
        {"party": "'; --"},
        {"game": "Größe"},
    ],
)
def test_what_can_be_no_list_is_refused(mira: Guest, asked: dict[str, str]) -> None:
    answer = mira.http.get("/api/me/matches", params=asked)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_who_has_played_nothing_has_an_empty_list(mira: Guest) -> None:
    assert matches(mira) == {"matches": [], "after": None}
    assert standings(mira) == {"standings": [], "games": []}


def test_standings_count_over_all_evenings_by_game_and_tell_the_last_results(evenings: Place) -> None:
    with running(evenings) as (_, host), guest(host, "Mira") as mira, guest(host, "Jonas") as jonas:
        told, listed = standings(mira), matches(mira)["matches"]
        assert [(one["game"], one["matches"]) for one in told["standings"]] == [
            ("buddy", 1),
            ("costly-tricks", 1),
            ("costly-tricks", 5),
        ]
        two = told["standings"][2]
        ours = [bool({*match["winners"]} & mine(match)) for match in listed if match["party"] == two["party"]]
        assert two["last"] == ours
        assert sum(ours) > 1 or 5 - sum(ours) > 1, "so that a sum is told from a truth"
        assert [(one["name"], one["mine"], one["won"]) for one in two["members"]] == [
            ("Mira", True, sum(ours)),
            ("Jonas", False, 5 - sum(ours)),
        ]
        bot = told["standings"][1]["members"][1]
        assert (bot["kind"], bot["level"], bot["seats"]) == ("bot", "bruno", 1)
        same = standings(jonas)["standings"]
        (theirs,) = [one for one in same if one["party"] == two["party"]]
        assert [one["name"] for one in theirs["members"]] == ["Jonas", "Mira"]


def mine(match: Json) -> set[int]:
    """In these games each seat is a side."""
    return {seat for seat, info in enumerate(match["seats"]) if info["mine"]}


def test_statistics_are_those_of_the_matches_with_what_each_game_counts(evenings: Place) -> None:
    with running(evenings) as (_, host), guest(host, "Mira") as mira:
        told = {one["game"]: one for one in standings(mira)["games"]}
        listed = [match for match in matches(mira)["matches"] if match["game"] == "costly-tricks"]
        one = told["costly-tricks"]
        assert (one["matches"], one["won"]) == (6, sum(bool({*match["winners"]} & mine(match)) for match in listed))
        chips = [match["tally"][min(mine(match))] for match in listed]
        assert one["tally"] == pytest.approx(sum(chips) / 6)
        scores = list[int]()
        for match in listed:
            record = mira.http.get(f"/api/tables/{match['table']}/matches/{match['match']}/record").json()
            scores += [each["result"]["score"][min(mine(match))] for each in record["match"]]
        figures = {figure["name"]: figure["value"] for figure in one["figures"]}
        assert [*figures] == ["best-round", "score", "tricks"]
        assert figures["best-round"] == max(scores)
        assert figures["score"] == pytest.approx(sum(scores) / len(scores))


def test_who_shares_his_screen_sees_the_match_and_it_counts_for_nobody(place: Place) -> None:
    put(place, [shared_by("Anna", "Ben")])
    with running(place) as (_, host), guest(host, "Mira") as mira:
        (match,) = matches(mira)["matches"]
        assert [(seat["mine"], seat["name"]) for seat in match["seats"]] == [(True, "Anna"), (True, "Ben")]
        again = mira.http.post("/api/me/rematch", json={"id": "again", "table": "shared", "match": 1}).json()
        with mira.look(again["table"]) as screen:
            assert [seat["name"] for seat in screen.until_frame()["seats"]] == ["Anna", "Ben"]
        assert standings(mira) == {"standings": [], "games": []}


@pytest.mark.parametrize("name", ALL)
def test_a_round_that_was_tried_again_is_listed_with_its_mark_and_counts_for_nobody(place: Place, name: str) -> None:
    at = begun(first_of(name), 2, who=MIRA)
    play_on(at, Random(1))
    put(place, [at, played("usual", MIRA, "bot:medium")])
    with running(place) as (_, host), guest(host, "Mira") as mira:
        told = {match["table"]: match.get("begins") for match in matches(mira)["matches"]}
        assert told == {at.table.header.table: 2, "usual": None}
        (standing,), (game,) = standings(mira)["standings"], standings(mira)["games"]
        assert (standing["game"], standing["matches"], len(standing["last"])) == ("costly-tricks", 1, 1)
        assert (game["game"], game["matches"]) == ("costly-tricks", 1)
        assert sum(member["won"] for member in standing["members"]) == 1


def test_what_a_bot_has_played_on_for_somebody_is_no_figure_of_his(place: Place) -> None:
    at = Desk(MIRA, JONAS, table="given-up")
    at.deal()
    at.do(MIRA, Resign("up", at.table.seats_of(MIRA)[0]))
    put(place, [at])
    with running(place) as (_, host), guest(host, "Mira") as mira:
        (match,) = matches(mira)["matches"]
        assert (match["ending"], match["winners"]) == ("resigned", [1])
        (game,) = standings(mira)["games"]
        assert (game["matches"], game["won"], game["figures"]) == (1, 0, [])


def test_a_match_that_goes_on_is_told_nowhere(place: Place) -> None:
    with running(place) as (_, host), Guest(host, "Mira") as mira:
        table = mira.make()
        with mira.look(table) as screen:
            screen.until_frame()
            assert matches(mira)["matches"] == []
            assert standings(mira) == {"standings": [], "games": []}
            play_a_match(screen)
        assert [match["table"] for match in matches(mira)["matches"]] == [table]


def test_what_an_older_room_has_not_counted_is_worked_out_after_the_start(evenings: Place) -> None:
    with running(evenings) as (_, host), guest(host, "Mira") as mira:
        before = matches(mira), standings(mira)
    change(
        evenings,
        "DELETE FROM figures",
        "UPDATE results SET seats = 0, party = '', game = '', ended_at = 0",
        "UPDATE summaries SET summary = NULL",
    )
    with running(evenings) as (_, host), guest(host, "Mira") as mira:
        wait_until(lambda: len(matches(mira)["matches"]) == 7)
        wait_until(lambda: (matches(mira), standings(mira)) == before)


def test_pitfall_72_lists_of_matches_read_no_log(evenings: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "active_since", lambda *_, **__: [])
    monkeypatch.setattr(storage, "read_log", no_log)
    with running(evenings) as (room, host), guest(host, "Mira") as mira:
        with counted(room.store.engine) as asked:
            matches(mira)
        assert len(asked) <= 3, asked
        standings(mira)
        assert room.tables.in_memory == []


QUESTIONS: dict[str, Any] = {
    "all": lambda connection: history.matches_of(connection, Wanted(player="m", limit=31)),
    "a game": lambda connection: history.matches_of(
        connection, Wanted(player="m", game="g", after=MatchPlace(5, "t", 1), limit=31)
    ),
    "a company": lambda connection: history.matches_of(connection, Wanted(player="m", party="p", limit=31)),
    "what reviews have found": lambda connection: history._slips(connection, [MatchPlace(5, "t", 1)]),
    "standings": lambda connection: history.standings_of(connection, "m", 30),
    "members": lambda connection: history._members(connection, {("p", "g"): 1}),
    "the last ten": lambda connection: history._last(connection, "m", ("p", "g")),
    "counts": lambda connection: history.counts_of(connection, "m"),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_pitfall_72_whatever_is_asked_of_matches_goes_by_an_index(place: Place, question: str) -> None:
    store = store_at(place)
    plans = list[str]()
    explain, scan = ("EXPLAIN QUERY PLAN", "SCAN") if isinstance(place, Path) else ("EXPLAIN", "Seq Scan on")

    def look(cursor: Any, statement: str, parameters: Any) -> None:
        plan = cursor.connection.execute(f"{explain} {statement}", parameters).fetchall()
        plans.extend(detail for *_, detail in plan)

    with store.engine.connect() as connection:
        if not isinstance(place, Path):  # else it would rather read a whole table as small as these
            connection.execute(sa.text("SET enable_seqscan = off"))
        sa.event.listen(
            store.engine,
            "before_cursor_execute",
            lambda _c, cursor, statement, given, *_: look(cursor, statement, given),
        )
        QUESTIONS[question](connection)
    store.let_go()
    assert not [step for step in plans for table in METADATA.tables if f"{scan} {table}" in step], plans
    assert any(re.search(r"USING (COVERING )?INDEX|Index (Only )?Scan|Bitmap", step) for step in plans), plans


def test_another_table_of_the_same_kind_is_opened_for_the_same_company(evenings: Place) -> None:
    with running(evenings) as (_, host), guest(host, "Mira") as mira, guest(host, "Tom") as tom:
        order = {"id": "again", "table": "first", "match": 2}
        made = mira.http.post("/api/me/rematch", json=order)
        assert made.status_code == 201, made.text
        assert made.json()["url"] == f"http://{host}/t/{made.json()['table']}"
        assert mira.http.post("/api/me/rematch", json=order).json() == made.json(), "once"
        with mira.look(made.json()["table"]) as screen:
            frame = screen.until_frame()
            assert [seat["kind"] for seat in frame["seats"]] == ["open", "person"], "as they sat in that match"
            assert frame["phase"] == "waiting"
        bots = mira.http.post("/api/me/rematch", json={"id": "bots", "table": "alone", "match": 1}).json()
        with mira.look(bots["table"]) as screen:
            frame = screen.until_frame()
            assert [seat["level"] for seat in frame["seats"]] == [None, "bruno"]
            assert frame["phase"] == "playing"
        for table, number in (("first", 6), ("nowhere", 1)):
            refused = mira.http.post("/api/me/rematch", json={"id": "x", "table": table, "match": number})
            assert (refused.status_code, refused.json()["code"]) == (404, "unknown-match")
        strange = tom.http.post("/api/me/rematch", json={"id": "x", "table": "first", "match": 1})
        assert (strange.status_code, strange.json()["code"]) == (404, "unknown-match")


def test_the_host_s_choice_that_nobody_looks_on_goes_along_to_the_other_table(place: Place) -> None:
    at = played("private", MIRA, JONAS)
    at.ask(at.host, AllowWatching, allowed=False)
    put(place, [at])
    with running(place) as (_, host), guest(host, "Mira") as mira:
        again = mira.http.post("/api/me/rematch", json={"id": "again", "table": "private", "match": 1}).json()
        with mira.look(again["table"]) as screen:
            assert screen.until_frame()["terms"]["watching"] is False


def judged(index: int, side: int, loss: int) -> Choice:
    return Choice(index, side, "R0", 0, loss, loss, {"R0": 0, "R1": loss}, decisive=False)


REVIEW = assemble([judged(0, 0, 0), judged(5, 1, 4), judged(10, 0, 8), judged(14, 0, 8)])


def reviewed(place: Place, table: str, match: int | None, number: int, review: Review = REVIEW) -> None:
    """Somebody has had a round reviewed."""

    async def keep() -> None:
        store = store_at(place)
        store.open()
        store.peers.open(Mock(spec=PeerListener))  # who has no others to hear
        tables = Tables(store, Workers(), Ahead(Clock()), Clock())
        round_played = await tables.matches.played(table, match, number, None)
        await tables.matches.keep_review(table, number, round_played, review)
        tables.close()
        store.close()

    asyncio.run(keep())


def test_what_a_review_has_found_stands_in_the_list_for_each_side(evenings: Place) -> None:
    reviewed(evenings, "first", 1, 2)
    reviewed(evenings, "first", 1, 1, assemble([judged(0, 0, 3), judged(7, 1, 5)]))
    reviewed(evenings, "first", 1, 2)  # again: nothing changes
    with running(evenings) as (_, host), guest(host, "Mira") as mira, guest(host, "Jonas") as jonas:
        for one, worst in ((mira, (2, 3, 8)), (jonas, (1, 2, 5))):
            found = {(match["table"], match["match"]): match["slip"] for match in matches(one)["matches"]}
            assert found.pop(("first", 1)) == dict(zip(("round", "part", "loss"), worst, strict=True))
            assert not any(found.values()), "of what nobody has had reviewed nothing is said"


def test_a_review_while_the_match_goes_on_is_not_kept(place: Place) -> None:
    at = Desk(MIRA, JONAS, table="going-on")
    at.deal()
    at.play_round()
    put(place, [at])
    reviewed(place, "going-on", None, 1)
    assert all_of(place, REVIEWS) == []


def test_a_finished_review_of_a_round_of_a_table_is_kept_before_it_is_told() -> None:
    happened = list[str]()

    async def keep(review: Review) -> None:
        happened.append(f"kept {len(review.choices)}")

    async def run(work: Any, *arguments: Any) -> Any:
        return work(*arguments)

    def say(answer: Any) -> None:
        if isinstance(answer, StudyReviewed):
            happened.append("told")

    ending = follow(SHEET)
    for _ in range(4):
        (seat,) = ending.game.to_act(ending.state)
        ending = ending.advance(seat, ending.game.legal(ending.state, seat)[0])
    assert asyncio.run(ReviewWork("one", ending, say, keep).go_on(run, 60.0))
    assert happened == ["kept 4", "told"]
