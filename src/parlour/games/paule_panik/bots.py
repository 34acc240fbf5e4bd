"""Who plays at an empty seat: a ladder of people who see, decide and move. What was tried is in ``docs/bots.md``.

A bot looks at one stack at a time; what it looks at, what it has to choose from, how far its hand must go and what it
could not see coming cost time, by what is known of people (`people`), and times are skewed like people's. They differ
in how long that takes, in what they overlook and in how far they plan. What somebody has looked at can be told from
what he plays, up to what chance decides alike for both, so what he does (`choose`) and how long that takes (`tempo`)
are asked apart.
"""

from collections.abc import Mapping
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Final

from parlour.core.faces import BotFace
from parlour.core.game import Bot, Seat
from parlour.games.paule_panik.cards import CARD, FITS, RANK, RANKS, Card, Hand, cards_of, hand_of, next_to
from parlour.games.paule_panik.people import (
    BEYOND,
    CALM,
    CARD_COMES_BACK,
    PRACTISED,
    QUICK,
    QUICKER,
    SLOW,
    SLOWEST,
    USUAL,
    Racer,
)
from parlour.games.paule_panik.state import FULL_HAND, PLAYS, REFILL, Action, Bet, Play
from parlour.games.paule_panik.view import View

SURPRISE: Final = 1.4
"""How many times as long it takes if the table has turned a card."""
AT_LAST: Final = 2.0
"""How many times as long it takes to find that 17 and 1 are neighbours for whoever does not see it at once (PP-4)."""
FORGOTTEN: Final = 4.0
"""How many times as long it takes to draw a card after forgetting it for a moment."""
BETS_IN: Final = {2: 2, 3: 4, 4: 10, 5: 10}
"""One round of so many is bet on, by players: a lost bet pays all the others, and the more they are the likelier it is
lost."""
BET_DELAY: Final = 1100
STACKS: Final = (0, 1)


def choose(person: Racer, view: View, seat: Seat, rng: Random) -> Action | None:
    """What somebody does; None if there is nothing it could do.

    It never waits for something better while a card fits: if all did, nothing would happen any more.
    """
    if view.phase == "bets":
        return None if view.players[seat].said else Bet(yes=rng.random() * BETS_IN[len(view.players)] < 1)
    if view.phase != "play":
        return None
    fitting = _seen(person, _noticed(person, view), rng)
    if _may_draw(view, seat) and (not fitting or rng.random() >= person.forgets):
        return REFILL
    return rng.choice(_best(person, view, fitting)) if fitting else None


def tempo(person: Racer, view: View, seat: Seat, action: Action, rng: Random) -> int:
    """The milliseconds that somebody takes to see that, to decide on it and to do it."""
    if isinstance(action, Bet):
        return round(BET_DELAY * rng.lognormvariate(0, 0.3))
    fitting = _noticed(person, view)
    if isinstance(action, Play):
        return _time(person, _play_time(person, view, action, _looked_at(person, fitting, action, rng)), rng)
    forgot = not any(fitting.values()) and rng.random() < person.forgets
    return _time(person, person.draw * (FORGOTTEN if forgot else 1), rng)


def _may_draw(view: View, seat: Seat) -> bool:
    player = view.players[seat]
    return not view.options.auto_refill and player.pile > 0 and player.hand < FULL_HAND


def _fitting(view: View) -> dict[int, list[Play]]:
    """The plays that can be made now, by stack."""
    hand, tops = _hand(view), _tops(view)
    return {stack: [PLAYS[card][stack] for card in cards_of(hand & FITS[tops[stack]])] for stack in STACKS}


def _noticed(person: Racer, view: View) -> dict[int, list[Play]]:
    """The plays that come to somebody's mind: round the corner, to some only if nothing else fits."""
    fitting = _fitting(view)
    if person.round_the_corner:
        return fitting
    straight = {stack: [play for play in plays if not round_the_corner(view, play)] for stack, plays in fitting.items()}
    return straight if any(straight.values()) else fitting


def round_the_corner(view: View, play: Play) -> bool:
    """Whether a play puts a 17 on a 1 or a 1 on a 17."""
    return abs(RANK[play.card] - RANK[_tops(view)[play.stack]]) == RANKS - 1


def _seen(person: Racer, fitting: Mapping[int, list[Play]], rng: Random) -> dict[int, list[Play]]:
    """The plays that are seen, by stack, in the order in which the stacks are looked at; none if nothing fits."""
    seen = dict[int, list[Play]]()
    for stack in STACKS[::-1] if person.right_first else rng.sample(STACKS, 2):
        seen[stack] = fitting[stack]
        if seen[stack] and not person.both:
            break
    return seen if any(seen.values()) else {}


def _looked_at(person: Racer, fitting: Mapping[int, list[Play]], play: Play, rng: Random) -> dict[int, list[Play]]:
    """What was seen before that play was chosen: if both stacks fit, its own came first, else it did half of the time.

    That is how likely each way to see it was (`_seen`), so choosing and timing agree without telling each other.
    """
    other = 1 - play.stack
    by_lot = not fitting[other] and rng.random() < 0.5
    second = play.stack == STACKS[0] if person.right_first else by_lot
    return {play.stack: fitting[play.stack], **({other: fitting[other]} if second or person.both else {})}


def _hand(view: View) -> Hand:
    return hand_of(CARD[name] for name in view.hand)


def _tops(view: View) -> tuple[Card, Card]:
    return CARD[view.stacks[0][-1]], CARD[view.stacks[1][-1]]


def _best(person: Racer, view: View, fitting: Mapping[int, list[Play]]) -> list[Play]:
    """The plays that begin the longest chains, as far as somebody plans, on the stacks that he has looked at."""
    plays = [play for seen in fitting.values() for play in seen]
    if person.ahead == 1 or len(plays) == 1:
        return plays
    hand, tops = _hand(view), {stack: _tops(view)[stack] for stack in fitting}
    lengths = [_chain_after(hand, tops, play, person.ahead) for play in plays]
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


def _play_time(person: Racer, view: View, play: Play, fitting: Mapping[int, list[Play]]) -> float:
    """What looking, deciding and moving usually take together; the hand rests before the middle of the cards."""
    hand = cards_of(_hand(view))
    distance = abs(hand.index(play.card) - (len(hand) - 1) / 2)
    usual = person.time(len(fitting), sum(map(len, fitting.values())), distance)
    if not person.round_the_corner and round_the_corner(view, play):
        usual *= AT_LAST
    surprised = any(plays and is_surprise(view.stacks[stack]) for stack, plays in fitting.items())
    return usual * (SURPRISE if surprised else 1)


def is_surprise(stack: tuple[str, ...]) -> bool:
    """Whether the table has turned the top of a stack: it does not go on from the card below, or lies alone."""
    if len(stack) == 1:
        return True
    below, top = (RANK[CARD[name]] for name in stack[-2:])
    return top not in next_to(below)


def _time(person: Racer, usual: float, rng: Random) -> int:
    """A time like people's: skewed, and after a slip as long again, and until the card has come back."""
    slipped = rng.random() < person.slips
    took = usual * rng.lognormvariate(0, person.spread) * (2 if slipped else 1)
    return round(min(SLOWEST, max(person.least, took)) + (CARD_COMES_BACK if slipped else 0))


def _bot(person: Racer, name: str, face: BotFace) -> Bot[View, Action]:
    return Bot(name=name, face=face, choose=partial(choose, person), tempo=partial(tempo, person))


BOTS: Final[Mapping[str, Bot[View, Action]]] = MappingProxyType(
    {
        "willi": _bot(SLOW, "Willi", BotFace("round", "bald", "glasses", "moustache")),
        "frieda": _bot(CALM, "Frieda", BotFace("oval", "bun", "dots", "smile")),
        "kurt": _bot(USUAL, "Kurt", BotFace("square", "cap", "dots", "calm")),
        "lena": _bot(PRACTISED, "Lena", BotFace("heart", "bunches", "lashes", "smile")),
        "mika": _bot(QUICK, "Mika", BotFace("long", "quiff", "dots", "grin")),
        "ida": _bot(QUICKER, "Ida", BotFace("oval", "bob", "dots", "grin")),
        "zack": _bot(BEYOND, "Zack", BotFace("square", "antenna", "visor", "calm")),
    }
)
FORMER: Final[Mapping[str, str]] = MappingProxyType({"easy": "lena", "medium": "mika", "hard": "ida"})
"""What the levels were called before they had names, and who plays about as well now."""
