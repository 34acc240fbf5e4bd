"""The commands; what one needs is only imported when it is called."""

import os
import sys
from functools import cache
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

from parlour import __version__
from parlour.cli.console import prepare
from parlour.cli.data import DATABASE
from parlour.cli.texts import text

app = App(name="parlour", version=__version__)
COMMANDS = {
    "replay": ("parlour.cli.replay:replay", "Replay game records and check everything they claim."),
    "deal": ("parlour.cli.deal:deal", "Write records of finished rounds, played at random or by bots."),
    "arena": ("parlour.cli.arena:arena", "Let bots play matches against each other."),
    "review": ("parlour.cli.review:review_files", "Say what each card of a played round lost against the best one."),
    "backup": ("parlour.cli.backup:write_backup", "Write all tables and games into one file."),
    "restore": ("parlour.cli.backup:restore_backup", "Go back to a backup."),
    "puzzle": (
        "parlour.cli.puzzle:make_puzzles",
        "Write puzzles: endings with one best card that is not the obvious one.",
    ),
}
"""Where each command is, to be imported when it is called, and its line in the list of commands; games bring others."""
for _name, (_place, _line) in COMMANDS.items():
    app.command(_place, name=_name, help=_line)


@app.default
def open_room(
    *unknown: Annotated[str, Parameter(show=False)],
    browser: Annotated[bool, Parameter(name="--open", negative=())] = False,
    host: str | None = None,
    port: Annotated[int, Parameter(validator=Number(gte=0, lte=65535))] = 8000,
    data: Path | None = None,
    database: Annotated[str | None, Parameter(env_var=DATABASE)] = None,
    lan: Annotated[bool, Parameter(negative=())] = False,
    public_url: str | None = None,
    root_path: str | None = None,
    metrics: Annotated[int | None, Parameter(validator=Number(gte=0, lte=65535))] = None,
    log_json: Annotated[bool, Parameter(negative=())] = False,
    keep_tables: Annotated[int | None, Parameter(validator=Number(gte=1, lte=36_500))] = None,
    workers: Annotated[int, Parameter(validator=Number(gte=1, lte=64))] = 1,
) -> int:
    """A card room for four curious, out-of-print card games. Without a command it opens the room, until Ctrl-C.

    Parameters
    ----------
    browser
        Show the room in the browser.
    host
        The address to listen on: 127.0.0.1, or every one with --lan.
    port
        The port to listen on; 0 is any free one.
    data
        The folder that keeps the tables and their games; the user's data folder unless given.
    database
        The address of a PostgreSQL database that keeps them instead, like postgresql://user@host/parlour.
    lan
        Let phones and computers in the same network join.
    public_url
        The address that others see, for a room behind a proxy; it may have a path.
    root_path
        The path below which a proxy shows the room, if it is not that of the public address.
    metrics
        A port on which Prometheus may ask, from this machine alone, how much goes on; 0 is any free one.
    log_json
        Write the log as lines of JSON, for programs that gather logs.
    keep_tables
        Days for which a finished table stays after the last visit of anybody who sat there; for ever unless given.
    workers
        How many processes serve the room, each on the next port, behind a proxy; several need --database.
    """
    if unknown:
        print(text("no-such-command", command=unknown[0]), file=sys.stderr)
        return 2
    from parlour.cli.serve import serve  # noqa: PLC0415 (the other commands start faster without the server)

    return serve(
        browser=browser,
        host=host,
        port=port,
        data=data,
        database=database,
        lan=lan,
        public_url=public_url,
        root_path=root_path,
        metrics=metrics,
        log_json=log_json,
        keep_tables=keep_tables,
        workers=workers,
    )


def main() -> None:
    """Runs the command that the arguments name; without one, opens the room."""
    prepare()
    arguments = sys.argv[1:]
    if arguments and arguments[0] not in {*COMMANDS, "--version"}:
        add_commands_of_games()
    try:
        try:
            sys.exit(app(arguments))
        finally:
            sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has seen enough, as `head` does
        _drop_output()
        sys.exit(1)
    except OSError as error:
        if error.filename is not None:  # of a file, not of the output
            raise
        _drop_output()
        print(text("output-not-written", why=error.strerror or str(error)), file=sys.stderr)
        sys.exit(2)


@cache
def add_commands_of_games() -> None:
    """Adds, once, what games bring along; the other commands need not wait until all games are imported."""
    from parlour.cli.games import commands  # noqa: PLC0415

    for name, command, line in commands():
        app.command(command, name=name, help=line)


def _drop_output() -> None:
    """What is still buffered goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
