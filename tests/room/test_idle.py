"""Whoever is there and does nothing stalls nobody for ever: pitfall 79."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.discovery import games
from parlour.core.game import Seat
from parlour.room.decide import Command, Deal, GoOn, HouseActs
from parlour.room.due import IDLE, LAPSE, Overdue, deal_at, goes_on_at, house_at, overdue, thinkers
from parlour.room.frame import MatchWon, SeatNews
from parlour.room.log import ROOM, Acted, Terms
from parlour.room.messages import Act, Answer, AskBot, Pause, Ready, Resign, Resume, Start, TakeBack
from parlour.room.seating import Gone, Returned
from tests.room.desk import JONAS, MIRA, TOM, Desk

ANNE, BEN = "a" * 32, "b" * 32
PEOPLE = (MIRA, JONAS, TOM, ANNE, BEN)


def playing(*places: str, **changes: Any) -> tuple[Desk, Seat]:
    """A table in turns, and whose turn it is."""
    desk = Desk(*(places or (MIRA, JONAS)), seed=1, **changes)
    desk.deal()
    return desk, desk.to_act


def grow_idle(desk: Desk, seat: Seat) -> tuple[Any, ...]:
    desk.now += IDLE
    return desk.do(ROOM, Overdue("idle", seat))


def test_pitfall_79_the_others_may_let_a_bot_make_the_move_of_somebody_who_is_there_and_idle() -> None:
    desk, seat = playing()
    other = desk.player(1 - seat)
    assert desk.code(ROOM, Overdue("idle", seat)) == "not-due"
    assert desk.frame(other).bot_at == ()
    assert desk.refusal(other, AskBot, at=seat) == "seat-taken"
    assert grow_idle(desk, seat) == (SeatNews(seat, "idle"),)
    assert desk.frame(other).idle == (seat,)
    assert [desk.frame(viewer).bot_at for viewer in (other, desk.player(seat), None)] == [(seat,), (), ()]
    assert desk.refusal(desk.player(seat), AskBot, at=seat) == "seat-taken", "nobody asks for a move of his own"
    assert desk.ask(other, AskBot, at=seat) == (SeatNews(seat, "time-out"),)
    assert desk.ask(other, AskBot, at=seat) == (), "a second click changes nothing"
    assert thinkers(desk.table) == (seat,)
    act = desk.act()
    assert desk.code(ROOM, Act("", seat, act.ply, act.action)) == ""
    assert (seat in desk.table.people.persons, desk.table.idle, desk.table.hurried) == (True, frozenset(), frozenset())
    assert desk.again() == desk.table


def test_pitfall_79_whoever_plays_after_all_is_idle_no_more() -> None:
    desk, seat = playing()
    grow_idle(desk, seat)
    desk.play()
    assert desk.frame(MIRA).idle == ()
    assert overdue(desk.table) == {Overdue("idle", 1 - seat): desk.now + IDLE}


def test_nobody_is_idle_who_keeps_nobody_waiting_or_whose_table_has_a_clock() -> None:
    for places, terms in (((MIRA, "bot:medium"), Terms()), ((MIRA, JONAS), Terms(clock=60))):
        desk, _ = playing(*places, terms=terms)
        while desk.to_act != 0:
            desk.play()
        assert "idle" not in {late.kind for late in overdue(desk.table)}


def test_who_goes_away_is_away_and_no_longer_idle() -> None:
    desk, seat = playing(terms=Terms(away="bot"))
    grow_idle(desk, seat)
    desk.do(ROOM, Gone(seat))
    assert desk.frame(MIRA).idle == ()
    assert {late.kind for late in overdue(desk.table)} == {"stand-in"}
    desk.do(ROOM, Returned(seat))
    assert overdue(desk.table) == {Overdue("idle", seat): desk.now + IDLE}


def test_pitfall_79_who_gives_up_because_the_other_does_nothing_has_not_lost() -> None:
    desk, seat = playing()
    other = desk.player(1 - seat)
    grow_idle(desk, seat)
    assert desk.ask(other, Resign) == (SeatNews(1 - seat, "resigned"), MatchWon((0, 1)))
    assert desk.table.phase == "over"
    assert desk.frame(None).winners == (0, 1)
    assert desk.again() == desk.table


def test_who_gives_up_while_somebody_else_still_plays_loses_as_ever() -> None:
    desk = Desk(MIRA, JONAS, TOM, ANNE, game="third-man", options={"board_end": "beyond"}, players=4)
    desk.deal()
    desk.let_house()
    seat = next(iter(desk.table.waits_for))
    grow_idle(desk, seat)
    leaver = (seat + 1) % 4
    desk.ask(desk.player(leaver), Resign)
    assert desk.table.phase == "playing"
    assert desk.table.resigned == {leaver}
    desk, seat = playing()
    desk.ask(desk.player(1 - seat), Resign)
    assert desk.table.winners == (seat,), "the other one is not idle"


def test_pitfall_79_another_match_waits_for_nobody_for_ever() -> None:
    desk, _ = playing()
    desk.play_match()
    assert overdue(desk.table) == {}, "nobody wants another one yet"
    desk.ready(1)
    assert deal_at(desk.table) is None
    assert grow_idle(desk, 0) == (SeatNews(0, "idle"),)
    assert desk.frame(JONAS).bot_at
    desk.ask(JONAS, AskBot, at=0)
    assert deal_at(desk.table) is not None
    desk.deal()
    assert desk.table.phase == "playing"
    assert desk.table.people.persons == {0, 1}, "everybody has his seat"
    assert desk.table.idle == frozenset()
    assert desk.again() == desk.table


def test_pitfall_79_a_wish_that_nobody_answers_is_forgotten() -> None:
    desk, _ = playing()
    desk.ask(MIRA, Pause)
    assert desk.refusal(JONAS, TakeBack) in ("already-asked", "nothing-to-take-back")
    assert desk.refusal(JONAS, Pause) == "already-asked"
    desk.now = desk.rows[-1].time + LAPSE - 1001
    assert desk.code(ROOM, Overdue("lapse", 0)) == "not-due"
    assert desk.do(ROOM, Overdue("lapse", 0)) == (SeatNews(0, "unanswered"),)
    assert desk.refusal(JONAS, Answer, yes=True) == "nothing-asked"
    desk.ask(JONAS, Pause)
    assert desk.frame(MIRA).asked_of == 0
    assert desk.again() == desk.table


PANIK: dict[str, Any] = {"game": "paule-panik", "edition": "quick", "options": {}}
BETS: dict[str, Any] = {**PANIK, "options": {"bets": True}}


def race(*places: str, terms: Terms | None = None, **order: Any) -> Desk:
    desk = Desk(*places, players=len(places), terms=terms or Terms(), **{**PANIK, **order})
    desk.deal()
    return desk


def test_pitfall_79_where_nobody_plays_the_table_plays_for_one_who_could() -> None:
    desk = race(MIRA, JONAS)
    able = {seat for seat in (0, 1) if desk.table.game.legal(desk.table.state, seat)}
    due = goes_on_at(desk.table)
    assert due == desk.table.acted_at + 30_000
    assert desk.frame(None).goes_on_in == due - desk.now
    assert desk.code(ROOM, GoOn()) == "not-due"
    assert desk.code(MIRA, GoOn()) == "not-due", "nor does anybody else say when"
    desk.now = due
    assert desk.code(MIRA, GoOn()) == "not-due"
    desk.do(ROOM, GoOn())
    row = desk.rows[-1]
    assert (row.kind, row.seat in able, row.action_id) == ("act", True, None)
    assert desk.table.people.persons == {0, 1}
    assert goes_on_at(desk.table) in (row.time + 30_000, None)
    assert desk.again() == desk.table


def test_pitfall_79_a_table_may_choose_another_time_or_to_wait_for_ever() -> None:
    assert goes_on_at((desk := race(MIRA, JONAS, terms=Terms(idle=90))).table) == desk.table.acted_at + 90_000
    assert goes_on_at(race(MIRA, JONAS, terms=Terms(idle=None)).table) is None
    assert goes_on_at(playing()[0].table) is None, "in turns that is for people to decide"


def test_a_table_goes_on_by_itself_only_where_it_is_on() -> None:
    desk = race(MIRA, "bot:medium")
    desk.ask(MIRA, Pause)
    assert (goes_on_at(desk.table), desk.frame(MIRA).goes_on_in) == (None, None)
    desk = race(MIRA, "bot:medium")
    desk.do(ROOM, Gone(0))
    assert goes_on_at(desk.table) is None
    desk.now += 60_000
    desk.do(ROOM, Returned(0))
    assert goes_on_at(desk.table) == desk.table.acted_at + 30_000, "it begins anew"


def test_pitfall_79_bets_have_one_time_for_all_and_silence_is_no_bet() -> None:
    desk = race(MIRA, JONAS, TOM, **BETS)
    due = desk.rows[-1].time + 30_000
    assert goes_on_at(desk.table) == due
    desk.do(JONAS, Act(desk.new_id(), 1, 0, "bet"))
    assert goes_on_at(desk.table) == due, "whoever has said it gains the others no time"
    desk.now = due
    desk.do(ROOM, GoOn())
    desk.do(ROOM, GoOn())
    assert [(row.seat, row.body) for row in desk.rows[-2:]] == [(0, Acted("no bet")), (2, Acted("no bet"))]
    view: Any = desk.frame(None).view
    assert [player.bet for player in view.players] == [False, True, False]
    assert goes_on_at(desk.table) == desk.table.acted_at + 30_000, "the race has its own time"


def test_a_pause_stops_the_time_for_bets() -> None:
    desk = race(MIRA, "bot:medium", **BETS)
    due = goes_on_at(desk.table)
    assert due is not None
    desk.ask(MIRA, Pause)
    began = desk.rows[-1].time
    desk.now += 500_000
    desk.ask(MIRA, Resume)
    assert goes_on_at(desk.table) == due + desk.rows[-1].time - began


# Whatever the others may do, they do; one person is there and never does anything.


def _able(desk: Desk, idler: Seat) -> list[tuple[Seat, str]]:
    table = desk.table
    if table.phase != "playing" or table.paused_at is not None or desk.now < table.acted_at:
        return []
    others = sorted({*table.game.to_act(table.state)} & ((table.waits_for - {idler}) | {*thinkers(table)}))
    return [(seat, table.game.show(action)) for seat in others for action in table.game.legal(table.state, seat)]


def _offers(desk: Desk, idler: Seat) -> Iterator[tuple[str, Command]]:
    """What a person who would like to go on is offered."""
    for seat in sorted(desk.table.people.persons - {idler}):
        who = desk.player(seat)
        if desk.table.phase != "playing" and seat not in desk.table.ready:
            yield who, Ready(desk.new_id(), seat)
        if seat in desk.frame(who).may.start:
            yield who, Start(desk.new_id(), seat)
        if idler in desk.table.idle and idler in desk.frame(who).bot_at:
            yield who, AskBot(desk.new_id(), seat, idler)


def _due(desk: Desk) -> Iterator[tuple[int, Command]]:
    room: tuple[tuple[int | None, Command], ...] = (
        (deal_at(desk.table), Deal()),
        (house_at(desk.table), HouseActs()),
        (goes_on_at(desk.table), GoOn()),
    )
    yield from ((at, command) for at, command in room if at is not None)
    yield from ((at, late) for late, at in overdue(desk.table).items())


def _step(desk: Desk, idler: Seat) -> None:
    """Somebody acts, or what is due first happens; fails if the table stalls."""
    for who, command in _offers(desk, idler):
        before = desk.table
        desk.do(who, command)
        if desk.table is not before:
            return
    able = _able(desk, idler)
    if able:
        seat, text = desk.rng.choice(able)
        who = desk.player(seat) if seat in desk.table.people.persons - desk.table.hurried else ROOM
        desk.do(who, Act(desk.new_id(), seat, desk.table.game.ply(desk.table.state), text))
        return
    due, command = min(_due(desk), key=lambda each: each[0])
    desk.now = max(desk.now, due)
    desk.do(ROOM, command)


@given(st.data())
@settings(max_examples=12, deadline=None)
@pytest.mark.parametrize("game", sorted(games()))
def test_pitfall_79_one_who_does_nothing_keeps_no_match_from_its_end(game: str, data: st.DataObject) -> None:
    rules = games()[game]
    edition = data.draw(st.sampled_from(sorted(rules.editions)))
    players = data.draw(st.sampled_from(rules.players))
    options = msgspec.to_builtins(rules.editions[edition])
    order = {"game": game, "edition": edition, "options": options, "players": players, "version": rules.version}
    desk = Desk(*PEOPLE[:players], seed=data.draw(st.integers(0, 999)), **order)
    idler = data.draw(st.integers(0, players - 1))
    while len(desk.table.rounds) < 3 and desk.table.phase != "over":
        _step(desk, idler)
        assert len(desk.rows) < 5000, "it goes on and on"
    assert all(row.player != PEOPLE[idler] for row in desk.rows), "he has done nothing"
    assert desk.again() == desk.table
