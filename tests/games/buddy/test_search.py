"""The exact search of endings, against positions that other programs solved and against the rules without a table."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.games.buddy import GAME
from parlour.games.buddy.cards import NAME
from parlour.games.buddy.rules import State, chips
from parlour.games.buddy.search import Search, essence
from tests.games.buddy.play import begin, play

SOLVED = Path(__file__).parents[2] / "solved" / "buddy.jsonl"


def solved() -> list[dict[str, Any]]:
    return [json.loads(line) for line in SOLVED.read_text(encoding="utf-8").splitlines()]


def ending(position: dict[str, Any]) -> State:
    return begin(position["hands"], position["first"], own=tuple(position["own"]))


def test_there_are_a_hundred_solved_endings() -> None:
    assert len(solved()) == 100


@pytest.mark.parametrize("part", range(10))
def test_max_n_gives_the_chips_of_every_solved_ending(part: int) -> None:
    for position in solved()[part::10]:
        values = Search().values(ending(position))
        most = max(by_seat[position["first"]] for by_seat in values.values())
        assert {NAME[card]: list(by_seat) for card, by_seat in values.items()} == position["values"]
        assert [NAME[card] for card in values if values[card][position["first"]] == most] == position["optimal"]


@pytest.mark.parametrize("part", range(10))
def test_the_guaranteed_chips_are_those_of_every_solved_ending(part: int) -> None:
    for position in solved()[part::10]:
        guaranteed = Search().guaranteed(ending(position))
        assert {NAME[card]: assured for card, assured in guaranteed.items()} == position["guaranteed"]


def plain_chips(state: State) -> tuple[int, ...]:
    """Max^n by the rules alone, without a table."""
    if not GAME.to_act(state):
        return chips(state.own)
    after = [plain_chips(GAME.apply(state, state.seat, card)) for card in GAME.legal(state, state.seat)]
    return max(after, key=lambda by_seat: by_seat[state.seat])


def plain_assured(state: State, seat: int) -> int:
    """What a seat gets against the other two together, by the rules alone, without a table or cuts."""
    if not GAME.to_act(state):
        return chips(state.own)[seat]
    after = [plain_assured(GAME.apply(state, state.seat, card), seat) for card in GAME.legal(state, state.seat)]
    return max(after) if state.seat == seat else min(after)


def late(rng: Random, cards: int) -> State:
    """Some moment of random play with so many cards left, often within a sequence."""
    state = begin(first=rng.randrange(3))
    while sum(hand.bit_count() for hand in state.hands) > cards:
        state = GAME.apply(state, state.seat, rng.choice(GAME.legal(state, state.seat)))
    return state


@pytest.mark.parametrize("seed", range(12))
def test_within_a_sequence_one_table_answers_what_the_plain_rules_say(seed: int) -> None:
    rng, search = Random(seed), Search()
    for _ in range(3):
        state = late(rng, 7)
        assert search.chips(state) == plain_chips(state)
        for card, assured in search.guaranteed(state).items():
            assert assured == plain_assured(GAME.apply(state, state.seat, card), state.seat)


def test_one_table_keeps_apart_what_is_certain_for_whom() -> None:
    search, rng = Search(), Random(4)
    state = late(rng, 6)
    while GAME.to_act(state):
        for card, assured in search.guaranteed(state).items():
            assert assured == plain_assured(GAME.apply(state, state.seat, card), state.seat)
        state = GAME.apply(state, state.seat, rng.choice(GAME.legal(state, state.seat)))


def test_of_equally_good_cards_the_lowest_is_taken() -> None:
    told_apart = 0
    for position in solved()[:40]:
        search, state = Search(), ending(position)
        values = search.values(state)
        best = [values[GAME.parse(card)] for card in sorted(position["optimal"])]
        told_apart += len(set(best)) > 1
        assert search.chips(state) == best[0]
    assert told_apart > 3


def test_a_finished_round_is_worth_its_chips() -> None:
    state = play(begin(["6", "", ""], own=(12, 34, 11)), "6")
    assert Search().chips(state) == (3, 1, 0)
    assert Search().values(state) == {}


def test_rounds_that_differ_only_in_what_no_longer_counts_are_one() -> None:
    led = play(begin(["865", "941", "321"]), "8")
    assert essence(play(led, "4361")) == essence(play(led, "1364"))
    assert essence(play(led, "4361")) != essence(play(led, "4261"))
    far = begin(["2", "", ""], own=(50, 5, 5))
    assert essence(far) == essence(begin(["2", "", ""], own=(51, 5, 5)))
    assert essence(far) != essence(begin(["2", "", ""], own=(50, 5, 6)))
