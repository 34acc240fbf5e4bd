"""JSON values, and the strict reading of them."""

import re
from typing import TypeAlias

import msgspec

from parlour.core.errors import InvalidRecord

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


def is_integer(value: Json) -> bool:
    """Whether a value is a whole number; true and false are not numbers."""
    return type(value) is int


def same(one: Json, other: Json) -> bool:
    """Whether two values are the same JSON; unlike in Python, true is not 1 and 1.0 is not 1."""
    return msgspec.json.encode(one, order="deterministic") == msgspec.json.encode(other, order="deterministic")


def plain(value: object) -> Json:
    """A struct as the JSON value that it is written as, tuples as lists."""
    result: Json = msgspec.json.decode(msgspec.json.encode(value))
    return result


def read_object(line: bytes) -> dict[str, Json]:
    """The JSON object that one line holds; a byte order mark, which some editors begin a file with, is passed over.

    Raises:
        InvalidRecord: the line is not UTF-8, not JSON (where), or JSON but no object.
    """
    try:
        value = msgspec.json.decode(line.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise InvalidRecord("not-utf8", byte=error.start) from None
    except RecursionError:
        raise InvalidRecord("too-deep") from None
    except msgspec.MsgspecError as error:
        raise _not_json(line, str(error)) from None
    if not isinstance(value, dict):
        raise InvalidRecord("not-object")
    return value


def _not_json(line: bytes, why: str) -> InvalidRecord:
    if "out of range" in why:
        return InvalidRecord("number-out-of-range")
    at = re.search(r"\(byte (\d+)\)", why)
    if at:
        return InvalidRecord("not-json", byte=int(at[1]))
    if line.rstrip().endswith(b"}"):
        return InvalidRecord("bad-text")
    return InvalidRecord("breaks-off")
