"""What the lessons of a game must know of it beside its rules and records."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

State = TypeVar("State")


def _card_itself(action: str) -> tuple[str, ...]:
    return (f"mine:{action}",)


@dataclass(frozen=True, kw_only=True)
class LessonRules(Generic[State]):
    """What lessons ask of a game; the lessons themselves are data in its folder (``lessons.jsonl``).

    Attributes:
        ending: how a round that is over has ended for a seat: a name of a lesson's ``ends``, for example ``won``.
        moments: what a lesson's ``when`` may name, for example that somebody leads now.
        lights: the parts of the board that show how an action is done, for example ``mine:5`` for the card 5.
    """

    ending: Callable[[State, int], str]
    moments: Mapping[str, Callable[[State], bool]] = field(default_factory=dict)
    lights: Callable[[str], tuple[str, ...]] = _card_itself
