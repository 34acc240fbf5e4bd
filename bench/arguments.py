"""What the benchmarks are asked on the command line."""

import argparse


def at_least_one(text: str) -> int:
    """A number of things to measure; of none at all there is nothing to say.

    Raises:
        argparse.ArgumentTypeError: it is no whole number, or less than 1.
    """
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number of 1 or more")
    return int(text)
