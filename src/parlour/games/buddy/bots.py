"""Who plays at an empty seat: a ladder of people who see ever further. What was tried is in ``docs/bots.md``."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final, TypeAlias

from parlour.core.faces import BotFace
from parlour.core.game import Bot, Seat
from parlour.core.tempo import Tempo
from parlour.games.buddy.cards import CARDS_OF, Card
from parlour.games.buddy.imagine import sample
from parlour.games.buddy.playouts import position
from parlour.games.buddy.rules import State, playable, to_act
from parlour.games.buddy.search import Search
from parlour.games.buddy.sight import Sight, best, highest_first, own_points, own_total
from parlour.games.buddy.uct import explore
from parlour.games.buddy.view import View

CardChoice: TypeAlias = Callable[[State, Random], Card]

LOOK: Final = 700
"""Milliseconds in which everybody looks at what was swept, before the next lead."""
USUAL: Final = Tempo(base=450, doubling=250)


def by_sight(sight: Sight) -> CardChoice:
    """Plays what looks best, and any of the cards that look equally good."""
    return lambda state, rng: rng.choice(best(sight(state)))


def by_playing_on(rounds: int, counted: int) -> CardChoice:
    """Plays the round on in the head so often; with so few cards left, only among those that are exactly best.

    To play the exact search's own choice among these would assume that the others choose like it, which they do not.
    """

    def choice(state: State, rng: Random) -> Card:
        cards = not_worse(state) if cards_left(state) <= counted else CARDS_OF[playable(state)]
        return explore(position(state), rng.sample(cards, len(cards)), rounds, rng).favourite()

    return choice


def not_worse(state: State) -> Sequence[Card]:
    """The legal cards that win most chips under max^n, which is quick to tell when few cards are left."""
    cards = CARDS_OF[playable(state)]
    if len(cards) == 1:
        return cards
    values = Search().values(state)
    most = max(by_seat[state.seat] for by_seat in values.values())
    return [card for card in cards if values[card][state.seat] == most]


def cards_left(state: State) -> int:
    """The cards in all hands."""
    return sum(hand.bit_count() for hand in state.hands)


def somebody(choice: CardChoice, *, name: str, face: BotFace, slow: float = 1.0) -> Bot[View, Card]:
    """Somebody who chooses like that, and takes so many times as long as usual."""
    pace = USUAL.slower(slow)

    def choose(view: View, seat: Seat, rng: Random) -> Card | None:
        state = sample(view, rng)
        return choice(state, rng) if seat in to_act(state) else None

    def tempo(view: View, seat: Seat, card: Card, rng: Random) -> int:
        return pace.time(len(CARDS_OF[playable(sample(view, rng))]), rng)

    return Bot(name=name, face=face, choose=choose, tempo=tempo)


def pause(view: View) -> int:
    """The milliseconds in which everybody looks at what was swept before the next lead."""
    return LOOK if view.sequences and not view.table else 0


BOTS: Final[Mapping[str, Bot[View, Card]]] = MappingProxyType(
    {
        "rocco": somebody(
            by_sight(highest_first), name="Rocco", face=BotFace("square", "quiff", "brows", "grin"), slow=0.7
        ),
        "tilda": somebody(
            by_sight(own_points), name="Tilda", face=BotFace("round", "bunches", "dots", "smile"), slow=0.8
        ),
        "hugo": somebody(by_sight(own_total), name="Hugo", face=BotFace("long", "parting", "glasses", "calm")),
        "nora": somebody(
            by_playing_on(60, counted=6), name="Nora", face=BotFace("heart", "bob", "lashes", "smile"), slow=1.2
        ),
        "viktor": somebody(
            by_playing_on(700, counted=9), name="Viktor", face=BotFace("square", "bald", "brows", "moustache"), slow=1.5
        ),
        "selma": somebody(
            by_playing_on(8000, counted=12), name="Selma", face=BotFace("oval", "bun", "glasses", "calm"), slow=1.2
        ),
    }
)
FORMER: Final[Mapping[str, str]] = MappingProxyType({"easy": "hugo", "medium": "nora", "hard": "selma"})
"""What the levels were called before they had names, and who plays about as well now."""
