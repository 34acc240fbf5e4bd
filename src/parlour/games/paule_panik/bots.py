"""Who plays at an empty seat: the levels, from weak to strong. What was tried is in ``docs/bots.md``.

A bot is a model of a person who sees, decides and moves. It looks at one stack at a time, in an order by lot; what it
looks at, what it has to choose from and what it could not see coming cost time, and times are skewed like people's. The
levels differ in how long that takes and in how far they plan. What it has looked at can be told from what it plays, up
to what chance decides alike for both, so what it does (`choose`) and how long that takes (`tempo`) are asked apart.
"""

from collections.abc import Mapping
from functools import partial
from math import log2
from random import Random
from types import MappingProxyType
from typing import Final

import msgspec

from parlour.core.game import Bot, Seat
from parlour.games.paule_panik.cards import CARD, FITS, RANK, Card, Hand, cards_of, hand_of, next_to
from parlour.games.paule_panik.state import FULL_HAND, PLAYS, REFILL, Action, Bet, Play
from parlour.games.paule_panik.view import View

DELAYS: Final = (250, 5000)
"""The shortest and the longest time, in milliseconds."""
SURPRISE: Final = 1.4
"""How many times as long it takes if the table has turned a card."""
FORGOTTEN: Final = 4.0
"""How many times as long it takes to draw a card after forgetting it for a moment."""
BETS_IN: Final = {2: 2, 3: 4, 4: 10, 5: 10}
"""One round of so many is bet on, by players: a lost bet pays all the others, and the more they are the likelier it is
lost."""
BET_DELAY: Final = 1100


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot of some level plays; times in milliseconds, as half of them are at most.

    Attributes:
        glance: to look at a stack.
        choice: to decide, for each doubling of what there is to choose from.
        reach: to move a card.
        draw: to draw a card.
        spread: the standard deviation of the logarithm of a time.
        ahead: so many cards are planned ahead, the one to be played included.
        both: it looks at both stacks before it decides, else at the second one only if nothing fits the first.
        forgets: how likely it is to forget to draw, for a moment.
    """

    glance: int
    choice: int
    reach: int
    draw: int
    spread: float
    ahead: int
    both: bool
    forgets: float


EASY: Final = Level(glance=450, choice=250, reach=450, draw=750, spread=0.45, ahead=1, both=False, forgets=0.3)
MEDIUM: Final = Level(glance=280, choice=170, reach=330, draw=550, spread=0.35, ahead=2, both=False, forgets=0.15)
HARD: Final = Level(glance=120, choice=70, reach=240, draw=350, spread=0.3, ahead=FULL_HAND, both=True, forgets=0.05)


def choose(level: Level, view: View, seat: Seat, rng: Random) -> Action | None:
    """What a bot of a level does; None if there is nothing it could do.

    It never waits for something better while a card fits: if all did, nothing would happen any more.
    """
    if view.phase == "bets":
        return None if view.players[seat].said else Bet(yes=rng.random() * BETS_IN[len(view.players)] < 1)
    if view.phase != "play":
        return None
    fitting = _seen(level, _fitting(view), rng)
    if _may_draw(view, seat) and (not fitting or rng.random() >= level.forgets):
        return REFILL
    return rng.choice(_best(level, view, fitting)) if fitting else None


def tempo(level: Level, view: View, seat: Seat, action: Action, rng: Random) -> int:
    """The milliseconds that a bot of a level takes to see that, to decide on it and to do it."""
    if isinstance(action, Bet):
        return round(BET_DELAY * rng.lognormvariate(0, 0.3))
    fitting = _fitting(view)
    if isinstance(action, Play):
        return _time(level, _decision_time(level, view, _looked_at(level, fitting, action, rng)), rng)
    forgot = not any(fitting.values()) and rng.random() < level.forgets
    return _time(level, level.draw * (FORGOTTEN if forgot else 1), rng)


def _may_draw(view: View, seat: Seat) -> bool:
    player = view.players[seat]
    return not view.options.auto_refill and player.pile > 0 and player.hand < FULL_HAND


def _fitting(view: View) -> dict[int, list[Play]]:
    """The plays that can be made now, by stack."""
    hand, tops = _hand(view), _tops(view)
    return {stack: [PLAYS[card][stack] for card in cards_of(hand & FITS[tops[stack]])] for stack in (0, 1)}


def _seen(level: Level, fitting: Mapping[int, list[Play]], rng: Random) -> dict[int, list[Play]]:
    """The plays that are seen, by stack, in the order in which the stacks are looked at; none if nothing fits."""
    seen = dict[int, list[Play]]()
    for stack in rng.sample((0, 1), 2):
        seen[stack] = fitting[stack]
        if seen[stack] and not level.both:
            break
    return seen if any(seen.values()) else {}


def _looked_at(level: Level, fitting: Mapping[int, list[Play]], play: Play, rng: Random) -> dict[int, list[Play]]:
    """What was seen before that play was chosen: if both stacks fit, its own came first, else it did half of the time.

    That is how likely each way to see it was (`_seen`), so choosing and timing agree without telling each other.
    """
    other = 1 - play.stack
    second = level.both or (not fitting[other] and rng.random() < 0.5)
    return {play.stack: fitting[play.stack], **({other: fitting[other]} if second else {})}


def _hand(view: View) -> Hand:
    return hand_of(CARD[name] for name in view.hand)


def _tops(view: View) -> tuple[Card, Card]:
    return CARD[view.stacks[0][-1]], CARD[view.stacks[1][-1]]


def _best(level: Level, view: View, fitting: Mapping[int, list[Play]]) -> list[Play]:
    """The plays that begin the longest chains, as far as the level plans, on the stacks that it has looked at."""
    plays = [play for seen in fitting.values() for play in seen]
    if level.ahead == 1 or len(plays) == 1:
        return plays
    hand, tops = _hand(view), {stack: _tops(view)[stack] for stack in fitting}
    lengths = [_chain_after(hand, tops, play, level.ahead) for play in plays]
    return [play for play, length in zip(plays, lengths, strict=True) if length == max(lengths)]


def _chain_after(hand: Hand, tops: Mapping[int, Card], play: Play, ahead: int) -> int:
    """The cards of the longest chain, out of the hand alone, that begins with a play."""
    after = {**tops, play.stack: play.card}
    return 1 + longest_chain(hand & ~(1 << play.card), tuple(after.values()), ahead - 1)


def longest_chain(hand: Hand, tops: tuple[Card, ...], ahead: int) -> int:
    """How many cards of a hand can be played one after another if nobody interferes; at most as many as asked.

    For example 3 with 5, 6 and 12 in hand, 4 and 13 on the stacks.
    """
    if not ahead:
        return 0
    longest = 0
    for stack, top in enumerate(tops):
        for card in cards_of(hand & FITS[top]):
            after = (*tops[:stack], card, *tops[stack + 1 :])
            longest = max(longest, 1 + longest_chain(hand & ~(1 << card), after, ahead - 1))
    return longest


def _decision_time(level: Level, view: View, fitting: Mapping[int, list[Play]]) -> float:
    """What looking, deciding and moving usually take together."""
    plays = sum(map(len, fitting.values()))
    usual = level.glance * len(fitting) + level.choice * log2(1 + plays) + level.reach
    surprised = any(plays and is_surprise(view.stacks[stack]) for stack, plays in fitting.items())
    return usual * (SURPRISE if surprised else 1)


def is_surprise(stack: tuple[str, ...]) -> bool:
    """Whether the table has turned the top of a stack: it does not go on from the card below, or lies alone."""
    if len(stack) == 1:
        return True
    below, top = (RANK[CARD[name]] for name in stack[-2:])
    return top not in next_to(below)


def _time(level: Level, usual: float, rng: Random) -> int:
    shortest, longest = DELAYS
    return min(longest, max(shortest, round(usual * rng.lognormvariate(0, level.spread))))


BOTS: Final[Mapping[str, Bot[View, Action]]] = MappingProxyType(
    {
        name: Bot(choose=partial(choose, level), tempo=partial(tempo, level))
        for name, level in (("easy", EASY), ("medium", MEDIUM), ("hard", HARD))
    }
)
