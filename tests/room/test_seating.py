"""Who sits where: changing seats, bots that stand in, leaving, giving up, another match."""

from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.room.decide import Deal
from parlour.room.due import GRACE, PATIENCE, Overdue, deal_at, overdue, thinkers
from parlour.room.frame import MatchWon, SeatNews
from parlour.room.log import ROOM, Player, Terms
from parlour.room.messages import Arrange, AskBot, ChangeSeat, ComeBack, Leave, Ready, Resign
from parlour.room.record import match_record
from parlour.room.seating import Gone, Returned, TakeSeat
from tests.room.desk import JONAS, MIRA, TOM, Desk

FOUR: dict[str, Any] = {"game": "third-man", "options": {"board_end": "beyond"}, "players": 4}


def playing(**changes: Any) -> Desk:
    desk = Desk(MIRA, JONAS, **changes)
    desk.deal()
    return desk


def owner(desk: Desk, seat: Seat) -> Player | None:
    sitter = desk.table.seats[seat]
    return None if sitter is None else sitter.player


def test_seats_change_before_the_start_and_a_bot_makes_way() -> None:
    desk = Desk(MIRA, "bot:yusuf", "open", "open", **FOUR)
    assert desk.ask(MIRA, ChangeSeat, to=2) == (SeatNews(2, "moved"),)
    assert (desk.table.seats_of(MIRA), desk.table.people.open_seats) == ((2,), (0, 3))
    desk.ask(MIRA, ChangeSeat, to=1)
    assert desk.table.seats[2] is not None
    assert desk.table.seats[2].level == "yusuf"
    desk.do(JONAS, TakeSeat(0))
    assert desk.refusal(MIRA, ChangeSeat, to=0) == "seat-taken"
    assert desk.refusal(MIRA, ChangeSeat, to=9) == "no-such-seat"
    assert desk.again() == desk.table


def test_seats_do_not_change_once_cards_are_dealt() -> None:
    assert playing().refusal(MIRA, ChangeSeat, to=1) == "already-started"


def test_who_leaves_before_the_start_makes_room_for_others() -> None:
    desk = Desk(MIRA, "open")
    desk.ask(MIRA, Leave)
    assert desk.table.people.open_seats == (0, 1)
    assert desk.code(JONAS, TakeSeat()) == ""


def test_pitfall_25_a_bot_takes_the_seat_of_who_is_away_too_long_and_gives_it_back_at_once() -> None:
    desk = playing(terms=Terms(away="bot"))
    desk.do(ROOM, Gone(1))
    stand_in = Overdue("stand-in", 1)
    left = desk.frame(MIRA).away[1]
    assert left == GRACE
    assert desk.code(ROOM, stand_in) == "not-due"
    desk.now += GRACE
    assert desk.do(ROOM, stand_in, MIRA) == (SeatNews(1, "bot-plays"),)
    seat = desk.frame(MIRA).seats[1]
    assert (seat.kind, seat.name, seat.level) == ("person", "Jonas", "flora")
    while desk.to_act != 1:
        desk.play()
    assert thinkers(desk.table) == (1,)
    assert desk.code(JONAS, desk.act()) == "bot-plays-for-you"
    assert desk.again() == desk.table
    desk.do(ROOM, Returned(1))
    assert thinkers(desk.table) == ()
    assert desk.code(JONAS, desk.act()) == ""


@pytest.mark.parametrize("terms", [Terms(away="wait"), Terms()])
def test_pitfall_25_in_turns_the_others_wait_unless_the_table_has_decided_otherwise(terms: Terms) -> None:
    desk = playing(terms=terms)
    desk.do(ROOM, Gone(1))
    assert overdue(desk.table) == {}
    desk.ask(MIRA, AskBot, at=1)
    assert 1 not in desk.table.people.persons, "unless somebody at the table asks for a bot"


def test_pitfall_25_the_table_decides_that_the_match_ends() -> None:
    desk = playing(terms=Terms(away="end"))
    desk.do(ROOM, Gone(1))
    desk.now += PATIENCE
    assert desk.do(ROOM, Overdue("end", 1)) == (SeatNews(1, "ended"), MatchWon((0,)))
    assert (desk.table.phase, desk.table.winners) == ("over", (0,))
    assert desk.again() == desk.table


def test_nobody_is_replaced_while_nobody_waits_for_him() -> None:
    desk = playing(terms=Terms(away="bot"))
    desk.do(ROOM, Gone(0))
    desk.do(ROOM, Gone(1))
    assert overdue(desk.table) == {}
    desk.now += 100 * GRACE
    desk.do(ROOM, Returned(0))
    assert desk.frame(MIRA).away == (None, GRACE), "it counts from when somebody is there to wait"


def test_a_bot_may_be_asked_for_as_soon_as_somebody_is_away_and_no_sooner() -> None:
    desk = playing()
    assert desk.refusal(MIRA, AskBot, at=1) == "seat-taken"
    desk.do(ROOM, Gone(1))
    assert desk.refusal(MIRA, AskBot, at=1) == ""
    assert 1 not in desk.table.people.persons
    while desk.to_act != 1:
        desk.play()
    assert thinkers(desk.table) == (1,)


def test_pitfall_25_who_leaves_strands_nobody_and_finds_his_seat_again() -> None:
    desk = playing()
    assert desk.ask(JONAS, Leave) == (SeatNews(1, "left"),)
    assert desk.table.people.persons == {0}
    desk.do(ROOM, Returned(1))
    assert desk.table.people.persons == {0, 1}
    assert desk.again() == desk.table


def test_a_table_that_all_have_left_to_bots_rests() -> None:
    desk = Desk(MIRA, "bot:medium", seed=1)
    desk.deal()
    desk.ask(MIRA, Leave)
    assert (thinkers(desk.table), deal_at(desk.table)) == ((), None)
    desk.ask(MIRA, ComeBack)
    assert desk.table.people.persons == {0}


def test_of_two_the_other_wins_when_one_resigns() -> None:
    desk = playing()
    assert desk.ask(MIRA, Resign) == (SeatNews(0, "resigned"), MatchWon((1,)))
    assert (desk.table.phase, desk.table.winners) == ("over", (1,))
    assert desk.refusal(MIRA, Resign) == "match-over"
    assert "winners" not in match_record(desk.table), "who won does not follow from the rounds"
    assert desk.again() == desk.table


def test_of_more_a_bot_plays_on_and_who_resigned_cannot_win() -> None:
    desk = Desk(MIRA, JONAS, TOM, "bot:medium", **FOUR)
    desk.deal()
    assert desk.ask(MIRA, Resign) == (SeatNews(0, "resigned"),)
    assert desk.table.phase == "playing"
    assert desk.frame(JONAS).seats[0].resigned
    assert desk.refusal(MIRA, ComeBack) == "resigned"
    desk.do(ROOM, Gone(0))
    desk.do(ROOM, Returned(0))
    assert 0 not in desk.table.people.persons, "he may watch"
    desk.ask(JONAS, Resign)
    assert desk.ask(TOM, Resign)[-1] == MatchWon((3,)), "no person is left who could win"


def test_at_a_shared_screen_each_wish_is_offered_from_the_seats_that_may_have_it() -> None:
    desk = Desk(MIRA, MIRA, JONAS, game="buddy", options={}, players=3)
    desk.deal()
    may = desk.frame(MIRA).may
    assert (may.resign, may.pause) == ((0, 1), (0, 1))
    desk.do(MIRA, Resign("she gives up", 0))
    may = desk.frame(MIRA).may
    assert (may.resign, may.pause, may.react, may.come_back) == ((1,), (1,), (0, 1), ())
    desk.play_round()
    assert desk.frame(MIRA).may.ready == (1,)
    desk.do(MIRA, Ready("and goes on", 1))
    assert not desk.frame(MIRA).may.ready


def test_who_has_given_up_is_not_offered_the_next_round() -> None:
    desk = Desk(MIRA, JONAS, TOM, game="buddy", options={}, players=3)
    desk.deal()
    desk.ask(MIRA, Resign)
    desk.play_round()
    assert (desk.frame(MIRA).may.ready, desk.frame(JONAS).may.ready) == ((), (1,))
    assert desk.refusal(MIRA, Ready) == "bot-plays-for-you"


def test_who_resigned_is_not_among_the_winners_whatever_his_bot_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(MIRA, JONAS, TOM, "bot:medium", **FOUR)
    desk.deal()
    desk.ask(MIRA, Resign)
    ended = replace(desk.table)
    vars(ended.round)["outcome"] = "its round is over"
    monkeypatch.setattr(type(ended), "tally", (3, 1, 0, 1))
    assert ended.winners == (1, 3)


def test_another_match_moves_everybody_on_by_a_seat() -> None:
    desk = playing()
    desk.play_match()
    desk.ready(0)
    desk.ready(1)
    desk.deal()
    assert desk.rows[-1].kind == "rematch"
    assert [owner(desk, seat) for seat in (0, 1)] == [JONAS, MIRA]
    assert desk.table.resigned == frozenset()
    assert desk.again() == desk.table


def test_another_match_after_giving_up_is_a_match_for_all() -> None:
    desk = playing()
    desk.ask(MIRA, Resign)
    for who in (MIRA, JONAS):
        desk.ask(who, Ready)
    desk.deal()
    assert desk.table.phase == "playing"
    assert desk.table.people.persons == {0, 1}


def test_another_match_does_not_wait_for_who_is_away() -> None:
    desk = playing()
    desk.ask(MIRA, Resign)
    desk.do(ROOM, Gone(1))
    desk.ask(MIRA, Ready)
    assert desk.code(ROOM, Deal()) == ""


def test_who_leaves_after_the_match_makes_room_for_another_one() -> None:
    desk = playing()
    desk.ask(MIRA, Resign)
    desk.ask(JONAS, Leave)
    assert deal_at(desk.table) is None
    assert desk.frame(TOM).join == 1
    desk.do(TOM, TakeSeat())
    for who in (MIRA, TOM):
        desk.ask(who, Ready)
    assert desk.code(ROOM, Deal()) == ""


def test_after_the_match_the_seats_stay_as_they_are_for_its_account() -> None:
    desk = Desk(MIRA, JONAS, "bot:easy", "bot:easy", **FOUR)
    desk.deal()
    desk.ask(MIRA, Resign)
    desk.ask(JONAS, Resign)
    assert desk.refusal(MIRA, ChangeSeat, to=2) == "already-started"
    assert desk.frame(MIRA).change_to == ()


def test_the_account_of_a_match_names_who_played_it_and_not_who_has_come_since() -> None:
    desk = playing()
    desk.ask(MIRA, Resign)
    assert desk.frame(MIRA).sat == (), "nobody has gone yet"
    desk.ask(JONAS, Leave)
    assert [seat.name for seat in desk.frame(MIRA).sat] == ["Mira", "Jonas"]
    desk.do(TOM, TakeSeat())
    assert [(seat.name, seat.mine) for seat in desk.frame(TOM).sat] == [("Mira", False), ("Jonas", False)]
    assert [seat.mine for seat in desk.frame(TOM).seats] == [False, True]
    assert desk.again() == desk.table
    for who in (MIRA, TOM):
        desk.ask(who, Ready)
    desk.deal()
    assert desk.frame(TOM).sat == (), "it is another match"


def test_who_comes_after_the_match_sees_no_hand_of_who_has_left() -> None:
    desk = Desk(MIRA, JONAS, game="paule-panik", edition="quick", options={})
    desk.deal()
    desk.ask(MIRA, Resign)
    desk.ask(JONAS, Leave)
    desk.do(TOM, TakeSeat())
    mine, his = (desk.frame(who).view for who in (MIRA, TOM))
    assert mine is not None
    assert mine.hand
    assert his is not None
    assert his.hand == ()


def test_pitfall_83_a_message_that_is_sent_again_is_its_senders_wherever_he_sits_by_then() -> None:
    desk = Desk(MIRA, "open", "open", game="buddy", edition="piatnik-2001", options={}, players=3)
    change = ChangeSeat("one", 0, 2)
    assert desk.do(MIRA, change)
    for table in (desk.table, desk.again()):
        desk.table = table
        assert desk.do(MIRA, change) == ()
    desk.do(TOM, TakeSeat(0))
    assert desk.code(TOM, ChangeSeat("one", 0, 1)) == "", "ids are everybody's own"
    leave = Leave("two", 2)
    desk.do(MIRA, leave)
    assert desk.do(MIRA, leave) == ()
    assert desk.code(MIRA, Leave("three", 2)) == "not-your-seat"


def test_pitfall_83_the_row_of_a_bots_seat_keeps_the_id_of_who_asked_for_it() -> None:
    desk = Desk(MIRA, "open")
    desk.do(MIRA, Arrange("one", 0, 1, "bot:flora"))
    assert (desk.rows[-1].seat, desk.rows[-1].player, desk.rows[-1].action_id) == (1, MIRA, "one")
    desk.do(MIRA, ChangeSeat("two", 0, 1))
    assert desk.again().seen == {(MIRA, "one"), (MIRA, "two")}


def test_presence_is_told_by_the_room_alone() -> None:
    desk = playing()
    assert desk.code(MIRA, Gone(1)) == "not-your-seat"
    assert desk.code(MIRA, Overdue("stand-in", 1)) == "not-due"
    assert desk.code(ROOM, Returned(1)) == ""
    assert [row.kind for row in desk.rows].count("back") == 0


def test_no_bot_is_offered_for_somebody_who_fell_silent_before_the_table_knows_that_he_is_away() -> None:
    desk = playing()
    assert [desk.frame(MIRA, present).bot_at for present in (frozenset({0, 1}), frozenset({0}))] == [(), ()]
    assert desk.refusal(MIRA, AskBot, at=1) == "seat-taken"
    desk.code(ROOM, Gone(1))
    assert desk.frame(MIRA, frozenset({0})).bot_at == (1,)
    assert desk.refusal(MIRA, AskBot, at=1) == ""
