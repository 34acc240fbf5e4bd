"""What people and bots see of a round. Nothing is hidden (BL-1), so every viewer gets the same."""

from typing import Literal

import msgspec

from parlour.core.game import Seat, Viewer
from parlour.games.buddy.cards import CARDS_OF, NAME, POINTS, Card, Hand, worth
from parlour.games.buddy.rules import (
    SEATS,
    Result,
    Sequence,
    State,
    apply,
    playable,
    result,
    sweeps,
    to_act,
    totals,
)

Part = Literal["led", "led_alone", "stayed", "higher", "equal", "any"]
"""What a card did when it was played: led a sequence; led as a lone highest card, of capturing rank 0 (BL-7); stayed on
the table; swept as a higher card; swept as an equal one that counts as higher (BL-5); swept a lone highest lead."""


class TableCard(msgspec.Struct, frozen=True):
    """A card of a sequence: ``card`` in notation, the ``seat`` that played it, what it did, its ``points``."""

    card: str
    seat: int
    part: Part
    points: int


class PlayedSequence(msgspec.Struct, frozen=True):
    """A finished sequence: its cards in order, the seat that took them, their worth."""

    cards: tuple[TableCard, ...]
    taker: int
    points: int


class Outlook(msgspec.Struct, frozen=True):
    """What would come of a legal card.

    Attributes:
        card: the card in notation.
        part: what it would do.
        taker: the seat that would take the table, None if the card would stay there.
        points: what would lie on the table with it.
        own, totals: the points by seat after it.
    """

    card: str
    part: Part
    taker: int | None
    points: int
    own: tuple[int, ...]
    totals: tuple[int, ...]


class View(msgspec.Struct, frozen=True, tag_field="game", tag="buddy"):
    """A round of Buddy on your Left as anybody sees it; the left neighbour of seat i is seat i + 1.

    Attributes:
        hands: the cards in front of each seat in notation, from low to high.
        leader: the seat that led the sequence on the table, or leads the next.
        to_play: the seat whose turn it is; None when the round is over.
        lead: the lead-card, the one to beat, if one lies there.
        lone: it is a lone highest lead: the next card sweeps it, whatever it is (BL-7).
        barred: the card equal to the lead-card that the seat to play holds below a higher one and may not play (BL-5).
        table: the sequence on the table in the order of play.
        points: what lies on the table.
        own: the points that each seat has won.
        totals: the own points and the left neighbour's.
        sequences: the finished ones of the round.
        outlook: for every legal card, what would come of it.
        result: once the round is over.
    """

    hands: tuple[tuple[str, ...], ...]
    leader: int
    to_play: int | None
    lead: str | None
    lone: bool
    barred: str | None
    table: tuple[TableCard, ...]
    points: int
    own: tuple[int, ...]
    totals: tuple[int, ...]
    sequences: tuple[PlayedSequence, ...]
    outlook: tuple[Outlook, ...]
    result: Result | None


class CardPlayed(msgspec.Struct, frozen=True, tag_field="event", tag="buddy-card-played"):
    """A seat played a card.

    Attributes:
        seat, card, part: as in `TableCard`.
        lead: the lead-card, this card if it leads.
        points: what lies on the table with it.
    """

    seat: int
    card: str
    part: Part
    lead: str
    points: int


class TableTaken(msgspec.Struct, frozen=True, tag_field="event", tag="buddy-table-taken"):
    """A sequence ended: a seat took the cards on the table.

    Attributes:
        seat: who took them.
        swept: he swept; otherwise the last card of the round fell to him, unbeaten, from his right neighbour (BL-8).
        worth: the points of each card, in the order of play; ``points`` is their sum.
        own, totals: the points by seat after it.
    """

    seat: int
    swept: bool
    worth: tuple[int, ...]
    points: int
    own: tuple[int, ...]
    totals: tuple[int, ...]


class RoundEnded(msgspec.Struct, frozen=True, tag_field="event", tag="buddy-round-ended"):
    """The last card is played: own points, totals and chips by seat."""

    own: tuple[int, ...]
    totals: tuple[int, ...]
    chips: tuple[int, ...]


Event = CardPlayed | TableTaken | RoundEnded


def view(state: State, viewer: Viewer) -> View:
    """The whole round as its viewer may know it: all of it."""
    lone = bool(state.table) and not state.power
    return View(
        hands=tuple(_names(hand) for hand in state.hands),
        leader=_leader(state),
        to_play=next(iter(to_act(state)), None),
        lead=NAME[state.table[0]] if state.table else None,
        lone=lone,
        barred=next(iter(_names(state.hands[state.seat] ^ playable(state))), None),
        table=_laid(_leader(state), state.table, "led_alone" if lone else "led"),
        points=worth(state.table),
        own=state.own,
        totals=totals(state.own),
        sequences=tuple(map(_played, state.sequences)),
        outlook=tuple(_outlook(state, card) for card in CARDS_OF[playable(state)]),
        result=result(state),
    )


def _names(hand: Hand) -> tuple[str, ...]:
    return tuple(NAME[card] for card in CARDS_OF[hand])


def _leader(state: State) -> int:
    return (state.seat - len(state.table)) % SEATS


def _laid(leader: int, cards: tuple[Card, ...], first: Part) -> tuple[TableCard, ...]:
    """Cards that lie on the table: whatever follows the lead-card and has not swept just stayed."""
    return tuple(
        TableCard(NAME[card], (leader + place) % SEATS, "stayed" if place else first, POINTS[card])
        for place, card in enumerate(cards)
    )


def _played(sequence: Sequence) -> PlayedSequence:
    laid = _laid(sequence.leader, sequence.cards, "led_alone" if sequence.lone else "led")
    if len(laid) > 1:
        part = _sweeping(sequence.cards[0], sequence.cards[-1], lone=sequence.lone)
        laid = (*laid[:-1], msgspec.structs.replace(laid[-1], part=part))
    return PlayedSequence(laid, sequence.taker, sequence.points)


def _sweeping(lead: Card, card: Card, *, lone: bool) -> Part:
    """Why a card sweeps (BL-5 to BL-7)."""
    if lone:
        return "any"
    return "equal" if card == lead else "higher"


def _part(state: State, card: Card, after: State) -> Part:
    """What a card did, or would do."""
    if not state.table:
        return "led" if after.power else "led_alone"
    if not sweeps(state, card):
        return "stayed"
    return _sweeping(state.table[0], card, lone=not state.power)


def _outlook(state: State, card: Card) -> Outlook:
    after = apply(state, state.seat, card)
    return Outlook(
        card=NAME[card],
        part=_part(state, card, after),
        taker=None if after.table else after.sequences[-1].taker,
        points=worth((*state.table, card)),
        own=after.own,
        totals=totals(after.own),
    )


def tell(before: State, seat: Seat, card: Card, after: State, viewer: Viewer) -> tuple[Event, ...]:
    """What a viewer saw when a card was played: the card, then the end of the sequence or round that it brought."""
    cards = (*before.table, card)
    played = CardPlayed(seat, NAME[card], _part(before, card, after), NAME[cards[0]], worth(cards))
    return (played,) if after.table else (played, *_sequence_ended(after))


def _sequence_ended(after: State) -> tuple[Event, ...]:
    sequence = after.sequences[-1]
    taken = TableTaken(
        seat=sequence.taker,
        swept=len(sequence.cards) > 1,
        worth=tuple(POINTS[card] for card in sequence.cards),
        points=sequence.points,
        own=after.own,
        totals=totals(after.own),
    )
    ended = result(after)
    return (taken,) if ended is None else (taken, RoundEnded(ended.own, ended.totals, ended.chips))
