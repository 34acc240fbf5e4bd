"""What a worker does for replays: it draws all frames of a round, or reads what somebody has opened."""

from contextlib import suppress

import msgspec

from parlour.core.errors import InvalidRecord, ParlourError
from parlour.core.game import Seat, Viewer
from parlour.room.names import BadName, clean_name
from parlour.room.past import PastRound, frames_of, round_of_record, shows
from parlour.room.record import round_record
from parlour.room.tell import Company
from parlour.server.replay.opened import Opened, lines_in, open_line
from parlour.server.replay.schema import RecordRead, Replay, RoundSeen
from parlour.server.replay.timing import as_told, is_timed, late_in, since_first


def show_again(past: PastRound, viewer: Viewer, own: Viewer, rounds: int, company: Company) -> bytes:
    """A round of a table, as `Replay` in JSON."""
    frames, times = tuple(frames_of(past, viewer, company)), since_first(past.round.times)
    late, record = late_in(past.round, timed=True), round_record(past.round, past.table.begins)
    return msgspec.json.encode(Replay(viewer, own, rounds, frames, times, late, record))


def show_so_far(past: PastRound, viewer: Viewer, company: Company) -> bytes:
    """A round that goes on, as `RoundSeen` in JSON."""
    frames = tuple(frame for frame in frames_of(past, viewer, company) if shows(frame))
    return msgspec.json.encode(RoundSeen(past.table.match_number, past.table.number, frames))


def show_record(text: str, number: int, viewer: Viewer) -> bytes:
    """A round of a record, as `Replay` in JSON.

    Raises:
        ParlourError: what is wrong with it.
    """
    opened = open_line(text)
    past = round_of_record(opened.variant, opened.rounds, number)
    if viewer is not None and viewer not in range(opened.variant.players):
        raise ParlourError("bad-request")
    entry = opened.entry(number)
    played, timed = as_told(past.round, entry), is_timed(entry)
    times, late = (0, *played.times) if timed else (), late_in(played, timed=timed)
    frames = tuple(frames_of(past, viewer, _company_of(opened, number)))
    return msgspec.json.encode(Replay(viewer, None, len(opened.rounds), frames, times, late, entry))


def _company_of(opened: Opened, number: int) -> Company:
    """The names that a record tells; whoever has none that could be shown is a guest."""
    meta = opened.entry(number).get("meta")
    told = meta.get("names") if isinstance(meta, dict) else None
    names = dict[str, str]()
    for seat, name in enumerate(told if isinstance(told, list) else []):
        with suppress(BadName):
            names[str(seat)] = clean_name(name if isinstance(name, str) else "")
    return Company(names, frozenset[Seat](range(opened.variant.players)))


def read_records(text: str) -> list[RecordRead]:
    """What somebody has opened, line by line, checked as ``parlour replay`` checks it.

    Raises:
        InvalidRecord: ``too-many-lines``.
    """
    return [_read_line(number, line) for number, line in lines_in(text)]


def _read_line(number: int, line: str) -> RecordRead:
    try:
        opened = open_line(line)
    except ParlourError as error:
        where = (error.round_index, error.action_index) if isinstance(error, InvalidRecord) else (None, None)
        return RecordRead(number, code=error.code, parameters=dict(error.parameters), round=where[0], action=where[1])
    variant, rounds = opened.variant, opened.rounds
    return RecordRead(number, variant.game.name, variant.players, len(rounds), "match" in opened.record)
