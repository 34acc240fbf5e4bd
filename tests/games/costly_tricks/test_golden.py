"""Golden playthroughs of Costly Tricks: every edition, and every way a round and a match can end."""

from collections.abc import Callable

import pytest

from parlour.core.options import choose
from parlour.core.round import Variant
from parlour.games.costly_tricks import GAME
from tests.playthrough import compare, playthrough

CASES: dict[str, tuple[str, dict[str, str], int, int | None, Callable[[str], bool]]] = {
    "a-win-for-each-side": ("piatnik-2001", {}, 4, None, lambda text: '"winner":0' in text and '"winner":1' in text),
    "a-draw": ("piatnik-2001", {}, 20, 1, lambda text: '"winner":null' in text.rpartition("result:")[2]),
    "french": ("french", {}, 2, 1, lambda text: '"must_follow_trump":false' in text),
    "tug-of-war": ("piatnik-2001", {"match": "tug_of_war"}, 3, None, lambda text: "[0,6]" in text or "[6,0]" in text),
}


@pytest.mark.parametrize("name", CASES)
def test_playthrough(name: str) -> None:
    edition, options, seed, rounds, shows = CASES[name]
    variant = Variant(GAME, edition, choose(GAME, edition, {**options}), 2)
    text = playthrough(variant, seed, rounds=rounds)
    assert shows(text)
    compare(f"costly_tricks/{name}.txt", text)
