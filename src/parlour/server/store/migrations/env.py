"""Alembic runs this for every command; the connection is handed in by `parlour.server.store.database`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
