"""Reviews of rounds that were played at a table: told to whoever gets its record, and no sooner than they are over."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from parlour.core.round import Round
from parlour.room.log import Header, Player, Row
from parlour.room.messages import Leave, Ready, Resign
from parlour.room.seating import TakeSeat
from parlour.server.app import Room
from parlour.server.compute.slices import Job
from parlour.server.door.guests import player_of
from parlour.server.door.line import Line
from parlour.server.study.live import StudyLive
from parlour.server.study.worker import Slice, prove
from tests.room import desk
from tests.server.running import PATIENCE, Desk, Guest, Json, running, wait_until
from tests.server.test_secret_pairs import put

TOKENS = {name: name[0].lower() * 43 for name in ("Mira", "Jonas", "Tom")}
MIRA, JONAS, TOM = map(player_of, TOKENS.values())
TABLE = "played"
HEADER = ("game", "version", "edition", "options", "players")
SHEET: Json = {
    "game": "costly-tricks",
    "players": 2,
    "setup": {"hands": ["T5.4..", ".2..83", ".3.T1.", "...T76"], "leader": 1},
}


def log(at: desk.Desk) -> tuple[Header, list[Row]]:
    return at.table.header, at.rows


def played(*players: Player, **changes: Any) -> desk.Desk:
    """A table at which a match is over."""
    at = desk.Desk(*players, table=TABLE, **changes)
    at.play_match()
    return at


def again(at: desk.Desk) -> None:
    """The same people play another match: everybody moves on by one seat."""
    for player in sorted(at.table.people.players):
        at.ask(player, Ready)
    at.deal()


@contextmanager
def room_of(folder: Path, at: desk.Desk) -> Iterator[tuple[Room, str]]:
    """A room in which that was played."""
    put(folder, [log(at)])
    with running(folder) as (room, host):
        if at.table.match_number > 1:  # an older room has written the log, and what follows is worked out now
            with Guest(host) as guest:
                wait_until(lambda: guest.http.get(f"/api/tables/{TABLE}/matches/1/record").status_code == 200)
        yield room, host


def page_of(host: str, name: str) -> Desk:
    """A page of the study that one of the three opens, or somebody without a cookie."""
    return Desk(host, f"parlour={TOKENS[name]}" if name else "")


def review(page: Desk, match: int | None, number: int, table: str = TABLE) -> Json:
    """The first answer: the round, or why it is not told."""
    page.ask_table(table, match, number)
    return page.hear()


def code(answer: Json) -> str:
    assert answer["type"] == "study-refused", answer
    return str(answer["code"])


def record(host: str, address: str) -> Json:
    with Guest(host) as guest:
        answer = guest.http.get(f"/api/tables/{TABLE}/{address}")
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told


def test_every_finished_round_is_told_as_its_record_tells_it_with_the_side_of_who_asks(folder: Path) -> None:
    at = played(MIRA, JONAS)
    again(at)
    at.play_round()
    sides = {"Mira": (0, 1), "Jonas": (1, 0), "Tom": (None, None), "": (None, None)}
    with room_of(folder, at) as (_, host):
        for match in (1, 2):
            told = record(host, f"matches/{match}/record")
            for number, one in enumerate(told["match"], 1):
                del one["meta"]  # when it was is no matter of a review
                for name, by_match in sides.items():
                    with page_of(host, name) as page:
                        answer = review(page, match, number)
                    assert answer["type"] == "study-round"
                    assert answer["side"] == by_match[match - 1], (name, match)
                    assert answer["record"] == {**{field: told[field] for field in HEADER}, **one}
                    assert len(answer["views"]) == len(one["actions"]) + 1


def test_a_round_of_a_table_is_judged_like_any_other(folder: Path) -> None:
    with room_of(folder, played(MIRA, JONAS)) as (_, host), page_of(host, "Mira") as page:
        page.ask_table(TABLE, None, 1)
        last = page.until("study-judged")
        assert (last["choice"]["index"], last["count"]) == (43, 44)


def test_without_a_match_the_current_one_is_meant(folder: Path) -> None:
    at = played(MIRA, JONAS)
    again(at)
    at.play_round()
    with room_of(folder, at) as (_, host), page_of(host, "Mira") as page:
        current = review(page, None, 1)
        assert current == review(page, 2, 1) != review(page, 1, 1)


def test_who_has_left_after_the_match_has_played_it_and_who_has_come_since_has_not(folder: Path) -> None:
    at = desk.Desk(MIRA, JONAS, table=TABLE)
    at.deal()
    at.ask(MIRA, Resign)
    at.ask(JONAS, Leave)
    at.do(TOM, TakeSeat())
    assert at.table.phase == "over"
    with room_of(folder, at) as (_, host):
        for name, side in {"Mira": 0, "Jonas": 1, "Tom": None}.items():
            with page_of(host, name) as page:
                assert review(page, 1, 1)["side"] == side


def test_who_has_played_both_sides_at_his_screen_is_told_of_none(folder: Path) -> None:
    at = played(MIRA, MIRA)
    again(at)
    at.play_round()
    with room_of(folder, at) as (_, host), page_of(host, "Mira") as page:
        assert [review(page, match, 1)["side"] for match in (1, 2)] == [None, None]


@pytest.mark.parametrize("name", ["Mira", "Jonas", "Tom", ""])
def test_pitfall_32_nothing_of_a_round_that_goes_on_is_told_to_anybody(folder: Path, name: str) -> None:
    """Its record tells how far it has come, since nothing in it is secret; what would be best, nobody learns."""
    at = desk.Desk(MIRA, JONAS, table=TABLE)
    at.deal()
    at.play_round()
    for seat in (0, 1):
        at.ready(seat)
    at.deal()
    for _ in range(6):
        at.play()
    with room_of(folder, at) as (_, host), page_of(host, name) as page:
        assert len(record(host, "record")["match"]) == 2
        assert review(page, 1, 1)["type"] == "study-round"
        assert review(page, None, 1)["match"] == 1, "so that whoever looks at the current match is known to look at it"
        assert [code(review(page, match, 2)) for match in (None, 1)] == ["unknown-round"] * 2


def test_what_there_is_not_is_refused_as_its_record_is(folder: Path) -> None:
    at = played(MIRA, JONAS)
    again(at)
    at.play_round()
    with room_of(folder, at) as (_, host), page_of(host, "Tom") as page:
        for match in (0, 3, 99, -1, 2**63, -(2**63)):
            assert code(review(page, match, 1)) == "unknown-match"
        for known in (None, 1, 2):
            for number in (0, -1, 99, 2**63):
                assert code(review(page, known, number)) == "unknown-round"
        for known in (None, 1):
            assert code(review(page, known, 1, table="nowhere")) == "unknown-table"


def test_before_the_first_deal_there_is_no_round(folder: Path) -> None:
    with room_of(folder, desk.Desk(MIRA, JONAS, table=TABLE)) as (_, host), page_of(host, "Mira") as page:
        assert code(review(page, None, 1)) == "unknown-round"


def test_a_game_whose_best_play_nobody_knows_has_no_reviews(folder: Path) -> None:
    at = desk.Desk(MIRA, JONAS, TOM, table=TABLE, game="buddy", edition="piatnik-2001", players=3, options={})
    at.deal()
    at.play_round()
    with room_of(folder, at) as (_, host), page_of(host, "Mira") as page:
        assert code(review(page, None, 1)) == "study-no-such-game"


class Socket:
    """What a page sends and hears, without a network."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[str] = asyncio.Queue()
        self.heard: asyncio.Queue[Json] = asyncio.Queue()

    async def receive_data(self, mode: str) -> str:
        return await self.sent.get()

    async def send_data(self, data: str, mode: str) -> None:
        self.heard.put_nowait(msgspec.json.decode(data))

    def ask(self, kind: str, name: str, **more: Any) -> None:
        self.sent.put_nowait(msgspec.json.encode({"type": kind, "id": name, **more}).decode())

    async def until(self, kind: str) -> Json:
        while True:
            answer = await asyncio.wait_for(self.heard.get(), PATIENCE)
            if answer["type"] == kind:
                return answer


class Queue:
    """The questions that are open; their slices are done by hand."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    def add(self, job: Job) -> int:
        self.jobs.append(job)
        return 0

    def drop(self, job: Job) -> None:
        if job in self.jobs:
            self.jobs.remove(job)


@contextmanager
def live(queue: Any, matches: Any = None) -> Iterator[Socket]:
    """A page's end at the room, as a task of the running loop."""
    socket = Socket()
    task = asyncio.create_task(StudyLive(socket, queue, matches, Line(guest=None)).run())  # type: ignore[arg-type]
    try:
        yield socket
    finally:
        task.cancel()


def test_a_question_is_answered_although_the_one_before_comes_to_its_end_meanwhile() -> None:
    async def scenario() -> list[str]:
        queue = Queue()
        with live(queue) as page:
            page.ask("position", "old", record=SHEET)
            await page.until("study-position")

            async def run(work: Any, moment: Round, seconds: float) -> Slice:
                page.ask("position", "new", record={**SHEET, "actions": ["B3"]})
                await page.until("study-position")
                return prove(moment, PATIENCE)

            async def run_at_once(work: Any, moment: Round, seconds: float) -> Slice:
                return prove(moment, PATIENCE)

            await queue.jobs[0].go_on(run)
            await queue.jobs[0].go_on(run_at_once)
            return [(await page.until("study-worths"))["id"]]

    assert asyncio.run(scenario()) == ["new"]


def test_pitfall_08_a_ping_is_answered_while_a_table_is_being_read() -> None:
    async def scenario() -> int:
        async def never(*_: object) -> None:
            await asyncio.Event().wait()

        with live(Queue(), SimpleNamespace(played=never)) as page:
            page.ask("review-table", "slow", table=TABLE, match=1, round=1)
            page.ask("ping", "", at=3)
            return int((await page.until("pong"))["at"])

    assert asyncio.run(scenario()) == 3


def test_a_table_that_was_read_for_an_older_question_is_not_told_of() -> None:
    async def scenario() -> list[str]:
        read = asyncio.Event()

        async def slowly(*_: object) -> None:
            await read.wait()
            raise AssertionError("nobody asks any more")

        with live(Queue(), SimpleNamespace(played=slowly)) as page:
            page.ask("review-table", "old", table=TABLE, match=1, round=1)
            page.ask("position", "new", record=SHEET)
            shown = await page.until("study-position")
            read.set()
            await asyncio.sleep(0)
            return [shown["id"], *(each["id"] for each in page.heard._queue)]  # type: ignore[attr-defined]

    assert asyncio.run(scenario()) == ["new"]
