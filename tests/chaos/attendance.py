"""Whether a table knows who is there."""

from typing import Final

from parlour.room.log import Player
from parlour.room.table import Table

NOTICED: Final = {True: 20, False: 30}
"""Seconds after which a table knows that somebody is there, or that he is not; docs/tables.md promises it sooner."""


class Attendance:
    """Looks every second."""

    def __init__(self) -> None:
        self._wrong: dict[Player, tuple[bool | None, int]] = {}

    def look(self, player: Player, table: Table, *, there: bool | None) -> str:
        """What the table has not noticed.

        Args:
            there: None if nobody can tell, because the room or a line is not what it should be.
        """
        seats = [seat for seat in table.seats_of(player) if (table.away[seat] is None) != there]
        before, seconds = self._wrong.get(player, (None, 0))
        known = there is None or not seats
        seconds = 0 if known or there != before else seconds + 1
        self._wrong[player] = there, seconds
        if there is None or seconds < NOTICED[there]:
            return ""
        return f"for {seconds} s the table has not known of seats {seats}: there {there}"
