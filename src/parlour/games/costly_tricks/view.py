"""What people and bots see of a round. Nothing is hidden (CT-2), so every viewer gets the same."""

from functools import lru_cache
from typing import Final, Literal

import msgspec

from parlour.core.game import Seat, Viewer
from parlour.games.costly_tricks.cards import COLOUR, COLOURS, NAME, RANK, SUIT, Card, CardColour, Hand, cards_of
from parlour.games.costly_tricks.rules import (
    COST,
    FULL_DEAL,
    HANDS,
    NO_TRUMP,
    Result,
    State,
    Trick,
    hand_to_play,
    result,
    tricks_won,
)
from parlour.games.costly_tricks.threats import quickest

REMEMBERED: Final = 4096
"""Sets of cards and tricks that are written once while they stay as they are: those of some hundred tables."""

Part = Literal["led", "followed", "trumped", "superseded", "raised", "discarded"]
"""What a card did when it was played: led the trick; followed; became the first trump; became trump over an older one;
was of the trump that stands; was a mere discard."""

Duty = Literal["lead", "follow", "trump", "free"]
"""What the hand to play must do: lead anything, follow the led colour, play the trump (CT-6), or anything it likes."""


class TableCard(msgspec.Struct, frozen=True):
    """A card of a trick: ``card`` in notation, the ``hand`` that played it, and what it did."""

    card: str
    hand: int
    part: Part


class Outlook(msgspec.Struct, frozen=True):
    """What the trick would look like after a legal card.

    Attributes:
        card: the card in notation.
        winner: the hand that would be winning the trick.
        worth: what the trick would be worth to its side so far.
        beaters: the cards of the other side than the winner's with which it can still win the trick.
    """

    card: str
    winner: int
    worth: int
    beaters: tuple[str, ...]


class PlayedTrick(msgspec.Struct, frozen=True):
    """A finished trick: its cards in order, the hand that won it, its worth, the trump that stood at its end."""

    cards: tuple[TableCard, ...]
    winner: int
    worth: int
    trump: str | None


class View(msgspec.Struct, frozen=True, tag_field="game", tag="costly-tricks"):
    """A round of Costly Tricks as anybody sees it; colours are R, G, P, B and hands clockwise 0 to 3.

    Attributes:
        hands: the cards of each hand in notation, by colour, ranks from high to low.
        leader: the hand that leads the trick on the table, or the next.
        to_play: the hand whose card is next; None when the round is over.
        duty: what that hand must do.
        table: the trick on the table in the order of play.
        led, trump: colours, as far as there are any.
        superseded: the colours that were trump in this trick and no longer are, in order.
        winning: the hand whose card is winning the trick on the table.
        ranks: those of the cards on the table, in order; `worth` is their sum minus 20.
        score: the two sides' scores so far.
        tricks_won: by the two sides.
        tricks: the finished tricks of the round.
        size: how many tricks the round has.
        outlook: for every legal card, how the trick would stand after it.
        must_follow_trump: the option in force.
        result: once the round is over.
    """

    hands: tuple[tuple[str, ...], ...]
    leader: int
    to_play: int | None
    duty: Duty | None
    table: tuple[TableCard, ...]
    led: str | None
    trump: str | None
    superseded: tuple[str, ...]
    winning: int | None
    ranks: tuple[int, ...]
    worth: int
    score: tuple[int, int]
    tricks_won: tuple[int, int]
    tricks: tuple[PlayedTrick, ...]
    size: int
    outlook: tuple[Outlook, ...]
    must_follow_trump: bool
    result: Result | None


class CardPlayed(msgspec.Struct, frozen=True, tag_field="event", tag="costly-tricks-card-played"):
    """A hand played a card.

    Attributes:
        hand, card, part: as in `TableCard`.
        led: the led colour.
        trump: the trump that stands after the card.
        before: the trump that stood before it.
        opening: it is the first card of the round, by the hand that was dealt the red 0 (CT-3).
        declined: the hand held the trump that stood and played another colour, as it may without the duty of CT-6.
    """

    hand: int
    card: str
    part: Part
    led: str
    trump: str | None
    before: str | None
    opening: bool
    declined: bool


class TrickWon(msgspec.Struct, frozen=True, tag_field="event", tag="costly-tricks-trick-won"):
    """A trick ended: the hand that won it with which card, and the arithmetic of its worth."""

    hand: int
    card: str
    ranks: tuple[int, ...]
    worth: int


class RoundEnded(msgspec.Struct, frozen=True, tag_field="event", tag="costly-tricks-round-ended"):
    """The last trick is played."""

    score: tuple[int, int]
    winner: int | None


Event = CardPlayed | TrickWon | RoundEnded


def view(state: State, viewer: Viewer) -> View:
    """The whole round as its viewer may know it: all of it."""
    table, been = _laid(state.leader, state.table)
    ranks = tuple([RANK[card] for card in state.table])
    return View(
        hands=tuple(map(_by_colour, state.hands)),
        leader=state.leader,
        to_play=hand_to_play(state),
        duty=_duty(state),
        table=table,
        led=COLOURS[COLOUR[state.table[0]]] if state.table else None,
        trump=_trump(state.trump),
        superseded=been[:-1],
        winning=(state.leader + state.best) % HANDS if state.table else None,
        ranks=ranks,
        worth=sum(ranks) - COST,
        score=state.score,
        tricks_won=tricks_won(state),
        tricks=tuple(map(_played, state.tricks)),
        size=len(state.tricks) + max(map(int.bit_count, state.hands)),
        outlook=_outlooks(state),
        must_follow_trump=state.must_follow_trump,
        result=result(state),
    )


@lru_cache(maxsize=REMEMBERED)
def _by_colour(held: Hand) -> tuple[str, ...]:
    return tuple([NAME[card] for suit in SUIT for card in reversed(cards_of(held & suit))])


def _trump(trump: CardColour) -> str | None:
    return None if trump == NO_TRUMP else COLOURS[trump]


@lru_cache(maxsize=REMEMBERED)
def _laid(leader: int, cards: tuple[Card, ...]) -> tuple[tuple[TableCard, ...], tuple[str, ...]]:
    """The cards of a trick with what each did, and the colours that became trump, in order (CT-5)."""
    laid: list[TableCard] = []
    been: list[str] = []
    for place, card in enumerate(cards):
        colour = COLOURS[COLOUR[card]]
        part: Part
        if place == 0:
            part = "led"
        elif COLOUR[card] == COLOUR[cards[0]]:
            part = "followed"
        elif colour not in been:
            part = "superseded" if been else "trumped"
            been.append(colour)
        else:
            part = "raised" if colour == been[-1] else "discarded"
        laid.append(TableCard(NAME[card], (leader + place) % HANDS, part))
    return tuple(laid), tuple(been)


@lru_cache(maxsize=REMEMBERED)
def _played(trick: Trick) -> PlayedTrick:
    cards, been = _laid(trick.leader, trick.cards)
    return PlayedTrick(cards, trick.winner, trick.worth, been[-1] if been else None)


def _duty(state: State) -> Duty | None:
    if not state.may:
        return None
    if not state.table:
        return "lead"
    if state.may & SUIT[COLOUR[state.table[0]]]:
        return "follow"
    return "trump" if state.must_follow_trump and _holds_trump(state) else "free"


def _holds_trump(state: State) -> bool:
    """Whether the hand to play holds the trump that stands."""
    return state.trump != NO_TRUMP and state.hands[state.turn] & SUIT[state.trump] != 0


def _outlooks(state: State) -> tuple[Outlook, ...]:
    return tuple(
        [Outlook(NAME[card], winner, worth, _names(beaters)) for card, winner, worth, beaters in quickest()(state)]
    )


@lru_cache(maxsize=REMEMBERED)
def _names(cards: Hand) -> tuple[str, ...]:
    return tuple([NAME[card] for card in cards_of(cards)])


def tell(before: State, seat: Seat, card: Card, after: State, viewer: Viewer) -> tuple[Event, ...]:
    """What a viewer saw when a card was played: the card, then the end of the trick or round that it brought."""
    cards = (*before.table, card)
    laid, been = _laid(before.leader, cards)
    last = laid[-1]
    played = CardPlayed(
        hand=last.hand,
        card=last.card,
        part=last.part,
        led=COLOURS[COLOUR[cards[0]]],
        trump=been[-1] if been else None,
        before=_trump(before.trump),
        opening=before.hands[before.leader].bit_count() == FULL_DEAL,
        declined=last.part in ("superseded", "discarded") and _holds_trump(before),
    )
    if after.table:
        return (played,)
    return (played, *_trick_ended(after))


def _trick_ended(after: State) -> tuple[Event, ...]:
    trick = after.tricks[-1]
    won = TrickWon(
        hand=trick.winner,
        card=NAME[trick.cards[(trick.winner - trick.leader) % HANDS]],
        ranks=tuple([RANK[card] for card in trick.cards]),
        worth=trick.worth,
    )
    ended = result(after)
    return (won,) if ended is None else (won, RoundEnded(ended.score, ended.winner))
