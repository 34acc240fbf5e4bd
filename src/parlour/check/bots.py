"""What must hold of bots: whatever their level, they play legal actions to the end, and nobody waits long."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from parlour.check.trial import Fault, Trial, describe, spread
from parlour.core.errors import IllegalAction
from parlour.core.game import AnyBot, AnyGame, Seat
from parlour.core.play import play_round, time_of
from parlour.core.round import Variant

LONGEST: Final = 600_000
"""Milliseconds that nobody waits for a bot."""


def bots_play_to_the_end(variant: Variant, seed: int, longest: int) -> None:
    """A table of each level, and one that mixes them, plays a round to its end."""
    levels = [*variant.game.bots]
    tables = [[level] * variant.players for level in levels]
    if len(levels) > 1:
        tables.append([levels[seat % len(levels)] for seat in range(variant.players)])
    for names in tables:
        _play(variant, names, seed, longest)


def _play(variant: Variant, names: Sequence[str], seed: int, longest: int) -> None:
    game, rng, where = variant.game, Random(seed), f"{describe(variant, seed)}: the bots {', '.join(names)}"
    setup = game.deal(variant.options, variant.players, None, rng)
    asked = _Asked(game, longest * variant.players, where)
    try:
        played = play_round(variant, setup, [asked.watched(game.bots[name]) for name in names], rng)
    except IllegalAction as error:
        raise Fault(f"{where} do what they may not: {error}; they last did {asked.last}") from error
    if played.outcome is None:
        raise Fault(f"{where} stop after {len(played.moves)} moves although the round is not over")


class _Asked:
    """Counts how often bots are asked, and looks at what they answer."""

    def __init__(self, game: AnyGame, most: int, where: str) -> None:
        self._game, self._most, self._where = game, most, where
        self._count = 0
        self.last = "nothing"

    def watched(self, bot: AnyBot) -> AnyBot:
        """The same bot, whose answers are looked at."""
        return replace(bot, choose=self._choosing(bot))

    def _choosing(self, bot: AnyBot) -> Callable[[Any, Seat, Random], Any]:
        def choose(view: Any, seat: Seat, rng: Random) -> Any:
            self._count += 1
            if self._count > self._most:
                raise Fault(f"{self._where} were asked {self._most} times, and the round is not over")
            action = bot.choose(view, seat, rng)
            if action is not None:
                self.last = f"{self._game.show(action)} at seat {seat}"
                self._check_time(time_of(self._game, bot, view, seat, action, Random(self._count)))
            return action

        return choose

    def _check_time(self, time: object) -> None:
        if type(time) is not int or not 0 <= time < LONGEST:
            raise Fault(f"{self._where} take {time!r} milliseconds for {self.last}")


def bots_have_nothing_to_do_where_they_may_not_act(trial: Trial) -> None:
    """Asked for a seat that may not act, and when the round is over, every level does nothing."""
    game = trial.game
    for move in spread(trial.moments, 6):
        state = trial.played.states[move]
        for seat in {*range(trial.played.variant.players)} - {*game.to_act(state)}:
            for level, bot in game.bots.items():
                action = bot.choose(game.view(state, seat), seat, trial.rng())
                trial.demand(action is None, f"the bot {level} would act at seat {seat}, which may not", move)
