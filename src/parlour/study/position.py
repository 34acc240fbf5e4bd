"""Rounds that somebody studies: of game records, which may stop anywhere."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from parlour.core.discovery import games
from parlour.core.errors import InvalidOptions, InvalidRecord, ParlourError
from parlour.core.game import AnyGame
from parlour.core.match import read_entry
from parlour.core.record import Record, as_record, read_round, read_variant
from parlour.core.round import Round, Variant
from parlour.core.study import StudyRules


def rules_of(game: AnyGame) -> StudyRules[Any, Any]:
    """How a game is studied.

    Raises:
        InvalidOptions: nobody knows the best play in it (``study-no-such-game``).
    """
    if game.study is None:
        raise InvalidOptions("study-no-such-game", game=game.name)
    return game.study


def studied() -> Sequence[AnyGame]:
    """The games that can be studied."""
    return [game for game in games().values() if game.study is not None]


def follow(record: Record) -> Round:
    """The round of a record; its claims (``result``, ``legal``) are not looked at.

    Example:
        ``{"game": …, "players": 2, "setup": {…}}`` without actions is the round's beginning.

    Raises:
        InvalidRecord: a malformed or illegal action, at its index, or what is no record of one round.
        ParlourError: a wrong header or set-up, or a game that cannot be studied.
    """
    return read_round({"actions": [], **record}, _studied(record))


def follow_all(record: Record) -> Iterator[Round]:
    """The rounds of a match record, or the one round of a record.

    Raises:
        InvalidRecord: see `follow`; in a match with the index of the round.
    """
    if "match" not in record:
        yield follow(record)
        return
    rounds = record["match"]
    if not isinstance(rounds, list):
        raise InvalidRecord("field-not-list", field="match")
    variant = _studied(record)
    for index, entry in enumerate(rounds):
        try:
            yield read_entry(entry, record, variant)
        except ParlourError as error:
            raise InvalidRecord.in_round(error, index) from None


def _studied(record: Record) -> Variant:
    """What a record, or a match, says is played, if that can be studied."""
    variant = read_variant(record)
    rules_of(variant.game)
    return variant


def beginning(moment: Round) -> str:
    """Which round a moment is of, whatever has been played of it: what is known of one moment helps with others."""
    return msgspec.json.encode(as_record(moment.cut(0))).decode()
