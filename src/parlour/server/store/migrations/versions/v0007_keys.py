"""Further keys of guests who have moved to another device, and whom the room is just forgetting."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody has moved yet."""
    op.create_table(
        "keys",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64)),
    )
    op.create_index("keys_by_player", "keys", ["player"])
    op.create_table(
        "forgotten",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("nobody", sa.String(64), nullable=False),
    )
