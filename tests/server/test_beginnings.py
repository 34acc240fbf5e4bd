"""Tables that begin at a moment of a round that is over: made by the room from its log, and counted for nothing."""

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from parlour.cli.replay import replay as replay_file
from parlour.core.record import as_record, replay
from parlour.room.log import Row
from parlour.server.door.pace import Limits, Rate
from tests.room import desk
from tests.room.test_past import ALL, desk_of, match_of, plain
from tests.server.running import Guest, Json, play_until, running
from tests.server.test_history import put as keep
from tests.server.test_reviews import JONAS, MIRA, SHEET, TABLE, TOKENS, played, room_of
from tests.server.test_secret_pairs import put

FREE = Limits(replays=Rate(1e6, 10**6))


def player(host: str, name: str) -> Guest:
    """The browser of one of those who have played."""
    guest = Guest(host)
    guest.http.cookies.clear()
    guest.http.cookies.set("parlour", TOKENS[name], domain=host.partition(":")[0])
    return guest


def begin(guest: Guest, at: Json, **more: Any) -> httpx.Response:
    order = {"id": "try", "at": at, **more}
    return guest.http.post("/api/tables/begin", json=order)


def table_of(answer: httpx.Response) -> str:
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def at_move(table: str, match: int, number: int, move: int) -> Json:
    return {"type": "played", "table": table, "match": match, "round": number, "move": move}


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A room with a table of every game, at which a match that chance has played is over."""
    folder = tmp_path_factory.mktemp("beginnings") / "data"
    put(folder, [(msgspec.structs.replace(match_of(name).header, table=name), desk_of(name).rows) for name in ALL])
    with running(folder, limits=FREE) as (_, host):
        yield host


@pytest.mark.parametrize("name", ALL)
def test_from_any_moment_of_a_finished_round_a_table_begins_with_bots_at_the_other_seats(
    everything: str, name: str
) -> None:
    table = match_of(name)
    one = table.rounds[0]
    with Guest(everything, "Tom") as tom:
        for move in (0, 3, len(one.moves) // 2):
            for seat in range(table.header.players):
                answer = begin(tom, at_move(name, 1, 1, move), seat=seat, id=f"{name}-{move}-{seat}", pace=4)
                with tom.look(table_of(answer)) as screen:
                    frame = screen.until_frame()
                kinds = [info["kind"] for info in frame["seats"]]
                assert kinds == ["person" if at == seat else "bot" for at in range(len(kinds))]
                assert frame["begins"]["of"] == at_move(name, 1, 1, move)
                assert (frame["begins"]["move"], frame["begins"]["seat"]) == (move, seat)
                if name in ("costly-tricks", "paule-panik"):  # nobody has acted yet: there is time to think, or to look
                    assert frame["view"] == plain(table.game.view(one.states[move], seat))


def test_it_is_played_to_its_end_told_marked_and_counted_for_nothing(folder: Path) -> None:
    at = played(MIRA, JONAS)
    first = at.table.rounds[0]
    keep(folder, [at])
    with running(folder) as (_, host), player(host, "Mira") as mira:
        before = mira.http.get("/api/me/standings").json()
        table = table_of(begin(mira, at_move(TABLE, 1, 1, 30)))
        (running_one,) = [one for one in mira.http.get("/api/tables").json() if one["table"] == table]
        assert running_one["begins"] == 30
        with mira.look(table) as screen:
            play_until([screen], lambda frame: frame["phase"] == "over")
            begins = screen.frame["begins"]
            assert begins["then"] == [*first.game.scores(first.outcome)]
            assert begins["now"] == screen.frame["view"]["score"]
            assert screen.frame["may"].get("ready") is None
            refusal = screen.answer(screen.send(type="ready", seat=0))
            assert (refusal["type"], refusal["code"]) == ("refused", "one-round")
        assert mira.http.get("/api/me/standings").json() == before
        told = mira.http.get("/api/me/matches").json()["matches"]
        assert {one["table"]: one.get("begins") for one in told} == {table: 30, TABLE: None}
        record = mira.http.get(f"/api/tables/{table}/record").json()
        assert record["meta"]["begins"] == {"table": TABLE, "match": 1, "round": 1, "move": 30, "actions": 30}
        shown = mira.http.get(f"/api/replays/{table}/1/1").json()
        assert shown["record"]["meta"]["begins"] == record["meta"]["begins"]
        line = mira.http.get(f"/api/tables/{table}/matches/1/record").text
        file = folder / "try.jsonl"
        file.write_text(line)
        assert replay_file(str(file)) == 0
        again = table_of(begin(mira, {"type": "same", "table": table}, id="again"))
        with mira.look(again) as screen:
            frame = screen.until_frame()
            assert frame["begins"]["of"] == at_move(TABLE, 1, 1, 30)
            assert frame["view"] == plain(first.game.view(first.states[30], None))
        assert code(begin(mira, {"type": "same", "table": TABLE}, id="none"))[1] == "not-begun"


@pytest.mark.parametrize("watching", [True, False])
@pytest.mark.parametrize("name", ALL)
def test_pitfall_32_a_round_that_goes_on_begins_nothing_and_a_finished_one_does_for_whoever_sees_its_replay(
    folder: Path, name: str, *, watching: bool
) -> None:
    """Whatever table, match, round and move somebody names: as its replay, so a table that begins there."""
    whole = desk_of(name)
    rows = _to_the_middle_of_the_second_round(whole)
    terms = msgspec.structs.replace(whole.table.header.terms, watching=watching)
    put(folder, [(msgspec.structs.replace(whole.table.header, table=name, terms=terms), rows)])
    with running(folder, limits=FREE) as (_, host), Guest(host, "Tom") as tom:
        tables = len(tom.http.get("/api/tables").json())
        for number in (2, 3, 0, -1):
            for move in (0, 1, 5, 10**6, -1):
                replayed = tom.http.get(f"/api/replays/{name}/1/{number}")
                assert code(begin(tom, at_move(name, 1, number, move))) == code(replayed) == (404, "unknown-round")
        assert len(tom.http.get("/api/tables").json()) == tables
        assert tom.http.get(f"/api/replays/{name}/1/1").status_code == 200
        assert table_of(begin(tom, at_move(name, 1, 1, 2)))


def _to_the_middle_of_the_second_round(whole: desk.Desk) -> list[Row]:
    deals = [at for at, row in enumerate(whole.rows) if row.kind == "deal"]
    return whole.rows[: deals[1] + 4]


def test_who_has_played_takes_his_own_seat_unless_he_looks_through_others_eyes(folder: Path) -> None:
    at = played(MIRA, JONAS)
    with room_of(folder, at) as (_, host):
        for name, asked, expected in (("Jonas", None, 1), ("Jonas", 0, 0), ("Mira", None, 0)):
            with player(host, name) as guest:
                table = table_of(begin(guest, at_move(TABLE, 1, 1, 4), seat=asked, id=f"{name}-{asked}"))
                with guest.look(table) as screen:
                    seats = screen.until_frame()["seats"]
                assert [info["mine"] for info in seats] == [seat == expected for seat in (0, 1)]
        with Guest(host) as guest, guest.look(table_of(begin(guest, at_move(TABLE, 1, 1, 5)))) as screen:
            mover = at.table.game.to_act(at.table.rounds[0].states[5])[0]
            assert screen.until_frame()["seats"][mover]["mine"], "nobody's own: the seat that is to move"


def test_the_bots_are_those_that_sat_there_else_the_one_that_is_asked_for_else_the_strongest(folder: Path) -> None:
    with_bot = desk.Desk(MIRA, "bot:hard", table="bots")
    with_bot.play_match()
    people = played(MIRA, JONAS)
    put(folder, [(one.table.header, one.rows) for one in (with_bot, people)])
    with running(folder) as (_, host), player(host, "Mira") as mira:

        def level(table: str, **order: Any) -> str:
            begun = table_of(begin(mira, at_move(table, 1, 1, 3), id=f"{table}-{order}", **order))
            with mira.look(begun) as screen:
                (bot,) = [info["level"] for info in screen.until_frame()["seats"] if info["kind"] == "bot"]
            return str(bot)

        ladder = [*with_bot.table.game.bots]
        sat = with_bot.table.game.bot_id("hard")
        assert level("bots") == level("bots", level=ladder[0]) == level("bots", seat=1) == sat
        assert level(TABLE, level=ladder[1]) == ladder[1]
        assert level(TABLE) == ladder[-1]
        assert code(begin(mira, at_move(TABLE, 1, 1, 3), id="x", level="nobody"))[1] == "unknown-level"


def test_the_same_order_again_makes_no_second_table(folder: Path) -> None:
    with room_of(folder, played(MIRA, JONAS)) as (_, host), player(host, "Mira") as mira:
        one, same = (table_of(begin(mira, at_move(TABLE, 1, 1, 3))) for _ in range(2))
        assert one == same
        assert table_of(begin(mira, at_move(TABLE, 1, 1, 3), id="other")) != one


def test_it_goes_on_after_a_restart_and_its_beginning_is_not_taken_back(folder: Path) -> None:
    with room_of(folder, played(MIRA, JONAS)) as (_, host), player(host, "Mira") as mira:
        table = table_of(begin(mira, at_move(TABLE, 1, 1, 36), seat=0))
        with mira.look(table) as screen:
            play_until([screen], lambda frame: frame["acting"] is not None)
            before = screen.frame
    with running(folder) as (_, host), player(host, "Mira") as mira:
        with mira.look(table) as screen:
            after = screen.until_frame()
            same = ("view", "begins", "seats", "legal", "ply", "phase")
            assert {field: after[field] for field in same} == {field: before[field] for field in same}
            assert after["take_back"] is None
            play_until([screen], lambda frame: frame["phase"] == "over")
        assert len(mira.http.get(f"/api/tables/{table}/record").json()["actions"]) >= 36


def test_what_is_wrong_is_refused_and_makes_no_table(folder: Path) -> None:
    with room_of(folder, played(MIRA, JONAS)) as (_, host), player(host, "Mira") as mira:
        for at, expected in (
            (at_move("nowhere", 1, 1, 0), (404, "unknown-table")),
            (at_move(TABLE, 0, 1, 0), (404, "unknown-match")),
            (at_move(TABLE, 2**70, 1, 0), (404, "unknown-match")),
            (at_move(TABLE, 1, 99, 0), (404, "unknown-round")),
            (at_move(TABLE, 1, 1, 44), (400, "nothing-to-play")),
            (at_move(TABLE, 1, 1, 45), (400, "no-such-move")),
            (at_move(TABLE, 1, 1, -1), (400, "no-such-move")),
            ({"type": "same", "table": "nowhere"}, (404, "unknown-table")),
            ({"type": "studied", "record": {}}, (400, "missing-field")),
            ({"type": "studied", "record": SHEET, "move": 1}, (400, "no-such-move")),
            ({"type": "studied", "record": {**SHEET, "actions": ["R9"]}}, (400, "costly-tricks-not-in-hand")),
        ):
            assert code(begin(mira, at)) == expected, at
        assert code(begin(mira, at_move(TABLE, 1, 1, 3), seat=2)) == (400, "no-such-seat")
        assert {one["table"] for one in mira.http.get("/api/tables").json()} <= {TABLE}


@pytest.mark.parametrize("name", [name for name in ALL if match_of(name).game.study is None])
def test_pitfall_32_a_record_of_a_game_with_secrets_begins_no_table(everything: str, name: str) -> None:
    with Guest(everything, "Tom") as tom:
        record = tom.http.get(f"/api/replays/{name}/1/1").json()["record"]
        assert code(begin(tom, {"type": "studied", "record": record, "move": 2}))[1] == "study-no-such-game"


def test_a_position_that_was_set_up_is_played_out_against_the_strongest_bot(mira: Guest) -> None:
    table = table_of(begin(mira, {"type": "studied", "record": SHEET}))
    with mira.look(table) as screen:
        frame = screen.until_frame()
        own = SHEET["setup"]["leader"] % 2
        assert [info["kind"] for info in frame["seats"]] == ["person" if seat == own else "bot" for seat in (0, 1)]
        assert frame["begins"]["of"] is None
        assert frame["begins"]["record"]["setup"]["hands"] == SHEET["setup"]["hands"]
        play_until([screen], lambda seen: seen["phase"] == "over")
        assert screen.frame["begins"]["then"] == []
    record = mira.http.get(f"/api/tables/{table}/record").json()
    assert record["meta"]["begins"] == {"move": 0, "actions": 0}
    assert replay(record).round.outcome is not None


def test_a_record_is_played_out_from_any_of_its_moments_and_tells_how_it_ended_then(mira: Guest) -> None:
    whole = match_of("costly-tricks").rounds[0]
    at = {"type": "studied", "record": as_record(whole), "move": 41}
    table = table_of(begin(mira, at, id="whole"))
    with mira.look(table) as screen:
        begins = screen.until_frame()["begins"]
        assert (begins["move"], len(begins["record"]["actions"])) == (41, 41)
        play_until([screen], lambda frame: frame["phase"] == "over")
        assert screen.frame["begins"]["then"] == [*whole.game.scores(whole.outcome)]


def test_its_review_judges_what_was_played_at_it_alone(folder: Path) -> None:
    with room_of(folder, played(MIRA, JONAS)) as (_, host), player(host, "Mira") as mira:
        table = table_of(begin(mira, at_move(TABLE, 1, 1, 38)))
        with mira.look(table) as screen:
            play_until([screen], lambda frame: frame["phase"] == "over")
        with mira.study() as page:
            page.ask_table(table, 1, 1)
            shown = page.until("study-round")
            assert (shown["first"], len(shown["views"])) == (38, 45)
            assert page.until("study-judged")["count"] == 6
            found = page.until("study-reviewed")["review"]
            assert [choice["index"] for choice in found["choices"]] == [*range(38, 44)]


def test_whoever_begins_tables_without_end_has_to_wait(folder: Path) -> None:
    put(folder, [(at.table.header, at.rows) for at in [played(MIRA, JONAS)]])
    with running(folder, limits=Limits(replays=Rate(0.001, 2))) as (_, host), Guest(host) as guest:
        for number in (1, 2):
            table_of(begin(guest, at_move(TABLE, 1, 1, number), id=str(number)))
        assert code(begin(guest, at_move(TABLE, 1, 1, 3), id="3")) == (429, "too-many-wishes")


def test_a_race_begins_with_the_common_start(everything: str) -> None:
    with Guest(everything, "Tom") as tom:
        table = table_of(begin(tom, at_move("paule-panik", 1, 1, 30), seat=0, id="race", pace=4))
        with tom.look(table) as screen:
            frame = screen.until_frame()
            assert 0 < frame["starts_in"] <= 3000
            mine = screen.answer(screen.send(type="act", seat=0, ply=None, action=frame["legal"][0]))
            assert (mine["type"], mine["code"]) == ("refused", "too-early")
        waits = table_of(begin(tom, at_move("paule-panik", 1, 1, 30), seat=0, id="new", newcomer=True))
        with tom.look(waits) as screen:
            frame = screen.until_frame()
            assert (frame["phase"], frame["begins"]["move"]) == ("waiting", 30)
            screen.answer(screen.send(type="start", seat=0))
            screen.until_frame(lambda seen: seen["phase"] == "playing")
            assert screen.frame["begins"]["move"] == 30
