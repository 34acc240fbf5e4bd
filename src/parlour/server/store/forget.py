"""Who somebody is: his keys, and how his name goes out of everything that is kept.

A guest's name stands in one place only, in ``guests``. All else names a person by his player id: rows of logs, what
follows from them, who opened a table. What he has called those who share his screen stands in a log, too, and in what
follows. This module alone knows where; of tries at puzzles `store.puzzles` does.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from parlour.room.attendance import Sitter
from parlour.room.log import Player
from parlour.room.results import party_of
from parlour.server.store.layout import FIGURES, FORGOTTEN, GUESTS, KEYS, RESULTS, ROWS, SITTERS, SUMMARIES, TABLES
from parlour.server.store.puzzles import forget_tries
from parlour.server.store.upsert import put

_SAT: Final = ROWS.c.kind == "sit"
"""The rows whose body is a person."""


def keys(connection: sa.Connection) -> dict[Player, Player | None]:
    """By the digest of a token whose key it is, where that is not himself."""
    found = connection.execute(sa.select(KEYS.c.digest, KEYS.c.player))
    return {row.digest: row.player for row in found}


def keep_key(connection: sa.Connection, digest: Player, player: Player) -> None:
    """A further key of a guest."""
    connection.execute(KEYS.insert(), {"digest": digest, "player": player})


def keep_only_key(connection: sa.Connection, digest: Player, player: Player) -> None:
    """No other token is a key of the guest any more, his first one included."""
    _drop_keys(connection, player)
    if digest != player:
        connection.execute(KEYS.insert(), [{"digest": digest, "player": player}, {"digest": player, "player": None}])


def _drop_keys(connection: sa.Connection, player: Player) -> None:
    connection.execute(KEYS.delete().where((KEYS.c.player == player) | (KEYS.c.digest == player)))


def begin_to_forget(connection: sa.Connection, player: Player, nobody: Player) -> list[str]:
    """Forgets a guest's name, keys and puzzles, and notes that he is nobody; the tables that name him."""
    put(connection, FORGOTTEN, {"player": player, "nobody": nobody})
    connection.execute(GUESTS.delete().where(GUESTS.c.player == player))
    _drop_keys(connection, player)
    forget_tries(connection, player)
    return tables_of(connection, player)


def tables_of(connection: sa.Connection, player: Player) -> list[str]:
    """Every table that somebody has ever sat at, or has opened."""
    sat = sa.select(ROWS.c.table_id).where(_SAT & (ROWS.c.action == player))
    made = sa.select(TABLES.c.id).where(TABLES.c.maker == player)
    return [*connection.scalars(sat.union(made))]


def forget_at(connection: sa.Connection, tables: Sequence[str], player: Player, nobody: Player) -> None:
    """Names nobody where some tables, and what follows from them, named a guest; all else stays as it was."""
    _forget_names(connection, tables, player)
    for of in (ROWS, SITTERS, RESULTS, FIGURES):
        connection.execute(of.update().where(named_at(of, tables, player)).values(player=nobody))
    sat = ROWS.c.table_id.in_(tables) & _SAT & (ROWS.c.action == player)
    connection.execute(ROWS.update().where(sat).values(action=nobody))
    connection.execute(TABLES.update().where(TABLES.c.id.in_(tables) & (TABLES.c.maker == player)).values(maker=nobody))
    summary = sa.func.replace(SUMMARIES.c.summary, player, nobody)
    connection.execute(SUMMARIES.update().where(SUMMARIES.c.table_id.in_(tables)).values(summary=summary))
    _name_parties(connection, tables, nobody)


def _forget_names(connection: sa.Connection, tables: Sequence[str], player: Player) -> None:
    """What a guest has called those who share his screen."""
    said = named_at(ROWS, tables, player) & (ROWS.c.kind == "name")
    connection.execute(ROWS.update().where(said).values(action=""))
    connection.execute(RESULTS.update().where(named_at(RESULTS, tables, player)).values(name=""))
    named = SUMMARIES.c.table_id.in_(tables) & SUMMARIES.c.summary.contains('"name":')
    for table, text in [*connection.execute(sa.select(SUMMARIES.c.table_id, SUMMARIES.c.summary).where(named))]:
        kept = msgspec.json.encode(_unnamed(msgspec.json.decode(text), player)).decode()
        connection.execute(SUMMARIES.update().where(SUMMARIES.c.table_id == table).values(summary=kept))


def _unnamed(summary: dict[str, Any], player: Player) -> dict[str, Any]:
    for place in (*summary["places"], *summary.get("sat", ())):
        if place is not None and place.get("player") == player:
            place.pop("name", None)
    return summary


def named_at(of: sa.Table, tables: Sequence[str], player: Player) -> sa.ColumnElement[bool]:
    """What names somebody at some tables, looked up by the tables: he may have a hundred times as many elsewhere."""
    by_table = of in (RESULTS, FIGURES)  # which have an index of his, too: a function keeps SQLite from taking that
    named = sa.func.coalesce(of.c.player, "") if by_table else of.c.player
    return of.c.table_id.in_(tables) & (named == player)


def _name_parties(connection: sa.Connection, tables: Sequence[str], player: Player) -> None:
    """A party is named after its members."""
    own = sa.select(RESULTS.c.table_id, RESULTS.c.number).where(named_at(RESULTS, tables, player))
    of_match = sa.tuple_(RESULTS.c.table_id, RESULTS.c.number)
    seats = sa.select(RESULTS.c.table_id, RESULTS.c.number, RESULTS.c.player, RESULTS.c.level)
    sat = defaultdict[tuple[str, int], list[Sitter]](list)
    for table, number, sitter, level in connection.execute(seats.where(of_match.in_(own))):
        sat[table, number].append(Sitter(sitter, level))
    for (table, number), sitters in sat.items():
        match = (RESULTS.c.table_id == table) & (RESULTS.c.number == number)
        connection.execute(RESULTS.update().where(match).values(party=party_of(sitters)))


def end_to_forget(connection: sa.Connection, player: Player) -> None:
    """Nothing names him any more."""
    connection.execute(FORGOTTEN.delete().where(FORGOTTEN.c.player == player))


def half_forgotten(connection: sa.Connection) -> dict[Player, Player]:
    """Whom a room that was stopped had begun to forget, and the nobodies in their places."""
    found = connection.execute(sa.select(FORGOTTEN.c.player, FORGOTTEN.c.nobody))
    return {row.player: row.nobody for row in found}
