"""Checks what a machine can check: format, lint, types, texts, generated files, in Python and in TypeScript."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

CHECKS = {
    "format (Python)": ["-m", "ruff", "format", "--check", "."],
    "lint (Python)": ["-m", "ruff", "check", "."],
    "types (Python)": ["-m", "mypy"],
    "format, lint, types (TypeScript)": ["scripts/node.py", "run", "--silent", "check"],
    "generated types": ["scripts/client_types.py", "--check"],
    "texts": ["scripts/texts.py"],
}


def main() -> int:
    """Runs every check, shows what the failing ones say, and fails if one fails."""
    return max([passes(name, command) for name, command in CHECKS.items()])


def passes(name: str, command: list[str]) -> int:
    """Runs one check: 0 if it passes, 1 if not."""
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    print(f"{'FAILED' if done.returncode else 'ok    '}  {name}", flush=True)
    if done.returncode:
        print(done.stdout + done.stderr, flush=True)
    return int(done.returncode != 0)


if __name__ == "__main__":
    sys.exit(main())
