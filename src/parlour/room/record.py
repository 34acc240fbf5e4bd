"""A table's match as a match record (the format is in the rules' second half)."""

from typing import Any

import msgspec

from parlour.core.game import Setup
from parlour.core.json import Json
from parlour.core.options import differences
from parlour.room.decide import Refusal
from parlour.room.table import Round, Table


def match_record(table: Table) -> dict[str, Json]:
    """The current match, ready to be written as one line of JSON; what was taken back is not in it.

    A round that still goes on is told as far as it is played, but only of a game without secrets.

    Raises:
        Refusal: ``no-record-yet``, nothing has been played that may be told.
    """
    rounds = [each for each in table.rounds if table.game.open_hands or _result(table, each) is not None]
    if not rounds:
        raise Refusal("no-record-yet")
    return {
        "game": table.header.game,
        "edition": table.header.edition,
        "options": differences(table.game, table.header.edition, table.options),
        "players": table.header.players,
        "match": [_round(table, each) for each in rounds],
        table.game.match.tally: [list(tally) for tally in table.tallies],
        "winners": list(table.winners),
    }


def _round(table: Table, each: Round) -> dict[str, Json]:
    rules = table.game.record
    setup: Setup = each.setup
    actions: list[Json] = []
    for state, (seat, action) in zip(each.states, each.moves, strict=False):
        setup = rules.note(setup, state, seat, action)
        text = rules.write(state, seat, action)
        actions += [] if text is None else [text]
    told: dict[str, Json] = {"setup": setup, "actions": actions}
    if rules.leaders is not None:
        told["leaders"] = [*rules.leaders(each.states[-1])]
    result = _result(table, each)
    return told if result is None else {**told, "result": msgspec.to_builtins(result)}


def _result(table: Table, each: Round) -> Any | None:
    return table.game.result(each.states[-1])
