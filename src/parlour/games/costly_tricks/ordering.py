"""Which cards a search tries, and in what order: the better the first one, the less there is to search."""

from typing import Final, NamedTuple, TypeAlias

from parlour.games.costly_tricks.cards import Card, Hand, cards_of
from parlour.games.costly_tricks.rules import COST, HANDS, SIDES
from parlour.games.costly_tricks.trick import ROW, Hands, LaidTrick, may_beat

USUAL_RANK: Final = 7
"""What a card still to come is taken to add; with 5, the average rank, a search is a third longer."""


class Move(NamedTuple):
    """A card, the table after it, and how good that looks for the side that plays it."""

    promise: int
    card: Card
    table: LaidTrick


Moves: TypeAlias = list[Move]


def promising(hands: Hands, hand: int, table: LaidTrick, cards: Hand, *, must_follow_trump: bool) -> Moves:
    """All cards, those first whose trick looks best: who is likely to win it, and what it will be worth.

    Args:
        hands: the cards left.
        hand: the one to play, not the last one of the trick.
        table: the trick so far.
        cards: those that the hand may play.
        must_follow_trump: CT-6.
    """
    to_come = USUAL_RANK * (HANDS - 1 - table.places) - COST
    moves = []
    for card in cards_of(cards):
        after = table.add(hand, card)
        winner = likely_winner(hands, hand, after, must_follow_trump=must_follow_trump)
        worth = after.ranks + to_come
        moves.append(Move(worth if (winner ^ hand) % SIDES == 0 else -worth, card, after))
    moves.sort(reverse=True)
    return moves


def likely_winner(hands: Hands, hand: int, table: LaidTrick, *, must_follow_trump: bool) -> int:
    """The hand that wins if every later one takes the trick from the other side wherever it can."""
    winner = table.winner
    for later in range(hand + 1, hand + 1 + HANDS - table.places):
        other = later % HANDS
        if (other ^ winner) % SIDES and may_beat(hands[other], table, must_follow_trump=must_follow_trump):
            winner = other
    return winner


def closing(left: Hand, hand: int, table: LaidTrick, cards: Hand) -> Moves:
    """The cards of the last hand of a trick, best first, without those that another one surely equals.

    Two cards of one colour with no card left between them do the same later on, so keeping the lower one instead of
    the higher costs at most the difference of their ranks. If they give the trick to the same hand, the higher one
    is as good for its own side, the lower one as good if the other side wins.
    """
    moves: Moves = []
    last: Move | None = None
    for card in cards_of(cards):
        after = table.add(hand, card)
        ours = (after.winner ^ hand) % SIDES == 0
        move = Move(after.ranks - COST if ours else COST - after.ranks, card, after)
        if last is None or after.winner != last.table.winner or not neighbours(left, last.card, card):
            moves.append(move)
        elif ours:
            moves[-1] = move
        last = move
    moves.sort(reverse=True)
    return moves


def neighbours(left: Hand, low: Card, high: Card) -> bool:
    """Whether two cards have the same colour and no card that is left lies between them."""
    return ROW[low] == ROW[high] and not left & ((1 << high) - (2 << low))
