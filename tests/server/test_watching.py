"""A table that lets nobody look on: a round that goes on is told to those alone who sit there, at every address."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.core.discovery import games
from parlour.core.game import HOUSE
from parlour.core.play import random_step
from parlour.room.decide import HouseActs
from parlour.room.log import ROOM, Terms
from parlour.room.messages import Act
from parlour.server.door.guests import player_of
from parlour.server.guest.routes import GUEST_ROUTES
from parlour.server.lessons import LESSON_ROUTES
from parlour.server.replay.routes import REPLAY_ROUTES
from parlour.server.routes import ROUTES
from parlour.server.study.routes import STUDY_ROUTES
from tests.room import desk
from tests.server.running import Guest, Json, Screen, running
from tests.server.test_secret_pairs import CURIOUS, Spy, put, still

TOKENS = [letter * 43 for letter in "abcde"]
STRANGER = "z" * 43
GAMES = sorted(games())
ABOUT = {
    "/api/tables/{table:str}/record": ("record",),
    "/api/tables/{table:str}/matches/{match:int}/record": ("matches/1/record",),
    "/api/tables/{table:str}/told/{number:int}": ("told/1",),
    "/api/tables/{table:str}/seen": ("seen",),
    "/api/tables/{table:str}/qr.svg": ("qr.svg",),
    "/api/replays/{table:str}/{match:int}/{number:int}": ("../replays/TABLE/1/1", "../replays/TABLE/1/1?eyes=0"),
    "/api/replays/{table:str}/{match:int}/{number:int}/seats": ("../replays/TABLE/1/1/seats",),
    "/api/replays/{table:str}/{match:int}/rounds": ("../replays/TABLE/1/rounds",),
    "/api/tables": ("",),
    "/api/tables/open": ("open",),
    "/api/me/matches": ("../me/matches",),
    "/api/me/standings": ("../me/standings",),
    "/api/me/data": ("../me/data",),
    "/{path:path}": ("../../t/TABLE", "../../replay/TABLE/1/1/0", "../../review/TABLE/1/1"),
}
"""Every address that tells about a table, or could, by its route."""
OTHERS = {
    *("/api/games", "/api/me", "/api/study", "/api/study/{game:str}/deal", "/"),
    *("/api/study/{game:str}/puzzles/{number:str}", "/api/study/{game:str}/puzzles/{number:str}/tries"),
    "/api/study/{game:str}/another",
}
"""Those that are about no table."""
SOCKETS = {"/api/tables/{table:str}/live", "/api/study/live"}


def table_of(name: str, seed: int, *, watching: bool, steps: int) -> desk.Desk:
    """A table in the middle of its first round."""
    game, rng = games()[name], Random(seed)
    count = game.players[0]
    players = [player_of(token) for token in TOKENS[:count]]
    terms = Terms(watching=watching, public=True, idle=None)
    usual: Json = {"game": name, "version": game.version, "edition": game.default_edition, "players": count}
    options = msgspec.to_builtins(game.editions[game.default_edition])
    at = desk.Desk(*players, seed=seed, table=name.replace("-", ""), terms=terms, options=options, **usual)
    at.deal()
    for _ in range(steps):
        chosen = random_step(game, at.table.state, rng)
        assert chosen is not None
        seat, action = chosen
        at.now = max(at.now, at.table.acted_at) + 2000
        act = Act(at.new_id(), seat, game.ply(at.table.state), game.show(action))
        at.do(ROOM if seat == HOUSE else players[seat], HouseActs() if seat == HOUSE else act)
    assert at.table.phase == "playing"
    return at


def everything(host: str, table: str, token: str) -> list[Any]:
    """All that somebody gets to see there without doing anything."""
    spy = Spy(host, token)
    http = spy.guest.http
    with closing(http), Screen(host, table, f"parlour={token}") as screen:
        seen: list[Any] = [still(screen.until_frame())]
        for paths in ABOUT.values():
            for path in paths:
                answer = http.get(f"/api/tables/{path}".rstrip("/").replace("TABLE", table))
                seen.append((path, answer.status_code, answer.content))
        hint = http.post(f"/api/tables/{table}/hints", json={"id": "h", "seat": 0, "ply": 0})
        return [*seen, (hint.status_code, hint.content), *spy.reviews(table)]


def test_every_address_of_the_room_is_among_those_that_are_looked_at() -> None:
    handlers = (*ROUTES, *GUEST_ROUTES, *STUDY_ROUTES, *LESSON_ROUTES, *REPLAY_ROUTES)
    read = {path for one in handlers if "GET" in getattr(one, "http_methods", ()) for path in one.paths}
    sockets = {path for one in handlers if not hasattr(one, "http_methods") for path in one.paths}
    assert read == {*ABOUT, *OTHERS}
    assert sockets == SOCKETS


@pytest.fixture(scope="module")
def pairs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """Two rooms with a table of each game where nobody may watch, dealt and played otherwise; and one where one may."""
    folder = tmp_path_factory.mktemp("closed")
    with ExitStack() as stack:
        hosts = []
        for number, (seed, watching, steps) in enumerate(((1, False, 4), (2, False, 9), (1, True, 4))):
            at = [table_of(name, seed, watching=watching, steps=steps) for name in GAMES]
            put(folder / str(number), [(one.table.header, one.rows) for one in at])
            hosts.append(stack.enter_context(running(folder / str(number), limits=CURIOUS))[1])
        yield hosts


@pytest.mark.parametrize("name", GAMES)
def test_pitfall_32_whoever_does_not_sit_there_is_told_the_same_whatever_is_played(pairs: list[str], name: str) -> None:
    one, other, watched = (everything(host, name.replace("-", ""), STRANGER) for host in pairs)
    assert one == other
    assert watched[0]["view"], "where it is allowed, much is told"
    assert (one[0]["view"], one[0]["closed"], one[0]["round"]) == (None, True, 1)
    seated = [everything(host, name.replace("-", ""), TOKENS[0]) for host in pairs[:2]]
    assert seated[0][0]["view"], "and those who sit there see it all"
    assert seated[0] != seated[1]


def test_whoever_may_not_watch_hears_nothing_while_they_play_and_sees_the_round_when_it_is_over(
    tmp_path: Path,
) -> None:
    with running(tmp_path, limits=CURIOUS) as (_, host), ExitStack() as stack:
        mira, tom = (stack.enter_context(Guest(host, name)) for name in ("Mira", "Tom"))
        bot = f"bot:{next(iter(games()['buddy'].bots))}"
        table = mira.make(game="buddy", seats=["me", "open", bot], terms={"public": True})
        one = stack.enter_context(mira.look(table))
        one.until_frame()
        assert one.answer(one.send(type="allow-watching", seat=0, allowed=False))["type"] == "acknowledged"
        assert not one.frame["terms"]["watching"]
        one.answer(one.send(type="arrange", seat=0, at=1, place=bot))
        one.answer(one.send(type="start", seat=0))
        _play(one, lambda frame: frame["phase"] == "playing")
        looks = stack.enter_context(tom.look(table))
        assert looks.until_frame(lambda frame: frame["closed"])["view"] is None
        assert tom.http.get("/api/tables/open").json() == [], "there is nothing to watch"
        assert one.answer(one.send(type="allow-watching", seat=0, allowed=True))["code"] == "match-on"
        count = len(looks.frames)
        assert one.answer(one.send(type="react", seat=0, reaction="hello"))["type"] == "acknowledged"
        _play(one, lambda frame: frame["ply"] > 5)
        for _ in range(2):  # what would be told would come before the second answer
            looks.say_a_word()
        assert len(looks.frames) == count
        _play(one, lambda frame: frame["phase"] != "playing")
        assert looks.until_frame(lambda frame: not frame["closed"])["view"]
        assert tom.http.get(f"/api/replays/{table}/1/1").status_code == 200


def _play(screen: Screen, done: Callable[[Json], bool]) -> None:
    while not done(screen.frame):
        if screen.frame["acting"] is None:
            screen.until_frame()
        else:
            screen.answer(screen.act())
