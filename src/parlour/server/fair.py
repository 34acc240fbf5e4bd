"""Fairness in real time: how long messages take, how long the quicker wait for the others, what refused plays cost."""

from collections import deque
from collections.abc import Iterable
from statistics import median
from typing import Final

from parlour.core.errors import IllegalAction
from parlour.core.game import Seat
from parlour.room.messages import Act
from parlour.room.refusal import Refusal

BOUND: Final = 150
"""Milliseconds that a message waits at most, so that a client that lies about its delay gains no more."""
COST: Final = 400
"""Milliseconds that a refused play costs in real time, the same for people and bots (the card must come back)."""
SAMPLES: Final = 5
REMEMBERED: Final = 40
"""So many refused plays of a seat are remembered: more than anybody sends in the time that an answer takes."""


def handicap(own: int | None, others: Iterable[int | None]) -> int:
    """How long a message waits, from round trips in milliseconds: ``handicap(20, [20, 90]) == 70``, never over `BOUND`.

    Who has not been measured yet waits for nobody, and nobody waits for him.
    """
    if own is None:
        return 0
    slowest = max((trip for trip in others if trip is not None), default=own)
    return min(BOUND, max(0, slowest - own))


class RoundTrip:
    """How long a message takes to a client and back, as the median of the last few.

    Only the answer to the last probe counts, and only the first; a client can seem slower than it is, never faster.
    """

    def __init__(self) -> None:
        self._samples: deque[float] = deque(maxlen=SAMPLES)
        self._asked: tuple[int, float] | None = None
        self._number = 0

    def ask(self, now: float) -> int:
        """A new probe, sent now (in seconds); its number."""
        self._number += 1
        self._asked = self._number, now
        return self._number

    def answer(self, number: int, now: float) -> bool:
        """Takes an answer; whether it was one to the last probe."""
        if self._asked is None or self._asked[0] != number:
            return False
        self._samples.append(now - self._asked[1])
        self._asked = None
        return True

    @property
    def milliseconds(self) -> int | None:
        """None until the first answer."""
        return round(1000 * median(self._samples)) if self._samples else None


class Costs:
    """What refused plays cost the seats of a table, by its own clock: people and bots alike, in every window.

    Whoever plays on before he has the answer to his last play may say what the next one was built on (`Act.after`). If
    that was refused, this one falls, whatever it is: it costs nothing, for its player could not know; and it never
    counts, so that nobody can try cards for nothing by it.
    """

    def __init__(self) -> None:
        self._until: dict[Seat, int] = {}
        self._refused: dict[Seat, deque[str]] = {}

    def check(self, act: Act, now: int) -> None:
        """Lets a seat's action through to be judged.

        Raises:
            Refusal: ``built-on-refused``, or ``card-comes-back`` while a refused play is being paid for.
        """
        if act.after is not None and act.after in self._refused.get(act.seat, ()):
            raise Refusal("built-on-refused")
        left = self._until.get(act.seat, now) - now
        if left > 0:
            raise Refusal("card-comes-back", comes_back_in=left)

    def charge(self, act: Act, error: IllegalAction, now: int) -> IllegalAction:
        """The refusal of an action that the rules forbid, which says what it costs (``comes_back_in``)."""
        self._until[act.seat] = now + COST
        return IllegalAction(error.code, **error.parameters, comes_back_in=COST)

    def remember(self, act: Act) -> None:
        """It was refused, for whatever reason, and what was built on it falls."""
        self._refused.setdefault(act.seat, deque(maxlen=REMEMBERED)).append(act.id)
