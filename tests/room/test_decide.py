"""Who may do what at a table."""

import msgspec
import pytest

from parlour.room.decide import Deal
from parlour.room.due import BETWEEN
from parlour.room.fold import replay
from parlour.room.log import ROOM, Acted
from parlour.room.messages import Act, Ready, TakeBack
from parlour.room.seating import SeatBot, TakeSeat
from tests.room.desk import JONAS, MIRA, TOM, Desk


@pytest.fixture
def desk() -> Desk:
    playing = Desk(MIRA, JONAS)
    playing.deal()
    return playing


@pytest.fixture
def solo() -> Desk:
    """Against a bot, after the person's first action and at least one of the bot's after it."""
    playing = Desk(MIRA, "bot:medium", seed=1)
    playing.deal()
    while playing.to_act != 0:
        playing.play()
    while playing.to_act == 0:
        playing.play()
    playing.play()
    return playing


def test_pitfall_02_a_stale_action_is_refused_with_a_code(desk: Desk) -> None:
    late = desk.act()
    desk.play()
    assert desk.code(desk.player(late.seat), late) == "stale-turn"


def test_pitfall_65_an_action_meant_for_another_round_is_not_played_in_this_one(desk: Desk) -> None:
    act = desk.act()
    for other in (0, 2):
        assert desk.code(desk.player(act.seat), msgspec.structs.replace(act, round=other)) == "stale-turn"
    assert desk.code(desk.player(act.seat), msgspec.structs.replace(act, round=1)) == ""


def test_pitfall_65_in_a_race_a_play_meant_for_another_round_comes_too_late() -> None:
    desk = Desk(MIRA, JONAS, game="paule-panik", edition="quick", options={"auto_refill": True})
    desk.deal()
    seat, action = next(
        (seat, actions[0]) for seat in (0, 1) if (actions := desk.table.game.legal(desk.table.state, seat))
    )
    play = Act("late", seat, None, desk.table.game.show(action), round=2)
    assert desk.code(desk.player(seat), play) == "stale-turn"
    assert desk.code(desk.player(seat), msgspec.structs.replace(play, round=1)) == ""


def test_pitfall_02_an_illegal_action_is_refused_with_the_code_of_the_game(desk: Desk) -> None:
    ply = desk.table.game.ply(desk.table.state)
    mine, theirs = desk.to_act, 1 - desk.to_act
    assert desk.code(desk.player(mine), Act("x", mine, ply, "X9")) == "costly-tricks-no-such-card"
    assert desk.code(desk.player(theirs), Act("y", theirs, ply, desk.act().action)) == "not-your-turn"


def test_a_resent_action_is_acknowledged_and_does_nothing_new(desk: Desk) -> None:
    act = desk.act()
    who = desk.player(act.seat)
    assert desk.do(who, act)
    rows = len(desk.rows)
    assert desk.do(who, act) == ()
    assert len(desk.rows) == rows
    desk.table = replay(desk.table.header, desk.rows)
    assert desk.do(who, act) == ()


def test_a_resent_action_is_acknowledged_even_after_it_was_taken_back(solo: Desk) -> None:
    row = next(row for row in reversed(solo.rows) if isinstance(row.body, Acted) and row.seat == 0)
    solo.take_back(0)
    assert row.action_id is not None
    assert isinstance(row.body, Acted)
    assert solo.do(MIRA, Act(row.action_id, 0, 0, row.body.notation)) == ()


def test_pitfall_38_a_seat_is_played_only_by_its_player(desk: Desk) -> None:
    act = desk.act()
    other = JONAS if desk.player(act.seat) == MIRA else MIRA
    for who in (other, TOM, ROOM):
        assert desk.code(who, act) == "not-your-seat"
        assert desk.code(who, Ready("r", act.seat)) == "not-your-seat"
        assert desk.code(who, TakeBack("t", act.seat)) == "not-your-seat"
    assert desk.code(MIRA, Act("z", 7, 0, "R0")) == "not-your-seat"


def test_pitfall_26_a_bot_acts_through_the_same_entrance_and_a_person_never_for_it() -> None:
    desk = Desk(MIRA, "bot:medium", seed=1)
    desk.deal()
    while desk.to_act != 0:
        desk.play()
    assert desk.code(ROOM, desk.act()) == "not-your-seat", "nor a bot for a person"
    while desk.to_act != 1:
        desk.play()
    act = desk.act()
    assert desk.code(MIRA, act) == "not-your-seat"
    assert desk.code(ROOM, Act("", 1, act.ply, "R0" if act.action != "R0" else "B0")).startswith("costly-tricks-")
    assert desk.code(ROOM, Act("", 1, (act.ply or 0) + 1, act.action)) == "stale-turn"
    assert desk.code(ROOM, act) == ""
    assert desk.rows[-1].action_id is None


def test_message_ids_have_a_length(desk: Desk) -> None:
    act = desk.act()
    for name in ("", "x" * 65):
        assert desk.code(desk.player(act.seat), Act(name, act.seat, act.ply, act.action)) == "bad-message-id"


def test_nobody_acts_before_the_deal_or_after_the_round() -> None:
    desk = Desk(MIRA, JONAS)
    assert desk.code(MIRA, Act("a", 0, 0, "R0")) == "not-started"
    desk.deal()
    desk.play_round()
    assert desk.code(MIRA, Act("c", 0, 44, "R0")) == "round-over"


def test_seats_are_taken_in_order_once_and_by_whoever_comes() -> None:
    desk = Desk(MIRA, "open")
    assert desk.code(ROOM, Deal()) == "not-due"
    assert desk.code(JONAS, TakeSeat(0)) == "seat-taken"
    assert desk.code(JONAS, TakeSeat(5)) == "no-such-seat"
    assert desk.code(JONAS, TakeSeat()) == ""
    assert desk.table.seats_of(JONAS) == (1,)
    assert desk.code(TOM, TakeSeat()) == "table-full"
    rows = len(desk.rows)
    assert desk.do(JONAS, TakeSeat()) == ()
    assert len(desk.rows) == rows


def test_only_the_room_seats_bots_and_only_known_ones() -> None:
    desk = Desk(MIRA, "open")
    assert desk.code(MIRA, SeatBot(1, "medium")) == "seat-taken"
    assert desk.code(ROOM, SeatBot(1, "divine")) == "unknown-level"
    assert desk.code(ROOM, SeatBot(1, "medium")) == ""


def test_pitfall_19_a_round_is_dealt_once(desk: Desk) -> None:
    assert desk.code(ROOM, Deal()) == "not-due"
    assert desk.code(MIRA, Deal()) == "not-due"


def test_the_next_round_is_dealt_when_every_person_is_ready(desk: Desk) -> None:
    desk.play_round()
    assert desk.code(ROOM, Deal()) == "not-due"
    desk.ready(0)
    desk.ready(0)
    assert [row.kind for row in desk.rows].count("ready") == 1
    assert desk.code(ROOM, Deal()) == "not-due"
    desk.ready(1)
    assert desk.code(ROOM, Deal()) == ""
    assert desk.table.ready == frozenset()


def test_at_one_screen_a_person_is_ready_once_for_all_his_seats() -> None:
    desk = Desk(MIRA, MIRA)
    desk.deal()
    desk.play_round()
    desk.ready(1)
    assert desk.table.ready == {0, 1}
    assert desk.ready(0) == ()
    assert desk.code(ROOM, Deal()) == ""


def test_the_next_round_is_dealt_anyway_after_a_while(desk: Desk) -> None:
    desk.play_round()
    desk.now += BETWEEN - 2000
    assert desk.code(ROOM, Deal()) == "not-due"
    desk.now += 1000
    assert desk.code(ROOM, Deal()) == ""


def test_being_ready_late_is_no_fault(desk: Desk) -> None:
    rows = len(desk.rows)
    assert desk.code(MIRA, Ready("late", 0)) == ""
    assert len(desk.rows) == rows


def test_another_match_waits_for_every_person(desk: Desk) -> None:
    desk.play_match()
    desk.ready(0)
    desk.now += 100 * BETWEEN
    assert desk.code(ROOM, Deal()) == "not-due"
    desk.ready(1)
    assert desk.code(ROOM, Deal()) == ""


def test_take_back_takes_the_bots_actions_since_with_it(solo: Desk) -> None:
    moves = solo.table.rounds[-1].moves
    last = max(index for index, (seat, _) in enumerate(moves) if seat == 0)
    assert solo.frame(MIRA).take_back == 0
    (told,) = solo.take_back(0)
    assert (told.seat, told.count) == (0, len(moves) - last)
    assert solo.table.rounds[-1].moves == moves[:last]
    assert solo.to_act == 0
    assert replay(solo.table.header, solo.rows) == solo.table


def test_pitfall_31_alone_take_back_goes_on_to_the_first_action_and_no_further(solo: Desk) -> None:
    while solo.frame(MIRA).take_back is not None:
        solo.take_back(0)
    assert all(seat == 1 for seat, _ in solo.table.rounds[-1].moves)
    assert solo.code(MIRA, TakeBack("more", 0)) == "nothing-to-take-back"


def test_take_back_of_the_last_card_takes_back_its_chips() -> None:
    desk = Desk(MIRA, "bot:medium", seed=5)
    desk.deal()
    desk.play_round()
    assert desk.table.phase == "between"
    assert sum(desk.table.tally) == 1
    desk.ready(0)
    desk.take_back(0)
    assert (desk.table.phase, desk.table.tally, desk.table.ready) == ("playing", (0, 0), frozenset())


def test_pitfall_30_no_round_before_the_one_on_the_table_comes_back(solo: Desk) -> None:
    solo.play_round()
    solo.ready(0)
    solo.deal()
    while solo.to_act == 1:
        solo.play()
    assert solo.frame(MIRA).take_back is None


def test_at_one_screen_the_last_action_is_taken_back_whoever_made_it() -> None:
    desk = Desk(MIRA, MIRA)
    desk.deal()
    for _ in range(5):
        desk.play()
    seat, _ = desk.table.rounds[-1].moves[-1]
    assert desk.frame(MIRA).take_back == seat
    (told,) = desk.take_back(seat)
    assert told.count == 1


def test_a_match_that_is_over_stays_over(solo: Desk) -> None:
    solo.play_match()
    assert solo.frame(MIRA).take_back is None
