"""Which puzzles guests have tried, and how strong they and how hard the puzzles have turned out to be."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody has tried one yet that anybody remembers."""
    op.create_table(
        "tries",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("day", sa.Integer),
        sa.Column("tried_at", sa.BigInteger, nullable=False),
    )
    daily = sa.text("day IS NOT NULL")
    op.create_index("tries_by_day", "tries", ["player", "game", "day"], sqlite_where=daily, postgresql_where=daily)
    op.create_table(
        "solvers",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        *_rating(),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzles",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        *_rating(),
        sa.Column("tries", sa.Integer, nullable=False),
    )


def _rating() -> list[sa.Column[float]]:
    return [sa.Column(name, sa.Double, nullable=False) for name in ("points", "deviation", "volatility")]
