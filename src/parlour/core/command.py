"""What a game adds to the command line: functions that think, and are handed all that touches the world."""

from collections.abc import Callable
from typing import NewType, Protocol, TypeAlias

import msgspec

from parlour.core.errors import Parameter, ParlourError
from parlour.core.json import Json

FileName = NewType("FileName", str)
"""An argument of a command that names a file; - is standard input."""

Jobs = NewType("Jobs", int)
"""An argument of a command that says how many at a time: one or more."""

LineAnswer: TypeAlias = Callable[[dict[str, Json]], dict[str, Json]]
"""From one line of a file, a JSON object, to the one that is printed for it; raises `ParlourError`."""


class Labour(msgspec.Struct, frozen=True, kw_only=True):
    """Who does many tasks, and where what comes out goes.

    Attributes:
        jobs: so many at a time on this machine; as many as there are cores unless given.
        ray: the address of a Ray cluster that does them instead.
        into: a file for the lines that come out, instead of the output; a run that was cut goes on with it.
    """

    jobs: int | None = None
    ray: str | None = None
    into: str | None = None


class Console(Protocol):
    """What a command says and reads, in the language of whoever called it, and what it can work with."""

    @property
    def cores(self) -> int:
        """The machine's."""
        ...

    def text(self, message: str, /, **arguments: Parameter) -> str:
        """A message of the catalogues."""
        ...

    def print(self, line: str) -> None:
        """Shows a line."""
        ...

    def warn(self, line: str) -> None:
        """Shows a line beside what is asked for, so that no program reads it as the answer."""
        ...

    def refuse(self, error: ParlourError) -> int:
        """Says what is wrong with what was asked; the exit status."""
        ...

    def write(self, value: object) -> None:
        """Prints a value as a line of JSON."""
        ...

    def answer(self, file: FileName, answer: LineAnswer, *, labour: Labour, title: str) -> int:
        """Answers every line of a file, in order, and shows how far it is; the exit status.

        Args:
            answer: a function of a module, which can go to another process.
            labour: who does it.
            title: of the bar that shows how far it is.
        """
        ...


GameCommand: TypeAlias = Callable[..., int]
"""A command: from a `Console` and its own arguments to the exit status.

Its signature and its docstring are its arguments and its help, for example ``solve(console, *hands, leader=None)``.
"""
