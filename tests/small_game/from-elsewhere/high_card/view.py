"""What a viewer knows of High Card: his own hand and all that lies open."""

from random import Random
from typing import TypeAlias

import msgspec

from high_card.rules import CARDS, SEATS, Card, Hands, Result, State, result
from parlour.core.game import Seat, Viewer


class View(msgspec.Struct, frozen=True, tag_field="game", tag="high-card"):
    """A round as its viewer may know it: of the other hand only how many cards it has."""

    viewer: Viewer
    hand: tuple[Card, ...]
    held: tuple[int, ...]
    cards: tuple[Card, ...]
    takers: tuple[Seat, ...]
    turn: Seat
    low: bool
    result: Result | None


class CardPlayed(msgspec.Struct, frozen=True, tag_field="event", tag="high-card-played"):
    """Somebody has played a card."""

    seat: Seat
    card: Card


class TrickTaken(msgspec.Struct, frozen=True, tag_field="event", tag="high-card-taken"):
    """Somebody has taken the two cards."""

    seat: Seat


Event: TypeAlias = CardPlayed | TrickTaken


def view(state: State, viewer: Viewer) -> View:
    """The round as a viewer may know it."""
    hand = () if viewer is None else state.hands[viewer]
    held = tuple(map(len, state.hands))
    return View(viewer, hand, held, state.cards, state.takers, state.turn, state.low, result(state))


def tell(before: State, seat: Seat, card: Card, after: State, viewer: Viewer) -> tuple[Event, ...]:
    """What everybody sees happen."""
    taken = after.takers[len(before.takers) :]
    return (CardPlayed(seat, card), *map(TrickTaken, taken))


def sample(seen: View, rng: Random) -> State:
    """A state that looks like the view: the cards that nobody has seen are dealt anew."""
    unseen = [card for card in CARDS if card not in (*seen.cards, *seen.hand)]
    rng.shuffle(unseen)
    hands: Hands = ()
    for seat in range(SEATS):
        drawn = [] if seat == seen.viewer else [unseen.pop() for _ in range(seen.held[seat])]
        hands += (tuple(sorted(drawn)) if seat != seen.viewer else seen.hand,)
    return State(seen.low, hands, seen.turn, seen.cards, seen.takers)
