"""When the moves of a round were made, as a record may tell it: ``meta.times``, for every entry of ``actions``."""

from collections.abc import Sequence

from parlour.core.game import HOUSE
from parlour.core.json import Json, is_integer
from parlour.core.record import Record, as_record
from parlour.core.round import Round
from parlour.room.beginning import told_in_record
from parlour.room.log import Beginning
from parlour.server.replay.schema import Late


def since_first(times: Sequence[int]) -> tuple[int, ...]:
    """When every frame was so, in milliseconds: the deal, and the moves from the first on."""
    return (0, *(time - times[0] for time in times))


def record_of(played: Round, begins: Beginning | None = None) -> Record:
    """A round as a record by itself, with its times, and with where its table began if that was no deal."""
    made = zip(played.states, played.moves, since_first(played.times)[1:], strict=False)
    times: list[Json] = [time for state, (seat, action), time in made if _writes(played, state, seat, action)]
    began: Record = {} if begins is None else {"begins": told_in_record(played, begins)}
    return {**as_record(played), "version": played.game.version, "meta": {"times": times, **began}}


def _writes(played: Round, state: object, seat: int, action: object) -> bool:
    """Whether it ends an entry of a record: the last bid of an auction does, a lot that the set-up tells does not."""
    return played.game.record.write(state, seat, action) is not None


def of_record(played: Round, entry: Record) -> tuple[tuple[int, ...], tuple[Late, ...]]:
    """When every frame was so, if the record tells it, and what players did that came too late."""
    actions, refused = _list(entry, "actions"), _list(entry, "refused")
    given = _told(entry, len(actions))
    at, late, times = 0, list[Late](), [0]
    for move in range(len(played.moves) + 1):
        while at in refused:
            late.append(_late(played, move, actions[at], given[at] - times[-1] if given else None))
            at += 1
        if move < len(played.moves):
            ends = _writes(played, played.states[move], *played.moves[move])
            times.append(given[at] if ends and given else times[-1])
            at += ends
    return tuple(times) if given else (), tuple(one for one in late if one.seat != HOUSE)


def _late(played: Round, move: int, text: Json, by: int | None) -> Late:
    ((seat, action), *_) = played.game.record.read(played.states[move], text)
    return Late(move, seat, played.game.show(action), by)


def _list(entry: Record, field: str) -> list[Json]:
    found = entry.get(field, [])
    return found if isinstance(found, list) else []


def _told(entry: Record, count: int) -> list[int]:
    """The times of a record; none unless there is one for every entry, and none before another."""
    meta = entry.get("meta")
    told = meta.get("times") if isinstance(meta, dict) else None
    times = [at for at in told if isinstance(at, int) and is_integer(at)] if isinstance(told, list) else []
    return times if len(times) == count and times == sorted(times) else []
