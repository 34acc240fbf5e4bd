"""Databases of earlier rooms."""

from pathlib import Path

import sqlalchemy as sa
from alembic.command import upgrade
from alembic.config import Config

from parlour.server import storage
from parlour.server.database import open_database


def test_a_database_from_before_colours_keeps_its_names_and_takes_colours(tmp_path: Path) -> None:
    old = sa.create_engine(f"sqlite:///{tmp_path / 'parlour.sqlite3'}")
    with old.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "parlour.server:migrations")
        config.attributes["connection"] = connection
        upgrade(config, "0001")
        connection.execute(sa.text("INSERT INTO guests (player, name) VALUES ('p', 'Mira')"))
    old.dispose()
    engine = open_database(tmp_path)
    with engine.begin() as connection:
        assert storage.read_names(connection, ["p"]) == {"p": "Mira"}
        assert storage.read_colours(connection, ["p"]) == {}
        storage.write_colour(connection, "p", "teal")
        storage.write_colour(connection, "q", "rose")
        assert storage.read_colours(connection, ["p", "q"]) == {"p": "teal", "q": "rose"}
        assert storage.read_names(connection, ["p", "q"]) == {"p": "Mira"}
    engine.dispose()
