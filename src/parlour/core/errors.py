"""What can be wrong with what somebody sent us: a code and parameters, never a sentence.

The sentence comes from the Fluent catalogues: message ``error-CODE`` with the parameters as its arguments.
"""

from collections.abc import Mapping
from typing import TypeAlias

Parameter: TypeAlias = str | int


class ParlourError(Exception):
    """Base of every error that is somebody else's fault and can be explained to him.

    Attributes:
        code: names the Fluent message, for example ``must-follow``.
        parameters: the message's arguments, for example ``{"colour": "R"}``.
    """

    def __init__(self, code: str, /, **parameters: Parameter) -> None:
        super().__init__(code)
        self.code = code
        self.parameters: Mapping[str, Parameter] = parameters

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.parameters.items())
        return f"{self.code} ({told})" if told else self.code


class InvalidOptions(ParlourError):
    """An unknown game, edition, option, value of an option or number of players."""


class RulesChanged(ParlourError):
    """A log or a record of rules that this program does not know: whoever wrote it is newer."""


class InvalidSetup(ParlourError):
    """A set-up from which no round can begin."""


class Untold(InvalidSetup):
    """Chance must decide before the round goes on, and the set-up does not tell how: a record may stop there."""

    def before_action(self, index: int) -> "Untold":
        """The same error, with the index of the first action of the record that cannot be read without it."""
        return Untold(self.code, **{**self.parameters, "before": index})


class IllegalAction(ParlourError):
    """An action that the rules forbid now; the state it was tried on is unchanged."""


class InvalidRecord(ParlourError):
    """A game record that is no record, or claims something that does not come out.

    Attributes:
        round_index: of the round at fault in a match, else None.
        action_index: of the action at fault, else None.
    """

    round_index: int | None = None
    action_index: int | None = None

    @classmethod
    def at_action(cls, error: ParlourError, index: int) -> "InvalidRecord":
        """The same error, at that action of the record."""
        located = cls(error.code, **error.parameters)
        located.action_index = index
        return located

    @classmethod
    def in_round(cls, error: ParlourError, index: int) -> "InvalidRecord":
        """The same error, in that round of the match."""
        located = cls(error.code, **error.parameters)
        located.round_index = index
        located.action_index = error.action_index if isinstance(error, InvalidRecord) else None
        return located
