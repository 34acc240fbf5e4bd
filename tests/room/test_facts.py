"""What follows from a table is worked out once, and never that of another table."""

import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from parlour.core.discovery import games
from parlour.core.known import known
from parlour.room.due import deal_at, goes_on_at, house_at, overdue, ponderers, thinkers
from parlour.room.kept import kept_of
from parlour.room.table import Table
from parlour.room.wishes import EVERY
from tests.room.desk import JONAS, MIRA, Desk
from tests.room.test_may import STEPS, open_desk

FACTS = {name: fact for name, fact in vars(Table).items() if isinstance(fact, known)}


def facts(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in FACTS}


def anew(table: Table) -> dict[str, Any]:
    """The same, each worked out by a table that knows none of the others."""
    return {name: fact.func(replace(table)) for name, fact in FACTS.items()}


@pytest.mark.parametrize("game", games())
@settings(max_examples=15)
@given(st.integers(0, 999), st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 9_999)), max_size=60))
def test_whatever_happens_a_table_knows_what_follows_from_itself(game: str, seed: int, life: list[Any]) -> None:
    desk = open_desk(game, seed, seed, seed // 2, seed)
    for step, pick in life:
        before, known_before = desk.table, facts(desk.table)
        desk.now += EVERY
        step(desk, pick)
        assert facts(desk.table) == anew(desk.table)
        assert known_before == anew(before), "a table that others were made of has changed"


def test_a_replaced_table_does_not_know_what_followed_from_the_old_one() -> None:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    playing = desk.table
    assert facts(playing)["phase"] == "playing"
    assert replace(playing, ended=(0,)).phase == "over"
    assert replace(playing, paused_at=playing.time).waits_for == frozenset()
    assert replace(playing, seats=(None, None)).people.persons == frozenset()


def test_what_a_table_knows_is_no_part_of_it() -> None:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    asked, fresh = desk.table, replace(desk.table)
    facts(asked)
    assert asked == fresh
    assert repr(asked) == repr(fresh)
    assert msgspec.structs.asdict(asked).keys() == {*Table.__struct_fields__}
    assert not vars(copy.copy(asked)), "a copy knows nothing yet"


@pytest.mark.parametrize("name", FACTS)
def test_all_who_ask_are_told_what_was_worked_out_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    desk.play()
    asked, work_out = list[Table](), FACTS[name].func

    def counted(table: Table) -> Any:
        asked.append(table)
        return work_out(table)

    monkeypatch.setattr(FACTS[name], "func", counted)
    table = desk.table = replace(desk.table)
    for viewer in (MIRA, JONAS, None):
        desk.frame(viewer)
    for question in (deal_at, goes_on_at, house_at, overdue, thinkers, ponderers, kept_of, facts):
        question(table)
    assert sum(one is table for one in asked) == 1
