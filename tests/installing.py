"""Parlour as a package: wheels built from a copy of this tree, and environments of their own to install them in."""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Container
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
LEFT_OUT: Final = shutil.ignore_patterns("node_modules", "__pycache__", "*.tmp")
PARTS: Final = (
    "src",
    "ui",
    "cpp",
    "hatch_build.py",
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "licenses",
    ".gitignore",
)
INSTALLED: Final = ROOT / "scripts" / "installed.py"
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def copy_project(target: Path) -> Path:
    """What a wheel is made of, with the client and the kernel that are built already: nothing is built again."""
    target.mkdir()
    for part in (ROOT / name for name in PARTS):
        if part.is_dir():
            shutil.copytree(part, target / part.name, ignore=LEFT_OUT)
        else:
            shutil.copy(part, target)
    return target


def build_wheel(project: Path, target: Path, **environment: str) -> Path:
    """The wheel, built by the backend as pip would call it; an environment without a path finds no npm."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    run(command, cwd=project, env={**os.environ, **environment})
    (wheel,) = target.glob("*.whl")
    return wheel


class Environment:
    """A virtual environment, whose programs find no others: no compiler, no node, no git."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        run([sys.executable, "-m", "venv", str(folder)])
        self.python = folder / "bin" / "python"

    def install(self, *what: str | Path) -> None:
        """Installs wheels alone, those that were tried together."""
        options = ("--quiet", "--disable-pip-version-check", "--no-compile", "--only-binary=:all:")
        self.run("-m", "pip", "install", *options, "-c", str(chosen(self.folder)), *map(str, what))

    def run(self, *arguments: str | Path) -> str:
        """Runs its Python where nothing of this tree is found; what it prints."""
        alone = {**os.environ, "PATH": str(self.python.parent), "CXX": "", "PYTHONPATH": ""}
        return run([str(self.python), *map(str, arguments)], cwd=self.folder, env=alone)


def chosen(folder: Path, names: Container[str] | None = None) -> Path:
    """A file of the versions that were tried together, of all packages or of some."""
    file = folder / "chosen.txt"
    tried = PROJECT["tool"]["uv"]["constraint-dependencies"]
    wanted = [line for line in tried if names is None or line.partition("==")[0] in names]
    file.write_text("\n".join(wanted), encoding="utf-8")
    return file


def run(command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
    """Runs a command that must succeed; what it prints."""
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
