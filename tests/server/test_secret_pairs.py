"""Two rooms whose tables differ only in what a guest may not know: whatever address he asks, he gets the same bytes."""

import re
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from parlour.core.discovery import games
from parlour.core.errors import ParlourError
from parlour.room.fold import replay
from parlour.room.hints import AskHint
from parlour.room.log import Header, Player, Row, Sat, as_columns, from_columns
from parlour.room.messages import Act
from parlour.server.door.guests import player_of
from parlour.server.door.pace import Allowance, Limits, Rate
from parlour.server.store.database import open_database
from parlour.server.store.storage import add_table
from tests.room.test_secret_pairs import SECRET, attempts, desk_of
from tests.server.running import Desk, Guest, Json, Screen, running

RUNNING = ("deal_in", "starts_in", "clocks", "away", "goes_on_in")
"""Countdowns of a frame, which tell when it was made."""
CURIOUS = Limits(questions=Rate(1e6, 10**6), replays=Rate(1e6, 10**6))
"""Somebody may ask the study, and for replays, as often as she likes."""
CARD = re.compile(r'"[A-Z]\d+"')
Log = tuple[Header, list[Row]]
Twins = tuple[Log, Log, list[Any]]


def twins(seed: int, mira: Player) -> Iterator[Twins]:
    """Two logs that look the same to her, at a seat or watching, and what she tries there; none if none is found."""
    rng = Random(seed)
    desk = desk_of(games()[SECRET[seed % len(SECRET)]], rng)
    seat = rng.choice((None, *range(len(desk.table.seats))))
    header = replace(desk.table.header, table=f"table{seed:06}")
    rows = [
        replace(row, body=Sat(mira)) if isinstance(row.body, Sat) and row.seat == seat else row for row in desk.rows
    ]
    table = replay(header, rows)
    for _ in range(30 if table.phase == "playing" else 0):  # afterwards the record tells everything to everybody
        other_rows = [*rows]
        index = rng.choice(
            [index for index, row in enumerate(rows) if row.kind in ("deal", "act")][:1] + [len(rows) - 1]
        )
        other_rows[index] = changed(rows[index], rng)
        try:
            other = replay(header, other_rows)
        except ParlourError:
            continue
        if other.state != table.state and table.game.view(other.state, seat) == table.game.view(table.state, seat):
            tries = [] if seat is None else attempts(table, seat, rng)
            yield (header, rows), (header, other_rows), tries
            return


def changed(row: Row, rng: Random) -> Row:
    """A set-up with two cards in each other's place, or another bid."""
    columns = as_columns(row)
    if columns.kind != "deal":
        return from_columns(replace(columns, action=rng.choice("0123456789")))
    cards = CARD.findall(columns.action)
    if not cards:
        return row
    one, other = rng.sample(cards, 2)
    text = re.sub(f"{one}|{other}", lambda found: other if found[0] == one else one, columns.action)
    return from_columns(replace(columns, action=text))


def put(folder: Path, logs: Iterable[Log]) -> None:
    """Writes logs as a room has written them."""
    engine = open_database(folder)
    with engine.begin() as connection:
        for header, rows in logs:
            add_table(connection, header, rows, "nobody", header.table)
    engine.dispose()


class Spy:
    """She looks at everything in one of the rooms, and tries what she likes."""

    def __init__(self, host: str, token: str) -> None:
        self.guest = Guest(host)
        self.guest.http.cookies.clear()  # the one that she was given on the way
        self.guest.http.cookies.set("parlour", token)
        self.host, self.token = host, token
        self._allowance = Allowance(rate=15, burst=40)

    def all_of(self, table: str, tries: list[Any]) -> list[Any]:
        """What she gets of a table: its picture, every address, its reviews, every answer until something is done.

        What she does may be the last bid that was waited for: then what was secret is told to all. The picture comes
        first: two seconds later the table says that the others are away.
        """
        records = (f"/api/tables/{table}/record", f"/api/tables/{table}/matches/1/record")
        again = (f"/api/tables/{table}/told/1", f"/api/replays/{table}/1/1", f"/api/replays/{table}/1/rounds")
        lists = ("/api/tables", "/api/tables/open", f"/t/{table}")
        addresses = (*records, *again, *lists, f"/api/tables/{table}/seen")  # the slow one last
        with Screen(self.host, table, f"parlour={self.token}") as screen:
            picture = still(screen.until_frame())
            answers = [self.guest.http.get(address) for address in addresses]
            answers.append(self.guest.http.post(f"/api/tables/{table}/hints", json={"id": "h", "seat": 0, "ply": 0}))
            seen: list[Any] = [picture, *((answer.status_code, answer.content) for answer in answers)]
            seen += self.reviews(table)
            for command in tries:
                while not self._allowance.take():  # one guest, who may not send any faster
                    time.sleep(0.01)
                seen.append(screen.answer(screen.send(**msgspec.to_builtins(command))))
                if seen[-1]["type"] == "acknowledged":
                    break
        return seen

    def reviews(self, table: str) -> list[Json]:
        """What the study tells of the table's rounds."""
        told = []
        with Desk(self.host, f"parlour={self.token}") as page:
            for match, number in ((None, 1), (1, 1), (1, 2)):
                page.ask_table(table, match, number)
                told.append(page.hear())
        return told


def some(tries: list[Any]) -> list[Any]:
    """A few of them; in real time one play alone, for what a refused one costs goes by the clock."""
    acts = [one for one in tries if isinstance(one, Act)]
    others = [one for one in tries if not isinstance(one, Act | AskHint)]
    return [*acts[: 1 if acts and acts[0].ply is None else 5], *others]


def still(frame: Json) -> Json:
    return {key: value for key, value in frame.items() if key not in RUNNING}


def spied(folder: Path, pairs: int) -> int:
    """How many pairs were looked at; fails at the first that can be told apart."""
    token = "t" * 43
    found = [pair for seed in range(3 * pairs) for pair in twins(seed, player_of(token))][:pairs]
    put(folder / "0", (one for one, _, _ in found))
    put(folder / "1", (other for _, other, _ in found))
    with ExitStack() as stack:
        hosts = [stack.enter_context(running(folder / str(side), limits=CURIOUS))[1] for side in (0, 1)]
        spies = [Spy(host, token) for host in hosts]
        for (header, _), _, tries in found:
            one, other = (spy.all_of(header.table, some(tries)) for spy in spies)
            assert one == other, header
        for spy in spies:
            stack.callback(spy.guest.http.close)
    return len(found)


def test_pitfall_32_no_address_tells_two_tables_apart_that_differ_in_secrets_alone(tmp_path: Path) -> None:
    assert spied(tmp_path, 30) == 30


@pytest.mark.long
def test_pitfall_32_nor_five_hundred(tmp_path: Path) -> None:
    assert spied(tmp_path, 500) == 500
