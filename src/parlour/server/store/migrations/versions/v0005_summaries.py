"""What follows from logs is kept beside them: a summary of each table, who sits there, the matches that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """What follows from the logs that are there, the room writes when it reads them, see `Tables.catch_up`."""
    op.create_table(
        "summaries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("wall", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.Text),
    )
    op.create_table(
        "sitters",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("ending", sa.String(16), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("took", sa.BigInteger, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("take_backs", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("record", sa.Text),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(64)),
        sa.Column("level", sa.String(32)),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("tally", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table_id", "number"], ["matches.table_id", "matches.number"]),
    )
    missing, person = sa.text("summary IS NULL"), sa.text("player IS NOT NULL")
    op.create_index("summaries_by_wall", "summaries", ["wall"])
    op.create_index("summaries_missing", "summaries", ["table_id"], sqlite_where=missing, postgresql_where=missing)
    op.create_index("sitters_by_time", "sitters", ["player", "made_at"])
    op.create_index(
        "results_by_player", "results", ["player", "ended_at"], sqlite_where=person, postgresql_where=person
    )
    op.execute("INSERT INTO summaries (table_id, wall) SELECT table_id, max(wall) FROM rows GROUP BY table_id")
    op.drop_index("rows_by_wall", "rows")
