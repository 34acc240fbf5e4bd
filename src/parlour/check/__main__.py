"""``python -m parlour.check``: puts games through every check."""

import sys

from cyclopts import App

from parlour.check import Fault, check_game
from parlour.core.discovery import find, games
from parlour.core.errors import ParlourError

app = App(name="python -m parlour.check", help_format="plaintext")


@app.default
def main(*names: str, rounds: int = 40, seed: int = 0) -> int:
    """Put games through every check.

    Parameters
    ----------
    names
        The games; all that are found unless named.
    rounds
        How many rounds of random play, in all variants of a game in turn.
    seed
        Of the first round; a fault names the one to look at again.

    Returns:
        The exit status: 0, 1 if a fault was found, or 2 if there is no such game.
    """
    return max([_passes(name, rounds, seed) for name in names or games()])


def _passes(name: str, rounds: int, seed: int) -> int:
    try:
        check_game(find(name), rounds=rounds, seed=seed)
    except Fault as fault:
        print(f"FAILED  {fault}")
        return 1
    except ParlourError as error:
        print(f"no game to check: {error}", file=sys.stderr)
        return 2
    print(f"ok      {name}: {rounds} rounds, a match and its bots, from seed {seed} on", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(app())
