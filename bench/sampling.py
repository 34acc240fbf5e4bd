"""Where a process spends its time: its main thread is looked at every few milliseconds of CPU (not on Windows)."""

import signal
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

EVERY: Final = 0.002
"""Seconds of CPU between two looks."""
PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "waiting, reading and writing (the system)": ("selectors", "asyncio.selector_events"),
    "the event loop": ("asyncio",),
    "the web server": ("uvicorn", "websockets", "litestar", "parlour.server.door"),
    "what the rules say and show": ("parlour.games",),
    "drawing pictures": ("parlour.room.showing", "parlour.room.tell", "parlour.room.may", "parlour.room.colours"),
    "deciding, folding and what is due": ("parlour.room", "parlour.core"),
    "tables, their viewers and storing": ("parlour.server",),
}
"""By what a part of the work is called, the modules that do it; the first that fits counts."""


@contextmanager
def sampled(into: Path) -> Iterator[None]:
    """Writes down where the time went until this is left, a line for each part, the largest first."""
    counted = Counter[str]()

    def look(_signal: int, frame: FrameType | None) -> None:
        counted[_part(frame)] += 1

    signal.signal(signal.SIGPROF, look)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # so that what was seen is written down
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        lines = [f"{count / counted.total():6.1%} {part}" for part, count in counted.most_common()]
        into.write_text("\n".join(lines), encoding="utf-8")


def _part(frame: FrameType | None) -> str:
    """What the innermost known module belongs to."""
    while frame is not None:
        module = frame.f_globals.get("__name__", "")
        for part, modules in PARTS.items():
            if any(module == one or module.startswith(f"{one}.") for one in modules):
                return part
        frame = frame.f_back
    return "all else"
