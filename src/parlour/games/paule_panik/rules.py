"""The rules of a round for the players: betting, playing, drawing, going out (PP-3 to PP-9, PP-12)."""

from operator import attrgetter
from random import Random
from typing import Final

from msgspec.structs import replace

from parlour.core.errors import IllegalAction
from parlour.core.game import HOUSE, Seat
from parlour.games.paule_panik import house
from parlour.games.paule_panik.cards import BIT, FITS, NAME, RANK, next_to
from parlour.games.paule_panik.progress import unless_blocked, went_out
from parlour.games.paule_panik.state import (
    FULL_HAND,
    ON_LEFT,
    ON_RIGHT,
    PLAYERS,
    REFILL,
    Action,
    Bet,
    Play,
    Refill,
    State,
    betting,
    fitting,
    is_stuck,
    may_refill,
)

SEATS: Final = {players: tuple(range(players)) for players in PLAYERS}
"""The seats of so many players."""
BET: Final = (Bet(yes=True), Bet(yes=False))
_BY_CARD: Final = attrgetter("card")
TURN_DELAY: Final = 1500
"""Milliseconds before a stuck table is turned, so that everybody sees why (PP-6)."""
ENDING_DELAY: Final = 1000
"""Milliseconds before a lot, and before the winner draws."""


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that may act: who has not said if he bets, then everybody who is not out.

    At a stuck table only those who could draw a card (PP-5). Who *can play* is not told: it would betray a hand.
    """
    seats = SEATS[len(state.hands)]
    if not state.fits[0]:
        return tuple(seat for seat in seats if state.said[seat] is None)
    if state.stuck:
        return tuple(seat for seat in seats if may_refill(state.hands[seat], state.piles[seat]))
    return tuple(seat for seat in seats if seat not in state.out) if state.out else seats


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """A seat's legal actions: its plays by card, red 1 first, the left stack before the right; then drawing."""
    if not 0 <= seat < len(state.hands):
        return ()
    left, right = state.fits
    if not left:
        return BET if state.said[seat] is None else ()
    hand = state.hands[seat]
    left, right = hand & left, hand & right
    plays: tuple[Action, ...] = ()
    if left and right:
        plays = tuple(sorted(ON_LEFT[left] + ON_RIGHT[right], key=_BY_CARD))
    elif left:
        plays = ON_LEFT[left]
    elif right:
        plays = ON_RIGHT[right]
    if state.options.auto_refill or not may_refill(hand, state.piles[seat]):
        return plays
    return (*plays, REFILL)


def apply(state: State, seat: Seat, action: Action) -> State:
    """The round after an action.

    Raises:
        IllegalAction: the rules forbid it now; in a race, because somebody else's card came first (PP-4).
        InvalidSetup: chance of `HOUSE` that does not fit: a reshuffle of other cards, a lot among other seats.
    """
    if not 0 <= seat < len(state.hands):
        if seat == HOUSE:
            return house.apply(state, action)
        raise IllegalAction("paule-panik-no-such-seat", seat=seat)
    if isinstance(action, Play):
        return _play(state, seat, action)
    if isinstance(action, Refill):
        return _refill(state, seat, moved=True)
    if isinstance(action, Bet):
        return _bet(state, seat, action)
    raise IllegalAction("paule-panik-only-the-table")


def apply_1(state: State, seat: Seat, action: Action) -> State:
    """The same under version 1 of the rules, where drawing a card did not keep a round from being blocked (PP-7)."""
    if seat in range(len(state.hands)) and isinstance(action, Refill):
        return _refill(state, seat, moved=state.moved)
    return apply(state, seat, action)


def _play(state: State, seat: Seat, play: Play) -> State:
    """PP-4, and PP-5 where the table refills: the card is judged against the top that lies there now.

    In one piece, since nothing is done as often: a function for the draw alone made it slower by a twentieth.
    """
    card, hands, piles = play.card, [*state.hands], state.piles
    hand, pile, bit = hands[seat], piles[seat], BIT[card]
    if not hand & state.fits[play.stack] & bit:
        raise _refused_play(state, seat, play)
    hand ^= bit
    if pile and state.options.auto_refill:
        hand |= BIT[pile[0]]
        rest = [*piles]
        rest[seat] = pile[1:]
        piles = tuple(rest)
    hands[seat] = hand
    (left, right), (fits_left, fits_right) = state.stacks, state.fits
    if play.stack:
        right += (card,)
        fits_right = FITS[card]
    else:
        left += (card,)
        fits_left = FITS[card]
    fits = fits_left, fits_right
    stuck = is_stuck(hands, fits)
    after = replace(state, hands=tuple(hands), piles=piles, stacks=(left, right), fits=fits, stuck=stuck, moved=True)
    return after if hand or pile else went_out(after, seat)


def _refused_play(state: State, seat: Seat, play: Play) -> IllegalAction:
    if state.ending:
        return IllegalAction("round-over")
    if betting(state):
        return IllegalAction("paule-panik-bets-first")
    if seat in state.out:
        return IllegalAction("paule-panik-you-are-out")
    if not state.hands[seat] >> play.card & 1:
        return IllegalAction("paule-panik-not-in-hand", card=NAME[play.card])
    top = RANK[state.stacks[play.stack][-1]]
    low, high = next_to(top)
    return IllegalAction("paule-panik-does-not-fit", rank=RANK[play.card], top=top, low=low, high=high)


def _refill(state: State, seat: Seat, *, moved: bool) -> State:
    """PP-5: one card from the player's own pile."""
    hand, pile = state.hands[seat], state.piles[seat]
    if state.ending:
        raise IllegalAction("round-over")
    if betting(state):
        raise IllegalAction("paule-panik-bets-first")
    if state.options.auto_refill:
        raise IllegalAction("paule-panik-refills-itself")
    if not pile:
        raise IllegalAction("paule-panik-pile-empty")
    if hand.bit_count() >= FULL_HAND:
        raise IllegalAction("paule-panik-hand-full", cards=FULL_HAND)
    hands, piles = [*state.hands], [*state.piles]
    hands[seat], piles[seat] = hand | BIT[pile[0]], pile[1:]
    stuck = is_stuck(hands, state.fits)
    return unless_blocked(replace(state, hands=tuple(hands), piles=tuple(piles), stuck=stuck, moved=moved))


def _bet(state: State, seat: Seat, bet: Bet) -> State:
    """PP-12: the last one to say it turns all bets over, and everybody takes up his hand."""
    if state.ending:
        raise IllegalAction("round-over")
    if not state.options.bets:
        raise IllegalAction("paule-panik-bets-off")
    if seat in state.spent:
        raise IllegalAction("paule-panik-bet-spent")
    if not betting(state):
        raise IllegalAction("paule-panik-bets-closed")
    if state.said[seat] is not None:
        raise IllegalAction("paule-panik-bet-said")
    said = state.said[:seat] + (bet.yes,) + state.said[seat + 1 :]
    if None in said:
        return replace(state, said=said)
    fits = fitting(state.stacks)
    return replace(state, said=said, fits=fits, stuck=is_stuck(state.hands, fits))


def ply(state: State) -> int | None:
    """0 while bets are made, which is no race (PP-12); then nothing: in real time legality alone decides."""
    return 0 if betting(state) else None


def due(state: State) -> int | None:
    """Milliseconds until `HOUSE` turns a card for a stuck table, draws a lot, or draws the winner's cards."""
    if state.ending:
        return ENDING_DELAY if state.ending.drawn is None else None
    return TURN_DELAY if state.stuck else None


def idle(state: State, rng: Random) -> tuple[Seat, Action]:
    """Whose action it is when nobody acts for long: nothing is turned while a card can be played (PP-6).

    Whoever has not said if he bets does not bet (PP-12). At a table that is stuck somebody forgets to draw. A card
    that is played for somebody is the first that he may play, which is the one that he is shown before.
    """
    if betting(state):
        return state.said.index(None), Bet(yes=False)
    if state.stuck:
        return rng.choice(to_act(state)), REFILL
    able = [(seat, actions[0]) for seat in to_act(state) if (actions := legal(state, seat)) and actions[0] != REFILL]
    return rng.choice(able)
