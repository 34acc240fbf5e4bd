"""Floods: two people at another table play their match to its end, and afterwards the room is as it was."""

import gc
import logging
from pathlib import Path

import pytest

from parlour.server.app import Room
from parlour.server.door.connections import ConnectionBounds
from tests.server.floods import KINDS, flooded
from tests.server.running import Guest, play_until, running, wait_until

BOUNDS = ConnectionBounds(head=1.0, stalled=1.0)
MORE_OBJECTS = 30_000
"""So many more objects may be in memory afterwards than before: caches of pages, names and replies."""


@pytest.mark.parametrize("flood", KINDS)
def test_pitfall_75_a_flood_leaves_others_their_match_and_the_room_its_memory(
    folder: Path, flood: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(folder, bounds=BOUNDS) as (room, host), Guest(host, "Mira") as mira, Guest(host, "Jonas") as jonas:
        crowded = mira.make(id="crowded", seats=["me", "open"])
        table = mira.make(seats=["me", "open"])
        jonas.sit(table)
        with mira.look(table) as one, jonas.look(table) as other:
            one.until_frame()
            before = objects()
            with flooded(flood, host, crowded):
                play_until([one, other], lambda frame: frame["phase"] == "over")
            assert one.frame["winners"]
            as_before(room, sockets=2)
            wait_until(lambda: objects() < before + MORE_OBJECTS)
        wait_until(lambda: all(actor.viewers == [] for actor in room.tables.in_memory))
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def as_before(room: Room, sockets: int) -> None:
    """Nothing waits for anybody any more."""
    wait_until(lambda: sum(connection.is_socket for connection in room.connections) == sockets)
    wait_until(lambda: room.study.open == 0)
    wait_until(lambda: all(connection.transport.get_write_buffer_size() == 0 for connection in room.connections))


def objects() -> int:
    gc.collect()
    return len(gc.get_objects())
