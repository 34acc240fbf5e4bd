"""The people of a room: what they are called, and their colours."""

from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from parlour.core.errors import ParlourError
from parlour.room.colours import Colour
from parlour.room.log import Player
from parlour.server.store.peers import Person
from parlour.server.store.protocol import Store

REMEMBERED: Final = 10_000
"""People whose names and colours are kept in memory, but for those who play."""

TOLD_AT_ONCE: Final = 30
"""So many are told to another process together, however long their names are."""

Choice = TypeVar("Choice")


class People:
    """Names and colours, as their guests have chosen them.

    The database has those of whoever has sat at a table. Whoever has not is known in memory alone, and not for ever:
    his browser tells them again. So nobody who only comes by leaves anything behind.

    Args:
        store: keeps what those have chosen who have sat at a table.
        playing: those who sit, or have sat, at the tables in memory.
    """

    def __init__(self, store: Store, playing: Callable[[], set[Player]]) -> None:
        self.names: dict[Player, str] = {}
        self.colours: dict[Player, Colour] = {}
        self._store = store
        self._playing = playing
        self._asked: set[Player] = set()
        self._stored: set[Player] = set()
        self._doubted: set[Player] = set()

    async def know(self, players: list[Player]) -> None:
        """Gets the names and the colours of people into memory."""
        missing = [player for player in players if player not in self._asked]
        if missing:
            found = await self._store.guests(missing)
            for player in missing:
                self._put(self._now(player, found.get(player)))
            self._asked.update(missing)
            self._stored = self._stored.difference(missing).union(found)
            self._doubted.difference_update(missing)
            self._forget_strangers({*players})

    def _now(self, player: Player, stored: Person | None) -> Person:
        """What somebody has chosen by now: what he has chosen while the database was asked is newer."""
        known, doubted = self.guest(player), player in self._doubted
        if stored is None:  # once stored and no more: he is forgotten
            return Person(player) if doubted and player in self._stored else known
        new, old = (stored, known) if doubted else (known, stored)
        return Person(player, new.name or old.name, new.colour or old.colour)

    async def change(self, player: Player, name: str | None, colour: Colour | None) -> None:
        """Gives a guest another name, another colour or both; None leaves it.

        Raises:
            NotStored: the database did not take it, and nothing is changed.
        """
        await self.know([player])
        before = self.guest(player)
        now = Person(player, name or before.name, colour or before.colour)
        self._put(now)  # at once: he may sit down while this is written
        self._forget_strangers({player})
        try:
            await self._store.keep_guest(now)
        except ParlourError:
            self._put(before)
            raise

    def hear(self, guest: Person) -> None:
        """Another process of the room has told what somebody has chosen."""
        self._put(guest)
        self._doubted.discard(guest.player)
        self._forget_strangers({guest.player})

    def acquaintances(self) -> Iterator[tuple[Person, ...]]:
        """Those of whom something is known and not doubted, a few at a time."""
        known = [player for player in self.names | self.colours if player not in self._doubted]
        for at in range(0, len(known), TOLD_AT_ONCE):
            yield tuple(self.guest(player) for player in known[at : at + TOLD_AT_ONCE])

    def doubt(self) -> None:
        """What is known may be old: what the database knows of somebody is newer."""
        self._doubted.update(self.names, self.colours)
        self._asked.clear()

    def forget(self, player: Player) -> None:
        """Knows nothing of a guest any more."""
        self._put(Person(player))
        self._asked.discard(player)

    def guest(self, player: Player) -> Person:
        """What somebody has chosen by now; to be kept with the row by which he first sits down."""
        return Person(player, self.names.get(player), self.colours.get(player))

    def _put(self, guest: Person) -> None:
        _put(self.names, guest.player, guest.name)
        _put(self.colours, guest.player, guest.colour)

    def _forget_strangers(self, known: set[Player]) -> None:
        """Of too many people those are forgotten who do not play, the oldest acquaintances first."""
        if max(len(self.names), len(self.colours), len(self._asked)) <= REMEMBERED:
            return
        known |= self._playing()
        strangers = [player for player in (self.names | self.colours) if player not in known]
        for player in strangers[: -REMEMBERED // 2]:
            self._put(Person(player))
        self._asked &= {*self.names, *self.colours, *known}
        self._stored &= self._asked


def _put(kept: dict[Player, Choice], player: Player, choice: Choice | None) -> None:
    if choice is None:
        kept.pop(player, None)
    else:
        kept[player] = choice
