"""What the room itself must do, and when."""

from parlour.room.due import BETWEEN, deal_at, house_at, thinkers
from parlour.room.fold import replay
from tests.room.desk import JONAS, MIRA, Desk


def test_pitfall_22_somebody_can_act_or_something_is_due_until_the_match_is_over() -> None:
    desk = Desk(MIRA, "bot:medium", seed=2)
    while desk.table.phase != "over":
        can_act = desk.table.phase == "playing" and bool(desk.table.game.to_act(desk.table.state))
        assert can_act or deal_at(desk.table) is not None
        if desk.table.phase == "playing":
            desk.play()
        else:
            desk.now += BETWEEN
            desk.deal()


def test_pitfall_24_what_is_due_follows_from_the_stored_rows() -> None:
    desk = Desk(MIRA, "bot:medium", seed=2)
    for _ in range(60):
        if desk.table.phase == "playing":
            desk.play()
        else:
            desk.now += BETWEEN
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
