"""The solver against the published positions, the readable reference, a plain search, and the question on the sheet."""

import importlib
import json
import threading
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.cards import NAME, Card
from parlour.games.costly_tricks.rules import SIDES, State, apply, hand_to_play, legal, whole_hands
from parlour.games.costly_tricks.solver import Bounds, Solver, engine, has_kernel
from parlour.games.costly_tricks.solver.native import Kernel
from parlour.games.costly_tricks.solver.reference import Reference

SOLVED = Path(__file__).parents[2] / "solved" / "costly-tricks.jsonl"
SHEET = ["T5.4..", ".2..83", ".3.T1.", "...T76"]
PLAYED = ["R5", "B3", "PT", "B6", "G3", "BT", "G4", "G2", "B7", "RT", "B8", "P1"]


def begin(hands: list[str], leader: int | None, *, edition: str = "piatnik-2001", score: int = 0) -> State:
    setup: dict[str, Any] = {"hands": hands, "score": score} | ({} if leader is None else {"leader": leader})
    return GAME.begin(GAME.editions[edition], SIDES, setup)


def solved(*tricks: int) -> Iterator[tuple[State, Any]]:
    for line in SOLVED.read_text(encoding="utf-8").splitlines():
        position = json.loads(line)
        if position["tricks"] in tricks:
            score = position["score"]
            yield begin(position["hands"], position["leader"], edition=position["edition"], score=score), position


def full_deal(seed: int, edition: str = "piatnik-2001") -> State:
    options = GAME.editions[edition]
    return GAME.begin(options, SIDES, GAME.deal(options, SIDES, None, Random(seed)))


def endings(cards: int, *, edition: str, number: int) -> Iterator[State]:
    """States of random games with that many cards left."""
    for seed in range(number):
        rng = Random(seed)
        state = full_deal(seed, edition)
        while sum(hand.bit_count() for hand in state.hands) > cards:
            seat = GAME.to_act(state)[0]
            state = apply(state, seat, rng.choice(legal(state, seat)))
        yield state


def play(state: State, *cards: str) -> State:
    for card in cards:
        state = apply(state, GAME.to_act(state)[0], GAME.parse(card))
    return state


def named(values: dict[Card, int]) -> dict[str, int]:
    return {NAME[card]: value for card, value in values.items()}


def test_the_kernel_is_built() -> None:
    assert has_kernel()


def test_without_the_kernel_the_reference_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begin(SHEET, 0)
    monkeypatch.setattr(engine, "has_kernel", lambda: False)
    assert isinstance(engine.engine_for(state), Reference)
    assert named(Solver(state).values(state)) == {"G4": 10, "R5": 9, "RT": 4}


def check_published(state: State, position: Any) -> None:
    solver = Solver(state)
    assert named(solver.values(state)) == position["values"]
    assert solver.value(state) == position["value"]


@pytest.mark.parametrize("tricks", range(3, 9))
def test_solved_positions_have_the_published_values(tricks: int) -> None:
    positions = [*solved(tricks)]
    assert len(positions) == 100
    for state, position in positions:
        check_published(state, position)


@pytest.mark.long
@pytest.mark.parametrize(("tricks", "number"), [(9, 60), (10, 20), (11, 20)])
def test_solved_long_positions_have_the_published_values(tricks: int, number: int) -> None:
    positions = [*solved(tricks)]
    assert len(positions) == number
    for state, position in positions:
        check_published(state, position)


def test_some_solved_long_positions_have_the_published_values() -> None:
    for state, position in [*solved(9)][::12]:
        check_published(state, position)


def check_against_reference(cards: int, edition: str, number: int) -> None:
    for state in endings(cards, edition=edition, number=number):
        solver, reference = Solver(state), Solver(state, engine=Reference(state))
        assert solver.values(state) == reference.values(state)
        assert solver.sign(state) == reference.sign(state)


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("cards", range(1, 21))
def test_endings_and_mid_tricks_have_the_values_of_the_reference(cards: int, edition: str) -> None:
    check_against_reference(cards, edition, number=8 if cards <= 16 else 3)


@pytest.mark.long
@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("cards", range(17, 25))
def test_long_endings_and_mid_tricks_have_the_values_of_the_reference(cards: int, edition: str) -> None:
    check_against_reference(cards, edition, number=25)


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("cards", [21, 22, 23, 24, 25, 28])
def test_longer_endings_have_the_values_of_plain_alpha_beta(cards: int, edition: str) -> None:
    core = importlib.import_module("parlour._core")
    for state in endings(cards, edition=edition, number=4):
        plain = core.Plain(whole_hands(state), state.must_follow_trump, 20)
        assert Solver(state).value(state) == plain.value(sum(state.hands), state.leader, state.table)


def test_ct_11_the_leads_of_the_sheet_are_worth_what_is_known() -> None:
    state = begin(SHEET, 0)
    assert named(Solver(state).values(state)) == {"G4": 10, "R5": 9, "RT": 4}
    french = begin(SHEET, 0, edition="french")
    assert named(Solver(french).values(french)) == {"G4": 10, "R5": 10, "RT": 6}


def test_ct_11_the_later_plays_of_the_sheet_are_worth_what_is_known() -> None:
    state = begin(SHEET, 0)
    solver = Solver(state)
    assert named(solver.values(play(state, "R5"))) == {"G2": 9, "B3": 10, "B8": 10}
    after_b3 = named(solver.values(play(state, "R5", "B3")))
    assert max(after_b3, key=lambda card: after_b3[card]) in {"PT", "P1"}
    assert after_b3["PT"] == after_b3["P1"] == 10
    assert named(solver.values(play(state, "R5", "B3", "PT"))) == {"B6": 10, "B7": 10, "BT": 13}


def test_under_french_every_play_of_the_sheet_was_a_best_one() -> None:
    state = begin(SHEET, 0, edition="french")
    solver = Solver(state)
    for card in ("R5", "B3", "PT", "B6"):
        assert GAME.parse(card) in solver.best(state)
        state = play(state, card)


@pytest.mark.parametrize("edition", GAME.editions)
@pytest.mark.parametrize("cards", [32, 30, 25, 16, 13, 3])
def test_the_best_line_is_legal_ends_the_round_and_keeps_the_value(cards: int, edition: str) -> None:
    for state in endings(cards, edition=edition, number=3):
        solver = Solver(state)
        end = play(state, *(NAME[card] for card in solver.line(state)))
        assert hand_to_play(end) is None
        assert end.score[0] - state.score[0] == solver.value(state)


@pytest.mark.parametrize("cards", [28, 27, 12, 1])
def test_the_best_cards_are_those_with_the_value(cards: int) -> None:
    for state in endings(cards, edition="piatnik-2001", number=5):
        solver = Solver(state)
        value = solver.value(state)
        assert solver.best(state) == tuple(card for card, worth in solver.values(state).items() if worth == value)


@pytest.mark.parametrize("cards", [32, 31, 8])
def test_ct_09_the_sign_says_who_wins_with_the_score_so_far(cards: int) -> None:
    signs = set()
    for state in endings(cards, edition="piatnik-2001", number=12):
        final = state.score[0] + Solver(state).value(state)
        sign = (final > 0) - (final < 0)
        assert Solver(state).sign(state) == Bounds(sign, sign)
        signs.add(sign)
    assert len(signs) > 1


def test_a_round_that_is_over_is_worth_nothing_more() -> None:
    state = play(begin(SHEET, 0), *PLAYED)
    solver = Solver(state)
    assert (solver.value(state), solver.values(state), solver.best(state), solver.line(state)) == (0, {}, (), ())
    assert solver.sign(state).value == (state.score[0] > 0) - (state.score[0] < 0)


@pytest.mark.parametrize("kind", [Kernel, Reference])
def test_a_search_that_is_stopped_proves_bounds_and_can_go_on(kind: type[Kernel | Reference]) -> None:
    state = full_deal(7) if kind is Kernel else next(endings(24, edition="french", number=1))
    value = Solver(state).value(state)
    solver = Solver(state, engine=kind(state))
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 12

    stopped = solver.bounds(state, stop=stop)
    assert stopped.value is None
    assert stopped.low <= value <= stopped.high
    assert solver.value(state) == value


def test_a_search_that_is_stopped_at_once_has_proved_nothing() -> None:
    state = full_deal(1)
    solver = Solver(state)
    assert solver.bounds(state, stop=lambda: True) == Bounds(-60, 60)
    assert solver.sign(state, stop=lambda: True) == Bounds(-1, 1)
    assert set(solver.bounds_of_cards(state, stop=lambda: True).values()) == {Bounds(-60, 60)}
    assert solver.nodes == 0


def test_bounds_are_told_as_they_tighten() -> None:
    state = next(endings(28, edition="piatnik-2001", number=1))
    told: list[Bounds] = []
    found = Solver(state).bounds(state, tell=told.append)
    assert told[-1] == found
    assert found.value is not None
    assert all(old.low <= new.low and new.high <= old.high and old != new for old, new in pairwise(told))


def test_bounds_of_cards_are_told_card_by_card() -> None:
    state = next(endings(27, edition="piatnik-2001", number=1))
    told: dict[Card, Bounds] = {}
    found = Solver(state).bounds_of_cards(state, tell=told.__setitem__)
    assert told.items() <= found.items()
    assert set(found) == set(legal(state, GAME.to_act(state)[0]))


def test_an_error_of_the_one_who_is_asked_comes_through() -> None:
    state = full_deal(7)
    asked = iter([False, False])
    with pytest.raises(StopIteration):
        Solver(state).bounds(state, stop=lambda: next(asked))


def test_pitfall_47_many_solvers_work_in_one_process_at_once() -> None:
    positions = [*solved(7)][:40]
    found: list[int | None] = [None] * len(positions)
    solvers = [Solver(state) for state, _ in positions]

    def solve(first: int) -> None:
        for index in range(first, len(positions), 4):
            found[index] = solvers[index].value(positions[index][0])

    threads = [threading.Thread(target=partial(solve, first)) for first in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [position["value"] for _, position in positions]


def test_pitfall_47_searches_in_threads_are_stopped_with_proved_bounds_and_go_on() -> None:
    positions = [*solved(9)][::5]
    found: list[list[Bounds]] = [[] for _ in positions]

    def solve(index: int) -> None:
        state = positions[index][0]
        solver = Solver(state)
        while not found[index] or found[index][-1].value is None:
            found[index].append(solver.bounds(state, stop=partial(next, iter([False] * 3), True)))

    threads = [threading.Thread(target=partial(solve, index)) for index in range(len(positions))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for (_, position), slices in zip(positions, found, strict=True):
        assert all(bounds.low <= position["value"] <= bounds.high for bounds in slices)
        assert slices[-1].value == position["value"]
    assert sum(map(len, found)) > len(positions)


def test_one_solver_answers_one_question_at_a_time() -> None:
    state = full_deal(7)
    solver = Solver(state)
    refused: list[str] = []

    def ask_again() -> bool:
        if solver.nodes:
            with pytest.raises(RuntimeError) as error:
                solver.value(state)
            refused.append(str(error.value))
        return bool(refused)

    solver.bounds(state, stop=ask_again)
    assert refused == ["this search is running already"]


def test_a_state_of_another_round_is_refused() -> None:
    with pytest.raises(ValueError, match="another round"):
        Solver(full_deal(1)).value(full_deal(2))


@pytest.mark.parametrize(
    ("left", "leader", "table"),
    [(0b1111, 4, []), (0b1111, 0, [1]), (0b1110, 0, [44]), (0b0111, 0, []), (1 << 50, 0, []), (0b1111, 0, [4] * 4)],
)
def test_the_kernel_refuses_what_is_no_position(left: int, leader: int, table: list[int]) -> None:
    core = importlib.import_module("parlour._core")
    solver = core.Solver((1, 2, 4, 8), True, 4)
    assert solver.bound(0b1111, 0, [], 0) == 0
    with pytest.raises(ValueError, match=r"leader|table|cards|sizes"):
        solver.bound(left, leader, table, 0)


@pytest.mark.parametrize("hands", [(1, 1, 2, 4), (1 << 44, 1, 2, 4), ((1 << 12) - 1, 0, 0, 0)])
def test_the_kernel_refuses_what_are_no_hands(hands: tuple[int, ...]) -> None:
    core = importlib.import_module("parlour._core")
    with pytest.raises(ValueError, match="hands"):
        core.Solver(hands, True, 4)


def test_several_threads_find_the_published_values() -> None:
    for state, position in [*solved(8)][::10] + [*solved(9)][::12]:
        solver = Solver(state, threads=3)
        assert named(solver.values(state)) == position["values"]
        assert solver.value(state) == position["value"]


@pytest.mark.long
def test_several_threads_find_the_published_values_of_long_positions() -> None:
    for state, position in solved(10, 11):
        assert named(Solver(state, threads=3).values(state)) == position["values"]


def test_several_threads_take_part_in_what_takes_long() -> None:
    state = full_deal(7)
    alone, together = Solver(state), Solver(state, threads=8)
    assert together.value(state) == alone.value(state)
    assert together.nodes > alone.nodes  # some of it is done twice


def test_several_threads_that_are_stopped_have_proved_bounds_and_go_on() -> None:
    state = full_deal(7)
    value = Solver(state).value(state)
    solver = Solver(state, threads=3)
    stopped = solver.bounds(state, stop=partial(next, iter([False] * 3), True))
    assert stopped.value is None
    assert stopped.low <= value <= stopped.high
    assert solver.value(state) == value


def test_several_threads_pass_on_an_error_of_the_one_who_is_asked() -> None:
    state = full_deal(7)
    asked = iter([False, False])
    with pytest.raises(StopIteration):
        Solver(state, threads=3).bounds(state, stop=lambda: next(asked))


@pytest.mark.parametrize("threads", [0, 257])
def test_the_kernel_refuses_so_many_threads(threads: int) -> None:
    core = importlib.import_module("parlour._core")
    with pytest.raises(ValueError, match="threads"):
        core.Solver((1, 2, 4, 8), True, 4, threads)


def test_the_same_question_takes_the_same_nodes() -> None:
    state = next(endings(32, edition="piatnik-2001", number=1))
    counts = []
    for _ in range(2):
        solver = Solver(state)
        solver.values(state)
        counts.append(solver.nodes)
    assert counts[0] == counts[1] > 0
