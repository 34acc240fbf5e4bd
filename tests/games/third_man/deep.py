"""Positions for the tests of the bots, and the slow way to see what deviating could gain."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

from parlour.core.game import HOUSE
from parlour.games.third_man import GAME
from parlour.games.third_man.auction import RANKS
from parlour.games.third_man.equilibrium import Mix
from parlour.games.third_man.rules import State
from parlour.games.third_man.winning_chances import Position, from_state
from tests.games.random_play import random_play

Worths = Sequence[Sequence[float]]
"""What each combination of three cards is worth to each of the three, the last one's card changing fastest."""


def led_states(seeds: Sequence[int], edition: str = "piatnik-2001") -> Iterator[State]:
    """The states of random series before their auctions."""
    for seed in seeds:
        made = random_play(GAME, seed, edition=edition)
        for state, (seat, _) in zip(made.states, made.moves, strict=False):
            if seat != HOUSE and seat == state.leader:
                yield state


def led_positions(seeds: Sequence[int]) -> Iterator[Position]:
    return map(from_state, led_states(seeds))


def last_position(rng: Random) -> Position:
    """Everybody has two cards, and the leader is not behind."""
    hands = tuple(sum(1 << rank for rank in rng.sample(RANKS, 2)) for _ in range(4))
    scores = sorted((rng.randint(-18, 18) for _ in range(4)), reverse=True)
    return Position(hands, (scores[0], *rng.sample(scores[1:], 3)), ((),) * 4, 21)


def worth(worths: Worths, mixes: Sequence[Mix], player: int) -> float:
    """What a player expects."""
    cards = product(*(range(len(mix)) for mix in mixes))
    return sum(
        mixes[0][a] * mixes[1][b] * mixes[2][c] * each[player] for (a, b, c), each in zip(cards, worths, strict=True)
    )


def gain(worths: Worths, mixes: Sequence[Mix], player: int) -> float:
    """What a player could gain by deviating: the best of his cards, each tried for certain, against what he has."""
    size = len(mixes[player])
    certain = [[float(card == other) for other in range(size)] for card in range(size)]
    tries = [worth(worths, [*mixes[:player], mix, *mixes[player + 1 :]], player) for mix in certain]
    return max(tries) - worth(worths, mixes, player)
