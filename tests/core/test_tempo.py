from random import Random
from statistics import mean, median

import pytest

from parlour.core.tempo import Tempo


def times(tempo: Tempo, choices: float) -> list[int]:
    rng = Random(1)
    return [tempo.time(choices, rng) for _ in range(2000)]


def test_half_of_the_times_are_no_longer_than_usual_and_they_are_skewed() -> None:
    taken = times(Tempo(base=1000, doubling=0, least=1, most=100_000), 1)
    assert median(taken) == pytest.approx(1000, rel=0.05)
    assert mean(taken) > median(taken)
    assert len({*taken}) > 500


def test_every_doubling_of_the_choices_adds_the_same() -> None:
    tempo = Tempo(base=500, doubling=300, least=1, most=100_000)
    usual = [median(times(tempo, choices)) for choices in (1, 2, 4, 8)]
    assert usual == pytest.approx([500, 800, 1100, 1400], rel=0.05)


def test_where_there_is_nothing_to_choose_it_takes_what_one_choice_does() -> None:
    assert times(Tempo(), 0) == times(Tempo(), 1)


def test_nobody_is_quicker_or_slower_than_the_bounds() -> None:
    taken = times(Tempo(spread=2.0, least=400, most=3000), 4)
    assert (min(taken), max(taken)) == (400, 3000)


def test_who_is_slower_takes_so_many_times_as_long_within_the_same_bounds() -> None:
    slow = Tempo(base=500, doubling=300).slower(2)
    assert (slow.base, slow.doubling, slow.least, slow.most) == (1000, 600, Tempo().least, Tempo().most)
