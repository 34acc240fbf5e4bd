"""How strong and how quick the bots are: ``python -m bench.bots [--game buddy] [--matches 500] [--workers 1]``.

Every bot of a game meets the one below it on the ladder at tables that mix the two in every possible seating; further
tables have goals of their own: a scripted beginner, whom `bench` describes, must beat the gentlest. The bots of some
games meet at tables drawn by lot, too. A line says what share of the matches (at tables drawn by lot, of the chips) a
seat of the bot won, with its 95 % interval, what share a seat of the others won, how much that is in Elo, the seconds
of one core that a move of the bot took, and its certain mistakes. The exit status is 1 if a requirement is missed: a
bot must win more than its share against the one below (with its lower bound) and reach its goals, and none may be slow
or make certain mistakes.
"""

import argparse
import sys
from functools import partial
from multiprocessing import Pool
from multiprocessing.pool import Pool as AnyPool
from typing import Final

from bench import buddy, costly_tricks, paule_panik, third_man
from bench.arena import Block, Contest, MatchUp, play_block, report
from bench.arguments import at_least_one
from bench.mixed import Table, drawn, play_table, report_mixed

CONTESTS: Final[tuple[Contest, ...]] = (costly_tricks.CONTEST, buddy.CONTEST, paule_panik.CONTEST, third_man.CONTEST)
MIXED: Final = "mixed"
"""What stands for the opponents at tables drawn by lot."""
BY_GAME: Final = {contest.game.name: contest for contest in CONTESTS}


def block(game: str, match_up: MatchUp, seed: int) -> Block:
    """A block of matches of a game that is known by its name, as a worker gets it."""
    return play_block(BY_GAME[game], match_up, seed)


def measure(game: str, match_up: MatchUp, matches: int, pool: AnyPool) -> list[str]:
    """Plays at least so many matches of a match-up and says what is missed."""
    blocks = max(2, -(-matches // len(match_up.seatings)))
    return [*report(game, match_up, pool.map(partial(block, game, match_up), range(blocks), chunksize=1))]


def table(game: str, seed: int) -> Table:
    """A table drawn by lot, of a game that is known by its name."""
    return play_table(BY_GAME[game], seed)


def measure_mixed(game: str, matches: int, pool: AnyPool) -> list[str]:
    """Plays at least so many matches at tables drawn by lot and says what is missed."""
    contest = BY_GAME[game]
    return [*report_mixed(contest, pool.map(partial(table, game), drawn(contest, matches), chunksize=1))]


def main() -> int:
    """Plays all match-ups and says what is missed."""
    parser = argparse.ArgumentParser(description="Measure the bots of the games.")
    parser.add_argument("--game", choices=BY_GAME, help="only this game")
    parser.add_argument("--matches", type=at_least_one, default=500, help="so many at least for every line")
    parser.add_argument("--workers", type=at_least_one, default=1)
    parser.add_argument("--against", help=f"only this opponent, or {MIXED}: tables drawn by lot")
    arguments = parser.parse_args()
    print(
        f"{'game':14} {'bot + others':22} matches   wins (95 %)     others         Elo (95 %)"
        "   median   95 %  worst   mistakes"
    )
    missed: list[str] = []
    with Pool(arguments.workers) as pool:
        for game, contest in BY_GAME.items():
            for match_up in contest.match_ups() if arguments.game in {None, game} else ():
                if arguments.against in {None, match_up.against}:
                    missed += measure(game, match_up, arguments.matches, pool)
            if contest.mixed and arguments.game in {None, game} and arguments.against in {None, MIXED}:
                missed += measure_mixed(game, arguments.matches, pool)
    for line in missed:
        print(f"MISSED: {line}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
