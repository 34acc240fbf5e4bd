"""Logs and records that were made under every version of every game's rules (`tests/versions`)."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from parlour.core.discovery import find, games
from parlour.core.errors import ParlourError, RulesChanged
from parlour.core.game import AnyGame
from parlour.core.json import Json, read_object
from parlour.core.match import replay_match
from parlour.core.options import choose
from parlour.core.play import random_step, think
from parlour.core.record import filled_in, replay
from parlour.room.fold import advance
from parlour.room.fold import replay as fold
from parlour.room.log import Columns, Header, from_columns
from parlour.room.record import match_record
from parlour.room.summary import places
from parlour.room.table import Table, open_table
from parlour.room.tell import Company, seat_infos
from tests.room.desk import MIRA, header

KEPT = Path(__file__).parent.parent / "versions"


class Log(msgspec.Struct):
    header: Header
    rows: list[Columns]
    tally: tuple[int, ...]


def kept(name: str = "paule-panik", version: int = 1) -> Table:
    log = msgspec.json.decode((KEPT / f"table-{name}-{version}.json").read_bytes(), type=Log)
    table = fold(log.header, map(from_columns, log.rows))
    assert (table.game.name, table.game.version) == (name, version)
    assert (table.phase, table.tally) == ("between", log.tally)
    return table


@pytest.mark.parametrize(
    ("name", "version"),
    [(game.name, version) for game in games().values() for version in (*game.earlier, game.version)],
)
def test_pitfall_11_a_kept_log_of_every_version_of_every_game_shows_what_it_showed(name: str, version: int) -> None:
    """A new version of the rules must bring a log of its own, made when it is new."""
    table = kept(name, version)
    assert match_record(table)["version"] == version
    assert replay_match(match_record(table)).match.tally == table.tally


def test_pitfall_11_a_table_of_earlier_rules_shows_what_it_showed() -> None:
    table = kept()
    assert table.round is not None
    assert table.round.outcome.end == "blocked"
    assert table.game.version == 1
    assert find("paule-panik").version == 2


def test_pitfall_11_a_table_of_earlier_rules_is_finished_by_them() -> None:
    table, rng = kept(), Random(1)
    while not table.winners:
        setup = table.game.deal(table.options, 2, table.next_match.carry, rng)
        table = add(table, "deal", -1, msgspec.json.encode(setup).decode())
        while chosen := random_step(table.game, table.state, rng):
            table = add(table, "act", chosen[0], table.game.show(chosen[1]))
    record = match_record(table)
    assert record["version"] == 1
    assert replay_match(record).match.winners == table.winners


def add(table: Table, kind: str, seat: int, action: str) -> Table:
    return advance(table, from_columns(Columns(table.seq + 1, table.time + 1, kind, seat, action)))


def test_pitfall_11_records_of_earlier_rules_come_to_what_they_came_to() -> None:
    for line in (KEPT / "paule-panik-1.jsonl").read_bytes().splitlines():
        record = read_object(line)
        assert filled_in(record, replay(record))["result"] == record["result"]
        newer = {field: value for field, value in record.items() if field != "version"}
        with pytest.raises(ParlourError):
            replay(newer)


@pytest.mark.parametrize(
    ("game", "former", "now"), [(game, *names) for game in games().values() for names in game.former_bots.items()]
)
def test_pitfall_11_a_log_with_the_former_names_of_bots_shows_and_seats_who_plays_so_now(
    game: AnyGame, former: str, now: str
) -> None:
    players = min(game.players)
    of = {"game": game.name, "version": game.version, "edition": game.default_edition, "players": players}
    table = add(open_table(header(**of, options=msgspec.to_builtins(choose(game)))), "sit", 0, MIRA)
    for seat in range(1, players):
        table = add(table, "bot", seat, former)
    infos = seat_infos(game.name, places(table, table.seats), MIRA, Company({}, frozenset()))
    bot = game.bots[now]
    assert [(info.level, info.name, info.face) for info in infos[1:]] == [(now, bot.name, bot.face)] * (players - 1)
    table = add(table, "deal", -1, msgspec.json.encode(game.deal(table.options, players, None, Random(1))).decode())
    view = game.view(table.state, 1)
    assert think(game, former, view, 1, 7) == think(game, now, view, 1, 7)


@pytest.mark.parametrize("game", ["costly-tricks", "paule-panik"])
def test_pitfall_11_rules_from_the_future_are_not_guessed(game: str) -> None:
    with pytest.raises(RulesChanged) as caught:
        fold(header(game=game, version=999), [])
    assert (caught.value.code, caught.value.parameters["written"]) == ("rules-changed", 999)
    with pytest.raises(RulesChanged):
        replay({"game": game, "version": 999, "players": 2, "setup": {}, "actions": []})


@pytest.mark.parametrize("version", ["1", None, True, 1.5, []])
def test_a_version_is_a_whole_number(version: Json) -> None:
    with pytest.raises(ParlourError, match="bad-version"):
        replay({"game": "buddy", "version": version, "players": 3, "setup": {}, "actions": []})
