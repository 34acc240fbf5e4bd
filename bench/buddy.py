"""What the bots of Buddy on your Left are measured by."""

from typing import Final

from bench.arena import Contest
from parlour.games.buddy import GAME
from parlour.games.buddy.rules import SEATS

CONTEST: Final = Contest(game=GAME, players=SEATS, goals={("hard", "easy", "easy"): 0.7})
