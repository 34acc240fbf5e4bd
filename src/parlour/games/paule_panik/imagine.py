"""From a view back to a state: the cards that the viewer has not seen, dealt at random where they may be."""

from random import Random

import msgspec
from msgspec.structs import replace

from parlour.games.paule_panik.cards import CARD, FITS, Card, Cards, Hand, cards_in, hand_of
from parlour.games.paule_panik.scoring import groups
from parlour.games.paule_panik.state import FULL_HAND, NOTHING_FITS, Ending, Sides, State, fitting
from parlour.games.paule_panik.view import Participant, View


class Unseen(msgspec.Struct):
    """Unseen cards in random order, taken from the end."""

    cards: list[Card]

    def take(self, count: int) -> Cards:
        """The next cards, as many as that."""
        at = len(self.cards) - count
        taken = tuple(self.cards[at:])
        del self.cards[at:]
        return taken


def sample(view: View, rng: Random) -> State:
    """A state that looks like this view, all deals of the unseen cards equally likely but for what follows.

    That a table is stuck, or is not, says something of the hands; it is made true by choosing the cards that the
    others hold among those that do not fit, or by giving one of them a card that does.
    """
    stacks = _cards(view.stacks[0]), _cards(view.stacks[1])
    own = _cards(view.hand)
    away = {*stacks[0], *stacks[1], *own, *_cards(view.known)}
    unseen = [card for card in cards_in(view.colours) if card not in away]
    rng.shuffle(unseen)
    if view.phase == "bets":
        return _before_bets(view, Unseen(unseen), rng)
    hands = _hands(view, own, stacks, unseen, rng)
    rest = Unseen(unseen)
    piles = tuple(rest.take(player.pile) for player in view.players)
    return _state(view, hands, piles, stacks, _sides(view, rest, rng))


def _before_bets(view: View, unseen: Unseen, rng: Random) -> State:
    """Everything is unseen, and what the others said."""
    stacks = unseen.take(1), unseen.take(1)
    dealt = [unseen.take(player.hand + player.pile) for player in view.players]
    hands = tuple(hand_of(cards[:FULL_HAND]) for cards in dealt)
    piles = tuple(cards[FULL_HAND:] for cards in dealt)
    said = tuple(_said(player, rng) for player in view.players)
    return replace(_state(view, hands, piles, stacks, _sides(view, unseen, rng)), said=said)


def _said(player: Participant, rng: Random) -> bool | None:
    if not player.said or player.bet is not None:
        return player.bet
    return rng.random() < 0.5


def _hands(view: View, own: Cards, stacks: Sides, unseen: list[Card], rng: Random) -> tuple[Hand, ...]:
    """The hands; those of the others are taken out of the unseen cards."""
    fitting = FITS[stacks[0][-1]] | FITS[stacks[1][-1]]
    sizes = [0 if seat == view.viewer else player.hand for seat, player in enumerate(view.players)]
    held = _held(view, sum(sizes), fitting, unseen, may_play=bool(hand_of(own) & fitting))
    for card in held:
        unseen.remove(card)
    rng.shuffle(held)
    cards = Unseen(held)
    return tuple(hand_of(own if seat == view.viewer else cards.take(size)) for seat, size in enumerate(sizes))


def _held(view: View, count: int, fitting: Hand, unseen: list[Card], *, may_play: bool) -> list[Card]:
    """The cards that the others hold."""
    if view.stuck or view.end == "blocked":
        return [card for card in unseen if not fitting >> card & 1][:count]
    held = unseen[:count]
    if view.phase == "play" and not may_play and not hand_of(held) & fitting:
        held[0] = next(card for card in unseen if fitting >> card & 1)
    return held


def _sides(view: View, rest: Unseen, rng: Random) -> Sides:
    """The side piles: of known cards in unknown order after a reshuffle, else of what is left."""
    known = list(_cards(view.known))
    rng.shuffle(known)
    cards = Unseen(known) if view.reshuffles else rest
    return cards.take(view.sides[0]), cards.take(view.sides[1])


def _state(view: View, hands: tuple[Hand, ...], piles: tuple[Cards, ...], stacks: Sides, sides: Sides) -> State:
    state = State(
        view.options,
        view.colours,
        hands,
        piles,
        stacks,
        sides,
        fitting(stacks) if view.phase == "play" else NOTHING_FITS,
        view.stuck,
        tuple(player.bet for player in view.players),
        tuple(seat for seat, player in enumerate(view.players) if player.spent),
        view.out,
        view.reshuffles,
        view.moved,
    )
    if view.end is None:
        return state
    ending = Ending(view.end, groups(state), view.lots, view.drawn.positions if view.drawn else None)
    return replace(state, ending=ending)


def _cards(names: tuple[str, ...]) -> Cards:
    return tuple(CARD[name] for name in names)
