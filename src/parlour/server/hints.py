"""Hints are worked out by the study's workers, in the same fair shares as everything there."""

from parlour.core.record import Header
from parlour.room.hints import AskHint, check_moment
from parlour.room.table import Table
from parlour.server.schema import Hint
from parlour.server.study_queue import StudyQueue, Visitor
from parlour.server.study_worker import Slice, prove
from parlour.study.analysis import best_actions, for_side, mover
from parlour.study.position import Course, beginning, written


async def answer(table: Table, ask: AskHint, queue: StudyQueue, visitor: Visitor) -> Hint:
    """What is best at the moment that was asked about, once it is certain.

    Raises:
        Refusal: the game has gone on.
        StudyBusy: the visitor, or all together, ask too much.
    """
    check_moment(table, ask)
    course = _course(table)
    record = written(course)
    found: Slice = await queue.until_done(visitor, beginning(record), lambda run, seconds: run(prove, record, seconds))
    side = mover(table.game, course.now) or 0
    worths = {action: low for action, (low, _) in found.worths.items()}
    best = best_actions(side, worths)
    return Hint(ask.ply, {action: for_side(side, worth) for action, worth in worths.items()}, [*best])


def _course(table: Table) -> Course:
    header = Header(table.game, table.header.edition, table.options, table.header.players)
    last = table.rounds[-1]
    return Course(header, last.setup, tuple(last.moves), tuple(last.states))
