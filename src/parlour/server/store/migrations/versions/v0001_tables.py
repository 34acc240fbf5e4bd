"""The tables, the rows of their logs, and the names of guests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Creates everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("maker", sa.String(64), nullable=False),
        sa.Column("make_id", sa.String(64), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("maker", "make_id", name="one_table_a_make_id"),
    )
    op.create_table(
        "rows",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("action_id", sa.String(64)),
        sa.UniqueConstraint("table_id", "seat", "action_id", name="one_row_an_action_id"),
    )
    seated = sa.text("kind = 'sit'")
    op.create_index("rows_by_player", "rows", ["action"], sqlite_where=seated, postgresql_where=seated)
    op.create_index("rows_by_time", "rows", ["time"])
    op.create_table(
        "guests",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
    )
