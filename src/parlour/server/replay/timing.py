"""When the moves of a round were made: as a record may tell it in ``meta.times``, and as a replay does."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.game import HOUSE
from parlour.core.growing import Trail
from parlour.core.json import Json, is_integer
from parlour.core.record import Record
from parlour.core.round import Beaten, Round
from parlour.server.replay.schema import Late


def since_first(times: Sequence[int]) -> tuple[int, ...]:
    """When every frame was so, in milliseconds: the deal, and the moves from the first on."""
    return (0, *(time - times[0] for time in times))


def late_in(played: Round, *, timed: bool) -> tuple[Late, ...]:
    """What players did in a round that came too late, and by how much where anybody looked at a clock."""
    return tuple(
        Late(
            one.after,
            one.seat,
            played.game.show(one.action),
            played.cut(one.after).late_by(one.seat, one.action, one.time) if timed else None,
        )
        for one in played.beaten
    )


def is_timed(entry: Record) -> bool:
    """Whether a record tells when its actions were."""
    return bool(_told(entry, len(_list(entry, "actions"))))


def as_told(played: Round, entry: Record) -> Round:
    """The round of a record with its times, if the record tells them, and with what players did that came too late."""
    actions, refused, write = _list(entry, "actions"), _list(entry, "refused"), played.game.record.write
    given = _told(entry, len(actions)) or [0] * len(actions)
    at, beaten, times = 0, list[Beaten](), list[int]()
    for move, state in enumerate(played.states):
        while at in refused:
            ((seat, action), *_) = played.game.record.read(state, actions[at])
            beaten.append(Beaten(move, seat, action, given[at]))
            at += 1
        if move < len(played.moves):
            ends = write(state, *played.moves[move]) is not None
            times.append(given[at] if ends else times[-1] if times else 0)
            at += ends
    return replace(played, times=Trail(times), beaten=tuple(one for one in beaten if one.seat != HOUSE))


def _list(entry: Record, field: str) -> list[Json]:
    found = entry.get(field, [])
    return found if isinstance(found, list) else []


def _told(entry: Record, count: int) -> list[int]:
    """The times of a record; none unless there is one for every entry, and none before another."""
    meta = entry.get("meta")
    told = meta.get("times") if isinstance(meta, dict) else None
    times = [at for at in told if isinstance(at, int) and is_integer(at)] if isinstance(told, list) else []
    return times if len(times) == count and times == sorted(times) else []
