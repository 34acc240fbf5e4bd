"""Golden playthroughs of Buddy on your Left: every way a round and a match can end."""

import re

import pytest

from parlour.core.round import Variant
from parlour.games.buddy import GAME
from parlour.games.buddy.options import Options
from tests.playthrough import compare, playthrough

VARIANT = Variant(GAME, "piatnik-2001", Options(), 3)

ROUNDS = {
    "the-last-card-is-led": (2, "led_alone", {3, 1, 0}),
    "a-higher-card-sweeps-last": (104, "higher", {2, 0}),
    "an-equal-card-sweeps-last": (727, "equal", {3, 1}),
    "any-card-sweeps-a-lone-lead-last": (2202, "any", {1}),
}
"""By name: the seed, what the last card of the round does, and the chips that are paid, all four ways (BL-10)."""


@pytest.mark.parametrize("name", ROUNDS)
def test_every_way_a_round_can_end(name: str) -> None:
    seed, part, chips = ROUNDS[name]
    text = playthrough(VARIANT, seed, rounds=1)
    assert re.findall(r'"part":"(\w+)","lead"', text)[-1] == part
    assert set(tallies(text)[-1]) == chips
    compare(f"buddy/{name}.txt", text)


def tallies(text: str) -> list[list[int]]:
    return [[int(count) for count in found.split(",")] for found in re.findall(r"} chips \[([\d,]+)\]", text)]


def winners(text: str) -> str:
    return text.rpartition("winners: ")[2].strip()


def test_a_match_won_with_exactly_seven_chips() -> None:
    text = playthrough(VARIANT, 1)
    assert max(tallies(text)[-1]) == 7
    assert winners(text) != "[]"
    compare("buddy/seven-chips.txt", text)


def test_a_match_in_which_several_have_seven_chips_and_one_has_most() -> None:
    text = playthrough(VARIANT, 88)
    last = tallies(text)[-1]
    assert sum(count >= 7 for count in last) > 1
    assert winners(text) == f"[{last.index(max(last))}]"
    compare("buddy/several-have-seven.txt", text)


def test_a_match_in_which_another_round_decides() -> None:
    text = playthrough(VARIANT, 11)
    before = sorted(tallies(text)[-2])
    assert before[-1] == before[-2] >= 7
    assert winners(text) != "[]"
    compare("buddy/another-round-decides.txt", text)
