"""A table's match as a match record."""

from parlour.core.json import Json, plain
from parlour.core.record import Header, header_fields, write_round
from parlour.room.refusal import Refusal
from parlour.room.table import Table


def match_record(table: Table) -> dict[str, Json]:
    """The current match, to be written as one line of JSON; what was taken back is not in it.

    Who won because others gave up is not claimed: it does not follow from the rounds.
    A round that still goes on is told as far as it has been played, but only of a game without secrets.

    Raises:
        Refusal: ``no-record-yet``, there is nothing that may be told.
    """
    game, options, players = table.game, table.options, table.header.players
    told = [each for each in table.rounds if game.open_hands or game.result(each.states[-1]) is not None]
    if not told:
        raise Refusal("no-record-yet")
    return {
        **header_fields(Header(game, table.header.edition, options, players)),
        "match": [write_round(game, options, players, each.setup, each.moves) for each in told],
        game.match.tally: plain(table.tallies),
        **({} if table.resigned or table.ended else {"winners": plain(table.winners)}),
    }
