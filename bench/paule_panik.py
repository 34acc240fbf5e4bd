"""What the bots of Paule Panik are measured by, and a beginner."""

from functools import partial
from typing import Final

from bench.arena import Contest
from parlour.core.game import Bot
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.bots import choose, tempo
from parlour.games.paule_panik.people import PREPARATION, Racer

BEGINNER: Final = Racer(look=0, reaction=200, bit=0, travel=0, preparation=PREPARATION + 1100)
"""Takes what the keystroke-level model says of somebody who has to think before every card and points with a mouse:
1350 ms to think, 1100 to point and 200 to press. He plays any card that fits a stack he happens to look at."""

CONTEST: Final = Contest(
    game=GAME,
    players=3,
    goals={("beginner", "willi", "willi"): 2 / 3},
    strangers={"beginner": Bot(choose=partial(choose, BEGINNER), tempo=partial(tempo, BEGINNER))},
)
