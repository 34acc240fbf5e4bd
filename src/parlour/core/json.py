"""JSON values, and the strict reading of them."""

from typing import TypeAlias

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


def is_integer(value: Json) -> bool:
    """Whether a value is a whole number; true and false are not numbers."""
    return type(value) is int
