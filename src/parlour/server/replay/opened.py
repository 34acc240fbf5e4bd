"""Records that somebody has opened or pasted."""

from typing import Final

import msgspec

from parlour.core.errors import InvalidRecord, ParlourError
from parlour.core.json import read_object
from parlour.core.match import replay_match
from parlour.core.record import Record, replay
from parlour.core.round import Round, Variant

MOST_LINES: Final = 500
"""Of what somebody opens."""


class Opened(msgspec.Struct, frozen=True):
    """A game record or a match, with its rounds; every claim of it holds."""

    record: Record
    variant: Variant
    rounds: tuple[Round, ...]

    def entry(self, number: int) -> Record:
        """One of its rounds as a record by itself."""
        rounds = self.record.get("match")
        if not isinstance(rounds, list):
            return self.record
        header = {name: self.record[name] for name in HEADER if name in self.record}
        entry = rounds[number - 1]
        assert isinstance(entry, dict)  # it has been replayed
        return header | entry


HEADER: Final = ("game", "version", "edition", "options", "players")
"""What a round may leave to its match."""


def lines_in(text: str) -> list[tuple[int, str]]:
    """The lines that are not empty, from 1; whoever pastes one record may have written it over several.

    Raises:
        InvalidRecord: ``too-many-lines``.
    """
    try:
        read_object(text.encode())
    except ParlourError:
        lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    else:
        return [(1, text)]
    if len(lines) > MOST_LINES:
        raise InvalidRecord("too-many-lines", most=MOST_LINES)
    return lines


def open_line(line: str) -> Opened:
    """Reads a record, or a match, and checks all that it claims.

    Raises:
        ParlourError: what is wrong with it.
    """
    record = read_object(line.encode())
    if "match" in record:
        match = replay_match(record)
        return Opened(record, match.match.variant, tuple(one.round for one in match.rounds))
    played = replay(record).round
    return Opened(record, played.variant, (played,))
