"""Mixed bids of the three who follow: the logit equilibrium of one auction, and what deviating from it could gain.

A player in a logit equilibrium bids each card with a probability proportional to ``exp(worth / tau)``, given what the
others do: the smaller tau is, the rarer are his mistakes, and he could gain at most tau times the logarithm of the
number of his cards by deviating.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from math import exp, log
from operator import mul
from typing import Final, TypeAlias

Mix: TypeAlias = list[float]
"""The probability of each card, in rising order."""
Rows: TypeAlias = Sequence[Sequence[float]]
"""A player's worths: for each of his cards, those against every combination of what the other two bid."""

WARM: Final = 0.2
"""The temperature that the search for an equilibrium begins with."""
COOLING: Final = 0.75
PACE: Final = 0.3
"""How far a mix moves towards a response, less and less once the search goes on for too long: it has overshot."""
PATIENCE: Final = 8
"""After so many times the usual number of rounds the search gives up."""


def rows(worths: Sequence[Sequence[float]], sizes: Sequence[int]) -> tuple[Rows, ...]:
    """The worths by player and own card.

    Args:
        worths: for every combination of three bids, the last bidder's changing fastest, the worth to each bidder.
        sizes: how many cards each has.
    """
    first, second, third = ([worth[player] for worth in worths] for player in range(3))
    a, b, c = sizes
    return (
        [first[i * b * c : (i + 1) * b * c] for i in range(a)],
        [[worth for i in range(a) for worth in second[(i * b + j) * c : (i * b + j + 1) * c]] for j in range(b)],
        [third[k::c] for k in range(c)],
    )


def expected(own: Rows, mixes: Sequence[Mix]) -> list[float]:
    """What each card of a player is worth while the other two mix like that."""
    weights = [one * other for one, other in product(*mixes)]
    return [sum(map(mul, row, weights)) for row in own]


def respond(worths: Sequence[float], tau: float) -> Mix:
    """The logit response: cards that are worth more are bid more often."""
    best = max(worths)
    weights = [exp((worth - best) / tau) for worth in worths]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def others(mixes: Sequence[Mix], player: int) -> list[Mix]:
    """The mixes of the other two, in order."""
    return [mix for other, mix in enumerate(mixes) if other != player]


def logit(game: Sequence[Rows], tau: float, rounds: int) -> list[Mix]:
    """The logit equilibrium, approached from equal probabilities while the temperature sinks to tau.

    Args:
        rounds: how many responses each player makes; more, if somebody could still gain more than in an equilibrium.
    """
    mixes = [[1 / len(own)] * len(own) for own in game]
    for turn in range(rounds * PATIENCE):
        if turn >= rounds and _settled(game, mixes, tau):
            break
        warmth, pace = max(tau, WARM * COOLING**turn), PACE * min(1, rounds / (turn + 1))
        for player, own in enumerate(game):
            response = respond(expected(own, others(mixes, player)), warmth)
            mixes[player] = [old + pace * (new - old) for old, new in zip(mixes[player], response, strict=True)]
    return mixes


def _settled(game: Sequence[Rows], mixes: Sequence[Mix], tau: float) -> bool:
    return all(gap <= tau * log(len(own)) for gap, own in zip(gaps(game, mixes), game, strict=True))


def gaps(game: Sequence[Rows], mixes: Sequence[Mix]) -> Iterator[float]:
    """What each player could gain by deviating, for example 0 in an equilibrium without mistakes."""
    for player, own in enumerate(game):
        worths = expected(own, others(mixes, player))
        yield max(worths) - sum(map(mul, worths, mixes[player]))
