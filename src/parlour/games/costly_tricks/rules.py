"""The rules of a round: following, the trump that changes, winning tricks, scoring (CT-2 to CT-9)."""

from typing import Final

import msgspec

from parlour.core.discovery import shorten
from parlour.core.errors import IllegalAction
from parlour.games.costly_tricks.cards import (
    CARDS,
    COLOUR,
    COLOURS,
    NAME,
    RANK,
    SUIT,
    Card,
    CardColour,
    Hand,
    cards_of,
    hand_of,
)

HANDS: Final = 4
SIDES: Final = 2
FULL_DEAL: Final = 11
COST: Final = 20
"""What a trick costs the side that wins it (CT-8)."""
NO_TRUMP: Final[CardColour] = -1


class Trick(msgspec.Struct, frozen=True, cache_hash=True):
    """A finished trick.

    Attributes:
        leader: the hand that led it.
        cards: its four cards in the order of play.
        winner: the hand that won it.
        worth: the sum of the ranks minus 20.
    """

    leader: int
    cards: tuple[Card, ...]
    winner: int
    worth: int


class State(msgspec.Struct, frozen=True):
    """A round at some moment; hands are numbered clockwise from 0 and side *s* plays hands *s* and *s* + 2 (CT-2).

    Attributes:
        hands: the cards that each hand still holds, as bits.
        leader: the hand that leads the trick on the table, or the next one.
        turn: the hand whose card is next, ghosts included.
        may: those of its cards that it may play (CT-4 to CT-6), as bits; none when the round is over.
        table: the cards of the trick on the table in the order of play; never four, a full trick is finished at once.
        trump: the trump that stands, else `NO_TRUMP` (CT-5).
        been: the colours that are or were trump in this trick, as bits by colour.
        best: the position in `table` of the card that is winning.
        score: the two sides' scores so far; at the end of the round they add up to 0 (CT-8).
        tricks: the finished tricks.
        must_follow_trump: CT-6.
    """

    hands: tuple[Hand, ...]
    leader: int
    turn: int
    may: Hand
    table: tuple[Card, ...] = ()
    trump: CardColour = NO_TRUMP
    been: int = 0
    best: int = 0
    score: tuple[int, int] = (0, 0)
    tricks: tuple[Trick, ...] = ()
    must_follow_trump: bool = True


class Result(msgspec.Struct, frozen=True):
    """What a round came to (CT-9).

    Attributes:
        score: side A's, then side B's.
        tricks: those won by each side.
        winner: side 0 or 1, None for a draw.
    """

    score: tuple[int, int]
    tricks: tuple[int, int]
    winner: int | None


def lead(
    hands: tuple[Hand, ...],
    leader: int,
    score: tuple[int, int],
    *,
    tricks: tuple[Trick, ...] = (),
    must_follow_trump: bool,
) -> State:
    """A round at the lead of a trick; CT-4: any card may be led, and CT-5: trumps are forgotten."""
    return State(hands, leader, leader, hands[leader], (), NO_TRUMP, 0, 0, score, tricks, must_follow_trump)


def hand_to_play(state: State) -> int | None:
    """The hand whose card is next, ghosts included; None when the round is over."""
    return state.turn if state.may else None


def to_act(state: State) -> tuple[int, ...]:
    """The seat that plays the hand whose turn it is: a ghost is played by its owner (CT-2)."""
    return (state.turn % SIDES,) if state.may else ()


def ply(state: State) -> int:
    """How many cards have been played in this round."""
    return HANDS * len(state.tricks) + len(state.table)


def legal(state: State, seat: int) -> tuple[Card, ...]:
    """The cards that a seat may play now, in rising order: red 0 first, blue 10 last."""
    return cards_of(state.may) if state.turn % SIDES == seat else ()


def apply(state: State, seat: int, card: Card) -> State:
    """The round after a card has been played.

    Raises:
        IllegalAction: it is another side's turn, another hand's card, or CT-4 or CT-6 forbids it.
    """
    turn = state.turn
    if turn % SIDES != seat or not state.may >> card & 1:
        raise _refusal(state, seat, card)
    hands = state.hands[:turn] + (state.hands[turn] ^ 1 << card,) + state.hands[turn + 1 :]
    table = (*state.table, card)
    trump, been, best = _judge(state, card)
    if len(table) == HANDS:
        return _finish_trick(state, hands, table, best)
    turn = (turn + 1) % HANDS
    may = _playable(hands[turn], COLOUR[table[0]], trump if state.must_follow_trump else NO_TRUMP)
    return State(
        hands, state.leader, turn, may, table, trump, been, best, state.score, state.tricks, state.must_follow_trump
    )


def _playable(hand: Hand, led: CardColour, trump: CardColour) -> Hand:
    """Those cards of a hand that it may play after a lead: the led colour, else the trump that binds it, else all."""
    following = hand & SUIT[led]
    if following or trump == NO_TRUMP:
        return following or hand
    return hand & SUIT[trump] or hand


def _judge(state: State, card: Card) -> tuple[CardColour, int, int]:
    """The trump, the colours that have been trump and the place of the winning card, after a card (CT-5, CT-7)."""
    if not state.table:
        return NO_TRUMP, 0, 0
    colour, been, best = COLOUR[card], state.been, state.best
    winning = state.table[best]
    if colour == COLOUR[winning]:
        return state.trump, been, len(state.table) if card > winning else best
    if colour == COLOUR[state.table[0]] or been >> colour & 1:
        return state.trump, been, best
    return colour, been | 1 << colour, len(state.table)


def _finish_trick(state: State, hands: tuple[Hand, ...], cards: tuple[Card, ...], best: int) -> State:
    first, second, third, fourth = cards
    winner = (state.leader + best) % HANDS
    worth = RANK[first] + RANK[second] + RANK[third] + RANK[fourth] - COST
    ours, theirs = state.score
    score = (ours, theirs + worth) if winner % SIDES else (ours + worth, theirs)
    tricks = (*state.tricks, Trick(state.leader, cards, winner, worth))
    return lead(hands, winner, score, tricks=tricks, must_follow_trump=state.must_follow_trump)


def _refusal(state: State, seat: int, card: Card) -> IllegalAction:
    if not state.may:
        return IllegalAction("round-over")
    if state.turn % SIDES != seat:
        return IllegalAction("not-your-turn")
    held = state.hands[state.turn]
    if card not in CARDS:
        return IllegalAction("costly-tricks-no-such-card", text=shorten(str(card)))
    if not held >> card & 1:
        colour, rank = COLOURS[COLOUR[card]], RANK[card]
        return IllegalAction("costly-tricks-not-in-hand", hand=state.turn, card=NAME[card], colour=colour, rank=rank)
    if held & SUIT[COLOUR[state.table[0]]]:
        return IllegalAction("costly-tricks-must-follow", colour=COLOURS[COLOUR[state.table[0]]])
    return IllegalAction("costly-tricks-must-trump", colour=COLOURS[state.trump])


def tricks_won(state: State) -> tuple[int, int]:
    """How many of the finished tricks each side won."""
    second = sum([trick.winner % SIDES for trick in state.tricks])
    return len(state.tricks) - second, second


def result(state: State) -> Result | None:
    """The round's result (CT-9); None while cards are left."""
    if state.may:
        return None
    ours = state.score[0]
    return Result(state.score, tricks_won(state), None if ours == 0 else int(ours < 0))


def whole_hands(state: State) -> tuple[Hand, ...]:
    """The hands with their cards of the trick on the table."""
    hands = list(state.hands)
    for place, card in enumerate(state.table):
        hands[(state.leader + place) % HANDS] |= hand_of([card])
    return tuple(hands)
