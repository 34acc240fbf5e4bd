"""The lines of a file answered on several cores, in order; a wrong one is told in its place."""

import sys
from functools import partial
from typing import Final, NamedTuple

import msgspec

from parlour.cli.batch import work_off
from parlour.cli.console import shown
from parlour.cli.replay import lines
from parlour.cli.texts import explain
from parlour.core.command import Labour, LineAnswer
from parlour.core.errors import Parameter, ParlourError
from parlour.core.json import Json, read_object

WRONG: Final = b'{"error":'
"""With what the line for a wrong one begins."""


class LineFault(NamedTuple):
    """What is wrong with a line, in a form that goes from one process to another."""

    code: str
    parameters: dict[str, Parameter]


def answer_lines(file: str, answer: LineAnswer, *, labour: Labour, title: str) -> int:
    """Prints the answer to every line of a file; see `core.command.Console.answer`.

    Returns:
        The exit status: 0, 1 if a line is wrong, 2 if the file cannot be read, or nobody can do the work.
    """
    try:
        numbered = [*lines(file)]
        told = work_off(numbered, partial(answer_line, answer), partial(_told, file), labour, title)
        wrong = sum(line.startswith(WRONG) for line in told)
    except ParlourError as error:
        print(explain(error), file=sys.stderr)
        return 2
    return 1 if wrong else 0


def answer_line(answer: LineAnswer, numbered: tuple[int, bytes]) -> bytes | LineFault:
    """The answer to a line, as it is printed."""
    try:
        return msgspec.json.encode(answer(read_object(numbered[1])))
    except ParlourError as error:
        return LineFault(error.code, dict(error.parameters))


def _told(file: str, numbered: tuple[int, bytes], found: bytes | LineFault) -> bytes:
    if not isinstance(found, LineFault):
        return found
    message = explain(ParlourError(found.code, **found.parameters))
    told: dict[str, Json] = {"file": shown(file), "line": numbered[0], "code": found.code}
    told |= {"parameters": dict(found.parameters), "message": message}
    return msgspec.json.encode({"error": told})
