"""The commands that games bring along, as the command line takes them."""

import inspect
import os
import sys
from collections.abc import Iterator
from typing import Annotated, Any, get_args, get_type_hints

from cyclopts import Parameter
from cyclopts.validators import Number

from parlour.cli.console import write_json
from parlour.cli.texts import explain, text
from parlour.core.command import FileName, GameCommand, Jobs, Labour, LineAnswer
from parlour.core.discovery import games
from parlour.core.errors import Parameter as ErrorParameter
from parlour.core.errors import ParlourError

FLAG = Annotated[bool, Parameter(negative=())]
FILE = Annotated[str | None, Parameter(allow_leading_hyphen=True)]
JOBS = Annotated[int | None, Parameter(validator=Number(gte=1))]


class Terminal:
    """The terminal, as a game's command sees it: see `core.command.Console`."""

    @property
    def cores(self) -> int:
        """As many as the system says."""
        return os.cpu_count() or 1

    def text(self, message: str, /, **arguments: ErrorParameter) -> str:
        """A message in the language of the environment."""
        return text(message, **arguments)

    def print(self, line: str) -> None:
        """Prints a line."""
        print(line)

    def warn(self, line: str) -> None:
        """Prints a line beside the output."""
        print(line, file=sys.stderr)

    def refuse(self, error: ParlourError) -> int:
        """Says what is wrong with what was asked; 2."""
        self.warn(explain(error))
        return 2

    def write(self, value: object) -> None:
        """Prints a value as a line of JSON."""
        write_json(value)

    def answer(self, file: FileName, answer: LineAnswer, *, labour: Labour, title: str) -> int:
        """Answers every line of a file."""
        from parlour.cli.answers import answer_lines  # noqa: PLC0415 (brings a pool of processes and a bar along)

        return answer_lines(file, answer, labour=labour, title=title)


def commands() -> Iterator[tuple[str, GameCommand, str]]:
    """The name of every game's command, what it calls, and its line in the list of commands."""
    for game in games().values():
        for name, command in game.commands.items():
            yield name, at_terminal(command), (inspect.getdoc(command) or "").partition("\n")[0]


def at_terminal(command: GameCommand) -> GameCommand:
    """The same command with the terminal in its hand; all its other arguments come from the command line."""

    def run(*arguments: Any, **named: Any) -> int:
        return command(Terminal(), *arguments, **named)

    kinds = get_type_hints(command)
    _, *asked = inspect.signature(command).parameters.values()
    told = [argument.replace(annotation=_kind(kinds[argument.name])) for argument in asked]
    run.__name__, run.__doc__ = command.__name__, command.__doc__
    run.__signature__ = inspect.Signature(told, return_annotation=int)  # type: ignore[attr-defined]  # cyclopts reads it
    return run


def _kind(kind: Any) -> Any:
    """A type as cyclopts is told of it.

    There is no ``--no-json``, a file's name may begin like an option, and nothing is done by nobody.
    """
    if kind is bool:
        return FLAG
    special = {FileName: FILE, Jobs: JOBS}
    return next((special[one] for one in get_args(kind) if one in special), kind)
