"""What a viewer saw happen, redacted like the view."""

import msgspec

from parlour.core.game import Seat, Viewer
from parlour.games.paule_panik.cards import NAME
from parlour.games.paule_panik.scoring import result
from parlour.games.paule_panik.state import Action, Bet, End, Lot, Play, Prize, Refill, State, Turn, betting, cards_left
from parlour.games.paule_panik.view import drawn


class BetSaid(msgspec.Struct, frozen=True, tag_field="event", tag="paule-panik-bet-said"):
    """A player has said if he bets; nobody else knows what."""

    seat: int


class BetsTurned(msgspec.Struct, frozen=True, tag_field="event", tag="paule-panik-bets-turned"):
    """All bets were turned over together, and the hands were taken up: the seats that bet."""

    bets: tuple[int, ...]


class CardPlayed(msgspec.Struct, frozen=True, tag_field="event", tag="paule-panik-card-played"):
    """A player put a card on a stack (0 left, 1 right), on the card that was its top."""

    seat: int
    card: str
    stack: int
    onto: str


class CardDrawn(msgspec.Struct, frozen=True, tag_field="event", tag="paule-panik-card-drawn"):
    """A player drew a card from his own pile: which one only he knows; the cards he now has in hand and pile."""

    seat: int
    card: str | None
    hand: int
    pile: int


class Stuck(msgspec.Struct, frozen=True, tag_field="event", tag="paule-panik-stuck"):
    """Nobody can play; the table will turn a card."""


class Reshuffled(msgspec.Struct, frozen=True, tag_field="event", tag="paule-panik-reshuffled"):
    """The centre but the two tops became new side piles of so many cards."""

    left: int
    right: int


class CardTurned(msgspec.Struct, frozen=True, tag_field="event", tag="paule-panik-card-turned"):
    """The table turned a card onto a stack (0 left, 1 right); so many are left in its side pile."""

    card: str
    stack: int
    left: int


class LastCard(msgspec.Struct, frozen=True, tag_field="event", tag="paule-panik-last-card"):
    """A player has one card left, which everybody sees."""

    seat: int


class WentOut(msgspec.Struct, frozen=True, tag_field="event", tag="paule-panik-went-out"):
    """A player has no card left: his place, from 1."""

    seat: int
    place: int


class RoundEnded(msgspec.Struct, frozen=True, tag_field="event", tag="paule-panik-round-ended"):
    """Nobody can go on: why, and the cards that each player has left."""

    end: End
    cards: tuple[int, ...]


class LotDrawn(msgspec.Struct, frozen=True, tag_field="event", tag="paule-panik-lot-drawn"):
    """A lot placed seats with equally many cards left, the best place first."""

    order: tuple[int, ...]


class PrizeDrawn(msgspec.Struct, frozen=True, tag_field="event", tag="paule-panik-prize-drawn"):
    """The winner drew his two cards: the places, and the points of the round by seat."""

    seat: int
    cards: tuple[str, str]
    places: tuple[int, ...]
    points: tuple[int, ...]


Event = (
    BetSaid
    | BetsTurned
    | CardPlayed
    | CardDrawn
    | Stuck
    | Reshuffled
    | CardTurned
    | LastCard
    | WentOut
    | RoundEnded
    | LotDrawn
    | PrizeDrawn
)


def tell(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> tuple[Event, ...]:
    """What a viewer saw when something was done: that, then what it brought about."""
    return (*_done(before, seat, action, after, viewer), *_brought_about(before, after))


def _done(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> tuple[Event, ...]:
    match action:
        case Play(card, stack):
            onto = NAME[before.stacks[stack][-1]]
            return (CardPlayed(seat, NAME[card], stack, onto), *_card_drawn(before, seat, after, viewer))
        case Refill():
            return _card_drawn(before, seat, after, viewer)
        case Bet():
            return _bet(seat, after)
        case Turn():
            return _turned(before, after)
        case Lot(order):
            return (LotDrawn(order),)
        case Prize(positions):
            return _prize(after, positions)


def _card_drawn(before: State, seat: Seat, after: State, viewer: Viewer) -> tuple[Event, ...]:
    """PP-3: nobody but its player sees the card."""
    if len(after.piles[seat]) == len(before.piles[seat]):
        return ()
    card = NAME[before.piles[seat][0]] if seat == viewer else None
    return (CardDrawn(seat, card, after.hands[seat].bit_count(), len(after.piles[seat])),)


def _bet(seat: Seat, after: State) -> tuple[Event, ...]:
    """PP-12: what was said is told for all at once."""
    if betting(after):
        return (BetSaid(seat),)
    return BetSaid(seat), BetsTurned(tuple(seat for seat, yes in enumerate(after.said) if yes))


def _turned(before: State, after: State) -> tuple[Event, ...]:
    fresh = after.reshuffles > before.reshuffles
    lengths = (1, 1) if fresh else tuple(map(len, before.stacks))
    stack = 0 if len(after.stacks[0]) > lengths[0] else 1
    turned = CardTurned(NAME[after.stacks[stack][-1]], stack, len(after.sides[stack]))
    if not fresh:
        return (turned,)
    left, right = map(len, after.sides)
    return Reshuffled(left + (stack == 0), right + (stack == 1)), turned


def _prize(after: State, positions: tuple[int, int]) -> tuple[Event, ...]:
    ended, won = result(after), drawn(after, positions)
    assert ended is not None  # the winner's draw ends the round
    assert won is not None
    return (PrizeDrawn(ended.places[0], won.cards, ended.places, ended.points),)


def _brought_about(before: State, after: State) -> tuple[Event, ...]:
    """Who came to his last card or went out, the end of the play, a table that is stuck now and was not before."""
    events: list[Event] = [
        LastCard(seat) for seat in range(len(after.hands)) if cards_left(before, seat) > 1 == cards_left(after, seat)
    ]
    events += [WentOut(seat, after.out.index(seat) + 1) for seat in after.out[len(before.out) :]]
    if after.ending and not before.ending:
        events.append(RoundEnded(after.ending.end, tuple(cards_left(after, seat) for seat in range(len(after.hands)))))
    if after.stuck and not before.stuck:
        events.append(Stuck())
    return tuple(events)
