"""How what is stored as text is read.

Several threads read at once, and msgspec ends the process where two of them are the first to read a kind of struct: it
works out then how that is read. So it works that out here, when this is imported and there are no threads yet.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from parlour.room.log import Columns, Header
from parlour.room.summary import Summary

HEADER: Final = msgspec.json.Decoder(Header)
SUMMARY: Final = msgspec.json.Decoder(Summary)
_COLUMNS: Final = msgspec.json.Decoder(Columns)


def columns_of(found: Mapping[Any, Any]) -> Columns:
    """A row of a log, of its columns by name.

    Raises:
        ValidationError: one of them is missing, or holds what it cannot.
    """
    return msgspec.convert(found, _COLUMNS.type)
