"""A guest's matches as he is told of them: all of it is asked of the database, nothing is played again."""

import re
from typing import Final

from parlour.core.discovery import games
from parlour.core.errors import ParlourError
from parlour.core.figures import Figure, value
from parlour.room.levels import bot_of
from parlour.room.log import Player
from parlour.room.summary import SeatSummary
from parlour.room.tell import Company, seat_infos
from parlour.server.guest.schema import (
    FigureTold,
    GameTold,
    MatchPage,
    MatchTold,
    MemberTold,
    PlayAgain,
    Standings,
    StandingTold,
)
from parlour.server.schema import MakeTable
from parlour.server.store.played import GameCount, MatchPlace, Member, PartyStanding, PlayedMatch, Wanted, seat_of
from parlour.server.store.protocol import Store, UnknownMatch
from parlour.server.table.make import order_again
from parlour.server.table.matches import MOST_MATCHES
from parlour.server.table.people import People

PAGE: Final = 30
"""Matches that are told at a time."""
STANDINGS: Final = 30
"""So many standings are told."""
_GAME: Final = re.compile(r"[a-z0-9-]{1,32}")
_PARTY: Final = re.compile(r"[0-9a-f]{16}")
_PLACE: Final = re.compile(r"(\d{1,18})\.(\w{1,32})\.(\d{1,9})", re.ASCII)


class History:
    """What a guest has played.

    Args:
        store: keeps it.
        people: what they are called.
    """

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people

    async def page(self, player: Player, game: str | None, party: str | None, after: str | None) -> MatchPage:
        """Some of his matches, newest first.

        Args:
            game, party: only those of this game, with these people and bots.
            after: as an earlier page told it.

        Raises:
            ParlourError: ``bad-request``, one of them can be none.
        """
        game, party = _checked(game, _GAME), _checked(party, _PARTY)
        wanted = Wanted(player=player, game=game, party=party, after=_place_in(after), limit=PAGE + 1)
        found = await self._store.matches_of(wanted)
        shown, more = found[:PAGE], found[PAGE:]
        await self._people.know([*{seat.player for match in shown for seat in match.seats if seat.player}])
        company = Company(self._people.names, frozenset(), self._people.colours)
        told = [_match(match, player, company) for match in shown]
        return MatchPage(told, _text_of(shown[-1].place) if more else None)

    async def standings(self, player: Player) -> Standings:
        """How he stands."""
        found = await self._store.standings_of(player, STANDINGS)
        counts = await self._store.counts_of(player)
        await self._people.know([*{member.player for each in found for member in each.members if member.player}])
        return Standings([self._standing(each, player) for each in found], [_count(each) for each in counts])

    async def order_again(self, player: Player, asked: PlayAgain) -> MakeTable:
        """The order for a table like the one of a match that he has played.

        Raises:
            UnknownMatch: ``unknown-match``, he has played no such one to its end.
        """
        number = asked.match if asked.match in range(MOST_MATCHES + 1) else 0
        header, sat = await self._store.played(asked.table, number)
        order = order_again(header, sat, player, asked.id)
        if order is None:
            raise UnknownMatch("unknown-match", match=number)
        return order

    def _standing(self, standing: PartyStanding, player: Player) -> StandingTold:
        def order(member: Member) -> tuple[bool, bool]:
            return member.player is None, member.player != player

        members = [self._member(standing.game, member, player) for member in sorted(standing.members, key=order)]
        return StandingTold(standing.party, standing.game, standing.matches, members, [*standing.last])

    def _member(self, game: str, member: Member, player: Player) -> MemberTold:
        if member.player is None:
            level, bot = bot_of(game, member.level)
            return MemberTold("bot", bot.name, level, mine=False, seats=member.seats, won=member.won)
        name, mine = self._people.names.get(member.player, ""), member.player == player
        return MemberTold("person", name, None, mine=mine, seats=member.seats, won=member.won)


def _match(match: PlayedMatch, player: Player, company: Company) -> MatchTold:
    sides = {seat.side: seat for seat in match.seats}
    places = [SeatSummary(seat.player, seat.level, resigned=seat.resigned, name=seat.name) for seat in match.seats]
    own = match.seats[seat_of(match, player)]
    return MatchTold(
        table=match.place.table,
        match=match.place.number,
        game=match.game,
        edition=match.edition,
        ended_at=match.place.ended_at,
        ending=match.ending,
        rounds=match.rounds,
        took=match.took,
        party=match.party,
        seats=[*seat_infos(match.game, places, player, company)],
        tally=[sides[side].tally for side in sorted(sides)],
        winners=[side for side in sorted(sides) if sides[side].won],
        slip=match.slips.get(own.side) if own.seats == 1 else None,
        begins=match.begins,
    )


def _count(count: GameCount) -> GameTold:
    """A game that is not here any more has no figures: nobody knows what they mean."""
    game = games().get(count.game)
    kinds = {} if game is None or game.figures is None else game.figures.kinds
    counted = {figure.name: figure for figure in count.figures}
    told = [
        FigureTold(name, value(kind, Figure(one.most if kind == "most" else one.amount, one.of)))
        for name, kind in kinds.items()
        if (one := counted.get(name)) is not None
    ]
    return GameTold(count.game, count.matches, count.won, count.tally / count.matches, told)


def _checked(text: str | None, shape: re.Pattern[str]) -> str | None:
    if text is not None and not shape.fullmatch(text):
        raise ParlourError("bad-request")
    return text


def _place_in(text: str | None) -> MatchPlace | None:
    if text is None:
        return None
    found = _PLACE.fullmatch(text)
    if found is None:
        raise ParlourError("bad-request")
    ended_at, table, number = found.groups()
    return MatchPlace(int(ended_at), table, int(number))


def _text_of(place: MatchPlace) -> str:
    return f"{place.ended_at}.{place.table}.{place.number}"
