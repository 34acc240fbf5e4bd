"""What the benchmarks take on the command line, and what they say of anything else."""

import argparse

import pytest
from bench.arguments import at_least_one


def test_a_number_of_things_to_measure_is_taken() -> None:
    assert [at_least_one(text) for text in ("1", "500")] == [1, 500]


@pytest.mark.parametrize("text", ["0", "-4", "2.5", "\N{SUPERSCRIPT TWO}", "many", ""])
def test_of_nothing_there_is_nothing_to_measure(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="no whole number of 1 or more"):
        at_least_one(text)
