"""Writes the JSON Schema of the protocol, from which the client's types are generated (``--check``: only compares)."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from parlour.core.discovery import games
from parlour.room import messages
from parlour.server import schema
from parlour.server.guest import schema as guest_schema
from parlour.server.replay import schema as replay_schema
from parlour.server.study import schema as study_schema

TARGET = Path(__file__).parent.parent / "ui" / "src" / "protocol" / "protocol.schema.json"
ROOTS = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "Http": schema.Http,
    "Guest": guest_schema.GuestHttp,
    "Study": study_schema.Study,
    "Replays": replay_schema.ReplayHttp,
}


def main() -> int:
    """Writes or compares."""
    text = json.dumps(protocol(), indent=1, ensure_ascii=False) + "\n"
    if "--check" in sys.argv:
        current = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        if not current:
            print(f"{TARGET.name} is not up to date: run scripts/client_types.py", file=sys.stderr)
        return 0 if current else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


def protocol() -> dict[str, Any]:
    """One schema with a definition for every struct; a game's structs carry its name in front."""
    roots, components = msgspec.json.schema_components(list(ROOTS.values()))
    names = dict(_names(structs(ROOTS.values())))
    text = json.dumps(
        {**dict(zip(ROOTS, roots, strict=True)), **{names[key]: value for key, value in components.items()}}
    )
    for old, new in names.items():
        text = text.replace(f'"#/$defs/{old}"', f'"#/$defs/{new}"')
    definitions = json.loads(text)
    for name, definition in definitions.items():
        definition["title"] = name
    root = {"type": "object", "properties": {key: {"$ref": f"#/$defs/{key}"} for key in ROOTS}}
    return {**root, "title": "Protocol", "required": list(ROOTS), "$defs": dict(sorted(definitions.items()))}


def structs(types: Iterable[Any]) -> set[type]:
    """Every struct that the types mention."""
    found: set[type] = set()

    def walk(info: Any) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                return
            found.add(info.cls)
        for name in getattr(info, "__struct_fields__", ()):
            value = getattr(info, name)
            for part in value if isinstance(value, tuple) else (value,):
                walk(part)

    for info in msgspec.inspect.multi_type_info(types):
        walk(info)
    return found


def _names(found: set[type]) -> Iterable[tuple[str, str]]:
    """From msgspec's name of each struct (qualified only where two would clash) to ours."""
    prefixes = {
        game.view_type.__module__.rpartition(".")[0]: game.name.title().replace("-", "") for game in games().values()
    }
    plain = [cls.__name__ for cls in found]
    for cls in found:
        qualified = f"{cls.__module__}.{cls.__qualname__}"
        key = cls.__name__ if plain.count(cls.__name__) == 1 else qualified
        yield key, prefixes.get(cls.__module__.rpartition(".")[0], "") + cls.__name__


if __name__ == "__main__":
    sys.exit(main())
