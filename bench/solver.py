"""How quick the solver of Costly Tricks is: ``python -m bench.solver [--deals 200] [--threads 4] [--without plain]``.

Every answer is checked: against the published positions, and each question about a deal against the others. Prints
seconds of one core (median, 90 %, worst) and nodes; the nodes are the same on every machine, their sums are the
fingerprint of the search. In the same run, for comparison: plain alpha-beta with a table of exact positions, also in
C++, and, where the package ``endplay`` is installed, the double-dummy solver DDS on as many cards. With ``--threads``
every card of each deal is asked once more of so many threads on one table, in seconds of the clock, which need as many
idle cores. The exit status is 1 if an answer is wrong or a goal is missed.
"""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from bench.arguments import at_least_one
from parlour._core import Plain
from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.cards import CARDS, NAME
from parlour.games.costly_tricks.rules import HANDS, SIDES, State, whole_hands
from parlour.games.costly_tricks.solver import Solver, has_kernel

SOLVED: Final = Path(__file__).parent.parent / "tests" / "solved" / "costly-tricks.jsonl"
OPTIONS: Final = GAME.editions[GAME.default_edition]
GOALS: Final = {"sign": (0.08, 4.0), "value": (0.25, 4.0), "values": (0.5, None)}
"""Seconds for a full deal: the median, the worst."""
PLAIN_TRICKS: Final = 9
PLAIN_EVERY: Final = 5
"""Of the published positions of so many tricks, every fifth."""
PLAIN_TIMES: Final = 40
"""How many times the nodes plain alpha-beta needs at least, in the median."""
PLAIN_ENOUGH: Final = 100
"""How many times the nodes it may visit before it is stopped; what it would need is more then."""
PLAIN_TABLE: Final = 22
UNKNOWN: Final = 0
"""DDS does not tell its nodes."""


class Run(NamedTuple):
    """One question answered."""

    seconds: float
    nodes: int


class Missed(Exception):
    """A wrong answer; nothing else counts then."""


def full_deal(seed: int) -> State:
    """The deal of a seed."""
    return GAME.begin(OPTIONS, SIDES, GAME.deal(OPTIONS, SIDES, None, Random(seed)))


def published(*tricks: int) -> Iterator[tuple[State, Any]]:
    """The published positions of so many tricks, and what is known of them."""
    for line in SOLVED.read_text(encoding="utf-8").splitlines():
        position = json.loads(line)
        if position["tricks"] in tricks:
            setup = {field: position[field] for field in ("hands", "leader", "score")}
            yield GAME.begin(GAME.editions[position["edition"]], SIDES, setup), position


def measure(state: State, question: Callable[[Solver, State], Any], threads: int = 1) -> tuple[Any, Run]:
    """The answer of a new solver, what its making takes included; seconds of one core, or of the clock for threads."""
    clock = time.process_time if threads == 1 else time.perf_counter
    start = clock()
    solver = Solver(state, threads=threads)
    answer = question(solver, state)
    return answer, Run(clock() - start, solver.nodes)


def check(*, right: bool, what: str) -> None:
    """Raises `Missed` unless it is right."""
    if not right:
        raise Missed(what)


def show(what: str, runs: Sequence[Run]) -> float:
    """Prints the line of a question; returns the median of the seconds."""
    seconds, nodes = sorted(run.seconds for run in runs), sorted(run.nodes for run in runs)
    late = int(0.9 * len(runs))
    line = f"{what:24} {len(runs):4}  {statistics.median(seconds):7.3f} {seconds[late]:7.3f} {seconds[-1]:7.3f}"
    if nodes[-1] != UNKNOWN:
        line += (
            f"   {statistics.median(nodes) / 1e6:8.3f} {nodes[late] / 1e6:8.3f} {nodes[-1] / 1e6:8.3f}   {sum(nodes)}"
        )
    print(line, flush=True)
    return statistics.median(seconds)


def solve_published() -> Iterator[str]:
    """The published positions of 8 to 11 tricks, every card."""
    for tricks in (8, 9, 10, 11):
        runs = []
        for state, position in published(tricks):
            values, run = measure(state, Solver.values)
            right = {NAME[card]: value for card, value in values.items()} == position["values"]
            check(right=right, what=f"a published position of {tricks} tricks")
            runs.append(run)
        show(f"published, {tricks} tricks", runs)
    yield from ()


def solve_deals(number: int, threads: int) -> Iterator[str]:
    """Full deals: who wins, the score, every card, and this again with several threads."""
    runs: dict[str, list[Run]] = {"sign": [], "value": [], "values": []}
    together = []
    for seed in range(number):
        state = full_deal(seed)
        sign, run = measure(state, Solver.sign)
        runs["sign"].append(run)
        value, run = measure(state, Solver.value)
        runs["value"].append(run)
        values, run = measure(state, Solver.values)
        runs["values"].append(run)
        if threads > 1:
            same, run = measure(state, Solver.values, threads)
            together.append(run)
            check(right=same == values, what=f"deal {seed}, {threads} threads")
        best = (max, min)[state.leader % SIDES](values.values())
        check(right=value == best and sign.value == (value > 0) - (value < 0), what=f"deal {seed}")
    for question, measured in runs.items():
        median, worst = show(f"full deal, {question}", measured), max(run.seconds for run in measured)
        usual, longest = GOALS[question]
        if median > usual or (longest and worst > longest):
            yield f"{question}: {median:.3f} s, at worst {worst:.2f} s"
    if together:
        show(f"values, {threads} threads", together)


def compare_with_plain() -> Iterator[str]:
    """Plain alpha-beta with a table of exact positions, stopped where it has visited `PLAIN_ENOUGH` times the nodes."""
    runs, plain_runs = [], []
    for state, position in islice(published(PLAIN_TRICKS), 0, None, PLAIN_EVERY):
        value, run = measure(state, Solver.value)
        same, plain_run = measure_plain(state, PLAIN_ENOUGH * run.nodes)
        check(right=value == position["value"] and same in {value, None}, what="plain alpha-beta")
        runs.append(run)
        plain_runs.append(plain_run)
    show(f"value, {PLAIN_TRICKS} tricks", runs)
    show("plain alpha-beta", plain_runs)
    times = sorted(plain.nodes / run.nodes for run, plain in zip(runs, plain_runs, strict=True))
    stopped = sum(ratio >= PLAIN_ENOUGH for ratio in times)
    least, median = times[0], statistics.median(times)
    print(f"plain alpha-beta visits {least:.0f} times the nodes or more, {median:.0f} times in the median;")
    print(f"it was stopped at {PLAIN_ENOUGH} times in {stopped} of {len(times)} positions")
    if median < PLAIN_TIMES:
        yield f"plain alpha-beta visits only {median:.0f} times the nodes"


def measure_plain(state: State, most: int) -> tuple[int | None, Run]:
    """The answer of plain alpha-beta, None if it takes more nodes than `most`."""
    start = time.process_time()
    plain = Plain(whole_hands(state), state.must_follow_trump, PLAIN_TABLE)
    value = plain.value(sum(state.hands), state.leader, state.table, lambda: plain.nodes >= most)
    return value, Run(time.process_time() - start, plain.nodes)


def compare_with_dds(number: int) -> Iterator[str]:
    """DDS on bridge deals of 44 cards without trump: all leads, as `Solver.values` gives them."""
    if not find_spec("endplay"):
        print("DDS: the package endplay is not installed")
        return
    dds, bridge = import_module("endplay.dds"), import_module("endplay.types")
    runs = []
    for seed in range(number):
        hands = " ".join(bridge_hands(seed))
        deal = bridge.Deal(f"N:{hands}", first=bridge.Player.north, trump=bridge.Denom.nt)
        start = time.process_time()
        tricks = [taken for _, taken in dds.solve_board(deal)]
        runs.append(Run(time.process_time() - start, UNKNOWN))
        check(right=len(tricks) > 0 and all(0 <= taken <= 11 for taken in tricks), what="DDS")
    show("DDS, no trump, all leads", runs)
    yield from ()


def bridge_hands(seed: int) -> list[str]:
    """Four bridge hands of eleven cards, twos to queens: the same cards as `full_deal` gives."""
    cards = list(CARDS)
    Random(seed).shuffle(cards)
    names = "23456789TJQ"
    hands = [sorted(cards[hand::HANDS], reverse=True) for hand in range(HANDS)]
    return [
        ".".join("".join(names[card % 11] for card in hand if card // 11 == suit) for suit in range(4))
        for hand in hands
    ]


def main() -> int:
    """Measures all and says what is missed."""
    parser = argparse.ArgumentParser(description="Measure the solver of Costly Tricks.")
    parser.add_argument("--deals", type=at_least_one, default=200)
    parser.add_argument("--threads", type=at_least_one, default=1)
    parser.add_argument("--without", default="", help="what to leave out: published, deals, plain, dds")
    arguments = parser.parse_args()
    if not has_kernel():
        print("The kernel has not been built.")
        return 1
    parts = {
        "published": solve_published(),
        "deals": solve_deals(arguments.deals, arguments.threads),
        "plain": compare_with_plain(),
        "dds": compare_with_dds(arguments.deals),
    }
    print(
        "                       number  seconds: median 90 % worst       million nodes: median 90 % worst   all nodes"
    )
    try:
        missed = [line for name, part in parts.items() if name not in arguments.without.split(",") for line in part]
    except Missed as wrong:
        print(f"WRONG: {wrong}")
        return 1
    for line in missed:
        print(f"MISSED: {line}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
