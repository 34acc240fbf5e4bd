"""What a round is made of: the actions, and the state between them."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec

from parlour.core.game import Seat
from parlour.games.paule_panik.cards import CARDS, FITS, Card, Cards, Hand, cards_of
from parlour.games.paule_panik.options import Options

PLAYERS: Final = (2, 3, 4, 5)
"""The numbers of players."""
FULL_HAND: Final = 6
"""Cards that a player holds at most (PP-3)."""
PLACES: Final = 3
"""Places that are played for under ``play_on`` (PP-9)."""

Sides: TypeAlias = tuple[Cards, Cards]
"""The left and the right side pile, or the two stacks."""
Fits: TypeAlias = tuple[Hand, Hand]
"""The cards that may be played onto the left and the right stack."""
NOTHING_FITS: Final[Fits] = (0, 0)
End: TypeAlias = Literal["out", "blocked"]


class Play(msgspec.Struct, frozen=True):
    """A player puts a card on the left (0) or the right stack (1)."""

    card: Card
    stack: int


class Refill(msgspec.Struct, frozen=True):
    """A player draws a card from his own pile (PP-5)."""


class Bet(msgspec.Struct, frozen=True):
    """A player says whether he bets on winning this round (PP-12)."""

    yes: bool


class Turn(msgspec.Struct, frozen=True):
    """`HOUSE` turns a card of a side pile; ``sides`` are the new piles if the centre was reshuffled first (PP-7)."""

    sides: Sides | None = None


class Lot(msgspec.Struct, frozen=True):
    """`HOUSE` places seats with equally many cards left, the best place first (PP-9)."""

    order: tuple[Seat, ...]


class Prize(msgspec.Struct, frozen=True):
    """`HOUSE` draws the winner's two cards (PP-10), as positions in the left stack followed by the right one."""

    positions: tuple[int, int]


Action: TypeAlias = Play | Refill | Bet | Turn | Lot | Prize

PLAYS: Final = tuple((Play(card, 0), Play(card, 1)) for card in CARDS)
"""The two plays of each card."""


class _PlaysOf(dict[Hand, tuple[Play, ...]]):
    """The plays of a set of cards onto one stack, made once; not many, since ten cards fit a top at most."""

    def __init__(self, stack: int) -> None:
        super().__init__()
        self._stack = stack

    def __missing__(self, cards: Hand) -> tuple[Play, ...]:
        plays = self[cards] = tuple(PLAYS[card][self._stack] for card in cards_of(cards))
        return plays


ON_LEFT: Final = _PlaysOf(0)
ON_RIGHT: Final = _PlaysOf(1)
REFILL: Final = Refill()


class Told(msgspec.Struct, frozen=True):
    """What a set-up tells of the chance that comes later, in the order of its use."""

    reshuffles: tuple[Sides, ...] = ()
    lots: tuple[tuple[Seat, ...], ...] = ()
    drawn: tuple[int, int] | None = None


class Ending(msgspec.Struct, frozen=True):
    """A round that nobody can go on with.

    Attributes:
        end: why.
        groups: the seats from the best place down; a group of several shares its places until a lot orders it (PP-9).
        lots: the placing orders that have been drawn.
        drawn: where the winner's two cards lie; the round is over once they are known.
    """

    end: End
    groups: tuple[tuple[Seat, ...], ...]
    lots: tuple[tuple[Seat, ...], ...] = ()
    drawn: tuple[int, int] | None = None


class State(msgspec.Struct, frozen=True, gc=False):
    """A round at some moment; of tuples throughout, so that the garbage collector need not follow it.

    Attributes:
        options: those in force.
        colours: the colours in play (PP-1).
        hands: what each player holds, as bits; dealt already while bets are made, though nobody may look.
        piles: each player's own pile, from the top.
        stacks: the left and the right centre stack, from the bottom.
        sides: the side piles, from the top.
        fits: what may be played now: nothing while bets are made and once the round has ended (PP-4).
        stuck: no hand can play, and `HOUSE` must turn a card (PP-6).
        said: what each seat said about a bet; None while it has not (PP-12).
        spent: the seats whose bet card was used in an earlier round.
        out: the seats without a card, in the order in which they got rid of the last one.
        reshuffles: how often the centre has been reshuffled (PP-7).
        moved: somebody has played or drawn a card since the last reshuffle.
        ending: why nobody can go on, once that is so.
        told: what the set-up tells.
    """

    options: Options
    colours: str
    hands: tuple[Hand, ...]
    piles: tuple[Cards, ...]
    stacks: Sides
    sides: Sides
    fits: Fits
    stuck: bool
    said: tuple[bool | None, ...]
    spent: tuple[Seat, ...] = ()
    out: tuple[Seat, ...] = ()
    reshuffles: int = 0
    moved: bool = False
    ending: Ending | None = None
    told: Told = Told()


class Result(msgspec.Struct, frozen=True):
    """What a round came to: the seats from the best place down, the points of each seat, and why it ended."""

    places: tuple[Seat, ...]
    points: tuple[int, ...]
    end: End


def betting(state: State) -> bool:
    """Whether somebody has not yet said if he bets; until then nobody may see a card."""
    return None in state.said


def fitting(stacks: Sides) -> Fits:
    """What may be played onto these stacks (PP-4)."""
    return FITS[stacks[0][-1]], FITS[stacks[1][-1]]


def is_stuck(hands: Iterable[Hand], fits: Fits) -> bool:
    """Whether no hand holds a card that may be played (PP-6)."""
    on_either = fits[0] | fits[1]
    for hand in hands:  # noqa: SIM110, several times as fast as any(), and it is asked after every play
        if hand & on_either:
            return False
    return True


def may_refill(hand: Hand, pile: Cards) -> bool:
    """Whether a player could draw: his hand is not full and his pile not empty (PP-5)."""
    return free_places(hand, pile) > 0


def free_places(hand: Hand, pile: Cards) -> int:
    """How many cards a player could draw, one after the other, before he plays again (PP-5)."""
    return min(FULL_HAND - hand.bit_count(), len(pile))


def cards_left(state: State, seat: Seat) -> int:
    """The cards that a player has in hand and pile."""
    return state.hands[seat].bit_count() + len(state.piles[seat])
