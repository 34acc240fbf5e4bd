"""The one protocol for all games: a game is a plain value that offers functions over frozen structs.

``State`` is one round (a deal, a series), like a game record. Sequential, simultaneous and real-time games differ
only in what `Game.to_act` and `Game.due` answer. Nothing here awaits, reads a clock or draws a random number; who
needs chance is handed a generator, and what chance decided is an action of `HOUSE` or part of the set-up.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from parlour.core.command import GameCommand
from parlour.core.errors import Parameter, RulesChanged
from parlour.core.faces import BotFace
from parlour.core.figures import FigureRules
from parlour.core.json import Json
from parlour.core.lesson import LessonRules
from parlour.core.study import Stop, StudyRules

Seat: TypeAlias = int
Viewer: TypeAlias = int | None
"""A seat, or None for a spectator."""

HOUSE: Final[Seat] = -1
"""The pseudo-seat that acts for chance and for time: lots, reshuffles, the turn of a stuck table."""

Setup: TypeAlias = dict[str, Json]
"""What chance decided before a round: the ``setup`` object of a game record."""

Options = TypeVar("Options", bound=msgspec.Struct)
State = TypeVar("State", bound=msgspec.Struct)
Action = TypeVar("Action")
View = TypeVar("View", bound=msgspec.Struct)
Event = TypeVar("Event", bound=msgspec.Struct)
Result = TypeVar("Result", bound=msgspec.Struct)


@dataclass(frozen=True, kw_only=True)
class RecordRules(Generic[State, Action]):
    """How a game's rounds are written as game records (the second half of the rules' text).

    Attributes:
        read: the actions, in order, that one text of a record stands for: a card is one action, a revealed auction
            four. Raises `IllegalAction`, also for what is no string.
        write: the text that a record gets for this action in this state, or None if it gets none (a bid that stays
            sealed, a lot that the set-up tells).
        legal: what a record's ``legal`` says before an action: a list of texts in plain string order, or one text.
        note: the record's set-up after an action that it tells in its set-up (a lot, a reshuffle, a bet).
        claims: what further fields of a record say of its last state, by field. Where a record has one it must say just
            that, else it is wrong (``FIELD-differ``, with the field as its parameter).
    """

    read: Callable[[State, Json], tuple[tuple[Seat, Action], ...]]
    write: Callable[[State, Seat, Action], str | None]
    legal: Callable[[State], Json]
    note: Callable[[Setup, State, Seat, Action], Setup] = lambda setup, _state, _seat, _action: setup
    claims: Mapping[str, Callable[[State], Json]] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class MatchRules(Generic[Options, Result]):
    """How rounds make a match; chips (or points) are counted by side or by seat.

    Attributes:
        sides: the side that each seat belongs to, by seat.
        start: the chips before the first round.
        award: the chips after a round.
        winners: the sides that have won, in rising order; empty while the match goes on.
        carry: what the next round needs to know of the one that ended, as JSON (who leads, spent bets); None at first.
            The set-up is that round's as its record tells it, so bets made in it are there (`Round.told`).
        accept: raises `InvalidSetup` unless a set-up may follow in a match, after that carry.
        tally: the field of a match record that holds the counts, ``chips`` or ``points``.
    """

    sides: Callable[[int], tuple[int, ...]]
    start: Callable[[Options, int], tuple[int, ...]]
    award: Callable[[Options, tuple[int, ...], Result], tuple[int, ...]]
    winners: Callable[[Options, tuple[int, ...]], tuple[int, ...]]
    carry: Callable[[Options, int, Setup, Result, Json], Json] = lambda _options, _players, _setup, _result, _carry: (
        None
    )
    accept: Callable[[Options, int, Setup, Json], None] = lambda _options, _players, _setup, _carry: None
    tally: str = "chips"


@dataclass(frozen=True, kw_only=True)
class Bot(Generic[View, Action]):
    """Who plays at an empty seat: what to do is one question, how long a person would take for it another.

    What habits it has is said in words, in the message ``bot-GAME-ID``, if it has a name.

    Attributes:
        name: its own, the same in all languages; without one it is just called a bot.
        face: what it looks like.
        choose: what to do at a seat, from its view; None for nothing now. Asked after every frame, so it also says
            nothing where the seat may not act.
        tempo: the milliseconds that a person takes for that action. Asked only where somebody waits, after `choose`
            and with the same view. What it cost to find the action it knows from the view: how much there was to look
            at and to choose from.
        ponder: thinks before it must, from a view, a seat and a stop, and says whether nothing is left to think about;
            None for bots that are quick. While others are to act it thinks about its answers. What it learns stays in
            the process and is a cache: what is chosen elsewhere is as good, and only slower.
    """

    name: str = ""
    face: BotFace | None = None
    choose: Callable[[View, Seat, Random], Action | None]
    tempo: Callable[[View, Seat, Action, Random], int] = lambda _view, _seat, _action, _rng: 0
    ponder: Callable[[View, Seat, Stop], bool] | None = None


AnyBot: TypeAlias = Bot[Any, Any]


@dataclass(frozen=True, kw_only=True)
class Game(Generic[Options, State, Action, View, Event, Result]):
    """One game, found by its folder under ``parlour.games`` or by an entry point.

    Attributes:
        name: the name in records and addresses, for example ``card-hunt`` of the folder ``card_hunt``.
        version: of the rules; a change that alters old logs raises it.
        earlier: the game as it was under earlier versions, by version, for the logs and records made under them.
        players: the numbers of players it can be played by.
        editions: named sets of options; the first is the default.
        options, view_type, event_type: the struct types, for the schema of the protocol.
        open_hands: nothing is hidden: `view` and `tell` are the same for every viewer, so that several people can share
            a screen.
        real_time: everybody plays at once, if not in every moment (see `races`), so that an action may come too late.

        deal: what chance decides before a round, from options, players, carry (see `MatchRules`) and a generator.
        begin: the state at the start; raises `InvalidSetup`.
        to_act: the seats that may act now; empty and nothing `due`: the round is over. It is public: in real time it
            does not tell who holds a card that fits, so a seat may be named and have no legal action.
        awaited: the seats among them that the table waits for, where some need not act (nobody waits for a sealed bid
            to be changed); None: all of them.
        legal: a seat's legal actions in a fixed order; none when it may not act.
        apply: the next state; raises `IllegalAction` and then changes nothing.
        ply: counts the turns from 0, so that a late action is recognized: whatever the only seat that may act does
            begins another. None in real time, where legality alone decides.
        due: milliseconds after the last logged action when `HOUSE` must act, or None.
        house: what `HOUSE` does then; without a generator, what the set-up tells, and `Untold` if it does not
            (`InvalidSetup` if that is wrong).
        idle: who acts, and how, when nobody has for long and nobody must wait any longer: in real time somebody who
            could play, by lot; before that, whoever has not chosen yet chooses what costs nothing. Asked only while
            `to_act` names a seat. None in games in turns, where that is for the table's people to decide.
        view: what a viewer may know: the only code that hides anything.
        tell: what a viewer saw happen between two states, redacted like the view.
        sample: a state consistent with a view, for bots that imagine the rest.
        result: the round's result, None while it goes on.
        scores: what a result comes to for each side, so that a round that is played twice can be compared with itself.
        show, parse: an action as one short text, for the wire and the log, and back; ``parse`` raises `IllegalAction`.
        bots: a ladder of them, from weak to strong, by an id that logs keep.
        former_bots: ids that logs of earlier days have, each with that of the bot that plays in its place now.
        pause: the milliseconds that everybody looks at what has just happened before a bot acts, from its view: at a
            finished trick, before the next one is led.
        facts: the arguments of the texts ``rules-NAME-…``: numbers from the constants of the rules, and options.
        figures: what is counted of whoever has played; None for a game that counts nothing but matches.
        study: how rounds are analysed, reviewed and made into puzzles; None where the best play is not known exactly.
        lessons: what its lessons must know of it; the lessons themselves are found in its folder. None without any.
        commands: what it adds to the command line, by name.
    """

    name: str
    version: int
    players: tuple[int, ...]
    editions: Mapping[str, Options]
    options: type[Options]
    view_type: type[View]
    event_type: Any
    open_hands: bool
    real_time: bool

    deal: Callable[[Options, int, Json, Random], Setup]
    begin: Callable[[Options, int, Setup], State]
    to_act: Callable[[State], Sequence[Seat]]
    legal: Callable[[State, Seat], Sequence[Action]]
    apply: Callable[[State, Seat, Action], State]
    ply: Callable[[State], int | None]
    view: Callable[[State, Viewer], View]
    tell: Callable[[State, Seat, Action, State, Viewer], tuple[Event, ...]]
    sample: Callable[[View, Random], State]
    result: Callable[[State], Result | None]
    scores: Callable[[Result], tuple[int, ...]]
    show: Callable[[Action], str]
    parse: Callable[[str], Action]
    record: RecordRules[State, Action]
    match: MatchRules[Options, Result]
    awaited: Callable[[State], Sequence[Seat]] | None = None
    due: Callable[[State], int | None] = lambda _state: None
    house: Callable[[State, Random | None], Action] | None = None
    idle: Callable[[State, Random], tuple[Seat, Action]] | None = None
    earlier: "Mapping[int, AnyGame]" = field(default_factory=dict)
    bots: Mapping[str, Bot[View, Action]] = field(default_factory=dict)
    former_bots: Mapping[str, str] = field(default_factory=dict)
    pause: Callable[[View], int] = lambda _view: 0
    facts: Callable[[Options], Mapping[str, Parameter]] = lambda _options: {}
    figures: FigureRules[State, Action] | None = None
    study: StudyRules[State, Action] | None = None
    lessons: LessonRules[State] | None = None
    commands: Mapping[str, GameCommand] = field(default_factory=dict)

    def under(self, version: int) -> "AnyGame":
        """The game under a version of its rules, as a log or a record names it.

        Raises:
            RulesChanged: ``rules-changed``, nobody here knows them; whoever wrote that is newer.
        """
        if version != self.version and version not in self.earlier:
            raise RulesChanged("rules-changed", game=self.name, written=version, current=self.version)
        return self.earlier.get(version, self)

    @property
    def default_edition(self) -> str:
        """The edition of a game that is set up without naming one."""
        return next(iter(self.editions))

    def bot_id(self, level: str) -> str:
        """The id by which a bot is known now, for example of one that an old log names; any other text as it is."""
        return self.former_bots.get(level, level)

    def bot(self, level: str) -> Bot[View, Action]:
        """The bot of that id, also of one that only old logs have.

        Raises:
            KeyError: there is none.
        """
        return self.bots[self.bot_id(level)]

    def knows_bot(self, level: str) -> bool:
        """Whether there is a bot of that id."""
        return self.bot_id(level) in self.bots

    def ponders(self, level: str) -> bool:
        """Whether that bot thinks ahead, because what it chooses may take long."""
        return self.knows_bot(level) and self.bot(level).ponder is not None

    def races(self, state: State) -> bool:
        """Whether nobody waits for a turn now: true at times in a game in real time, and never in another."""
        return self.real_time and self.ply(state) is None

    def waits_for(self, state: State) -> Sequence[Seat]:
        """The seats that the table waits for, for example those that have not sealed a bid yet."""
        return self.to_act(state) if self.awaited is None else self.awaited(state)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
