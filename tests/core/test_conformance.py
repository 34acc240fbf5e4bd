"""The files of ``tests/conformance`` behave as their README says, for every game there is."""

from pathlib import Path

import pytest

from parlour.core.discovery import games
from parlour.core.errors import InvalidRecord, ParlourError
from parlour.core.json import Json, read_object
from parlour.core.match import filled_in_match, replay_match
from parlour.core.record import Record, filled_in, replay

FILES = Path(__file__).parent.parent / "conformance"


def records(name: str) -> list[Record]:
    return [read_object(line) for line in (FILES / name).read_bytes().splitlines()]


def of_game(name: str, game: str) -> list[Record]:
    return [record for record in records(name) if record.get("game") == game]


def error_of(record: Record) -> ParlourError | None:
    try:
        _ = replay_match(record) if "match" in record else replay(record)
    except ParlourError as error:
        return error
    return None


def where(error: ParlourError) -> tuple[int | None, int | None]:
    return (error.round_index, error.action_index) if isinstance(error, InvalidRecord) else (None, None)


@pytest.mark.parametrize("game", games())
def test_every_valid_record_replays_to_what_it_claims(game: str) -> None:
    found = records(f"{game}.jsonl")
    assert len(found) > 100
    for record in found:
        computed = filled_in(record, replay(record))
        assert {field: computed[field] for field in record} == record
        assert "legal" in computed


@pytest.mark.parametrize("game", games())
def test_every_valid_match_replays_to_what_it_claims(game: str) -> None:
    found = of_game("matches.jsonl", game)
    assert found
    for record in found:
        computed = filled_in_match(record, replay_match(record))
        tally = games()[game].match.tally
        assert {field: computed[field] for field in record if field != "match"} == {
            field: value for field, value in record.items() if field != "match"
        }
        assert {tally, "winners"} <= computed.keys()


@pytest.mark.parametrize("file", ["invalid.jsonl", "invalid-matches.jsonl"])
@pytest.mark.parametrize("game", games())
def test_every_invalid_record_is_rejected_where_its_fault_is(game: str, file: str) -> None:
    found = of_game(file, game)
    assert found
    for record in found:
        meta = record["meta"]
        assert isinstance(meta, dict)
        error = error_of(record)
        assert error is not None, meta
        assert where(error) == (meta.get("round"), meta.get("at")), (meta, error)


def test_a_record_of_an_unknown_game_is_rejected() -> None:
    strangers = [record for record in records("invalid.jsonl") if record.get("game") not in games()]
    assert strangers
    for record in strangers:
        error = error_of(record)
        assert error is not None
        assert error.code == "unknown-game"


@pytest.mark.parametrize("path", sorted(FILES.glob("malformed/*.jsonl")), ids=lambda path: path.stem)
def test_every_malformed_line_is_rejected(path: Path) -> None:
    for line in path.read_bytes().split(b"\n"):
        if line:
            with pytest.raises(ParlourError):
                replay(read_object(line))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b'{"a":1} {"a":2}', "not-json"),
        (b'{"a":1', "breaks-off"),
        (b'{"a":"\\ud800"}', "bad-text"),
        (b'{"a":"\xff"}', "not-utf8"),
        (b'{"a":1e999}', "number-out-of-range"),
        (b"[" * 40000, "too-deep"),
        (b"[1]", "not-object"),
    ],
)
def test_a_malformed_line_says_what_is_wrong_with_it(line: bytes, code: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        read_object(line)
    assert caught.value.code == code


def test_claims_are_compared_as_json_and_true_is_not_one() -> None:
    record = records("costly-tricks.jsonl")[2]
    result = record["result"]
    assert isinstance(result, dict)
    assert result["tricks"] == [1, 0]
    tricks: list[Json] = [True, 0]
    error = error_of(record | {"result": result | {"tricks": tricks}})
    assert error is not None
    assert error.code == "result-differs"


def test_unknown_fields_are_kept() -> None:
    record = records("costly-tricks.jsonl")[0] | {"table": "blue"}
    assert filled_in(record, replay(record))["table"] == "blue"
