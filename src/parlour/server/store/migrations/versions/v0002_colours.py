"""The colours that guests have chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nobody has chosen one yet."""
    op.add_column("guests", sa.Column("colour", sa.String(16)))
