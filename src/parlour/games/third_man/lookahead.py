"""One auction solved as a game on the chance of winning the series: what is worth bidding, open or sealed."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from operator import mul
from typing import Final

import msgspec

from parlour.games.third_man.auction import CARDS, PLAYERS, Bid
from parlour.games.third_man.equilibrium import Mix, Rows, logit, respond, rows
from parlour.games.third_man.last import equilibrium
from parlour.games.third_man.winning_chances import Auction, Chances, Position, Weights, chances

FOLLOWING: Final = range(1, PLAYERS)
REPEATS: Final = 4
"""How often the last auction is solved anew with what it turned out to be worth if it is annulled."""

REMEMBERED: Final = 256
"""So many auctions are remembered: every series begins with the same one, and several bots think about each."""


class Strength(msgspec.Struct, frozen=True):
    """How carefully a bot bids.

    Attributes:
        tau: the temperature of its logit responses, in chance of winning the series.
        rounds: of the search for an equilibrium, at least.
        exact: it plays the last auction without mistakes.
    """

    tau: float
    rounds: int
    exact: bool


class Reply(msgspec.Struct, frozen=True):
    """What follows an open bid: the mixed bids of the three who follow, and everybody's chances, by player."""

    mixes: tuple[Mix, ...]
    chances: Chances


class Bidding(msgspec.Struct, frozen=True):
    """A whole auction: how the leader mixes, and what follows each card of his hand, in rising order."""

    mix: Mix
    replies: tuple[Reply, ...]
    chances: Chances


@lru_cache(REMEMBERED)
def lead(position: Position, weights: tuple[Weights, ...], strength: Strength) -> Bidding:
    """The auction before its open bid."""
    last = strength.exact and position.left == 1
    annulled = chances(position, weights)
    for _ in range(REPEATS if last else 1):
        auction = Auction(position, weights, annulled)
        bidding = _bidding(auction, strength, exact=last)
        annulled = bidding.chances
    return bidding


@lru_cache(REMEMBERED)
def reply(position: Position, bid: Bid, weights: tuple[Weights, ...], strength: Strength) -> Reply:
    """The auction after its open bid."""
    if strength.exact and position.left == 1:
        return lead(position, weights, strength).replies[CARDS[position.hands[0]].index(bid)]
    return _reply(Auction(position, weights), bid, strength, exact=False)


def _bidding(auction: Auction, strength: Strength, *, exact: bool) -> Bidding:
    replies = tuple(_reply(auction, bid, strength, exact=exact) for bid in CARDS[auction.position.hands[0]])
    worths = [reply.chances[0] for reply in replies]
    mix = best(worths) if exact else respond(worths, strength.tau)
    return Bidding(mix, replies, average([reply.chances for reply in replies], mix))


def best(worths: Sequence[float]) -> Mix:
    """Equal probabilities for the cards that are worth most, and none for the others."""
    top = [worth >= max(worths) - 1e-9 for worth in worths]
    return [one / sum(top) for one in top]


def average(all_chances: Sequence[Chances], weights: Sequence[float]) -> Chances:
    """The chances, each weighted."""
    return tuple(sum(map(mul, column, weights)) for column in zip(*all_chances, strict=True))


def _reply(auction: Auction, bid: Bid, strength: Strength, *, exact: bool) -> Reply:
    after, game = game_after(auction, bid)
    mixes = logit(game, strength.tau, strength.rounds)
    if exact:
        mixes = equilibrium(game, mixes)
    return Reply(tuple(mixes), average(after, [one * two * three for one, two, three in product(*mixes)]))


def game_after(auction: Auction, bid: Bid) -> tuple[list[Chances], tuple[Rows, ...]]:
    """After an open bid: everybody's chances for each combination of sealed bids, and the game of the three."""
    hands = [CARDS[auction.position.hands[player]] for player in FOLLOWING]
    after = auction.after(bid)
    return after, rows([each[1:] for each in after], [len(hand) for hand in hands])
