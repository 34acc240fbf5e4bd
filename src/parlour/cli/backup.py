"""``parlour backup`` and ``parlour restore``: the tables and games of a data folder in one file, and back."""

import shlex
import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from parlour.cli.data import DATABASE, check_one, data_folder
from parlour.cli.texts import explain, text
from parlour.core.errors import ParlourError
from parlour.server.store.address import shown
from parlour.server.store.backup import NoBackup, back_up, is_of_folder, restore

DUMP: Final = "pg_dump --format=custom --no-owner --file={file} {database}"
RESTORE: Final = "pg_restore --no-owner --exit-on-error --single-transaction --dbname={database} {file}"
"""What whoever runs a PostgreSQL server calls: a backup of ours would know less than the server's own tools."""


def write_backup(
    file: Path,
    /,
    *,
    data: Path | None = None,
    database: Annotated[str | None, Parameter(env_var=DATABASE)] = None,
    force: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Write all tables and games into one file; people may go on playing meanwhile.

    Parameters
    ----------
    file
        Where the backup goes.
    data
        The folder that keeps the tables and their games; the user's data folder unless given.
    database
        The PostgreSQL database that keeps them; it is told how such a one is backed up.
    force
        Replace a file that is there already.

    Returns:
        The exit status: 0, or 2 if no backup was made.
    """
    try:
        check_in_folder("backup-by-server", DUMP, file, data, database)
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
    database: Annotated[str | None, Parameter(env_var=DATABASE)] = None,
    force: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Go back to a backup; the room on the folder must be closed.

    Parameters
    ----------
    file
        The backup.
    data
        The folder that keeps the tables and their games; the user's data folder unless given.
    database
        An empty PostgreSQL database that shall keep them from now on. It is told how a dump of such a one is restored.
    force
        If there are tables already, put them aside; they are kept in a file beside the restored ones.

    Returns:
        The exit status: 0, or 2 if nothing was restored.
    """
    folder = data_folder(data)
    try:
        if database is not None and is_of_folder(file):
            check_one(data, database)
            from parlour.server.store.moving import move  # noqa: PLC0415 (brings all games along)

            print(text("backup-moved", database=shown(database), tables=move(file, database)))
            return 0
        check_in_folder("restore-by-server", RESTORE, file, data, database)
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


def check_in_folder(code: str, command: str, file: Path, data: Path | None, database: str | None) -> None:
    """Refuses to do what a PostgreSQL server's own tools do, and says with which command they do it.

    Raises:
        ParlourError: the games are not in a folder; the code that is given, or why nobody knows where they are.
    """
    check_one(data, database)
    if database is None:
        return
    where = shown(database)
    called = command.format(file=shlex.quote(str(file)), database=shlex.quote(where))
    raise NoBackup(code, database=where, command=called)
