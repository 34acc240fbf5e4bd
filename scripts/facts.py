"""Writes the numbers of the rules for the client's rule pages and pictures (``--check``: only compares)."""

import json
import sys
from pathlib import Path

from parlour.core.discovery import games

TARGET = Path(__file__).parent.parent / "ui" / "src" / "protocol" / "facts.ts"
HEAD = """\
// Written by scripts/client_types.py from the constants of the rules. Do not edit.

/** By game, what its rule texts name; what depends on options is as in the default edition. */
"""


def main() -> int:
    """Writes or compares."""
    text = generate()
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text:
        print(f"{TARGET.name} is not up to date: run scripts/client_types.py", file=sys.stderr)
        return 1
    return 0


def generate() -> str:
    """The TypeScript of the facts as they are now; a game that names none is left out."""
    every = {name: dict(game.facts(next(iter(game.editions.values())))) for name, game in games().items()}
    facts = {name: found for name, found in every.items() if found}
    return f"{HEAD}export const FACTS = {json.dumps(facts, indent=2, ensure_ascii=False)} as const;\n"


if __name__ == "__main__":
    sys.exit(main())
