import pytest

from parlour.core.errors import InvalidOptions
from parlour.core.record import replay
from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.search import Search
from parlour.study.position import follow, rules_of
from parlour.study.puzzle import puzzle, puzzle_record

NUMBERS = range(1, 16)


def test_ct_11_the_first_puzzle_is_the_example_of_the_sheet() -> None:
    first = puzzle(GAME, 0)
    assert (first.solution, first.margin, first.side) == ("G4", 1, 0)
    assert first.worths == {"RT": 4, "R5": 9, "G4": 10}
    assert [one.glance for one in first.missed] == [*rules_of(GAME).glances][: len(first.missed)] != []


@pytest.mark.parametrize("number", NUMBERS)
def test_a_puzzle_has_one_best_card_which_the_readable_search_finds(number: int) -> None:
    made = puzzle(GAME, number)
    state = follow(made.record).state
    values = Search(state).values(state)
    best = [card for card, value in values.items() if value == max(values.values())]
    assert [GAME.show(card) for card in best] == [made.solution] == [*made.line[:1]]
    assert len(values) >= 3
    assert made.margin == max(values.values()) - sorted(values.values())[-2] > 0


@pytest.mark.parametrize("number", NUMBERS)
def test_it_says_which_plain_ways_miss_it_and_what_they_choose_until_one_sees_it(number: int) -> None:
    made = puzzle(GAME, number)
    state = follow(made.record).state
    chosen = {name: tuple(map(GAME.show, glance(state))) for name, glance in rules_of(GAME).glances.items()}
    assert made.missed
    assert [(one.glance, one.actions) for one in made.missed] == [*chosen.items()][: len(made.missed)]
    assert all(one.actions != (made.solution,) for one in made.missed)
    assert [*chosen.values(), (made.solution,)][len(made.missed)] == (made.solution,)


def test_the_same_number_is_always_the_same_puzzle_and_others_are_others() -> None:
    assert puzzle(GAME, 5) == puzzle(GAME, 5)
    assert len({str(puzzle(GAME, number).record) for number in NUMBERS}) == len(NUMBERS)


def test_there_are_easy_and_hard_ones() -> None:
    grades = {puzzle(GAME, number).grade for number in range(1, 31)}
    assert {1, 2, 3, 4} <= grades <= {1, 2, 3, 4, 5}


def test_a_puzzle_is_a_game_record_with_its_solution_in_meta() -> None:
    made = puzzle(GAME, 3)
    record = puzzle_record(made)
    assert replay(record).round.outcome is None
    meta = record["meta"]
    assert isinstance(meta, dict)
    assert (meta["solution"], meta["number"]) == (made.solution, 3)


@pytest.mark.parametrize("number", [-1, 10**9 + 1])
def test_there_are_no_other_numbers(number: int) -> None:
    with pytest.raises(InvalidOptions, match="study-no-such-puzzle"):
        puzzle(GAME, number)
