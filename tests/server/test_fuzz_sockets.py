"""Sockets under a grammar of right, bent and broken messages: no fault of ours, and two others play on."""

import logging
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from parlour.room.log import Header, Row
from parlour.server.app import Room
from parlour.server.door.pace import Rate, Talk
from tests.room.desk import JONAS, MIRA, Desk
from tests.server.raw import PING, TEXT, Raw, frame
from tests.server.running import Guest, Json, Screen, play_until, running
from tests.server.test_secret_pairs import put

KINDS = (
    *("act", "ready", "take-back", "pause", "resume", "answer", "resign", "leave", "come-back", "change-seat"),
    *("ask-bot", "arrange", "name-seat", "start", "react", "echo", "ping", "position", "review", "review-table"),
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
VALUES = {
    "type": st.sampled_from(KINDS),
    "id": st.sampled_from(["a", "b", "c", "x" * 64, "x" * 65]),  # few, so that they come again
    "seat": st.integers(-1, 2),
    "to": st.integers(-1, 2),
    "ply": st.integers(0, 3),
    "name": st.sampled_from(["Anna", "", "x" * 25]),
    "action": st.sampled_from(["R0", "G10", "PT", "0", ""]),
    "agree": st.booleans(),
    "reaction": st.sampled_from(["oops", "well-played"]),
    "level": st.sampled_from(["easy", "hard"]),
    "probe": st.integers(0, 3),
    "at": st.floats(0, 1e9),
    "table": st.sampled_from(["played", "nowhere"]),
    "match": st.none() | st.integers(0, 2),
    "round": st.integers(0, 2),
    "record": st.fixed_dictionaries(
        {"game": st.sampled_from(["costly-tricks", "buddy", "?"])}, optional={"setup": ANYTHING}
    ),
}
RIGHT = st.fixed_dictionaries(VALUES)
BENT = st.builds(lambda right, key, value: {**right, key: value}, RIGHT, st.sampled_from([*VALUES]), ANYTHING)
SHORT = st.builds(
    lambda right, gone: {key: right[key] for key in right if key not in gone},
    RIGHT,
    st.sets(st.sampled_from([*VALUES])),
)
Step: TypeAlias = tuple[int, bytes, int]
"""Which socket says which bytes, and how many times."""


def written(message: Any) -> bytes:
    return frame(TEXT, msgspec.json.encode(message)[:4000])


MESSAGES = (RIGHT | BENT | SHORT).map(written)
CUT = st.builds(lambda message, at: frame(TEXT, msgspec.json.encode(message)[:at]), RIGHT, st.integers(0, 200))
FRAMES = st.builds(
    lambda opcode, payload, fin: frame(opcode, payload, fin=fin),
    st.sampled_from([0, TEXT, 2, 3, 8, PING, 0xA]),
    st.binary(max_size=130),
    st.booleans(),
)
STEPS = st.lists(
    st.tuples(st.integers(0, 4), MESSAGES | CUT | FRAMES | st.binary(max_size=60), st.sampled_from([1, 1, 2, 30])),
    max_size=15,
)


@dataclass
class Fuzzed:
    """A room, a table of somebody who may do anything, and another one at which two people play."""

    room: Room
    tom: Guest
    table: str
    players: list[Screen]

    def paths(self) -> list[tuple[str, dict[str, str]]]:
        """Of the sockets: two of the same person, one of a stranger, and the study's with a cookie and without."""
        table, own = f"/api/tables/{self.table}/live", {"Cookie": self.tom.cookie}
        return [(table, own), (table, own), (table, {}), ("/api/study/live", own), ("/api/study/live", {})]


def played() -> tuple[Header, list[Row]]:
    """A table of which a round can be reviewed."""
    desk = Desk(MIRA, JONAS, table="played")
    desk.deal()
    desk.play_round()
    return desk.table.header, desk.rows


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    with ExitStack() as all_of_it:
        folder = tmp_path_factory.mktemp("room")
        put(folder, [played()])
        room, host = all_of_it.enter_context(running(folder))
        room.blunders = Talk(Rate(1e6, 10**6))  # or nobody would be let in any more after a while
        mira, jonas, tom = (all_of_it.enter_context(Guest(host, name)) for name in ("Mira", "Jonas", "Tom"))
        quiet = mira.make(seats=["me", "open"])
        jonas.sit(quiet)
        players = [all_of_it.enter_context(guest.look(quiet)) for guest in (mira, jonas)]
        yield Fuzzed(room, tom, tom.make(seats=["me", "same-screen"]), players)


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # the room does, in its own thread
@given(steps=STEPS)
@settings(
    max_examples=80,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],  # what happens is no function of the steps alone, so nothing can be shrunk
    suppress_health_check=[*HealthCheck],
)
def test_pitfall_81_whatever_sockets_say_others_play_on_and_no_fault_is_ours(
    steps: list[Step], fuzzed: Fuzzed, caplog: pytest.LogCaptureFixture
) -> None:
    say(fuzzed, steps)
    play_a_move(fuzzed.players)
    faults = [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
    assert not faults, faults


def say(fuzzed: Fuzzed, steps: list[Step]) -> None:
    """Every socket is opened by its first step; whoever is shown the door says no more."""
    with ExitStack() as open_sockets:
        sockets: dict[int, Raw] = {}
        for index, data, times in steps:
            if index not in sockets:
                path, headers = fuzzed.paths()[index]
                sockets[index] = open_sockets.enter_context(Raw(fuzzed.tom.host))
                assert b" 101 " in sockets[index].upgrade(path, **headers)
            with suppress(ConnectionError):
                sockets[index].send(data * times)


def play_a_move(players: list[Screen]) -> None:
    """Whoever's turn it is plays, which is acknowledged, and both see it."""
    for screen in players:
        if not screen.frame:
            screen.until_frame()
    if players[0].frame["phase"] == "over":
        for screen in players:
            assert screen.answer(screen.ready())["type"] == "acknowledged"
        for screen in players:
            screen.until_frame(lambda frame: frame["phase"] == "playing")
    before = standing(players[0].frame)
    play_until(players, lambda frame: standing(frame) != before)


def standing(frame: Json) -> tuple[int, int, str]:
    return frame["round"], frame["ply"], frame["phase"]
