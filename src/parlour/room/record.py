"""What may be told of a table's match: all of it as a match record, or a round of it that is over."""

from parlour.core.json import Json, plain
from parlour.core.record import Record, entries, fields_with, header_fields
from parlour.core.round import Round
from parlour.room.beginning import told_in_record
from parlour.room.log import Beginning, Player
from parlour.room.refusal import Refusal
from parlour.room.table import Table


def match_record(table: Table, *, running: bool = True) -> dict[str, Json]:
    """The current match, to be written as one line of JSON; what was taken back is not in it.

    Where a table begins at a moment of another round it is the record of that one round, and its ``meta`` says so.

    It says under which version of the rules it was played, also under the newest: it is to mean the same for ever.
    Who won because others gave up is not claimed: it does not follow from the rounds.
    A round that still goes on is told as far as it has been played, but only of a game without secrets.
    Every round has its times, so that whoever opens the record sees it in its own time, and who was beaten by how much.

    Args:
        running: such a round may be told; see `may.watch`.

    Raises:
        Refusal: ``no-record-yet``, there is nothing that may be told.
    """
    game = table.game
    told = _told(table) if running else finished_rounds(table)
    if not told:
        raise Refusal("no-record-yet")
    if table.begins is not None:
        return round_record(told[0], table.begins)
    return {
        **header_fields(table.match.variant),
        "version": game.version,
        "match": [_with_times(each) for each in told],
        game.match.tally: plain(table.tallies),
        **({} if table.resigned or table.ended else {"winners": plain(table.winners)}),
    }


def round_record(played: Round, begins: Beginning | None = None) -> Record:
    """A round as a record by itself, with its times, and with where its table began if that was no deal."""
    began: Record = {} if begins is None else {"begins": told_in_record(played, begins)}
    return {**header_fields(played.variant), "version": played.game.version, **_with_times(played, began)}


def _with_times(played: Round, told: Record | None = None) -> Record:
    """A round without its header, with ``meta.times``: for every entry of ``actions`` when it was."""
    first, made = played.times[0] if played.times else 0, [*entries(played)]
    times: list[Json] = [entry.time - first for entry in made]
    return {**fields_with(played, made), "meta": {"times": times, **(told or {})}}


def _told(table: Table) -> list[Round]:
    return [each for each in table.rounds if table.game.open_hands or each.outcome is not None]


def finished_rounds(table: Table) -> list[Round]:
    """The rounds of the current match that a record tells and that nobody plays any more."""
    running = table.round if table.phase == "playing" else None
    return [each for each in _told(table) if each is not running]


def finished_round(table: Table, number: int) -> Round:
    """A round of the current match, from 1: one that a record tells, and that nobody plays any more.

    Raises:
        Refusal: ``unknown-round``, there is none of that number, or it still goes on.
    """
    finished = finished_rounds(table)
    if not 1 <= number <= len(finished):
        raise Refusal("unknown-round")
    return finished[number - 1]


def sides_played(table: Table, player: Player | None) -> frozenset[int]:
    """The sides that somebody plays for in the current match, or played for in it when it ended."""
    return table.sides_of(table.played_by(player))
