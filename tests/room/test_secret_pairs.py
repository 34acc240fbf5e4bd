"""Pairs of tables that differ only in what somebody may not know: to him they are the same, byte by byte.

The other table of a pair is made by the game's own `sample`: a state that looks like the view of the first.
"""

import dataclasses
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from parlour.core.discovery import games
from parlour.core.errors import ParlourError
from parlour.core.game import HOUSE, AnyGame
from parlour.core.options import option_values
from parlour.core.play import random_step
from parlour.room.decide import HouseActs, decide
from parlour.room.hints import AskHint
from parlour.room.log import ROOM, Player
from parlour.room.messages import Act, AskBot, Pause, Ready, Resign, TakeBack
from parlour.room.record import match_record
from parlour.room.summary import summarize
from parlour.room.table import Table
from parlour.room.tell import Company
from parlour.server.table import tables
from tests.frames import frame_of
from tests.room.desk import Desk

PLAYERS: tuple[Player, ...] = tuple(letter * 32 for letter in "mjtab")
COMPANY = Company({}, frozenset({0, 1}))
SECRET = sorted(game.name for game in games().values() if not game.open_hands)
MOST_STEPS = 90


def desk_of(game: AnyGame, rng: Random) -> Desk:
    """A table at a moment of its first round that was reached by chance."""
    players = rng.choice(game.players)
    desk = Desk(
        *PLAYERS[:players],
        game=game.name,
        version=game.version,
        edition=game.default_edition,
        options={name: rng.choice(values) for name, values in option_values(game).items()},
        players=players,
        seed=rng.randrange(2**32),
    )
    desk.deal()
    for _ in range(rng.randrange(MOST_STEPS)):
        chosen = random_step(game, desk.table.state, rng)
        if chosen is None:
            break
        seat, action = chosen
        act = Act(desk.new_id(), seat, game.ply(desk.table.state), game.show(action))
        desk.now = max(desk.now, desk.table.acted_at) + 2000
        refused = desk.code(ROOM if seat == HOUSE else PLAYERS[seat], HouseActs() if seat == HOUSE else act)
        assert refused in ("", "bid-stands"), "chance may change a bid more often than anybody may"
    return desk


def pair(game: AnyGame, seed: int) -> tuple[Table, Table, Player | None, Random]:
    """Two tables that look the same to a person, or to a spectator."""
    rng = Random(seed)
    table = desk_of(game, rng).table
    seat = rng.choice((None, *range(len(table.seats))))
    last = table.round
    assert last is not None
    other = game.sample(game.view(last.states[-1], seat), rng)
    changed = replace(last, states=last.states.cut(len(last.states) - 1).grown(other))
    looks = None if seat is None else PLAYERS[seat]
    return table, replace(table, round=changed), looks, rng


def told(table: Table, looks: Player | None) -> bytes:
    """All that somebody gets to see of a table without doing anything."""
    seen = frame_of(table, looks, COMPANY, table.time + 1)
    line = tables.told(summarize(table), looks or "nobody", COMPANY)
    return msgspec.json.encode((seen, line, answer(lambda: match_record(table))))


def answer(work: Any) -> tuple[str, dict[str, Any]] | None:
    """A refusal; None if there is none."""
    try:
        work()
    except ParlourError as error:
        return error.code, dict(error.parameters)
    return None


def refusal(table: Table, looks: Player, command: Any) -> tuple[str, dict[str, Any]] | None:
    return answer(lambda: decide(table, looks, command, table.acted_at + 5000, Random(0)))


def attempts(table: Table, seat: int, rng: Random) -> list[Any]:
    """What somebody may try, sensible or not."""
    game = table.game
    texts = [game.show(action) for at in range(len(table.seats)) for action in game.legal(table.state, at)]
    some = [*rng.sample(texts, min(4, len(texts))), "x", "", rng.choice("0123456789")]
    at = [seat, rng.randrange(len(table.seats))]
    ply = game.ply(table.state)
    acts = [Act("tried", number, ply, text) for number in at for text in some]
    other = rng.randrange(len(table.seats))
    wishes = [kind("tried", seat) for kind in (Pause, Ready, Resign, TakeBack)]
    return [*acts, *wishes, AskBot("tried", seat, other), AskHint("tried", seat, ply or 0)]


def compare(name: str, seed: int) -> bool:
    """Whether a pair differed at all; fails if somebody can tell it apart."""
    one, other, looks, rng = pair(games()[name], seed)
    assert told(one, looks) == told(other, looks), (name, seed)
    for command in () if looks is None else attempts(one, one.seats_of(looks)[0], rng):
        refusals = [refusal(table, looks or "", command) for table in (one, other)]
        assert refusals[0] == refusals[1], (name, seed, command)
    return bool(one.state != other.state)


def differing(name: str, seeds: range) -> int:
    return sum(compare(name, seed) for seed in seeds)


@pytest.mark.parametrize("name", SECRET)
def test_pitfall_32_tables_that_differ_in_secrets_alone_are_the_same_to_whoever_must_not_know(name: str) -> None:
    assert differing(name, range(150)) > 50


@pytest.mark.long
@pytest.mark.parametrize("name", SECRET)
def test_pitfall_32_a_hundred_thousand_pairs(name: str) -> None:
    seed, found = 0, 0
    while found < 50_000:
        found += compare(name, seed)
        seed += 1


def test_pitfall_32_a_table_that_tells_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pairs would show it if a view told what is sealed."""
    game = games()["third-man"]
    real = game.view

    def leaky(state: Any, viewer: int | None) -> Any:
        bidders = tuple(
            replace(bidder, bid=bid) for bidder, bid in zip(real(state, viewer).bidders, state.bids, strict=True)
        )
        return replace(real(state, viewer), bidders=bidders)

    monkeypatch.setattr("parlour.room.table.find", lambda _name: dataclasses.replace(game, view=leaky))
    with pytest.raises(AssertionError):
        differing("third-man", range(50))
