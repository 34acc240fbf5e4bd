"""Buddy on your Left has one sheet, and nothing in it is left to choose."""

from types import MappingProxyType
from typing import Final

import msgspec


class Options(msgspec.Struct, frozen=True):
    """No options: there is only one edition."""


EDITIONS: Final = MappingProxyType({"piatnik-2001": Options()})
