"""What is played in a chaos, by whom, and what goes wrong; nothing else decides what happens."""

from typing import Literal

import msgspec

from parlour.room.log import Terms
from tests.chaos.store import Fate

What = Literal[
    "cut",
    "drop",
    "late",
    "double",
    "disorder",
    "sleep",
    "dream",
    "still",
    "kill",
    "commit",
    "unread",
    "bots",
    "early",
    "step",
    "wall",
]
"""Lines: ``cut`` one, ``drop`` its person's end alone; for `Fault.seconds` what goes over it is ``late``, sent
``double``, now or later, or arrives in ``disorder``.
People: a phone ``sleep``s, its person ``dream``s and does nothing, all are ``still``.
The room: ``kill`` of it, a ``commit`` that fares as `Fault.fate` says, ``unread`` store for one question, ``bots``
whose workers fail, and for a while everything that the room itself does is asked for too ``early``.
Clocks: a ``step`` of the machine's own by an hour, as after a suspension, and of the one on the ``wall``, to and fro.
"""


class Fault(msgspec.Struct, frozen=True):
    """Something goes wrong.

    Attributes:
        at: after so many seconds.
        who: which person.
        seconds: how long it lasts.
        fate: of the next commit.
    """

    at: float
    what: What
    who: int = 0
    seconds: float = 10
    fate: Fate = "fails"


class Plan(msgspec.Struct, frozen=True):
    """All there is to play a chaos again.

    Attributes:
        seats: as in an order: ``me``, ``open`` for somebody else, ``bot:LEVEL``.
        slowness: of the lines.
    """

    game: str
    edition: str
    seats: tuple[str, ...]
    seed: int
    slowness: float
    faults: tuple[Fault, ...] = ()
    terms: Terms = Terms()
