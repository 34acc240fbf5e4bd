"""When guests were last here, so that a room may be told to let go of what nobody comes back to."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Of guests from before nobody knows it: they count as here today."""
    op.add_column("guests", sa.Column("seen_at", sa.BigInteger))
    op.execute(sa.text("UPDATE guests SET seen_at = :now").bindparams(now=time.time_ns() // 1_000_000))
