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
from parlour.room.frame import Change, Frame
from parlour.room.log import Player
from parlour.room.table import Table
from parlour.room.tell import (
    Company,
    Due,
    Moments,
    Standing,
    circumstances,
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
        if who is not None and who not in self._pictures:
            public = self._pictures[None].frame
            self._pictures[who] = self._drawn(table, who, own_picture(public, table, who, self._standing(table, who)))
        return self._pictures[who]

    def _look(self, table: Table) -> None:
        around = circumstances(table)
        if around != self._around:
            self._around, self._company = around, self.company_of()
            self._standings.clear()
        self._table, self._moments = table, moments(table)
        self._pictures = {None: self._drawn(table, None, public_picture(table, self._standing(table, None)))}

    def _standing(self, table: Table, player: Player | None) -> Standing:
        if player not in self._standings:
            self._standings[player] = standing_of(table, player, self._company)
        return self._standings[player]

    def _drawn(self, table: Table, player: Player | None, frame: Frame) -> Picture:
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


def told(base: Picture | None, picture: Picture, now: int, *, n: int, events: tuple[Any, ...]) -> Frame | Change:
    """What somebody is told who has been shown a picture before, if any: what is new, or all of it.

    Whoever comes, looks through other eyes, or finds another round or one from which something was taken back, gets the
    whole picture: it needs no other one to be understood.
    """
    if base is None or (base.eyes, base.scene) != (picture.eyes, picture.scene):
        return whole(picture, now, n=n, events=events)
    fields, more = _news(base.frame, picture.frame)
    before, after = base.frame.view, picture.frame.view
    view, view_more = dict[str, Any](), dict[str, tuple[Any, ...]]()
    if before is not None and after is not None:
        view, view_more = _news(before, after)
    elif before is not after:
        fields["view"] = after
    return Change(n, events, fields | _running(base, picture, now), more, view, view_more)


def differs(base: Picture | None, picture: Picture) -> bool:
    """Whether there is anything new in a picture; a countdown that runs is not."""
    return base is not picture and base != picture


def seen(frame: Message | None, message: Message) -> Message | None:
    """The frame that a client sees after a message, as JSON tells both; the same one if the message brings none."""
    if message["type"] == "frame":
        return message
    return frame if frame is None or message["type"] != "change" else _merged(frame, message)


def _merged(frame: Message, change: Message) -> Message:
    view = frame["view"]
    if "view" in change or "view_more" in change:
        view = {**view, **change.get("view", {}), **_longer(view, change.get("view_more", {}))}
    fields = {"view": view, **change.get("fields", {}), **_longer(frame, change.get("more", {}))}
    return {**frame, **fields, "n": change["n"], "events": change["events"]}


def _longer(lists: Message, more: Message) -> Message:
    return {name: [*lists[name], *items] for name, items in more.items()}


def _news(before: msgspec.Struct, after: msgspec.Struct) -> tuple[dict[str, Any], dict[str, tuple[Any, ...]]]:
    """The fields that are different, and what lists that have only grown have got at their end."""
    fields, more = dict[str, Any](), dict[str, tuple[Any, ...]]()
    old, new = astuple(before), astuple(after)
    for name, was, now in compress(zip(after.__struct_fields__, old, new, strict=True), map(is_not, old, new)):
        if name in APART or was == now:
            continue
        if isinstance(now, tuple) and isinstance(was, tuple) and was and now[: len(was)] == was:
            more[name] = now[len(was) :]
        else:
            fields[name] = now
    return fields, more


def _running(base: Picture, picture: Picture, now: int) -> dict[str, Any]:
    """The countdowns that run, or did: they are told with every change, so that all of it is of one moment."""
    times = _countdowns(picture.moments, now)
    return {name: left for name, left in times.items() if _runs(base.moments[name]) or _runs(picture.moments[name])}


def _runs(due: Due) -> bool:
    return any(at is not None for at in due) if isinstance(due, tuple) else due is not None


def _countdowns(moments: Moments, now: int) -> dict[str, Any]:
    """Milliseconds until something happens; what has begun has no countdown."""
    times = {name: _until(due, now) for name, due in moments.items()}
    return {**times, "starts_in": times["starts_in"] or None}


def _until(due: Due, now: int) -> Due:
    if isinstance(due, tuple):
        return tuple(None if at is None else max(0, at - now) for at in due)
    return None if due is None else max(0, due - now)
