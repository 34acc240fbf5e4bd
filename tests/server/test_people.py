"""Who the people are: names and colours in memory, and in the database once they play."""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from parlour.room.fold import advance
from parlour.room.kept import kept
from parlour.room.log import Row, Sat
from parlour.room.table import open_table
from parlour.server.store import storage
from parlour.server.store.faults import NotStored
from parlour.server.store.layout import GUESTS
from parlour.server.store.peers import Person
from parlour.server.store.protocol import Append
from parlour.server.store.sql import SqlStore
from parlour.server.table import people as module
from parlour.server.table.people import People
from tests.room.desk import header
from tests.server.places import Place, store_at
from tests.server.running import Guest, running

HEADER = header()


def rows(engine: sa.Engine) -> dict[str, tuple[str, str | None]]:
    """The guests that the database knows: their names and colours."""
    with engine.connect() as connection:
        found = connection.execute(sa.select(GUESTS.c.player, GUESTS.c.name, GUESTS.c.colour))
        return {player: (name, colour) for player, name, colour in found}


def colour(guest: Guest) -> str:
    return str(guest.http.get("/api/me").json()["colour"])


def test_pitfall_77_a_guest_is_no_row_until_he_sits_down_and_then_one_with_all_he_has_chosen(place: Place) -> None:
    with running(place) as (room, host), Guest(host, "Mira") as mira, Guest(host, "Jonas") as jonas:
        jonas.http.put("/api/me", json={"colour": "rose"})
        assert (jonas.http.get("/api/me").json()["name"], colour(jonas)) == ("Jonas", "rose")
        assert rows(room.store.engine) == {}
        table = mira.make(seats=["me", "open"])
        assert [*rows(room.store.engine).values()] == [("Mira", None)]
        jonas.sit(table)
        assert sorted(rows(room.store.engine).values()) == [("Jonas", "rose"), ("Mira", None)]
        jonas.http.put("/api/me", json={"name": "Odile"})
        assert ("Odile", "rose") in rows(room.store.engine).values()
    with running(place) as (_, host):
        again = httpx.get(f"http://{host}/api/me", headers={"Cookie": jonas.cookie}, trust_env=False)
        assert again.json() == {"name": "Odile", "colour": "rose", "known": True}


def test_pitfall_77_who_opens_a_table_for_others_alone_is_no_row(folder: Path) -> None:
    with running(folder) as (room, host), Guest(host, "Mira") as mira:
        mira.make(seats=["open", "open"])
        assert rows(room.store.engine) == {}


def test_who_plays_without_a_name_keeps_the_one_that_he_gives_later(place: Place) -> None:
    with running(place) as (room, host), Guest(host) as nameless:
        nameless.make(seats=["me", "open"])
        assert [*rows(room.store.engine).values()] == [("", None)]
        nameless.http.put("/api/me", json={"name": "Mira"})
        assert [*rows(room.store.engine).values()] == [("Mira", None)]


@pytest.fixture
def store(place: Place) -> Iterator[SqlStore]:
    """Of a database with a table; it writes nothing before it is opened."""
    store = store_at(place)
    with store.engine.begin() as connection:
        storage.add_table(connection, HEADER, [], "mira", "one")
    yield store
    store.close()


class Absent:
    """A store that knows nobody, unless a test lets it.

    Attributes:
        known: what it finds.
        meanwhile: what happens while it looks.
        full: it takes nothing.
    """

    def __init__(self, *known: Person, full: bool = False) -> None:
        self.known, self.full = {guest.player: guest for guest in known}, full
        self.meanwhile: Callable[[], None] = lambda: None

    async def guests(self, players: Iterable[str]) -> Mapping[str, Person]:
        self.meanwhile()
        return {player: self.known[player] for player in players if player in self.known}

    async def keep_guest(self, guest: Person) -> None:
        if self.full:
            raise NotStored("not-stored")


def people_of(store: Any, *playing: str) -> People:
    return People(store, lambda: {*playing})


@pytest.mark.parametrize("first", ["name", "seat"])
def test_pitfall_77_a_name_that_is_changed_while_its_guest_sits_down_is_kept(store: SqlStore, first: str) -> None:
    async def both() -> None:
        people, told = people_of(store), list[Exception | None]()
        people.names["mira"] = "Old"

        async def sit() -> None:
            row, before = Row(1, 0, 0, Sat("mira")), open_table(HEADER)
            with_it = kept(before, row, advance(before, row))
            store.append(Append(HEADER.table, row, with_it, 0, people.guest("mira")), told.append)
            await store.settled()

        works = [people.change("mira", "New", "teal"), sit()]
        waiting = [asyncio.create_task(work) for work in (works if first == "name" else reversed(works))]
        await asyncio.sleep(0.1)
        store.open()
        await asyncio.gather(*waiting)
        assert rows(store.engine) == {"mira": ("New", "teal")}
        assert told == [None]

    asyncio.run(asyncio.wait_for(both(), 20))


def test_pitfall_77_a_change_that_cannot_be_stored_leaves_nothing_behind() -> None:
    people = people_of(Absent(full=True))
    people.names["mira"] = "Mira"
    with pytest.raises(NotStored):
        asyncio.run(people.change("mira", "Odile", "rose"))
    assert (people.names, people.colours) == ({"mira": "Mira"}, {})


def test_what_is_read_does_not_undo_what_was_changed_meanwhile() -> None:
    store = Absent(Person("mira", "Old"))
    people = people_of(store)
    store.meanwhile = lambda: people.names.update(mira="New")
    asyncio.run(people.know(["mira"]))
    assert people.names == {"mira": "New"}


def test_a_name_and_its_colour_are_forgotten_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 10)

    async def many() -> None:
        people = people_of(Absent(), "0")
        for number in range(30):
            await people.change(str(number), f"Guest {number}", "rose" if number % 3 else None)
        assert people.names["0"] == "Guest 0"
        assert {*people.colours} <= {*people.names}
        assert len(people.names) <= 11

    asyncio.run(many())


def test_pitfall_77_to_ask_with_nothing_to_change_is_no_change(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host, "Mira") as mira:
        assert {mira.http.put("/api/me", json={}).status_code for _ in range(40)} == {200}


def test_pitfall_77_new_names_are_gathered_and_counted(folder: Path) -> None:
    with running(folder) as (_, host), Guest(host, "Mira") as mira, Guest(host, "Jonas") as jonas:
        table = mira.make(seats=["me", "open"])
        jonas.sit(table)
        with mira.look(table) as one:
            one.until_frame(lambda frame: frame["phase"] == "playing")
            answers = [jonas.http.put("/api/me", json={"name": f"Jonas {number}"}) for number in range(60)]
            codes = [answer.status_code for answer in answers]
            last = codes.index(429) - 1
            assert 5 < last < 30
            assert codes.count(200) < 30
            refusal = answers[-1].json()
            assert (refusal["code"], refusal["parameters"]["seconds"] > 0) == ("too-many-wishes", True)
            names = one.until_frame(lambda frame: frame["seats"][1]["name"] == f"Jonas {last}")
            assert names["n"] < 2 + codes.count(200), "several in a moment make one frame"


def test_pitfall_77_nobody_is_kept_of_whom_no_cookie_has_come_back(folder: Path) -> None:
    with running(folder) as (room, host), httpx.Client(base_url=f"http://{host}", trust_env=False) as client:
        for number in range(50):
            client.cookies.clear()
            assert client.put("/api/me", json={"name": f"Nobody {number}"}).json()["code"] == "no-cookie"
        assert rows(room.store.engine) == {}
        assert room.tables.people.names == {}


def test_pitfall_77_names_of_people_who_play_are_kept_and_the_oldest_others_forgotten(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 10)
    with running(folder) as (room, host), Guest(host, "Mira") as mira:
        table = mira.make(seats=["me", "same-screen"])
        with mira.look(table) as screen:
            assert screen.until_frame()["seats"][0]["name"] == "Mira"
            for number in range(40):
                with Guest(host, f"Guest {number}") as guest:
                    assert guest.http.get("/api/me").json()["name"] == f"Guest {number}"
                assert len(room.tables.people.names) <= 11
        with mira.look(table) as screen:
            assert screen.until_frame()["seats"][0]["name"] == "Mira"


def test_names_at_a_shared_screen_are_ordered_with_the_table_and_changed_at_it(tmp_path: Path) -> None:
    with running(tmp_path) as (_, host), Guest(host, "Mira") as mira:
        table = mira.make(seats=["me", "same-screen"], names=["Anna", ""])
        with mira.look(table) as screen:
            frame = screen.until_frame()
            assert [(seat["name"], seat["named"]) for seat in frame["seats"]] == [("Anna", True), ("Mira", False)]
            assert screen.answer(screen.send(type="name-seat", seat=1, name=" Ben "))["type"] == "acknowledged"
            assert screen.answer(screen.send(type="name-seat", seat=0, name="?"))["code"] == "name-empty"
            with Guest(host, "Tom") as tom, tom.look(table) as watcher:
                assert [seat["name"] for seat in watcher.until_frame()["seats"]] == ["Anna", "Ben"]
        (line,) = mira.http.get("/api/tables").json()
        assert [seat["name"] for seat in line["seats"]] == ["Anna", "Ben"]
        for wrong, code in ({"names": ["?"]}, "name-empty"), ({"names": ["", "", "C"]}, "not-your-seat"):
            order = {"id": code, "game": "costly-tricks", "seats": ["me", "same-screen"], **wrong}
            refused = mira.http.post("/api/tables", json=order)
            assert (refused.status_code // 100, refused.json()["code"]) == (4, code)
    with running(tmp_path) as (_, host), Guest(host) as tom, tom.look(table) as screen:
        assert [seat["name"] for seat in screen.until_frame()["seats"]] == ["Anna", "Ben"]
