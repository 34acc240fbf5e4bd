"""Taking the steps of `migrations` that a database lacks, whichever it is."""

import sqlalchemy as sa

from parlour.server.store.layout import HEAD


class NotOurs(Exception):
    """There is something in the database, and it is another program's."""


class OfNewerVersion(Exception):
    """A newer program has taken steps that this one does not know."""


def migrate(connection: sa.Connection) -> None:
    """Brings a database up to date, or fills an empty one.

    It writes even if no step is missing, so that a start notices if nothing can be written.

    Raises:
        NotOurs: nothing was changed.
        OfNewerVersion: nothing was changed.
        DBAPIError: whatever the database reports.
    """
    found = _revision(connection)
    if found == HEAD:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
        return
    if found is None and sa.inspect(connection).get_table_names():
        raise NotOurs
    from alembic.command import upgrade  # noqa: PLC0415 (takes longer than all else at start, and is needed once)
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "parlour.server.store:migrations")
    config.attributes["connection"] = connection
    try:
        upgrade(config, "head")
    except CommandError:
        raise OfNewerVersion from None


def is_newest(connection: sa.Connection) -> bool:
    """Whether a database lacks no step."""
    return _revision(connection) == HEAD


def _revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found
