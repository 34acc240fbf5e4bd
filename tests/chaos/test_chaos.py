"""Anything may go wrong at any moment, and afterwards all is well: random plans in virtual time over all games."""

import asyncio
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.core.discovery import games
from parlour.room.log import Terms
from tests.chaos.loop import run_virtual
from tests.chaos.world import Fault, Plan, World

FAULTS = st.builds(
    Fault,
    at=st.integers(0, 60).map(float),
    what=st.sampled_from(["cut", "drop", "sleep", "kill", "commit", "unread", "bots", "step"]),
    who=st.integers(0, 4),
    seconds=st.sampled_from([1.0, 10.0, 45.0]),
    fate=st.sampled_from(["fails", "seems-to-fail", "dies-before", "dies-after"]),
)


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    game = draw(st.sampled_from(sorted(games())))
    rules = games()[game]
    players = draw(st.sampled_from(rules.players))
    place = st.sampled_from(["open", "bot:easy"])
    seats = ("me", *(draw(place) for _ in range(players - 1)))
    return Plan(
        game,
        seats,
        draw(st.integers(0, 2**32)),
        draw(st.sampled_from([0.1, 1.0, 3.0])),
        tuple(draw(st.lists(FAULTS, max_size=8))),
        terms=Terms(away=draw(st.sampled_from(["wait", "bot", "end"]))),
    )


@pytest.fixture(autouse=True, scope="module")
def virtual_time() -> Iterator[None]:
    """Whatever measures by the machine's clock goes by the loop's."""

    def now() -> float:
        return asyncio.get_running_loop().time()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("parlour.server.live.monotonic", now)
        patch.setattr("parlour.server.supervise.monotonic", now)
        yield


@pytest.mark.long
@settings(max_examples=200, deadline=None, derandomize=True, database=None, suppress_health_check=[*HealthCheck])
@given(plans())
def test_whatever_goes_wrong_the_table_goes_on_and_nothing_is_lost(plan: Plan) -> None:
    run_virtual(World(plan).play())
