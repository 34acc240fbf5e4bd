"""How strong a guest is in puzzles, and how hard a puzzle is: Glicko-2, in which a try is a match of the two."""

from typing import Final

import msgspec
from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating

LOWEST: Final = 100.0
HIGHEST: Final = 3500.0
"""Ratings stay between them, where the formulas are sound."""
STEP: Final = 200
"""What one more grade of a puzzle is worth before anybody has tried it; who is a step better solves three of four."""
MIDDLE: Final = 3
"""The grade of a puzzle that is as hard as a newcomer is strong."""
SURE: Final = 110.0
"""A deviation above it is that of somebody who has tried few puzzles."""


class Rating(msgspec.Struct, frozen=True):
    """A rating as Glicko-2 has it; a newcomer's unless given.

    Attributes:
        points: 1500 is a newcomer's.
        deviation: how far it may be off.
        volatility: how much it changes.
    """

    points: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06

    @property
    def sure(self) -> bool:
        """Whether enough is known for the points to mean something."""
        return self.deviation <= SURE


def of_grade(grade: int) -> Rating:
    """What is expected of a puzzle that nobody has tried, for example 1300 of one of grade 2."""
    return Rating(points=1500.0 + STEP * (grade - MIDDLE), deviation=200.0)


def after_try(guest: Rating, puzzle: Rating, *, right: bool) -> tuple[Rating, Rating]:
    """Both after a first try: a puzzle that is solved at once has lost."""
    score = 1.0 if right else 0.0
    return _after(guest, puzzle, score), _after(puzzle, guest, 1.0 - score)


def _after(one: Rating, other: Rating, score: float) -> Rating:
    met = (rating_to_mu(other.points), rd_to_phi(other.deviation), score)
    mu, phi, sigma = update_rating(rating_to_mu(one.points), rd_to_phi(one.deviation), one.volatility, [met])
    return Rating(min(HIGHEST, max(LOWEST, mu_to_rating(mu))), phi_to_rd(phi), sigma)
