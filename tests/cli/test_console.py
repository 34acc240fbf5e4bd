"""What is printed on consoles that know few characters."""

import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.cli import console, main
from parlour.cli.replay import replay
from parlour.cli.texts import LANGUAGES, catalogues

FILES = Path(__file__).parent.parent / "conformance"
PARLOUR = [sys.executable, "-c", "from parlour.cli import main; main()"]
ENCODINGS = ("cp1252", "cp850", "ascii")
RECORD = str(FILES / "costly-tricks.jsonl")
COMMANDS = {
    "help": ["--help"],
    "help of a command": ["deal", "--help"],
    "no such command": ["nope’"],
    "no such option": ["deal", "costly-tricks", "--cuont", "„2“"],
    "deal": ["deal", "costly-tricks", "--seed", "1"],
    "deal unknown": ["deal", "“bridge”"],
    "replay": ["replay", str(FILES / "invalid.jsonl")],
    "replay nothing": ["replay"],
    "replay json": ["replay", "--json", str(FILES / "invalid.jsonl")],
    "replay missing": ["replay", "nowhere…"],
    "review": ["review", "ONE"],
    "review json": ["review", "--json", "ONE"],
    "solve": ["solve", "T5.4.. .2..83 .3.T1. ...T76", "--leader", "0"],
    "solve nothing": ["solve"],
    "puzzle": ["puzzle", "--example"],
    "backup": ["backup", "ONE", "--data", "ONE ü"],
    "restore": ["restore", "ONE", "--data", "ONE ü"],
    "a folder that is none": ["--port", "0", "--data", "ONE/ü"],
    "a bad address": ["--public-url", "„no“"],
}


def run(arguments: list[str], encoding: str, language: str, given: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    environment = {**os.environ, "LC_ALL": f"{language}.UTF-8", "PYTHONIOENCODING": encoding, "COLUMNS": "100"}
    return subprocess.run([*PARLOUR, *arguments], input=given, capture_output=True, check=False, env=environment)


def readable(told: str) -> bool:
    """Without traces of programs: escapes, tracebacks, question marks that stand for something."""
    escapes = re.search(r"\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|Traceback|UnicodeEncodeError", told)
    return bool(told) and not escapes and "?" not in told.replace("--count?", "")


@pytest.fixture
def one(tmp_path: Path) -> Path:
    """A file with one record."""
    file = tmp_path / "one.jsonl"
    file.write_text(Path(RECORD).read_text(encoding="utf-8").partition("\n")[0], encoding="utf-8")
    return file


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pitfall_57_every_command_can_speak_to_every_console(
    monkeypatch: pytest.MonkeyPatch, one: Path, name: str, encoding: str, language: str
) -> None:
    written = io.BytesIO()
    arguments = [part.replace("ONE", str(one)) for part in COMMANDS[name]]
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setattr(sys, "argv", ["parlour", *arguments])
    for stream in ("stdout", "stderr"):
        monkeypatch.setattr(sys, stream, io.TextIOWrapper(written, encoding, write_through=True))
    with pytest.raises(SystemExit):
        main()
    assert readable(written.getvalue().decode("utf-8" if "json" in name else encoding))


@pytest.mark.parametrize(("encoding", "language"), [*zip(ENCODINGS, LANGUAGES, strict=True)])
@pytest.mark.parametrize("name", ["help", "no such command", "review"])
def test_pitfall_57_the_process_does_the_same(one: Path, name: str, encoding: str, language: str) -> None:
    done = run([part.replace("ONE", str(one)) for part in COMMANDS[name]], encoding, language)
    assert readable((done.stdout + done.stderr).decode(encoding))


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pitfall_57_every_character_of_the_texts_has_something_that_reads_like_it(encoding: str, language: str) -> None:
    for character in sorted({*"".join(catalogues(language))}):
        assert console._substitute(character, encoding) not in ("?", "") or character == "?", character


@pytest.mark.parametrize(
    ("encoding", "expected"),
    [
        ("ascii", '"Fluegel" - Cote d\'Azur, "x" ...'),
        ("cp850", '"Flügel" - Côte d\'Azur, «x» ...'),
        ("cp1252", "„Flügel“ - Côte d’Azur, «x» …"),
    ],
)
def test_pitfall_57_only_what_an_encoding_lacks_is_replaced(
    monkeypatch: pytest.MonkeyPatch, encoding: str, expected: str
) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding))
    console.prepare()
    print("„Flügel“ − Côte d’Azur, «x» …", end="", flush=True)
    assert written.getvalue() == expected.encode(encoding)


def test_pitfall_57_the_room_opens_on_a_console_that_cannot_draw_the_code(tmp_path: Path) -> None:
    command = [*PARLOUR, "--port", "0", "--public-url", "http://cards.example.org", "--data", str(tmp_path)]
    for encoding, drawn in (("cp1252", False), ("cp850", True)):
        environment = {**os.environ, "LC_ALL": "de", "PYTHONIOENCODING": encoding}
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as room:
            assert room.stdout is not None
            told = b""
            while b"Strg-C" not in told:
                line = room.stdout.readline()
                assert line, told
                told += line
            room.send_signal(signal.SIGINT)
        assert ("█" in told.decode(encoding)) == drawn
        assert "http://" in told.decode(encoding)


def test_pitfall_57_what_machines_read_is_utf_8_on_every_console() -> None:
    record = json.loads(Path(RECORD).read_text(encoding="utf-8").partition("\n")[0]) | {"meta": {"players": "Jörg, 李"}}
    given = json.dumps(record, ensure_ascii=False).encode()
    for encoding in ("cp850", "utf-16"):
        done = run(["replay", "--json", "-"], encoding, "de", given)
        assert done.returncode == 0
        assert json.loads(done.stdout.decode("utf-8"))["meta"] == record["meta"]


def test_pitfall_57_a_file_whose_name_is_no_text_is_named_in_text_and_in_json(tmp_path: Path) -> None:
    file = os.fsdecode(os.fsencode(tmp_path) + b"/na\xefve.jsonl")
    Path(file).write_text("{}\n", encoding="utf-8")
    for arguments, name in ((["replay"], b"na?ve.jsonl"), (["replay", "--json"], "na\ufffdve.jsonl".encode())):
        done = run([*arguments, file], "utf-8", "en")
        assert done.returncode == 1
        assert b"Traceback" not in done.stderr
        assert name in done.stdout


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-be", "utf-8-sig"])
def test_pitfall_57_records_are_read_as_a_shell_of_windows_writes_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    lines = Path(RECORD).read_text(encoding="utf-8").splitlines()[:3]
    mark = "\ufeff" if encoding == "utf-16-be" else ""
    file = tmp_path / "records.jsonl"
    file.write_bytes((mark + "\r\n".join([*lines, ""])).encode(encoding))
    assert replay(str(file)) == 0
    assert capsys.readouterr().out == "3 right, 0 wrong.\n"
