"""A table without a network: a log that grows by commands, and a clock and chance that a test holds in its hand."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from parlour.core.errors import ParlourError
from parlour.core.game import Seat
from parlour.room.costs import refused
from parlour.room.decide import Command, Deal, Decided, HouseActs, decide, lost_race
from parlour.room.due import deal_at, house_at
from parlour.room.fold import replay
from parlour.room.frame import Frame
from parlour.room.happened import events
from parlour.room.log import ROOM, Header, Player, Row
from parlour.room.messages import Act, Ready, Start, TakeBack
from parlour.room.seating import SeatBot, TakeSeat
from parlour.room.showing import Picture, Showing, whole
from parlour.room.table import Table, open_table
from parlour.room.tell import Company

MIRA, JONAS, TOM = "m" * 32, "j" * 32, "t" * 32
NAMES = {MIRA: "Mira", JONAS: "Jonas"}


def header(**changes: Any) -> Header:
    usual: dict[str, Any] = {
        "table": "aTable",
        "game": "costly-tricks",
        "version": 1,
        "edition": "piatnik-2001",
        "options": {"must_follow_trump": True, "match": "first_to_three"},
        "players": 2,
        "pace": 1.0,
        "made_at": 1_000_000,
    }
    return Header(**{**usual, **changes})


class Desk:
    """Plays at one table."""

    def __init__(self, *places: str, seed: int = 0, **changes: Any) -> None:
        """Places are players, or ``bot:LEVEL``, or ``open``."""
        self.rng = Random(seed)
        self.table: Table = open_table(header(**changes))
        self.rows: list[Row] = []
        self.now = self.table.header.made_at
        self.count = 0
        for seat, place in enumerate(places):
            if place.startswith("bot:"):
                self.do(ROOM, SeatBot(seat, place.removeprefix("bot:")))
            elif place != "open":
                self.do(place, TakeSeat(seat))

    def do(self, who: Player, command: Command, looks: Player | None = None) -> tuple[Any, ...]:
        """What somebody (by default nobody in particular) saw happen; nothing if nothing was stored."""
        self.now += 1000
        try:
            decided = decide(self.table, who, command, self.now, self.rng)
        except ParlourError as error:
            self.table = refused(self.table, who, command, error, self.now)
            if (lost := lost_race(self.table, command, error, self.now)) is not None:
                self._keep(lost, looks)
            raise
        return () if decided is None else self._keep(decided, looks)

    def _keep(self, decided: Decided, looks: Player | None) -> tuple[Any, ...]:
        self.rows.append(decided.row)
        before, self.table = self.table, decided.after
        return events(before, decided.row, self.table, looks, NAMES)

    def code(self, who: Player, command: Command) -> str:
        """The code of a refusal; empty if it was allowed."""
        before = self.table
        try:
            self.do(who, command)
        except ParlourError as error:
            same = self.table is before or replace(self.table, costs=before.costs) == before
            assert same or self.rows[-1].kind == "lost-race"
            return error.code
        return ""

    def deal(self) -> tuple[Any, ...]:
        """Deals, and in real time waits for the common start."""
        begins = self.table.phase == "waiting" and deal_at(self.table) is None
        if begins:
            self.ask(self.host, Start)
        seen = self.do(ROOM, Deal())
        self.now = max(self.now, self.table.acted_at)
        return seen

    def let_house(self) -> None:
        """Lets everything happen that is due in the round."""
        while house_at(self.table) is not None:
            self.now += 10_000
            self.do(ROOM, HouseActs())

    def new_id(self) -> str:
        self.count += 1
        return f"id{self.count}"

    @property
    def host(self) -> Player:
        assert self.table.host is not None
        return self.table.host

    @property
    def to_act(self) -> Seat:
        return int(self.table.game.to_act(self.table.state)[0])

    def act(self, index: int = 0) -> Act:
        """One of the legal actions of the seat whose turn it is."""
        legal = self.table.game.legal(self.table.state, self.to_act)
        text = self.table.game.show(legal[index % len(legal)])
        return Act(self.new_id(), self.to_act, self.table.game.ply(self.table.state), text)

    def act_of(self, seat: Seat) -> Act:
        """The first legal action of a seat, in a game without turns."""
        text = self.table.game.show(self.table.game.legal(self.table.state, seat)[0])
        return Act(self.new_id(), seat, None, text)

    def player(self, seat: Seat) -> Player:
        sitter = self.table.seats[seat]
        assert sitter is not None
        return sitter.player or ROOM

    @property
    def mover(self) -> Player:
        """Who plays for the seat whose turn it is."""
        return self.player(self.to_act) if self.to_act in self.table.people.persons else ROOM

    def play(self, index: int = 0) -> tuple[Any, ...]:
        """Whoever's turn it is plays."""
        return self.do(self.mover, self.act(index))

    def play_round(self) -> tuple[Any, ...]:
        seen: tuple[Any, ...] = ()
        while self.table.phase == "playing":
            seen = self.play(self.rng.randrange(44))
        return seen

    def ready(self, seat: Seat) -> tuple[Any, ...]:
        return self.do(self.player(seat), Ready(self.new_id(), seat))

    def take_back(self, seat: Seat) -> tuple[Any, ...]:
        return self.do(self.player(seat), TakeBack(self.new_id(), seat))

    def play_match(self, before: Callable[[], object] = lambda: None) -> tuple[Any, ...]:
        """Plays a match to its end; something may be done before each of its rounds."""
        seen: tuple[Any, ...] = ()
        while self.table.phase != "over":
            if self.table.phase == "between":
                for seat in self.table.people.persons - self.table.ready:
                    self.ready(seat)
            if self.table.phase != "playing":
                self.deal()
            before()
            seen = self.play_round()
        return seen

    def ask(self, who: Player, kind: type[Any], looks: Player | None = None, **more: Any) -> tuple[Any, ...]:
        """Sends a message from somebody's first seat."""
        return self.do(who, kind(id=self.new_id(), seat=self.table.seats_of(who)[0], **more), looks)

    def refusal(self, who: Player, kind: type[Any], **more: Any) -> str:
        """The code that such a message is refused with; empty if it was allowed."""
        return self.code(who, kind(id=self.new_id(), seat=self.table.seats_of(who)[0], **more))

    def again(self) -> Table:
        """The table as its log tells of it; what refused plays cost is none of that."""
        return replace(replay(self.table.header, self.rows), costs=self.table.costs)

    def picture(self, player: Player | None, present: frozenset[Seat] = frozenset()) -> Picture:
        return Showing(lambda: Company(NAMES, present)).picture(self.table, player)

    def frame(self, player: Player | None, present: frozenset[Seat] = frozenset()) -> Frame:
        return whole(self.picture(player, present), self.now)
