"""``parlour review``: what every action of played rounds lost against the best one."""

import sys
from collections.abc import Iterator
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from parlour.cli.console import shown, shows, write_json
from parlour.cli.replay import Unreadable, lines, located
from parlour.cli.texts import explain, text
from parlour.core.errors import ParlourError
from parlour.core.json import read_object
from parlour.study.position import follow_all
from parlour.study.review import Choice, Review, review

SIDES = "AB"
COLUMNS = ("review-number", "review-side-title", "review-played", "review-worth", "review-lost", "review-best")
BARS = "▁▂▃▄▅▆▇█"
DIGITS = "12345678"
"""Instead of the bars, where the console cannot show them."""


class RoundPlace(NamedTuple):
    """Where a round was read: the line of a file, from 1, and its index in a match."""

    file: str
    line: int
    round: int


def review_files(
    *records: Annotated[str, Parameter(allow_leading_hyphen=True)],
    json: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Say what every card of played rounds lost against the best play, and where they were decided.

    Parameters
    ----------
    records
        Files with one record or match a line (.jsonl); - is standard input.
    json
        Print each round's review as one JSON object a line.

    Returns:
        The exit status: 0, 1 if a record is wrong, 2 if a file could not be read.
    """
    if not records:
        print(text("no-files"), file=sys.stderr)
        return 2
    status = 0
    for file in records:
        try:
            for number, line in lines(file):
                status = max(status, _review_line(file, number, line, json=json))
        except Unreadable as error:
            print(explain(error), file=sys.stderr)
            status = 2
    return status


def _review_line(file: str, number: int, line: bytes, *, json: bool) -> int:
    try:
        for index, played in enumerate(follow_all(read_object(line))):
            found, place = review(played), RoundPlace(shown(file), number, index)
            if json:
                write_json({**place._asdict(), "review": found})
            else:
                print("\n".join(_as_table(place, found)), flush=True)
    except ParlourError as error:
        print(located(file, number, error), file=sys.stderr)
        return 1
    return 0


def _as_table(place: RoundPlace, found: Review) -> Iterator[str]:
    yield text("review-heading", file=place.file, line=str(place.line), round=place.round + 1)
    names = [*map(text, COLUMNS)]
    rows = [names, *map(_row, found.choices)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    yield from ("  ".join(map(_padded, row, widths)).rstrip() for row in rows)
    yield text("review-curve", curve=curve(found.curve, BARS if shows(BARS) else DIGITS))
    for side, tally in zip(SIDES, found.sides, strict=True):
        yield text("review-side", side=side, best=tally.best, choices=tally.choices, lost=tally.lost)
    if found.decisive:
        yield text("review-decisive", numbers=", ".join(str(index + 1) for index in found.decisive))


def _row(choice: Choice) -> list[str]:
    best = [action for action, worth in choice.worths.items() if worth == choice.best]
    lost = f"{choice.loss}{'!' if choice.decisive else ''}" if choice.free else "-"
    better = " ".join(best) if choice.loss else ""
    return [str(choice.index + 1), SIDES[choice.side], choice.action, f"{choice.worth:+}", lost, better]


def _padded(cell: str, width: int) -> str:
    """Numbers to the right, words to the left."""
    return cell.rjust(width) if cell.strip("+-!").isdigit() else cell.ljust(width)


def curve(worths: tuple[int, ...], bars: str = BARS) -> str:
    """Numbers as a row of bars, for example ``▁▄█`` for -3, 0 and 3."""
    low, high = min(worths, default=0), max(worths, default=0)
    step = max(1, high - low)
    return "".join(bars[(worth - low) * (len(bars) - 1) // step] for worth in worths)
