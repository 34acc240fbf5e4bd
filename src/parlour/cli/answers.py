"""The lines of a file answered on several cores, in order; a wrong one is told in its place."""

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from parlour.cli.console import shown, write_json
from parlour.cli.replay import Unreadable, lines
from parlour.cli.texts import explain
from parlour.core.command import LineAnswer
from parlour.core.errors import Parameter, ParlourError
from parlour.core.json import Json, read_object


class LineFault(NamedTuple):
    """What is wrong with a line, in a form that goes from one process to another."""

    code: str
    parameters: dict[str, Parameter]


def answer_lines(file: str, answer: LineAnswer, *, jobs: int | None, title: str) -> int:
    """Prints the answer to every line of a file; see `core.command.Console.answer`.

    Returns:
        The exit status: 0, 1 if a line is wrong, 2 if the file cannot be read.
    """
    try:
        numbered = [*lines(file)]
    except Unreadable as error:
        print(explain(error), file=sys.stderr)
        return 2
    wrong, jobs = 0, min(jobs or os.cpu_count() or 1, len(numbered))
    with _progress(len(numbered), title) as progress, _mapper(jobs) as mapped:
        answers = mapped(partial(answer_line, answer), [line for _, line in numbered])
        for (number, _), found in zip(numbered, answers, strict=True):
            wrong += isinstance(found, LineFault)
            write_json(_fault(file, number, found) if isinstance(found, LineFault) else msgspec.Raw(found))
            progress()
    return 1 if wrong else 0


def answer_line(answer: LineAnswer, line: bytes) -> bytes | LineFault:
    """The answer to a line, as it is printed."""
    try:
        return msgspec.json.encode(answer(read_object(line)))
    except ParlourError as error:
        return LineFault(error.code, dict(error.parameters))


def _fault(file: str, number: int, fault: LineFault) -> dict[str, Json]:
    message = explain(ParlourError(fault.code, **fault.parameters))
    told: dict[str, Json] = {"file": shown(file), "line": number, "code": fault.code}
    told |= {"parameters": dict(fault.parameters), "message": message}
    return {"error": told}


Mapper = Callable[[Callable[[bytes], bytes | LineFault], list[bytes]], Iterator[bytes | LineFault]]


@contextmanager
def _mapper(jobs: int) -> Iterator[Mapper]:
    """Something that maps lines in order, on so many cores."""
    if jobs <= 1:
        yield map
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield pool.map


@contextmanager
def _progress(total: int, title: str) -> Iterator[Callable[[], None]]:
    """Shows on the terminal how far we are, if there is one; what it yields is called for each line."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield partial(progress.advance, progress.add_task(title, total=total))
