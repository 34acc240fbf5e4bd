"""How soon a bot that thinks ahead answers: ``python -m bench.ponder [--rounds 40] [--patience 2]``.

It plays rounds of Costly Tricks against the usual bot, which takes some seconds over every card, as a person does; in
that time the bot thinks ahead. A line says how long it then took over its own cards, in seconds of one core and of the
clock, with those two seconds and without. The exit status is 1 if fewer than nine answers of ten come within a second
of a core, if one takes ten, or if a round comes to less than the deal was worth.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Final

from bench.arguments import at_least_one
from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.bots import BOTS
from parlour.games.costly_tricks.rules import SIDES
from parlour.games.costly_tricks.solver import Solver
from parlour.games.costly_tricks.strongest import ahead

SOON: Final = 1.0
LATEST: Final = 10.0
SHARE: Final = 0.9
OPTIONS: Final = GAME.editions[GAME.default_edition]
Times = list[tuple[float, float]]


def after(seconds: float) -> Callable[[], bool]:
    """Says stop when so many seconds of the processor have passed."""
    until = time.process_time() + seconds
    return lambda: time.process_time() >= until


def play(seed: int, patience: float, took: Times) -> bool:
    """Plays a deal as one side; whether that side got at least what the deal was worth to it."""
    state, rng, own = GAME.begin(OPTIONS, SIDES, GAME.deal(OPTIONS, SIDES, None, Random(seed))), Random(seed), seed % 2
    worth = Solver(state).value(state)
    while seats := GAME.to_act(state):
        seat, view = seats[0], GAME.view(state, own)
        if seat == own:
            start = time.process_time(), time.perf_counter()
            ahead(view, own, lambda: False)
            card = BOTS["ada"].choose(view, own, rng)
            took.append((time.process_time() - start[0], time.perf_counter() - start[1]))
        else:
            if patience:
                ahead(view, own, after(patience))
            card = BOTS["bruno"].choose(GAME.view(state, seat), seat, rng)
        assert card is not None
        state = GAME.apply(state, seat, card)
    return (1, -1)[own] * (state.score[0] - worth) >= 0


def report(patience: float, took: Times) -> bool:
    """Prints a line; whether the answers came in time."""
    core, latest = sorted(core for core, _ in took), max(clock for _, clock in took)
    soon, soon_by_clock = (sum(times[kind] <= SOON for times in took) / len(took) for kind in range(2))
    print(
        f"{patience:8.1f} {len(took):8}   {soon:6.1%} {soon_by_clock:8.1%}   "
        f"{core[len(core) // 2]:6.3f} {core[int(0.9 * len(core))]:6.3f} {core[-1]:6.2f} {latest:6.2f}",
        flush=True,
    )
    return soon >= SHARE and core[-1] < LATEST


def main() -> int:
    """Plays the rounds twice, with time to think ahead and without."""
    parser = argparse.ArgumentParser(description="Measure how soon a bot that thinks ahead answers.")
    parser.add_argument("--rounds", type=at_least_one, default=40)
    parser.add_argument("--patience", type=float, default=2.0, help="seconds that the other side takes over a card")
    arguments = parser.parse_args()
    print(f"{'ahead s':>8} {'answers':>8}   within a second  median    90 %  worst  by clock")
    right = True
    for patience in (0.0, arguments.patience):
        took: Times = []
        won = [play(seed, patience, took) for seed in range(arguments.rounds)]
        right = report(patience, took) and all(won) and right
    print(f"load of the machine: {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
