"""How strong and how quick the bots of Costly Tricks are: ``python bench/bots.py [--rounds 500] [--against greedy]``.

Every deal is played twice, with the seats swapped; a draw counts half. Prints each bot's share of the rounds with its
95 % interval and the seconds of one core that a move took, and fails (exit status 1) if a requirement is missed: the
`GOALS`, the time of the moves, and play without a single mistake in the last four tricks.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import Pool
from random import Random
from typing import Final

from parlour.core.game import Plan
from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.cards import Card, Hand
from parlour.games.costly_tricks.imagine import sample
from parlour.games.costly_tricks.rules import HANDS, SIDES, State, hand_to_play, legal
from parlour.games.costly_tricks.search import Search
from parlour.games.costly_tricks.view import View

OPTIONS: Final = GAME.editions[GAME.default_edition]
PERFECT_CARDS: Final = 4 * HANDS
USUAL_SECONDS: Final = 0.3
"""What 95 % of the moves may take at most."""
WORST_SECONDS: Final = 0.8


def at_random(view: View, rng: Random) -> tuple[int, Card] | None:
    """Plays any legal card."""
    state = sample(view, rng)
    hand = hand_to_play(state)
    return None if hand is None else (0, rng.choice(legal(state, hand % SIDES)))


def greedy(view: View, rng: Random) -> tuple[int, Card] | None:
    """Gets most out of the trick on the table, which it sees to its end, and nothing but that."""
    state = sample(view, rng)
    hand = hand_to_play(state)
    if hand is None:
        return None
    later = max(held.bit_count() for held in state.hands) - 1
    values = Search(state, horizon=later, estimate=nothing).values(state) if later else {}
    best = (max, min)[hand % SIDES](values.values(), default=0)
    cards = [card for card, value in values.items() if value == best]
    return 0, rng.choice(cards or legal(state, hand % SIDES))


def nothing(hands: tuple[Hand, ...], leader: int) -> int:
    """The guess of somebody who does not care what comes after the trick."""
    return 0


OPPONENTS: Final[dict[str, Plan]] = {"random": at_random, "greedy": greedy}
GOALS: Final = {("medium", "random"): 0.95, ("medium", "greedy"): 0.6}
"""The share of the rounds that a bot must win at least."""


@dataclass(frozen=True)
class Round:
    """One round of a bot: its share of the win, the seconds of each of its moves, and its mistakes at the end."""

    share: float
    seconds: tuple[float, ...]
    mistakes: int


def play(bot: Plan, opponent: Plan, deal: int, side: int) -> Round:
    """Plays a deal with the bot as that side."""
    state = GAME.begin(OPTIONS, SIDES, GAME.deal(OPTIONS, SIDES, None, Random(deal)))
    rng = Random(deal * SIDES + side)
    seconds, mistakes = [], 0
    while seats := GAME.to_act(state):
        view, moves = GAME.view(state, seats[0]), seats[0] == side
        start = time.process_time()
        planned = (bot if moves else opponent)(view, rng)
        if moves:
            seconds.append(time.process_time() - start)
        if planned is None:
            raise RuntimeError("a bot did not move when it was its turn")
        mistakes += moves and is_mistake(state, planned[1])
        state = GAME.apply(state, seats[0], planned[1])
    ended = GAME.result(state)
    winner = None if ended is None else ended.winner
    return Round(0.5 if winner is None else float(winner == side), tuple(seconds), mistakes)


def is_mistake(state: State, card: Card) -> bool:
    """Whether a card of the last four tricks loses points for its side."""
    if sum(held.bit_count() for held in state.hands) + len(state.table) > PERFECT_CARDS:
        return False
    hand = hand_to_play(state)
    values = Search(state).values(state)
    return hand is not None and values[card] != (max, min)[hand % SIDES](values.values())


def pair(names: tuple[str, str], deal: int) -> tuple[Round, Round]:
    """A deal played both ways."""
    bot, opponent = GAME.bots[names[0]], OPPONENTS[names[1]]
    return play(bot, opponent, deal, 0), play(bot, opponent, deal, 1)


def report(names: tuple[str, str], pairs: Sequence[tuple[Round, Round]]) -> Iterable[str]:
    """Prints the line of a match-up; what it yields is missed."""
    shares = [(first.share + second.share) / 2 for first, second in pairs]
    share, margin = statistics.mean(shares), 1.96 * statistics.stdev(shares) / len(shares) ** 0.5
    rounds = [one for both in pairs for one in both]
    seconds = sorted(second for one in rounds for second in one.seconds)
    usual, worst = seconds[int(0.95 * len(seconds))], seconds[-1]
    mistakes = sum(one.mistakes for one in rounds)
    print(
        f"{names[0]:8} {names[1]:8} {len(rounds):6} {share:7.1%} ± {margin:4.1%}   "
        f"{statistics.median(seconds):7.3f} {usual:7.3f} {worst:7.3f}   {mistakes:8}",
        flush=True,
    )
    if share < GOALS[names]:
        yield f"{names[0]} wins less than {GOALS[names]:.0%} against {names[1]}"
    if usual > USUAL_SECONDS or worst > WORST_SECONDS:
        yield f"{names[0]} takes longer than {USUAL_SECONDS} s (95 %) or {WORST_SECONDS} s (worst) against {names[1]}"
    if mistakes:
        yield f"{names[0]} makes mistakes in the last four tricks against {names[1]}"


def main() -> int:
    """Plays all match-ups and says what is missed."""
    parser = argparse.ArgumentParser(description="Measure the bots of Costly Tricks.")
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--against", choices=OPPONENTS, help="only this opponent")
    arguments = parser.parse_args()
    print("bot      against  rounds  wins (95 %)       median    95 %   worst s   mistakes at the end")
    missed: list[str] = []
    with Pool(arguments.workers) as pool:
        for names in GOALS:
            if arguments.against not in {None, names[1]}:
                continue
            missed += report(names, pool.map(partial(pair, names), range(arguments.rounds // 2), chunksize=1))
    for line in missed:
        print(f"MISSED: {line}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
