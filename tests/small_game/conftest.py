"""Loads the small game as if it were installed elsewhere, without any other test finding it among the games."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ELSEWHERE = Path(__file__).parent / "from-elsewhere"
"""What would be a folder of installed packages: the game, and the entry point that names it."""


def load() -> None:
    """Imports the package by its place; `importlib.metadata` looks along ``sys.path`` and so sees nothing of it."""
    place = ELSEWHERE / "high_card" / "__init__.py"
    spec = spec_from_file_location("high_card", place, submodule_search_locations=[str(place.parent)])
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["high_card"] = module
    spec.loader.exec_module(module)


load()
