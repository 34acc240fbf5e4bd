"""A record may stop anywhere, and what chance decided may be missing: it is read as far as it goes, or says where."""

from collections.abc import Iterator

import pytest

from parlour.core.discovery import games
from parlour.core.errors import InvalidRecord, InvalidSetup, ParlourError, Untold
from parlour.core.game import HOUSE, Setup
from parlour.core.json import Json, read_object
from parlour.core.record import Record, read_round, read_variant, replay
from parlour.core.round import Round, begin_round
from tests.core.test_conformance import FILES

CLAIMS = ("result", "leaders")
LONG = 60


def records(game: str) -> list[Record]:
    return [read_object(line) for line in (FILES / f"{game}.jsonl").read_bytes().splitlines()]


def actions_of(record: Record) -> list[Json]:
    actions = record["actions"]
    assert isinstance(actions, list)
    return actions


def setup_of(record: Record) -> Setup:
    setup = record["setup"]
    assert isinstance(setup, dict)
    return setup


def cut(record: Record, length: int) -> Record:
    """The record as it would be had it been written so many actions after the deal."""
    shorter: Record = {field: value for field, value in record.items() if field not in CLAIMS}
    shorter["actions"] = actions_of(record)[:length]
    if "legal" in record:
        claimed = record["legal"]
        assert isinstance(claimed, list)
        shorter["legal"] = claimed[:length]
    refused = record.get("refused", [])
    assert isinstance(refused, list)
    return {**shorter, "refused": [index for index in refused if isinstance(index, int) and index < length]}


def unprompted(record: Record) -> Round:
    """The record's round from a set-up that tells as little as can be of what came after the deal."""
    played, setup = replay(record).round, setup_of(record)
    for field in _later(record):
        less = _without(setup, field)
        if _goes(played, less):
            setup = less
    return _again(played, setup)


def _again(played: Round, setup: Setup) -> Round:
    again = begin_round(played.variant, setup)
    for seat, action in played.moves:
        again = again.advance(seat, action)
    return again


def _goes(played: Round, setup: Setup) -> bool:
    try:
        return bool(_again(played, setup).outcome == played.outcome)
    except ParlourError:
        return False


def _later(record: Record) -> list[str]:
    """The fields without which a round of this game can begin, and that no deal makes."""
    setup = setup_of(record)
    return [field for field in setup if _begins(record, _without(setup, field))]


def _begins(record: Record, setup: Setup) -> bool:
    try:
        begin_round(read_variant(record), setup)
    except InvalidSetup:
        return False
    return True


def _without(setup: Setup, *fields: str) -> Setup:
    return {field: value for field, value in setup.items() if field not in fields}


def silences(record: Record) -> Iterator[Setup]:
    """Set-ups that tell less: without each field alone, without the end of each list, without all of it together."""
    setup, later = setup_of(record), _later(record)
    for field in later:
        yield _without(setup, field)
        told = setup[field]
        if isinstance(told, list) and len(told) > 1:
            yield {**setup, field: told[:-1]}
    if len(later) > 1:
        yield _without(setup, *later)


def stops_at(record: Record) -> tuple[int, ParlourError | None]:
    """How many of its actions can be read, and why no more can."""
    try:
        read_round(record, read_variant(record))
    except Untold as error:
        return int(error.parameters["before"]), error
    except InvalidRecord as error:
        return -1 if error.action_index is None else error.action_index, error
    return len(actions_of(record)), None


def lengths(record: Record, *more: int, every: bool) -> list[int]:
    """Every length of a record; of the long ones, unless all are wanted, some and those around what is missing."""
    last = len(actions_of(record))
    step = 1 if every or last < LONG else last // 2
    return sorted({length for length in (*range(0, last + 1, step), last, *more) if 0 <= length <= last})


EVERY = pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)], ids=["some", "every"])


@EVERY
@pytest.mark.parametrize("game", games())
def test_a_record_may_stop_anywhere_and_is_read_so_far(game: str, every: bool) -> None:
    for record in records(game):
        whole = replay(record).round
        for length in lengths(record, every=every):
            found = replay(cut(record, length)).round
            moves = len(found.moves)
            assert (tuple(found.moves), found.state) == (tuple(whole.moves)[:moves], tuple(whole.states)[moves])


@EVERY
@pytest.mark.parametrize("game", games())
def test_without_what_was_decided_later_a_record_is_read_as_far_as_it_goes_and_says_where_it_stops(
    game: str,
    every: bool,
) -> None:
    for record in records(game):
        for setup in silences(record):
            quiet = {**record, "setup": setup}
            if not _begins(record, setup):
                continue
            readable, error = stops_at(cut(quiet, len(actions_of(record))))
            for length in lengths(record, readable - 1, readable, readable + 1, every=every):
                stopped, why = stops_at(cut(quiet, length))
                assert stopped == min(length, readable)
                assert (why is None) == (length <= readable)
                assert why is None or (error is not None and why.code == error.code)


WITH_CHANCE = [game.name for game in games().values() if game.house is not None]


@pytest.mark.parametrize("game", WITH_CHANCE)
def test_what_chance_decided_and_is_not_told_is_named_where_it_is_needed(game: str) -> None:
    missing = 0
    for record in records(game):
        again = unprompted(record)
        for field in again.told.keys() - again.setup.keys():
            quiet = {**record, "setup": _without(setup_of(record), field)}
            with pytest.raises(Untold) as caught:
                replay({**quiet, "result": {}})
            before = caught.value.parameters["before"]
            assert isinstance(before, int)
            assert not replay(cut(quiet, before)).round.outcome
            missing += 1
    assert missing > 10


@pytest.mark.parametrize("game", WITH_CHANCE)
def test_a_house_without_a_generator_knows_nothing_that_the_set_up_does_not_tell(game: str) -> None:
    silent = 0
    for record in records(game):
        again = unprompted(record)
        for state, (seat, action) in zip(again.states, again.moves, strict=False):
            if seat == HOUSE and again.game.record.note({}, state, seat, action):
                with pytest.raises(Untold):
                    again.game.house(state, None)  # type: ignore[misc]
                silent += 1
            elif again.game.due(state) is not None and seat == HOUSE:
                assert again.game.house(state, None) == action  # type: ignore[misc]
    assert silent > 10
