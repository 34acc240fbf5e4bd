"""Generates the client's types from the messages of the room (``--check``: only compares).

The way: `scripts/schema.py` writes the JSON Schema, json-schema-to-typescript (npm) turns it into TypeScript. The
numbers of the rules and the moments of pictures come along, from `scripts/facts.py` and `scripts/moments.py`.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import facts
import moments
import node
import schema

UI = Path(__file__).parent.parent / "ui"
GENERATOR = UI / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
TARGET = schema.TARGET.with_name("protocol.ts")
BANNER = "// Written by scripts/client_types.py with json-schema-to-typescript. Do not edit."


def main() -> int:
    """Writes or compares the files."""
    checking = "--check" in sys.argv
    status = max(schema.main(), facts.main(), moments.main())
    text = generate()
    if not checking:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text:
        print(f"{TARGET.name} is not up to date: run scripts/client_types.py", file=sys.stderr)
        status = 1
    return status


def generate() -> str:
    """The TypeScript of the protocol as it is now."""
    command = [*node.node(), str(GENERATOR), "--additionalProperties=false", "--bannerComment", BANNER]
    run = subprocess.run(
        command, input=json.dumps(older(schema.protocol())), capture_output=True, text=True, check=False
    )
    if run.returncode:
        raise SystemExit(f"{run.stderr.strip()}\n(is it installed? npm ci --prefix ui)")
    return run.stdout


def older(value: Any) -> Any:
    """The schema in the dialect that the generator reads: a tuple's types stand in ``items``."""
    if isinstance(value, list):
        return [older(part) for part in value]
    if not isinstance(value, dict):
        return value
    new = {key: older(part) for key, part in value.items() if key not in ("prefixItems", "discriminator")}
    if "prefixItems" in value:
        new |= {"items": older(value["prefixItems"]), "additionalItems": False}
    if isinstance(new.get("description"), str):
        new["description"] = "\n".join(line.strip() for line in new["description"].splitlines())
    return new


if __name__ == "__main__":
    sys.exit(main())
