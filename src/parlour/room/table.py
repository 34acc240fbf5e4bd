"""A table at some moment: who sits where, the match, the round on the table. `parlour.room.fold` makes it of a log."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from parlour.core.discovery import find
from parlour.core.game import HOUSE, AnyGame, Seat
from parlour.core.growing import Marks, Trail
from parlour.core.known import known
from parlour.core.match import Match, new_match, score
from parlour.core.options import choose
from parlour.core.round import Round, Variant
from parlour.room.attendance import Attendance, Sitter, attendance, by_player
from parlour.room.frame import Asked, Phase
from parlour.room.log import Beginning, Header, LookAt, Player, Terms

Item = TypeVar("Item")


class Costs(msgspec.Struct, frozen=True):
    """What refused plays cost in real time (`parlour.room.costs`).

    Attributes:
        until: by seat, when the card of its last refused play is back.
        refused: by seat, the ids of the last plays that were refused.
    """

    until: Mapping[Seat, int] = {}
    refused: Mapping[Seat, tuple[str, ...]] = {}


class Patience(msgspec.Struct, frozen=True):
    """How long the next round has waited for those who look at one that is over (`parlour.room.looking`).

    Attributes:
        since: when somebody who could go on began to wait for somebody who looks; None while nobody does.
        waited: for how many milliseconds that was so before.
        given: how often the others have given more time.
        without: the seats that want to wait no more.
    """

    since: int | None = None
    waited: int = 0
    given: int = 0
    without: frozenset[Seat] = frozenset()


class Table(msgspec.Struct, frozen=True, dict=True):
    """A table at some moment; a value, and but for the `costs` the same for the same log.

    What follows from it is worked out when somebody first asks, and then known: it is no field, so that it is neither
    compared nor copied, and a table that is made of this one by `replace` knows nothing yet.

    Attributes:
        header: what is settled.
        seats: by seat; None is open.
        match: as it stood when the round on the table was dealt.
        earlier: the rounds of that match that were played before.
        round: the one on the table.
        ready: the seats that said so since the round (or the match) ended.
        seq: of the last row.
        time: of the last row; all times of a table are its own, see `Row`.
        acted_at: when the round last changed: a deal, an action, a take-back. Delays count from here. In real time it
            lies ahead after a deal, and nobody acts before it.
        seen: sender and id of every message that is stored.
        away: by seat, since when its person is away.
        looks: by seat, the round that is over at which its person looks again, instead of at the table.
        patience: how long the next round has waited for those.
        quiet_since: since when no seat has acted in real time, whatever `HOUSE` did; before that, since the deal.
        since: by seat, since when the table waits for it; None in real time.
        warned: by seat, when its player was warned that his time runs out.
        hurried: the seats whose time ran out, so that a bot makes their move.
        idle: the seats that have kept others waiting for long, although their people are there.
        paused_at: when the pause began that is still on.
        asked: what somebody asks the others for.
        asked_at: since when.
        resigned: the seats that cannot win this match.
        ended: who won the match when it ended before its time; nobody has lost it if it is all sides.
        match_number: of the match at this table, from 1.
        began: when the match did, with its first deal.
        hints: how many were asked for in this match.
        take_backs: how many there were in it.
        hinted: round and ply of the last one.
        sat: who sat where when the match ended; empty until it has.
        stood_in: by seat that a bot plays for its person, since which round of the match and which move of it.
        came: the people at the table, in the order in which they came.
        barred: those whose seat the host has taken; they get none at this table any more.
        wished: by player, when all his wishes will be forgotten (`parlour.room.wishes`).
        gone: the places that were taken away, each as it was numbered then.
        watching: whoever has the link may look on; see `Terms`.
        costs: of the plays refused lately. They are no rows, so that a table has none when it is read from its log.
    """

    header: Header
    seats: tuple[Sitter | None, ...]
    match: Match
    earlier: Trail[Round] = msgspec.field(default_factory=Trail)
    round: Round | None = None
    ready: frozenset[Seat] = frozenset()
    seq: int = 0
    time: int = 0
    acted_at: int = 0
    seen: Marks[tuple[Player, str]] = msgspec.field(default_factory=Marks)
    away: tuple[int | None, ...] = ()
    looks: tuple[LookAt | None, ...] = ()
    patience: Patience = Patience()
    quiet_since: int = 0
    since: tuple[int | None, ...] = ()
    warned: tuple[int | None, ...] = ()
    hurried: frozenset[Seat] = frozenset()
    idle: frozenset[Seat] = frozenset()
    paused_at: int | None = None
    asked: Asked | None = None
    asked_at: int = 0
    resigned: frozenset[Seat] = frozenset()
    ended: tuple[int, ...] = ()
    match_number: int = 1
    began: int = 0
    hints: int = 0
    take_backs: int = 0
    hinted: tuple[int, int | None] | None = None
    sat: tuple[Sitter | None, ...] = ()
    stood_in: Mapping[Seat, tuple[int, int]] = msgspec.field(default_factory=dict)
    came: tuple[Player, ...] = ()
    barred: frozenset[Player] = frozenset()
    wished: Mapping[Player, int] = msgspec.field(default_factory=dict)
    gone: tuple[Seat, ...] = ()
    watching: bool = True
    costs: Costs = Costs()

    @known
    def people(self) -> Attendance:
        """Who sits here, and who of them is there."""
        return attendance(self.seats, self.away)

    @known
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.match.variant.game

    @property
    def options(self) -> Any:
        """Those in force, as the game's own struct."""
        return self.match.variant.options

    @known
    def terms(self) -> Terms:
        """What is agreed now beside the rules."""
        terms = self.header.terms
        return terms if terms.watching == self.watching else replace(terms, watching=self.watching)

    @property
    def begins(self) -> Beginning | None:
        """The moment of another round at which it begins; that is played to its end and no further."""
        return self.header.begins

    @property
    def brought(self) -> int:
        """So many moves of the first round were made elsewhere: nobody here can take them back."""
        return 0 if self.begins is None else len(self.begins.moves)

    @known
    def rounds(self) -> tuple[Round, ...]:
        """All of the current match; the last one is on the table."""
        return tuple(self.earlier) if self.round is None else (*self.earlier, self.round)

    @known
    def number(self) -> int:
        """Of the round on the table, from 1; 0 before the first deal."""
        return len(self.earlier) + (self.round is not None)

    @known
    def state(self) -> Any | None:
        """The round on the table at this moment; None before the first deal."""
        return None if self.round is None else self.round.state

    @known
    def ply(self) -> int | None:
        """How far the round on the table is; None in real time, and before the first deal."""
        return None if self.round is None else self.game.ply(self.state)

    @known
    def phase(self) -> Phase:
        """Where the table stands; until the first deal it is ``waiting``."""
        if self.round is None:
            return "waiting"
        if self.ended:
            return "over"
        if self.round.outcome is None:
            return "playing"
        return "over" if self.winners or self.begins is not None else "between"

    @property
    def gathers(self) -> bool:
        """No match is on, so that who plays the next one may still change."""
        return self.phase in ("waiting", "over")

    @known
    def tally(self) -> tuple[int, ...]:
        """Chips (or points) by side, the finished round on the table included."""
        outcome = None if self.round is None else self.round.outcome
        return self.match.tally if outcome is None else self.game.match.award(self.options, self.match.tally, outcome)

    @known
    def tallies(self) -> tuple[tuple[int, ...], ...]:
        """The tally after each finished round of the match."""
        over = self.round is not None and self.round.outcome is not None
        return (*self.match.tallies, self.tally) if over else self.match.tallies

    @property
    def next_match(self) -> Match:
        """The match as the next round finds it: this one with the round on the table, or a new one after its end."""
        if self.round is None or self.gathers:
            return new_match(replace(self.match.variant, players=len(self.seats)))
        return score(self.match, self.round.told, self.round.outcome)

    @known
    def winners(self) -> tuple[int, ...]:
        """The sides that have won the match; empty while it goes on. Who resigned is not among them.

        Where one round is all there is, those who got most for it; nobody, if nobody got anything.
        """
        if self.ended or self.round is None or self.round.outcome is None:
            return self.ended
        if self.begins is None:
            winners = self.game.match.winners(self.options, self.tally)
        else:
            winners = () if self.tally == self.match.tally else self.best_but(())
        out = self.sides_of(self.resigned)
        kept = tuple(side for side in winners if side not in out)
        return kept if kept or not winners else self.best_but(out)

    def sides_of(self, seats: Iterable[Seat]) -> frozenset[int]:
        """The sides that these seats play for."""
        sides = self.sides
        return frozenset(sides[seat] for seat in seats)

    @property
    def sides(self) -> tuple[int, ...]:
        """By seat of the match, for which side it plays."""
        return tuple(self.game.match.sides(self.match.variant.players))

    @known
    def in_play(self) -> tuple[int, ...]:
        """The sides that nobody has given up."""
        return tuple(sorted({*self.sides} - self.sides_of(self.resigned)))

    def best_but(self, without: Iterable[int]) -> tuple[int, ...]:
        """Of all sides but these, the ones that have most."""
        tally = self.tally
        others = sorted({*self.sides} - {*without})
        most = max(tally[side] for side in others)
        return tuple(side for side in others if tally[side] == most)

    @known
    def real_time(self) -> bool:
        """Whether the round on the table knows no turns."""
        return self.round is not None and self.game.races(self.state)

    @known
    def racing(self) -> bool:
        """Everybody plays at once now, so that every second counts."""
        return self.real_time and self.phase == "playing" and self.paused_at is None

    @known
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act by the rules of the round; nobody before the first deal."""
        return () if self.round is None else tuple(self.game.to_act(self.state))

    @known
    def waits_for(self) -> frozenset[Seat]:
        """The seats that the table waits for: to act."""
        on = self.phase == "playing" and self.paused_at is None
        return frozenset(self.game.waits_for(self.state)) if on else frozenset()

    @known
    def kept_waiting_by(self) -> frozenset[Seat]:
        """The seats whose time counts: in turns to act, before a match to want it as somebody else does."""
        if self.gathers:
            return self.people.at_table - self.ready if self.ready and not self.people.open_seats else frozenset()
        return frozenset() if self.real_time else self.waits_for

    def seats_of(self, player: Player | None) -> tuple[Seat, ...]:
        """The seats a person plays: none for a spectator, several at a shared screen."""
        return self.people.by_player.get(player, ())

    def played_by(self, player: Player | None) -> tuple[Seat, ...]:
        """The seats a person plays in this match; once it is over, those he had then, whoever has come or gone."""
        return by_player(self.sat).get(player, ()) if self.sat else self.seats_of(player)

    @known
    def host(self) -> Player | None:
        """Who arranges the places and starts: of those who are there, and keep nobody waiting, the first who came."""
        for seats in (self.people.at_table - self.idle, self.people.at_table, self.people.owned):
            there = {self.player_at(seat) for seat in seats}
            if there:
                return next((player for player in self.came if player in there), None)
        return None

    @known
    def undoable(self) -> Seat | None:
        """The seat whose last action could be taken back, if its person wants it and the others agree.

        That is so only in the round on the table, when no other person has acted since, and when nothing became known:
        no hidden cards, no lot of `HOUSE`. What bots have done since is taken back with it.
        """
        if self.round is None or not self.game.open_hands or self.phase not in ("playing", "between") or self.real_time:
            return None
        moves, persons = self.round.moves, self.people.persons
        for at in reversed(range(self.brought, len(moves))):
            seat: Seat = moves[at][0]
            if seat == HOUSE or seat in persons:
                return None if seat == HOUSE else seat
        return None

    @known
    def given_up(self) -> frozenset[Seat]:
        """Where those sit now who cannot win this match."""
        if not self.resigned:
            return self.resigned
        sat = self.sat or self.seats
        both = range(min(len(sat), len(self.seats)))
        return frozenset(seat for seat in self.resigned if seat in both and _same(sat[seat], self.seats[seat]))

    def player_at(self, seat: Seat) -> Player | None:
        """The person whose seat it is; None if it is nobody's or a bot's."""
        sitter = self.seats[seat]
        return None if sitter is None else sitter.player

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats of the other people who play, in order: those who must agree to what this one's person asks for."""
        mine = self.seats_of(self._sitter(seat).player)
        return tuple(sorted(self.people.persons.difference(mine)))

    def others_there(self, seat: Seat) -> frozenset[Seat]:
        """The seats of the other people who play and are not away: those whom this one's person may keep waiting."""
        return self.people.at_table.difference(self.seats_of(self.player_at(seat)))

    def _sitter(self, seat: Seat) -> Sitter:
        sitter = self.seats[seat]
        assert sitter is not None  # asked only of seats that are taken
        return sitter


def _same(one: Sitter | None, other: Sitter | None) -> bool:
    """Whether two seats are the same person's."""
    return one is not None and other is not None and one.player == other.player


def open_table(header: Header) -> Table:
    """The table before its first row.

    Raises:
        InvalidOptions: the header names what does not exist.
        RulesChanged: it follows rules that are not known here.
    """
    game = find(header.game).under(header.version)
    variant = Variant(game, header.edition, choose(game, header.edition, {**header.options}), header.players)
    nobody, never = (None,) * header.players, (None,) * header.players
    told = header.terms.watching
    return Table(header, nobody, new_match(variant), away=never, looks=never, since=never, warned=never, watching=told)


def with_item(items: tuple[Item, ...], seat: Seat, item: Item) -> tuple[Item, ...]:
    """Items by seat, with another one at a seat."""
    return (*items[:seat], item, *items[seat + 1 :])


def last_move(each: Round, seats: Iterable[Seat]) -> int:
    """The index of the last move that one of these seats made; -1 if none did."""
    wanted = frozenset(seats)
    return next((index for index in reversed(range(len(each.moves))) if each.moves[index][0] in wanted), -1)
