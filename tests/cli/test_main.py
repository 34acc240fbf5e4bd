"""The command as a shell runs it."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from cyclopts import App, UnknownOptionError

from parlour.cli.games import at_terminal
from parlour.cli.main import COMMANDS
from parlour.core.command import Console, FileName
from parlour.core.discovery import games

FILES = Path(__file__).parent.parent / "conformance"
PARLOUR = [sys.executable, "-c", "from parlour.cli import main; main()"]


def parlour(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    environment = {"LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    return subprocess.run([*PARLOUR, *arguments], input=given, capture_output=True, check=False, env=environment)


def test_what_is_dealt_replays_clean_through_a_pipe() -> None:
    options = ["--option", "match=tug_of_war", "--option", "must_follow_trump=true"]
    dealt = parlour("deal", "costly-tricks", "--edition", "french", *options, "--count", "3", "--seed", "7")
    assert dealt.returncode == 0
    replayed = parlour("replay", "-", given=dealt.stdout)
    assert (replayed.returncode, replayed.stdout) == (0, b"3 right, 0 wrong.\n")
    filled = parlour("replay", "-", "--json", given=dealt.stdout)
    assert [json.loads(line)["edition"] for line in filled.stdout.splitlines()] == ["french"] * 3


def test_a_wrong_record_makes_the_status_one_and_a_missing_file_two() -> None:
    assert parlour("replay", str(FILES / "costly-tricks.jsonl")).returncode == 0
    assert parlour("replay", str(FILES / "malformed" / "truncated.jsonl")).returncode == 1
    missing = parlour("replay", "nowhere.jsonl")
    assert missing.returncode == 2
    assert b"nowhere.jsonl" in missing.stderr


def test_who_has_read_enough_is_no_fault_of_the_file() -> None:
    command = [*PARLOUR, "replay", "--json", *[str(FILES / "costly-tricks.jsonl")] * 4]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as replaying:
        assert replaying.stdout
        assert replaying.stderr
        assert replaying.stdout.readline()
        replaying.stdout.close()
        assert replaying.stderr.read() == b""
    assert replaying.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is full")
@pytest.mark.parametrize(
    "arguments",
    [
        ["deal", "costly-tricks", "--count", "3", "--seed", "1"],
        ["replay", str(FILES / "costly-tricks.jsonl")],
        ["replay", "--json", str(FILES / "costly-tricks.jsonl")],
        ["--help"],
    ],
    ids=" ".join,
)
def test_a_disk_that_is_full_is_said_and_no_traceback(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        told = subprocess.run([*PARLOUR, *arguments], stdout=full, stderr=subprocess.PIPE, check=False)
    assert told.returncode == 2
    assert told.stderr.decode() == f"The output cannot be written: {os.strerror(errno.ENOSPC)}.\n"


def test_a_port_that_cannot_be_is_refused() -> None:
    for port in ("-1", "65536", "99999"):
        refused = parlour("--port", port)
        assert refused.returncode != 0
        assert b"65535" in refused.stdout + refused.stderr or b">= 0" in refused.stdout + refused.stderr


def test_a_count_that_makes_no_sense_is_refused_without_a_traceback() -> None:
    for count in ("-2", "0", "many"):
        refused = parlour("deal", "costly-tricks", "--count", count)
        assert refused.returncode != 0
        assert b"--count" in refused.stdout + refused.stderr
        assert b"Traceback" not in refused.stderr


@pytest.mark.parametrize("jobs", ["0", "-3", "x"])
def test_a_games_command_is_not_done_by_nobody(jobs: str) -> None:
    done = parlour("solve", "T5.4.. .2..83 .3.T1. ...T76", "--leader", "0", "--jobs", jobs)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"--jobs" in done.stderr


def test_what_is_no_command_or_option_is_said() -> None:
    assert b"no command" in parlour("serve").stderr
    assert b"neither such a file nor such an option" in parlour("replay", "--nope").stderr
    assert parlour("--public-url", "not a url").returncode == 2


def test_a_byte_order_mark_is_passed_over() -> None:
    dealt = parlour("deal", "costly-tricks", "--seed", "1").stdout
    assert parlour("replay", "-", given=b"\xef\xbb\xbf" + dealt).returncode == 0


def test_a_reader_that_has_seen_enough_gets_no_traceback() -> None:
    with subprocess.Popen(
        [*PARLOUR, "deal", "costly-tricks", "--count", "500", "--seed", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1


def test_help_lists_the_commands() -> None:
    shown = parlour("--help").stdout.decode()
    for command in ("replay", "deal", "--lan", "--data", "--public-url"):
        assert command in shown


def test_commands_of_games_are_there_and_no_two_have_one_name() -> None:
    brought = [name for game in games().values() for name in game.commands]
    assert brought
    assert len({*brought, *COMMANDS}) == len(brought) + len(COMMANDS)
    shown = parlour("--help").stdout.decode()
    for name in (*brought, *COMMANDS):
        assert f"│ {name} " in shown


def test_a_command_that_needs_no_game_imports_none() -> None:
    script = (
        "import sys; from parlour.cli.main import main\ntry: main()\nfinally: print('parlour.games' in sys.modules)"
    )
    for arguments in (["backup", "--help"], ["--version"], ["solve", "--help"]):
        told = subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, check=True)
        assert told.stdout.decode().endswith(f"{arguments[0] == 'solve'}\n")


def test_a_game_s_command_has_the_arguments_of_its_function(capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[object] = []

    def count(console: Console, /, *names: str, loud: bool = False, file: FileName | None = None, most: int = 3) -> int:
        """Count names.

        Parameters
        ----------
        names
            Whose they are.
        """
        asked.extend((names, loud, file, most))
        console.print("told")
        console.warn("beside")
        return 5

    app = App(name="some", result_action="return_value")
    app.command(at_terminal(count), name="count")
    assert app(["count", "a", "b", "--loud", "--file", "-x", "--most", "7"], exit_on_error=False) == 5
    assert asked == [("a", "b"), True, "-x", 7]
    assert (*capsys.readouterr(),) == ("told\n", "beside\n")
    with pytest.raises(UnknownOptionError):
        app(["count", "--no-loud"], exit_on_error=False, print_error=False)
    app(["count", "--help"])
    assert "Whose they are." in capsys.readouterr().out
