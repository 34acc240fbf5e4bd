"""Tasks that must live."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from parlour.server.compute import supervise as module
from parlour.server.compute.supervise import supervise


class Work:
    """Fails as often as it is told to, and then comes to its end."""

    def __init__(self, *errors: Callable[[], BaseException]) -> None:
        self.errors = [*errors]
        self.begun = 0

    async def __call__(self) -> None:
        self.begun += 1
        if self.errors:
            raise self.errors.pop(0)()


class Waits(list[float]):
    """Nobody waits; how long it would have been."""

    async def __call__(self, seconds: float) -> None:
        self.append(seconds)
        await asyncio.sleep(0)


def test_pitfall_73_whatever_ends_a_work_it_is_begun_anew() -> None:
    work, waits = Work(ValueError, asyncio.CancelledError, OSError), Waits()
    asyncio.run(supervise("work", work, waits))
    assert work.begun == 4
    assert waits == [module.FIRST, 2 * module.FIRST, 4 * module.FIRST]


def test_pitfall_73_the_waits_have_a_bound_and_the_failure_is_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    waits = Waits()
    with caplog.at_level(logging.INFO):
        asyncio.run(supervise("work", Work(*[ValueError] * 20), waits))
    assert max(waits) == module.LONGEST
    assert [record.getMessage() for record in caplog.records] == ["work is begun anew"]


def test_after_a_long_time_of_work_a_failure_is_the_first_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now, waits = 0.0, Waits()

    def later() -> float:
        nonlocal now
        now += 2 * module.STEADY
        return now

    monkeypatch.setattr(module, "monotonic", later)
    asyncio.run(supervise("work", Work(*[ValueError] * 3), waits))
    assert waits == [module.FIRST] * 3


def test_a_task_that_is_cancelled_itself_ends() -> None:
    async def scenario() -> None:
        task = asyncio.create_task(supervise("work", asyncio.Event().wait))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(scenario())
