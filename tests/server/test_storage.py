"""Databases of earlier rooms."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.command import upgrade
from alembic.config import Config

from parlour.room.log import Row, Sat, WasReady
from parlour.server.store import storage
from parlour.server.store.database import open_database
from parlour.server.store.protocol import Person


def test_a_database_from_before_colours_keeps_its_names_and_takes_colours(tmp_path: Path) -> None:
    old = sa.create_engine(f"sqlite:///{tmp_path / 'parlour.sqlite3'}")
    with old.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "parlour.server.store:migrations")
        config.attributes["connection"] = connection
        upgrade(config, "0001")
        connection.execute(sa.text("INSERT INTO guests (player, name) VALUES ('p', 'Mira')"))
        connection.execute(sa.text("INSERT INTO tables VALUES ('t', 'p', 'one', '{}', 0)"))
    old.dispose()
    engine = open_database(tmp_path)
    with engine.begin() as connection:
        assert storage.read_guests(connection, ["p"]) == {"p": Person("p", "Mira")}
        for seq, player in enumerate("pq", 1):
            storage.add_rows(connection, [("t", Row(seq, 0, seq, Sat(player)), 0)])
        kept = {"p": Person("p", "Mira", "teal"), "q": Person("q", None, "rose")}
        storage.keep_guest(connection, Person("p", None, "teal"))
        storage.keep_guest(connection, kept["q"])
        assert storage.read_guests(connection, ["p", "q"]) == kept
    engine.dispose()


def test_pitfall_83_a_database_from_before_senders_keeps_its_rows_and_their_indexes(tmp_path: Path) -> None:
    old = sa.create_engine(f"sqlite:///{tmp_path / 'parlour.sqlite3'}")
    with old.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "parlour.server.store:migrations")
        config.attributes["connection"] = connection
        upgrade(config, "0003")
        before = [index for index in indexes(connection) if "rows_by_wall" not in index]
        connection.execute(sa.text("INSERT INTO tables VALUES ('t', 'p', 'one', '{}', 0)"))
        connection.execute(sa.text("INSERT INTO rows VALUES ('t', 1, 0, 'sit', 0, 'p', 'same', 0)"))
    old.dispose()
    engine = open_database(tmp_path)
    with engine.begin() as connection:
        assert indexes(connection) == before
        for seq, player in ((2, "p"), (3, "q")):
            storage.add_rows(connection, [("t", Row(seq, 0, 0, WasReady(), "same", player), 0)])
        assert connection.scalar(sa.text("SELECT count(*) FROM rows")) == 3
        with pytest.raises(sa.exc.IntegrityError):
            storage.add_rows(connection, [("t", Row(4, 0, 1, WasReady(), "same", "q"), 0)])
    engine.dispose()


def indexes(connection: sa.Connection) -> list[str]:
    found = connection.execute(sa.text("SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'rows'"))
    return sorted(text for (text,) in found if text)
