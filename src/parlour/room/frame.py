"""What a viewer gets: the whole table as he may know it, and what he saw happen since his last frame."""

from typing import Any, Final, Literal, Union

import msgspec

from parlour.core.discovery import games
from parlour.core.faces import BotFace
from parlour.room.colours import Colour
from parlour.room.log import LookAt, PlayedMoment, Terms, Wish

Phase = Literal["waiting", "playing", "between", "over"]
"""Seats are open; a round is on; a round has ended, the next waits for `Ready` or its time; the match is over."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits at a seat.

    Attributes:
        kind: ``open`` while nobody does.
        name: the guest's name, or the bot's; empty for an open seat and for a bot without one.
        level: the bot's id; at a person's seat, that of the bot that plays for him.
        mine: the viewer plays this seat; at a shared screen he plays several.
        present: whoever plays it is there and answers (always, for a bot).
        ready: for the next round, or for a match.
        resigned: he cannot win this match any more.
        colour: of the person's token, like no other's at the table; None if he shares his screen at several seats.
        face: the bot's, None for all others.
        named: the name is of this seat alone, given by whoever shares his screen at several.
    """

    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    mine: bool
    present: bool
    ready: bool
    resigned: bool = False
    colour: Colour | None = None
    face: BotFace | None = None
    named: bool = False


class SatDown(msgspec.Struct, frozen=True, tag_field="event", tag="sat-down"):
    """Somebody took a seat; ``level`` is a bot's id."""

    seat: int
    name: str
    level: str | None


class RoundDealt(msgspec.Struct, frozen=True, tag_field="event", tag="round-dealt"):
    """A new round was dealt; rounds of a match count from 1."""

    round: int


class TallyChanged(msgspec.Struct, frozen=True, tag_field="event", tag="tally-changed"):
    """Chips (or points) by side after a round, and before it."""

    before: tuple[int, ...]
    after: tuple[int, ...]


class MatchWon(msgspec.Struct, frozen=True, tag_field="event", tag="match-won"):
    """The match is over; several sides may share it."""

    winners: tuple[int, ...]


class RoundWon(msgspec.Struct, frozen=True, tag_field="event", tag="round-won"):
    """The one round of a table is over that begins at a moment of another; nobody may have won it, or several."""

    winners: tuple[int, ...]


class TakenBack(msgspec.Struct, frozen=True, tag_field="event", tag="taken-back"):
    """A seat took back its last action, and with it the ``count - 1`` actions that others had made since."""

    seat: int
    count: int


News = Literal[
    "away",
    "back",
    "bot-plays",
    "left",
    "moved",
    "removed",
    "resigned",
    "ended",
    "asks-take-back",
    "asks-pause",
    "agrees",
    "declines",
    "paused",
    "resumed",
    "time-low",
    "time-out",
    "idle",
    "unanswered",
    "table-acts",
    "gives-time",
    "goes-without",
]


class SeatNews(msgspec.Struct, frozen=True, tag_field="event", tag="seat-news"):
    """Something happened around a seat that is no part of the game.

    Its person is ``away`` or ``back``; a bot ``bot-plays`` for him; he ``left``, has ``moved`` to this seat, or the
    host has ``removed`` him from it; he ``resigned``, or the match ``ended`` because he stays away; he ``asks`` for
    something, ``agrees`` or ``declines``; he ``paused`` or ``resumed``; his ``time-low`` means that it runs out,
    ``time-out`` that a bot makes this move. He is ``idle`` while others wait for him; what he asked for is
    ``unanswered`` in time; the ``table-acts`` for him. To those who look at a round that is over he ``gives-time``, or
    he wants the next one and ``goes-without`` them.
    """

    seat: int
    news: News


Words = Literal["hello", "well-played", "thanks", "oops", "thinking", "good-game"]
Sign = Literal["thumbs-up", "applause", "laugh", "wow", "sad", "heart"]
Reaction = Words | Sign
"""All that can be said at a table."""


class Reacted(msgspec.Struct, frozen=True, tag_field="event", tag="reacted"):
    """Somebody said something to the table."""

    seat: int
    reaction: Reaction


class Asked(msgspec.Struct, frozen=True):
    """What somebody asks the others for.

    Attributes:
        what: to take back his last action, or to pause.
        seat: who asks.
        waits: the seats that have not answered yet; all must agree.
    """

    what: Wish
    seat: int
    waits: tuple[int, ...]


class May(msgspec.Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """What somebody may do beside playing, and from which of his own seats, where it concerns no other seat."""

    pause: tuple[int, ...] = ()
    resume: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    resign: tuple[int, ...] = ()
    leave: tuple[int, ...] = ()
    come_back: tuple[int, ...] = ()
    react: tuple[int, ...] = ()
    start: tuple[int, ...] = ()
    arrange: tuple[int, ...] = ()
    give_time: tuple[int, ...] = ()
    go_without: tuple[int, ...] = ()
    name_seat: tuple[int, ...] = ()


View: Any = Union[tuple(game.view_type for game in games().values())]  # noqa: UP007
GameEvent: Any = Union[tuple(game.event_type for game in games().values())]  # noqa: UP007


class PlayedFor(msgspec.Struct, frozen=True, tag_field="event", tag="played-for"):
    """To whoever has his seat back from a bot, and to him alone: what it has done for him meanwhile.

    Attributes:
        count: how many actions.
        events: what he would have seen of the last of them.
    """

    seat: int
    count: int
    events: tuple[GameEvent, ...]


TableEvent = SatDown | RoundDealt | TallyChanged | MatchWon | RoundWon | TakenBack | SeatNews | Reacted | PlayedFor
Event: Any = Union[TableEvent, GameEvent]  # noqa: UP007


class BeginsAt(msgspec.Struct, frozen=True):
    """The moment of another round at which a table begins.

    Attributes:
        of: where that was played; None for a position that somebody has studied.
        move: after so many moves of it.
        seat: that whoever has opened the table plays.
        record: of a studied position.
        now: by side, what the round has come to, once it is over.
        then: the same of that other round, to be compared; empty before that, and if nobody knows its end.
    """

    of: PlayedMoment | None
    move: int
    seat: int
    record: dict[str, Any] | None = None
    now: tuple[int, ...] = ()
    then: tuple[int, ...] = ()


class Frame(msgspec.Struct, frozen=True, tag_field="type", tag="frame"):
    """The whole table, for one viewer.

    Attributes:
        n: counts the frames of this connection, from 1.
        table: the table's id, as in its address.
        game, edition, options: what is played.
        players: of the match; after it there may be more or fewer seats already, for the next one.
        pace: factor on the bots' time to think; 0 is none.
        seats: by seat.
        match: of the table, from 1.
        round: of the match, from 1; 0 before the first.
        tally: chips (or points) by side.
        tallies: the same after each finished round of this match.
        winners: the sides that have won the match.
        view: the round on the table, the finished one until the next is dealt.
        to_act: the seats that may act now.
        acting: the viewer's own seat that may act now; of several, the first.
        legal: the legal actions of that seat.
        ply: sent back with an action, so that a late one is recognized.
        events: what happened since the last frame of this connection.
        deal_in: milliseconds until the next round is dealt anyway.
        take_back: the viewer's own seat whose last action may be taken back now.
        join: the first open seat, if the viewer might sit down.
        take_over: the bots' seats that he might have instead, where none is open.
        barred: the host has taken his seat, and he gets none any more.
        host: a seat of whoever arranges the places and starts; None if nobody sits.
        sizes: how many places there may be.
        looks: by seat, the round that is over at which its person looks again; empty if nobody does.
        sits_ready: whoever sits down is ready to begin by that; in a race he is not.
        terms: what is agreed beside the rules, as it is now.
        arranged: how often a place was taken away here, so that those behind it have other numbers.
        closed: a round is on that is told to those alone who sit there; the viewer does not.
        waits_for: the seats that the table waits for.
        starts_in: milliseconds until everybody may act, after a deal in real time: the same moment for all.
        paused: nothing goes on and no clock runs; in real time nobody sees the round meanwhile.
        clocks: by seat, milliseconds until its player is warned or, once he was, until a bot makes his move.
        warned: the seats that were warned.
        away: by seat, milliseconds until a bot takes it, or the match ends, because its person is away.
        idle: the seats that have kept others waiting for minutes, although their people are there.
        goes_on_in: milliseconds until the table acts for somebody, because nobody does.
        asked: what somebody asks for.
        may: what the viewer may do beside playing.
        change_to: the seats that he may change to.
        bot_at: the seats at which he may have a bot play.
        asked_of: the viewer's own seat that has yet to answer.
        hints: how many were asked for in this match; None at a table that gives none.
        sat: who sat where when the match ended, if somebody has come or gone since.
        begins: where the table begins, if that is a moment of another round; this one is all that is played then.
    """

    n: int
    table: str
    game: str
    edition: str
    options: dict[str, bool | str]
    players: int
    pace: float
    phase: Phase
    seats: tuple[SeatInfo, ...]
    match: int
    round: int
    tally: tuple[int, ...]
    tallies: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    view: View | None
    to_act: tuple[int, ...]
    acting: int | None
    legal: tuple[str, ...]
    ply: int | None
    events: tuple[Event, ...]
    deal_in: int | None
    take_back: int | None
    join: int | None
    terms: Terms = Terms()
    waits_for: tuple[int, ...] = ()
    starts_in: int | None = None
    paused: bool = False
    clocks: tuple[int | None, ...] = ()
    warned: tuple[int, ...] = ()
    away: tuple[int | None, ...] = ()
    idle: tuple[int, ...] = ()
    goes_on_in: int | None = None
    asked: Asked | None = None
    may: May = May()
    change_to: tuple[int, ...] = ()
    bot_at: tuple[int, ...] = ()
    asked_of: int | None = None
    hints: int | None = None
    sat: tuple[SeatInfo, ...] = ()
    take_over: tuple[int, ...] = ()
    barred: bool = False
    host: int | None = None
    sizes: tuple[int, ...] = ()
    sits_ready: bool = True
    looks: tuple[LookAt | None, ...] = ()
    closed: bool = False
    arranged: int = 0
    begins: BeginsAt | None = None


class Patch(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is different in the fields of a frame, or of a view.

    Attributes:
        new: fields as they are now.
        more: what lists that have only grown have got at their end.
        at: of lists as long as before the items that are different, by their places.
    """

    new: dict[str, Any] = {}
    more: dict[str, tuple[Any, ...]] = {}
    at: dict[str, dict[int, Any]] = {}


UNCHANGED: Final = Patch()


class Change(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag="change"):
    """What is new for a viewer since his last frame, with which it makes the next: everything else is as it was.

    Attributes:
        n, events: of the new frame.
        frame: what is different in it, countdowns that run among that.
        view: what is different in the view of the round.
        done: the id of a message that is acknowledged with it; empty if there is none.
    """

    n: int
    events: tuple[Event, ...]
    frame: Patch = UNCHANGED
    view: Patch = UNCHANGED
    done: str = ""
