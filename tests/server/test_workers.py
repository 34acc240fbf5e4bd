"""Worker processes, and those who wait for them."""

import asyncio
import os
import signal
import sys
from concurrent.futures import Future

import pytest

from parlour.server.compute.workers import Closed, Workers


class Pool:
    """Answers when the test says so."""

    def __init__(self) -> None:
        self.answer: Future[int] = Future()
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.executor = self

    def submit(self, *_: object) -> Future[int]:
        return self.answer


@pytest.mark.parametrize("steps", range(6))
def test_whoever_is_stopped_stops_even_if_the_answer_comes_at_that_moment(
    steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that went on would play beside the one that took its place."""

    async def scenario() -> None:
        workers, pool = Workers(1), Pool()
        monkeypatch.setattr(workers, "_ready", lambda: pool)
        asked = asyncio.create_task(workers.run(int))
        await asyncio.sleep(0)
        pool.answer.set_result(7)
        for _ in range(steps):
            await asyncio.sleep(0)
        if asked.cancel():
            with pytest.raises(asyncio.CancelledError):
                await asked
        else:
            assert await asked == 7

    asyncio.run(scenario())


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can stop a process there")
def test_pitfall_73_a_worker_that_hangs_keeps_nobody_from_his_answer() -> None:
    """Those who waited behind it were ended as if somebody had cancelled them, and nobody began them anew."""

    async def scenario() -> list[int]:
        workers = Workers(1)
        try:
            assert await workers.run(abs, -1) == 1
            for pid in workers.pids():
                os.kill(pid, signal.SIGSTOP)
            workers._patience = 0.2  # of the first who asks: the worker that takes its place may be slow to begin
            first = asyncio.create_task(workers.run(abs, 0))
            await asyncio.sleep(0)
            workers._patience = 60
            return [*await asyncio.gather(first, *(workers.run(abs, -number) for number in range(1, 8)))]
        finally:
            workers.close()

    assert asyncio.run(scenario()) == [*range(8)]


def test_pitfall_73_what_another_worker_of_the_pool_had_begun_is_done_again() -> None:
    async def scenario() -> int:
        workers = Workers(2)
        try:
            await workers.run(abs, -1)
            pool = workers._ready()
            asked = asyncio.create_task(workers.run(abs, -7))
            await asyncio.sleep(0)
            workers._drop(pool)  # its neighbour was found to hang
            return int(await asked)
        finally:
            workers.close()

    assert asyncio.run(scenario()) == 7


def test_a_room_that_closes_begins_no_workers() -> None:
    async def scenario() -> None:
        workers = Workers(1)
        workers.close()
        with pytest.raises(Closed):
            await workers.run(abs, -1)
        assert workers.pids() == []

    asyncio.run(scenario())


@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be nice there")
def test_workers_of_the_study_let_the_games_come_first() -> None:
    async def scenario() -> int:
        workers = Workers(1, niceness=3)
        try:
            return int(await workers.run(os.nice, 0))
        finally:
            workers.close()

    assert asyncio.run(scenario()) == os.nice(0) + 3
