"""A table is its log: a header, then rows that are only ever appended."""

from typing import Final, Literal, TypeAlias

import msgspec

from parlour.core.errors import ParlourError

Player: TypeAlias = str
"""Who a person is: a digest of the secret token in his cookie."""

ROOM: Final[Player] = "room"
"""Who acts for `HOUSE` and for bots; no digest looks like it."""

Kind = Literal[
    "sit",
    "bot",
    "move",
    "deal",
    "rematch",
    "act",
    "ready",
    "hint",
    "take-back",
    "ask",
    "yes",
    "no",
    "pause",
    "resume",
    "away",
    "back",
    "stand-in",
    "leave",
    "resign",
    "end",
    "warn",
    "time-out",
    "idle",
    "lapse",
]
"""What a row tells.

Seats: ``sit`` a person sits down, ``bot`` a bot does, ``move`` a person takes another seat, ``leave`` he gives it up,
``away`` he does not answer any more, ``stand-in`` a bot plays for him, ``back`` he plays himself again.
The match: ``deal`` of a round, ``rematch`` the same for another match, with the seats moved on, ``act`` of the round,
``hint`` that was asked for, ``ready`` for more, ``resign``, ``end`` for good because somebody is away.
Consent: ``ask`` for something, ``yes`` and ``no`` to it; ``take-back`` and ``pause`` where nobody need be asked,
``resume``; ``lapse`` of what nobody has answered.
Clocks: ``warn`` that time runs out, ``time-out`` when a bot makes the move; ``idle`` a person keeps the others waiting.
"""


class DamagedLog(ParlourError):
    """A log that cannot be understood: ``table-damaged``, with the number of the ``row``; 0 if it is none of them."""


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What a table has agreed on beside the rules of its game.

    Attributes:
        public: it is shown to everybody who comes to the room; else only its link leads to it.
        clock: seconds that a move may take before its player is warned; None is as long as he likes. Not in real time.
        timeout: what happens some seconds after that warning: a bot makes the ``move``, or takes the ``seat``.
        away: what happens to the seat of somebody who stays away while others wait: they ``wait``, a ``bot`` takes it
            until he comes back, or the match ``end``s.
        idle: in a race, seconds without a play after which the table goes on by itself; None is never. What is chosen
            before it, such as bets, must be chosen in as many.
        compensate: in real time, whoever has the better connection waits for the others, within bounds.
        hints: the one person among bots may ask for the best action, where it is known.
    """

    public: bool = False
    clock: int | None = None
    timeout: Literal["move", "seat"] = "move"
    away: Literal["wait", "bot", "end"] = "bot"
    idle: int | None = 30
    compensate: bool = False
    hints: bool = False


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled before anybody sits down.

    Attributes:
        table: the id, as in the table's address.
        game, version: which rules; the table follows them for ever, see `Game.under`.
        edition: the edition's name.
        options: every option in force, so that no later change of an edition alters this table.
        players: the number of seats.
        pace: factor on the bots' time to think.
        made_at: milliseconds since 1970, for people and for lists; nothing else goes by it.
        terms: what else is agreed.
    """

    table: str
    game: str
    version: int
    edition: str
    options: dict[str, bool | str]
    players: int
    pace: float
    made_at: int
    terms: Terms = Terms()


class Row(msgspec.Struct, frozen=True):
    """One thing that happened.

    Attributes:
        seq: counts the rows of a table from 1; never used twice and never told to anybody.
        time: milliseconds of the table's own time, never falling. It begins when the table is opened and goes on only
            while a room runs it: whatever is due counts by it, and no clock of the wall can move it.
        seat: whose it is; `HOUSE` for a deal and for what chance did.
        action: of ``act`` the game's notation, of ``sit`` the player, of ``move`` the seat before, of ``deal`` and
            ``rematch`` the set-up as JSON, of ``ask`` what for, of ``bot`` and whatever brings one the level; else
            empty.
        action_id: the client's id of the message that it came of, if it came of one.
        player: who sent that message. With the id it is unique in a table, so that a resent message is recognized even
            after a crash, and wherever its sender sits by then.
    """

    seq: int
    time: int
    kind: Kind
    seat: int
    action: str = ""
    action_id: str | None = None
    player: Player | None = None
