"""Which bot plays where nobody has chosen one, and what a bot that a log names looks like."""

from typing import Final

from parlour.core.discovery import games
from parlour.core.game import AnyBot, AnyGame, Bot

BOT: Final = "bot:"
"""Before a bot's id, where it is told who is meant to sit at a place."""
NOBODY: Final[AnyBot] = Bot(choose=lambda _view, _seat, _rng: None)
"""A bot of which nothing is known but that it is one."""


def default_level(game: AnyGame) -> str:
    """The bot that plays unless another is chosen, from the middle of the ladder; empty if the game has none."""
    levels = [*game.bots]
    return "".join(levels[len(levels) // 2 :][:1])


def bot_in(place: str) -> str | None:
    """The id in ``bot:LEVEL``; None for who is meant otherwise."""
    return place.removeprefix(BOT) if place.startswith(BOT) else None


def bot_of(game: str, level: str | None) -> tuple[str | None, AnyBot]:
    """The bot that a table has under that id, with the id by which it is known now.

    A log may be older than the bots' names, and a game may not be there any more: then nothing is known of its bots.
    """
    known = games().get(game)
    if level is None or known is None or not known.knows_bot(level):
        return level, NOBODY
    return known.bot_id(level), known.bot(level)
