"""What each viewer gets to see."""

import msgspec

from parlour.room.due import BETWEEN
from parlour.room.frame import MatchWon, RoundDealt, SatDown, TallyChanged
from parlour.room.seating import TakeSeat
from parlour.room.summary import summarize
from parlour.room.tell import differs
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
    desk = Desk(MIRA, "bot:medium")
    me, bot = desk.frame(MIRA, present=frozenset({0})).seats
    assert (me.kind, me.name, me.mine, me.present) == ("person", "Mira", True, True)
    assert (bot.kind, bot.name, bot.level, bot.mine, bot.present) == ("bot", "", "medium", False, True)
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


def test_a_frame_is_new_only_if_its_viewer_learns_something() -> None:
    desk = playing()
    one = desk.frame(MIRA)
    assert differs(None, one)
    assert not differs(one, msgspec.structs.replace(one, n=one.n + 1))
    desk.play()
    assert differs(one, desk.frame(MIRA))
    desk.play_round()
    one = desk.frame(MIRA)
    desk.now += 500
    assert not differs(one, desk.frame(MIRA))
    assert differs(one, msgspec.structs.replace(one, events=(RoundDealt(2),)))


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


def test_pitfall_04_every_frame_holds_the_whole_view() -> None:
    """So the newest frame after a reconnect is the newest frame of somebody who was there all the time."""
    desk = playing()
    for _ in range(7):
        desk.play()
    stayed, came_back = desk.frame(MIRA), desk.frame(MIRA)
    assert msgspec.json.encode(stayed) == msgspec.json.encode(came_back)
    assert stayed.view == desk.table.game.view(desk.table.state, 0)
