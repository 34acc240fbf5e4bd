"""Plays the records that the client's pictures are made of, and writes their views (``--check``: only compares).

A game's folder in the client may hold ``moments.json``: by name, a game record, which of its moments are shown, and
the seat that sees them (``viewer``), unless it is everybody. Beside it this writes ``moments.ts``: the views and events
of those moments, as they would come at a table.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from parlour.core.game import Viewer
from parlour.core.record import read_round, read_variant
from parlour.core.round import Round

GAMES = Path(__file__).parent.parent / "ui" / "src" / "games"
SHOWN = {"all": slice(None), "last": slice(-1, None)}
"""What ``moments`` of a record may say: every moment, before each action and after the last one, or only the end."""
FILE = """\
// Written by scripts/client_types.py from moments.json by the rules. Do not edit.

import type {{ Moment }} from "../game";

/** By record, its moments as a spectator or one seat sees them, each with the events that led to it. */
export const MOMENTS: Readonly<Record<{names}, readonly Moment<{game}>[]>> = {{
{records},
}};
"""


def main() -> int:
    """Writes or compares the files of all games that have records."""
    return max([_file(source) for source in sorted(GAMES.glob("*/moments.json"))], default=0)


def _file(source: Path) -> int:
    target, text = source.with_suffix(".ts"), generate(source)
    if "--check" not in sys.argv:
        target.write_text(text, encoding="utf-8")
    elif not target.is_file() or target.read_text(encoding="utf-8") != text:
        print(f"{target.relative_to(GAMES)} is not up to date: run scripts/client_types.py", file=sys.stderr)
        return 1
    return 0


def generate(source: Path) -> str:
    """The TypeScript of a game's moments."""
    wanted = json.loads(source.read_text(encoding="utf-8"))
    game = source.parent.name
    records = {
        name: [*moments(read_of({"game": game, **one["record"]}), one.get("viewer"))][SHOWN[one["moments"]]]
        for name, one in wanted.items()
    }
    return FILE.format(
        names=" | ".join(map(_text, records)),
        game=_text(game),
        records=",\n".join(f"  {_text(name)}: [\n{_lines(found)}\n  ]" for name, found in records.items()),
    )


def _lines(found: list[Any]) -> str:
    return ",\n".join(f"    {_text(moment)}" for moment in found)


def read_of(record: Any) -> Round:
    """The round of a record, as far as it goes."""
    return read_round(record, read_variant(record))


def moments(played: Round, viewer: Viewer = None) -> Iterator[Any]:
    """What somebody gets at each moment of a round."""
    game, before = played.game, None
    for index, state in enumerate(played.states):
        happened = () if before is None else game.tell(before, *played.moves[index - 1], state, viewer)
        yield msgspec.to_builtins({"view": game.view(state, viewer), "events": happened})
        before = state


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main())
