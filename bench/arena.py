"""Matches between bots at tables that mix two of them: shares of the wins, and what the moves took.

How much stronger one is than the other is told in Elo: of two seats it wins 10 ** (difference / 400) times as often. At
tables of more than two that is the ratio of what a seat of the one and a seat of the other wins.
"""

import itertools
import math
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from parlour.core.game import AnyBot, AnyGame, Seat
from parlour.core.match import Match
from parlour.core.options import choose
from parlour.core.play import play_match
from parlour.core.round import Round, Variant

USUAL_SECONDS: Final = 0.3
"""What half of the moves may take at most."""
WORST_SECONDS: Final = 0.8

Names = tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Contest:
    """What the bots of a game must show.

    Attributes:
        game: each of its bots must win more than its share against the one below, at tables that mix the two.
        players: at those tables.
        goals: for a table, the share of the matches that its first bot must win at least.
        strangers: bots that are none of the game's, for tables of the goals.
        mistakes: how many certain mistakes each seat made in a round, where that can be told.
        flawless: the bots that may make none.
        patience: the seconds that a move of a bot may take at worst, where that is more than `WORST_SECONDS`.
        mixed: bots, from weak to strong, that meet at tables drawn by lot (`mixed`), too.
        mixed_goals: the share of the chips that a seat of a bot must win at least there.
    """

    game: AnyGame
    players: int
    goals: Mapping[Names, float] = field(default_factory=dict)
    strangers: Mapping[str, AnyBot] = field(default_factory=dict)
    mistakes: Callable[[Round], Sequence[int]] | None = None
    flawless: Names = ()
    patience: Mapping[str, float] = field(default_factory=dict)
    mixed: Names = ()
    mixed_goals: Mapping[str, float] = field(default_factory=dict)

    def bot(self, name: str) -> AnyBot:
        """The bot of that name, one of the game's or a stranger."""
        return self.game.bots[name] if name in self.game.bots else self.strangers[name]

    def match_ups(self) -> Iterator["MatchUp"]:
        """Neighbours on the ladder first; then the goals."""
        for lower, higher in itertools.pairwise(self.game.bots):
            yield self.match_up(higher, lower)
        for names, goal in self.goals.items():
            rotations = (names[turn:] + names[:turn] for turn in range(len(names)))
            yield MatchUp(names[0], names[-1], tuple(dict.fromkeys(rotations)), goal)

    def match_up(self, bot: str, against: str) -> "MatchUp":
        """Two bots at all tables that mix them."""
        seatings = itertools.product((bot, against), repeat=self.players)
        mixed = tuple(names for names in seatings if len({*names}) > 1)
        return MatchUp(bot, against, mixed, worst=self.patience.get(bot, WORST_SECONDS))


@dataclass(frozen=True)
class MatchUp:
    """A bot against another one, in every seating of a kind.

    Attributes:
        bot: who is measured.
        against: who sits at the other seats.
        seatings: names by seat; each is played equally often.
        goal: the share of the matches that a seat of the bot must win at least; None: more than its share.
        worst: the seconds that a move of the bot may take at worst.
    """

    bot: str
    against: str
    seatings: tuple[Names, ...]
    goal: float | None = None
    worst: float = WORST_SECONDS


@dataclass(frozen=True)
class Played:
    """One match: each seat's share of the win; the seconds and the mistakes of the bot that is measured."""

    shares: tuple[float, ...]
    seconds: tuple[float, ...]
    mistakes: int


class Clocked:
    """A bot whose choices are timed, in seconds of the processor."""

    def __init__(self, bot: AnyBot) -> None:
        self.bot = replace(bot, choose=self._choose)
        self.seconds: list[float] = []
        self._asked = bot

    def _choose(self, view: Any, seat: Seat, rng: Random) -> Any:
        start = time.process_time()
        action = self._asked.choose(view, seat, rng)
        if action is not None:
            self.seconds.append(time.process_time() - start)
        return action


def play(contest: Contest, names: Names, bot: str, seed: int) -> Played:
    """Plays a match of these bots and looks at one of them."""
    game = contest.game
    variant = Variant(game, game.default_edition, choose(game), len(names))
    clocked = [Clocked(contest.bot(name)) for name in names]
    seats = [seat for seat, name in enumerate(names) if name == bot]
    mistakes: Counter[int] = Counter()
    for match, played in play_match(variant, [one.bot for one in clocked], Random(seed)):
        ended = match
        if contest.mistakes is not None and bot in contest.flawless:
            mistakes.update(dict(enumerate(contest.mistakes(played))))
    seconds = tuple(second for seat in seats for second in clocked[seat].seconds)
    return Played(_shares(ended), seconds, sum(mistakes[seat] for seat in seats))


def _shares(match: Match) -> tuple[float, ...]:
    """What each seat has of the win: equal parts where several sides have won."""
    sides = match.variant.game.match.sides(match.variant.players)
    return tuple((side in match.winners) / len(match.winners) for side in sides)


@dataclass(frozen=True)
class Block:
    """Every seating of a match-up once: the mean share of a seat of the bot and of the other's, and what they took."""

    share: float
    other: float
    seconds: tuple[float, ...]
    mistakes: int


def play_block(contest: Contest, match_up: MatchUp, seed: int) -> Block:
    """Plays a match in every seating; the first deal is the same in all of them."""
    shares: dict[bool, list[float]] = {True: [], False: []}
    seconds: list[float] = []
    mistakes = 0
    for names in match_up.seatings:
        played = play(contest, names, match_up.bot, seed)
        for name, share in zip(names, played.shares, strict=True):
            shares[name == match_up.bot].append(share)
        seconds += played.seconds
        mistakes += played.mistakes
    return Block(statistics.mean(shares[True]), statistics.mean(shares[False]), tuple(seconds), mistakes)


def report(name: str, match_up: MatchUp, blocks: Sequence[Block]) -> Iterator[str]:
    """Prints the line of a match-up; what it yields is missed."""
    share, margin = mean([block.share for block in blocks])
    other = statistics.mean(block.other for block in blocks)
    fair = (share + other) / 2 if match_up.goal is None else None
    seconds = sorted(second for block in blocks for second in block.seconds)
    median, usual, worst = seconds[len(seconds) // 2], seconds[int(0.95 * len(seconds))], seconds[-1]
    mistakes = sum(block.mistakes for block in blocks)
    print(
        f"{name:14} {_table(match_up):22} {len(blocks) * len(match_up.seatings):7}   "
        f"{share:6.1%} ± {margin:4.1%} {other:8.1%} {_elo(share, margin, fair):>18}   "
        f"{median:6.3f} {usual:6.3f} {worst:6.3f}   {mistakes:8}",
        flush=True,
    )
    pair = f"{name}: {match_up.bot} against {match_up.against}"
    if match_up.goal is not None and share < match_up.goal:
        yield f"{pair} wins less than {match_up.goal:.0%}"
    if fair is not None and share - margin <= fair:
        yield f"{pair} is not certain to win more than its share"
    if median > USUAL_SECONDS or worst > match_up.worst:
        yield f"{pair} takes longer than {USUAL_SECONDS} s (median) or {match_up.worst} s (worst)"
    if mistakes:
        yield f"{pair} makes mistakes"


def _table(match_up: MatchUp) -> str:
    """The bots of the one table that is played, or of all that mix two."""
    if match_up.goal is None:
        return f"{match_up.bot} + {match_up.against}"
    seating = match_up.seatings[0]
    others = len(seating) - 1
    return f"{match_up.bot} + {others if others > 1 else 'one'} {match_up.against}"


def elo(share: float, fair: float) -> float:
    """How much stronger a bot is that wins this share where it would win a fair one against its like.

    For example 191 for three of four matches of two, and infinite for all of them.
    """
    other = 2 * fair - share
    return math.inf if other <= 0 else 400 * math.log10(share / other) if share > 0 else -math.inf


def _elo(share: float, margin: float, fair: float | None) -> str:
    """The difference and its 95 % interval, for example ``+191 (+120 +290)``."""
    if fair is None:
        return ""
    return f"{elo(share, fair):+.0f} ({elo(share - margin, fair):+.0f} {elo(share + margin, fair):+.0f})"


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and the half width of its 95 % interval."""
    return statistics.mean(values), 1.96 * statistics.stdev(values) / len(values) ** 0.5
