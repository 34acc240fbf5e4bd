"""The last auction exactly: equilibria of three players with two cards each, found by their supports.

A player bids either card, or mixes because both are worth the same to him. So every equilibrium has each player at one
end or in between, and the mixes in between solve the others' indifference: a linear equation while one player bids a
certain card, a quadratic one if all three mix.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from math import sqrt
from typing import Final, TypeAlias

from parlour.games.third_man.equilibrium import Mix, Rows, gaps

Preference: TypeAlias = tuple[float, float, float, float]
"""How much better a player's second card is: a constant, and what the one other's second card, the other other's and
both together add."""
Triple: TypeAlias = tuple[float, float, float]
"""With what probability each player bids his second card."""

TINY: Final = 1e-9
ENDS: Final = (0.0, 1.0)


def preference(own: Rows) -> Preference:
    """A player's preference for his second card, from his worths."""
    neither, other, one, both = (second - first for first, second in zip(*own, strict=True))
    return neither, one - neither, other - neither, both - one - other + neither


def equilibrium(game: Sequence[Rows], near: Sequence[Mix]) -> list[Mix]:
    """The equilibrium nearest to those mixes; of none, where every equation is degenerate, those mixes."""
    distance = {mixes: _distance(mixes, near) for mixes in set(candidates(game)) if _holds(game, mixes)}
    return _mixes(min(distance, key=distance.__getitem__)) if distance else [*near]


def _distance(triple: Triple, near: Sequence[Mix]) -> tuple[float, Triple]:
    return sum(abs(second - mix[1]) for second, mix in zip(triple, near, strict=True)), triple


def _holds(game: Sequence[Rows], triple: Triple) -> bool:
    return all(0 <= second <= 1 for second in triple) and max(gaps(game, _mixes(triple))) < TINY


def _mixes(triple: Triple) -> list[Mix]:
    return [[1 - second, second] for second in triple]


def candidates(game: Sequence[Rows]) -> Iterator[Triple]:
    """All that an equilibrium can be, by support: three certain cards, one certain card, none."""
    first, second, third = map(preference, game)
    yield from product(ENDS, repeat=3)
    for end in ENDS:
        # Each of the two who mix makes the other indifferent.
        yield from ((end, b, c) for b in _root(_fix(third, 0, end)) for c in _root(_fix(second, 0, end)))
        yield from ((a, end, c) for a in _root(_fix(third, 1, end)) for c in _root(_fix(first, 0, end)))
        yield from ((a, b, end) for a in _root(_fix(second, 1, end)) for b in _root(_fix(first, 1, end)))
    yield from _all_mix(first, second, third)


def _fix(preferred: Preference, other: int, end: float) -> tuple[float, float]:
    """The preference once one of the others, by position, bids a certain card: a constant and a slope."""
    constant, *slopes, both = preferred
    return constant + slopes[other] * end, slopes[1 - other] + both * end


def _root(line: tuple[float, float]) -> Iterator[float]:
    """Where a line is 0; its ends and its middle, if it is 0 everywhere."""
    constant, slope = line
    if abs(slope) > TINY:
        yield -constant / slope
    elif abs(constant) <= TINY:
        yield from (0.0, 0.5, 1.0)


def _all_mix(first: Preference, second: Preference, third: Preference) -> Iterator[Triple]:
    """Where nobody prefers a card: what the first and the third say of their opponents is put into the second's.

    It is a quadratic in the second's mix; with a root of it two of the three equations give the other mixes, the third
    one where a player does not care what somebody does.
    """
    over_c, under_c = (-first[0], -first[1]), (first[2], first[3])
    over_a, under_a = (-third[0], -third[2]), (third[1], third[3])
    terms = [
        _times(second[0], under_a, under_c),
        _times(second[1], over_a, under_c),
        _times(second[2], under_a, over_c),
        _times(second[3], over_a, over_c),
    ]
    for b in _roots(*map(sum, zip(*terms, strict=True))):
        for a in _root(_fix(third, 1, b)):
            yield from ((a, b, c) for c in _root(_fix(first, 0, b)))
            yield from ((a, b, c) for c in _root(_fix(second, 0, a)))
        for c in _root(_fix(first, 0, b)):
            yield from ((a, b, c) for a in _root(_fix(second, 1, c)))


def _times(factor: float, one: tuple[float, float], other: tuple[float, float]) -> Triple:
    """The product of a number and two lines, as a quadratic: constant, slope, square."""
    return factor * one[0] * other[0], factor * (one[0] * other[1] + one[1] * other[0]), factor * one[1] * other[1]


def _roots(constant: float, slope: float, square: float) -> Iterator[float]:
    if abs(square) <= TINY:
        yield from _root((constant, slope))
        return
    inner = slope * slope - 4 * square * constant
    if inner >= 0:
        yield from ((-slope + sign * sqrt(inner)) / (2 * square) for sign in (1, -1))
