"""Game records: reading them back with every claim checked, and writing them from what was played."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

import msgspec

from parlour.core.discovery import find, shorten
from parlour.core.errors import IllegalAction, InvalidRecord, ParlourError, Untold
from parlour.core.game import HOUSE, AnyGame
from parlour.core.json import Json, is_integer, plain, same
from parlour.core.options import choose, count_players, differences
from parlour.core.round import Round, Variant, begin_round

Record = dict[str, Json]


class Replayed(msgspec.Struct, frozen=True):
    """A record that has been replayed.

    Attributes:
        round: as far as the record goes.
        legal: for each entry of its actions, the legal actions before it.
        claims: what the further fields say that the records of this game may have (see `RecordRules.claims`).
    """

    round: Round
    legal: list[Json]
    claims: Record


def read_variant(record: Record) -> Variant:
    """What a record, or a match, says is played.

    Raises:
        InvalidOptions: an unknown game, edition, option, value or number of players.
        InvalidRecord: a field is missing or is null.
        RulesChanged: it follows rules that are not known here.
    """
    for field in ("game", "players"):
        if field not in record:
            raise InvalidRecord("missing-field", field=field)
    for field in ("edition", "options"):
        if field in record and record[field] is None:
            raise InvalidRecord("null-field", field=field)
    game = _under(find(record["game"]), record)
    options = choose(game, record.get("edition"), record.get("options"))
    edition = record.get("edition", game.default_edition)
    assert isinstance(edition, str)  # `choose` has looked it up
    return Variant(game, edition, options, count_players(game, record["players"]))


def _under(game: AnyGame, record: Record) -> AnyGame:
    """The game under the version of its rules that a record names; without one, as it is now."""
    version = record.get("version", game.version)
    if not isinstance(version, int) or not is_integer(version):
        raise InvalidRecord("bad-version", version=shorten(version))
    return game.under(version)


def replay(record: Record, variant: Variant | None = None) -> Replayed:
    """Replays a round and checks all that its record claims.

    Args:
        record: the round.
        variant: what is played, for a round of a match; read from the record otherwise.

    Raises:
        InvalidRecord: a malformed or illegal action, at its index, or a claim that does not come out.
        Untold: the set-up does not tell what chance decided before an action, or before the result that is claimed.
        ParlourError: a wrong header or set-up.
    """
    *before, last = _follow(record, variant or read_variant(record))
    legal = [each.game.record.legal(each.state) for each in before]
    _check_legal(record, legal)
    return _conclude(last, record, legal)


def read_round(record: Record, variant: Variant) -> Round:
    """The round of a record, as far as it goes; its claims (``result``, ``legal``) are not looked at.

    Raises:
        InvalidRecord: a malformed or illegal action, at its index.
        Untold: the set-up does not tell what chance decided before an action.
        ParlourError: a wrong set-up.
    """
    return [*_follow(record, variant)][-1]


def _follow(record: Record, variant: Variant) -> Iterator[Round]:
    """The round before each entry of a record's actions, and after the last one."""
    so_far, actions = begin_round(variant, _object(record, "setup")), _list(record, "actions")
    refused = _refused(variant.game, record, len(actions))
    for index, text in enumerate(actions):
        so_far, untold = settle(so_far)
        yield so_far
        try:
            so_far = _entered(so_far, text, index, refused)
        except Untold as error:
            raise error.before_action(index) from None
        except IllegalAction as error:
            if untold is not None and not so_far.game.to_act(so_far.state):  # nobody but chance could go on
                raise untold.before_action(index) from None
            raise InvalidRecord.at_action(error, index) from None
    yield settle(so_far)[0]


def _entered(so_far: Round, text: Json, index: int, refused: set[int]) -> Round:
    """The round after one entry; one that must be refused is an action all the same, and changes nothing."""
    after = so_far
    moves = so_far.game.record.read(so_far.state, text)
    try:
        for seat, action in moves:
            after = after.advance(seat, action)
    except IllegalAction:
        if index in refused:
            return so_far
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


def settle(so_far: Round) -> tuple[Round, Untold | None]:
    """The round after what `HOUSE` does that a record tells in its set-up and not among its actions.

    Beside it, what the set-up does not tell although chance must decide it: there a record may stop, and where players
    may act without it, go on.
    """
    game = so_far.game
    while game.house is not None and game.due(so_far.state) is not None:
        try:
            action = game.house(so_far.state, None)
        except Untold as untold:
            return so_far, untold
        if game.record.write(so_far.state, HOUSE, action) is not None:
            break
        so_far = so_far.advance(HOUSE, action)
    return so_far, None


def _conclude(so_far: Round, record: Record, legal: list[Json]) -> Replayed:
    game, outcome = so_far.game, so_far.outcome
    claims: Record = {field: claim(so_far.state) for field, claim in game.record.claims.items()}
    for field, claim in claims.items():
        if field in record and not same(record[field], claim):
            raise InvalidRecord(f"{field}-differ", **{field: _shown(claim)})
    if "result" in record and outcome is None:
        raise _not_reached(so_far, len(legal))
    if "result" in record and not same(record["result"], plain(outcome)):
        raise InvalidRecord("result-differs", result=_shown(plain(outcome)))
    return Replayed(so_far, legal, claims)


def _not_reached(so_far: Round, actions: int) -> ParlourError:
    """Why a record that claims a result stops before it."""
    _, untold = settle(so_far)
    return InvalidRecord("result-not-reached") if untold is None else untold.before_action(actions)


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
    """The indexes of the actions that must be refused; only in real time may one come too late."""
    if not game.real_time or "refused" not in record:
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
    """The record with ``legal``, the claims of its game and ``result`` as they came out."""
    return {**record, "legal": replayed.legal, **replayed.claims, **_result(replayed.round)}


class RecordEntry(msgspec.Struct, frozen=True):
    """One of a record's ``actions``.

    Attributes:
        text: what stands there.
        time: when it was, in milliseconds, as `Round.times` count.
        refused: it came too late.
    """

    text: Json
    time: int
    refused: bool


def entries(so_far: Round) -> Iterator[RecordEntry]:
    """What a record tells of a round, one after the other, with what came too late where it did."""
    write, made = so_far.game.record.write, zip_longest(so_far.states, so_far.moves, so_far.times)
    for at, (state, move, time) in enumerate(made):
        for late in so_far.beaten:
            if late.after == at:
                yield RecordEntry(write(state, late.seat, late.action), late.time, refused=True)
        text = None if move is None else write(state, *move)
        if text is not None:
            yield RecordEntry(text, time, refused=False)


def round_fields(so_far: Round) -> Record:
    """A round as a record tells it without its header.

    That is ``setup``, ``actions``, where something came too late ``refused``, and, once it is over, ``result``.
    """
    return fields_with(so_far, [*entries(so_far)])


def fields_with(so_far: Round, told: Sequence[RecordEntry]) -> Record:
    """The same, of a round whose `entries` are known."""
    refused: list[Json] = [at for at, entry in enumerate(told) if entry.refused]
    late: Record = {"refused": refused} if refused else {}
    return {"setup": so_far.told, "actions": [entry.text for entry in told], **late, **_result(so_far)}


def _result(so_far: Round) -> Record:
    return {} if so_far.outcome is None else {"result": plain(so_far.outcome)}


def header_fields(variant: Variant) -> Record:
    """The header as a record writes it: the edition by name, only the options that differ from it, no usual version."""
    game = variant.game
    return {
        "game": game.name,
        **({} if find(game.name).version == game.version else {"version": game.version}),
        "edition": variant.edition,
        "options": differences(game, variant.edition, variant.options),
        "players": variant.players,
    }


def as_record(so_far: Round) -> Record:
    """A round as a game record."""
    return {**header_fields(so_far.variant), **round_fields(so_far)}
