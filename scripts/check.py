"""Checks what a machine can check: format, lint, types, texts, generated files, in Python and in TypeScript."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import starmap
from pathlib import Path

ROOT = Path(__file__).parent.parent

OF_PYTHON = {
    "format (Python)": ["-m", "ruff", "format", "--check", "."],
    "lint (Python)": ["-m", "ruff", "check", "."],
    "types (Python)": ["-m", "mypy"],
    "texts": ["scripts/texts.py"],
}
OF_THE_CLIENT = {
    "format, lint, types (TypeScript)": ["scripts/node.py", "run", "--silent", "check"],
    "generated types": ["scripts/client_types.py", "--check"],
}
"""One after the other, for both install what they need into one folder."""


def main() -> int:
    """Runs every check, shows what the failing ones say, and fails if one fails."""
    with ThreadPoolExecutor() as beside:
        return max(beside.map(run_all, (OF_PYTHON, OF_THE_CLIENT)))


def run_all(checks: dict[str, list[str]]) -> int:
    """Runs some checks, one after the other: 0 if all pass, 1 if not."""
    return max([*starmap(passes, checks.items())])


def passes(name: str, command: list[str]) -> int:
    """Runs one check: 0 if it passes, 1 if not."""
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    print(f"{'FAILED' if done.returncode else 'ok    '}  {name}", flush=True)
    if done.returncode:
        print(done.stdout + done.stderr, flush=True)
    return int(done.returncode != 0)


if __name__ == "__main__":
    sys.exit(main())
