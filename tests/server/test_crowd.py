"""Many who look on, or make noise: what they cost the others."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from parlour.room.log import Player
from parlour.room.table import Table
from parlour.room.tell import OwnTurn, own_turn
from parlour.server.door.line import TOO_MUCH, Line
from parlour.server.door.pace import Allowance, Joint, Rate, Talk
from parlour.server.table.presence import IN_TURNS, LET_GO
from tests.frames import frames_of
from tests.room.desk import JONAS, MIRA, Desk
from tests.server.phones import Gathering, Phone
from tests.server.running import Guest, running

CROWD = 50


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(scenario(), 60)

    asyncio.run(bounded())


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[Player | None]:
    """Counts the pictures that are made, by who they are for."""
    pictures: Counter[Player | None] = Counter()

    def counted(table: Table, player: Player | None) -> OwnTurn:
        pictures[player] += 1
        return own_turn(table, player)

    monkeypatch.setattr("parlour.room.showing.own_turn", counted)
    return pictures


def two_at_a_table() -> Gathering:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    return Gathering(desk, MIRA, JONAS)


def frames(phone: Phone) -> list[dict[str, Any]]:
    return frames_of(phone.socket.taken)


def acting(table: Gathering) -> Phone:
    return next(phone for phone in table.phones if frames(phone)[-1]["acting"] is not None)


def test_pitfall_75_who_only_looks_on_costs_nobody_else_a_frame(made: Counter[Player | None]) -> None:
    async def scenario() -> None:
        table = two_at_a_table()
        await table.settle()
        before = [len(phone.socket.taken) for phone in table.phones[:2]]
        made.clear()
        for number in range(CROWD):
            table.phones.append(Phone(table.actor, None if number % 2 else f"guest {number}"))
            await asyncio.sleep(0)
        await table.settle()
        assert made == {None: 1}, "it is drawn once for all of them"
        assert all(len(frames(phone)) == 1 for phone in table.phones[2:])
        for phone in table.phones[2:]:
            phone.running.cancel()
        await table.settle()
        assert made == {None: 1}
        assert [len(phone.socket.taken) for phone in table.phones[:2]] == before
        await table.end()

    run(scenario)


def test_pitfall_75_what_a_move_looks_like_to_all_who_look_on_is_made_once(made: Counter[Player | None]) -> None:
    async def scenario() -> None:
        table = two_at_a_table()
        table.phones += [Phone(table.actor, f"guest {number}") for number in range(CROWD)]
        await table.settle()
        made.clear()
        mover = acting(table)
        frame = frames(mover)[-1]
        action = {"seat": frame["acting"], "ply": frame["ply"], "action": frame["legal"][0]}
        mover.send(type="act", id="a", **action)
        await table.settle()
        assert made == {MIRA: 1, JONAS: 1, None: 1}
        assert all(frames(phone)[-1]["ply"] == 1 for phone in table.phones)
        assert all(frames(phone)[-1]["events"] for phone in table.phones)
        await table.end()

    run(scenario)


def test_pitfall_75_how_quick_who_only_looks_on_is_is_told_to_nobody() -> None:
    async def scenario() -> None:
        table = two_at_a_table()
        table.phones += [Phone(table.actor, None) for _ in range(CROWD)]
        await table.go_on(20_000)
        told = [message for message in table.phones[-1].socket.taken if message["type"] == "pings"]
        assert 0 < len(told) < 20, "as often as a player's has changed, and not with every answer of the crowd"
        late = Phone(table.actor, None)
        table.phones.append(late)
        await table.settle()
        kinds = [message["type"] for message in late.socket.taken if message["type"] != "watchers"]
        assert kinds[:3] == ["hello", "pings", "frame"]
        await table.end()

    run(scenario)


def test_pitfall_75_nonsense_is_refused_without_a_frame_and_in_the_end_by_the_door(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        table = two_at_a_table()
        await table.settle()
        mira = table.phones[0]
        left = Joint([Allowance(rate=0, burst=9)])
        monkeypatch.setattr(mira.live, "_line", Line(guest=MIRA, blunders=left, cut=mira.socket.cut))
        seen = len(frames(mira))
        for _ in range(30):
            mira.socket.came("nonsense")
        await table.settle()
        refused = [message for message in mira.socket.taken if message["type"] == "refused"]
        assert [message["code"] for message in refused] == ["bad-message"] * 9
        assert len(frames(mira)) == seen
        await mira.running
        assert mira.socket.closed == TOO_MUCH
        await table.end()

    run(scenario)


def test_pitfall_75_who_has_been_shown_the_door_waits(folder: Path) -> None:
    with running(folder) as (room, host), Guest(host) as mira, Guest(host) as jonas:
        room.blunders = Talk(Rate(0.001, 5))
        table = mira.make()
        with mira.look(table) as screen:
            with suppress(ConnectionClosed):  # it may be shown before all is said
                for _ in range(9):
                    screen.socket.send("nonsense")
            assert screen.closed() == TOO_MUCH
        with mira.look(table) as again:
            assert again.closed() == TOO_MUCH
            assert [message["code"] for message in again.told] == ["too-many-messages"]
        with jonas.look(table) as other:
            other.until_frame()


def test_pitfall_78_who_reads_nothing_is_not_there_whatever_waits_for_him() -> None:
    async def scenario() -> None:
        table = two_at_a_table()
        await table.settle()
        jonas = table.phones[1]
        jonas.socket.blocked = True
        await table.go_on(IN_TURNS.probe + IN_TURNS.silent + 1000)
        assert [seat.present for seat in table.look().seats] == [True, False]
        await table.go_on(LET_GO)
        async with asyncio.timeout(20):
            await jonas.running
        assert jonas.socket.is_cut, "a goodbye would wait as long as all else"
        assert len(table.actor.viewers) == 1
        await table.end()

    run(scenario)


@pytest.mark.parametrize("message", ['{"type":"ping","at":1}', "nonsense"])
def test_pitfall_76_who_sends_and_reads_nothing_is_cut_off_by_the_table_itself(message: str) -> None:
    async def scenario() -> None:
        table = two_at_a_table()
        await table.settle()
        jonas = table.phones[1]
        jonas.socket.blocked = True
        for _ in range(2000):
            jonas.socket.came(message)
        async with asyncio.timeout(20):
            await jonas.running
        assert jonas.socket.is_cut
        assert jonas.socket.incoming.qsize() > 1000, "nobody goes on reading what he sends"
        await table.end()

    run(scenario)
