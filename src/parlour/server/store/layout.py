"""What is in the database. The tables of the room and the rows of their logs are the truth; all else follows from them.

What follows is written in the same transaction as the row that it follows from.
"""

from typing import Final

import sqlalchemy as sa

HEAD: Final = "0005"
"""The newest step of `parlour.server.store.migrations`; a database that is there already needs no Alembic."""

METADATA: Final = sa.MetaData()
TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("maker", sa.String),
    sa.Column("make_id", sa.String),
    sa.Column("header", sa.Text),
    sa.Column("made_at", sa.BigInteger),
)
ROWS: Final = sa.Table(
    "rows",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("time", sa.BigInteger),
    sa.Column("kind", sa.String),
    sa.Column("seat", sa.Integer),
    sa.Column("action", sa.Text),
    sa.Column("action_id", sa.String),
    sa.Column("wall", sa.BigInteger),
    sa.Column("player", sa.String),
)
GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    sa.Column("player", sa.String, primary_key=True),
    sa.Column("name", sa.Text),
    sa.Column("colour", sa.String),
)
SUMMARIES: Final = sa.Table(
    "summaries",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("wall", sa.BigInteger),
    sa.Column("summary", sa.Text),
)
"""A `Summary` for each table, and when something last happened there; none where an older room wrote the log."""
SITTERS: Final = sa.Table(
    "sitters",
    METADATA,
    sa.Column("player", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("made_at", sa.BigInteger),
)
"""Who sits where now, and when that table was opened."""
MATCHES: Final = sa.Table(
    "matches",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("game", sa.String),
    sa.Column("edition", sa.String),
    sa.Column("ending", sa.String),
    sa.Column("rounds", sa.Integer),
    sa.Column("took", sa.BigInteger),
    sa.Column("hints", sa.Integer),
    sa.Column("take_backs", sa.Integer),
    sa.Column("ended_at", sa.BigInteger),
    sa.Column("record", sa.Text),
)
"""The matches that are over, see `MatchResult`."""
RESULTS: Final = sa.Table(
    "results",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("player", sa.String),
    sa.Column("level", sa.String),
    sa.Column("side", sa.Integer),
    sa.Column("tally", sa.Integer),
    sa.Column("won", sa.Boolean),
    sa.Column("resigned", sa.Boolean),
    sa.Column("ended_at", sa.BigInteger),
)
"""The same by seat, see `SeatResult`."""
