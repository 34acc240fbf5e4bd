"""Rounds that began at a moment of another: they are listed, and count for nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nothing has begun so yet: all that is there counts."""
    op.add_column("matches", sa.Column("begins", sa.Integer))
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.true()))
    person = sa.text("player IS NOT NULL")
    for name in ("results_by_game", "results_by_party", "results_of_party"):
        op.drop_index(name, "results")
    for name, columns in (
        ("results_by_game", ["player", "game", "ended_at", "table_id", "number", "seats", "counts", "won", "tally"]),
        (
            "results_by_party",
            ["player", "party", "ended_at", "table_id", "number", "game", "seats", "counts", "won", "tally"],
        ),
    ):
        op.create_index(name, "results", columns, sqlite_where=person, postgresql_where=person)
    op.create_index("results_of_party", "results", ["party", "game", "counts", "player", "level", "won"])
