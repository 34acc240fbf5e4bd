"""Anything may go wrong at any moment, and afterwards all is well: random plans in virtual time over all games.

A failure prints the plan it was shrunk to, to be pasted into `ONCE`. The long test, ``pytest -m long tests/chaos``,
plays other plans with every run; what it prints before its failure can be set to have the same ones again.
"""

import asyncio
import os
import time
from collections import Counter
from random import SystemRandom
from typing import Final, get_args

import pytest
from hypothesis import HealthCheck, given, note, seed, settings
from hypothesis import strategies as st

from parlour.core.discovery import games
from parlour.room.log import Terms
from parlour.server.table.make import game_info
from tests.chaos.loop import run_virtual
from tests.chaos.plan import Fault, Plan, What
from tests.chaos.store import Fate
from tests.chaos.world import World

MANY: Final = int(os.environ.get("PARLOUR_CHAOS_PLANS", "10000"))
SEED: Final = int(os.environ.get("PARLOUR_CHAOS_SEED", "0")) or SystemRandom().getrandbits(32)
FAULTS: Final = st.builds(
    Fault,
    at=st.integers(0, 40).map(float),
    what=st.sampled_from([*get_args(What), *["commit"] * 4, "still", "early"]),
    who=st.integers(0, 4),
    seconds=st.sampled_from([1.0, 10.0, 60.0, 200.0]),
    fate=st.sampled_from(get_args(Fate)),
)
COMMITS: Final = {f"commit {fate}" for fate in get_args(Fate)}
MESSAGES: Final = {"lost", "late", "doubled", "reordered", "resent"}
OWN: Final = {"refused not-due", "refused not-your-seat", "unread", "a bot fails", "goes on"}
ROWS: Final = {f"row {kind}" for kind in ("warn", "time-out", "idle", "lapse", "away", "back", "stand-in")}
ONCE: Final = (
    Plan("buddy", "piatnik-2001", ("me", "open", "open"), 0, 0.1, (Fault(5.0, "commit"), Fault(5.0, "unread"))),
    Plan(
        "paule-panik",
        "french",
        ("me", "bot:easy", "open", "bot:easy"),
        761,
        3.0,
        (
            Fault(12.0, "late", 1, 200.0),
            Fault(19.0, "still", 1, 60.0),
            Fault(28.0, "step", 3),
            Fault(9.0, "sleep", 0, 200.0),
            Fault(24.0, "still", 3, 200.0),
            Fault(6.0, "drop", 0, 1.0),
            Fault(0.0, "cut", 3, 60.0),
        ),
        Terms(away="wait", idle=15),
    ),
)
"""Plans that have failed."""


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    game = draw(st.sampled_from(sorted(games())))
    rules = games()[game]
    players = draw(st.sampled_from(rules.players))
    place = st.sampled_from(["open", "bot:easy"])
    seats = ("me", *(draw(place) for _ in range(players - 1)))
    clocks = [None] if game_info(rules).real_time else [None, 5, 20]
    terms = Terms(
        clock=draw(st.sampled_from(clocks)),
        timeout=draw(st.sampled_from(["move", "seat"])),
        away=draw(st.sampled_from([None, "wait", "bot", "end"])),
        idle=draw(st.sampled_from([15, 30, None])),
        compensate=draw(st.booleans()),
    )
    return Plan(
        game,
        draw(st.sampled_from(sorted(rules.editions))),
        seats,
        draw(st.integers(0, 2**32)),
        draw(st.sampled_from([0.1, 1.0, 3.0])),
        tuple(draw(st.lists(FAULTS, max_size=12))),
        terms,
    )


@pytest.fixture(autouse=True)
def virtual_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever measures by the machine's clock goes by the loop's; and memory for a solver costs more than its work."""

    def now() -> float:
        return asyncio.get_running_loop().time()

    monkeypatch.setattr("parlour.server.table.live.monotonic", now)
    monkeypatch.setattr("parlour.server.compute.supervise.monotonic", now)
    monkeypatch.setattr("parlour.games.costly_tricks.solver.native.LARGEST_TABLE", 12)


def play(plan: Plan, tally: Counter[str]) -> None:
    world = World(plan, tally)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time_ns", lambda: 10**18 + world.stepped * 10**9)
        patch.setattr(time, "time", lambda: 10.0**9 + world.stepped)
        run_virtual(world.play())


def play_many(count: int, seeded: int) -> Counter[str]:
    """What has gone wrong, and how often."""
    tally = Counter[str]()

    @seed(seeded)
    @settings(max_examples=count, database=None, print_blob=True, suppress_health_check=[*HealthCheck])
    @given(plans())
    def the_table_goes_on_and_nothing_is_lost(plan: Plan) -> None:
        note(repr(plan))
        play(plan, tally)

    the_table_goes_on_and_nothing_is_lost()
    return tally


def test_whatever_goes_wrong_the_table_goes_on_and_nothing_is_lost() -> None:
    """What must have gone wrong at least once is looked for in more plans, where by chance it was in none."""
    tally, wanted = Counter[str](), (*get_args(What), *COMMITS, *MESSAGES, *OWN, *ROWS)
    for seeded in range(2, 7):
        tally.update(play_many(200, seeded))
        if all(tally[what] for what in wanted):
            break
    assert [what for what in wanted if not tally[what]] == []


@pytest.mark.long
def test_whatever_goes_wrong_ten_thousand_times() -> None:
    print(f"PARLOUR_CHAOS_SEED={SEED} PARLOUR_CHAOS_PLANS={MANY}")
    print(play_many(MANY, SEED))


@pytest.mark.parametrize("plan", ONCE)
def test_what_has_gone_wrong_once_does_not_again(plan: Plan) -> None:
    play(plan, Counter())
