"""``parlour backup`` and ``parlour restore``: the tables and games of a data folder in one file, and back."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour.cli.data import data_folder
from parlour.cli.texts import explain, text
from parlour.core.errors import ParlourError
from parlour.server.store.backup import back_up, restore


def write_backup(
    file: Path,
    /,
    *,
    data: Path | None = None,
    force: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Write all tables and games into one file; people may go on playing meanwhile.

    Parameters
    ----------
    file
        Where the backup goes.
    data
        The folder that keeps the tables and their games; the user's data folder unless given.
    force
        Replace a file that is there already.

    Returns:
        The exit status: 0, or 2 if no backup was made.
    """
    try:
        tables = back_up(data_folder(data), file, force=force)
    except ParlourError as error:
        print(explain(error), file=sys.stderr)
        return 2
    print(text("backup-written", file=str(file), tables=tables))
    return 0


def restore_backup(
    file: Path,
    /,
    *,
    data: Path | None = None,
    force: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Go back to a backup; the room on the folder must be closed.

    Parameters
    ----------
    file
        The backup.
    data
        The folder that keeps the tables and their games; the user's data folder unless given.
    force
        If there are tables already, put them aside; they are kept in a file beside the restored ones.

    Returns:
        The exit status: 0, or 2 if nothing was restored.
    """
    folder = data_folder(data)
    try:
        tables, aside, plain = restore(file, folder, force=force)
    except ParlourError as error:
        print(explain(error), file=sys.stderr)
        return 2
    print(text("backup-restored", folder=str(folder), tables=tables))
    if aside is not None:
        print(text("backup-aside", file=str(aside)))
    if plain:
        print(text("backup-plain-copy", file=str(file)), file=sys.stderr)
    return 0
