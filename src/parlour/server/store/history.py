"""The questions about matches that are over: every one goes by an index, none reads a log."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import sqlalchemy as sa
from msgspec.structs import replace

from parlour.room.attendance import Sitter
from parlour.room.log import Header, Player
from parlour.room.results import SeatResult
from parlour.server.store.decoding import HEADER, SUMMARY
from parlour.server.store.layout import FIGURES, MATCHES, RESULTS, REVIEWS, SUMMARIES, TABLES
from parlour.server.store.played import (
    Counted,
    GameCount,
    MatchPlace,
    Member,
    PartyStanding,
    PlayedMatch,
    Slip,
    Wanted,
)
from parlour.server.store.protocol import UnknownMatch

PartyGame: TypeAlias = tuple[str, str]
LAST: Final = 10
"""So many of the last results of a standing are told."""
_WON: Final = sa.func.sum(sa.cast(RESULTS.c.won, sa.Integer)).label("won")
"""How many were won: a sum of truths would be one, too, where there are any."""
_PLACE: Final = (RESULTS.c.ended_at, RESULTS.c.table_id, RESULTS.c.number)
_SEAT: Final = [RESULTS.c[name] for name in ("player", "level", "side", "tally", "won", "resigned", "seats", "name")]


def matches_of(connection: sa.Connection, wanted: Wanted) -> list[PlayedMatch]:
    """Somebody's matches that are over, newest first."""
    page = _page(wanted).subquery()
    of_match = (RESULTS.c.table_id == page.c.table_id) & (RESULTS.c.number == page.c.number)
    about = (MATCHES.c.table_id == page.c.table_id) & (MATCHES.c.number == page.c.number)
    told = [MATCHES.c[name] for name in ("game", "edition", "ending", "rounds", "took", "begins")]
    rows = connection.execute(
        sa.select(*_PLACE, RESULTS.c.party, *_SEAT, *told)
        .select_from(page.join(MATCHES, about).join(RESULTS, of_match))
        .order_by(page.c.ended_at.desc(), page.c.table_id.desc(), page.c.number.desc(), RESULTS.c.seat)
    )
    matches = defaultdict[MatchPlace, list[sa.Row[Any]]](list)
    for row in rows:
        matches[MatchPlace(row.ended_at, row.table_id, row.number)].append(row)
    slips = _slips(connection, matches)
    return [_match(place, seats, slips[place.table, place.number]) for place, seats in matches.items()]


def _page(wanted: Wanted) -> sa.Select[Any]:
    """The results by which the matches are found: the row of somebody's first seat."""
    own = (RESULTS.c.player == wanted.player) & (RESULTS.c.seats > 0)
    for column, value in ((RESULTS.c.game, wanted.game), (RESULTS.c.party, wanted.party)):
        own = own if value is None else own & (column == value)
    if wanted.after is not None:
        after = (wanted.after.ended_at, wanted.after.table, wanted.after.number)
        own = own & (sa.tuple_(*_PLACE) < sa.tuple_(*after))
    newest = (column.desc() for column in _PLACE)
    return sa.select(*_PLACE).where(own).order_by(*newest).limit(wanted.limit)


def _match(place: MatchPlace, rows: Sequence[sa.Row[Any]], slips: dict[int, Slip]) -> PlayedMatch:
    one = rows[0]
    seats = tuple(
        SeatResult(row.player, row.level, row.side, row.tally, row.won, row.resigned, row.seats, name=row.name or "")
        for row in rows
    )
    told = (one.game, one.edition, one.ending, one.rounds, one.took, one.party)
    return PlayedMatch(place, *told, seats, slips, one.begins)


def _slips(connection: sa.Connection, places: Iterable[MatchPlace]) -> defaultdict[tuple[str, int], dict[int, Slip]]:
    """The worst that reviews have found, by match and side."""
    tables = {place.table for place in places}
    worst_last = (REVIEWS.c.loss, REVIEWS.c.round.desc())
    found = defaultdict[tuple[str, int], dict[int, Slip]](dict)
    for row in connection.execute(sa.select(REVIEWS).where(REVIEWS.c.table_id.in_(tables)).order_by(*worst_last)):
        found[row.table_id, row.number][row.side] = Slip(row.round, row.part, row.loss)
    return found


def standings_of(connection: sa.Connection, player: Player, limit: int) -> list[PartyStanding]:
    """How it stands between somebody and those whom he has played with, those of late first."""
    own = (RESULTS.c.player == player) & (RESULTS.c.seats == 1) & RESULTS.c.counts
    matches, latest = sa.func.count().label("matches"), sa.func.max(RESULTS.c.ended_at).label("latest")
    together = sa.select(RESULTS.c.party, RESULTS.c.game, matches, latest).where(own)
    newest = together.group_by(RESULTS.c.party, RESULTS.c.game).order_by(latest.desc()).limit(limit)
    counts = {(row.party, row.game): row.matches for row in connection.execute(newest)}
    members = _members(connection, counts)
    return [
        PartyStanding(*of, matches, tuple(members[of]), _last(connection, player, of)) for of, matches in counts.items()
    ]


def _members(connection: sa.Connection, counts: Mapping[PartyGame, int]) -> defaultdict[PartyGame, list[Member]]:
    """Who belongs to a party, and how often each has won a game in it; a bot that played on for somebody is he."""
    found = defaultdict[PartyGame, list[Member]](list)
    if not counts:
        return found
    columns = (sa.column("party", sa.String), sa.column("game", sa.String))
    wanted = sa.values(*columns, name="wanted").data([*counts]).cte("wanted")
    bot = sa.case((RESULTS.c.player.is_(None), RESULTS.c.level)).label("bot")
    who = (RESULTS.c.party, RESULTS.c.game, RESULTS.c.player, bot)
    both = (RESULTS.c.party == wanted.c.party) & (RESULTS.c.game == wanted.c.game) & RESULTS.c.counts
    asked = sa.select(*who, _WON, sa.func.count().label("seats")).select_from(wanted.join(RESULTS, both))
    for row in connection.execute(asked.group_by(*who).order_by(*who)):
        seats = row.seats // counts[row.party, row.game]
        found[row.party, row.game].append(Member(row.player, row.bot, row.won, seats))
    return found


def _last(connection: sa.Connection, player: Player, of: PartyGame) -> tuple[bool, ...]:
    """Whether somebody has won the last matches of a game with a party, newest first."""
    own = (RESULTS.c.player == player) & (RESULTS.c.seats == 1) & RESULTS.c.counts
    own = own & (RESULTS.c.party == of[0]) & (RESULTS.c.game == of[1])
    newest = (column.desc() for column in _PLACE)
    return tuple(connection.scalars(sa.select(RESULTS.c.won).where(own).order_by(*newest).limit(LAST)))


def counts_of(connection: sa.Connection, player: Player) -> list[GameCount]:
    """What somebody's matches come to, by game."""
    own = (RESULTS.c.player == player) & (RESULTS.c.seats == 1) & RESULTS.c.counts
    sums = [sa.func.count().label("matches"), _WON, sa.func.sum(RESULTS.c.tally)]
    by_game = sa.select(RESULTS.c.game, *sums).where(own).group_by(RESULTS.c.game).order_by(RESULTS.c.game)
    found = connection.execute(by_game).all()
    figures = _figures(connection, player)
    return [GameCount(game, matches, won, tally, tuple(figures[game])) for game, matches, won, tally in found]


def _figures(connection: sa.Connection, player: Player) -> defaultdict[str, list[Counted]]:
    amount = FIGURES.c.amount
    sums = (_whole_sum(amount), _whole_sum(FIGURES.c.counted), sa.func.max(amount))
    asked = sa.select(FIGURES.c.game, FIGURES.c.name, *sums).where(FIGURES.c.player == player)
    found = defaultdict[str, list[Counted]](list)
    for game, name, total, of, most in connection.execute(asked.group_by(FIGURES.c.game, FIGURES.c.name)):
        found[game].append(Counted(name, total, of, most))
    return found


def _whole_sum(of: sa.Column[int]) -> sa.ColumnElement[int]:
    """PostgreSQL's own sum of large integers is a decimal fraction."""
    return sa.cast(sa.func.sum(of), sa.BigInteger)


def played(connection: sa.Connection, table: str, number: int) -> tuple[Header, list[Sitter]]:
    """What was played in a match that is over, on what terms as they are now, and who sat where.

    Raises:
        UnknownMatch: ``unknown-match``.
    """
    match = (RESULTS.c.table_id == table) & (RESULTS.c.number == number)
    asked = sa.select(RESULTS.c.player, RESULTS.c.level, RESULTS.c.name).where(match).order_by(RESULTS.c.seat)
    sat = [Sitter(player, level, name or "") for player, level, name in connection.execute(asked)]
    header = connection.scalar(sa.select(TABLES.c.header).where(TABLES.c.id == table))
    if not sat or header is None:
        raise UnknownMatch("unknown-match", match=number)
    kept = connection.scalar(sa.select(SUMMARIES.c.summary).where(SUMMARIES.c.table_id == table))
    return _on_terms(HEADER.decode(header), kept), sat


def _on_terms(header: Header, kept: str | None) -> Header:
    """The header with what the host has chosen since."""
    watching = None if kept is None else SUMMARY.decode(kept).watching
    return header if watching is None else replace(header, terms=replace(header.terms, watching=watching))


def keep_review(
    connection: sa.Connection, table: str, number: int, round_number: int, slips: Mapping[int, Slip]
) -> None:
    """What a review has found of a round, by side; nothing while its match goes on: it may still be taken back."""
    over = sa.select(MATCHES.c.number).where((MATCHES.c.table_id == table) & (MATCHES.c.number == number))
    if connection.scalar(over) is None:
        return
    of_round = (REVIEWS.c.table_id == table) & (REVIEWS.c.number == number) & (REVIEWS.c.round == round_number)
    connection.execute(REVIEWS.delete().where(of_round))
    key = {"table_id": table, "number": number, "round": round_number}
    found = [{**key, "side": side, "part": slip.part, "loss": slip.loss} for side, slip in slips.items()]
    if found:
        connection.execute(REVIEWS.insert(), found)
