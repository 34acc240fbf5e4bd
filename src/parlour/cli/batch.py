"""Many tasks, each of which makes a line: on many cores, and into a file with which a run that was cut goes on."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TypeVar

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.cli.console import write_json
from parlour.cli.crew import gathered
from parlour.core.command import Labour
from parlour.core.errors import ParlourError

Task = TypeVar("Task")
Result = TypeVar("Result")


class OtherRun(ParlourError):
    """The file cannot be gone on with."""


def work_off(
    tasks: Sequence[Task],
    work: Callable[[Task], Result],
    tell: Callable[[Task, Result], bytes],
    labour: Labour,
    title: str,
) -> Iterator[bytes]:
    """The line of every task, in order, written where it belongs; those first that an earlier run has written.

    The last line of an earlier run is worked out again: another one would come of other tasks.

    Args:
        work: a function of a module, which can go to another process, or another machine.
        tell: makes a line, without its end, of what came out; done in this process.
        title: of the bar that shows how far it is.

    Raises:
        NoCluster: see `gathered`.
        OtherRun: ``into-another-run``; ``into-not-written``.
    """
    before = _begun(labour.into)
    left = tasks[max(0, len(before) - 1) :]
    with (
        _progress(len(tasks), title) as progress,
        _sheet(labour.into) as write,
        gathered(labour.jobs, labour.ray, len(left)) as crew,
    ):
        for line in before[: len(tasks) - len(left)]:
            progress()
            yield line
        told = (tell(task, result) for task, result in zip(left, crew.map(work, left), strict=True))
        for line in chain(_again(before, told, labour.into), told):
            progress()
            if not before or line is not before[-1]:
                write(line)
            yield line
    if len(before) > len(tasks):
        raise OtherRun("into-another-run", file=str(labour.into))


def _again(before: Sequence[bytes], told: Iterator[bytes], into: str | None) -> Iterator[bytes]:
    """The last line of an earlier run, if it is what comes of its task."""
    if before:
        if next(told, None) != before[-1]:
            raise OtherRun("into-another-run", file=str(into))
        yield before[-1]


def _begun(into: str | None) -> list[bytes]:
    """The whole lines of a file; what was not written to its end is cut off."""
    if into is None or not Path(into).exists():
        return []
    try:
        with Path(into).open("r+b") as file:
            whole, _, rest = file.read().rpartition(b"\n")
            if rest:
                file.truncate(len(whole) + bool(whole))
    except OSError as error:
        raise OtherRun("into-not-written", file=into, why=error.strerror or str(error)) from None
    return whole.split(b"\n") if whole else []


@contextmanager
def _sheet(into: str | None) -> Iterator[Callable[[bytes], None]]:
    """Writes lines, each at once: whatever ends this process, they are there."""
    if into is None:
        yield lambda line: write_json(msgspec.Raw(line))
        return
    try:
        file = os.open(into, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
    except OSError as error:
        raise OtherRun("into-not-written", file=into, why=error.strerror or str(error)) from None
    try:
        yield lambda line: _write(file, line + b"\n")
    finally:
        os.close(file)


def _write(file: int, content: bytes) -> None:
    while content:
        content = content[os.write(file, content) :]


@contextmanager
def _progress(total: int, title: str) -> Iterator[Callable[[], None]]:
    """Shows on the terminal how far we are, if there is one; what it yields is called for each line."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    shown = console.is_terminal and sys.stderr.isatty()
    with Progress(*columns, console=console, transient=True, disable=not shown) as progress:
        yield partial(progress.advance, progress.add_task(title, total=total))
