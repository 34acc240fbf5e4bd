"""What is kept beside a log: summaries for lists, and the matches that are over."""

from typing import Any

import pytest

from parlour.core.match import replay_match
from parlour.room.fold import advance
from parlour.room.hints import AskHint
from parlour.room.kept import follow, kept, kept_of
from parlour.room.log import ROOM, Terms
from parlour.room.messages import Resign
from parlour.room.results import MatchResult
from parlour.room.summary import summarize
from parlour.room.table import Table, open_table
from parlour.room.tell import Company, seat_infos
from tests.frames import frame_of
from tests.room.desk import JONAS, MIRA, Desk

COMPANY = Company({MIRA: "Mira", JONAS: "Jonas"}, frozenset({0}))


def ended(desk: Desk) -> list[MatchResult]:
    return follow(open_table(desk.table.header), desk.rows)[1]


def rematch(desk: Desk) -> None:
    for seat in desk.table.people.persons:
        desk.ready(seat)
    desk.deal()


def test_a_match_is_kept_when_it_is_over_and_the_next_has_the_next_number() -> None:
    desk = Desk(MIRA, "bot:flora")
    for _ in range(2):
        desk.play_match()
        rematch(desk)
    first, second = ended(desk)
    assert [first.number, second.number, desk.table.match_number] == [1, 2, 3]
    assert [(seat.player, seat.level) for seat in first.seats] == [(MIRA, None), (None, "flora")]
    assert [(seat.player, seat.level) for seat in second.seats] == [(None, "flora"), (MIRA, None)]
    assert [seat.won for seat in first.seats] == [
        seat.tally == max(s.tally for s in first.seats) for seat in first.seats
    ]
    assert first.record is not None
    replayed = replay_match(first.record)
    assert replayed.match.tally == tuple(seat.tally for seat in first.seats)
    assert (first.ending, first.rounds) == ("played", len(replayed.rounds))
    assert 0 < first.took < desk.now - desk.table.header.made_at


def test_what_follows_from_a_log_is_the_same_row_by_row_and_all_at_once() -> None:
    desk = Desk(MIRA, JONAS, seed=3)
    desk.play_match()
    rematch(desk)
    desk.do(MIRA, Resign("gone", desk.table.seats_of(MIRA)[0]))
    table, results = open_table(desk.table.header), list[MatchResult]()
    seated = None
    for row in desk.rows:
        before, table = table, advance(table, row)
        new = kept(before, row, table)
        assert new.summary == summarize(table)
        seated = new.seated if new.seated is not None else seated
        results += new.ended
    assert results == ended(desk)
    assert [result.ending for result in results] == ["played", "resigned"]
    assert [seat.resigned for seat in results[1].seats].count(True) == 1
    assert kept_of(table, results).seated == seated == frozenset({MIRA, JONAS})


def test_hints_and_take_backs_of_a_match_are_kept_and_the_next_begins_without() -> None:
    desk = Desk(MIRA, "bot:medium", terms=Terms(hints=True))
    desk.deal()
    while desk.to_act not in desk.table.people.persons:
        desk.play()
    seat, ply = desk.to_act, desk.table.game.ply(desk.table.state)
    assert ply is not None
    desk.do(MIRA, AskHint("hint", seat, ply))
    desk.play()
    desk.take_back(seat)
    desk.play_match()
    (result,) = ended(desk)
    assert (result.hints, result.take_backs) == (1, 1)
    rematch(desk)
    assert (desk.table.hints, desk.table.take_backs) == (0, 0)


@pytest.mark.parametrize("looks", [MIRA, JONAS])
def test_a_list_tells_of_a_table_what_the_table_itself_tells(looks: str) -> None:
    desk, table = Desk(MIRA, JONAS, seed=1), None
    desk.play_match()
    rematch(desk)
    table = open_table(desk.table.header)
    for row in desk.rows:
        table = advance(table, row)
        assert listed(table, looks) == shown(table, looks)


def listed(table: Table, looks: str) -> dict[str, Any]:
    summary = summarize(table)
    return {
        "phase": summary.phase,
        "seats": seat_infos(summary.game, summary.places, looks, COMPANY),
        "sat": seat_infos(summary.game, summary.sat, looks, COMPANY),
        "round": summary.round,
        "tally": summary.tally,
        "waits_for": summary.waits_for,
        "winners": summary.winners,
        "paused": summary.paused,
    }


def shown(table: Table, looks: str) -> dict[str, Any]:
    picture = frame_of(table, looks, COMPANY, table.time)
    return {name: getattr(picture, name) for name in listed(table, looks)}


def test_a_match_that_ends_before_anything_may_be_told_has_no_record() -> None:
    third: dict[str, Any] = {"game": "third-man", "edition": "piatnik-2001", "options": {}, "players": 4}
    desk = Desk(MIRA, JONAS, "bot:medium", "bot:medium", **third)
    desk.deal()
    for player in (MIRA, JONAS):
        desk.do(player, Resign(f"{player} gives up", desk.table.seats_of(player)[0]))
    assert ROOM not in {seat.player for seat in ended(desk)[0].seats}
    assert ended(desk)[0].record is None
