"""Waiting for a database that cannot be reached, as one on another machine may not be for a moment."""

import logging
import time
from collections.abc import Callable
from typing import Final, TypeVar

import sqlalchemy as sa

from parlour.server.store import database
from parlour.server.store.faults import LOST, reason

Result = TypeVar("Result")

LOG: Final = logging.getLogger(__name__)
FIRST_WAIT: Final = 0.05
"""Seconds before the second try; every further wait is twice as long."""


class Retry:
    """Tries again what a lost connection has cut, and tells once that it is lost and once that it is back.

    Whether something was stored whose answer got lost nobody knows. Doing it again is harmless: a row is stored once,
    for the log's primary key takes no second one, and all else looks what is there before it changes it.
    """

    def __init__(self) -> None:
        self._lost = False

    def through(self, act: Callable[[], Result]) -> Result:
        """What something comes to that asks the database, tried for `database.PATIENCE` seconds.

        Raises:
            DBAPIError: the database still cannot be reached, or whatever else is wrong.
        """
        until, wait = time.monotonic() + database.PATIENCE, FIRST_WAIT
        while True:
            try:
                result = act()
            except sa.exc.DBAPIError as error:
                if reason(error) != LOST:
                    raise
                self._tell_lost(error)
                if time.monotonic() + wait > until:
                    raise
            else:
                self._tell_back()
                return result
            time.sleep(wait)
            wait *= 2

    def _tell_lost(self, error: sa.exc.DBAPIError) -> None:
        if not self._lost:
            self._lost = True
            LOG.warning("the database cannot be reached, trying again: %s", error.orig)

    def _tell_back(self) -> None:
        if self._lost:
            self._lost = False
            LOG.warning("the database answers again")
