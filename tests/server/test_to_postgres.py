"""A room that outgrows its folder: a backup of it is restored into a PostgreSQL database."""

from pathlib import Path

import pytest

from parlour.cli.backup import restore_backup
from parlour.server.store import layout, moving
from parlour.server.store.backup import back_up
from tests.server.places import all_of, change
from tests.server.running import Guest, Screen, play_until, running
from tests.server.test_storage import evening


@pytest.fixture
def backup(folder: Path, tmp_path: Path) -> Path:
    """Of a room where two matches have been played."""
    evening(folder)
    back_up(folder, tmp_path / "backup.sqlite3")
    return tmp_path / "backup.sqlite3"


def test_all_that_a_backup_holds_is_in_the_database_then(
    folder: Path, backup: Path, database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "AT_ONCE", 7)
    before = backup.read_bytes()
    assert restore_backup(backup, database=database) == 0
    assert "1 table" in capsys.readouterr().out
    for table in layout.METADATA.tables.values():
        assert all_of(database, table) == all_of(folder, table), table.name
    assert backup.read_bytes() == before


def test_a_game_that_was_under_way_goes_on_in_the_database(folder: Path, database: str, tmp_path: Path) -> None:
    with running(folder) as (_, host), Guest(host, "Mira") as mira:
        table, cookie = mira.make(seats=["me", "same-screen"]), mira.cookie
        with mira.look(table) as screen:
            play_until([screen], lambda frame: frame["ply"] == 6)
    back_up(folder, tmp_path / "file")
    assert restore_backup(tmp_path / "file", database=database) == 0
    with running(database) as (_, host), Screen(host, table, cookie) as screen:
        frame = screen.until_frame()
        assert (frame["ply"], frame["seats"][0]["name"]) == (6, "Mira")
        assert screen.answer(screen.act())["type"] == "acknowledged"


def test_a_database_that_holds_something_is_left_as_it_is(
    backup: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(database) as (_, host), Guest(host, "Jonas") as jonas:
        jonas.make()
    before = [all_of(database, table) for table in layout.METADATA.tables.values()]
    assert restore_backup(backup, database=database, force=True) == 2
    assert "Nothing was changed" in capsys.readouterr().err
    assert [all_of(database, table) for table in layout.METADATA.tables.values()] == before


def test_a_damaged_backup_and_one_that_the_server_refuses_fill_nothing(
    backup: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    change(backup.parent / "data", "UPDATE guests SET colour = 'a colour of another program'")
    back_up(backup.parent / "data", backup.parent / "refused")
    assert restore_backup(backup.parent / "refused", database=database) == 2
    assert "too long" in capsys.readouterr().err
    backup.write_bytes(backup.read_bytes()[:-5000])
    assert restore_backup(backup, database=database) == 2
    assert "damaged" in capsys.readouterr().err
    with running(database) as (room, _):
        assert room.store.count_tables() == 0
