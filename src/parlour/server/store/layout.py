"""What is in the database. The tables of the room and the rows of their logs are the truth; all else follows from them.

What follows is written in the same transaction as the row that it follows from.
"""

from typing import Final

import sqlalchemy as sa

HEAD: Final = "0011"
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
    sa.Column("seen_at", sa.BigInteger),
)
"""What guests have chosen, and when they were last here, which is written once a day at most."""
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
    sa.Column("begins", sa.Integer),
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
    sa.Column("game", sa.String),
    sa.Column("party", sa.String),
    sa.Column("seats", sa.Integer),
    sa.Column("name", sa.Text),
    sa.Column("counts", sa.Boolean),
)
"""The same by seat, see `SeatResult`; the game and the party of the match stand here, too, to be counted by.

What began at a moment of another round is listed and does not count.
"""
FIGURES: Final = sa.Table(
    "figures",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("player", sa.String),
    sa.Column("game", sa.String),
    sa.Column("amount", sa.BigInteger),
    sa.Column("counted", sa.BigInteger),
)
"""What the game counts of a person in a match, see `Figure`."""
REVIEWS: Final = sa.Table(
    "reviews",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("side", sa.Integer, primary_key=True),
    sa.Column("part", sa.Integer),
    sa.Column("loss", sa.Integer),
)
"""The worst action of a side in a round that somebody has had reviewed: in which part of it, and what it lost."""
TRIES: Final = sa.Table(
    "tries",
    METADATA,
    sa.Column("player", sa.String, primary_key=True),
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("number", sa.BigInteger, primary_key=True),
    sa.Column("first", sa.Boolean),
    sa.Column("solved", sa.Boolean),
    sa.Column("day", sa.Integer),
    sa.Column("tried_at", sa.BigInteger),
)
"""What somebody has tried of a puzzle, see `Try`; the day, as an ordinal, if he solved the puzzle of that day on it."""
SOLVERS: Final = sa.Table(
    "solvers",
    METADATA,
    sa.Column("player", sa.String, primary_key=True),
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("points", sa.Double),
    sa.Column("deviation", sa.Double),
    sa.Column("volatility", sa.Double),
    sa.Column("tries", sa.Integer),
    sa.Column("right", sa.Integer),
)
"""How strong somebody is in a game's puzzles; how many he has tried, and how many were right at the first try."""
PUZZLES: Final = sa.Table(
    "puzzles",
    METADATA,
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("number", sa.BigInteger, primary_key=True),
    sa.Column("points", sa.Double),
    sa.Column("deviation", sa.Double),
    sa.Column("volatility", sa.Double),
    sa.Column("tries", sa.Integer),
)
"""How hard a puzzle is, by how many people."""
KEYS: Final = sa.Table(
    "keys",
    METADATA,
    sa.Column("digest", sa.String, primary_key=True),
    sa.Column("player", sa.String),
)
"""Tokens, by their digests, that are keys of another guest than the one they would make; of nobody if there is none."""
FORGOTTEN: Final = sa.Table(
    "forgotten",
    METADATA,
    sa.Column("player", sa.String, primary_key=True),
    sa.Column("nobody", sa.String),
)
"""Guests whom the room is just forgetting, and who stands for them from now on."""
