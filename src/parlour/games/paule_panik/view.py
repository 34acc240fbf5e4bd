"""What people and bots see of a round: their own hand, the centre, and how many cards lie elsewhere (PP-2, PP-3)."""

from typing import Final, Literal

import msgspec

from parlour.core.game import Seat, Viewer
from parlour.games.paule_panik.cards import NAME, RANK, Cards, cards_of, next_to
from parlour.games.paule_panik.options import Options
from parlour.games.paule_panik.scoring import centre, result
from parlour.games.paule_panik.state import End, Ending, Result, State, betting, free_places

NOT_ENDED: Final = Ending("out", ())
"""What is known of the ending while there is none."""
RacePhase = Literal["bets", "play", "ending", "over"]
"""Somebody has yet to say if he bets; cards are played; lots and the winner's draw are missing; the round is over."""


class Participant(msgspec.Struct, frozen=True):
    """What everybody may see of a player.

    Attributes:
        hand, pile: how many cards he holds and has in his pile.
        said: he has said if he bets, or has no bet card any more.
        bet: what he said, once it may be known: always to himself, to the others when all have said it.
        spent: he used his bet card in an earlier round.
        place: from 1, once he is out or the round is over.
    """

    hand: int
    pile: int
    said: bool
    bet: bool | None
    spent: bool
    place: int | None


class Drawn(msgspec.Struct, frozen=True):
    """The two cards that the winner drew, and where they lay: left stack from bottom to top, then the right one."""

    cards: tuple[str, str]
    positions: tuple[int, int]


class View(msgspec.Struct, frozen=True, tag_field="game", tag="paule-panik"):
    """A round of Paule Panik as one viewer may know it; colours are R, Y, G, B, V, and left is 0, right is 1.

    Attributes:
        viewer: whose view it is; None for a spectator.
        options: those in force.
        colours: the colours in play.
        phase: what is going on; while bets are made nobody sees a card.
        hand: the viewer's cards, in notation, by colour and rank.
        goes_on: for each of them, the two ranks that it may lie on (PP-4), whatever lies there now.
        may_draw: how many cards the viewer may draw before he plays again (PP-5).
        players: by seat.
        stacks: the left and the right centre stack, from the bottom.
        fits: for each stack, the two ranks that fit.
        sides: how many cards the left and the right side pile have.
        known: the cards that lie in the side piles, by colour and rank, once they come from a reshuffle.
        stuck: nobody can play, and the table is about to turn a card.
        reshuffles: how often the centre has been reshuffled.
        moved: somebody has played or drawn a card since the last reshuffle.
        out: the seats that have no card left, in the order of going out.
        end: why the round ended, as soon as it did.
        lots: the placing orders that were drawn.
        drawn: what the winner drew.
        result: once the round is over.
    """

    viewer: int | None
    options: Options
    colours: str
    phase: RacePhase
    hand: tuple[str, ...]
    goes_on: tuple[tuple[int, int], ...]
    may_draw: int
    players: tuple[Participant, ...]
    stacks: tuple[tuple[str, ...], tuple[str, ...]]
    fits: tuple[tuple[int, ...], tuple[int, ...]]
    sides: tuple[int, int]
    known: tuple[str, ...]
    stuck: bool
    reshuffles: int
    moved: bool
    out: tuple[int, ...]
    end: End | None
    lots: tuple[tuple[int, ...], ...]
    drawn: Drawn | None
    result: Result | None


def view(state: State, viewer: Viewer) -> View:
    """The round as its viewer may know it."""
    hidden = betting(state)
    ended = state.ending or NOT_ENDED
    known = state.sides[0] + state.sides[1] if state.reshuffles else ()
    outcome = result(state)
    order = outcome.places if outcome else state.out
    hand = () if viewer is None or hidden else cards_of(state.hands[viewer])
    return View(
        viewer=viewer,
        options=state.options,
        colours=state.colours,
        phase=phase(state),
        hand=names(hand),
        goes_on=tuple(next_to(RANK[card]) for card in hand),
        may_draw=_may_draw(state, viewer),
        players=tuple(_player(state, seat, viewer, order) for seat in range(len(state.hands))),
        stacks=((), ()) if hidden else (names(state.stacks[0]), names(state.stacks[1])),
        fits=((), ()) if hidden else (_fits(state.stacks[0]), _fits(state.stacks[1])),
        sides=(len(state.sides[0]), len(state.sides[1])),
        known=names(tuple(sorted(known))),
        stuck=state.stuck,
        reshuffles=state.reshuffles,
        moved=state.moved,
        out=state.out,
        end=state.ending.end if state.ending else None,
        lots=ended.lots,
        drawn=drawn(state, ended.drawn),
        result=outcome,
    )


def phase(state: State) -> RacePhase:
    """What is going on."""
    if betting(state):
        return "bets"
    if state.ending is None:
        return "play"
    return "ending" if state.ending.drawn is None else "over"


def _player(state: State, seat: Seat, viewer: Viewer, order: tuple[Seat, ...]) -> Participant:
    """PP-12: what somebody said is sealed until all have said it; the cards lie untouched until then."""
    hand, pile = state.hands[seat].bit_count(), len(state.piles[seat])
    hidden = betting(state)
    spent = seat in state.spent
    return Participant(
        hand=0 if hidden else hand,
        pile=hand + pile if hidden else pile,
        said=state.said[seat] is not None,
        bet=state.said[seat] if not hidden or spent or seat == viewer else None,
        spent=spent,
        place=order.index(seat) + 1 if seat in order else None,
    )


def _may_draw(state: State, viewer: Viewer) -> int:
    if viewer is None or state.options.auto_refill or phase(state) != "play":
        return 0
    return free_places(state.hands[viewer], state.piles[viewer])


def _fits(stack: Cards) -> tuple[int, ...]:
    return next_to(RANK[stack[-1]])


def drawn(state: State, positions: tuple[int, int] | None) -> Drawn | None:
    """The winner's cards that lie at these positions."""
    if positions is None:
        return None
    cards = centre(state)
    return Drawn((NAME[cards[positions[0]]], NAME[cards[positions[1]]]), positions)


def names(cards: Cards) -> tuple[str, ...]:
    """Cards in notation."""
    return tuple(NAME[card] for card in cards)
