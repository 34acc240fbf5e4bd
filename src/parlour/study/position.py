"""A round that somebody studies: a game record that may stop anywhere, with the states it went through."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from parlour.core.discovery import games
from parlour.core.errors import IllegalAction, InvalidOptions, InvalidRecord, ParlourError
from parlour.core.game import AnyGame, Seat, Setup
from parlour.core.json import Json
from parlour.core.record import Header, Record, header_fields, read_header
from parlour.core.study import StudyRules

HEADER: Final = ("game", "edition", "options", "players")


class Course(msgspec.Struct, frozen=True):
    """How a round went so far.

    Attributes:
        header: what is played.
        setup: what chance decided.
        played: the actions with their seats.
        states: before each action, and after the last one.
    """

    header: Header
    setup: Setup
    played: tuple[tuple[Seat, Any], ...]
    states: tuple[Any, ...]

    @property
    def now(self) -> Any:
        """The state after the last action."""
        return self.states[-1]


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


def follow(record: Record) -> Course:
    """The round of a record; its claims (``result``, ``legal``) are not looked at.

    Example:
        ``{"game": …, "players": 2, "setup": {…}}`` without actions is the round's beginning.

    Raises:
        InvalidRecord: a malformed or illegal action, at its index, or what is no record of one round.
        ParlourError: a wrong header or set-up, or a game that cannot be studied.
    """
    header = read_header(record)
    game = header.game
    rules_of(game)
    setup, texts = record.get("setup"), record.get("actions", [])
    if not isinstance(setup, dict):
        raise InvalidRecord("field-not-object", field="setup")
    if not isinstance(texts, list):
        raise InvalidRecord("field-not-list", field="actions")
    states, played = [game.begin(header.options, header.players, setup)], list[tuple[Seat, Any]]()
    for index, text in enumerate(texts):
        try:
            for seat, action in game.record.read(states[-1], text):
                states.append(game.apply(states[-1], seat, action))
                played.append((seat, action))
        except IllegalAction as error:
            raise InvalidRecord.at_action(error, index) from None
    return Course(header, setup, tuple(played), tuple(states))


def courses(record: Record) -> Iterator[Course]:
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
    header = {field: value for field, value in record.items() if field in HEADER}
    for index, entry in enumerate(rounds):
        try:
            yield follow(_whole(header, entry))
        except ParlourError as error:
            raise InvalidRecord.in_round(error, index) from None


def _whole(header: Record, entry: Json) -> Record:
    """A round of a match with the match's header."""
    if not isinstance(entry, dict):
        raise InvalidRecord("round-not-object")
    return {**header, **entry}


def beginning(record: Record) -> str:
    """The round that a record is of, whatever has been played of it: what is known of one moment helps with others."""
    return msgspec.json.encode({**record, "actions": []}).decode()


def written(course: Course) -> Record:
    """The course as a record without claims: its header, set-up and actions."""
    game = course.header.game
    steps = zip(course.states, course.played, strict=False)
    texts = [game.record.write(state, seat, action) for state, (seat, action) in steps]
    return {**header_fields(course.header), "setup": course.setup, "actions": [*texts]}
