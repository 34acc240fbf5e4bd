"""Matches played to their ends at random: what the client tells of why they were won must be borne out by them."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from parlour.core.discovery import games
from parlour.core.game import AnyGame
from parlour.core.match import deal, new_match, score
from parlour.core.options import choose
from parlour.core.play import random_round
from parlour.core.round import Variant

ENDS = Path(__file__).parent.parent / "golden" / "endings.jsonl"
MATCHES = 6
"""Of each edition, for each number of players."""


def end_of(variant: Variant, seed: int) -> dict[str, object]:
    """What a spectator sees of a match that is over, as far as the client needs it."""
    rng, match, rounds = Random(seed), new_match(variant), 0
    while not match.winners:
        made = random_round(variant, deal(match, rng), rng)
        match, rounds = score(match, made.told, made.outcome), rounds + 1
    return {
        "game": variant.game.name,
        "edition": variant.edition,
        "options": variant.options,
        "players": variant.players,
        "round": rounds,
        "tally": match.tally,
        "winners": match.winners,
        "view": variant.game.view(made.state, None),
    }


def variants(game: AnyGame) -> Iterator[Variant]:
    for edition in game.editions:
        for players in game.players:
            yield Variant(game, edition, choose(game, edition), players)


def test_the_ends_of_matches_are_those_that_the_client_s_tests_know() -> None:
    ends = (end_of(variant, seed) for game in games().values() for variant in variants(game) for seed in range(MATCHES))
    text = "".join(msgspec.json.encode(end).decode() + "\n" for end in ends)
    if os.environ.get("PARLOUR_GOLDEN") == "write":
        ENDS.write_text(text, encoding="utf-8")
    assert ENDS.read_text(encoding="utf-8") == text, "what a match is has changed: PARLOUR_GOLDEN=write writes it anew"
