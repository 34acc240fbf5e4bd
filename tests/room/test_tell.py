"""What each viewer gets to see."""

import msgspec

from parlour.room.due import BETWEEN
from parlour.room.frame import MatchWon, RoundDealt, SatDown, TallyChanged
from parlour.room.seating import TakeSeat
from parlour.room.summary import summarize
from tests.room.desk import JONAS, MIRA, TOM, Desk


def playing() -> Desk:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    return desk


def test_only_the_seat_that_may_act_gets_legal_actions() -> None:
    desk = playing()
    acting, other = desk.player(desk.to_act), desk.player(1 - desk.to_act)
    assert desk.frame(acting).acting == desk.to_act
    assert desk.frame(acting).legal
    for player in (other, TOM, None):
        assert (desk.frame(player).acting, desk.frame(player).legal) == (None, ())


def test_at_one_screen_the_viewer_acts_for_both_seats() -> None:
    desk = Desk(MIRA, MIRA)
    desk.deal()
    seen = set()
    while desk.table.phase == "playing":
        seen.add(desk.frame(MIRA).acting)
        desk.play()
    assert seen == {0, 1}


def test_seats_tell_who_is_there_and_never_a_player_id() -> None:
    desk = Desk(MIRA, "bot:flora")
    me, bot = desk.frame(MIRA, present=frozenset({0})).seats
    assert (me.kind, me.name, me.mine, me.present) == ("person", "Mira", True, True)
    assert (bot.kind, bot.name, bot.level, bot.mine, bot.present) == ("bot", "Flora", "flora", False, True)
    assert not desk.frame(None).seats[0].mine
    assert MIRA.encode() not in msgspec.json.encode(desk.frame(MIRA))


def test_an_open_seat_is_offered_to_who_has_none() -> None:
    desk = Desk(MIRA, "open")
    assert [desk.frame(player).join for player in (MIRA, JONAS, None)] == [None, 1, 1]
    desk = playing()
    assert desk.frame(TOM).join is None


def test_the_countdown_to_the_next_deal_runs_only_between_rounds() -> None:
    desk = playing()
    assert desk.frame(MIRA).deal_in is None
    desk.play_round()
    assert desk.frame(MIRA).deal_in == BETWEEN
    desk.now += 1000
    assert desk.frame(MIRA).deal_in == BETWEEN - 1000
    desk.play_match()
    assert desk.frame(MIRA).deal_in is None


def test_events_tell_of_sitting_dealing_the_chips_and_the_end() -> None:
    desk = Desk("open", "open")
    assert desk.do(MIRA, TakeSeat()) == (SatDown(0, "Mira", None),)
    assert desk.do(JONAS, TakeSeat()) == (SatDown(1, "Jonas", None),)
    assert desk.deal() == (RoundDealt(1),)
    last = desk.play_match()
    assert last[-2:] == (TallyChanged(desk.table.match.tally, desk.table.tally), MatchWon(desk.table.winners))
    assert desk.ready(0) == ()


def test_a_table_waits_for_whoever_may_act_or_is_not_ready() -> None:
    desk = playing()
    assert summarize(desk.table).is_awaited(desk.player(desk.to_act))
    assert not summarize(desk.table).is_awaited(desk.player(1 - desk.to_act))
    desk.play_round()
    desk.ready(0)
    assert [summarize(desk.table).is_awaited(player) for player in (MIRA, JONAS)] == [False, True]
