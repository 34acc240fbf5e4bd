"""Where a room keeps the tables and their games."""

from pathlib import Path
from typing import Final

import platformdirs

from parlour.core.errors import ParlourError

DATABASE: Final = "PARLOUR_DATABASE"
"""The variable of the environment that names a PostgreSQL database, for every command that looks for the games."""


class TwoPlaces(ParlourError):
    """The games cannot be in a folder and in a database."""


def data_folder(named: Path | None) -> Path:
    """The folder that was named, else the user's data folder."""
    return named or Path(platformdirs.user_data_path("parlour"))


def check_one(data: Path | None, database: str | None) -> None:
    """Refuses to guess where the games are.

    Raises:
        TwoPlaces: ``database-and-data``.
    """
    if data is not None and database is not None:
        raise TwoPlaces("database-and-data")
