"""Who played together, what games count of their players, what reviews have found: so that all of it can be listed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Of matches that are over, the room works it out from their logs after the start, see `Tables.catch_up`."""
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("game", sa.String(32), nullable=False, server_default=""))
        results.add_column(sa.Column("party", sa.String(16), nullable=False, server_default=""))
        results.add_column(sa.Column("seats", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "figures",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sa.Column("counted", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table_id", "number"], ["matches.table_id", "matches.number"]),
    )
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("side", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("loss", sa.Integer, nullable=False),
    )
    person = sa.text("player IS NOT NULL")
    op.drop_index("results_by_player", "results")
    for name, columns in (
        ("results_by_player", ["player", "ended_at", "table_id", "number", "seats"]),
        ("results_by_game", ["player", "game", "ended_at", "table_id", "number", "seats", "won", "tally"]),
        ("results_by_party", ["player", "party", "ended_at", "table_id", "number", "game", "seats", "won", "tally"]),
    ):
        op.create_index(name, "results", columns, sqlite_where=person, postgresql_where=person)
    op.create_index("results_of_party", "results", ["party", "game", "player", "level", "won"])
    op.create_index("figures_by_player", "figures", ["player", "game", "name", "amount", "counted"])
    op.execute("UPDATE summaries SET summary = NULL WHERE table_id IN (SELECT table_id FROM matches)")
