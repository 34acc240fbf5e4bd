"""Golden playthroughs of Paule Panik: every way a round and a match can end, in every edition."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.core.game import HOUSE, AnyGame, Seat
from parlour.core.json import Json, read_object
from parlour.core.options import choose
from parlour.core.record import Record
from parlour.core.round import Variant
from parlour.games.paule_panik import GAME
from tests.playthrough import Step, compare, playthrough

RECORDS = Path(__file__).parent.parent.parent / "conformance" / "paule-panik.jsonl"

Case = tuple[str, dict[str, Json], int, int, int | None, tuple[str, ...]]

CASES: dict[str, Case] = {
    "quick-out-two": ("quick", {}, 2, 9, 1, ('"end":"out"', "paule-panik-stuck")),
    "quick-out-lot": ("quick", {}, 3, 702, 1, ('"end":"out"', "paule-panik-lot-drawn")),
    "quick-blocked": ("quick", {}, 2, 248, 1, ('"end":"blocked"', "paule-panik-reshuffled")),
    "quick-bets": ("quick", {"bets": True}, 3, 274, 1, ("paule-panik-bets-turned", '"end":"out"')),
    "quick-match": ("quick", {}, 2, 12, None, ("winners: [1]",)),
    "quick-match-shared": ("quick", {}, 2, 289, None, ("winners: [0,1]",)),
    "french-out-three": ("french", {}, 3, 448, 1, ('"end":"out"', '"place":2', "seat 0: +")),
    "french-out-lot": ("french", {}, 5, 12, 1, ('"end":"out"', '"place":3', "paule-panik-lot-drawn")),
    "french-blocked": ("french", {}, 2, 248, 1, ('"end":"blocked"', "paule-panik-reshuffled")),
    "french-match": ("french", {}, 2, 0, None, ("winners: [0]",)),
    "french-match-shared": ("french", {}, 2, 184, None, ("winners: [0,1]",)),
}
"""Edition, options, players, seed, rounds, and what the playthrough must show."""

BLOCKED_AFTER_OUT = {"quick-blocked-after-out": 190, "french-blocked-after-out": 212}
"""Rounds of the conformance file, by the number in its ``meta``; random play hardly ever comes to this end."""


@pytest.mark.parametrize("name", CASES)
def test_playthrough(name: str) -> None:
    edition, options, players, seed, rounds, shown = CASES[name]
    text = playthrough(Variant(GAME, edition, choose(GAME, edition, options), players), seed, rounds=rounds)
    assert all(part in text for part in shown)
    compare(f"paule_panik/{name}.txt", text)


@pytest.mark.parametrize("name", BLOCKED_AFTER_OUT)
def test_playthrough_of_a_record(name: str) -> None:
    record: Any = record_of(BLOCKED_AFTER_OUT[name])
    edition, players = record["edition"], record["players"]
    variant = Variant(GAME, edition, choose(GAME, edition, record["options"]), players)
    text = playthrough(variant, 0, rounds=1, play=following(record), setup=record["setup"])
    assert all(part in text for part in ('"end":"blocked"', "paule-panik-went-out"))
    compare(f"paule_panik/{name}.txt", text)


def record_of(seed: int) -> Record:
    records: list[Any] = [read_object(line) for line in RECORDS.read_bytes().splitlines()]
    return next(record for record in records if record["meta"].get("seed") == seed)


def following(record: Any) -> Step:
    """Does what a record says, and in between what its set-up tells."""
    refused = record.get("refused", [])
    texts: Iterator[str] = (text for index, text in enumerate(record["actions"]) if index not in refused)

    def step(game: AnyGame, state: Any, rng: Random) -> tuple[Seat, Any] | None:
        if state.ending is None:
            (chosen,) = game.record.read(state, next(texts))
            return chosen
        assert game.house is not None
        return None if game.result(state) else (HOUSE, game.house(state, None))

    return step
