"""The store of a room on one machine: SQLite in its data folder."""

import logging
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from parlour.server.store.database import claim, damage, open_database
from parlour.server.store.faults import Unusable, report
from parlour.server.store.peers import NoPeers
from parlour.server.store.sql import SqlStore

LOG: Final = logging.getLogger(__name__)


class SqliteStore(SqlStore):
    """See `SqlStore`; no other room works on its folder meanwhile.

    Raises:
        Unusable: the data folder or the database cannot be used.
    """

    def __init__(self, folder: Path) -> None:
        self._claim = claim(folder)
        try:
            super().__init__(str(folder), open_database(folder), peers=NoPeers())
        except Unusable:
            self._claim.close()
            raise

    def let_go(self) -> None:
        """See `SqlStore`."""
        super().let_go()
        self._claim.close()

    def check(self) -> None:
        """See `SqlStore`. A damaged page harms the tables whose rows it holds, so the room goes on for the others."""
        try:
            found = damage(self.engine)
        except sa.exc.DBAPIError as error:
            report(LOG, "the database was not checked", error)
            return
        if found:
            LOG.error(
                "the database %s is damaged: %s; tables in its sound part go on. To mend it, stop the room, keep a "
                "copy of the file, and run: sqlite3 %s .recover | sqlite3 recovered.sqlite3",
                self.engine.url.database,
                "; ".join(found),
                self.engine.url.database,
            )
