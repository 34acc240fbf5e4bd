"""Worker processes, and those who wait for them."""

import asyncio
from concurrent.futures import Future

import pytest

from parlour.server.workers import Workers


class Pool:
    """Answers when the test says so."""

    def __init__(self) -> None:
        self.answer: Future[int] = Future()

    def submit(self, *_: object) -> Future[int]:
        return self.answer


@pytest.mark.parametrize("steps", range(6))
def test_whoever_is_stopped_stops_even_if_the_answer_comes_at_that_moment(
    steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that went on would play beside the one that took its place."""
    workers, pool = Workers(1), Pool()
    monkeypatch.setattr(workers, "_ready", lambda: pool)

    async def scenario() -> None:
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
