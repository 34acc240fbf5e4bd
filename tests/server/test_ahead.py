"""Bots that think ahead: the same worker for a table, who must move first, and nothing lost when a worker dies."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from parlour.core.game import Seat
from parlour.core.play import think
from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.rules import State
from parlour.games.costly_tricks.solver import Solver
from parlour.room.messages import Act
from parlour.server.clock import Clock, TableClock
from parlour.server.compute import ahead as module
from parlour.server.compute.ahead import Ahead, Moment, ponder
from parlour.server.compute.workers import Workers
from parlour.server.table.bots import Bots
from tests.room.desk import MIRA, Desk

OPTIONS = GAME.editions[GAME.default_edition]
Slices = Callable[..., Awaitable[Any]]


def deal(seed: int) -> State:
    return GAME.begin(OPTIONS, 2, GAME.deal(OPTIONS, 2, None, Random(seed)))


def moment(state: State, seat: Seat, table: str = "one") -> Moment:
    turn = seat in GAME.to_act(state)
    return Moment(table, GAME, "ada", GAME.view(state, seat), seat, turn)


def run(scenario: Awaitable[None]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(scenario, 120)

    asyncio.run(bounded())


def test_everything_about_a_table_goes_to_the_worker_that_remembers_it() -> None:
    async def scenario() -> None:
        ahead = Ahead(Clock(), 2)
        first = {table: await ahead.run(table, os.getpid) for table in ("a", "b", "c", "d")}
        again = {table: await ahead.run(table, os.getpid) for table in first}
        ahead.close()
        assert first == again
        assert len({*first.values()}) == 2

    run(scenario())


def test_a_worker_that_dies_costs_time_and_nothing_else() -> None:
    async def scenario() -> None:
        ahead, state = Ahead(Clock(), 1), deal(1)
        mover = GAME.to_act(state)[0]
        assert await ahead.settle(moment(state, 1 - mover))
        for pid in ahead.pids():
            os.kill(pid, signal.SIGKILL)
        assert await ahead.settle(moment(state, 1 - mover))
        planned = await ahead.run("one", think, GAME, "ada", GAME.view(state, mover), mover, 0)
        ahead.close()
        assert planned is not None
        assert GAME.parse(planned[1]) in Solver(state).best(state)

    run(scenario())


def test_who_must_move_comes_first_and_then_who_began_earlier(monkeypatch: pytest.MonkeyPatch) -> None:
    slices: list[str] = []

    async def slice_of(_workers: Workers, _work: Any, asked: Moment, _seconds: float) -> bool:
        await asyncio.sleep(0)
        slices.append(asked.table)
        return slices.count(asked.table) == 3

    async def scenario() -> None:
        ahead, state = Ahead(Clock(), 1), deal(1)
        mover = GAME.to_act(state)[0]
        early = asyncio.create_task(ahead.settle(moment(state, 1 - mover, "early")))
        while not slices:
            await asyncio.sleep(0)
        later = {"late": 1 - mover, "must move": mover}
        await asyncio.gather(early, *(ahead.settle(moment(state, seat, table)) for table, seat in later.items()))

    monkeypatch.setattr(Workers, "run", slice_of)
    run(scenario())
    assert slices == ["early", *["must move"] * 3, *["early"] * 2, *["late"] * 3]


def test_a_thought_that_is_given_up_while_it_waits_lets_the_next_one_through(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = asyncio.Event()

    async def slice_of(_workers: Workers, _work: Any, asked: Moment, _seconds: float) -> bool:
        await go_on.wait()
        return True

    async def scenario() -> None:
        ahead, state = Ahead(Clock(), 1), deal(1)
        tasks = [asyncio.create_task(ahead.settle(moment(state, 0, table))) for table in "abc"]
        await asyncio.sleep(0)
        tasks[0].cancel()
        tasks[1].cancel()
        go_on.set()
        assert await tasks[2]
        assert await ahead.settle(moment(state, 0))

    monkeypatch.setattr(Workers, "run", slice_of)
    run(scenario())


def test_thinking_ahead_stops_in_time_and_goes_on_from_there() -> None:
    asked = moment(deal(1), GAME.to_act(deal(1))[0])
    assert not ponder(asked, -1.0)
    while not ponder(asked, 0.2):
        pass
    assert ponder(asked, 60.0)


class Table:
    """A table at which the strongest plays at seat 1 against a person, and what was thought about."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, settled: bool = True) -> None:
        self.desk = Desk(MIRA, "bot:ada", seed=1)
        self.desk.deal()
        self.settled = settled
        self.pondered: list[tuple[Seat, bool]] = []
        self.levels: list[str] = []
        self.acts: list[Act] = []
        monkeypatch.setattr(Workers, "run", self.run)
        clock = Clock()
        self.bots = Bots(self.run, Ahead(clock, 1), self.ask, Random(0), lambda: 0, TableClock(clock, self.desk.now))

    async def run(self, work: Any, *args: Any) -> Any:
        await asyncio.sleep(0)
        if work is ponder:
            self.pondered.append((args[0].seat, args[0].turn))
            return self.settled
        self.levels.append(args[1])
        return 0, self.desk.act().action

    async def ask(self, act: Act) -> None:
        self.acts.append(act)

    async def until_played(self) -> None:
        self.bots.follow(self.desk.table)
        while not self.acts:
            await asyncio.sleep(0.001)


def test_hard_thinks_from_the_deal_on_while_the_person_has_not_played_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        table = Table(monkeypatch)
        while table.desk.to_act != 0:
            table.desk.play()
        table.bots.follow(table.desk.table)
        while not table.pondered:
            await asyncio.sleep(0.001)
        table.desk.play()
        while table.desk.to_act != 1:
            table.desk.play()
        await table.until_played()
        assert (table.pondered[0], table.pondered[-1]) == ((1, False), (1, True))
        assert table.levels == ["ada"]

    run(scenario())


def test_hard_that_comes_to_no_end_plays_like_the_usual_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        table = Table(monkeypatch, settled=False)
        monkeypatch.setattr(module, "LONGEST", 0)
        while table.desk.to_act != 1:
            table.desk.play()
        await table.until_played()
        assert table.levels == ["flora"]

    run(scenario())
