"""Guests: a person is whoever holds the secret token in his cookie; there are no accounts."""

import hashlib
import re
import secrets
from typing import Final

from parlour.room.log import Player

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def is_token(text: str | None) -> bool:
    """Whether this could be a token of ours."""
    return text is not None and _TOKEN.fullmatch(text) is not None


def player_of(token: str) -> Player:
    """The player id of a token; there is no way back, so it may be stored and the token is not."""
    return hashlib.sha256(b"parlour guest " + token.encode()).hexdigest()[:32]
