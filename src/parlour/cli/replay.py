"""``parlour replay``: game records and matches, replayed and checked line by line."""

import codecs
import errno
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Annotated, BinaryIO

from cyclopts import Parameter

from parlour.cli.console import shown, write_json
from parlour.cli.texts import explain, text
from parlour.core.errors import InvalidRecord, ParlourError
from parlour.core.json import Json, read_object
from parlour.core.match import filled_in_match, replay_match
from parlour.core.record import Record, filled_in
from parlour.core.record import replay as replay_round

STANDARD_INPUT = "-"


class Unreadable(ParlourError):
    """A file that cannot be read; an `OSError` of ours would also be that nobody reads what we print."""


def replay(
    *files: Annotated[str, Parameter(allow_leading_hyphen=True)],
    json: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Replay game records and check everything they claim.

    Prints a line for each wrong record and a summary.

    Parameters
    ----------
    files
        Files with one record or match a line (.jsonl); - is standard input.
    json
        Print each record with what came out filled in, as one JSON object a line; of a wrong one, only its error.

    Returns:
        The exit status: 0 if all are right, 1 if any is wrong, 2 if a file could not be read.
    """
    if not files:
        print(text("no-files"), file=sys.stderr)
        return 2
    right = wrong = unread = 0
    for file in files:
        try:
            for number, line in lines(file):
                ok = _replay_line(file, number, line, json=json)
                right, wrong = right + ok, wrong + (not ok)
        except Unreadable as error:
            unread += 1
            print(explain(error), file=sys.stderr)
    print(text("replay-summary", right=right, wrong=wrong), file=sys.stderr if json else sys.stdout)
    return 2 if unread else 1 if wrong else 0


def lines(file: str) -> Iterator[tuple[int, bytes]]:
    """The lines of a file that are not empty, numbered from 1.

    Raises:
        Unreadable: the file cannot be read (``file-unreadable``).
    """
    try:
        yield from _numbered(file)
    except OSError as error:
        raise Unreadable("file-unreadable", file=file, why=error.strerror or str(error)) from None


def _numbered(file: str) -> Iterator[tuple[int, bytes]]:
    if file.startswith("-") and file != STANDARD_INPUT and not Path(file).exists():
        raise FileNotFoundError(errno.ENOENT, text("no-such-option"))
    with sys.stdin.buffer if file == STANDARD_INPUT else Path(file).open("rb") as stream:
        for number, line in enumerate(_as_utf8(stream), 1):
            if line.strip():
                yield number, line.rstrip(b"\r\n")


def _as_utf8(stream: BinaryIO) -> Iterator[bytes]:
    """Records are UTF-8, but PowerShell's ``>`` makes UTF-16 of what a command prints, with a mark at the beginning."""
    first = stream.readline()
    if first.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        yield from (first + stream.read()).decode("utf-16", errors="replace").encode().splitlines()
    elif first:
        yield from chain((first,), stream)


def _replay_line(file: str, number: int, line: bytes, *, json: bool) -> bool:
    try:
        record = _replay(read_object(line))
    except ParlourError as error:
        if json:
            write_json(_as_json(file, number, error))
        else:
            print(located(file, number, error), flush=True)
        return False
    if json:
        write_json(record)
    return True


def _replay(record: Record) -> Record:
    if "match" in record:
        return filled_in_match(record, replay_match(record))
    return filled_in(record, replay_round(record))


def _places(error: ParlourError) -> tuple[int | None, int | None]:
    return (error.round_index, error.action_index) if isinstance(error, InvalidRecord) else (None, None)


def located(file: str, number: int, error: ParlourError) -> str:
    """``FILE:LINE: round R, action INDEX: WHY``, with as much of the place as there is; the same in every language."""
    named = zip(("round", "action"), _places(error), strict=True)
    place = ", ".join(f"{name} {index}" for name, index in named if index is not None)
    return f"{file}:{number}: {place}{': ' if place else ''}{explain(error)}"


def _as_json(file: str, number: int, error: ParlourError) -> dict[str, Json]:
    at_round, at_action = _places(error)
    told: dict[str, Json] = {"file": shown(file), "line": number, "round": at_round, "action": at_action}
    told |= {"code": error.code, "parameters": dict(error.parameters), "message": explain(error)}
    return {"error": told}
