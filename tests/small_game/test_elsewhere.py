"""A game that another package brings is a game like any other, in processes in which its package is installed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.core.discovery import games
from tests.server.running import Guest, play_until
from tests.server.test_process import parlour
from tests.small_game.conftest import ELSEWHERE


def run(*arguments: str | Path, installed: bool = True) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **({"PYTHONPATH": str(ELSEWHERE)} if installed else {})}
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env=environment)


def command(*arguments: str | Path) -> "subprocess.CompletedProcess[str]":
    return run("-c", "import sys; from parlour.cli import main; sys.exit(main())", *arguments)


def test_it_is_found_where_its_package_is_installed_and_nowhere_else() -> None:
    program = "from parlour.core.discovery import games, home; print(*games()); print(home('high-card'))"
    found = run("-c", program).stdout.splitlines()
    assert found == [" ".join(sorted([*games(), "high-card"])), "high_card"]
    assert "high-card" not in games()


def test_it_passes_the_check_that_any_game_can_be_put_through() -> None:
    done = run("-m", "parlour.check", "high-card", "--rounds", "30")
    assert (done.returncode, done.stdout.split(":")[0]) == (0, "ok      high-card"), done
    assert run("-m", "parlour.check", "high-card", installed=False).returncode == 2


def test_what_is_no_game_or_is_called_like_another_one_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "odd-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1.0\n", encoding="utf-8")
    (tmp_path / "odd.py").write_text("from parlour.games.buddy import GAME\nNONE = 1\n", encoding="utf-8")
    for names, fault in (("NONE", "names no parlour.core.game.Game"), ("GAME", "both bring a game called buddy")):
        (folder / "entry_points.txt").write_text(f"[parlour.games]\nodd = odd:{names}\n", encoding="utf-8")
        program = (
            f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from parlour.core.discovery import games; games()"
        )
        assert fault in run("-c", program).stderr


@pytest.mark.parametrize("bots", [(), ("--bots", "medium")])
def test_the_command_line_deals_it_and_replays_what_it_dealt(bots: tuple[str, ...], tmp_path: Path) -> None:
    dealt = command("deal", "high-card", "--option", "low=true", "--count", "5", "--seed", "1", *bots)
    assert dealt.returncode == 0, dealt.stderr
    records = [json.loads(line) for line in dealt.stdout.splitlines()]
    assert [(record["options"], len(record["actions"])) for record in records] == [({"low": True}, 6)] * 5
    file = tmp_path / "dealt.jsonl"
    file.write_text(dealt.stdout, encoding="utf-8")
    assert command("replay", file).returncode == 0


def test_its_refusals_are_told_in_its_own_words(tmp_path: Path) -> None:
    record = {"game": "high-card", "players": 2, "setup": {"hands": ["135", "246"], "first": 0}, "actions": ["2"]}
    file = tmp_path / "wrong.jsonl"
    file.write_text(json.dumps(record), encoding="utf-8")
    told = command("replay", file)
    assert told.returncode == 1
    assert "You do not hold the 2" in told.stdout + told.stderr


@pytest.mark.parametrize("other", ["open", "bot:medium"])
def test_a_table_of_it_is_played_to_the_end_of_the_match(other: str, tmp_path: Path) -> None:
    with (
        parlour("--port", "0", "--data", tmp_path, PYTHONPATH=str(ELSEWHERE)) as (_, host),
        Guest(host, "Mira") as mira,
        Guest(host, "Jonas") as jonas,
    ):
        table = mira.make(game="high-card", edition="high", options={"low": True}, seats=["me", other])
        if other == "open":
            assert jonas.sit(table).status_code == 201
        with mira.look(table) as one, jonas.look(table) as two:
            play_until([one, two], lambda frame: frame["winners"] != [])
            assert one.frame["view"]["game"] == "high-card"
            assert one.frame["tally"][one.frame["winners"][0]] == 2
            events = [event["event"] for frame in one.frames for event in frame["events"]]
            assert events.count("high-card-played") >= 12
            hands = [frame["view"]["hand"] for frame in two.frames if frame["view"] is not None]
            assert any(hands) == (other == "open"), "who only looks on sees no hand"
