"""What the console can show: characters that its encoding lacks are written in others that read much the same.

Texts for people go through `print`, whatever the encoding; what machines read (`write_json`) is UTF-8 always.
"""

import codecs
import io
import os
import sys
import unicodedata
from collections.abc import Iterator
from functools import partial
from types import MappingProxyType
from typing import Final

import msgspec

READABLE: Final = MappingProxyType(
    {
        **dict.fromkeys("‘’‚‹›", "'"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("–—−‐‑", "-"),
        **dict(
            pair.split("=")
            for pair in ["…=...", "·=.", "•=*", "×=x", "→=->", "ä=ae", "ö=oe", "ü=ue", "Ä=Ae", "Ö=Oe", "Ü=Ue", "ß=ss"]
        ),
        **dict(zip("…·•×→", ("...", ".", "*", "x", "->"), strict=True)),
        **dict(zip("äöüÄÖÜß", ("ae", "oe", "ue", "Ae", "Oe", "Ue", "ss"), strict=True)),
        **dict(zip("œŒæÆøØłŁ", ("oe", "Oe", "ae", "Ae", "o", "O", "l", "L"), strict=True)),
    }
)
"""What stands for a character that an encoding lacks; letters with marks, and all else, lose what can be taken off."""


def prepare() -> None:
    """From here on nothing that is printed fails for its characters."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            handler = f"parlour-{stream.encoding}"
            codecs.register_error(handler, partial(_replace, stream.encoding))
            stream.reconfigure(errors=handler)


def shows(text: str) -> bool:
    """Whether standard output can show these characters as they are."""
    return _fits(text, sys.stdout.encoding or "utf-8")


def write_json(value: object) -> None:
    """Prints a value as a line of JSON for machines, in UTF-8 whatever the console's encoding."""
    sys.stdout.flush()  # what was printed before comes before
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
    sys.stdout.buffer.flush()


def shown(path: str) -> str:
    """A path as JSON may name it: bytes of it that are no text become U+FFFD."""
    return os.fsencode(path).decode(errors="replace")


def _replace(encoding: str, error: UnicodeError) -> tuple[str, int]:
    """Handles what does not fit an encoding, whose name the error itself does not know of Windows' code pages."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(_substitute(character, encoding) for character in lacking), error.end


def _substitute(character: str, encoding: str) -> str:
    return next(found for found in _substitutes(character) if _fits(found, encoding))


def _substitutes(character: str) -> Iterator[str]:
    """From good to bad; the last one fits everywhere."""
    if character in READABLE:
        yield READABLE[character]
    if bare := "".join(part for part in unicodedata.normalize("NFKD", character) if not unicodedata.combining(part)):
        yield bare
    yield "?"


def _fits(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
