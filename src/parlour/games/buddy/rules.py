"""The rules of a round: turns, the card to beat, sweeps, totals and chips (BL-4 to BL-10)."""

from typing import Final

import msgspec

from parlour.core.errors import IllegalAction
from parlour.games.buddy.cards import CARDS, CARDS_OF, FULL_HAND, NAME, WORTH, Card, Hand, worth

SEATS: Final = 3
ALL_POINTS: Final = SEATS * WORTH[FULL_HAND]
"""63 points are in a round (BL-2)."""
NO_POWER: Final = 0
"""The capturing rank of a lone highest lead (BL-7): every card is higher."""
FIRST_CHIPS: Final = 3
"""The chips of the highest total (BL-10)."""
SECOND_CHIPS: Final = 1
"""The chips of the next total, of each of several."""
SHARED_CHIPS: Final = 2
"""The chips of each of two who share the highest total."""
EQUAL_CHIPS: Final = 1
"""The chips of each player when all three totals are equal."""


class Sequence(msgspec.Struct, frozen=True):
    """The cards from a lead-card to the sweep, which one player took.

    Attributes:
        leader: the seat that led.
        cards: in the order of play, the lead-card first.
        lone: the lead-card was a lone highest one (BL-7), as every last card of a round that leads is.
        taker: the seat that took them all.
        points: their worth.
    """

    leader: int
    cards: tuple[Card, ...]
    lone: bool
    taker: int
    points: int


class State(msgspec.Struct, frozen=True):
    """A round at some moment; all hands lie open (BL-1).

    Attributes:
        hands: the cards in front of each seat, as bits.
        seat: whose turn it is; its hand is empty only when the round is over (BL-4).
        table: the cards on the table in the order of play, the lead-card first.
        power: the rank to beat: the lead-card's, or `NO_POWER` for a lone highest lead (BL-7) and for an empty table.
        own: the points that each seat has won.
        sequences: the finished ones.
    """

    hands: tuple[Hand, ...]
    seat: int
    table: tuple[Card, ...] = ()
    power: int = NO_POWER
    own: tuple[int, ...] = (0,) * SEATS
    sequences: tuple[Sequence, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """What a round came to, by seat: own points, totals (BL-9) and chips (BL-10)."""

    own: tuple[int, ...]
    totals: tuple[int, ...]
    chips: tuple[int, ...]


def left_of(seat: int) -> int:
    """The left neighbour, who plays next and whose points count (BL-4, BL-9)."""
    return (seat + 1) % SEATS


def to_act(state: State) -> tuple[int, ...]:
    """The seat whose turn it is; none when all cards are played."""
    return (state.seat,) if state.hands[state.seat] else ()


def ply(state: State) -> int:
    """How many cards have been played in this round."""
    return len(state.table) + sum(len(sequence.cards) for sequence in state.sequences)


def playable(state: State) -> Hand:
    """The cards that the seat to play may play (BL-5), as bits: all but the lead-card's equal below a higher card."""
    hand = state.hands[state.seat]
    if state.table and hand >> state.table[0] > 1:
        return hand & ~(1 << state.table[0])
    return hand


def legal(state: State, seat: int) -> tuple[Card, ...]:
    """The cards that a seat may play now, in rising order."""
    return CARDS_OF[playable(state)] if seat == state.seat else ()


def sweeps(state: State, card: Card) -> bool:
    """Whether a card that may be played would sweep (BL-6); an equal one, where it may be played, counts as higher."""
    return bool(state.table) and card >= state.power


def apply(state: State, seat: int, card: Card) -> State:
    """The round after a card has been played.

    Raises:
        IllegalAction: it is another seat's turn, the card has been played, or BL-5 forbids it.
    """
    if seat != state.seat or not playable(state) >> card & 1:
        raise _refusal(state, seat, card)
    hands = state.hands[:seat] + (state.hands[seat] ^ (1 << card),) + state.hands[seat + 1 :]
    table = (*state.table, card)
    left = hands[0] | hands[1] | hands[2]
    if sweeps(state, card):
        return _take(state, hands, table, seat)
    if not left:
        return _take(state, hands, table, left_of(seat))
    power = state.power if state.table else _power(card, left)
    return State(hands, left_of(seat), table, power, state.own, state.sequences)


def _power(lead: Card, left: Hand) -> int:
    """The rank to beat: none if no card of the lead-card's rank or higher is left in any hand (BL-7)."""
    return lead if left >> lead else NO_POWER


def _take(state: State, hands: tuple[Hand, ...], table: tuple[Card, ...], taker: int) -> State:
    """One player takes all cards on the table; the turn goes on clockwise all the same (BL-4, BL-6, BL-8)."""
    points = worth(table)
    own = state.own[:taker] + (state.own[taker] + points,) + state.own[taker + 1 :]
    leader = (state.seat - len(state.table)) % SEATS
    sequences = (*state.sequences, Sequence(leader, table, not state.power, taker, points))
    return State(hands, left_of(state.seat), own=own, sequences=sequences)


def _refusal(state: State, seat: int, card: Card) -> IllegalAction:
    if not state.hands[state.seat]:
        return IllegalAction("round-over")
    if seat != state.seat:
        return IllegalAction("not-your-turn")
    if card not in CARDS or not state.hands[seat] >> card & 1:
        return IllegalAction("buddy-not-in-hand", card=NAME[card] if card in CARDS else str(card))
    return IllegalAction("buddy-holds-higher", card=NAME[card])


def totals(own: tuple[int, ...]) -> tuple[int, ...]:
    """Everybody's own points plus his left neighbour's (BL-9): (52, 51, 23) for (12, 40, 11)."""
    return tuple(points + own[left_of(seat)] for seat, points in enumerate(own))


def chips(own: tuple[int, ...]) -> tuple[int, ...]:
    """The chips for the three players' own points (BL-10), for example (3, 1, 0)."""
    reached = totals(own)
    highest, second, _ = sorted(reached, reverse=True)
    sharing = reached.count(highest)
    if sharing == SEATS:
        return (EQUAL_CHIPS,) * SEATS
    if sharing > 1:
        return tuple(SHARED_CHIPS if total == highest else 0 for total in reached)
    return tuple(FIRST_CHIPS if total == highest else SECOND_CHIPS if total == second else 0 for total in reached)


def result(state: State) -> Result | None:
    """The round's result; None while cards are left."""
    if state.hands[state.seat]:
        return None
    return Result(state.own, totals(state.own), chips(state.own))
