"""The oldest version of every dependency that we say is enough is installed, and a part of the tests runs with them."""

import json
import os
import shutil
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name
from packaging.version import Version

from tests.installing import PROJECT, ROOT, chosen, run

DEPENDENCIES = [*PROJECT["project"]["dependencies"], *PROJECT["project"]["optional-dependencies"]["postgres"]]
TOOLS = ("pytest", "httpx", "hypothesis")
TELLING = (
    "tests/server/test_store.py::test_a_match_keeps_its_number_and_its_record_for_ever",
    "tests/cli/test_solve.py::test_a_file_comes_out_in_order_with_the_values_filled_in[2]",
    "tests/cli/test_console.py::test_pitfall_57_every_command_can_speak_to_every_console[fr-ascii-no such option]",
)
"""Rooms on both databases with their sockets, and the command line in a process of its own."""


def find_uv() -> str | None:
    """The uv that runs this, the tree's own, or any."""
    own = ROOT / ".uv" / "bin" / "uv"
    return os.environ.get("UV") or (str(own) if own.is_file() else shutil.which("uv"))


def lowest(requirement: str) -> tuple[NormalizedName, Version]:
    """A dependency and the oldest version of it that is enough."""
    wanted = Requirement(requirement)
    (bound,) = wanted.specifier
    assert bound.operator == ">="
    return canonicalize_name(wanted.name), Version(bound.version)


def test_every_dependency_has_a_lower_bound_and_the_room_works_with_all_of_them(tmp_path: Path) -> None:
    uv, python = find_uv(), tmp_path / "old" / "bin" / "python"
    if uv is None or sys.platform == "win32":
        pytest.skip("it takes uv: python3 -m venv .uv && .uv/bin/pip install uv")
    run([uv, "venv", "--quiet", "--python", sys.executable, str(tmp_path / "old")])
    install = [uv, "pip", "install", "--quiet", "--python", str(python), "--only-binary=:all:"]
    until = f"--exclude-newer={PROJECT['tool']['uv']['exclude-newer']}"
    run([*install, until, "--resolution=lowest-direct", *DEPENDENCIES], cwd=tmp_path)
    run([*install, until, *TOOLS, *DEPENDENCIES, "-c", str(chosen(tmp_path, TOOLS))], cwd=tmp_path)
    found = json.loads(run([uv, "pip", "list", "--quiet", "--format=json", "--python", str(python)], cwd=tmp_path))
    versions = {canonicalize_name(package["name"]): Version(package["version"]) for package in found}
    bounds = dict(map(lowest, DEPENDENCIES))
    assert {name: versions[name] for name in bounds} == bounds
    source = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    run([str(python), "-m", "pytest", "-p", "no:cacheprovider", *TELLING], env=source)
