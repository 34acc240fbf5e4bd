"""A round of random play of any game, for what must hold in every one of them."""

from random import Random
from typing import Any

from parlour.core.game import AnyGame
from parlour.core.json import Json
from parlour.core.options import choose
from parlour.core.play import random_round
from parlour.core.round import Round, Variant


def random_play(
    game: AnyGame,
    seed: int,
    *,
    edition: str | None = None,
    options: Any = None,
    players: int | None = None,
    carry: Json = None,
) -> Round:
    """A round to its end: of the usual edition, for as few as can play it, the first of a match; or as is said."""
    rng, named = Random(seed), edition or game.default_edition
    variant = Variant(game, named, options or choose(game, named), players or game.players[0])
    return random_round(variant, game.deal(variant.options, variant.players, carry, rng), rng)
