"""Random play of every game, beside python-chess and OpenSpiel: decisions and rounds a second, in one run.

    uv run --group dev --group bench python -m bench.rules

Rounds of random play are dealt, played to their end and checked: the fingerprint of all results must be the same in
every repetition, and for the games the program names what its results add up to. The contenders take turns in short
slices, python-chess before and after each of the others, so that a busy machine slows them all, and seconds are of the
processor; the figure is the median of the repetitions, with the lowest and highest.
"""

import argparse
import hashlib
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from bench.arguments import at_least_one
from parlour.core.discovery import games
from parlour.core.game import HOUSE, AnyGame
from parlour.core.options import choose

AIMS = {"paule-panik": 8.0}
AIM = 10.0
"""How many times as fast as python-chess a game is meant to be."""

Played = tuple[int, int, str]
"""Decisions, rounds, and a fingerprint of the results."""
Rate = tuple[float, float]
"""Decisions and rounds a second."""


def play_game(game: AnyGame, players: int, rng: Random, seconds: float, rounds: int | None) -> Played:
    """Plays whole rounds at random, for a time or a number of them."""
    options, decisions, played, mark = choose(game), 0, 0, hashlib.sha256()
    until = time.process_time() + seconds
    while played < rounds if rounds else time.process_time() < until:
        state = game.begin(options, players, game.deal(options, players, None, rng))
        decisions += play_round(game, state, rng, mark)
        played += 1
    return decisions, played, mark.hexdigest()[:12]


def play_round(game: AnyGame, state: Any, rng: Random, mark: Any) -> int:
    """The inner loop that is timed: who may act, what is legal, one of it at random, the next state.

    In real time a seat may be named and have nothing; then another is drawn, while the state stays the same.
    """
    to_act, legal, apply, due, house = game.to_act, game.legal, game.apply, game.due, game.house
    decisions = 0
    while True:
        if house is not None and due(state) is not None:
            state = apply(state, HOUSE, house(state, rng))
            decisions += 1
            continue
        seats = to_act(state)
        if not seats:
            break
        seat = seats[0] if len(seats) == 1 else any_of(seats, rng)
        while not (actions := legal(state, seat)):
            seat = any_of(seats, rng)
        state = apply(state, seat, any_of(actions, rng))
        decisions += 1
    result = game.result(state)
    assert result is not None
    mark.update(msgspec.json.encode(result))
    return decisions


def any_of(options: Sequence[Any], rng: Random) -> Any:
    """One of them at random, the cheap way for everybody: `Random.choice` takes as long as a move of ours."""
    return options[int(rng.random() * len(options))]


def play_chess(rng: Random, seconds: float, rounds: int | None) -> Played:
    """python-chess: push and the list of legal moves."""
    import chess  # noqa: PLC0415

    decisions, played, mark = 0, 0, hashlib.sha256()
    until = time.process_time() + seconds
    while played < rounds if rounds else time.process_time() < until:
        board = chess.Board()
        while (moves := list(board.legal_moves)) and board.halfmove_clock < 100:
            board.push(any_of(moves, rng))
            decisions += 1
        mark.update(board.fen().encode())
        played += 1
    return decisions, played, mark.hexdigest()[:12]


def play_open_spiel(name: str, rng: Random, seconds: float, rounds: int | None) -> Played:
    """OpenSpiel's states from Python: legal_actions and apply_action."""
    import pyspiel  # noqa: PLC0415

    game, decisions, played, mark = pyspiel.load_game(name), 0, 0, hashlib.sha256()
    until = time.process_time() + seconds
    while played < rounds if rounds else time.process_time() < until:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_simultaneous_node():
                seats = range(game.num_players())
                state.apply_actions([any_of(state.legal_actions(seat), rng) for seat in seats])
                decisions += game.num_players()
            else:
                state.apply_action(any_of(state.legal_actions(), rng))
                decisions += 1
        mark.update(repr(state.returns()).encode())
        played += 1
    return decisions, played, mark.hexdigest()[:12]


Contender = Callable[[Random, float, int | None], Played]


def contenders() -> Iterator[tuple[str, Contender]]:
    """Who takes part: python-chess and OpenSpiel if they are installed, every game for every number of players."""
    if installed("chess"):
        yield "python-chess", play_chess
    if installed("pyspiel"):
        yield (
            "openspiel goofspiel",
            lambda *how: play_open_spiel("turn_based_simultaneous_game(game=goofspiel())", *how),
        )
        yield "openspiel hearts", lambda *how: play_open_spiel("hearts", *how)
    for game in games().values():
        for players in game.players:
            yield f"{game.name} ({players})", lambda *how, game=game, players=players: play_game(game, players, *how)


def installed(module: str) -> bool:
    """Whether a module can be imported."""
    try:
        __import__(module)
    except ImportError:
        return False
    return True


def main() -> int:
    """Prints the table; fails if an answer is not the same twice."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.2, help="of the processor, for each slice")
    parser.add_argument("--repeat", type=at_least_one, default=15)
    asked = parser.parse_args()
    entered, wrong = dict(contenders()), 0
    for name, play in entered.items():
        marks = {play(Random(1), 0, 20)[2] for _ in range(2)}
        wrong += len(marks) > 1
        print(f"{name:24} 20 rounds of seed 1: {' '.join(sorted(marks))}{'  NOT THE SAME TWICE' * (len(marks) > 1)}")
    chess = entered.pop("python-chess", None)
    base, rates = list[Rate](), {name: list[Rate]() for name in entered}
    for repetition in range(asked.repeat):
        for name, play in entered.items():
            if chess:
                base.append(rate(chess, repetition, asked.seconds))
            rates[name].append(rate(play, repetition, asked.seconds))
    if chess:
        base.append(rate(chess, 0, asked.seconds))
    report(base, rates)
    return 1 if wrong else 0


def rate(play: Contender, seed: int, seconds: float) -> Rate:
    """How fast a contender is in one slice."""
    started = time.process_time()
    decisions, rounds, _ = play(Random(seed), seconds, None)
    took = time.process_time() - started
    return decisions / took, rounds / took


def report(base: Sequence[Rate], rates: dict[str, list[Rate]]) -> None:
    """Decisions and rounds a second, and how many times as fast as python-chess just before and after."""
    print(f"\n{'':24} {'decisions/s':>12} {'lowest':>10} {'highest':>10} {'rounds/s':>10} {'x chess':>8} {'aim':>5}")
    if base:
        print(f"{'python-chess':24} {figures(base)}")
    around = [(before + after) / 2 for (before, _), (after, _) in pairwise(base)]
    for place, (name, measured) in enumerate(rates.items()):
        beside = around[place :: len(rates)]
        times = statistics.median(one / chess for (one, _), chess in zip(measured, beside, strict=True)) if base else 0
        aim = "" if " (" not in name else f"{AIMS.get(name.partition(' (')[0], AIM):g}"
        print(f"{name:24} {figures(measured)} {times:8.1f} {aim:>5}")


def figures(measured: Sequence[Rate]) -> str:
    """The medians, and the lowest and highest decisions a second."""
    decisions, rounds = zip(*measured, strict=True)
    return (
        f"{statistics.median(decisions):12,.0f} {min(decisions):10,.0f} {max(decisions):10,.0f}"
        f" {statistics.median(rounds):10,.1f}"
    )


if __name__ == "__main__":
    raise SystemExit(main())
