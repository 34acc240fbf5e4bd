"""Hints are worked out by the study's workers, in the same fair shares as everything there."""

from parlour.room.hints import AskHint, check_moment
from parlour.room.table import Table
from parlour.server.compute.slices import Visitor
from parlour.server.schema import Hint
from parlour.server.study.queue import StudyQueue
from parlour.server.study.worker import Slice, prove
from parlour.study.analysis import best_actions, for_side, mover
from parlour.study.position import beginning


async def answer(table: Table, ask: AskHint, queue: StudyQueue, visitor: Visitor) -> Hint:
    """What is best at the moment that was asked about, once it is certain.

    Raises:
        Refusal: the game has gone on.
        StudyBusy: the visitor, or all together, ask too much.
    """
    check_moment(table, ask)
    moment = table.round
    assert moment is not None  # there is something to hint at
    found: Slice = await queue.until_done(visitor, beginning(moment), lambda run, seconds: run(prove, moment, seconds))
    show, side = moment.game.show, mover(moment) or 0
    worths = {action: low for action, (low, _) in found.worths.items()}
    best = [*map(show, best_actions(side, worths))]
    return Hint(ask.ply, {show(action): for_side(side, worth) for action, worth in worths.items()}, best)
