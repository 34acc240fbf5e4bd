"""The people of a room: what they are called, and their colours."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

import sqlalchemy as sa

from parlour.core.errors import ParlourError
from parlour.room.colours import Colour
from parlour.room.log import Player
from parlour.server import storage

REMEMBERED: Final = 10_000
"""People whose names and colours are kept in memory, but for those who play."""

Choice = TypeVar("Choice")
Job: TypeAlias = Callable[[sa.Connection], Any]


class People:
    """Names and colours, as their guests have chosen them.

    The database has those of whoever has sat at a table. Whoever has not is known in memory alone, and not for ever:
    his browser tells them again. So nobody who only comes by leaves anything behind.

    Args:
        read, write: ask and change the database.
        playing: those who sit, or have sat, at the tables in memory.
    """

    def __init__(
        self,
        read: Callable[[Job], Awaitable[Any]],
        write: Callable[[Job], Awaitable[Any]],
        playing: Callable[[], set[Player]],
    ) -> None:
        self.names: dict[Player, str] = {}
        self.colours: dict[Player, Colour] = {}
        self._read = read
        self._write = write
        self._playing = playing

    async def know(self, players: list[Player]) -> None:
        """Gets the names and the colours of people into memory."""
        missing = [player for player in players if player not in self.names]
        if missing:
            names = await self._read(partial(storage.read_names, players=missing))
            colours = await self._read(partial(storage.read_colours, players=missing))
            for player in missing:  # what he has chosen meanwhile is newer
                name, colour = self._chosen(player)
                self._put(player, name or names.get(player), colour or colours.get(player))
            self._forget_strangers({*players})

    async def change(self, player: Player, name: str | None, colour: Colour | None) -> None:
        """Gives a guest another name, another colour or both; None leaves it.

        Raises:
            NotStored: the database did not take it, and nothing is changed.
        """
        await self.know([player])
        before = self._chosen(player)
        self._put(player, name or before[0], colour or before[1])  # at once: he may sit down while this is written
        self._forget_strangers({player})
        try:
            await self._write(self.keep(player))
        except ParlourError:
            self._put(player, *before)
            raise

    def keep(self, player: Player) -> Job:
        """Writes what he has chosen by now, if he has sat at a table.

        To be run after the row by which he first sits down, in the same transaction.
        """
        name, colour = self._chosen(player)
        return partial(storage.keep_guest, player=player, name=name, colour=colour)

    def _chosen(self, player: Player) -> tuple[str | None, Colour | None]:
        return self.names.get(player), self.colours.get(player)

    def _put(self, player: Player, name: str | None, colour: Colour | None) -> None:
        _put(self.names, player, name)
        _put(self.colours, player, colour)

    def _forget_strangers(self, known: set[Player]) -> None:
        """Of too many people those are forgotten who do not play, the oldest acquaintances first."""
        if max(len(self.names), len(self.colours)) <= REMEMBERED:
            return
        known |= self._playing()
        strangers = [player for player in (self.names | self.colours) if player not in known]
        for player in strangers[: -REMEMBERED // 2]:
            self._put(player, None, None)


def _put(kept: dict[Player, Choice], player: Player, choice: Choice | None) -> None:
    if choice is None:
        kept.pop(player, None)
    else:
        kept[player] = choice
