"""Who plays at an empty seat: the levels, from weak to strong. What was tried is in ``docs/bots.md``."""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from parlour.core.game import Plan
from parlour.games.buddy.cards import CARDS_OF, Card
from parlour.games.buddy.imagine import sample
from parlour.games.buddy.kernel import position
from parlour.games.buddy.rules import SEATS, State, apply, playable, totals
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
LEAD_PAUSE: Final = 700
"""Further milliseconds before a new lead, so that everybody sees what was swept."""


def easy(view: View, rng: Random) -> tuple[int, Card] | None:
    """Takes what it can get, and sees what the next two would take in turn; nothing beyond that.

    None when the round is over, as with all levels. They play for whoever is to play, so a level must be asked only
    when its seat may act.
    """
    state = sample(view, rng)
    reached = {card: _foreseen(apply(state, state.seat, card), SEATS - 1) for card in CARDS_OF[playable(state)]}
    most = max((by_seat[state.seat] for by_seat in reached.values()), default=0)
    cards = [card for card, by_seat in reached.items() if by_seat[state.seat] == most]
    return (delay(state, rng), rng.choice(cards)) if cards else None


def _foreseen(state: State, cards_ahead: int) -> tuple[int, ...]:
    """The totals after so many more cards on the same table, if each player wants only the highest total for now."""
    if not cards_ahead or not state.table:
        return totals(state.own)
    after = (_foreseen(apply(state, state.seat, card), cards_ahead - 1) for card in CARDS_OF[playable(state)])
    return max(after, key=lambda by_seat: by_seat[state.seat])


def medium(view: View, rng: Random) -> tuple[int, Card] | None:
    """Tries each card in a few playouts."""
    state = sample(view, rng)
    return _by_playouts(state, CARDS_OF[playable(state)], MEDIUM_PLAYOUTS, rng)


def hard(view: View, rng: Random) -> tuple[int, Card] | None:
    """Searches by many playouts, near the end only among the cards that are exactly as good as the best."""
    state = sample(view, rng)
    return _by_playouts(state, _not_worse(state), HARD_PLAYOUTS, rng)


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


def _by_playouts(state: State, cards: Sequence[Card], playouts: int, rng: Random) -> tuple[int, Card] | None:
    if not cards:
        return None
    tried = rng.sample(cards, len(cards))
    return delay(state, rng), explore(position(state), tried, playouts, rng).favourite()


def delay(state: State, rng: Random) -> int:
    """How many milliseconds a bot takes for its card: from half a second to one and a half, longer for a new lead."""
    shortest, longest = DELAYS
    taken = min(longest, max(shortest, round(USUAL_DELAY * rng.lognormvariate(0, DELAY_SPREAD))))
    return taken + LEAD_PAUSE if state.sequences and not state.table else taken


BOTS: Final[Mapping[str, Plan]] = MappingProxyType({"easy": easy, "medium": medium, "hard": hard})
