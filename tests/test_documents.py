"""What documents say in tables that the code knows, too."""

import re
from pathlib import Path

from parlour.server.door.connections import ConnectionBounds
from parlour.server.door.pace import TABLES_A_SECOND, TABLES_AT_ONCE, Limits, Rate

DOCS = Path(__file__).parent.parent / "docs"
ROW = re.compile(r"^\| `(\w+)` \| ([0-9. |]+) \|", re.MULTILINE)


def test_the_limits_of_a_room_are_those_that_its_operator_reads() -> None:
    text = (DOCS / "operating.md").read_text(encoding="utf-8")
    told = {name: tuple(map(float, values.split("|"))) for name, values in ROW.findall(text)}
    limits, bounds = Limits(), ConnectionBounds()
    rates = {name: getattr(limits, name) for name in Limits.__struct_fields__}
    rates["TABLES"] = Rate(TABLES_A_SECOND, TABLES_AT_ONCE)
    asked = {name: (float(rate.a_second), float(rate.at_once)) for name, rate in rates.items()}
    assert told == asked | {name: (float(getattr(bounds, name)),) for name in ConnectionBounds.__struct_fields__}
