"""The folder that keeps the tables and their games."""

from pathlib import Path

import platformdirs


def data_folder(named: Path | None) -> Path:
    """The folder that was named, else the user's data folder."""
    return named or Path(platformdirs.user_data_path("parlour"))
