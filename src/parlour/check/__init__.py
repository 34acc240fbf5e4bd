"""One check that any game can be put through, also one from elsewhere.

In a test of your own package, for example::

    from parlour.check import check_game
    from high_card import GAME

    def test_my_game() -> None:
        check_game(GAME)

or, on the command line, ``python -m parlour.check high-card --rounds 200``. A game that passes can be dealt, played at
a table by people and bots, written as records and replayed. What fails is named with the game, its options, the seed
and the move, so that it can be looked at again.
"""

from collections.abc import Callable
from typing import Any, Final

from parlour.check.bots import bots_have_nothing_to_do_where_they_may_not_act, bots_play_to_the_end
from parlour.check.figures import it_counts_what_it_names
from parlour.check.lessons import its_lessons_hold
from parlour.check.matches import a_match_ends
from parlour.check.records import (
    a_record_may_stop_anywhere,
    earlier_rules_are_kept,
    it_is_found,
    its_record_replays,
    what_goes_to_a_worker_comes_back,
)
from parlour.check.rules import (
    exactly_the_legal_actions_apply,
    somebody_can_act_until_it_is_over,
    texts_of_actions_come_back,
    turns_are_counted,
)
from parlour.check.secrets import views_hide, what_is_told_is_what_is_seen
from parlour.check.texts import every_text_is_there
from parlour.check.trial import Fault, Trial, describe, trials, variants
from parlour.check.value import it_says_what_it_is
from parlour.core.game import AnyGame
from parlour.core.round import Variant

__all__ = ["OF_GAMES", "OF_PLAY", "OF_ROUNDS", "Fault", "Trial", "check_game"]

OF_GAMES: Final[tuple[Callable[[AnyGame], None], ...]] = (
    it_says_what_it_is,
    earlier_rules_are_kept,
    it_is_found,
    every_text_is_there,
    its_lessons_hold,
)
"""What is checked of a game once."""

OF_ROUNDS: Final[tuple[Callable[[Trial], None], ...]] = (
    somebody_can_act_until_it_is_over,
    turns_are_counted,
    exactly_the_legal_actions_apply,
    texts_of_actions_come_back,
    views_hide,
    what_is_told_is_what_is_seen,
    its_record_replays,
    a_record_may_stop_anywhere,
    what_goes_to_a_worker_comes_back,
    bots_have_nothing_to_do_where_they_may_not_act,
    it_counts_what_it_names,
)
"""What is checked of every round of random play."""

OF_PLAY: Final[tuple[Callable[[Variant, int, int], None], ...]] = (a_match_ends, bots_play_to_the_end)
"""What is checked of whole matches, and of bots."""


def check_game(game: AnyGame, *, rounds: int = 12, seed: int = 0, longest: int = 4000) -> None:
    """Puts a game, and what it was under earlier versions, through every check.

    Args:
        game: it must be found by its name (`parlour.core.discovery`).
        rounds: so many rounds of random play, in all its variants in turn.
        seed: of the first round; the next ones follow.
        longest: a round of so many moves is taken to have no end.

    Raises:
        Fault: what is wrong, with the game, its options, the seed and the move.
    """
    for of_game in OF_GAMES:
        _ask(of_game, game.name, game)
    for version in (*game.earlier.values(), game):
        for trial in trials(version, rounds, seed, longest):
            for of_round in OF_ROUNDS:
                _ask(of_round, describe(trial.played.variant, trial.seed), trial)
    for variant in (_first(game, edition) for edition in game.editions):
        for of_play in OF_PLAY:
            _ask(of_play, describe(variant, seed), variant, seed, longest)


def _ask(check: Callable[..., None], what: str, *arguments: Any) -> None:
    """A game that fails where it is only asked something has a fault, too."""
    try:
        check(*arguments)
    except Fault:
        raise
    except Exception as error:
        raise Fault(f"{what}: {check.__name__} cannot be seen, since the game fails with {error!r}") from error


def _first(game: AnyGame, edition: str) -> Variant:
    return next(variant for variant in variants(game) if variant.edition == edition)
