"""The addresses of the lessons: what somebody has done in one comes in, what is told of it goes out.

Nothing is kept of it, and no table ever hears of it: whoever asks again the same gets the same, but for what bots do.
"""

from random import SystemRandom
from typing import Final

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from parlour.core.discovery import find
from parlour.core.play import think
from parlour.lessons.fold import stage_after
from parlour.lessons.stage import Stage, WrongDeed
from parlour.lessons.step import Step, step_of
from parlour.lessons.told import Following, Lesson, follows_by_itself, thinkers_of, told
from parlour.server.compute.workers import Workers
from parlour.server.door.edge import Visit
from parlour.server.door.line import host_of
from parlour.server.door.pace import Talk
from parlour.server.problems import AnyRequest
from parlour.server.schema import LessonDeeds

MOST_DEEDS: Final = 120
"""More than anybody needs for a step, in which a few dozen cards are played at most."""
CHANCE: Final = SystemRandom()


@post("/api/lessons/{game:str}/{course:str}/{step:int}", status_code=200)
async def go_on(
    game: FromPath[str],
    course: FromPath[str],
    step: FromPath[int],
    data: JSONBody[LessonDeeds],
    request: AnyRequest,
    workers: NamedDependency[Workers],
    deeds: NamedDependency[Talk],
    visit: NamedDependency[Visit],
) -> Lesson:
    """A step of a course after all that was done in it; without deeds it is its beginning."""
    deeds.count(visit.guest, host_of(request))
    if len(data.deeds) > MOST_DEEDS:
        raise WrongDeed("lesson-too-long", most=MOST_DEEDS)
    wanted = step_of(find(game), course, step)
    stage = stage_after(wanted, tuple(data.deeds))
    return told(wanted, stage, await follows(wanted, stage, workers))


async def follows(step: Step, stage: Stage, workers: Workers) -> Following | None:
    """Who does what next; bots think in a worker, as at any table."""
    by_itself = follows_by_itself(step, stage, CHANCE)
    if by_itself is not None:
        return by_itself
    for thinker in thinkers_of(step, stage):
        view, seed = step.game.view(stage.table.state, thinker.seat), CHANCE.getrandbits(64)
        chosen = await workers.run(think, step.game, thinker.level, view, thinker.seat, seed)
        if chosen is not None:
            return Following(thinker.seat, chosen[1], round(chosen[0] * thinker.pace))
    return None


LESSON_ROUTES: Final = (go_on,)
