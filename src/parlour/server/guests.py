"""Guests: a person is whoever holds the secret token in his cookie; there are no accounts."""

import hashlib
import re
import secrets
import unicodedata
from itertools import groupby
from typing import Final

from parlour.core.errors import ParlourError
from parlour.room.log import Player

COOKIE: Final = "parlour"
YEARS: Final = 60 * 60 * 24 * 400
"""Seconds that a cookie lives; browsers allow no more."""
LONGEST_NAME: Final = 24
JOINERS: Final = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
"""Invisible, and yet part of words in some scripts and of many emoji."""
MOST_MARKS: Final = 3
"""Marks on one letter; no script needs more, and a pile of them covers the names above and below."""

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


class BadName(ParlourError):
    """A name that cannot be shown."""


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def is_token(text: str | None) -> bool:
    """Whether this could be a token of ours."""
    return text is not None and _TOKEN.fullmatch(text) is not None


def player_of(token: str) -> Player:
    """The player id of a token; there is no way back, so it may be stored and the token is not."""
    return hashlib.sha256(b"parlour guest " + token.encode()).hexdigest()[:32]


def clean_name(text: str) -> str:
    """A name as it is shown: trimmed, spaces single, for example ``clean_name("  Mira  K. ") == "Mira K."``.

    Raises:
        BadName: ``name-empty``, ``name-too-long`` or ``name-not-printable``.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name.strip(JOINERS + " "):
        raise BadName("name-empty")
    if len(name) > LONGEST_NAME:
        raise BadName("name-too-long", limit=LONGEST_NAME)
    if not all(char.isprintable() or char in JOINERS for char in name) or _piled(name):
        raise BadName("name-not-printable")
    return name


def _piled(name: str) -> bool:
    marks = groupby(name, key=lambda char: unicodedata.combining(char) > 0)
    return any(mark and len([*pile]) > MOST_MARKS for mark, pile in marks)
