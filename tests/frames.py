"""Frames as tests look at them, however they were told."""

from collections.abc import Iterable

from parlour.room.frame import Frame
from parlour.room.log import Player
from parlour.room.showing import Message, Showing, seen, whole
from parlour.room.table import Table
from parlour.room.tell import Company


def frame_of(table: Table, player: Player | None, company: Company, now: int) -> Frame:
    """The whole table as this person may know it; None is a spectator."""
    return whole(Showing(lambda: company).picture(table, player), now)


def frames_of(messages: Iterable[Message]) -> list[Message]:
    """The frames that a client sees one after the other."""
    frame: Message | None = None
    frames = list[Message]()
    for message in messages:
        before, frame = frame, seen(frame, message)
        if frame is not None and frame is not before:
            frames.append(frame)
    return frames
