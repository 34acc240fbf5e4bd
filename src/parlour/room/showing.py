"""What a viewer is shown of a table, one picture after the other: all of it, or what is new since his last.

A picture is what one person may see at one moment. What hides things is `parlour.room.tell`; here pictures are kept for
as long as they stay the same, and compared.
"""

from collections.abc import Callable, Iterable
from itertools import compress
from operator import is_not
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import astuple, replace

from parlour.core.game import Viewer
from parlour.room import may
from parlour.room.frame import UNCHANGED, Change, Frame, Patch
from parlour.room.log import Player
from parlour.room.table import Table
from parlour.room.tell import (
    Company,
    Due,
    Moments,
    Standing,
    circumstances,
    closed_moments,
    closed_picture,
    eyes,
    looker,
    moments,
    own_picture,
    public_picture,
    standing_of,
)

Message: TypeAlias = dict[str, Any]
"""A message, or a frame, as JSON tells it."""
APART: Final = frozenset({"n", "events", "view"})
"""Fields of a frame that are not compared like the others."""
LONG: Final = (tuple, msgspec.Struct)
"""Items of lists that are worth being told one by one."""


class Picture(msgspec.Struct, frozen=True):
    """What one person may see of a table at one moment.

    Attributes:
        frame: without a number, events and countdowns.
        moments: that the countdowns run to.
        eyes: through which he looks.
        scene: the match, the round, and how often something was taken back.
    """

    frame: Frame
    moments: Moments
    eyes: Viewer
    scene: tuple[int, int, int]


class Showing:
    """The pictures of one table, each drawn once.

    Args:
        company_of: who is at the table now.
    """

    def __init__(self, company_of: Callable[[], Company]) -> None:
        self.company_of = company_of
        self._table: Table | None = None
        self._around: tuple[Any, ...] = ()
        self._standings: dict[Player | None, Standing] = {}
        self._pictures: dict[Player | None, Picture] = {}

    def company_changed(self) -> None:
        """There are other names, colours or connections."""
        self._table, self._around = None, ()

    def picture(self, table: Table, player: Player | None) -> Picture:
        """What this person may see now; all who have no seat see the same."""
        if table is not self._table:
            self._look(table)
        who = looker(table, player)
        if who not in self._pictures:
            own = self._public if who is None else own_picture(self._public, table, who, self._standing(table, who))
            self._pictures[who] = self._drawn(table, who, own)
        return self._pictures[who]

    def _look(self, table: Table) -> None:
        around = circumstances(table)
        if around != self._around:
            self._around, self._company = around, self.company_of()
            self._standings.clear()
        self._table, self._moments = table, moments(table)
        self._public, self._pictures = public_picture(table, self._standing(table, None)), {}

    def _standing(self, table: Table, player: Player | None) -> Standing:
        if player not in self._standings:
            self._standings[player] = standing_of(table, player, self._company)
        return self._standings[player]

    def _drawn(self, table: Table, player: Player | None, frame: Frame) -> Picture:
        if not may.watch(table, player):
            scene = (table.match_number, table.number, 0)
            return Picture(closed_picture(frame), closed_moments(self._moments), None, scene)
        scene = (table.match_number, table.number, table.take_backs)
        return Picture(frame, self._moments, eyes(table, player), scene)


def whole(picture: Picture, now: int, *, n: int = 1, events: Iterable[Any] = ()) -> Frame:
    """A picture as it is told at a moment.

    Args:
        now: by the table's own time, in milliseconds.
        n: counts the frames of a connection.
        events: what its person saw happen since the last of them.
    """
    return replace(picture.frame, n=n, events=tuple(events), **_countdowns(picture.moments, now))


def told(
    base: Picture | None, picture: Picture, now: int, *, n: int, events: tuple[Any, ...], done: str = ""
) -> Frame | Change:
    """What somebody is told who has been shown a picture before, if any: what is new, or all of it.

    Whoever comes, looks through other eyes, or finds another round or one from which something was taken back, gets the
    whole picture: it needs no other one to be understood. ``done`` goes with what is new only.
    """
    if base is None or (base.eyes, base.scene) != (picture.eyes, picture.scene):
        return whole(picture, now, n=n, events=events)
    patch, view = _patch(base.frame, picture.frame), UNCHANGED
    before, after = base.frame.view, picture.frame.view
    if before is not None and after is not None:
        view = _patch(before, after)
    elif before is not after:
        patch.new["view"] = after
    patch.new.update(_running(base, picture, now))
    return Change(n, events, patch, view, done)


def differs(base: Picture | None, picture: Picture) -> bool:
    """Whether there is anything new in a picture; a countdown that runs is not."""
    return base is not picture and base != picture


def seen(frame: Message | None, message: Message) -> Message | None:
    """The frame that a client sees after a message, as JSON tells both; the same one if the message brings none."""
    if message["type"] == "frame":
        return message
    return frame if frame is None or message["type"] != "change" else _merged(frame, message)


def _merged(frame: Message, change: Message) -> Message:
    view = frame["view"] if "view" not in change else _renewed(frame["view"], change["view"])
    return {**_renewed({**frame, "view": view}, change.get("frame", {})), "n": change["n"], "events": change["events"]}


def _renewed(fields: Message, patch: Message) -> Message:
    more = {name: [*fields[name], *items] for name, items in patch.get("more", {}).items()}
    places = patch.get("at", {}).items()
    at = {name: [new.get(str(place), old) for place, old in enumerate(fields[name])] for name, new in places}
    return {**fields, **patch.get("new", {}), **more, **at}


def _patch(before: msgspec.Struct, after: msgspec.Struct) -> Patch:
    """The fields that are different."""
    new, more, at = dict[str, Any](), dict[str, tuple[Any, ...]](), dict[str, dict[int, Any]]()
    old, now = astuple(before), astuple(after)
    for name, was, field in compress(zip(after.__struct_fields__, old, now, strict=True), map(is_not, old, now)):
        if name in APART or was == field:
            continue
        if not (was and isinstance(was, tuple) and isinstance(field, tuple)):
            new[name] = field
        elif len(field) > len(was) and field[: len(was)] == was:
            more[name] = field[len(was) :]
        elif len(field) == len(was) and isinstance(field[0], LONG):
            at[name] = {place: item for place, item in enumerate(field) if item != was[place]}
        else:
            new[name] = field
    return Patch(new, more, at)


def _running(base: Picture, picture: Picture, now: int) -> dict[str, Any]:
    """The countdowns that run, or did: they are told with every change, so that all of it is of one moment.

    So are those of all seats, when there are more or fewer of them.
    """
    before, others = base.moments, len(base.frame.seats) != len(picture.frame.seats)
    told = {
        name: due
        for name, due in picture.moments.items()
        if _runs(due) or _runs(before[name]) or (others and isinstance(due, tuple))
    }
    return _countdowns(told, now)


def _runs(due: Due) -> bool:
    return due.count(None) < len(due) if isinstance(due, tuple) else due is not None


def _countdowns(moments: Moments, now: int) -> dict[str, Any]:
    """Milliseconds until something happens; what has begun has no countdown."""
    times = {name: _until(due, now) for name, due in moments.items()}
    return {**times, "starts_in": None} if times.get("starts_in") == 0 else times


def _until(due: Due, now: int) -> Due:
    if isinstance(due, tuple):
        return tuple(None if at is None else max(0, at - now) for at in due)
    return None if due is None else max(0, due - now)
