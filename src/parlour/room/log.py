"""A table is its log: a header, then rows that are only ever appended."""

from typing import Final, Literal, TypeAlias

import msgspec

Player: TypeAlias = str
"""Who a person is: a digest of the secret token in his cookie."""

ROOM: Final[Player] = "room"
"""Who acts for `HOUSE` and for bots; no digest looks like it."""

Kind = Literal["sit", "bot", "deal", "act", "ready", "take-back"]
"""A person sits down; a bot does; a round is dealt; an action of the round; ready for more; an action taken back."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled before anybody sits down.

    Attributes:
        table: the id, as in the table's address.
        game, version: which rules; a log of another version is not replayed by guesswork.
        edition: the edition's name.
        options: every option in force, so that no later change of an edition alters this table.
        players: the number of seats.
        pace: factor on the bots' time to think.
        made_at: milliseconds since 1970.
    """

    table: str
    game: str
    version: int
    edition: str
    options: dict[str, bool | str]
    players: int
    pace: float
    made_at: int


class Row(msgspec.Struct, frozen=True):
    """One thing that happened.

    Attributes:
        seq: counts the rows of a table from 1; never used twice and never told to anybody.
        time: milliseconds since 1970, never falling.
        seat: whose it is; `HOUSE` for a deal and for what chance or time did.
        action: of ``act`` the game's notation, of ``sit`` the player, of ``bot`` the level, of ``deal`` the set-up
            as JSON; else empty.
        action_id: the client's id of its message; with the seat it is unique in a table, so a resent message is
            recognized even after a crash.
    """

    seq: int
    time: int
    kind: Kind
    seat: int
    action: str = ""
    action_id: str | None = None
