"""What the room itself must do, and when."""

from parlour.room.due import BETWEEN, deal_at, house_at, thinkers
from parlour.room.fold import replay
from parlour.room.log import ROOM
from parlour.room.seating import Gone, Returned
from tests.room.desk import JONAS, MIRA, Desk


def test_pitfall_22_somebody_can_act_or_something_is_due_until_the_match_is_over() -> None:
    desk = Desk(MIRA, JONAS, seed=2)
    while desk.table.phase != "over":
        can_act = desk.table.phase == "playing" and bool(desk.table.game.to_act(desk.table.state))
        assert can_act or deal_at(desk.table) is not None
        if desk.table.phase == "playing":
            desk.play()
        else:
            desk.now += BETWEEN
            desk.deal()


def test_nothing_is_dealt_to_somebody_alone_with_bots_before_he_asks() -> None:
    desk = Desk(MIRA, "bot:medium", seed=2)
    desk.deal()
    desk.play_round()
    assert (desk.table.phase, deal_at(desk.table), desk.frame(MIRA).deal_in) == ("between", None, None)
    desk.ready(0)
    assert deal_at(desk.table) == desk.now


def test_pitfall_24_what_is_due_follows_from_the_stored_rows() -> None:
    desk = Desk(MIRA, "bot:medium", seed=2)
    for _ in range(60):
        if desk.table.phase == "playing":
            desk.play()
        else:
            if desk.table.phase != "waiting":
                desk.ready(0)
            desk.deal()
        again = replay(desk.table.header, desk.rows)
        assert deal_at(again) == deal_at(desk.table)
        assert thinkers(again) == thinkers(desk.table)
        assert again.acted_at == desk.rows[-1].time


def test_only_bots_whose_turn_it_is_think() -> None:
    desk = Desk(MIRA, "bot:medium", seed=2)
    assert thinkers(desk.table) == ()
    desk.deal()
    while desk.table.phase == "playing":
        assert thinkers(desk.table) == ((1,) if desk.to_act == 1 else ())
        desk.play()
    assert thinkers(desk.table) == ()


def test_saying_ready_does_not_put_off_the_deal_of_those_who_do_not() -> None:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    desk.play_round()
    due = deal_at(desk.table)
    desk.now += 5000
    desk.ready(0)
    assert deal_at(desk.table) == due


def test_in_a_game_without_chance_during_a_round_the_house_is_never_due() -> None:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    assert house_at(desk.table) is None


def test_who_comes_back_between_rounds_has_time_to_see_the_account() -> None:
    desk = Desk(MIRA, JONAS, seed=2)
    desk.deal()
    desk.play_round()
    desk.do(ROOM, Gone(1))
    desk.do(ROOM, Gone(0))
    desk.now += 10 * BETWEEN
    assert deal_at(desk.table) is None, "nothing is dealt for nobody"
    desk.do(ROOM, Returned(0))
    assert deal_at(desk.table) == desk.now + BETWEEN
    assert desk.frame(MIRA).deal_in == BETWEEN
    assert desk.again() == desk.table


def test_in_real_time_nothing_goes_on_where_nobody_is_and_whoever_returns_has_a_common_start() -> None:
    desk = Desk(MIRA, "bot:medium", game="paule-panik", edition="quick", options={})
    desk.deal()
    assert thinkers(desk.table) == (1,)
    desk.do(ROOM, Gone(0))
    assert thinkers(desk.table) == ()
    assert house_at(desk.table) is None
    desk.now += 1_000_000
    desk.do(ROOM, Returned(0))
    assert thinkers(desk.table) == (1,)
    assert desk.frame(MIRA).starts_in == 3000
    assert desk.again() == desk.table


def test_in_turns_a_bot_makes_its_move_while_its_opponent_is_away() -> None:
    desk = Desk(MIRA, "bot:medium", seed=2)
    desk.deal()
    while desk.to_act != 1:
        desk.play()
    desk.do(ROOM, Gone(0))
    assert thinkers(desk.table) == (1,)
