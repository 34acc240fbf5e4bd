"""Databases of earlier rooms."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.command import upgrade
from alembic.config import Config

from parlour.room.kept import follow, kept_of
from parlour.room.log import Row, Sat, WasReady
from parlour.room.table import open_table
from parlour.server.rating import Rating
from parlour.server.store import forget, history, layout, puzzles, storage
from parlour.server.store.peers import Person
from parlour.server.store.played import Wanted
from parlour.server.store.tried import Try
from tests.postgres import Server
from tests.server.places import Place, all_of, look_at, store_at
from tests.server.running import running, wait_until
from tests.server.test_history import JONAS, MIRA, played


@pytest.fixture
def place(place: Place, request: pytest.FixtureRequest) -> Iterator[Place]:
    """Where there is no table of ours yet."""
    if isinstance(place, Path):
        place.mkdir()
        yield place
    else:
        server: Server = request.getfixturevalue("postgres")
        with server.database("template1") as bare:
            yield bare


@contextmanager
def old(place: Place, version: str) -> Iterator[sa.Connection]:
    """A database as it was then."""
    engine = look_at(place)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "parlour.server.store:migrations")
        config.attributes["connection"] = connection
        upgrade(config, version)
        yield connection
    engine.dispose()


VERSIONS = [f"{number:04}" for number in range(1, int(layout.HEAD))]
DERIVED = (layout.SUMMARIES, layout.SITTERS, layout.MATCHES, layout.RESULTS, layout.FIGURES)
"""What follows from logs: it comes out the same whatever an older room had kept of it."""


def evening(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """All that a room of today keeps of two matches, of two guests, of a puzzle and of one who moves."""
    desk = played("together", MIRA, JONAS, matches=2)
    header = desk.table.header
    table, ended = follow(open_table(header), desk.rows)
    store = store_at(folder)
    with store.engine.begin() as connection:
        storage.add_table(connection, header, [], MIRA, "one")
        walls = [(header.table, row, header.made_at + row.time) for row in desk.rows]
        storage.add_rows(connection, walls)
        connection.execute(layout.SUMMARIES.insert(), {"table_id": header.table, "wall": walls[-1][2]})
        storage.keep(connection, header.table, kept_of(table, ended), walls[-1][2])
        for guest in (Person(MIRA, "Mira", "teal"), Person(JONAS, "Jonas", "rose")):
            storage.keep_guest(connection, guest)
        tried = Try(
            player=MIRA, game="costly-tricks", number=7, expected=Rating(), right=True, day=None, wall=header.made_at
        )
        puzzles.keep_try(connection, tried)
        forget.keep_key(connection, "d" * 32, MIRA)
    store.let_go()
    return {table.name: all_of(folder, table) for table in layout.METADATA.tables.values()}


def as_then(kept: dict[str, list[dict[str, Any]]], version: str) -> dict[str, list[dict[str, Any]]]:
    """The same as a room of that version has written it, as far as it did; before its third one, in the wall's time."""
    if version >= "0003":
        return kept
    return {**kept, "rows": [{**row, "time": row["wall"]} for row in kept["rows"]]}


@pytest.mark.parametrize("version", VERSIONS)
def test_what_is_in_a_database_of_every_earlier_version_is_there_after_an_upgrade(
    place: Place, tmp_path: Path, version: str
) -> None:
    whole = evening(tmp_path / "today")
    with old(place, version) as connection:
        there = sa.MetaData()
        there.reflect(connection)
        for name, rows in as_then(whole, version).items():
            if name in there.tables and rows:
                known = there.tables[name].c.keys()
                told = [{key: value for key, value in row.items() if key in known} for row in rows]
                connection.execute(there.tables[name].insert(), told)
    with running(place):
        wait_until(lambda: all(row["summary"] for row in all_of(place, layout.SUMMARIES)))
    for table in (layout.TABLES, *DERIVED):
        unnamed = {"name": None} if table is layout.RESULTS else {}  # which rooms from before names have left empty
        now = [row | unnamed for row in all_of(place, table)]
        assert now == [row | unnamed for row in whole[table.name]], table.name
    senders = {"player": None} if version < "0004" else {}
    assert all_of(place, layout.ROWS) == [row | senders for row in whole["rows"]]
    assert [(one["player"], one["name"]) for one in all_of(place, layout.GUESTS)] == [(JONAS, "Jonas"), (MIRA, "Mira")]


@contextmanager
def now(place: Place) -> Iterator[sa.Connection]:
    """The same, brought up to date by a room."""
    store = store_at(place)
    with store.engine.begin() as connection:
        yield connection
    store.let_go()


def test_a_database_from_before_colours_keeps_its_names_and_takes_colours(place: Place) -> None:
    with old(place, "0001") as connection:
        connection.execute(sa.text("INSERT INTO guests (player, name) VALUES ('p', 'Mira')"))
        connection.execute(sa.text("INSERT INTO tables VALUES ('t', 'p', 'one', '{}', 0)"))
    with now(place) as connection:
        assert storage.read_guests(connection, ["p"]) == {"p": Person("p", "Mira")}
        for seq, player in enumerate("pq", 1):
            storage.add_rows(connection, [("t", Row(seq, 0, seq, Sat(player)), 0)])
        kept = {"p": Person("p", "Mira", "teal"), "q": Person("q", None, "rose")}
        storage.keep_guest(connection, Person("p", None, "teal"))
        storage.keep_guest(connection, kept["q"])
        assert storage.read_guests(connection, ["p", "q"]) == kept


def test_rows_from_before_the_wall_s_time_tell_it_beside_the_table_s_own(place: Place) -> None:
    with old(place, "0002") as connection:
        connection.execute(sa.text("INSERT INTO tables VALUES ('t', 'p', 'one', '{}', 1000)"))
        connection.execute(sa.text("INSERT INTO rows VALUES ('t', 1, 1500, 'sit', 0, 'p', 'id')"))
    with now(place) as connection:
        assert connection.execute(sa.text("SELECT time, wall FROM rows")).all() == [(500, 1500)]
        assert storage.active_since(connection, 1500, 9) == storage.not_kept(connection) == ["t"]


def test_pitfall_83_a_database_from_before_senders_keeps_its_rows_and_their_indexes(place: Place) -> None:
    with old(place, "0003") as connection:
        before = indexes(connection) - {"rows_by_wall"}
        connection.execute(sa.text("INSERT INTO tables VALUES ('t', 'p', 'one', '{}', 0)"))
        connection.execute(sa.text("INSERT INTO rows VALUES ('t', 1, 0, 'sit', 0, 'p', 'same', 0)"))
    with now(place) as connection:
        assert indexes(connection) == before
        for seq, player in ((2, "p"), (3, "q")):
            storage.add_rows(connection, [("t", Row(seq, 0, 0, WasReady(), "same", player), 0)])
        assert connection.scalar(sa.text("SELECT count(*) FROM rows")) == 3
        with pytest.raises(sa.exc.IntegrityError), connection.begin_nested():
            storage.add_rows(connection, [("t", Row(4, 0, 1, WasReady(), "same", "q"), 0)])


def test_of_a_database_from_before_parties_only_tables_with_matches_are_worked_out_again(place: Place) -> None:
    with old(place, "0005") as connection:
        for table in ("played", "begun"):
            connection.execute(sa.text(f"INSERT INTO tables VALUES ('{table}', 'p', '{table}', '{{}}', 0)"))
            connection.execute(sa.text(f"INSERT INTO summaries VALUES ('{table}', 7, '{{}}')"))
        connection.execute(sa.text("INSERT INTO matches VALUES ('played', 1, 'g', 'e', 'played', 3, 9, 0, 0, 7, NULL)"))
        connection.execute(
            sa.text("INSERT INTO results VALUES ('played', 1, 0, 'p', NULL, 0, 3, CAST(1 AS BOOLEAN), FALSE, 7)")
        )
    with now(place) as connection:
        assert storage.not_kept(connection) == ["played"]
        assert history.matches_of(connection, Wanted(player="p", limit=9)) == [], "until that has been done"
        assert storage.sides_played(connection, "played", 1, "p") == {0}


def indexes(connection: sa.Connection) -> set[str | None]:
    """The indexes of the rows, without those of constraints."""
    found = sa.inspect(connection).get_indexes("rows")
    return {index["name"] for index in found if not index.get("duplicates_constraint")}
