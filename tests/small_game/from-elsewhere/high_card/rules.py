"""High Card: three cards each out of seven, one stays aside; the higher card of two takes the trick and leads."""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from parlour.core.errors import IllegalAction, InvalidSetup
from parlour.core.game import Seat, Setup
from parlour.core.json import Json, is_integer

CARDS: Final = tuple(range(1, 8))
HAND: Final = 3
SEATS: Final = 2

Card = int
Hands = tuple[tuple[Card, ...], ...]


class Options(msgspec.Struct, frozen=True):
    """What may differ: whether the lower card takes the trick."""

    low: bool = False


class State(msgspec.Struct, frozen=True):
    """A round: the cards in hand, those that lie open in the order in which they came, whose turn it is."""

    low: bool
    hands: Hands
    turn: Seat
    cards: tuple[Card, ...] = ()
    takers: tuple[Seat, ...] = ()

    @property
    def led(self) -> Card | None:
        """The card that is to be beaten."""
        return self.cards[-1] if len(self.cards) % 2 else None


class Result(msgspec.Struct, frozen=True):
    """The tricks by seat, and who has more."""

    tricks: tuple[int, ...]
    winner: Seat


def deal(options: Options, players: int, carry: Json, rng: Random) -> Setup:
    """Two hands; whoever won the round before leads, else a lot decides."""
    cards = rng.sample(CARDS, SEATS * HAND)
    hands: list[Json] = ["".join(map(str, sorted(cards[seat::SEATS]))) for seat in range(SEATS)]
    return {"hands": hands, "first": carry if is_integer(carry) else rng.randrange(SEATS)}


def begin(options: Options, players: int, setup: Setup) -> State:
    """The state of a set-up such as ``{"hands": ["135", "246"], "first": 0}``."""
    hands, first = setup.get("hands"), setup.get("first")
    if not isinstance(hands, list) or len(hands) != SEATS:
        raise InvalidSetup("high-card-bad-hands")
    if not isinstance(first, int) or not is_integer(first) or first not in range(SEATS):
        raise InvalidSetup("high-card-bad-first")
    read = tuple(_hand(hand) for hand in hands)
    if len({*read[0], *read[1]}) != SEATS * HAND:
        raise InvalidSetup("high-card-bad-hands")
    return State(options.low, read, first)


def _hand(text: Json) -> tuple[Card, ...]:
    if not isinstance(text, str) or len(text) != HAND or not {*text} <= {*map(str, CARDS)}:
        raise InvalidSetup("high-card-bad-hands")
    return tuple(sorted(map(int, text)))


def to_act(state: State) -> Sequence[Seat]:
    """One seat after the other."""
    return (state.turn,) if state.hands[state.turn] else ()


def legal(state: State, seat: Seat) -> Sequence[Card]:
    """Any card of the hand, in its turn."""
    return state.hands[seat] if seat in to_act(state) else ()


def apply(state: State, seat: Seat, card: Card) -> State:
    """The state after a card."""
    if seat not in to_act(state):
        raise IllegalAction("high-card-not-your-turn")
    if card not in state.hands[seat]:
        raise IllegalAction("high-card-not-held", card=card)
    hands = tuple(tuple(held for held in hand if held != card) for hand in state.hands)
    after = replace(state, hands=hands, cards=(*state.cards, card), turn=1 - seat)
    if state.led is None:
        return after
    taker = seat if (card > state.led) != state.low else 1 - seat
    return replace(after, turn=taker, takers=(*state.takers, taker))


def ply(state: State) -> int:
    """The cards that lie open."""
    return len(state.cards)


def result(state: State) -> Result | None:
    """After three tricks somebody has more of them."""
    if len(state.takers) < HAND:
        return None
    tricks = tuple(state.takers.count(seat) for seat in range(SEATS))
    return Result(tricks, tricks.index(max(tricks)))


def show(card: Card) -> str:
    """A card is its rank."""
    return str(card)


def parse(text: str) -> Card:
    """The card of a text."""
    if text not in {*map(str, CARDS)}:
        raise IllegalAction("high-card-no-such-card", text=text[:20])
    return int(text)
