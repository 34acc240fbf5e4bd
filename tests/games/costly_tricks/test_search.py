import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.cards import NAME, Card
from parlour.games.costly_tricks.estimate import by_control
from parlour.games.costly_tricks.rules import SIDES, State, hand_to_play, legal, result
from parlour.games.costly_tricks.search import FAR, Estimate, Search, close_in

SOLVED = Path(__file__).parents[2] / "solved" / "costly-tricks.jsonl"


def solved(*tricks: int) -> Iterator[tuple[State, Any]]:
    for line in SOLVED.read_text(encoding="utf-8").splitlines():
        position = json.loads(line)
        if position["tricks"] in tricks:
            setup = {key: position[key] for key in ("hands", "leader", "score")}
            yield GAME.begin(GAME.editions[position["edition"]], SIDES, setup), position


def endings(cards: int, *, edition: str, number: int) -> Iterator[State]:
    """States of random games with that many cards left."""
    options = GAME.editions[edition]
    for seed in range(number):
        rng = Random(seed)
        state = GAME.begin(options, SIDES, GAME.deal(options, SIDES, None, rng))
        while sum(hand.bit_count() for hand in state.hands) > cards:
            seat = GAME.to_act(state)[0]
            state = GAME.apply(state, seat, rng.choice(legal(state, seat)))
        yield state


def plainly(state: State, last: int = 0, estimate: Estimate | None = None) -> int:
    """Side A's final score by plain search of the rules, or to a lead with so many tricks left and a guess there."""
    hand = hand_to_play(state)
    if hand is None:
        return state.score[0]
    if estimate and not state.table and state.hands[hand].bit_count() <= last:
        return state.score[0] + estimate(state.hands, state.leader)
    return (max, min)[hand % SIDES](each_plainly(state, last, estimate).values())


def each_plainly(state: State, last: int = 0, estimate: Estimate | None = None) -> dict[Card, int]:
    seat = GAME.to_act(state)[0]
    return {card: plainly(GAME.apply(state, seat, card), last, estimate) for card in legal(state, seat)}


def test_solved_endings_of_both_editions_have_the_published_values() -> None:
    editions = set()
    for state, position in solved(3, 4):
        search = Search(state)
        values = search.values(state)
        assert {NAME[card]: value for card, value in values.items()} == position["values"]
        assert search.value(state) == position["value"]
        editions.add(position["edition"])
    assert editions == set(GAME.editions)


def test_solved_positions_of_six_tricks_have_the_published_value() -> None:
    for state, position in [*solved(6)][::25]:
        assert Search(state).value(state) == position["value"]


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("cards", [12, 11, 10, 9, 7, 5, 3, 1])
def test_values_in_mid_trick_are_those_of_a_plain_search_of_the_rules(cards: int, edition: str) -> None:
    for state in endings(cards, edition=edition, number=6):
        values = Search(state).values(state)
        assert {card: state.score[0] + value for card, value in values.items()} == each_plainly(state)


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("cards", [16, 15, 14, 13])
def test_the_best_cards_are_those_that_keep_the_value(cards: int, edition: str) -> None:
    for state in endings(cards, edition=edition, number=10):
        values = Search(state).values(state)
        best = (max, min)[GAME.to_act(state)[0]](values.values())
        assert set(Search(state).best(state)) == {card for card, value in values.items() if value == best}


@pytest.mark.parametrize("edition", GAME.editions)
def test_one_search_answers_all_states_of_a_round(edition: str) -> None:
    for state in endings(16, edition=edition, number=4):
        search, rng, now = Search(state), Random(1), state
        while seats := GAME.to_act(now):
            assert search.value(now) == Search(now).value(now)
            now = GAME.apply(now, seats[0], rng.choice(legal(now, seats[0])))


@pytest.mark.parametrize("cards", [20, 18, 17])
def test_a_search_to_a_horizon_is_a_plain_search_that_guesses_there(cards: int) -> None:
    for state in endings(cards, edition="french", number=4):
        values = Search(state, horizon=4, estimate=by_control).values(state)
        assert {card: state.score[0] + value for card, value in values.items()} == each_plainly(state, 4, by_control)


def test_a_finished_round_is_worth_nothing_more_and_has_no_best_card() -> None:
    state = next(endings(0, edition="french", number=1))
    assert result(state) is not None
    assert Search(state).value(state) == 0
    assert Search(state).best(state) == ()
    assert Search(state).values(state) == {}


@pytest.mark.parametrize("guess", [0, 17, 18, -400])
@pytest.mark.parametrize("value", [-250, -1, 0, 17, 220])
def test_closing_in_finds_the_highest_goal_from_any_guess(value: int, guess: int) -> None:
    asked: list[int] = []

    def reaches(goal: int) -> bool:
        asked.append(goal)
        return goal <= value

    assert close_in(reaches, guess) == value
    assert len(asked) == len(set(asked)) < 25
    assert all(-FAR < goal < FAR for goal in asked)
