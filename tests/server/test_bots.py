"""Bots at a table: in turns and in real time, where frames come faster than they think."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import cycle
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core.errors import ParlourError
from parlour.room.attendance import Sitter
from parlour.room.log import ROOM, Row
from parlour.room.messages import Act
from parlour.room.seating import TakeSeat
from parlour.room.table import Table
from parlour.server.clock import Clock, TableClock
from parlour.server.compute import supervise
from parlour.server.compute.ahead import Ahead
from parlour.server.store.protocol import Stored
from parlour.server.table.actor import Actor, Means
from parlour.server.table.bots import Bots
from tests.room.desk import JONAS, MIRA, Desk

SECOND = 1000
"""Milliseconds by which a desk's time goes on with every command."""
Think = Callable[[Table, int], tuple[int, str] | None]


class Room:
    """A table in real time with a bot at seat 1, whose thoughts a test decides on."""

    def __init__(self, thinks: Think, seconds: float = 0.0) -> None:
        self.desk = next(desk for desk in map(dealt, range(50)) if legal(desk.table))
        self.thinks, self.seconds = thinks, seconds
        self.thoughts = 0
        self.acts: list[str] = []
        self.bots = bots_of(self.desk, self.run, self.ask)

    async def run(
        self, _think: Any, _game: str, _level: str, _view: Any, _seat: int, _seed: int
    ) -> tuple[int, str] | None:
        self.thoughts += 1
        planned = self.thinks(self.desk.table, self.thoughts)
        await asyncio.sleep(self.seconds)
        return planned

    async def ask(self, act: Act) -> ParlourError | None:
        self.acts.append(act.action)
        return None if self.desk.code(ROOM, act) == "" else ParlourError("refused")

    def look_again(self) -> None:
        """A row that changes the round as little as may be: the same cards in a new value."""
        self.bots.follow(self.desk.table)


def bots_of(desk: Desk, think: Any, ask: Any) -> Bots:
    """Bots at a table that has stood as it is for a second."""
    clock = Clock()
    return Bots(think, Ahead(clock, 1), ask, Random(0), lambda: 0, TableClock(clock, desk.now + SECOND))


def dealt(seed: int) -> Desk:
    desk = Desk(MIRA, "open", seed=seed, game="paule-panik", edition="quick", options={})
    desk.table = replace(desk.table, seats=(desk.table.seats[0], Sitter(level="any")))
    desk.deal()
    return desk


def legal(table: Table) -> list[str]:
    return [table.game.show(action) for action in table.game.legal(table.state, 1)]


def run(scenario: Awaitable[None]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(scenario, 10)

    asyncio.run(bounded())


def slow_thinker() -> Room:
    return Room(lambda table, _: (60, legal(table)[0]) if legal(table) else None, seconds=0.05)


def test_a_bot_that_has_made_up_its_mind_goes_through_with_it_although_frames_come_faster_than_it_thinks() -> None:
    async def scenario() -> None:
        room = slow_thinker()
        for _ in range(60):
            room.look_again()
            await asyncio.sleep(0.005)
            if room.acts:
                break
        room.bots.stop()
        assert len(room.acts) == 1
        assert room.thoughts <= 2, "it is not asked anew with every frame"

    run(scenario())


def test_a_bot_whose_plan_has_become_impossible_thinks_again() -> None:
    async def scenario() -> None:
        def thinks(table: Table, count: int) -> tuple[int, str] | None:
            own = table.game.view(table.state, 1).hand
            stuck = next(f"{card} L" for card in own if f"{card} L" not in legal(table))
            return (0, stuck) if count == 1 else (0, legal(table)[0])

        room = Room(thinks)
        expected = legal(room.desk.table)[0]
        room.look_again()
        while not room.acts:
            await asyncio.sleep(0.005)
        room.bots.stop()
        assert room.acts[0] == expected

    run(scenario())


def test_a_bot_with_nothing_to_do_is_asked_again_after_the_next_frame_and_not_before() -> None:
    async def scenario() -> None:
        room = Room(lambda _, __: None)
        room.look_again()
        await asyncio.sleep(0.1)
        assert room.thoughts == 1
        room.look_again()
        await asyncio.sleep(0.05)
        assert room.thoughts == 2
        room.bots.stop()

    run(scenario())


def test_in_turns_a_bot_is_not_asked_again_by_what_does_not_change_the_round() -> None:
    async def scenario() -> None:
        desk = Desk(MIRA, "bot:medium", seed=1)
        desk.deal()
        while desk.to_act != 1:
            desk.play()
        thoughts = 0

        async def think(*_: Any) -> tuple[int, str] | None:
            nonlocal thoughts
            thoughts += 1
            await asyncio.sleep(0.05)
            return 0, desk.act().action

        asked: list[Act] = []

        async def ask(act: Act) -> ParlourError | None:
            asked.append(act)
            return None

        bots = bots_of(desk, think, ask)
        for _ in range(5):
            bots.follow(replace(desk.table, ready=frozenset({0})))
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.1)
        assert (thoughts, len(asked)) == (1, 1)
        assert not bots.busy

    run(scenario())


def auction(seed: int) -> Desk:
    """An auction of three bots and somebody; the open bid is made."""
    desk = Desk(MIRA, *["bot:easy"] * 3, seed=seed, game="third-man", options={"board_end": "beyond"}, players=4)
    desk.deal()
    desk.let_house()
    desk.play(5)
    return desk


def test_bots_bid_although_somebody_goes_on_changing_a_sealed_bid() -> None:
    async def scenario() -> None:
        desk = next(desk for desk in map(auction, range(50)) if 0 in desk.table.game.to_act(desk.table.state))
        asked: list[Act] = []

        async def think(*_: Any) -> tuple[int, str] | None:
            return 50, "1"

        async def ask(act: Act) -> ParlourError | None:
            asked.append(act)
            return None

        bots = bots_of(desk, think, ask)
        for text in cycle("23"):
            desk.now = bots._clock.now() - SECOND
            desk.code(MIRA, Act(desk.new_id(), 0, desk.table.game.ply(desk.table.state), text))  # in the end it stands
            bots.follow(desk.table)
            await asyncio.sleep(0.01)
            if len(asked) == 2:
                break
        bots.stop()
        assert {act.seat for act in asked} == {*desk.table.game.to_act(desk.table.state)} - {0}

    run(scenario())


def test_a_bot_that_fails_lets_a_sealed_bid_stand() -> None:
    async def scenario() -> None:
        desk = next(desk for desk in map(auction, range(50)) if {1, 2} <= desk.table.waits_for)
        desk.do(ROOM, Act("", 1, desk.table.game.ply(desk.table.state), "1"))
        asked: list[Act] = []

        async def think(*_: Any) -> None:
            raise OSError("a worker died")

        async def ask(act: Act) -> ParlourError | None:
            asked.append(act)
            return None

        bots = bots_of(desk, think, ask)
        bots.follow(desk.table)
        while bots.busy:
            await asyncio.sleep(0)
        assert {act.seat for act in asked} == desk.table.waits_for - {0}

    run(scenario())


def waiting_for_the_bot() -> Desk:
    desk = Desk(MIRA, "bot:medium", seed=1)
    desk.deal()
    while desk.to_act != 1:
        desk.play()
    return desk


@pytest.mark.parametrize("end", [asyncio.CancelledError, OSError])
def test_pitfall_73_a_bot_whose_thoughts_somebody_else_ends_begins_anew(
    end: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervise, "FIRST", 0.0)

    async def scenario() -> None:
        desk, acted, ends = waiting_for_the_bot(), asyncio.Event(), [end(), end()]

        async def think(*_: Any) -> tuple[int, str] | None:
            return 0, desk.act().action

        async def ask(_: Act) -> ParlourError | None:
            if ends:
                raise ends.pop()
            acted.set()
            return None

        bots = bots_of(desk, think, ask)
        bots.follow(desk.table)
        await acted.wait()
        bots.stop()

    run(scenario())


def test_pitfall_73_a_bot_whose_move_is_refused_by_a_fault_of_ours_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervise, "FIRST", 0.0)

    async def scenario() -> None:
        desk, refusals = waiting_for_the_bot(), ["server-error", "not-stored", ""]

        async def think(*_: Any) -> tuple[int, str] | None:
            return 0, desk.act().action

        async def ask(_: Act) -> ParlourError | None:
            code = refusals.pop(0)
            return ParlourError(code) if code else None

        bots = bots_of(desk, think, ask)
        bots.follow(desk.table)
        while bots.busy:
            await asyncio.sleep(0)
        assert refusals == []

    run(scenario())


def test_pitfall_73_a_table_goes_on_although_the_storing_of_a_row_was_ended_by_others() -> None:
    async def scenario() -> None:
        desk, rows = Desk(MIRA, "open"), list[Row]()

        def store(_before: Table, row: Row, _after: Table, stored: Stored) -> None:
            rows.append(row)
            error = RuntimeError("cut off") if len(rows) == 1 else None
            asyncio.get_running_loop().call_soon(stored, error)

        async def run(*_: Any) -> None:
            """No bot plays."""

        async def load(*_: Any) -> Table:
            return desk.table

        clock = Clock()
        means = Means(store, load, run, Ahead(clock, 1), clock, lambda _: None, {}, {}, Random(0))
        actor = Actor(desk.table, means)
        with pytest.raises(ParlourError, match="not-stored"):
            await actor.ask(JONAS, TakeSeat())
        await actor.ask(JONAS, TakeSeat())
        assert actor.table.seats_of(JONAS) == (1,)
        actor.stop()

    run(scenario())


def test_a_table_that_stops_answers_whoever_waits_although_another_one_has_gone() -> None:
    async def scenario() -> None:
        async def never(*_: Any) -> Any:
            await asyncio.Event().wait()

        clock = Clock()
        means = Means(lambda *_: None, never, never, Ahead(clock, 1), clock, lambda _: None, {}, {}, Random(0))
        actor = Actor(Desk(MIRA, "open").table, means)
        asked = [asyncio.create_task(actor.ask(JONAS, TakeSeat())) for _ in range(3)]
        await asyncio.sleep(0)
        asked[1].cancel()
        actor.stop()
        codes = [getattr(error, "code", "gone") for error in await asyncio.gather(*asked, return_exceptions=True)]
        assert codes == ["table-elsewhere", "gone", "table-elsewhere"]
        assert actor.idle

    run(scenario())
