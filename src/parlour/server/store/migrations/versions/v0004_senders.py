"""The ids of messages belong to who sent them, not to a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Of earlier rows nobody knows any more who sent them; who would send them again has had his answer."""
    with op.batch_alter_table("rows") as rows:
        rows.add_column(sa.Column("player", sa.String(64)))
        rows.drop_constraint("one_row_an_action_id", type_="unique")
        rows.create_unique_constraint("one_row_a_message", ["table_id", "player", "action_id"])
