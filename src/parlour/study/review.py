"""The review of a round: what every action lost against the best one, and where the round was decided."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from parlour.core.round import Round
from parlour.core.study import Oracle
from parlour.study.analysis import Analysis, best_worth, for_side
from parlour.study.position import rules_of


class Choice(msgspec.Struct, frozen=True):
    """One action of a round, judged.

    Attributes:
        index: of the action in the record, from 0.
        side: that chose, 0 or 1.
        action: in notation.
        worth: of the action played (see `core.study`).
        best: the worth of the best actions.
        loss: what the action lost for its side; 0 is one of the best.
        worths: of every legal action, by notation.
        decisive: under best play the action changed who wins the round, or whether anybody does.
    """

    index: int
    side: int
    action: str
    worth: int
    best: int
    loss: int
    worths: dict[str, int]
    decisive: bool

    @property
    def free(self) -> bool:
        """Whether there was anything to choose."""
        return len(self.worths) > 1


class Tally(msgspec.Struct, frozen=True):
    """How well a side chose.

    Attributes:
        choices: how often it had more than one legal action.
        best: how often it then chose a best one.
        lost: what its actions lost together.
    """

    choices: int
    best: int
    lost: int


class Review(msgspec.Struct, frozen=True):
    """A round, reviewed.

    Attributes:
        choices: every action in order.
        curve: what the round was worth before the first action and after each one.
        decisive: the indexes of the actions that changed the outcome.
        sides: how well each side chose.
    """

    choices: tuple[Choice, ...]
    curve: tuple[int, ...]
    decisive: tuple[int, ...]
    sides: tuple[Tally, Tally]


def review(played: Round) -> Review:
    """Reviews a round; one that is not over is reviewed as far as it goes.

    Example:
        A round begins at 10, its first action makes it 9 and the answer to that makes it 10 again.
    """
    return assemble(judged(played, rules_of(played.game).oracle(played.states[0])))


def judged(played: Round, oracle: Oracle[Any, Any]) -> Iterator[Choice]:
    """Every action judged, the last one first: that is by far the quickest, and helps with those before it."""
    for index in reversed(range(len(played.moves))):
        yield judge(played, index, oracle)


def judge(played: Round, index: int, oracle: Oracle[Any, Any]) -> Choice:
    """One action of a round, judged."""
    return judge_by(played, index, Analysis(oracle, played.states[index]).worths())


def judge_by(played: Round, index: int, worths: Mapping[Any, int]) -> Choice:
    """The same for who knows the worth of every legal action."""
    game, (seat, action) = played.game, played.moves[index]
    side = game.match.sides(played.variant.players)[seat]
    worth, best = worths[action], best_worth(side, worths)
    return Choice(
        index=index,
        side=side,
        action=game.show(action),
        worth=worth,
        best=best,
        loss=for_side(side, best - worth),
        worths={game.show(other): value for other, value in worths.items()},
        decisive=_outcome(best) != _outcome(worth),
    )


def _outcome(worth: int) -> int:
    """1 if side 0 wins, -1 if side 1 does, 0 for a draw."""
    return (worth > 0) - (worth < 0)


def assemble(choices: Iterable[Choice]) -> Review:
    """A review of choices in any order."""
    ordered = tuple(sorted(choices, key=lambda choice: choice.index))
    first = [ordered[0].best] if ordered else []
    return Review(
        ordered,
        (*first, *(choice.worth for choice in ordered)),
        tuple(choice.index for choice in ordered if choice.decisive),
        (_tally(ordered, 0), _tally(ordered, 1)),
    )


def worst_choices(found: Review) -> Mapping[int, Choice]:
    """By side, the action that lost most, the first of several; of a side that played nothing, none."""
    worst = dict[int, Choice]()
    for choice in found.choices:
        if choice.side not in worst or choice.loss > worst[choice.side].loss:
            worst[choice.side] = choice
    return worst


def _tally(choices: tuple[Choice, ...], side: int) -> Tally:
    own = [choice for choice in choices if choice.side == side]
    free = [choice for choice in own if choice.free]
    return Tally(len(free), sum(choice.loss == 0 for choice in free), sum(choice.loss for choice in own))
