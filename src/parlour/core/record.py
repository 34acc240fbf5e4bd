"""Game records: reading them back with every claim checked, and writing them from what was played."""

from collections.abc import Iterable
from typing import Any

import msgspec

from parlour.core.discovery import find, shorten
from parlour.core.errors import IllegalAction, InvalidRecord, Untold
from parlour.core.game import HOUSE, AnyGame, Seat, Setup
from parlour.core.json import Json, is_integer, plain, same
from parlour.core.options import choose, count_players, differences

Record = dict[str, Json]


class Header(msgspec.Struct, frozen=True):
    """What is played: a game, its edition, the options in force, the number of players."""

    game: AnyGame
    edition: str
    options: Any
    players: int


class Replayed(msgspec.Struct, frozen=True):
    """A round that has been replayed.

    Attributes:
        header: what was played.
        state: after the last action.
        legal: for each action, the legal actions before it.
        leaders: who led each auction, in the games whose records say so.
        result: as JSON; None if the actions stop before the round's end.
        outcome: the game's own result struct.
    """

    header: Header
    state: Any
    legal: list[Json]
    leaders: list[Seat] | None
    result: Json
    outcome: Any


def read_header(record: Record) -> Header:
    """What a record, or a match, says is played.

    Raises:
        InvalidOptions: an unknown game, edition, option, value or number of players.
        InvalidRecord: a field is missing or is null.
    """
    for field in ("game", "players"):
        if field not in record:
            raise InvalidRecord("missing-field", field=field)
    for field in ("edition", "options"):
        if field in record and record[field] is None:
            raise InvalidRecord("null-field", field=field)
    game = find(record["game"])
    options = choose(game, record.get("edition"), record.get("options"))
    edition = record.get("edition", game.default_edition)
    assert isinstance(edition, str)  # `choose` has looked it up
    return Header(game, edition, options, count_players(game, record["players"]))


def replay(record: Record, header: Header | None = None) -> Replayed:
    """Replays a round and checks all that its record claims.

    Args:
        record: the round.
        header: what is played, for a round of a match; read from the record otherwise.

    Raises:
        InvalidRecord: a malformed or illegal action, at its index, or a claim that does not come out.
        ParlourError: a wrong header or set-up.
    """
    header = header or read_header(record)
    game, setup, actions = header.game, _object(record, "setup"), _list(record, "actions")
    state = game.begin(header.options, header.players, setup)
    refused = _refused(game, record, len(actions))
    legal: list[Json] = []
    for index, text in enumerate(actions):
        state = settle(game, state)
        legal.append(game.record.legal(state))
        try:
            state = _step(game, state, text, index, refused)
        except IllegalAction as error:
            raise InvalidRecord.at_action(error, index) from None
    _check_legal(record, legal)
    return _conclude(header, record, _settle_last(game, state, record), legal)


def _step(game: AnyGame, state: Any, text: Json, index: int, refused: set[int]) -> Any:
    """The state after one entry of a record's actions; one that must be refused changes nothing."""
    after = state
    actions = game.record.read(state, text)
    try:
        for seat, action in actions:
            after = game.apply(after, seat, action)
    except IllegalAction:
        if index in refused:
            return state
        raise
    if index in refused:
        raise InvalidRecord("not-refused", index=index)
    return after


def _check_legal(record: Record, legal: list[Json]) -> None:
    if "legal" not in record:
        return
    claimed = _list(record, "legal")
    if len(claimed) != len(legal):
        raise InvalidRecord("legal-length", claimed=len(claimed), actions=len(legal))
    for index, (one, other) in enumerate(zip(claimed, legal, strict=True)):
        if not same(one, other):
            raise InvalidRecord("legal-differs", index=index, legal=_shown(other))


def settle(game: AnyGame, state: Any) -> Any:
    """The state after what `HOUSE` does that a record tells in its set-up and not among its actions."""
    while game.house is not None and game.due(state) is not None:
        action = game.house(state, None)
        if game.record.write(state, HOUSE, action) is not None:
            return state
        state = game.apply(state, HOUSE, action)
    return state


def _settle_last(game: AnyGame, state: Any, record: Record) -> Any:
    """The state after the last action; what chance does next may be missing if the record stops within the round."""
    try:
        return settle(game, state)
    except Untold:
        if "result" in record:
            raise
        return state


def _conclude(header: Header, record: Record, state: Any, legal: list[Json]) -> Replayed:
    game = header.game
    leaders = game.record.leaders(state) if game.record.leaders else None
    if leaders is not None and "leaders" in record and not same(record["leaders"], plain(leaders)):
        raise InvalidRecord("leaders-differ", leaders=_shown(plain(leaders)))
    outcome = game.result(state)
    result = plain(outcome)
    if "result" in record and outcome is None:
        raise InvalidRecord("result-not-reached")
    if "result" in record and not same(record["result"], result):
        raise InvalidRecord("result-differs", result=_shown(result))
    return Replayed(header, state, legal, leaders, result, outcome)


def _object(record: Record, field: str) -> dict[str, Json]:
    value = _field(record, field)
    if not isinstance(value, dict):
        raise InvalidRecord("field-not-object", field=field)
    return value


def _list(record: Record, field: str) -> list[Json]:
    value = _field(record, field)
    if not isinstance(value, list):
        raise InvalidRecord("field-not-list", field=field)
    return value


def _field(record: Record, field: str) -> Json:
    if field not in record:
        raise InvalidRecord("missing-field", field=field)
    return record[field]


def _refused(game: AnyGame, record: Record, actions: int) -> set[int]:
    """The indexes of the actions that must be refused; only a game in real time has any."""
    if not game.record.refusals or "refused" not in record:
        return set()
    indexes: set[int] = set()
    for index in _list(record, "refused"):
        if not isinstance(index, int) or not is_integer(index) or index not in range(actions):
            raise InvalidRecord("bad-refused-index", value=shorten(index))
        indexes.add(index)
    return indexes


def _shown(value: Json) -> str:
    return shorten(msgspec.json.encode(value).decode(), limit=160)


def filled_in(record: Record, replayed: Replayed) -> Record:
    """The record with ``legal``, ``leaders`` and ``result`` as they came out."""
    computed: Record = {"legal": replayed.legal}
    if replayed.leaders is not None:
        computed["leaders"] = plain(replayed.leaders)
    if replayed.result is not None:
        computed["result"] = replayed.result
    return {**record, **computed}


def write_round(game: AnyGame, options: Any, players: int, setup: Setup, played: Iterable[tuple[Seat, Any]]) -> Record:
    """A round as a record without a header: ``setup``, ``actions`` and, once it is over, ``result``.

    Args:
        setup: what was dealt.
        played: the actions in order with their seats, those of `HOUSE` included, and none that was taken back.

    Raises:
        InvalidSetup: the set-up begins no round.
        IllegalAction: an action does not fit.
    """
    state = game.begin(options, players, setup)
    actions: list[Json] = []
    for seat, action in played:
        text = game.record.write(state, seat, action)
        if text is not None:
            actions.append(text)
        setup = game.record.note(setup, state, seat, action)
        state = game.apply(state, seat, action)
    record: Record = {"setup": setup, "actions": actions}
    outcome = game.result(state)
    return record if outcome is None else {**record, "result": plain(outcome)}


def noted(game: AnyGame, setup: Setup, states: Iterable[Any], played: Iterable[tuple[Seat, Any]]) -> Setup:
    """The set-up as a record tells it after these actions: with the lots, the reshuffles, the bets that came later.

    Args:
        setup: what was dealt.
        states: that before each action; more are ignored.
        played: the actions in order with their seats, those of `HOUSE` included.
    """
    for state, (seat, action) in zip(states, played, strict=False):
        setup = game.record.note(setup, state, seat, action)
    return setup


def header_fields(header: Header) -> Record:
    """The header as a record writes it: the edition by name and only the options that differ from it."""
    return {
        "game": header.game.name,
        "edition": header.edition,
        "options": differences(header.game, header.edition, header.options),
        "players": header.players,
    }
