"""What the bots of Paule Panik are measured by."""

from typing import Final

from bench.arena import Contest
from parlour.games.paule_panik import GAME

CONTEST: Final = Contest(game=GAME, players=3, goals={("hard", "easy", "easy"): 0.6})
