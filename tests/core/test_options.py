"""What is no value of an option is refused, wherever it comes from, and never made into one."""

import json
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.cli.deal import deal
from parlour.core.discovery import games
from parlour.core.errors import InvalidOptions
from parlour.core.game import AnyGame
from parlour.core.json import Json, same
from parlour.core.options import choose, option_values, values_of
from parlour.core.record import read_variant

OPTIONS = [(name, option) for name, game in games().items() for option in option_values(game)]
WRONG: list[Json] = [0, 1, -1, 2.0, 1.0, None, [], [True], {}, "", "true", "false", "True", "1", "yes", "on", "null"]
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=4,
)


def allowed(game: AnyGame, option: str, value: Json) -> bool:
    return any(same(value, known) for known in option_values(game)[option])


def refusal(name: str, option: str, value: Json) -> InvalidOptions:
    with pytest.raises(InvalidOptions) as caught:
        choose(games()[name], None, {option: value})
    return caught.value


@pytest.mark.parametrize(("name", "option"), OPTIONS)
@given(value=anything)
def test_just_the_values_of_an_option_are_taken_and_as_they_are(name: str, option: str, value: Json) -> None:
    game = games()[name]
    if allowed(game, option, value):
        assert same(msgspec.to_builtins(choose(game, None, {option: value}))[option], value)
    else:
        refusal(name, option, value)


@pytest.mark.parametrize(("name", "option"), OPTIONS)
@pytest.mark.parametrize("value", [*WRONG, True, False], ids=json.dumps)
def test_a_refusal_names_the_option_its_value_and_what_is_allowed(name: str, option: str, value: Json) -> None:
    game = games()[name]
    if allowed(game, option, value):
        return
    error = refusal(name, option, value)
    assert error.code == "bad-option-value"
    known = ", ".join(one if isinstance(one, str) else json.dumps(one) for one in option_values(game)[option])
    written = value if isinstance(value, str) and value not in known.split(", ") else json.dumps(value)
    written = "[…]" if value == [True] else written
    assert error.parameters == {"option": option, "value": written, "known": known}


@pytest.mark.parametrize(("name", "option"), OPTIONS)
@pytest.mark.parametrize("value", WRONG, ids=json.dumps)
def test_a_record_with_a_wrong_value_is_wrong(name: str, option: str, value: Json) -> None:
    header: dict[str, Json] = {"game": name, "players": games()[name].players[0], "options": {option: value}}
    with pytest.raises(InvalidOptions) as caught:
        read_variant(header)
    assert caught.value.parameters["option"] == option


@pytest.mark.parametrize(("name", "option"), OPTIONS)
@pytest.mark.parametrize("text", ["0", "1", "True", "yes", "null", "[]", "", '"true"', "TRUE ", "true", "false"])
def test_a_text_of_the_command_line_is_a_value_only_if_it_is_written_like_one(
    name: str, option: str, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    known = {one if isinstance(one, str) else json.dumps(one): one for one in option_values(games()[name])[option]}
    status = deal(name, option=[f"{option}={text}"], seed=1)
    printed = capsys.readouterr()
    if text in known:
        assert status == 0
        assert read_variant(json.loads(printed.out)).options == choose(games()[name], None, {option: known[text]})
    else:
        assert (status, printed.out) == (2, "")
        assert option in printed.err
        assert ", ".join(known) in printed.err


class Odd(msgspec.Struct):
    """Kinds of options that nobody could choose in a client, and that no error could name the values of."""

    number: int = 1
    word: str = ""
    maybe: bool | None = None
    mixed: Literal["one", 2] = "one"
    fine: Literal["one", "two"] = "one"
    also: bool = True


def test_a_kind_of_option_that_has_no_list_of_values_is_no_option() -> None:
    kinds: dict[str, Any] = {field.name: field.type for field in msgspec.inspect.type_info(Odd).fields}  # type: ignore[attr-defined]
    for name in ("number", "word", "maybe", "mixed"):
        with pytest.raises(TypeError, match="neither bool nor a Literal of texts"):
            values_of(kinds[name])
    assert values_of(kinds["fine"]) == ("one", "two")
    assert values_of(kinds["also"]) == (True, False)
