"""The command that learns the weights of the bots."""

import importlib.util
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from parlour.games.third_man.winning_chances import Weights, chances, learnt
from tests.games.third_man.deep import led_positions


def load() -> ModuleType:
    path = Path(__file__).parents[3] / "scripts" / "third_man_weights.py"
    spec = importlib.util.spec_from_file_location("third_man_weights", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


COMMAND = load()


def flat(weights: Weights) -> list[float]:
    return [*weights.cards, weights.score, weights.far, weights.lead]


def test_what_is_learnt_is_what_the_bots_multiply() -> None:
    for position in led_positions(range(4)):
        found = COMMAND.shares(COMMAND.features(position), flat(learnt()[position.left - 1]))
        assert found == pytest.approx(chances(position, learnt()))


def test_a_fit_finds_the_weights_that_made_the_chances() -> None:
    rng = Random(3)
    true = [rng.uniform(-1, 1) for _ in range(13)]
    examples = []
    for position in led_positions(range(30)):
        features = COMMAND.features(position)
        examples.append((features, tuple(COMMAND.shares(features, true))))
    fitted = COMMAND.fit(examples)
    for features, expected in examples:
        assert COMMAND.shares(features, fitted) == pytest.approx(expected, abs=0.03)


def test_a_system_is_solved() -> None:
    assert COMMAND.solve([[4.0, 1.0], [1.0, 3.0]], [9.0, 5.0]) == pytest.approx([2.0, 1.0])


def test_the_same_seed_gives_the_same_series() -> None:
    first, again = ([*COMMAND.positions(COMMAND.UNTRAINED, Random(5))] for _ in range(2))
    assert first == again
    assert [position.left for position in first] == [*range(9, 9 - len(first), -1)]
