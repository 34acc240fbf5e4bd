"""Who plays at an empty seat: a ladder of people who see ever further. What was measured is in ``docs/bots.md``."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from parlour.core.faces import BotFace
from parlour.core.game import Bot, Seat
from parlour.core.tempo import Tempo
from parlour.games.costly_tricks.cards import Card
from parlour.games.costly_tricks.estimate import by_control, equal_shares
from parlour.games.costly_tricks.imagine import sample
from parlour.games.costly_tricks.rules import State, to_act
from parlour.games.costly_tricks.sight import (
    Sight,
    ahead,
    best,
    sensible,
    table_alone,
    tricks_alone,
    tricks_left,
    without_ghosts,
)
from parlour.games.costly_tricks.strongest import ahead as think_ahead
from parlour.games.costly_tricks.strongest import perfect
from parlour.games.costly_tricks.view import View

LOOK: Final = 1200
"""Milliseconds in which everybody looks at a finished trick, before the next one is led."""
USUAL: Final = Tempo(base=450, doubling=300)
COUNTED: Final = 6
"""So many tricks at the end of a round somebody counts out who counts well."""

TRICK: Final = ahead(1, equal_shares)
TWO_TRICKS: Final = ahead(2, by_control)


def plays(sight: Sight, *, name: str, face: BotFace, slow: float = 1.0, counted: int = 0) -> Bot[View, Card]:
    """Somebody who plays what looks best to him, and any of the cards that look equally good.

    Args:
        slow: how many times as long as usual he takes.
        counted: so many tricks at the end he counts out.
    """

    def cards(state: State) -> list[Card]:
        known = perfect(state) if tricks_left(state) <= counted else ()
        return [*known] or best(sight(state))

    return Bot(name=name, face=face, choose=chooses(cards), tempo=thinks(USUAL.slower(slow)))


def chooses(cards: Callable[[State], list[Card]]) -> Callable[[View, Seat, Random], Card | None]:
    """Takes any of some cards, and does nothing while it is another's turn."""

    def choose(view: View, seat: Seat, rng: Random) -> Card | None:
        state = sample(view, rng)
        return rng.choice(cards(state)) if seat in to_act(state) else None

    return choose


def thinks(tempo: Tempo) -> Callable[[View, Seat, Card, Random], int]:
    """The milliseconds that a card takes: more, the more cards there are that do not come to the same."""

    def time(view: View, seat: Seat, card: Card, rng: Random) -> int:
        return tempo.time(sensible(sample(view, rng)), rng)

    return time


def flawless(state: State) -> list[Card]:
    """The cards that lose nothing; where a search would last too long, what looks best two tricks ahead."""
    return [*perfect(state)] or best(TWO_TRICKS(state))


def pause(view: View) -> int:
    """The milliseconds in which everybody looks at a finished trick before the next lead."""
    return LOOK if view.tricks and not view.table else 0


BOTS: Final[Mapping[str, Bot[View, Card]]] = MappingProxyType(
    {
        "gus": plays(tricks_alone, name="Gus", face=BotFace("round", "bald", "dots", "grin"), slow=0.7),
        "mina": plays(table_alone, name="Mina", face=BotFace("oval", "bun", "lashes", "smile"), slow=0.8),
        "otto": plays(without_ghosts, name="Otto", face=BotFace("square", "parting", "brows", "moustache"), slow=1.1),
        "flora": plays(TRICK, name="Flora", face=BotFace("heart", "curls", "glasses", "smile")),
        "bruno": plays(
            TWO_TRICKS, name="Bruno", face=BotFace("long", "cap", "dots", "beard"), slow=1.4, counted=COUNTED
        ),
        "ada": Bot(
            name="Ada",
            face=BotFace("oval", "fringe", "glasses", "calm"),
            choose=chooses(flawless),
            tempo=thinks(USUAL),
            ponder=think_ahead,
        ),
    }
)
FORMER: Final[Mapping[str, str]] = MappingProxyType({"easy": "flora", "medium": "bruno", "hard": "ada"})
"""What the levels were called before they had names, and who plays about as well now."""
