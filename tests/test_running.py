"""How the tests are run (`scripts/test.py`): what fails beside others counts only if it fails alone, too."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPTS = Path(__file__).parent.parent / "scripts"
UNSTEADY = """
from pathlib import Path

def test_unsteady():
    seen = Path("seen")
    first = not seen.exists()
    seen.touch()
    assert not first
"""
WRONG = "def test_wrong(): assert False\n"


@pytest.fixture
def runner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, for a folder with tests of its own."""
    monkeypatch.syspath_prepend(SCRIPTS)
    spec = importlib.util.spec_from_file_location("run_tests", SCRIPTS / "test.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setenv("PARLOUR_CHROMIUM", sys.executable)  # nothing is looked for
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "LAST_FAILED", tmp_path / ".pytest_cache" / "v" / "cache" / "lastfailed")
    monkeypatch.setattr(module, "AT_ONCE", ("-q",))
    (tmp_path / "pytest.ini").touch()
    return module


def test_what_fails_beside_others_and_not_alone_is_told_and_passes(
    runner: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_some.py").write_text(UNSTEADY, encoding="utf-8")
    assert runner.all_at_once() == 0
    assert "once more, by themselves:\n  test_some.py::test_unsteady\n" in capfd.readouterr().out


def test_what_fails_alone_too_fails_the_run(runner: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(UNSTEADY + WRONG, encoding="utf-8")
    assert runner.all_at_once() == runner.FAILED


def test_of_many_that_fail_all_count_at_once(
    runner: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for number in range(runner.FEW + 1):
        (tmp_path / f"test_{number}.py").write_text(UNSTEADY.replace("seen", f"seen{number}"), encoding="utf-8")
    assert runner.all_at_once() == runner.FAILED
    assert "once more" not in capfd.readouterr().out


def test_what_does_not_even_load_counts_at_once(runner: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text("import nothing_of_the_kind\n", encoding="utf-8")
    assert runner.all_at_once() not in (0, runner.FAILED)
