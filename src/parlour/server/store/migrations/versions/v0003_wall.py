"""Rows tell the table's own time; when they were stored by the wall's clock stands beside it, for information."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """There was the wall's time only. A table's own begins when it is opened; all that lay between stays as it was."""
    op.add_column("rows", sa.Column("wall", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(
        "UPDATE rows SET wall = time, time = time - (SELECT made_at FROM tables WHERE tables.id = rows.table_id)"
    )
    op.drop_index("rows_by_time", "rows")
    op.create_index("rows_by_wall", "rows", ["wall"])
