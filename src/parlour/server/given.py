"""What the handlers of requests are given: parts of the room, and who asks."""

from typing import TypeAlias

from litestar.di import NamedDependency

from parlour.room.log import Player
from parlour.server.study.queue import StudyQueue
from parlour.server.table.tables import Tables

TheTables: TypeAlias = NamedDependency[Tables]
TheQueue: TypeAlias = NamedDependency[StudyQueue]
Guest: TypeAlias = NamedDependency[Player]
"""The guest that the browser's cookie says."""
