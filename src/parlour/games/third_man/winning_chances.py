"""How likely each player is to win a series: a guess between auctions, certain at the end (TM-7, TM-8).

Players are counted from the leader, who is player 0; the three who follow him come in the order of the seats. The
guess is a softmax: a player's strength is ``exp`` of a linear function of what he holds, where he stands and whether he
leads. Its numbers, in ``weights.json``, come from ``scripts/third_man_weights.py``.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from math import exp
from typing import Final, TypeAlias

import msgspec

from parlour.games.third_man.auction import CARDS, PLAYERS, RANKS, Bid, Hand, outcome
from parlour.games.third_man.options import EDGES
from parlour.games.third_man.rules import FOLLOWERS, State
from parlour.games.third_man.view import View

Chances: TypeAlias = tuple[float, ...]
"""The chance of winning the series by player; they add up to 1, or to 0 if nobody can win any more."""

FAR: Final = 8
"""A score from which a single auction may take the piece off the board."""
NOBODY: Final[Chances] = (0.0,) * PLAYERS
CERTAIN: Final = tuple(tuple(float(player == winner) for player in range(PLAYERS)) for winner in range(PLAYERS))


class Weights(msgspec.Struct, frozen=True):
    """What makes a player strong when a number of auctions is left.

    Attributes:
        cards: by rank, what holding the card adds.
        score: what ten points add.
        far: what ten points beyond `FAR` add besides.
        lead: what leading the next auction adds.
    """

    cards: tuple[float, ...]
    score: float
    far: float
    lead: float


class Position(msgspec.Struct, frozen=True):
    """A series before an auction, by player.

    Attributes:
        hands: the cards not used.
        scores: where the pieces stand.
        history: the moves of each piece, the last one first, which break a shared lead (TM-3).
        edge: a piece leaves the board with a score of this, or minus this (TM-7).
    """

    hands: tuple[Hand, ...]
    scores: tuple[int, ...]
    history: tuple[tuple[int, ...], ...]
    edge: int

    @property
    def left(self) -> int:
        """How many auctions are left if no piece leaves the board; the tenth card is never bid."""
        return self.hands[0].bit_count() - 1


@cache
def learnt() -> tuple[Weights, ...]:
    """The weights of the package, for one auction left, for two, and so on."""
    text = files("parlour.games.third_man").joinpath("weights.json").read_bytes()
    return msgspec.json.decode(text, type=tuple[Weights, ...])


def order(leader: int) -> tuple[int, ...]:
    """The seats by player, for example 2, 0, 1, 3 when seat 2 leads."""
    return (leader, *FOLLOWERS[leader])


def from_view(view: View) -> Position:
    """The position of a view in which somebody leads."""
    assert view.leader is not None
    moves = [auction.moves for auction in reversed(view.auctions) if auction.places]
    bidders = [view.bidders[seat] for seat in order(view.leader)]
    return Position(
        tuple(sum(1 << rank for rank in bidder.hand) for bidder in bidders),
        tuple(bidder.score for bidder in bidders),
        tuple(tuple(moved[seat] for moved in moves) for seat in order(view.leader)),
        EDGES[view.board_end],
    )


def from_state(state: State) -> Position:
    """The position of a state in which somebody leads."""
    assert state.leader is not None
    moves = [auction.moves for auction in reversed(state.auctions) if auction.moves is not None]
    seats = order(state.leader)
    return Position(
        tuple(state.hands[seat] for seat in seats),
        tuple(state.scores[seat] for seat in seats),
        tuple(tuple(moved[seat] for moved in moves) for seat in seats),
        state.edge,
    )


def chances(position: Position, weights: Sequence[Weights]) -> Chances:
    """The guess before an auction; player 0 leads it."""
    layer = weights[position.left - 1]
    strengths = [
        standing(score, layer) * holding(hand, layer)
        for score, hand in zip(position.scores, position.hands, strict=True)
    ]
    return _shares(strengths, 0, exp(layer.lead))


def standing(score: int, layer: Weights) -> float:
    """What a score multiplies a player's strength by."""
    return exp((layer.score * score + layer.far * max(0, score - FAR)) / 10)


def holding(hand: Hand, layer: Weights) -> float:
    """What the cards that a player holds multiply his strength by."""
    return exp(sum(layer.cards[rank] for rank in CARDS[hand]))


def _shares(strengths: list[float], leader: int | None, lead: float) -> Chances:
    if leader is not None:
        strengths[leader] *= lead
    whole = sum(strengths)
    first, second, third, fourth = strengths
    return first / whole, second / whole, third / whole, fourth / whole


class Auction:
    """What every four bids of an auction are worth to every player.

    Args:
        annulled: the chances if the auction is annulled; the guess for the position itself, unless told better.
    """

    def __init__(self, position: Position, weights: Sequence[Weights], annulled: Chances | None = None) -> None:
        self.position = position
        self.annulled = chances(position, weights) if annulled is None else annulled
        layer = weights[position.left - 2] if position.left > 1 else None
        self._last = layer is None
        self._lead = exp(layer.lead) if layer else 1.0
        self._standing = [_standings(score, layer) for score in position.scores]
        self._holding = [_holdings(hand, layer) for hand in position.hands]

    def after(self, bid: Bid) -> list[Chances]:
        """The chances once all bids lie open, for each combination of sealed ones, the last player's changing fastest.

        Unrolled, since bots that think spend half of their time here.

        Args:
            bid: the open one.
        """
        edge, lead, annulled = self.position.edge, self._lead, self.annulled
        start0, start1, start2, start3 = self.position.scores
        standing0, standing1, standing2, standing3 = self._standing
        holding0, holding1, holding2, holding3 = self._holding
        found: list[Chances] = []
        for bids in product((bid,), *map(CARDS.__getitem__, self.position.hands[1:])):
            came = outcome(bids)
            if came is None:
                found.append(annulled)
                continue
            move0, move1, move2, move3 = came.moves
            scores = start0 + move0, start1 + move1, start2 + move2, start3 + move3
            top = max(scores)
            ahead = scores.index(top) if scores.count(top) == 1 else self._further(scores, came.moves)
            if self._last or top >= edge or min(scores) <= -edge:
                found.append(NOBODY if ahead is None else CERTAIN[ahead])
                continue
            strengths = [
                standing0[move0] * holding0[bid],
                standing1[move1] * holding1[bids[1]],
                standing2[move2] * holding2[bids[2]],
                standing3[move3] * holding3[bids[3]],
            ]
            found.append(_shares(strengths, ahead, lead))
        return found

    def _further(self, scores: Sequence[int], moves: Sequence[int]) -> int | None:
        """Who is ahead of those who share the highest score; None if their moves never differed."""
        best = max(
            (score, moved, past) for score, moved, past in zip(scores, moves, self.position.history, strict=True)
        )
        ahead = [
            player
            for player in range(PLAYERS)
            if (scores[player], moves[player], self.position.history[player]) == best
        ]
        return ahead[0] if len(ahead) == 1 else None


MOVES: Final = range(-RANKS[-1], 2 * RANKS[-1] + 1)
"""How far a piece may move in an auction."""


def _standings(score: int, layer: Weights | None) -> dict[int, float]:
    """`standing` for each move."""
    return {moved: standing(score + moved, layer) for moved in MOVES} if layer else {}


def _holdings(hand: Hand, layer: Weights | None) -> dict[Bid, float]:
    """`holding` for each bid, without the card that was bid."""
    return {rank: holding(hand ^ 1 << rank, layer) for rank in CARDS[hand]} if layer else {}
