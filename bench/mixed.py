"""Matches at tables whose seats are drawn by lot from all bots of a game: each one's share of the chips."""

import itertools
import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from bench.arena import USUAL_SECONDS, WORST_SECONDS, Clocked, Contest, Names
from parlour.core.options import choose
from parlour.core.play import play_match
from parlour.core.round import Variant

FEWEST: Final = 2
"""Of a bot that has sat at fewer tables there is no mean, or nothing to tell how far it may be off."""
FAMILIAR: Final = 1
"""A table of only so many different bots says nothing of who is stronger."""


@dataclass(frozen=True)
class Table:
    """What a table came to, in all rotations of its seats.

    Attributes:
        matches: how many were played.
        chips: by bot, those of all its seats.
        chances: by bot, the chips that it could have won: all of the matches, once for each of its seats.
        seconds: by bot, of its moves.
    """

    matches: int
    chips: Counter[str]
    chances: Counter[str]
    seconds: dict[str, list[float]]


def lineup(contest: Contest, rng: Random) -> Names:
    """Bots for a table, each drawn from all of them, until two differ."""
    names: Names = ()
    while len({*names}) <= FAMILIAR:
        names = tuple(rng.choices(contest.mixed, k=contest.players))
    return names


def drawn(contest: Contest, matches: int) -> Iterator[int]:
    """The seeds of tables for at least so many matches, and for every bot to sit at `FEWEST` of them."""
    sat: Counter[str] = Counter()
    for seed in itertools.count():
        if seed * contest.players >= matches and all(sat[name] >= FEWEST for name in contest.mixed):
            return
        sat.update({*lineup(contest, Random(seed))})
        yield seed


def play_table(contest: Contest, seed: int) -> Table:
    """Plays a match in every rotation of a table; the first deal is the same in all of them."""
    names = lineup(contest, Random(seed))
    variant = Variant(contest.game, contest.game.default_edition, choose(contest.game), contest.players)
    table = Table(len(names), Counter(), Counter(), {name: [] for name in names})
    for turn in range(len(names)):
        seated = names[turn:] + names[:turn]
        clocked = [Clocked(contest.bot(name)) for name in seated]
        *_, (match, _) = play_match(variant, [one.bot for one in clocked], Random(seed))
        for name, one, chips in zip(seated, clocked, match.tally, strict=True):
            table.chips[name] += chips
            table.chances[name] += sum(match.tally)
            table.seconds[name] += one.seconds
    return table


def share(name: str, tables: Sequence[Table]) -> tuple[float, float]:
    """A seat's share of the chips, and the half width of its 95 % interval: tables differ, matches at one are alike."""
    chances = sum(table.chances[name] for table in tables)
    mean = sum(table.chips[name] for table in tables) / chances
    squares = sum((table.chips[name] - mean * table.chances[name]) ** 2 for table in tables)
    return mean, 1.96 * squares**0.5 / chances


def report_mixed(contest: Contest, tables: Sequence[Table]) -> Iterator[str]:
    """Prints a line for each bot; what it yields is missed."""
    game, shares = contest.game.name, {name: share(name, tables) for name in contest.mixed}
    for name, (mean, margin) in shares.items():
        seconds = sorted(second for table in tables for second in table.seconds.get(name, ()))
        median, usual, worst = statistics.median(seconds), seconds[int(0.95 * len(seconds))], seconds[-1]
        print(
            f"{game:14} {name + ' at mixed tables':22} {sum(table.matches for table in tables):7}   "
            f"{mean:6.1%} ± {margin:4.1%} {'':8}   {median:6.3f} {usual:6.3f} {worst:6.3f}",
            flush=True,
        )
        if mean < contest.mixed_goals.get(name, 0):
            yield f"{game}: {name} wins less than {contest.mixed_goals[name]:.0%} of the chips at mixed tables"
        if median > USUAL_SECONDS or worst > WORST_SECONDS:
            yield f"{game}: {name} takes longer than {USUAL_SECONDS} s (median) or {WORST_SECONDS} s (worst)"
    for lower, higher in itertools.pairwise(contest.mixed):
        if shares[higher][0] - shares[higher][1] <= shares[lower][0]:
            yield f"{game}: {higher} is not certain to win more than {lower} at mixed tables"
