"""Rounds that are over, at their addresses; and records that somebody opens, of which nothing is kept."""

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from parlour.core.record import replay
from parlour.room.messages import Leave
from parlour.room.seating import TakeSeat
from parlour.room.showing import seen
from parlour.server.door.pace import Limits, Rate
from parlour.server.replay.routes import LONGEST_OPENED
from tests.room import desk
from tests.room.test_past import ALL, desk_of, match_of, plain
from tests.server.running import running
from tests.server.test_reviews import JONAS, MIRA, TABLE, TOKENS, TOM, again, played, room_of
from tests.server.test_secret_pairs import put

Json = dict[str, Any]
FREE = Limits(replays=Rate(1e6, 10**6))
CONFORMANCE = Path(__file__).parent.parent / "conformance"


def guest_of(host: str, name: str) -> httpx.Client:
    """The browser of one of the three; of somebody without a cookie."""
    return httpx.Client(base_url=f"http://{host}", cookies={"parlour": TOKENS[name]} if name else {}, timeout=20)


def get(client: httpx.Client, address: str) -> Json:
    answer = client.get(f"/api/replays/{address}")
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def frames_of(told: Json) -> list[Json]:
    frame: Json | None = None
    frames = []
    for message in told["frames"]:
        frame = seen(frame, message)
        assert frame is not None
        frames.append(frame)
    return frames


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A room with a table of every game, at which a match that chance has played is over."""
    folder = tmp_path_factory.mktemp("replays") / "data"
    put(folder, [(msgspec.structs.replace(match_of(name).header, table=name), desk_of(name).rows) for name in ALL])
    with running(folder, limits=FREE) as (_, host):
        yield host


@pytest.mark.parametrize("name", ALL)
def test_every_move_of_a_finished_match_has_an_address(everything: str, name: str) -> None:
    table = match_of(name)
    with guest_of(everything, "") as client:
        for number, one in enumerate(table.rounds, 1):
            for eyes in ("all", "0"):
                told = get(client, f"{name}/1/{number}?eyes={eyes}")
                frames = frames_of(told)
                assert (len(frames), len(told["times"])) == (len(one.moves) + 1,) * 2
                assert told["rounds"] == len(table.rounds)
                assert (told["eyes"], told["own"]) == (None if eyes == "all" else 0, None)
                assert frames[-1]["view"] == plain(table.game.view(one.state, told["eyes"]))
                assert told["times"][1:] == [time - one.times[0] for time in one.times]
                assert replay(told["record"]).round.outcome == one.outcome


@pytest.mark.parametrize("name", ALL)
def test_a_match_is_downloaded_as_records_that_replay(everything: str, name: str) -> None:
    with guest_of(everything, "") as client:
        answer = client.get(f"/api/replays/{name}/1/rounds")
        assert f'attachment; filename="{name}-1-rounds.jsonl"' == answer.headers["content-disposition"]
        lines = answer.text.splitlines()
        outcomes = [replay(json.loads(line)).round.outcome for line in lines]
        assert outcomes == [one.outcome for one in match_of(name).rounds]
        read = client.post("/api/replays/read", json={"text": answer.text}).json()
        assert [(one["line"], one["rounds"], one["code"]) for one in read] == [
            (number, 1, "") for number in range(1, len(lines) + 1)
        ]
        first = client.post("/api/replays/open", json={"text": lines[0], "eyes": 0}).json()
        told = get(client, f"{name}/1/1?eyes=0")
        ends = [frames_of(one)[-1]["view"] for one in (first, told)]
        assert ends[0] == ends[1]
        assert first["times"][-1] == json.loads(lines[0])["meta"]["times"][-1] <= told["times"][-1]


def test_a_round_is_seen_through_the_eyes_of_whoever_has_played_it_unless_he_wants_others(folder: Path) -> None:
    at = played(MIRA, JONAS)
    again(at)
    at.play_round()
    with room_of(folder, at) as (_, host):
        for name, own in {"Mira": (0, 1), "Jonas": (1, 0), "Tom": (None, None), "": (None, None)}.items():
            with guest_of(host, name) as client:
                for match in (1, 2):
                    told = get(client, f"{TABLE}/{match}/1")
                    assert (told["own"], told["eyes"]) == (own[match - 1],) * 2
                    mine = [seat["mine"] for seat in frames_of(told)[0]["seats"]]
                    assert mine == [seat == own[match - 1] for seat in (0, 1)]
                    seats = client.get(f"/api/replays/{TABLE}/{match}/1/seats").json()
                    assert seats == frames_of(told)[0]["seats"], "as its review calls them"
                assert get(client, f"{TABLE}/1/1?eyes=all")["eyes"] is None


def test_the_names_are_those_of_who_played_then(folder: Path) -> None:
    at = played(MIRA, JONAS)
    at.ask(JONAS, Leave)
    at.do(TOM, TakeSeat())
    with room_of(folder, at) as (_, host), guest_of(host, "Jonas") as client:
        assert client.put("/api/me", json={"name": "Jonas"}).status_code == 200
        assert [seat["name"] for seat in frames_of(get(client, f"{TABLE}/1/1"))[0]["seats"]] == ["", "Jonas"]


def test_a_match_whose_last_card_is_taken_back_is_not_remembered_as_it_had_ended(folder: Path) -> None:
    put(folder, [(at.table.header, at.rows) for at in [played(MIRA, JONAS)]])
    with running(folder) as (room, host), guest_of(host, "") as client:
        get(client, f"{TABLE}/1/1")
        matches = room.tables.matches
        assert bool(matches._ended) != (TABLE in {actor.table.header.table for actor in room.tables.in_memory})
        assert client.get(f"/api/tables/{TABLE}/record").status_code == 200  # which brings the table into memory
        assert not matches._ended
        assert get(client, f"{TABLE}/1/1")["rounds"] > 0


def test_pitfall_32_nothing_of_a_round_that_goes_on_is_shown_again(folder: Path) -> None:
    at = desk.Desk(MIRA, JONAS, table=TABLE)
    at.deal()
    at.play_round()
    for seat in (0, 1):
        at.ready(seat)
    at.deal()
    at.play()
    with room_of(folder, at) as (_, host):
        for name in ("Mira", "Tom", ""):
            with guest_of(host, name) as client:
                assert get(client, f"{TABLE}/1/1")["rounds"] == 1
                assert code(client.get(f"/api/replays/{TABLE}/1/2")) == (404, "unknown-round")
                assert code(client.get(f"/api/replays/{TABLE}/1/2/seats")) == (404, "unknown-round")
                assert len(client.get(f"/api/replays/{TABLE}/1/rounds").text.splitlines()) == 1
                told = client.get(f"/api/tables/{TABLE}/told/2").json()
                assert (told["over"], [one["move"] for one in told["happened"]]) == (False, [None])


def test_what_there_is_not_is_refused(folder: Path) -> None:
    with room_of(folder, played(MIRA, JONAS)) as (_, host), guest_of(host, "") as client:
        for address, expected in (
            ("nowhere/1/1", (404, "unknown-table")),
            ("nowhere/1/rounds", (404, "unknown-table")),
            (f"{TABLE}/0/1", (404, "unknown-match")),
            (f"{TABLE}/2/1", (404, "unknown-match")),
            (f"{TABLE}/{2**70}/1", (404, "unknown-match")),
            (f"{TABLE}/1/0", (404, "unknown-round")),
            (f"{TABLE}/1/99", (404, "unknown-round")),
            (f"{TABLE}/1/-1", (404, "unknown-round")),
            (f"{TABLE}/1/1?eyes=2", (400, "bad-request")),
            (f"{TABLE}/1/1?eyes=-1", (400, "bad-request")),
            (f"{TABLE}/one/1", (404, "not-found")),
        ):
            assert code(client.get(f"/api/replays/{address}")) == expected, address
        assert code(client.get(f"/api/tables/{TABLE}/told/99")) == (404, "unknown-round")


def test_whoever_asks_without_end_has_to_wait(folder: Path) -> None:
    put(folder, [(at.table.header, at.rows) for at in [played(MIRA, JONAS)]])
    with running(folder, limits=Limits(replays=Rate(0.001, 2))) as (_, host), guest_of(host, "") as client:
        get(client, f"{TABLE}/1/1")
        get(client, f"{TABLE}/1/2")
        for ask in (f"/api/replays/{TABLE}/1/1", f"/api/replays/{TABLE}/1/rounds", f"/api/tables/{TABLE}/told/1"):
            assert code(client.get(ask)) == (429, "too-many-wishes")
        for last in ("read", "open"):
            assert code(client.post(f"/api/replays/{last}", json={"text": "{}"})) == (429, "too-many-wishes")


def test_what_is_wrong_with_a_record_is_told_as_the_command_tells_it(everything: str) -> None:
    lines = [line for line in (CONFORMANCE / "invalid.jsonl").read_text().splitlines() if line.strip()]
    with guest_of(everything, "") as client:
        read = client.post("/api/replays/read", json={"text": "\n\n".join(lines[:40])}).json()
        assert [one["line"] for one in read] == [1 + 2 * at for at in range(len(read))]
        assert all(one["code"] and not one["rounds"] for one in read)
        assert {one["action"] is None for one in read} == {True, False}
        broken = client.post("/api/replays/read", json={"text": '{"game": "buddy"'}).json()
        assert (broken[0]["line"], broken[0]["code"]) == (1, "breaks-off")
        assert code(client.post("/api/replays/open", json={"text": lines[0]}))[0] == 400


def test_matches_and_one_record_over_several_lines_are_read(everything: str) -> None:
    matches = [line for line in (CONFORMANCE / "matches.jsonl").read_text().splitlines() if line.strip()]
    with guest_of(everything, "") as client:
        whole = json.loads(matches[0])
        (read,) = client.post("/api/replays/read", json={"text": json.dumps(whole, indent=2)}).json()
        assert (read["line"], read["rounds"], read["whole_match"]) == (1, len(whole["match"]), True)
        for number in range(1, read["rounds"] + 1):
            told = client.post("/api/replays/open", json={"text": matches[0], "round": number}).json()
            assert frames_of(told)[0]["round"] == number
            assert told["record"]["setup"] == whole["match"][number - 1]["setup"]
        assert code(client.post("/api/replays/open", json={"text": matches[0], "round": 99})) == (404, "unknown-round")


def test_names_times_and_what_came_too_late_are_told_where_a_record_has_them(everything: str) -> None:
    lines = (CONFORMANCE / "paule-panik.jsonl").read_text().splitlines()
    record = next(one for one in map(json.loads, filter(None, lines)) if one.get("refused"))
    count = len(record["actions"])
    times = [100 * at for at in range(count)]
    names = ["Ann", *[""] * (record["players"] - 1)]
    with guest_of(everything, "") as client:
        plain_one = client.post("/api/replays/open", json={"text": json.dumps(record)}).json()
        assert plain_one["times"] == []
        assert [late["by"] for late in plain_one["late"]] == [None] * len(plain_one["late"])
        told = client.post(
            "/api/replays/open", json={"text": json.dumps({**record, "meta": {"times": times, "names": names}})}
        ).json()
        assert [seat["name"] for seat in frames_of(told)[0]["seats"]] == names
        assert told["times"] == sorted(told["times"])
        assert len(told["times"]) == len(told["frames"])
        tried = [text for text in (record["actions"][index] for index in record["refused"]) if text != "turn"]
        assert [text[0] for text in tried] == [str(late["seat"]) for late in told["late"]]
        assert {late["by"] for late in told["late"]} <= {None, *(100 * at for at in range(count))}


def test_too_much_is_not_read(everything: str) -> None:
    with guest_of(everything, "") as client:
        assert code(client.post("/api/replays/read", json={"text": "x" * LONGEST_OPENED})) == (413, "too-large")
        assert code(client.post("/api/replays/read", json={"text": "x\n" * 501})) == (400, "too-many-lines")
        deep = client.post("/api/replays/read", json={"text": "[" * 100_000}).json()
        assert deep[0]["code"] == "too-deep"
