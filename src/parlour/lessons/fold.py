"""How a step is played: a fold of what was done since it began, by the learner and by all others."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from parlour.core.errors import IllegalAction
from parlour.core.game import HOUSE, Seat
from parlour.lessons.board import Seen, acted, table_of
from parlour.lessons.stage import Kind, LessonDeed, Saying, SeatAction, Stage, WrongDeed, asked, free
from parlour.lessons.step import CardsPlayed, Entry, Step

MORE: Final = "learn-more"
"""Says after a right card how many are still wanted."""
REMEMBERED: Final = 512
"""Stages that are kept, since the next question is about the one after."""


@lru_cache(REMEMBERED)
def stage_after(step: Step, deeds: tuple[LessonDeed, ...]) -> Stage:
    """The stage after some deeds since the step began.

    Raises:
        WrongDeed: they do not follow each other, as they do when a lesson tells what comes next.
    """
    if not deeds:
        return begin(step)
    before = replace(stage_after(step, deeds[:-1]), refused=None, counts=True)
    return go_on(step, before, deeds[-1])


def begin(step: Step) -> Stage:
    """A step's first moment: what the others do before the learner is asked is done already."""
    start = step.meta.start
    nobody = (0,) * step.variant.players
    stage = arrive(step, Stage(Seen(table_of(step)), start, step.actions[start:], played=nobody))
    return replace(stage, seen=Seen(stage.table))


def go_on(step: Step, stage: Stage, deed: LessonDeed) -> Stage:
    """The stage after one more deed.

    Raises:
        WrongDeed: it is not the turn for that.
    """
    if deed.action is None:
        return _read(step, stage, deed)
    mine = deed.seat == step.meta.seat
    try:
        return _done(step, stage, (deed.seat, step.game.parse(deed.action)), deed.action)
    except IllegalAction as error:
        if not mine or stage.stop is not None:
            raise WrongDeed("lesson-other-deed") from None
        return replace(stage, seen=Seen(stage.table), refused=error, counts=False)


def _done(step: Step, stage: Stage, move: SeatAction, text: str) -> Stage:
    """See `go_on`; what the rules forbid raises `IllegalAction`."""
    entry, seat = asked(step, stage), move[0]
    if seat not in (HOUSE, *range(step.variant.players)) or stage.stop is not None:
        raise WrongDeed("lesson-other-deed")
    if entry is not None and entry.free is not None:
        return _play(step, stage, move)
    if entry is not None and seat == step.meta.seat:
        return _answer(step, stage, entry, text, move)
    if entry is None and next_move(step, stage) == move:
        return _follow(step, stage)
    step.game.apply(stage.table.state, *move)
    raise WrongDeed("lesson-other-deed")


def _read(step: Step, stage: Stage, deed: LessonDeed) -> Stage:
    """The learner goes on."""
    if stage.stop != "go-on" or deed.seat != step.meta.seat:
        raise WrongDeed("lesson-other-deed")
    read = replace(stage, stop=None, says=None, seen=Seen(stage.table), read=stage.read | {stage.ply})
    if free(step, read):
        read = replace(read, says=_saying(step.meta.lesson[read.entry].say, "say"))
    return arrive(step, read)


def arrive(step: Step, stage: Stage) -> Stage:
    """Between two entries of the record: what is asked or said now, and whether the step is over."""
    if free(step, stage):
        return _roam(step, stage)
    for index, entry in enumerate(step.meta.lesson[stage.entry + 1 :], start=stage.entry + 1):
        if entry.when is None and entry.begins == stage.ply:
            says = _saying(entry.say, "say") or stage.says
            begun = replace(stage, entry=index, open=True, says=says)
            return _roam(step, begun) if entry.free else _until_his(step, begun)
    return stage


def _until_his(step: Step, stage: Stage) -> Stage:
    """Where one text of the record is what all do together: what comes before the learner's part of it."""
    stage = _open(step, stage)
    happened = stage.seen.events
    while len(stage.rest) > 1 and stage.rest[0][0] != step.meta.seat:
        stage = _do(step, stage, stage.rest[0])
        happened += stage.seen.events
    return replace(stage, seen=Seen(stage.table, happened))


def _open(step: Step, stage: Stage) -> Stage:
    """The next text of the record, read: who does what in it, in order. One that comes too late is no part of it."""
    if stage.rest or not stage.script:
        return stage
    return replace(stage, rest=tuple(step.game.record.read(stage.table.state, stage.script[0])))


def _saying(message: str | None, kind: Kind) -> Saying | None:
    return None if message is None else Saying(message, kind)


def next_move(step: Step, stage: Stage) -> SeatAction | None:
    """What the record goes on with; None if nothing is left of it."""
    return next(iter(_open(step, stage).rest), None)


def _do(step: Step, stage: Stage, move: SeatAction) -> Stage:
    """The stage after a move of the record."""
    seat, action = move
    rest = _open(step, stage).rest[1:]
    done = replace(stage, seen=acted(step, stage.table, seat, action), rest=rest)
    done = _counted(done, seat)
    return done if rest else replace(done, ply=done.ply + 1, script=done.script[1:])


def _counted(stage: Stage, seat: Seat) -> Stage:
    if seat < 0:
        return stage
    return replace(stage, played=tuple(count + (at == seat) for at, count in enumerate(stage.played)))


def _follow(step: Step, stage: Stage) -> Stage:
    """The others do what the record, or what takes its place, goes on with."""
    move = next_move(step, stage)
    assert move is not None  # `go_on` has seen it
    done = _do(step, stage, move)
    return done if done.rest else _after(step, done)


def _after(step: Step, stage: Stage) -> Stage:
    """Another entry is played: is there something to be said now, or asked?"""
    if stage.answer is None:
        return arrive(step, stage)
    return _conclude(step, stage) if _is_told(step, stage) else stage


def _is_told(step: Step, stage: Stage) -> bool:
    """Whether all has happened that an answer is about.

    What is said of a right card waits until something has come of it, a trick for example, where the record just goes
    on; where a proof is about all that follows, until the end.
    """
    assert stage.answer is not None  # asked only then
    if not stage.script or stage.table.phase != "playing":
        return True
    if stage.answer.kind == "no" or step.meta.proof:
        return False
    return _asks_more(step, stage) or step.game.pause(step.game.view(stage.table.state, step.meta.seat)) > 0


def _asks_more(step: Step, stage: Stage) -> bool:
    return any(entry.when is None for entry in step.meta.lesson[stage.entry + 1 :])


def _conclude(step: Step, stage: Stage) -> Stage:
    """Says what came of it. Where the next question has no words of its own, it is asked at once."""
    answer = stage.answer
    assert answer is not None  # there is something to say
    said = replace(stage, says=answer, answer=None)
    if answer.kind == "no":
        return replace(said, stop="again")
    following = [entry for entry in step.meta.lesson[stage.entry + 1 :] if entry.when is None]
    if not following:
        return replace(said, stop="over")
    return arrive(step, said) if following[0].say is None else replace(said, stop="go-on")


def _answer(step: Step, stage: Stage, entry: Entry, text: str, own: SeatAction) -> Stage:
    """The learner does what he was asked for, or something else that is legal."""
    if entry.beaten_by is not None:
        return _beaten(step, stage, entry, text, own)
    right = text in entry.expect
    says = entry.right(text) if right else entry.no(text)
    step.game.apply(stage.table.state, *own)
    if says is None:
        raise WrongDeed("lesson-other-deed")
    goes_on = _goes_on(step, stage, entry, text, own)
    done = _counted(replace(goes_on, seen=acted(step, stage.table, *own)), step.meta.seat)
    done = replace(done, open=False, says=None, answer=Saying(says, "ok" if right else "no"))
    if done.rest:
        return done
    done = replace(done, ply=done.ply + 1)
    return _conclude(step, done) if _is_told(step, done) else done


def _goes_on(step: Step, stage: Stage, entry: Entry, text: str, own: SeatAction) -> Stage:
    """What follows the learner's action: the record if that is its own one, else what is written for it."""
    instead, read = entry.after.get(text, ()), step.game.record.read
    moves = _open(step, stage).rest
    if own in moves and text not in entry.after:
        script = stage.script
    elif stage.script and len(read(stage.table.state, stage.script[0])) > 1:  # what all do together: the whole of it
        script, moves = instead, tuple(read(stage.table.state, instead[0])) if instead else ()
    else:
        script, moves = (text, *instead), (own,)
    rest = moves[moves.index(own) + 1 :] if own in moves else ()
    return replace(stage, script=script if rest else script[1:], rest=rest)


def _beaten(step: Step, stage: Stage, entry: Entry, text: str, own: SeatAction) -> Stage:
    """Somebody is quicker: his action comes just before, and the learner's is refused."""
    if text not in entry.expect:
        step.game.apply(stage.table.state, *own)
        raise WrongDeed("lesson-other-deed")
    move = next_move(step, stage)
    assert move is not None  # the record has it
    quicker = _do(step, stage, move)
    try:
        step.game.apply(quicker.table.state, *own)
    except IllegalAction as error:
        says = _saying(entry.right(text), "ok")
        late = replace(quicker, ply=quicker.ply + 1, script=quicker.script[1:], refused=error, answer=says, open=False)
        return _conclude(step, late)
    raise WrongDeed("lesson-other-deed")


def _play(step: Step, stage: Stage, move: SeatAction) -> Stage:
    """Somebody plays as he likes."""
    written = step.game.record.write(stage.table.state, *move)
    done = _counted(replace(stage, seen=acted(step, stage.table, *move), script=(), rest=()), move[0])
    done = replace(done, ply=done.ply + (written is not None))
    return arrive(step, _encouraged(step, done) if move[0] == step.meta.seat else done)


def _encouraged(step: Step, stage: Stage) -> Stage:
    """Where so many cards are asked for, each is answered with how many are still wanted."""
    left = _still_wanted(step, stage)
    return replace(stage, says=Saying(MORE, "ok", left)) if left is not None and left > 0 else stage


def _still_wanted(step: Step, stage: Stage) -> int | None:
    """How many cards of the learner are still asked for; None where it is not the cards that end the step."""
    free = step.meta.lesson[stage.entry].free
    assert free is not None  # asked only then
    if isinstance(free.until, CardsPlayed):
        return free.until.played - stage.played[step.meta.seat]
    if free.bots is not None:
        return None
    return (len(step.actions) if free.until == "end" else free.until) - stage.ply


def _roam(step: Step, stage: Stage) -> Stage:
    """While everybody plays as he likes: is there something to be said, and is it over?"""
    for entry in step.meta.lesson:
        if entry.when is not None and _holds(step, stage, entry):
            return replace(stage, says=_saying(entry.say, "say"), stop="go-on")
    entry = step.meta.lesson[stage.entry]
    if not _is_over(stage, entry, step.meta.seat):
        return stage
    ending = entry.ends.get(_ending(step, stage, entry)) or entry.right("")
    return replace(stage, says=_saying(ending, "ok"), stop="over")


def _holds(step: Step, stage: Stage, entry: Entry) -> bool:
    """Whether something is to be said that holds only now, and has not been read."""
    rules = step.game.lessons
    assert rules is not None  # a game with such lessons says what they mean
    assert entry.when is not None
    now = entry.ply <= stage.ply and stage.ply not in stage.read
    return now and stage.table.phase == "playing" and rules.moments[entry.when](stage.table.state)


def _is_over(stage: Stage, entry: Entry, seat: Seat) -> bool:
    assert entry.free is not None  # asked only then
    if stage.table.phase != "playing":
        return True
    until = entry.free.until
    if isinstance(until, CardsPlayed):
        return stage.played[seat] >= until.played
    return until != "end" and stage.ply >= until


def _ending(step: Step, stage: Stage, entry: Entry) -> str:
    """The name of the ending: the only one there is, or the one that the game tells."""
    rules = step.game.lessons
    if len(entry.ends) < 2 or rules is None:
        return next(iter(entry.ends), "")
    return rules.ending(stage.table.state, step.meta.seat)
