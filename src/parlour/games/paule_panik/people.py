"""What is known of people who see, decide and move, and the people of this game, described by it.

The figures, in milliseconds, typical and from the quickest to the slowest people:

- a look elsewhere takes 230 (70 to 700), a simple reaction, from seeing to pressing, 240 (105 to 470): the model human
  processor of Card, Moran and Newell, *The Psychology of Human-Computer Interaction* (1983);
- every doubling of the choices adds up to 157, about 150 without practice (there, after Hick 1952 and Hyman 1953);
- a movement of the hand takes 100 (70 to 120) for each bit of its difficulty, log2(1 + distance / width) (there, after
  Fitts 1954); of a finger on glass, 144 on average (6.95 bits a second: MacKenzie 2015, *Fitts' Throughput and the
  Remarkable Case of Touch-Based Target Selection*);
- a hand misses 4 % of its targets at its usual speed: the rate by which Fitts' law defines a target's effective width
  (MacKenzie 1992, *Fitts' Law as a Research and Design Tool in Human-Computer Interaction*);
- who has to think first what to do next takes 1350 for that, and then 1100 for pointing with a mouse and 200 for a key
  (Card, Moran and Newell 1980, *The Keystroke-Level Model*).
"""

from math import log2
from typing import Final

import msgspec

LOOK: Final = 230
REACTION: Final = 240
BIT: Final = 150
TRAVEL: Final = 100
TOUCH: Final = 144
PREPARATION: Final = 1350
SLIPS: Final = 0.04

QUICKEST_LOOK: Final = 70
QUICKEST_REACTION: Final = 105
QUICKEST_TRAVEL: Final = 70
QUICKEST: Final = QUICKEST_LOOK + QUICKEST_REACTION + QUICKEST_TRAVEL
"""Nobody looks, decides and moves his hand by a bit in less than this."""
SLOWEST: Final = 7000
"""Longer than anybody takes for a card."""

CARD_COMES_BACK: Final = 400
"""What a slip costs besides a new try: the table gives the card back, as it does to everybody."""


class Racer(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody plays; times in milliseconds, as half of them are at most.

    Attributes:
        look: to look at a stack.
        reaction: from seeing what fits to pressing it.
        bit: to decide, for each doubling of what there is to choose from.
        travel: to move the hand, for each bit of difficulty.
        preparation: to think what to do next, before every card.
        spread: the standard deviation of the logarithm of a time.
        least: the shortest time.
        slips: how likely the hand misses.
        ahead: so many cards are planned ahead, the one to be played included.
        both: he looks at both stacks before he decides, else at the second one only if nothing fits the first.
        right_first: he looks at the right stack first; else at either.
        round_the_corner: he sees at once that 17 and 1 are neighbours, not only when nothing else fits (PP-4).
        forgets: how likely he forgets to draw, for a moment (PP-5).
    """

    look: int = LOOK
    reaction: int = REACTION
    bit: int = BIT
    travel: int = TOUCH
    preparation: int = 0
    spread: float = 0.35
    least: int = QUICKEST
    slips: float = SLIPS
    ahead: int = 1
    both: bool = False
    right_first: bool = False
    round_the_corner: bool = True
    forgets: float = 0.1

    @property
    def draw(self) -> int:
        """What it usually takes to draw a card: nothing is to be chosen, and one's own pile lies beside the hand."""
        return self.look + self.reaction + self.travel

    def time(self, looks: int, choices: int, distance: float) -> float:
        """What a card usually takes.

        Args:
            looks: how many stacks were looked at.
            choices: how many plays there were to choose from.
            distance: from where the hand rests to the card, in cards.
        """
        thought = self.preparation + self.look * looks + self.bit * log2(1 + choices)
        return thought + self.reaction + self.travel * log2(1 + distance)


SLOW: Final = Racer(
    look=500, reaction=400, preparation=2000, spread=0.4, right_first=True, round_the_corner=False, forgets=0.3
)
CALM: Final = Racer(look=350, reaction=320, preparation=1300, spread=0.4, round_the_corner=False, forgets=0.2)
USUAL: Final = Racer(preparation=900, forgets=0.15)
PRACTISED: Final = Racer(preparation=400, ahead=2)
QUICK: Final = Racer(look=200, reaction=220, bit=120, travel=130, ahead=6)
QUICKER: Final = Racer(look=130, reaction=180, bit=90, travel=100, spread=0.3, ahead=6, forgets=0.05)
BEYOND: Final = Racer(
    look=60, reaction=90, bit=30, travel=50, spread=0.2, least=120, slips=0, ahead=6, both=True, forgets=0
)
"""Quicker than people can be."""
