"""A table is its log: a header, then rows that are only ever appended."""

from collections.abc import Callable
from functools import partial
from operator import attrgetter
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec

from parlour.core.errors import ParlourError
from parlour.core.game import Seat, Setup

Player: TypeAlias = str
"""Who a person is: a digest of the secret token in his cookie."""

ROOM: Final[Player] = "room"
"""Who acts for `HOUSE` and for bots; no digest looks like it."""

Wish = Literal["take-back", "pause"]
"""What can be asked of the others."""


class DamagedLog(ParlourError):
    """A log that cannot be understood: ``table-damaged``, with the number of the ``row``; 0 if it is none of them."""


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What a table has agreed on beside the rules of its game.

    Attributes:
        public: it is shown to everybody who comes to the room; else only its link leads to it.
        clock: seconds that a move may take before its player is warned; None is as long as he likes. Not in real time.
        timeout: what happens some seconds after that warning: a bot makes the ``move``, or takes the ``seat``.
        away: what happens to the seat of somebody who stays away while others wait: they ``wait``, a ``bot`` takes it
            until he comes back, or the match ``end``s. None: a bot in real time, else they wait, and may ask for one.
        idle: in a race, seconds without a play after which the table goes on by itself; None is never. What is chosen
            before it, such as bets, must be chosen in as many.
        compensate: in real time, whoever has the better connection waits for the others, within bounds.
        hints: the one person among bots may ask for the best action, where it is known.
        watching: whoever has the link may look on; else a round that goes on is told to those alone who sit there. The
            host may change it before a match (`Table.terms`).
    """

    public: bool = False
    clock: int | None = None
    timeout: Literal["move", "seat"] = "move"
    away: Literal["wait", "bot", "end"] | None = None
    idle: int | None = 30
    compensate: bool = False
    hints: bool = False
    watching: bool = True


class PlayedMoment(msgspec.Struct, frozen=True, tag_field="type", tag="played"):
    """A moment of a round that was played at a table.

    Attributes:
        match: of the table, from 1.
        round: of that match, from 1.
        move: after so many moves of it.
    """

    table: str
    match: int
    round: int
    move: int


class Beginning(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of another round at which a table begins: it is played once more from there, to its end and no further.

    Attributes:
        setup: what chance decided before that round.
        moves: those that led there, with `HOUSE`'s: seat, notation, and milliseconds since the first one.
        move: of that round's moves so many; what the person had sealed himself is not among ``moves``.
        seat: that he plays, while the others are bots'.
        of: the moment; None for a position that somebody has studied.
        then: by side, what that round came to (`Game.scores`); empty if nobody knows its end.
    """

    setup: dict[str, Any]
    moves: tuple[tuple[Seat, str, int], ...]
    move: int
    seat: Seat
    of: PlayedMoment | None = None
    then: tuple[int, ...] = ()


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
        begins: the moment of another round at which it begins; None at a table where a round is dealt.
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
    begins: Beginning | None = None


class LookAt(msgspec.Struct, frozen=True):
    """A round that is over, at which somebody looks again.

    Attributes:
        match: of the table, from 1.
        round: of that match, from 1.
    """

    match: int
    round: int


class _Body(msgspec.Struct, frozen=True, tag_field="kind"):
    """What a row tells; whose it is, the row says. Its tag is the row's kind, as it is stored."""


class Sat(_Body, frozen=True, tag="sit"):
    """A person sits down."""

    player: Player


class BotSat(_Body, frozen=True, tag="bot"):
    """A bot of that level does."""

    level: str


class Arranged(_Body, frozen=True, tag="arrange"):
    """The host arranges this place before a match: ``open``, ``gone``, or ``bot:LEVEL``.

    The place behind the last one is one more; whoever sat there has it no more.
    """

    place: str


class WatchingSet(_Body, frozen=True, tag="watching"):
    """The host says whether others may look on."""

    allowed: bool


class Moved(_Body, frozen=True, tag="move"):
    """A person takes this seat; it was another before."""

    before: Seat


class Named(_Body, frozen=True, tag="name"):
    """Somebody who shares his screen says who plays this seat of his; empty is nobody in particular."""

    name: str


class Started(_Body, frozen=True, tag="start"):
    """The host begins, whoever is ready."""


class Dealt(_Body, frozen=True, tag="deal"):
    """A round is dealt: what chance decided."""

    setup: Setup


class DealtAgain(_Body, frozen=True, tag="rematch"):
    """The first round of another match, with the seats moved on."""

    setup: Setup


class Begun(_Body, frozen=True, tag="begin"):
    """The round is on the table as it stood where the table begins (`Header.begins`), and goes on from there."""


class Acted(_Body, frozen=True, tag="act"):
    """Somebody, or `HOUSE`, acts in the round, in the game's notation."""

    notation: str


class LostRace(_Body, frozen=True, tag="lost-race"):
    """In real time somebody's action came too late, and changed nothing (`Round.beaten`)."""

    notation: str


class WasReady(_Body, frozen=True, tag="ready"):
    """A person wants to go on."""


class Hinted(_Body, frozen=True, tag="hint"):
    """He has asked what is best."""


class TookBack(_Body, frozen=True, tag="take-back"):
    """He takes his last action back; nobody need be asked."""


class AskedFor(_Body, frozen=True, tag="ask"):
    """He asks the others for something."""

    wish: Wish


class Agreed(_Body, frozen=True, tag="yes"):
    """He agrees to it."""


class Declined(_Body, frozen=True, tag="no"):
    """He does not."""


class Lapsed(_Body, frozen=True, tag="lapse"):
    """Nobody has answered what he asked for."""


class Paused(_Body, frozen=True, tag="pause"):
    """He pauses; nobody need be asked."""


class Resumed(_Body, frozen=True, tag="resume"):
    """He goes on after a pause."""


class WentAway(_Body, frozen=True, tag="away"):
    """He does not answer any more."""


class CameBack(_Body, frozen=True, tag="back"):
    """He is there again, and plays himself."""


class Looked(_Body, frozen=True, tag="look"):
    """He looks at a round again that is over, and no more at the table; None is at the table again."""

    at: LookAt | None


class GaveTime(_Body, frozen=True, tag="give-time"):
    """He gives those who look more time before the next round."""


class WentOn(_Body, frozen=True, tag="go-without"):
    """He wants the next round without waiting for those who look."""


class StoodIn(_Body, frozen=True, tag="stand-in"):
    """A bot of that level plays for him."""

    level: str


class Left(_Body, frozen=True, tag="leave"):
    """He gives his seat up; in a match a bot of that level plays for him."""

    level: str


class Resigned(_Body, frozen=True, tag="resign"):
    """He gives the match up, and a bot of that level plays on."""

    level: str


class Ended(_Body, frozen=True, tag="end"):
    """The match ends for good because he is away."""


class Warned(_Body, frozen=True, tag="warn"):
    """His time runs out."""


class TimedOut(_Body, frozen=True, tag="time-out"):
    """A bot makes this move for him."""


class Idled(_Body, frozen=True, tag="idle"):
    """He keeps the others waiting."""


Body: TypeAlias = (
    Sat
    | BotSat
    | Arranged
    | WatchingSet
    | Moved
    | Named
    | Started
    | Dealt
    | DealtAgain
    | Begun
    | Acted
    | LostRace
    | WasReady
    | Hinted
    | TookBack
    | AskedFor
    | Agreed
    | Declined
    | Lapsed
    | Paused
    | Resumed
    | WentAway
    | CameBack
    | Looked
    | GaveTime
    | WentOn
    | StoodIn
    | Left
    | Resigned
    | Ended
    | Warned
    | TimedOut
    | Idled
)
"""Everything that can happen at a table."""


class Row(msgspec.Struct, frozen=True):
    """One thing that happened.

    Attributes:
        seq: counts the rows of a table from 1; never used twice and never told to anybody.
        time: milliseconds of the table's own time, never falling. It begins when the table is opened and goes on only
            while a room runs it: whatever is due counts by it, and no clock of the wall can move it.
        seat: whose it is; `HOUSE` for a deal and for what chance did.
        body: what happened.
        action_id: the client's id of the message that it came of, if it came of one.
        player: who sent that message. With the id it is unique in a table, so that a resent message is recognized even
            after a crash, and wherever its sender sits by then.
    """

    seq: int
    time: int
    seat: Seat
    body: Body
    action_id: str | None = None
    player: Player | None = None

    @property
    def kind(self) -> str:
        """The tag of its body, for example ``take-back``."""
        return str(self.body.__struct_config__.tag)


class Columns(msgspec.Struct, frozen=True):
    """A row as it is stored: what its body holds is one text, and empty for most kinds."""

    seq: int
    time: int
    kind: str
    seat: int
    action: str = ""
    action_id: str | None = None
    player: Player | None = None


def as_columns(row: Row) -> Columns:
    """The columns of a row; a set-up is JSON."""
    kind, held = _HELD[type(row.body)]
    value = held(row.body)
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return Columns(row.seq, row.time, kind, row.seat, text, row.action_id, row.player)


def from_columns(columns: Columns) -> Row:
    """The row of these columns; the opposite of `as_columns`.

    Raises:
        DamagedLog: no row has ever been so.
    """
    try:
        body = _READ[columns.kind](columns.action)
    except (KeyError, msgspec.DecodeError) as error:
        raise DamagedLog("table-damaged", row=columns.seq) from error
    return Row(columns.seq, columns.time, columns.seat, body, columns.action_id, columns.player)


def _holder(kind: Any) -> Callable[[Body], Any]:
    """What gets the one thing that a body of this kind holds; an empty text if it holds none."""
    return attrgetter(*kind.__struct_fields__) if kind.__struct_fields__ else lambda _body: ""


def _reader(kind: Any) -> Callable[[str], Body]:
    """What makes a body of this kind of its text; the text of one that holds nothing does not matter."""
    if not kind.__struct_fields__:
        empty: Body = kind()
        return lambda _text: empty
    (of,) = kind.__annotations__.values()
    if of is str:
        make: Callable[[str], Body] = kind
        return make
    read = _JSON[of].decode if of in _JSON else partial(msgspec.convert, type=of, strict=False)

    def body(text: str) -> Body:
        made: Body = kind(read(text))
        return made

    return body


_JSON: Final = {Setup: msgspec.json.Decoder(dict[str, Any]), LookAt | None: msgspec.json.Decoder(LookAt | None)}
"""What is stored as JSON."""
_HELD: Final = {kind: (str(kind.__struct_config__.tag), _holder(kind)) for kind in get_args(Body)}
_READ: Final = {str(kind.__struct_config__.tag): _reader(kind) for kind in get_args(Body)}
