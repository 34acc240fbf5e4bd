"""Who of those who shared a screen played which seat of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has been named yet."""
    op.add_column("results", sa.Column("name", sa.Text))
