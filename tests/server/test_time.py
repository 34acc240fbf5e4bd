"""Clocks that are put right, machines that sleep, rooms that are off: none of it counts for anybody at a table."""

import asyncio
import time
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.command import upgrade
from alembic.config import Config

from parlour.room.costs import COST
from parlour.room.due import BETWEEN, WARNING, Overdue, overdue
from parlour.room.fold import COUNTDOWN, replay
from parlour.room.kept import kept_of
from parlour.room.log import Row, Sat, Terms, as_columns
from parlour.room.table import Table
from parlour.server.clock import LONGEST, Clock, TableClock, wall
from parlour.server.store import layout
from parlour.server.store.database import open_database
from parlour.server.store.storage import active_since, add_rows, add_table, keep, read_log
from tests.room.desk import JONAS, MIRA, Desk, header
from tests.server.hand import HandClock
from tests.server.running import Guest, Json, Screen, play_until, running

HOUR = 3_600_000
MINUTE = 60_000
FRIENDS = ["me", "open"]
PANIK = {"game": "paule-panik", "pace": 1}


class Wall:
    """The clock of the machine, which somebody puts right."""

    def __init__(self) -> None:
        self._real = time.time_ns
        self._ahead = 0

    def __call__(self) -> int:
        return self._real() + self._ahead

    def step(self, milliseconds: int) -> None:
        self._ahead += milliseconds * 1_000_000


@pytest.fixture
def walls(monkeypatch: pytest.MonkeyPatch) -> Wall:
    clock = Wall()
    monkeypatch.setattr(time, "time_ns", clock)
    return clock


BACK_AND_FORWARD = pytest.mark.parametrize("hours", [-1, 2])


def test_pitfall_52_the_rooms_time_goes_on_while_the_room_does_and_never_back() -> None:
    reading = 5_000_000_000
    clock = Clock(lambda: reading)
    assert clock.now() == 0
    reading += 700_400_000
    assert clock.now() == 700
    reading += 700_000
    assert clock.now() == 701, "parts of a millisecond are not lost"
    reading += HOUR * 1_000_000
    assert clock.now() == 701 + LONGEST, "nobody was there in that hour"


def test_pitfall_52_a_room_where_nobody_asks_for_the_time_goes_on_all_the_same() -> None:
    async def scenario() -> None:
        looked = asyncio.Event()

        def source() -> int:
            looked.set()
            return 0

        clock = Clock(source)
        looked.clear()
        ticking = asyncio.create_task(clock.tick())
        await asyncio.wait_for(looked.wait(), 10)
        ticking.cancel()

    asyncio.run(scenario())


def test_pitfall_52_a_tables_time_goes_on_from_its_last_row() -> None:
    async def scenario() -> None:
        clock = HandClock()
        clock.step(5 * MINUTE)
        table = TableClock(clock, 77)
        assert table.now() == 77
        clock.step(23)
        assert table.now() == 100
        waiting = asyncio.create_task(table.until(200))
        await asyncio.sleep(0.02)
        assert not waiting.done()
        clock.step(100)
        await asyncio.wait_for(waiting, 10)
        event = asyncio.Event()
        event.set()
        await asyncio.wait_for(table.until(10**9, event), 10)

    asyncio.run(scenario())


def look(host: str, table: str) -> Json:
    """What somebody who looks on is shown now."""
    with Screen(host, table) as screen:
        return screen.until_frame()


def until_my_turn(screen: Screen, clock: HandClock) -> None:
    """Lets time go on until the bot has moved."""
    for _ in range(400):
        screen.say_a_word()
        if screen.frame["acting"] is not None:
            return
        clock.step(500)
    raise AssertionError("the bot is silent")


@BACK_AND_FORWARD
def test_pitfall_52_in_turns_the_bot_plays_and_nobody_is_warned_when_the_wall_clock_steps(
    folder: Path, walls: Wall, hours: int
) -> None:
    clock = HandClock()
    with running(folder, clock) as (_, host), Guest(host) as mira:
        table = mira.make(pace=1, terms={"clock": 60})
        with mira.look(table) as screen:
            screen.until_frame(lambda frame: frame["phase"] == "playing")
            until_my_turn(screen, clock)
            walls.step(hours * HOUR)
            ply = screen.frame["ply"]
            assert screen.answer(screen.act())["type"] == "acknowledged"
            assert screen.frame["ply"] > ply, "the frame that shows it comes first"
            until_my_turn(screen, clock)
            before = look(host, table)
            assert before["ply"] > 1
            walls.step(hours * HOUR)
            after = look(host, table)
            assert (after["clocks"], after["warned"]) == (before["clocks"], [])
        with mira.look(table) as screen:
            screen.until_frame(lambda frame: frame["seats"][0]["present"])
            clock.step(before["clocks"][0])
            assert screen.until_frame(lambda frame: frame["warned"] == [0])["clocks"] == [WARNING, None]


@BACK_AND_FORWARD
def test_pitfall_52_in_a_race_starts_and_costs_stay_as_long_as_they_are_when_the_wall_clock_steps(
    folder: Path, walls: Wall, hours: int
) -> None:
    clock = HandClock()
    with running(folder, clock) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table = mira.make(seats=FRIENDS, **PANIK)
        jonas.sit(table)
        with mira.look(table) as one, jonas.look(table) as other:
            one.send(type="start", id="start", seat=0)
            for screen in (one, other):
                screen.until_frame(lambda frame: frame["phase"] == "playing")

            def put(screen: Screen, *, fits: bool = True) -> Json:
                frame = screen.frame
                seat = [seat["mine"] for seat in frame["seats"]].index(True)
                texts = [f"{card} {stack}" for card in frame["view"]["hand"] for stack in "LR"]
                action = next(text for text in texts if (text in frame["legal"]) == fits)
                return screen.answer(screen.send(type="act", seat=seat, ply=None, action=action))

            walls.step(hours * HOUR)
            assert put(one, fits=False)["code"] == "too-early"
            clock.step(COUNTDOWN)
            player = until_playable(clock, one, other)
            assert put(player, fits=False)["parameters"]["comes_back_in"] == COST
            walls.step(hours * HOUR)
            clock.step(COST - 1)
            assert put(player)["code"] == "card-comes-back"
            walls.step(-hours * HOUR)
            clock.step(1)
            assert put(player)["type"] == "acknowledged"


def until_playable(clock: HandClock, *screens: Screen) -> Screen:
    """Lets the table turn cards until somebody can play; whose screen that is."""
    while True:
        for screen in screens:
            if screen.frame["legal"]:
                return screen
        for screen in screens:
            screen.say_a_word()
        clock.step(1500)
        for screen in screens:
            screen.until_frame(lambda frame: any("turned" in event["event"] for event in frame["events"]))


@BACK_AND_FORWARD
def test_pitfall_52_in_a_race_the_bot_plays_on_when_the_wall_clock_steps(folder: Path, walls: Wall, hours: int) -> None:
    clock = HandClock()
    with running(folder, clock) as (_, host), Guest(host) as mira, mira.look(against_a_bot(mira)) as screen:
        screen.until_frame(lambda frame: frame["phase"] == "playing")
        walls.step(hours * HOUR)
        clock.step(COUNTDOWN)
        for _ in range(400):
            clock.step(500)
            if screen.frame["legal"]:  # the bot may have nothing to play until she has played
                screen.answer(screen.act())
            screen.say_a_word()
            if 1 in played(screen):
                break
        assert 1 in played(screen)


def against_a_bot(guest: Guest) -> str:
    return guest.make(seats=["me", "bot:hard"], **PANIK)


def played(screen: Screen) -> set[int]:
    """The seats that have played a card."""
    events = [event for frame in screen.frames for event in frame["events"]]
    return {event["seat"] for event in events if event["event"] == "paule-panik-card-played"}


@BACK_AND_FORWARD
def test_pitfall_52_the_next_round_is_dealt_in_its_time_when_the_wall_clock_steps(
    folder: Path, walls: Wall, hours: int
) -> None:
    clock = HandClock()
    with running(folder, clock) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table = mira.make(seats=FRIENDS)
        jonas.sit(table)
        with mira.look(table) as one, jonas.look(table) as other:
            play_until([one, other], lambda frame: frame["phase"] == "between")
            clock.step(1000)
            walls.step(hours * HOUR)
            frame = look(host, table)
            assert (frame["phase"], frame["deal_in"]) == ("between", BETWEEN - 1000)
            with mira.look(table) as again, jonas.look(table):  # nobody has left a probe unanswered yet
                again.until_frame(lambda frame: all(seat["present"] for seat in frame["seats"]))
                clock.step(BETWEEN - 1000)
                assert again.until_frame(lambda frame: frame["phase"] == "playing")["round"] == 2


def thinking(clock: HandClock, mira: Guest, jonas: Guest) -> tuple[str, int]:
    """A table at which somebody has thought for 20 of his 60 seconds; its address, and his seat."""
    table = mira.make(seats=FRIENDS, terms={"clock": 60})
    jonas.sit(table)
    with mira.look(table) as one, jonas.look(table) as other:
        for screen in (one, other):
            screen.until_frame(lambda frame: frame["phase"] == "playing")
        (seat,) = one.frame["waits_for"]
        clock.step(20_000)
        asking = other if seat == 0 else one
        assert asking.answer(asking.send(type="pause", seat=1 - seat))["type"] == "acknowledged"
    return table, seat


def test_pitfall_52_after_a_restart_a_clock_has_what_it_had_at_the_last_row(folder: Path, walls: Wall) -> None:
    clock = HandClock()
    with running(folder, clock) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table, seat = thinking(clock, mira, jonas)
        with mira.look(table) as one, jonas.look(table) as other:
            one.until_frame()
            other.until_frame()
            clock.step(15_000)
            assert look(host, table)["clocks"][seat] == 25_000
    for hours in (5, -7):
        walls.step(hours * HOUR)
        with running(folder, HandClock()) as (_, host):
            frame = look(host, table)
            assert (frame["clocks"][seat], frame["warned"]) == (40_000, [])


def test_pitfall_52_while_the_machine_sleeps_no_clock_runs(folder: Path) -> None:
    clock = HandClock()
    with running(folder, clock) as (_, host), Guest(host) as mira, Guest(host) as jonas:
        table, seat = thinking(clock, mira, jonas)
        with mira.look(table) as one, jonas.look(table) as other:
            one.until_frame()
            other.until_frame()
            clock.suspend(5 * HOUR)
            assert look(host, table)["clocks"][seat] == 40_000 - LONGEST


def test_pitfall_52_what_was_under_way_is_told_by_the_walls_clock(folder: Path, walls: Wall) -> None:
    engine = open_database(folder)
    with engine.begin() as connection:
        for number, age in enumerate((30, 2, 1)):
            table = header(table=f"table{number}", made_at=wall() - age * HOUR)
            add_table(connection, table, [], MIRA, str(number))
            row = Row(1, 10**15 * number, 0, Sat(MIRA))
            add_rows(connection, [(table.table, row, wall() - age * HOUR)])
            keep(connection, table.table, kept_of(replay(table, [row])), wall() - age * HOUR)
        assert active_since(connection, wall() - 24 * HOUR, limit=10) == ["table2", "table1"]
    engine.dispose()


def old_database(folder: Path, desk: Desk) -> None:
    """The database of a room whose rows told the wall's time."""
    folder.mkdir()
    engine = sa.create_engine(f"sqlite:///{folder / 'parlour.sqlite3'}")
    config = Config()
    config.set_main_option("script_location", "parlour.server.store:migrations")
    text = msgspec.json.encode(desk.table.header).decode()
    made_at = desk.table.header.made_at
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        upgrade(config, "0002")
        connection.execute(
            sa.text("INSERT INTO tables VALUES (:id, :maker, 'one', :text, :made_at)"),
            {"id": desk.table.header.table, "maker": MIRA, "text": text, "made_at": made_at},
        )
        for row in desk.rows:
            connection.execute(
                sa.text("INSERT INTO rows VALUES (:table, :seq, :time, :kind, :seat, :action, :action_id)"),
                {"table": desk.table.header.table, **msgspec.structs.asdict(as_columns(row))},
            )
    engine.dispose()


def test_pitfall_52_an_old_database_keeps_its_rows_and_its_tables_go_on(folder: Path) -> None:
    desk = Desk(MIRA, JONAS, made_at=1_700_000_000_000, terms=Terms(clock=60))
    desk.deal()
    for _ in range(5):
        desk.play()
    old_database(folder, desk)
    engine = open_database(folder)
    with engine.connect() as connection:
        log = read_log(connection, desk.table.header.table)
        walls = [*connection.scalars(sa.select(layout.ROWS.c.wall).order_by(layout.ROWS.c.seq))]
        assert active_since(connection, desk.rows[-1].time, limit=1) == [desk.table.header.table]
    assert {"rows_by_player"} == {index["name"] for index in sa.inspect(engine).get_indexes("rows")}
    engine.dispose()
    assert log is not None
    assert walls == [row.time for row in desk.rows]
    assert [row.time for row in log.rows] == [row.time - desk.table.header.made_at for row in desk.rows]
    again = replay(log.header, log.rows)
    assert left(again) == left(desk.table)
    with running(folder, HandClock()) as (_, host), Screen(host, desk.table.header.table) as screen:
        frame = screen.until_frame()
        assert (frame["ply"], frame["clocks"][desk.to_act]) == (5, MINUTE)


def left(table: Table) -> dict[Overdue, int]:
    """What is due, and how long after the last row."""
    return {late: due - table.time for late, due in overdue(table).items()}
