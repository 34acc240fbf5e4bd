"""The processes of one room: which of them runs a table, and what they tell each other.

A room in a folder is one process, `NoPeers`. On PostgreSQL there may be many; how they agree is `PostgresPeers`.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

import msgspec
import sqlalchemy as sa

from parlour.core.errors import ParlourError
from parlour.core.game import Seat
from parlour.room.colours import Colour
from parlour.room.log import Player


class Person(msgspec.Struct, frozen=True):
    """What somebody has chosen by now, which need not be anything."""

    player: Player
    name: str | None = None
    colour: Colour | None = None


class Elsewhere(ParlourError):
    """The table goes to another process of the room, or is there; whoever comes again finds it.

    Its code is ``table-elsewhere``.
    """

    def __init__(self) -> None:
        super().__init__("table-elsewhere")


class _News(msgspec.Struct, frozen=True, tag=True):
    pass


class TableWanted(_News, frozen=True):
    """Somebody comes to a table at another process than the one that runs it."""

    table: str


class TableTakenOver(_News, frozen=True):
    """Another process runs the table from now on."""

    table: str


class GuestsChosen(_News, frozen=True):
    """What guests have chosen by now, whether they have sat at a table or not."""

    guests: tuple[Person, ...]


class GuestOut(_News, frozen=True):
    """All that the guest has open is closed; whoever is still that guest comes back by himself."""

    player: Player


class GuestForgotten(_News, frozen=True):
    """Nothing of the guest is kept any more."""

    player: Player


class KeyCut(_News, frozen=True):
    """A further key of a guest."""

    digest: Player
    player: Player


class LocksChanged(_News, frozen=True):
    """One key alone is the guest's."""

    digest: Player
    player: Player


class TableThere(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is at a table.

    Attributes:
        table: its id.
        present: the seats where somebody answers; none if nobody is there any more.
        open: it is public, and a seat is open.
        watched: it is public, and there is something to watch.
        barred: who may not sit down.
    """

    table: str
    present: tuple[Seat, ...] = ()
    open: bool = False
    watched: bool = False
    barred: tuple[Player, ...] = ()


class PeopleThere(_News, frozen=True):
    """Who is at the tables of a process; of those that are not named nothing has changed."""

    tables: tuple[TableThere, ...]


class ProcessOpened(_News, frozen=True):
    """A process of the room has begun, and knows nothing yet of what the others know."""


class ProcessClosed(_News, frozen=True):
    """A process of the room runs no table any more."""


PeerNews: TypeAlias = (
    TableWanted
    | TableTakenOver
    | GuestsChosen
    | GuestOut
    | GuestForgotten
    | KeyCut
    | LocksChanged
    | PeopleThere
    | ProcessOpened
    | ProcessClosed
)
"""What processes tell each other. It is a hint: what it says stands in the database, or is asked for again."""


class PeerListener(Protocol):
    """What a process does about the others."""

    def hear(self, process: str, news: PeerNews) -> None:
        """Another process, by its id, has told this."""

    def lost(self) -> None:
        """It runs no table any more, and may have missed what was told."""

    def found(self) -> None:
        """It hears the others again, from now on."""


class Peers(Protocol):
    """The processes of a room, as one of them sees the others."""

    @property
    def losses(self) -> int:
        """How often it has lost what it had taken; what was begun before the last time is lost."""

    def open(self, listener: PeerListener) -> None:
        """Begins to hear the others; in the event loop."""

    async def take(self, table: str, *, wanted: bool = True) -> bool:
        """Whether this process runs a table from now on, or did already.

        Args:
            wanted: the process that runs it is asked to let it go, and waited for.

        Raises:
            NotRead: nobody can be asked.
        """

    def let_go(self, table: str) -> None:
        """Another process may run the table."""

    def tell(self, news: PeerNews) -> None:
        """Tells the others."""

    def announce(self, connection: sa.Connection, news: PeerNews) -> None:
        """Tells the others of a change as soon as it is stored, within its transaction."""

    async def tell_who_is_there(self, there: Callable[[], Sequence[TableThere]]) -> None:
        """Tells the others for ever who is at the tables here; comes back if there are no others."""

    def close(self) -> None:
        """Lets everything go."""


class NoPeers:
    """See `Peers`: there are no others."""

    losses = 0

    def open(self, listener: PeerListener) -> None:
        """See `Peers`."""

    async def take(self, table: str, *, wanted: bool = True) -> bool:
        """See `Peers`."""
        return True

    def let_go(self, table: str) -> None:
        """See `Peers`."""

    def tell(self, news: PeerNews) -> None:
        """See `Peers`."""

    def announce(self, connection: sa.Connection, news: PeerNews) -> None:
        """See `Peers`."""

    async def tell_who_is_there(self, there: Callable[[], Sequence[TableThere]]) -> None:
        """See `Peers`."""

    def close(self) -> None:
        """See `Peers`."""
