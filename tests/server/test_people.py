"""Who the people are: names and colours in memory, and in the database once they play."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from parlour.room.log import Row
from parlour.server import people as module
from parlour.server import storage
from parlour.server.database import open_database
from parlour.server.faults import NotStored
from parlour.server.people import People
from parlour.server.storage import GUESTS
from parlour.server.writer import Writer
from tests.server.running import Guest, running


def rows(engine: sa.Engine) -> dict[str, tuple[str, str | None]]:
    """The guests that the database knows: their names and colours."""
    with engine.connect() as connection:
        found = connection.execute(sa.select(GUESTS.c.player, GUESTS.c.name, GUESTS.c.colour))
        return {player: (name, colour) for player, name, colour in found}


def colour(guest: Guest) -> str:
    return str(guest.http.get("/api/me").json()["colour"])


def test_pitfall_77_a_guest_is_no_row_until_he_sits_down_and_then_one_with_all_he_has_chosen(folder: Path) -> None:
    with running(folder) as (room, host), Guest(host, "Mira") as mira, Guest(host, "Jonas") as jonas:
        jonas.http.put("/api/me", json={"colour": "rose"})
        assert (jonas.http.get("/api/me").json()["name"], colour(jonas)) == ("Jonas", "rose")
        assert rows(room.engine) == {}
        table = mira.make(seats=["me", "open"])
        assert [*rows(room.engine).values()] == [("Mira", None)]
        jonas.sit(table)
        assert sorted(rows(room.engine).values()) == [("Jonas", "rose"), ("Mira", None)]
        jonas.http.put("/api/me", json={"name": "Odile"})
        assert ("Odile", "rose") in rows(room.engine).values()
    with running(folder) as (_, host):
        again = httpx.get(f"http://{host}/api/me", headers={"Cookie": jonas.cookie}, trust_env=False)
        assert again.json() == {"name": "Odile", "colour": "rose", "known": True}


def test_pitfall_77_who_opens_a_table_for_others_alone_is_no_row(folder: Path) -> None:
    with running(folder) as (room, host), Guest(host, "Mira") as mira:
        mira.make(seats=["open", "open"])
        assert rows(room.engine) == {}


def test_who_plays_without_a_name_keeps_the_one_that_he_gives_later(folder: Path) -> None:
    with running(folder) as (room, host), Guest(host) as nameless:
        nameless.make(seats=["me", "open"])
        assert [*rows(room.engine).values()] == [("", None)]
        nameless.http.put("/api/me", json={"name": "Mira"})
        assert [*rows(room.engine).values()] == [("Mira", None)]


@pytest.fixture
def writer(folder: Path) -> Any:
    """Of a database with a table; it writes nothing before it is started."""
    engine = open_database(folder)
    with engine.begin() as connection:
        connection.execute(
            storage.TABLES.insert(), {"id": "t", "maker": "mira", "make_id": "one", "header": "{}", "made_at": 0}
        )
    writer = Writer(engine)
    yield writer
    writer.close()
    engine.dispose()


def people_of(writer: Writer) -> People:
    async def read(question: Callable[[sa.Connection], Any]) -> Any:
        with writer._engine.connect() as connection:
            return question(connection)

    return People(read, writer.write, set)


@pytest.mark.parametrize("first", ["name", "seat"])
def test_pitfall_77_a_name_that_is_changed_while_its_guest_sits_down_is_kept(writer: Writer, first: str) -> None:
    async def both() -> None:
        people = people_of(writer)
        people.names["mira"] = "Old"

        async def sit() -> None:
            keep = people.keep("mira")

            def job(connection: sa.Connection) -> None:
                storage.add_row(connection, "t", Row(1, 0, "sit", 0, "mira"), 0)
                keep(connection)

            await writer.write(job)

        works = [people.change("mira", "New", "teal"), sit()]
        waiting = [asyncio.create_task(work) for work in (works if first == "name" else reversed(works))]
        await asyncio.sleep(0.1)
        writer.start()
        await asyncio.gather(*waiting)
        assert rows(writer._engine) == {"mira": ("New", "teal")}

    asyncio.run(asyncio.wait_for(both(), 20))


def test_pitfall_77_a_change_that_cannot_be_stored_leaves_nothing_behind() -> None:
    async def refused() -> None:
        async def read(_: Any) -> dict[str, str]:
            return {}

        async def write(_: Any) -> None:
            raise NotStored("not-stored")

        people = People(read, write, set)
        people.names["mira"] = "Mira"
        with pytest.raises(NotStored):
            await people.change("mira", "Odile", "rose")
        assert (people.names, people.colours) == ({"mira": "Mira"}, {})

    asyncio.run(refused())


def test_what_is_read_does_not_undo_what_was_changed_meanwhile() -> None:
    async def late() -> None:
        async def read(question: Any) -> dict[str, str]:
            people.names["mira"] = "New"
            return {"mira": "Old"} if question.func is storage.read_names else {}

        async def write(_: Any) -> None:
            raise AssertionError

        people = People(read, write, set)
        await people.know(["mira"])
        assert people.names == {"mira": "New"}

    asyncio.run(late())


def test_a_name_and_its_colour_are_forgotten_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 10)

    async def many() -> None:
        async def nothing(_: Any) -> dict[str, str]:
            return {}

        people = People(nothing, nothing, lambda: {"0"})
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
        assert rows(room.engine) == {}
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
