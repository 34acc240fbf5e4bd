"""The exact solver: what every card of a round is worth under best play by both sides.

Example:
    >>> from parlour.games.costly_tricks import GAME, notation
    >>> from parlour.games.costly_tricks.solver import Solver
    >>> hands = ["T5.4..", ".2..83", ".3.T1.", "...T76"]  # the sheet's example (CT-11)
    >>> state = GAME.begin(GAME.editions["piatnik-2001"], 2, {"hands": hands, "leader": 0})
    >>> {notation.show(card): value for card, value in Solver(state).values(state).items()}
    {'R5': 9, 'RT': 4, 'G4': 10}
"""

from parlour.games.costly_tricks.solver.bounds import Bounds
from parlour.games.costly_tricks.solver.engine import Engine, has_kernel
from parlour.games.costly_tricks.solver.solver import Solver

__all__ = ["Bounds", "Engine", "Solver", "has_kernel"]
