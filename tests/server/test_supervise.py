"""Tasks that must live."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from parlour.server import supervise as module
from parlour.server.supervise import supervise


class Work:
    """Fails as often as it is told to, and then comes to its end."""

    def __init__(self, *errors: Callable[[], BaseException]) -> None:
        self.errors = [*errors]
        self.begun = 0

    async def __call__(self) -> None:
        self.begun += 1
        if self.errors:
            raise self.errors.pop(0)()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Nobody waits; how long it would have been."""
    waits: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", note)
    return waits


def test_pitfall_73_whatever_ends_a_work_it_is_begun_anew(at_once: list[float]) -> None:
    work = Work(ValueError, asyncio.CancelledError, OSError)
    asyncio.run(supervise("work", work))
    assert work.begun == 4
    assert at_once == [module.FIRST, 2 * module.FIRST, 4 * module.FIRST]


def test_pitfall_73_the_waits_have_a_bound_and_the_failure_is_logged_once(
    at_once: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        asyncio.run(supervise("work", Work(*[ValueError] * 20)))
    assert max(at_once) == module.LONGEST
    assert [record.getMessage() for record in caplog.records] == ["work is begun anew"]


def test_after_a_long_time_of_work_a_failure_is_the_first_again(
    at_once: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0

    def later() -> float:
        nonlocal now
        now += 2 * module.STEADY
        return now

    monkeypatch.setattr(module, "monotonic", later)
    asyncio.run(supervise("work", Work(*[ValueError] * 3)))
    assert at_once == [module.FIRST] * 3


def test_a_task_that_is_cancelled_itself_ends() -> None:
    async def scenario() -> None:
        task = asyncio.create_task(supervise("work", asyncio.Event().wait))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(scenario())
