"""The fold of a table's log."""

from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.game import HOUSE, Setup
from parlour.room.decide import Command, Deal, decide
from parlour.room.due import overdue
from parlour.room.fold import advance, replay
from parlour.room.log import (
    ROOM,
    Acted,
    Agreed,
    Arranged,
    AskedFor,
    Body,
    BotSat,
    Columns,
    DamagedLog,
    Dealt,
    DealtAgain,
    Left,
    LookAt,
    Looked,
    LostRace,
    Moved,
    Named,
    Resigned,
    Row,
    Sat,
    StoodIn,
    Terms,
    WasReady,
    WatchingSet,
    WentAway,
    as_columns,
    from_columns,
)
from parlour.room.messages import (
    Act,
    Answer,
    Arrange,
    AskBot,
    ChangeSeat,
    ComeBack,
    Leave,
    Pause,
    Ready,
    Resign,
    Resume,
    Start,
    TakeBack,
)
from parlour.room.seating import Gone, Returned, TakeSeat
from parlour.room.table import open_table
from tests.room.desk import JONAS, MIRA, TOM, Desk, header


def test_a_whole_match_folds_to_the_table_that_was_played() -> None:
    desk = Desk(MIRA, JONAS)
    desk.play_match()
    assert desk.table.winners
    assert len(desk.table.tallies) == len(desk.table.rounds)
    assert replay(desk.table.header, desk.rows) == desk.table


COMMANDS = st.lists(st.tuples(st.integers(0, 11), st.integers(0, 50)), max_size=150)


@settings(max_examples=60, deadline=None)
@given(
    COMMANDS,
    st.sampled_from([(MIRA, JONAS), (MIRA, "bot:medium"), (MIRA, MIRA), (MIRA, "open")]),
    st.integers(0, 9),
)
def test_any_sequence_of_commands_folds_to_the_same_table(
    commands: list[tuple[int, int]], places: tuple[str, ...], seed: int
) -> None:
    desk = Desk(*places, seed=seed, terms=Terms(clock=60))
    for kind, value in commands:
        _try(desk, kind, value)
    assert replay(desk.table.header, desk.rows) == desk.table
    assert [row.seq for row in desk.rows] == [*range(1, len(desk.rows) + 1)]
    assert all(one.time <= other.time for one, other in zip(desk.rows, desk.rows[1:], strict=False))


def _try(desk: Desk, kind: int, value: int) -> None:
    """Something that may be allowed or not: mostly play, now and then everything else."""
    who = [MIRA, JONAS, ROOM, TOM][value % 4]
    if kind == 0 and value % 3:
        _try_rarer(desk, who, value)
    elif kind == 0:
        desk.code(who, TakeBack(str(value), value % 2))
    elif kind == 1:
        desk.code(who, Ready(str(value), value % 2))
    elif kind == 2:
        desk.code(who, TakeSeat(None if value % 3 == 2 else value % 3))
    elif kind == 3 or desk.table.phase != "playing":
        desk.code(ROOM, Deal())
    elif kind == 4:
        desk.code(who, Act(str(value), value % 2, value, "R0"))
    elif desk.table.waits_for and desk.to_act not in desk.table.hurried:
        desk.code(desk.mover, desk.act(value))


def _try_rarer(desk: Desk, who: str, value: int) -> None:
    name, seat = str(value), value // 4 % 2
    commands: list[Command] = [
        Pause(name, seat),
        Resume(name, seat),
        Answer(name, seat, yes=value % 5 > 0),
        Resign(name, seat),
        Leave(name, seat),
        ComeBack(name, seat),
        ChangeSeat(name, seat, 1 - seat),
        AskBot(name, seat, 1 - seat),
        Arrange(name, seat, 1 - seat, ("open", "bot:flora", "gone")[value % 3]),
        Start(name, seat),
    ]
    desk.code(who, commands[value // 3 % len(commands)])
    desk.code(ROOM, Gone(seat) if value % 2 else Returned(seat))
    desk.now += 40_000
    for late in overdue(desk.table):
        desk.code(ROOM, late)


def test_pitfall_09_the_deal_is_in_the_log_and_never_drawn_again() -> None:
    desk = Desk(MIRA, JONAS, seed=3)
    desk.deal()
    assert replay(desk.table.header, desk.rows).state == desk.table.state
    decided = decide(Desk(MIRA, JONAS).table, ROOM, Deal(), 2_000_000, Random(4))
    assert decided is not None
    assert decided.row != desk.rows[-1]


def test_pitfall_11_a_log_of_other_rules_is_not_replayed_by_guesswork() -> None:
    with pytest.raises(ParlourError) as caught:
        open_table(header(version=999))
    assert caught.value.code == "rules-changed"
    assert caught.value.parameters["written"] == 999


def test_a_missing_row_is_noticed() -> None:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    with pytest.raises(DamagedLog) as caught:
        replay(desk.table.header, [desk.rows[0], desk.rows[2]])
    assert (caught.value.code, caught.value.parameters) == ("table-damaged", {"row": 3})


@pytest.mark.parametrize(
    "row",
    [
        Row(4, 1_004_000, 0, Acted("no card")),
        Row(4, 1_004_000, 7, Acted("R0")),
        Row(4, 1_004_000, HOUSE, WentAway()),
        Row(4, 1_004_000, 0, Agreed()),
        Row(4, 1_004_000, HOUSE, Dealt({})),
    ],
)
def test_pitfall_74_a_row_that_cannot_be_understood_damages_its_log(row: Row) -> None:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    with pytest.raises(DamagedLog) as caught:
        replay(desk.table.header, [*desk.rows, row])
    assert caught.value.parameters == {"row": 4}


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("ask", "the moon"),
        ("deal", "no JSON"),
        ("rematch", "[]"),
        ("move", "x"),
        ("move", ""),
        ("fly", ""),
        ("", ""),
    ],
)
def test_pitfall_74_columns_that_are_no_row_damage_their_log(kind: str, text: str) -> None:
    with pytest.raises(DamagedLog) as caught:
        from_columns(Columns(4, 1_004_000, kind, 0, text))
    assert caught.value.parameters == {"row": 4}


SETUP: Setup = {"hands": ["T5.4..", "…"], "leader": 0}
EACH = (
    (Sat(MIRA), MIRA),
    (BotSat("easy"), "easy"),
    (Arranged("bot:easy"), "bot:easy"),
    (WatchingSet(allowed=False), "false"),
    (Moved(3), "3"),
    (Named("Anna"), "Anna"),
    (Dealt(SETUP), '{"hands":["T5.4..","…"],"leader":0}'),
    (DealtAgain({}), "{}"),
    (Acted("R0"), "R0"),
    (LostRace("3 L"), "3 L"),
    (AskedFor("take-back"), "take-back"),
    (StoodIn("hard"), "hard"),
    (Left(""), ""),
    (Resigned("medium"), "medium"),
    (Looked(LookAt(1, 3)), '{"match":1,"round":3}'),
)

KINDS = {
    *("sit", "bot", "arrange", "watching", "move", "name", "away", "back", "stand-in", "leave"),
    *("start", "deal", "rematch", "begin", "act", "ready", "hint", "resign", "end"),
    *("take-back", "ask", "yes", "no", "lapse", "pause", "resume"),
    *("warn", "time-out", "idle"),
    *("look", "give-time", "go-without", "lost-race"),
}


def test_every_kind_of_row_is_stored_under_its_name_and_read_as_it_was() -> None:
    """The names and texts are those of the databases that there are: never change them."""
    held = {type(body): (body, text) for body, text in EACH}
    kinds = get_args(Body)
    for kind in kinds:
        body, text = held.get(kind, (None, ""))
        row = Row(1, 2, 0, kind() if body is None else body, "id", MIRA)
        columns = as_columns(row)
        assert (columns.kind, columns.action) == (row.kind, text)
        assert from_columns(columns) == row
    assert {str(kind.__struct_config__.tag) for kind in kinds} == KINDS


def test_what_stands_beside_a_kind_that_holds_nothing_does_not_matter() -> None:
    assert from_columns(Columns(1, 2, "ready", 0, "of an older room")).body == WasReady()


def test_an_illegal_action_in_a_log_is_noticed() -> None:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    row = Row(desk.table.seq + 1, desk.now, 1 - desk.to_act, Acted(desk.act().action))
    with pytest.raises(IllegalAction):
        advance(desk.table, row)


def test_options_of_the_table_outlive_a_change_of_its_edition() -> None:
    """The header holds all of them, so the default of an edition is never asked again."""
    table = open_table(header(edition="piatnik-2001", options={"must_follow_trump": False, "match": "tug_of_war"}))
    assert not table.options.must_follow_trump
    assert table.tally == (3, 3)


def test_another_match_begins_with_the_first_deal_after_the_last_one() -> None:
    desk = Desk(MIRA, JONAS)
    desk.play_match()
    desk.ready(0)
    desk.ready(1)
    desk.deal()
    assert (desk.table.phase, desk.table.tally, desk.table.tallies, len(desk.table.rounds)) == (
        "playing",
        (0, 0),
        (),
        1,
    )
    assert replay(desk.table.header, desk.rows) == desk.table
