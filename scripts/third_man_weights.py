"""Learns what the bots of The Third Man think a position is worth: ``python scripts/third_man_weights.py``.

Each generation plays series against itself, then goes through the positions it came by from the last auction to the
first: every auction is solved with the weights just learnt for the auctions after it, and the weights for this one are
fitted to what came out. Writes ``weights.json`` into the package; the same seed gives the same numbers.
"""

import argparse
import math
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from parlour.games.third_man import GAME
from parlour.games.third_man.auction import CARDS, PLAYERS, RANKS
from parlour.games.third_man.lookahead import Strength, lead
from parlour.games.third_man.rules import AUCTIONS, State
from parlour.games.third_man.winning_chances import FAR, Chances, Position, Weights, from_state, order

TARGET: Final = Path(__file__).parent.parent / "src/parlour/games/third_man/weights.json"
STRENGTH: Final = Strength(tau=0.02, rounds=14, exact=True)
STRAY: Final = 0.15
"""How often a player bids any card, so that unusual positions are learnt, too."""
RIDGE: Final = 0.002
"""Pulls weights to 0 that the positions say little about."""
STEPS: Final = 8
UNTRAINED: Final = (Weights((0.0,) * len(RANKS), 1.5, 0.0, 0.0),) * AUCTIONS

Example = tuple[list[list[float]], Chances]
"""By player what he holds, where he stands and whether he leads; and the chances that belong to it."""


def positions(weights: tuple[Weights, ...], rng: Random) -> Iterator[Position]:
    """The positions of a series of self-play, one before each auction."""
    options = GAME.editions[rng.choice(sorted(GAME.editions))]
    state = GAME.begin(options, PLAYERS, GAME.deal(options, PLAYERS, None, rng))
    while GAME.result(state) is None:
        if state.tied and GAME.house is not None:
            state = GAME.apply(state, -1, GAME.house(state, rng))
        position = from_state(state)
        if not state.auctions or state.auctions[-1].moves is not None:
            yield position
        state = auction(state, position, weights, rng)


def auction(state: State, position: Position, weights: tuple[Weights, ...], rng: Random) -> State:
    """The series after an auction of self-play."""
    assert state.leader is not None
    bidding = lead(position, weights, STRENGTH)
    opened = stray(range(len(bidding.mix)), bidding.mix, rng)
    for player, seat in enumerate(order(state.leader)):
        cards = CARDS[position.hands[player]]
        mix = bidding.replies[opened].mixes[player - 1]
        bid = stray(cards, mix, rng) if player else cards[opened]
        state = GAME.apply(state, seat, bid)
    return state


def stray(choices: Sequence[int], mix: Sequence[float], rng: Random) -> int:
    """One of the choices as the mix says, or now and then any."""
    return rng.choice(choices) if rng.random() < STRAY else rng.choices(choices, mix)[0]


def features(position: Position) -> list[list[float]]:
    """By player what the weights are multiplied by, in the order of `Weights`."""
    return [
        [
            *(float(hand >> rank & 1) for rank in RANKS),
            score / 10,
            max(0, score - FAR) / 10,
            float(player == 0),
        ]
        for player, (hand, score) in enumerate(zip(position.hands, position.scores, strict=True))
    ]


def shares(by_player: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """The softmax of the players' strengths."""
    strengths = [math.exp(sum(map(float.__mul__, own, weights))) for own in by_player]
    return [strength / sum(strengths) for strength in strengths]


def fit(examples: Sequence[Example]) -> list[float]:
    """The weights with the least cross-entropy to the chances, by Newton's method."""
    size = len(examples[0][0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [RIDGE * len(examples) * weight for weight in weights]
        curve = [[RIDGE * len(examples) * (i == j) for j in range(size)] for i in range(size)]
        for by_player, chances in examples:
            _add(slope, curve, by_player, chances, shares(by_player, weights))
        weights = [weight - step for weight, step in zip(weights, solve(curve, slope), strict=True)]
    return weights


def _add(
    slope: list[float],
    curve: list[list[float]],
    by_player: Sequence[Sequence[float]],
    chances: Chances,
    guess: Sequence[float],
) -> None:
    """Adds one example's share to the slope and the curvature of the cross-entropy."""
    mean = [sum(map(float.__mul__, guess, column)) for column in zip(*by_player, strict=True)]
    for own, chance, guessed in zip(by_player, chances, guess, strict=True):
        apart = [one - usual for one, usual in zip(own, mean, strict=True)]
        for i, value in enumerate(apart):
            slope[i] += (guessed - chance) * own[i]
            row, factor = curve[i], guessed * value
            for j, other in enumerate(apart):
                row[j] += factor * other


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a positive definite system, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = rows[i] = [value / rows[i][i] for value in rows[i]]
        for j, row in enumerate(rows):
            if j != i:
                rows[j] = [value - row[i] * own for value, own in zip(row, pivot, strict=True)]
    return [row[-1] for row in rows]


def learn(found: Sequence[Position], before: Sequence[Weights], most: int) -> tuple[Weights, ...]:
    """The weights from the last auction to the first; those from before where nothing was found."""
    weights = [*before]
    for left in range(1, AUCTIONS + 1):
        chosen = [position for position in found if position.left == left][:most]
        examples = [(features(position), lead(position, tuple(weights), STRENGTH).chances) for position in chosen]
        examples = [(by_player, chances) for by_player, chances in examples if sum(chances) > 0.5]
        if examples:
            *cards, score, far, leads = (round(weight, 3) + 0.0 for weight in fit(examples))  # + 0.0: no -0.0
            weights[left - 1] = Weights(tuple(cards), score, far, leads)
    return tuple(weights)


def write(weights: Sequence[Weights]) -> None:
    """Writes the weights, a line for each number of auctions left."""
    lines = ",\n".join(msgspec.json.encode(layer).decode() for layer in weights)
    TARGET.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main() -> int:
    """Learns generation after generation, and writes what the last one learnt."""
    parser = argparse.ArgumentParser(description="Learn the weights of The Third Man.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--series", type=int, default=240, help="series of self-play in a generation")
    arguments = parser.parse_args()
    weights: tuple[Weights, ...] = UNTRAINED
    rng = Random(arguments.seed)
    for generation in range(arguments.generations):
        found = [position for _ in range(arguments.series) for position in positions(weights, rng)]
        weights = learn(found, weights, arguments.series)
        spent = time.process_time()
        print(f"generation {generation + 1}: {len(found)} positions, {spent:.0f} s of one core so far", flush=True)
        write(weights)
    return 0


if __name__ == "__main__":
    sys.exit(main())
