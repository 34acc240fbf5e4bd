"""Which bot plays where nobody has chosen one."""

from typing import Final

from parlour.core.game import AnyGame

USUAL_LEVEL: Final = "medium"


def default_level(game: AnyGame) -> str:
    """The bot that plays unless another is chosen; empty if the game has none."""
    levels = [*game.bots]
    return USUAL_LEVEL if USUAL_LEVEL in levels else "".join(levels[len(levels) // 2 :][:1])
