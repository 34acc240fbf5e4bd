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
from parlour.room.due import Upcoming, upcoming
from parlour.room.frame import UNCHANGED, Change, Frame, Patch
from parlour.room.log import Player
from parlour.room.table import Table
from parlour.room.tell import (
    NO_SEAT,
    NO_TURN,
    Company,
    Due,
    Moments,
    circumstances,
    closed_moments,
    closed_to_others,
    eyes,
    framed,
    lasting,
    looker,
    moments,
    open_turn,
    own_turn,
    seats_told,
    standing_of,
    view_of,
)

Message: TypeAlias = dict[str, Any]
"""A message, or a frame, as JSON tells it."""
NOTHING_RUNS: Final[frozenset[str]] = frozenset()
LONG: Final = (tuple, msgspec.Struct)
"""Items of lists that are worth being told one by one."""


class Shown:
    """A part of what somebody sees, the same object for all who see it.

    What is new in it since an earlier one is worked out once for all who have seen that.
    """

    __slots__ = ("_before", "_patch", "_values", "of")

    def __init__(self, of: msgspec.Struct) -> None:
        self.of: Any = of
        self._values = astuple(of)
        self._before: Shown | None = None
        self._patch = UNCHANGED

    def since(self, before: "Shown") -> Patch:
        """The fields that are different."""
        if self._before is not before:
            self._patch = _patch(self.of.__struct_fields__, before._values, self._values)
            self._before, before._before = before, None  # or nothing that was ever shown would be forgotten
        return self._patch


class Picture(msgspec.Struct, frozen=True):
    """What one person may see of a table at one moment.

    Attributes:
        parts: of a frame without a number, events and countdowns: `Lasting`, `OpenTurn`, `Standing` and `OwnTurn`.
        view: of the round; None if there is none to be seen.
        moments: that the countdowns run to.
        running: the names of those that do.
        eyes: through which he looks.
        scene: the match, the round, how often something was taken back, and how many seats there are.
    """

    parts: tuple[Shown, ...]
    view: Shown | None
    moments: Moments
    running: frozenset[str]
    eyes: Viewer
    scene: tuple[int, ...]

    @property
    def frame(self) -> Frame:
        """All of it in one."""
        return framed((part.of for part in self.parts), None if self.view is None else self.view.of)


def drawn(parts: Iterable[Any], view: Any, moments: Moments, eyes: Viewer, scene: tuple[int, ...]) -> Picture:
    """The picture that these parts make; None is no view."""
    shown = None if view is None else Shown(view)
    return Picture(tuple(map(Shown, parts)), shown, moments, _run(moments), eyes, scene)


class Showing:
    """The pictures of one table, each part drawn once.

    Args:
        company_of: who is at the table now.
        upcoming_of: what the room will do at it, and when.
    """

    def __init__(self, company_of: Callable[[], Company], upcoming_of: Callable[[Table], Upcoming] = upcoming) -> None:
        self.company_of, self._upcoming_of = company_of, upcoming_of
        self._table: Table | None = None
        self._around: tuple[Any, ...] = ()
        self._moments: Moments = {}
        self._standings: dict[Player | None, Shown] = {}
        self._pictures: dict[Player | None, Picture] = {}
        self._views: dict[Viewer, Shown | None] = {}

    def company_changed(self) -> None:
        """There are other names, colours or connections."""
        self._table, self._around = None, ()

    def picture(self, table: Table, player: Player | None) -> Picture:
        """What this person may see now; all who have no seat see the same."""
        if table is not self._table:
            self._look(table)
        who = looker(table, player)
        if who not in self._pictures:
            self._pictures[who] = self._drawn(table, who)
        return self._pictures[who]

    def _look(self, table: Table) -> None:
        around = circumstances(table)
        if around != self._around:
            self._around, self._told = around, seats_told(table, self.company_of())
            self._lasting = Shown(lasting(table))
            self._standings.clear()
        runs_to = moments(table, self._upcoming_of(table))
        if runs_to != self._moments:
            self._moments, self._running = runs_to, _run(runs_to)
        self._table, self._turn = table, Shown(open_turn(table))
        self._scene = (table.match_number, table.number, table.take_backs, len(table.seats))
        self._pictures, self._views = {}, {}

    def _drawn(self, table: Table, player: Player | None) -> Picture:
        if player not in self._standings:
            self._standings[player] = Shown(standing_of(table, player, self._told))
        standing = self._standings[player]
        if not may.watch(table, player):
            closed = (Shown(closed_to_others(self._lasting.of)), Shown(NO_TURN), standing, Shown(NO_SEAT))
            return Picture(closed, None, closed_moments(self._moments), NOTHING_RUNS, None, self._scene)
        parts, viewer = (self._lasting, self._turn, standing, Shown(own_turn(table, player))), eyes(table, player)
        return Picture(parts, self._view(table, viewer), self._moments, self._running, viewer, self._scene)

    def _view(self, table: Table, viewer: Viewer) -> Shown | None:
        if table.game.open_hands:
            viewer = None
        if viewer not in self._views:
            view = view_of(table, viewer)
            self._views[viewer] = None if view is None else Shown(view)
        return self._views[viewer]


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

    Whoever comes, looks through other eyes, or finds another round, one from which something was taken back, or more
    seats or fewer, gets the whole picture: it needs no other one to be understood. ``done`` goes with what is new only.
    """
    if base is None or _is_other(base, picture):
        return whole(picture, now, n=n, events=events)
    frame, view = _new(base, picture)
    if base.running or picture.running:
        frame.new.update(_running(base.running | picture.running, picture.moments, now))
    return Change(n, events, frame, view, done)


def differs(base: Picture | None, picture: Picture) -> bool:
    """Whether there is anything new in a picture; a countdown that runs is not."""
    if base is picture:
        return False
    if base is None or _is_other(base, picture) or base.moments != picture.moments:
        return True
    return _new(base, picture) != (UNCHANGED, UNCHANGED)


def _is_other(base: Picture, picture: Picture) -> bool:
    return (base.eyes, base.scene) != (picture.eyes, picture.scene)


def _new(base: Picture, picture: Picture) -> tuple[Patch, Patch]:
    """What is new in the frame, in a patch of its own, and in the view."""
    frame, view = Patch({}, {}, {}), UNCHANGED
    for before, after in zip(base.parts, picture.parts, strict=True):
        if after is not before and (patch := after.since(before)) is not UNCHANGED:
            frame.new.update(patch.new)
            frame.more.update(patch.more)
            frame.at.update(patch.at)
    if picture.view is not base.view:
        if base.view is None or picture.view is None:
            frame.new["view"] = None if picture.view is None else picture.view.of
        else:
            view = picture.view.since(base.view)
    return frame, view


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


def _patch(names: tuple[str, ...], before: tuple[Any, ...], after: tuple[Any, ...]) -> Patch:
    """The fields that are different; `UNCHANGED` itself if none is."""
    new: dict[str, Any] = {}
    more: dict[str, tuple[Any, ...]] = {}
    at: dict[str, dict[int, Any]] = {}
    for name, was, field in compress(zip(names, before, after, strict=False), map(is_not, before, after)):
        if was and type(was) is type(field) is tuple:
            length = len(was)
            if len(field) > length and field[:length] == was:
                more[name] = field[length:]
                continue
            if len(field) == length and isinstance(field[0], LONG):
                if others := {place: item for place, item in enumerate(field) if item != was[place]}:
                    at[name] = others
                continue
        if was != field:
            new[name] = field
    return Patch(new, more, at) if new or more or at else UNCHANGED


def _running(told: frozenset[str], moments: Moments, now: int) -> dict[str, Any]:
    """The countdowns that run, or did: they are told with every change, so that all of it is of one moment."""
    return _countdowns({name: due for name, due in moments.items() if name in told}, now)


def _run(moments: Moments) -> frozenset[str]:
    return frozenset(name for name, due in moments.items() if _runs(due))


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
