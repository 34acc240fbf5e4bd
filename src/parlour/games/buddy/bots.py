"""Who plays at an empty seat: the levels, from weak to strong. What was tried is in ``docs/bots.md``."""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from parlour.core.game import Bot, Seat
from parlour.games.buddy.cards import CARDS_OF, Card
from parlour.games.buddy.imagine import sample
from parlour.games.buddy.playouts import position
from parlour.games.buddy.rules import SEATS, State, apply, playable, to_act, totals
from parlour.games.buddy.search import Search
from parlour.games.buddy.uct import explore
from parlour.games.buddy.view import View

MEDIUM_PLAYOUTS: Final = 100
HARD_PLAYOUTS: Final = 8000
EXACT_CARDS: Final = 12
"""With so many cards left in all hands, the exact search is quick enough to rule cards out."""

USUAL_DELAY: Final = 800
"""Milliseconds that half of the cards take at most; like people's, the times are skewed."""
DELAY_SPREAD: Final = 0.35
"""The standard deviation of the logarithm of the time."""
DELAYS: Final = (500, 1500)
"""The shortest and the longest time for a card."""
LOOK: Final = 700
"""Milliseconds in which everybody looks at what was swept, before the next lead."""


def easy(view: View, seat: Seat, rng: Random) -> Card | None:
    """Takes what it can get, and sees what the next two would take in turn; nothing beyond that."""
    state = sample(view, rng)
    if seat not in to_act(state):
        return None
    reached = {card: _foreseen(apply(state, state.seat, card), SEATS - 1) for card in CARDS_OF[playable(state)]}
    most = max(by_seat[seat] for by_seat in reached.values())
    return rng.choice([card for card, by_seat in reached.items() if by_seat[seat] == most])


def _foreseen(state: State, cards_ahead: int) -> tuple[int, ...]:
    """The totals after so many more cards on the same table, if each player wants only the highest total for now."""
    if not cards_ahead or not state.table:
        return totals(state.own)
    after = (_foreseen(apply(state, state.seat, card), cards_ahead - 1) for card in CARDS_OF[playable(state)])
    return max(after, key=lambda by_seat: by_seat[state.seat])


def medium(view: View, seat: Seat, rng: Random) -> Card | None:
    """Tries each card in a few playouts."""
    state = sample(view, rng)
    return _by_playouts(state, CARDS_OF[playable(state)], MEDIUM_PLAYOUTS, rng) if seat in to_act(state) else None


def hard(view: View, seat: Seat, rng: Random) -> Card | None:
    """Searches by many playouts, near the end only among the cards that are exactly as good as the best."""
    state = sample(view, rng)
    return _by_playouts(state, _not_worse(state), HARD_PLAYOUTS, rng) if seat in to_act(state) else None


def _not_worse(state: State) -> Sequence[Card]:
    """The legal cards; when few cards are left, those of them that win most chips under max^n.

    To play the exact search's own choice among these would assume that the others choose like it, which they do not.
    """
    cards = CARDS_OF[playable(state)]
    if len(cards) <= 1 or sum(hand.bit_count() for hand in state.hands) > EXACT_CARDS:
        return cards
    values = Search().values(state)
    most = max(by_seat[state.seat] for by_seat in values.values())
    return [card for card in cards if values[card][state.seat] == most]


def _by_playouts(state: State, cards: Sequence[Card], playouts: int, rng: Random) -> Card:
    return explore(position(state), rng.sample(cards, len(cards)), playouts, rng).favourite()


def tempo(view: View, seat: Seat, card: Card, rng: Random) -> int:
    """The milliseconds that a bot takes for a card, whatever its level: from half a second to one and a half."""
    shortest, longest = DELAYS
    return min(longest, max(shortest, round(USUAL_DELAY * rng.lognormvariate(0, DELAY_SPREAD))))


def pause(view: View) -> int:
    """The milliseconds in which everybody looks at what was swept before the next lead."""
    return LOOK if view.sequences and not view.table else 0


BOTS: Final[Mapping[str, Bot[View, Card]]] = MappingProxyType(
    {level: Bot(choose=choose, tempo=tempo) for level, choose in (("easy", easy), ("medium", medium), ("hard", hard))}
)
