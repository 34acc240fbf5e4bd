"""What is stored of a guest: he may have all of it, and he may have it forgotten."""

from typing import Any

import httpx
import msgspec
import pytest

from parlour.room.messages import Ready
from parlour.server.door.guests import player_of
from parlour.server.guest import account
from parlour.server.store import forget, layout
from tests.server.places import Place, all_of, store_at
from tests.server.running import Guest, Json, play_until, running, wait_until
from tests.server.test_history import JONAS, MIRA, guest, matches, played, put, shared_by, standings
from tests.server.test_store import play_a_match


def everything(of: Guest) -> Json:
    answer = of.http.get("/api/me/data")
    assert answer.status_code == 200
    assert 'filename="parlour-guest.json"' in answer.headers["content-disposition"]
    told: Json = answer.json()
    return told


def whole(place: Place) -> str:
    """All that the database holds, as text."""
    return msgspec.json.encode([all_of(place, table) for table in layout.METADATA.sorted_tables]).decode()


def test_a_guest_gets_all_that_is_stored_of_him_and_nobody_else_s(place: Place) -> None:
    desks = [played("together", MIRA, JONAS, matches=2), played("theirs", JONAS, "bot:easy")]
    put(place, desks)
    with running(place) as (_, host), guest(host, "Mira") as mira, guest(host, "Jonas"):
        mira.http.put("/api/me", json={"colour": "plum"})
        told = everything(mira)
        assert told["guest"] == {"player": MIRA, "name": "Mira", "colour": "plum"}
        (table,) = told["tables"]
        assert table["table"]["table"] == "together"
        own = [row for row in desks[0].rows if row.player == MIRA or getattr(row.body, "player", "") == MIRA]
        assert [row["kind"] for row in table["did"]] == [row.kind for row in own]
        assert [match["number"] for match in table["matches"]] == [1, 2]
        for match in table["matches"]:
            record = mira.http.get(f"/api/tables/together/matches/{match['number']}/record").json()
            assert match["record"] == record
            assert {*match["figures"]} == {"best-round", "score", "tricks"}
        assert JONAS not in msgspec.json.encode(told).decode()


def test_of_a_match_that_goes_on_a_guest_gets_only_what_he_did_himself(place: Place) -> None:
    with running(place) as (_, host), Guest(host, "Mira") as mira:
        table = mira.make(game="third-man", seats=["me", "bot:easy", "bot:easy", "bot:easy"])
        with mira.look(table) as screen:
            play_until([screen], lambda frame: (frame["ply"] or 0) > 2)
        (one,) = everything(mira)["tables"]
        assert {row["kind"] for row in one["did"]} <= {"sit", "act"}
        assert all("seq" not in row for row in one["did"])
        assert one["matches"] == []
        assert {row["seat"] for row in one["did"]} == {0}


def test_who_has_stored_nothing_gets_that(mira: Guest, host: str) -> None:
    with Guest(host) as nobody:
        assert everything(nobody)["tables"] == []


def test_who_is_forgotten_is_named_nowhere_and_the_matches_of_others_stay_whole(place: Place) -> None:
    put(place, [played("together", MIRA, JONAS, matches=2), played("alone", MIRA, "bot:easy")])
    with running(place) as (_, host), guest(host, "Mira") as mira, guest(host, "Jonas") as jonas:
        with mira.look("together") as screen:
            screen.until_frame()
        before, stands = matches(jonas), standings(jonas)
        record = jonas.http.get("/api/tables/together/matches/1/record").content
        answer = mira.http.delete("/api/me")
        assert answer.status_code == 200, answer.text
        assert (answer.json()["name"], answer.json()["known"]) == ("", True)
        assert player_of(mira.http.cookies["parlour"]) != MIRA
        after = matches(jonas)
        assert [line["winners"] for line in after["matches"]] == [line["winners"] for line in before["matches"]]
        assert {seat["name"] for line in after["matches"] for seat in line["seats"]} == {"Jonas", ""}
        assert len({line["party"] for line in after["matches"]}) == 1, "they are still the same company"
        now = standings(jonas)["standings"][0]
        assert (now["matches"], now["last"]) == (2, stands["standings"][0]["last"])
        assert [(one["name"], one["won"]) for one in now["members"]] == [
            ("Jonas", stands["standings"][0]["members"][0]["won"]),
            ("", stands["standings"][0]["members"][1]["won"]),
        ]
        assert jonas.http.get("/api/tables/together/matches/1/record").content == record
        assert matches(mira)["matches"] == []
        with jonas.look("together") as screen:
            frame = screen.until_frame()
            assert sorted(seat["name"] for seat in frame["seats"]) == ["", "Jonas"]
    told = whole(place)
    assert MIRA not in told
    assert '"Mira"' not in told
    with running(place) as (_, host), guest(host, "Jonas") as jonas:
        assert [line["winners"] for line in matches(jonas)["matches"]] == [
            line["winners"] for line in before["matches"]
        ], "and so it stays"


def test_the_names_of_those_at_a_forgotten_guests_screen_are_forgotten_with_him(place: Place) -> None:
    put(place, [shared_by("Anna Quist", "Ben Quist")])
    with running(place) as (_, host), guest(host, "Mira") as mira, guest(host, "Jonas") as jonas:
        (told,) = everything(mira)["tables"]
        assert [row["action"] for row in told["did"] if row["kind"] == "name"] == ["Anna Quist", "Ben Quist"]
        with mira.look("shared") as screen, jonas.look("shared") as watcher:
            screen.until_frame()
            assert watcher.until_frame()["seats"][0]["name"] == "Anna Quist"
        assert "Quist" in whole(place)
        assert mira.http.delete("/api/me").status_code == 200
        with jonas.look("shared") as watcher:
            assert {seat["name"] for seat in watcher.until_frame()["seats"]} == {""}
    assert "Quist" not in whole(place)


def test_the_token_of_who_was_forgotten_leads_to_nothing(place: Place) -> None:
    put(place, [played("together", MIRA, JONAS)])
    with running(place) as (_, host), guest(host, "Mira") as mira:
        old = mira.cookie
        mira.http.delete("/api/me")
        again = httpx.get(f"http://{host}/api/me/data", headers={"Cookie": old}, trust_env=False).json()
        assert (again["guest"]["name"], again["tables"]) == (None, [])


def test_his_other_devices_are_forgotten_too(place: Place) -> None:
    with running(place) as (_, host), Guest(host, "Mira") as mira, Guest(host) as phone:
        mira.make()
        code = mira.http.post("/api/me/move").json()["url"].partition("#")[2]
        phone.http.post("/api/me/move/take", json={"code": code})
        assert phone.http.get("/api/me").json()["name"] == "Mira"
        link = mira.http.post("/api/me/move").json()["url"].partition("#")[2]
        mira.http.delete("/api/me")
        assert phone.http.get("/api/me").json()["name"] == ""
        refused = phone.http.post("/api/me/move/take", json={"code": link})
        assert refused.json()["code"] == "move-over"
    assert all_of(place, layout.KEYS) == all_of(place, layout.FORGOTTEN) == []


def test_a_running_match_is_left_to_a_bot_and_goes_on_for_the_other(place: Place) -> None:
    with running(place) as (_, host), Guest(host, "Mira") as mira, Guest(host, "Jonas") as jonas:
        table = mira.make(seats=["me", "open"])
        jonas.sit(table)
        with mira.look(table) as hers, jonas.look(table) as his:
            hers.until_frame(lambda frame: frame["phase"] == "playing")
            assert mira.http.delete("/api/me").status_code == 200
            hers.closed()
            his.closed()
        with jonas.look(table) as his:
            frame = his.until_frame()
            (seat,) = [seat for seat in frame["seats"] if not seat["mine"]]
            assert (seat["kind"], seat["name"], seat["level"]) == ("person", "", "flora")
            play_until([his], lambda frame: frame["phase"] == "over")
        assert [line["table"] for line in matches(jonas)["matches"]] == [table]
    assert '"Mira"' not in whole(place)


def test_where_nothing_has_begun_his_seat_is_free_again(place: Place) -> None:
    with running(place) as (_, host), Guest(host, "Mira") as mira, Guest(host, "Jonas") as jonas:
        table = mira.make(seats=["me", "open"])
        mira.http.delete("/api/me")
        with jonas.look(table) as screen:
            assert [seat["kind"] for seat in screen.until_frame()["seats"]] == ["open", "open"]


def test_what_a_room_that_was_stopped_had_begun_to_forget_is_forgotten_after_the_next_start(place: Place) -> None:
    put(place, [played("together", MIRA, JONAS), played("alone", MIRA, "bot:easy")])
    store = store_at(place)
    with store.engine.begin() as connection:
        forget.begin_to_forget(connection, MIRA, "n" * 32)
    with store.engine.begin() as connection:
        forget.forget_at(connection, ["alone"], MIRA, "n" * 32)
    store.let_go()
    assert MIRA in whole(place)
    with running(place):
        wait_until(lambda: all_of(place, layout.FORGOTTEN) == [])
    assert MIRA not in whole(place)


def test_a_table_that_is_read_while_somebody_is_forgotten_does_not_bring_him_back(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the two times it is read as it was, and adds a row."""
    put(place, [played("together", MIRA, JONAS)])
    with running(place) as (room, host), guest(host, "Mira") as mira, guest(host, "Jonas") as jonas:
        forgets, asked = room.store.forget_at, list[Any]()

        async def slow(tables: Any, player: str, nobody: str) -> None:
            if not asked:
                asked.append(await room.tables.get("together"))
                jonas_seat = asked[0].table.seats_of(JONAS)[0]
                await asked[0].ask(JONAS, Ready("again", jonas_seat))
            await forgets(tables, player, nobody)

        monkeypatch.setattr(room.store, "forget_at", slow)
        mira.http.delete("/api/me")
        assert asked
        assert jonas.http.get("/api/tables").json()[0]["table"] == "together"
    assert MIRA not in whole(place)


@pytest.mark.parametrize("method", ["DELETE", "POST"])
def test_pitfall_59_a_page_of_another_site_deletes_nobody(mira: Guest, method: str) -> None:
    mira.make(id="stays")
    refused = mira.http.request(method, "/api/me", headers={"Origin": "http://evil.example"})
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin")
    assert mira.http.get("/api/me").json()["name"] == "Mira"


def test_many_tables_are_forgotten_a_few_at_a_time(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(account, "AT_ONCE", 2)
    put(place, [played(f"table{number}", MIRA, "bot:easy", seed=number) for number in range(5)])
    with running(place) as (_, host), guest(host, "Mira") as mira:
        assert len(everything(mira)["tables"]) == 5
        mira.http.delete("/api/me")
    assert MIRA not in whole(place)


def test_who_plays_while_he_is_forgotten_has_left(place: Place) -> None:
    with running(place) as (_, host), Guest(host, "Mira") as mira:
        table = mira.make()
        with mira.look(table) as screen:
            play_a_match(screen)
        mira.http.delete("/api/me")
        with mira.look(table) as screen:
            assert not any(seat["mine"] for seat in screen.until_frame()["seats"])
