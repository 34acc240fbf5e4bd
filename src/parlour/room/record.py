"""A table's match as a match record."""

from parlour.core.json import Json, plain
from parlour.core.record import header_fields, round_fields
from parlour.room.refusal import Refusal
from parlour.room.table import Table


def match_record(table: Table) -> dict[str, Json]:
    """The current match, to be written as one line of JSON; what was taken back is not in it.

    It says under which version of the rules it was played, also under the newest: it is to mean the same for ever.
    Who won because others gave up is not claimed: it does not follow from the rounds.
    A round that still goes on is told as far as it has been played, but only of a game without secrets.

    Raises:
        Refusal: ``no-record-yet``, there is nothing that may be told.
    """
    game = table.game
    told = [each for each in table.rounds if game.open_hands or each.outcome is not None]
    if not told:
        raise Refusal("no-record-yet")
    return {
        **header_fields(table.match.variant),
        "version": game.version,
        "match": [round_fields(each) for each in told],
        game.match.tally: plain(table.tallies),
        **({} if table.resigned or table.ended else {"winners": plain(table.winners)}),
    }
