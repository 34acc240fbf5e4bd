"""Taking back and pausing: with everybody's consent, and never across anything that became known."""

from typing import Any

import pytest

from parlour.room.due import deal_at
from parlour.room.frame import May, SeatNews, TakenBack
from parlour.room.log import ROOM, Terms
from parlour.room.messages import Answer, Leave, Pause, Resign, Resume, TakeBack
from parlour.room.seating import Gone
from tests.room.desk import JONAS, MIRA, TOM, Desk

THIRD_MAN: dict[str, Any] = {"game": "third-man", "options": {"board_end": "beyond"}, "players": 4}


@pytest.fixture
def desk() -> Desk:
    """Two people; the first has just played."""
    playing = Desk(MIRA, JONAS, seed=1)
    playing.deal()
    playing.play()
    return playing


def paused(**changes: Any) -> Desk:
    """Three people, and a bot where there is a fourth seat, in a pause."""
    desk = Desk(MIRA, JONAS, TOM, *["bot:medium"] * (changes["players"] - 3), seed=1, **changes)
    desk.deal()
    desk.ask(MIRA, Pause)
    desk.ask(JONAS, Answer, yes=True)
    desk.ask(TOM, Answer, yes=True)
    return desk


def last_and_other(desk: Desk) -> tuple[str, str]:
    seat = desk.table.rounds[-1].moves[-1][0]
    return desk.player(seat), desk.player(1 - seat)


def test_pitfall_31_one_takes_back_only_with_the_others_consent(desk: Desk) -> None:
    mover, other = last_and_other(desk)
    before = desk.table.rounds[-1].states[0]
    assert desk.ask(mover, TakeBack)[0].news == "asks-take-back"
    assert len(desk.table.rounds[-1].moves) == 1, "nothing is taken back before the answer"
    asked = desk.frame(other).asked
    assert asked is not None
    assert (asked.what, asked.waits) == ("take-back", desk.table.seats_of(other))
    assert (desk.frame(other).asked_of, desk.frame(mover).asked_of) == (desk.table.seats_of(other)[0], None)
    told = desk.ask(other, Answer, yes=True)
    assert told[1] == TakenBack(desk.table.seats_of(mover)[0], 1)
    assert desk.table.state == before
    assert desk.again() == desk.table


def test_pitfall_31_a_no_leaves_everything_as_it_is(desk: Desk) -> None:
    mover, other = last_and_other(desk)
    desk.ask(mover, TakeBack)
    assert desk.ask(other, Answer, yes=False) == (SeatNews(desk.table.seats_of(other)[0], "declines"),)
    assert len(desk.table.rounds[-1].moves) == 1
    assert desk.table.asked is None
    assert desk.refusal(other, Answer, yes=True) == "nothing-asked"


def test_pitfall_31_nobody_takes_back_anothers_action(desk: Desk) -> None:
    mover, other = last_and_other(desk)
    assert desk.refusal(other, TakeBack) == "nothing-to-take-back"
    desk.play()
    assert last_and_other(desk)[0] == other
    assert desk.frame(mover).take_back is None


def test_only_those_who_were_asked_answer(desk: Desk) -> None:
    mover, _ = last_and_other(desk)
    desk.ask(mover, TakeBack)
    assert desk.refusal(mover, Answer, yes=True) == "nothing-asked"
    assert desk.refusal(mover, Pause) == "already-asked"


def test_who_is_asked_answers_before_he_asks_for_something_himself(desk: Desk) -> None:
    mover, other = last_and_other(desk)
    desk.ask(mover, TakeBack)
    assert desk.refusal(other, Pause) == "already-asked"
    desk.ask(other, Answer, yes=False)
    desk.ask(other, Pause)
    assert desk.table.asked is not None


def test_a_wish_that_nobody_is_there_to_answer_keeps_nobody_from_another(desk: Desk) -> None:
    mover, other = last_and_other(desk)
    desk.ask(mover, TakeBack)
    desk.do(ROOM, Gone(desk.table.seats_of(other)[0]))
    desk.ask(mover, Pause)
    assert desk.table.asked is not None
    assert desk.table.asked.what == "pause"


def test_a_wish_to_take_back_is_forgotten_when_the_game_goes_on(desk: Desk) -> None:
    mover, _ = last_and_other(desk)
    desk.ask(mover, TakeBack)
    desk.play()
    assert desk.table.asked is None


def test_pitfall_30_nothing_is_taken_back_where_something_became_known() -> None:
    desk = Desk(MIRA, JONAS, game="paule-panik", edition="quick", options={})
    desk.deal()
    game, state = desk.table.game, desk.table.state
    seat = next(seat for seat in (0, 1) if game.legal(state, seat))
    desk.do(desk.player(seat), desk.act_of(seat))
    assert desk.frame(desk.player(seat)).take_back is None
    assert desk.refusal(desk.player(seat), TakeBack) == "nothing-to-take-back"


def test_a_pause_needs_everybody_and_stops_all_that_was_due() -> None:
    desk = Desk(MIRA, JONAS, TOM, "bot:medium", terms=Terms(clock=60), **THIRD_MAN)
    desk.deal()
    desk.ask(MIRA, Pause)
    desk.ask(JONAS, Answer, yes=True)
    assert not desk.frame(MIRA).paused, "Tom has not agreed yet"
    assert desk.ask(TOM, Answer, yes=True)[1] == SeatNews(0, "paused")
    frame = desk.frame(TOM)
    assert (frame.paused, frame.to_act, frame.legal, frame.waits_for) == (True, (), (), ())
    assert frame.may == May(resume=(2,), resign=(2,), leave=(2,), react=(2,))
    assert desk.refusal(TOM, Pause) == "cannot-pause"
    assert desk.again() == desk.table


def test_pitfall_27_a_pause_is_state_and_no_clock_runs_in_it() -> None:
    desk = Desk(MIRA, JONAS, terms=Terms(clock=60))
    desk.deal()
    desk.now += 20_000
    left = desk.frame(MIRA).clocks[desk.to_act]
    desk.ask(MIRA, Pause)
    desk.ask(JONAS, Answer, yes=True)
    desk.now += 1_000_000
    assert desk.frame(MIRA).clocks == (None, None)
    assert desk.again() == desk.table
    assert desk.code(desk.player(desk.to_act), desk.act()) == "paused"
    desk.ask(JONAS, Resume)
    assert left is not None
    assert desk.frame(MIRA).clocks[desk.to_act] == left - 2000, "the time until the pause was agreed on counts"


def test_in_real_time_a_pause_covers_the_cards_and_ends_with_a_common_start() -> None:
    desk = Desk(MIRA, JONAS, game="paule-panik", edition="quick", options={})
    desk.deal()
    desk.ask(MIRA, Pause)
    desk.ask(JONAS, Answer, yes=True)
    for viewer in (MIRA, JONAS, None):
        assert desk.frame(viewer).view is None
    desk.ask(MIRA, Resume)
    assert desk.frame(JONAS).starts_in == 3000
    assert desk.frame(JONAS).view is not None
    seat = next(seat for seat in (0, 1) if desk.table.game.legal(desk.table.state, seat))
    assert desk.code(desk.player(seat), desk.act_of(seat)) == "too-early"
    desk.now += 2000
    assert desk.code(desk.player(seat), desk.act_of(seat)) == ""


def test_alone_one_pauses_at_once() -> None:
    desk = Desk(MIRA, "bot:medium")
    desk.deal()
    desk.ask(MIRA, Pause)
    assert desk.table.paused_at is not None
    desk.ask(MIRA, Resume)
    assert desk.refusal(MIRA, Resume) == "not-paused"


def test_nobody_waits_for_the_consent_of_who_has_left() -> None:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    desk.ask(MIRA, Pause)
    desk.ask(JONAS, Leave)
    assert desk.table.asked is None
    assert desk.refusal(MIRA, Pause) == ""
    assert desk.table.paused_at is not None
    assert desk.code(ROOM, Gone(1)) == ""


def test_a_wish_to_pause_is_forgotten_with_the_end_of_the_match() -> None:
    desk = Desk(MIRA, JONAS, seed=3)
    desk.play_match(before=lambda: desk.table.asked or desk.ask(MIRA, Pause))
    assert desk.table.asked is None
    assert desk.refusal(JONAS, Answer, yes=True) == "nothing-asked"
    for seat in (0, 1):
        desk.ready(seat)
    assert deal_at(desk.table) is not None, "nothing keeps them from another match"


def test_who_resigns_in_a_pause_ends_it_and_no_time_was_lost_in_it() -> None:
    desk = paused(terms=Terms(clock=60), **THIRD_MAN)
    desk.now += 1_000_000
    leader = desk.to_act
    desk.ask(desk.player((leader + 1) % 3), Resign)
    assert not desk.frame(JONAS).paused
    assert desk.frame(JONAS).clocks[leader] == 57_000, "his clock ran before the pause and runs again"


def test_in_real_time_who_resigns_in_a_pause_gives_the_others_a_common_start() -> None:
    desk = paused(game="paule-panik", edition="quick", options={}, players=3)
    desk.now += 1_000_000
    desk.ask(MIRA, Resign)
    assert desk.frame(JONAS).starts_in == 3000


def test_who_goes_away_in_a_pause_is_waited_for_from_its_end() -> None:
    desk = paused(**THIRD_MAN, terms=Terms(away="bot"))
    desk.now += 1_000_000
    desk.do(ROOM, Gone(2))
    desk.now += 1_000_000
    desk.ask(MIRA, Resume)
    assert desk.frame(MIRA).away[2] == 30_000
