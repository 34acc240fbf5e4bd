"""The addresses of the study."""

from datetime import UTC, date, datetime, timedelta
from random import SystemRandom
from typing import Any, Final, TypeAlias

from litestar import WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from parlour.core.discovery import find
from parlour.core.errors import InvalidOptions
from parlour.core.game import AnyGame
from parlour.core.match import deal, new_match
from parlour.core.options import choose
from parlour.core.record import as_record
from parlour.core.round import Variant, begin_round
from parlour.server.door.line import TOO_MUCH, close, host_of, line_of
from parlour.server.door.pace import Talk
from parlour.server.given import Guest, TheQueue, TheTables
from parlour.server.problems import AnyRequest
from parlour.server.study.live import StudyLive
from parlour.server.study.queue import visitor_of
from parlour.server.study.schema import Level, PuzzleNumber, PuzzleStanding, StudyGame, TryPuzzle
from parlour.server.study.tries import Tries
from parlour.server.study.worker import make_puzzle
from parlour.study.position import rules_of, studied
from parlour.study.puzzle import LARGEST_NUMBER, Puzzle

TheTries: TypeAlias = NamedDependency[Tries]

TODAY: Final = "today"
ZONES: Final = timedelta(days=1)
"""The days of two places on earth differ by no more."""


@get("/api/study", sync_to_thread=False)
def list_studied() -> list[StudyGame]:
    """The games that can be studied."""
    return [StudyGame(game.name, [*game.editions], {**rules_of(game).example}) for game in studied()]


@get("/api/study/{game:str}/deal", sync_to_thread=False)
def deal_at_random(game: FromPath[str], edition: FromQuery[str | None] = None) -> dict[str, Any]:
    """A whole round to study, dealt by chance."""
    rules = _studied(game)
    variant = Variant(rules, edition or rules.default_edition, choose(rules, edition), rules.players[0])
    return as_record(begin_round(variant, deal(new_match(variant), SystemRandom())))


@get("/api/study/{game:str}/puzzles/{number:str}")
async def get_puzzle(
    game: FromPath[str],
    number: FromPath[str],
    request: AnyRequest,
    queue: TheQueue,
    player: Guest,
    day: FromQuery[date | None] = None,
) -> Puzzle:
    """A puzzle by its number; ``today`` is the one of this day, where the visitor is if he tells his ``day``."""
    rules, today = _studied(game), _today(day)
    visitor = visitor_of(player, host_of(request))
    return await queue.once(visitor, make_puzzle, rules.name, number_of(number, today))


@get("/api/study/{game:str}/puzzles/{number:str}/tries")
async def my_standing(
    game: FromPath[str], number: FromPath[str], attempts: TheTries, player: Guest, day: FromQuery[date | None] = None
) -> PuzzleStanding:
    """How the guest stands with a puzzle, and with those of its game, on the ``day`` where he is."""
    today = _today(day)
    return await attempts.standing(player, _studied(game), number_of(number, today), today.toordinal())


@post("/api/study/{game:str}/puzzles/{number:str}/tries", status_code=200)
async def try_puzzle(
    game: FromPath[str],
    number: FromPath[str],
    data: JSONBody[TryPuzzle],
    request: AnyRequest,
    attempts: TheTries,
    tries: NamedDependency[Talk],
    player: Guest,
    day: FromQuery[date | None] = None,
) -> PuzzleStanding:
    """Keeps a try at a puzzle; how the guest stands after it."""
    rules, today = _studied(game), _today(day)
    tries.count(player, host_of(request))
    wanted, visitor = number_of(number, today), visitor_of(player, host_of(request))
    of_day = today.toordinal() if wanted == number_of(TODAY, today) else None
    await attempts.keep(visitor, player, rules, wanted, data.action, of_day)
    return await attempts.standing(player, rules, wanted, today.toordinal())


@get("/api/study/{game:str}/another")
async def another_puzzle(
    game: FromPath[str],
    level: FromQuery[Level],
    request: AnyRequest,
    attempts: TheTries,
    player: Guest,
) -> PuzzleNumber:
    """Another puzzle, about as hard as the guest is strong, or a step easier or harder."""
    return await attempts.another(visitor_of(player, host_of(request)), player, _studied(game), level)


def _studied(game: str) -> AnyGame:
    rules = find(game)
    rules_of(rules)
    return rules


def _today(told: date | None) -> date:
    return day_there(told, datetime.now(UTC).date())


@websocket("/api/study/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    queue: TheQueue,
    tables: TheTables,
    questions: NamedDependency[Talk],
    blunders: NamedDependency[Talk],
) -> None:
    """Answers questions about positions and rounds, better and better, until the page is left."""
    await socket.accept()
    line = line_of(socket, questions, blunders)
    if line.blunders.some:
        await StudyLive(socket, queue, tables.matches, line).run()
    else:
        await close(socket, line, TOO_MUCH)


def day_there(told: date | None, today: date) -> date:
    """The day that a visitor tells, if some place on earth can have it now; else the day here.

    For example it is 2 January at Kiritimati while it is 1 January here, and never June.
    """
    return told if told is not None and abs(told - today) <= ZONES else today


def number_of(text: str, today: date) -> int:
    """The number of a puzzle as an address names it, for example 20261128 for that day.

    Raises:
        InvalidOptions: it is no number of a puzzle.
    """
    if text == TODAY:
        return int(today.strftime("%Y%m%d"))
    if not text.isascii() or not text.isdecimal() or len(text) > len(str(LARGEST_NUMBER)) or int(text) > LARGEST_NUMBER:
        raise InvalidOptions("study-no-such-puzzle", most=LARGEST_NUMBER)
    return int(text)


STUDY_ROUTES: Final = (list_studied, deal_at_random, get_puzzle, my_standing, try_puzzle, another_puzzle, live)
