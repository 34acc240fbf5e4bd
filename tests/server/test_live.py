"""People at a table, through real sockets."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from parlour.server.door.pace import Rate, Talk
from tests.server.running import Guest, Screen, play_until, running

FRIENDS = ["me", "open"]


def test_two_people_play_a_whole_match_and_both_see_the_same_end(mira: Guest, jonas: Guest) -> None:
    table = mira.make(seats=FRIENDS)
    assert jonas.sit(table).status_code == 201
    with mira.look(table) as one, jonas.look(table) as other:
        play_until([one, other], lambda frame: frame["phase"] == "over")
        assert one.frame["winners"] == other.frame["winners"] != []
        assert one.frame["tallies"] == other.frame["tallies"]
        assert one.frame["view"] == other.frame["view"]
        for screen in (one, other):
            assert [frame["n"] for frame in screen.frames] == [*range(1, len(screen.frames) + 1)]
            cards = [event for frame in screen.frames for event in frame["events"] if event["event"].endswith("played")]
            assert len(cards) == 44 * one.frame["round"]
        record = mira.http.get(f"/api/tables/{table}/record").json()
        assert record["winners"] == one.frame["winners"]


def test_a_person_plays_a_whole_round_against_the_bot_and_on_to_the_next(mira: Guest) -> None:
    with mira.look(mira.make(id="bot")) as screen:
        play_until([screen], lambda frame: frame["round"] == 2)
        assert len(screen.frame["tallies"]) == 1
        assert screen.frame["seats"][1]["level"] == "flora"


def test_at_one_screen_one_person_plays_both_seats(mira: Guest) -> None:
    with mira.look(mira.make(seats=["me", "same-screen"])) as screen:
        play_until([screen], lambda frame: frame["phase"] == "between")
        assert [seat["mine"] for seat in screen.frame["seats"]] == [True, True]


def test_a_spectator_sees_the_table_and_cannot_act(mira: Guest, jonas: Guest) -> None:
    table = mira.make(seats=["me", "same-screen"])
    with mira.look(table) as screen, jonas.look(table) as guest, Screen(jonas.host, table) as stranger:
        screen.until_frame(lambda frame: frame["phase"] == "playing")
        assert screen.answer(screen.act())["type"] == "acknowledged"
        action = screen.frame["legal"][0]
        for watching in (guest, stranger):
            seen = watching.until_frame(lambda frame: frame["ply"] == 1)
            assert seen["view"]["table"]
            assert (seen["acting"], seen["legal"], seen["take_back"]) == (None, [], None)
            assert not any(seat["mine"] for seat in seen["seats"])
            refusal = watching.answer(watching.send(type="act", seat=seen["to_act"][0], ply=1, action=action))
            assert (refusal["type"], refusal["code"]) == ("refused", "not-your-seat")
        assert screen.silent()


def test_pitfall_06_and_38_the_seat_comes_from_the_cookie_and_never_from_the_message(mira: Guest, jonas: Guest) -> None:
    table = mira.make(seats=FRIENDS)
    jonas.sit(table)
    with mira.look(table) as one, jonas.look(table) as other:
        for screen in (one, other):
            screen.until_frame(lambda frame: frame["phase"] == "playing")
        actor, thief = (one, other) if one.frame["acting"] is not None else (other, one)
        stolen = {"type": "act", "seat": actor.frame["acting"], "ply": 0, "action": actor.frame["legal"][0]}
        assert thief.answer(thief.send(**stolen))["code"] == "not-your-seat"
    forged = "parlour=" + "A" * 43
    with Screen(mira.host, table, forged) as screen:
        assert not any(seat["mine"] for seat in screen.until_frame()["seats"])
        assert screen.answer(screen.send(**stolen))["code"] == "not-your-seat"


def test_pitfall_02_a_refusal_names_its_code_and_brings_the_state_that_counts(mira: Guest) -> None:
    with mira.look(mira.make(seats=["me", "same-screen"])) as screen:
        screen.until_frame(lambda frame: frame["phase"] == "playing")
        seat = screen.frame["acting"]
        stale = screen.answer(screen.send(type="act", seat=seat, ply=7, action=screen.frame["legal"][0]))
        assert stale["code"] == "stale-turn"
        assert screen.read()["type"] == "frame"
        unknown = screen.answer(screen.send(type="act", seat=seat, ply=0, action="X1"))
        assert (unknown["code"], unknown["parameters"]) == ("costly-tricks-no-such-card", {"text": "X1"})
        assert screen.read()["view"] == screen.frames[0]["view"]


def test_pitfall_19_a_resent_action_is_acknowledged_and_played_once(mira: Guest) -> None:
    with mira.look(mira.make(seats=["me", "same-screen"])) as screen:
        screen.until_frame(lambda frame: frame["phase"] == "playing")
        message = {"id": "again", "type": "act", "seat": screen.frame["acting"], "ply": 0}
        message["action"] = screen.frame["legal"][0]
        for _ in range(3):
            assert screen.answer(screen.send(**message))["type"] == "acknowledged"
        if screen.frame["ply"] == 0:
            screen.until_frame()
        assert screen.frame["ply"] == 1
        assert screen.silent()


def test_pitfall_65_what_is_acknowledged_has_been_shown_before(mira: Guest) -> None:
    with mira.look(mira.make(seats=["me", "same-screen"])) as screen:
        screen.until_frame(lambda frame: frame["phase"] == "playing")
        for ply in range(8):
            assert screen.answer(screen.act())["type"] == "acknowledged"
            assert screen.frame["ply"] == ply + 1


def test_pitfall_04_who_comes_back_gets_the_whole_view_at_once(mira: Guest, jonas: Guest) -> None:
    table = mira.make(seats=FRIENDS)
    jonas.sit(table)
    with mira.look(table) as one, jonas.look(table) as other:
        play_until([one, other], lambda frame: frame["ply"] == 9)
        before = one.frame
        one.socket.close()
        other.until_frame(lambda frame: not frame["seats"][0]["present"])
        with mira.look(table) as back:
            first = back.read()
            assert (first["type"], first["n"], first["events"]) == ("frame", 1, [])
            assert (first["view"], first["legal"]) == (before["view"], before["legal"])
            other.until_frame(lambda frame: frame["seats"][0]["present"])
            play_until([back, other], lambda frame: frame["ply"] == 12)


def test_pitfall_05_and_07_the_newest_connection_of_a_seat_wins_and_the_older_is_told(mira: Guest) -> None:
    table = mira.make(seats=["me", "same-screen"])
    with mira.look(table) as old:
        old.until_frame(lambda frame: frame["phase"] == "playing")
        with mira.look(table) as new:
            new.until_frame()
            assert old.closed() == 4001
            assert old.told[-1] == {"type": "replaced"}
            new.act()
            assert new.until_frame(lambda frame: frame["ply"] == 1)


def test_spectators_may_look_as_often_as_they_like(mira: Guest, jonas: Guest) -> None:
    table = mira.make(seats=["me", "same-screen"])
    with jonas.look(table) as one:
        one.until_frame(lambda frame: frame["phase"] == "playing")
        with jonas.look(table) as other:
            assert other.until_frame()["n"] == 1
            assert one.silent()


def test_sitting_down_leaves_the_newest_of_a_persons_connections(mira: Guest, jonas: Guest) -> None:
    table = mira.make(seats=FRIENDS)
    with jonas.look(table) as old:
        old.until_frame()
        with jonas.look(table) as new:
            new.until_frame()
            jonas.sit(table)
            assert old.closed() == 4001
            assert new.until_frame(lambda frame: frame["seats"][1]["mine"])["seats"][1]["name"] == "Jonas"


def test_taking_back_reaches_everybody(mira: Guest) -> None:
    with mira.look(mira.make(seats=["me", "same-screen"])) as screen:
        screen.until_frame(lambda frame: frame["phase"] == "playing")
        start = screen.frame["view"]
        screen.act()
        seat = screen.until_frame(lambda frame: frame["ply"] == 1)["take_back"]
        screen.send(type="take-back", seat=seat)
        back = screen.until_frame(lambda frame: frame["ply"] == 0)
        assert back["view"] == start
        assert {"event": "taken-back", "seat": seat, "count": 1} in back["events"]


def test_a_new_name_is_seen_at_the_table_at_once(mira: Guest, jonas: Guest) -> None:
    table = mira.make(seats=FRIENDS)
    with jonas.look(table) as screen:
        assert screen.until_frame()["seats"][0]["name"] == "Mira"
        mira.http.put("/api/me", json={"name": " Mira  Maria "})
        assert screen.until_frame()["seats"][0]["name"] == "Mira Maria"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"\\ud800"',
        '{"type":"act","id":"\\ud800","seat":0,"ply":0,"action":"R0"}',
        '{"type":"dance","id":"a"}',
        '{"type":"act","id":"a","seat":"x"}',
        '{"id":5}',
    ],
)
def test_a_malformed_message_is_refused_and_the_connection_goes_on(mira: Guest, text: str) -> None:
    with mira.look(mira.make(seats=["me", "same-screen"])) as screen:
        screen.until_frame(lambda frame: frame["phase"] == "playing")
        screen.socket.send(text)
        refusal = screen.until(lambda message: message["type"] == "refused")
        assert (refusal["code"], refusal["id"]) == ("bad-message", "a" if '"a"' in text else "")
        screen.send(type="ping", at=12.5)
        assert screen.until(lambda message: message["type"] == "pong")["at"] == 12.5


def test_a_binary_message_is_refused_too(mira: Guest) -> None:
    with mira.look(mira.make()) as screen:
        screen.socket.send(b"\xff\x00")
        assert screen.until(lambda message: message["type"] == "refused")["code"] == "bad-message"


def test_a_huge_message_closes_the_connection(mira: Guest) -> None:
    with mira.look(mira.make()) as screen:
        screen.socket.send(json.dumps({"type": "act", "id": "x" * 10_000}))
        assert screen.closed() == 1009


def test_pitfall_18_messages_that_come_too_fast_are_refused(mira: Guest) -> None:
    with mira.look(mira.make()) as screen:
        for _ in range(100):
            screen.send(type="ready", seat=1)
        codes = [screen.until(lambda message: message["type"] == "refused")["code"] for _ in range(100)]
        assert codes.count("too-many-messages") > 20
        assert codes[0] != "too-many-messages"


def test_pitfall_72_a_new_connection_brings_no_new_allowance(folder: Path) -> None:
    with running(folder) as (room, host), Guest(host) as mira, Guest(host) as jonas:
        room.messages = Talk(Rate(0.001, 5))
        table = mira.make(seats=["me", "open"])
        with mira.look(table) as screen:
            for _ in range(5):
                screen.send(type="ready", seat=0)
            assert screen.answer(screen.send(type="ready", seat=0))["code"] == "too-many-messages"
        with mira.look(table) as again, jonas.look(table) as other:
            assert again.answer(again.send(type="ready", seat=0))["code"] == "too-many-messages"
            assert other.answer(other.send(type="ready", seat=0))["code"] == "not-your-seat"


def test_a_table_that_is_not_there_says_so(mira: Guest) -> None:
    with mira.look("nowhere") as screen:
        assert screen.read()["code"] == "unknown-table"
        assert screen.closed() == 4004


def test_a_page_of_another_site_cannot_open_a_socket(mira: Guest) -> None:
    table = mira.make()
    with (
        pytest.raises(InvalidStatus) as caught,
        Screen(mira.host, table, mira.cookie, Origin="http://elsewhere.example"),
    ):
        pass
    assert caught.value.response.status_code == 403
    with Screen(mira.host, table, mira.cookie, Origin=f"http://{mira.host}") as screen:
        assert screen.until_frame()["seats"][0]["mine"]


def test_a_number_without_bounds_is_just_no_seat(mira: Guest) -> None:
    with mira.look(mira.make(seats=["me", "same-screen"])) as screen:
        screen.until_frame(lambda frame: frame["phase"] == "playing")
        sent = screen.send(type="act", seat=10**40, ply=10**40, action="R0")
        assert screen.answer(sent)["code"] == "not-your-seat"
    assert mira.http.post(f"/api/tables/{screen.frame['table']}/seats", json={"seat": 10**40}).status_code == 400
