"""Many random rounds of every game, with every value of every option, written as records and replayed.

    uv run --group dev python -m bench.rounds --rounds 100000

A fault ends the run with its record. What is checked of every round: somebody could act, or `HOUSE` was due, until it
was over; its record replays to the same state; the text of every action reads back to that action.
"""

import argparse
import itertools
import time
from random import Random

import msgspec

from bench.arguments import at_least_one
from parlour.check.trial import variants
from parlour.core.discovery import games
from parlour.core.game import HOUSE, AnyGame
from parlour.core.play import random_round
from parlour.core.record import as_record, replay
from parlour.core.round import Variant


def check(variant: Variant, rng: Random) -> int:
    """Plays a round, replays its record, and gives the number of actions."""
    game = variant.game
    played = random_round(variant, game.deal(variant.options, variant.players, None, rng), rng)
    replayed = replay(msgspec.json.decode(msgspec.json.encode(as_record(played))))
    assert replayed.round.outcome == played.outcome
    for seat, action in played.moves:
        assert game.parse(game.show(action)) == action
        assert seat == HOUSE or seat in range(variant.players)
    return len(played.moves)


def soak(game: AnyGame, rounds: int, seed: int) -> None:
    """Goes through the variants again and again, and prints what it took."""
    rng, every, actions, started = Random(seed), list(variants(game)), 0, time.process_time()
    for number, variant in zip(range(rounds), itertools.cycle(every), strict=False):
        try:
            actions += check(variant, rng)
        except BaseException:
            print(f"{game.name}: round {number} of seed {seed}, {variant.options}, {variant.players} players")
            raise
    took = time.process_time() - started
    settings = f"{len(every)} settings"
    print(f"{game.name:14} {rounds:>8,} rounds, {settings:12} {actions:>11,} actions, {took:7.0f} s of CPU", flush=True)


def main() -> None:
    """Soaks the games that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--rounds", type=at_least_one, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.games:
        soak(games()[name], asked.rounds, asked.seed)


if __name__ == "__main__":
    main()
