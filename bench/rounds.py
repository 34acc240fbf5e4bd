"""Many random rounds of every game, with every value of every option, written as records and replayed.

    uv run --group dev bench/rounds.py --rounds 100000

A fault ends the run with its record. What is checked of every round: somebody could act, or `HOUSE` was due, until it
was over; its record replays to the same state; the text of every action reads back to that action.
"""

import argparse
import itertools
import time
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import msgspec

from parlour.core.discovery import games
from parlour.core.game import HOUSE, AnyGame
from parlour.core.play import random_round
from parlour.core.record import as_record, replay
from parlour.core.round import Variant


def variants(game: AnyGame) -> Iterator[Variant]:
    """Every combination of option values and every number of players, under the first edition's name."""
    names = list(msgspec.to_builtins(game.editions[game.default_edition]))
    values = [_values(field.type) for field in msgspec.structs.fields(game.options)]
    for chosen, players in itertools.product(itertools.product(*values), game.players):
        options = msgspec.convert(dict(zip(names, chosen, strict=True)), game.options)
        yield Variant(game, game.default_edition, options, players)


def _values(kind: Any) -> tuple[Any, ...]:
    return (True, False) if kind is bool else get_args(kind)


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
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.games:
        soak(games()[name], asked.rounds, asked.seed)


if __name__ == "__main__":
    main()
