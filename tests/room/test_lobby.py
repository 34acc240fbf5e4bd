"""Before a match: the places, who arranges them, who is ready, how it starts; and who comes late."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.discovery import games
from parlour.room.decide import Deal
from parlour.room.due import IDLE, Overdue, deal_at, overdue
from parlour.room.fold import advance
from parlour.room.frame import PlayedFor, SatDown, SeatNews
from parlour.room.happened import events
from parlour.room.log import ROOM, Acted, CameBack, Player, Row, Terms
from parlour.room.messages import Act, Arrange, AskBot, ChangeSeat, Leave, Ready, Resign, Start
from parlour.room.seating import Gone, Returned, TakeSeat
from tests.room.desk import JONAS, MIRA, TOM, Desk

BOTS = [*games()["paule-panik"].bots]
PANIK: dict[str, Any] = {"game": "paule-panik", "edition": "quick", "options": {}, "version": 2}
FOUR: dict[str, Any] = {"game": "third-man", "options": {"board_end": "beyond"}, "players": 4}


def panik(*places: str, **changes: Any) -> Desk:
    return Desk(*places, **PANIK, **{"players": len(places), **changes})


def arrange(desk: Desk, at: int, place: str, who: Player = MIRA) -> str:
    return desk.refusal(who, Arrange, at=at, place=place)


def kinds(desk: Desk) -> list[str]:
    return [info.name or info.kind for info in desk.frame(None).seats]


def test_the_host_adds_places_and_takes_them_away_within_what_the_game_allows() -> None:
    desk = panik(MIRA, "open")
    for count in (3, 4, 5):
        assert arrange(desk, count - 1, "open") == ""
        assert len(desk.table.seats) == len(desk.table.tally) == count
    assert arrange(desk, 5, "open") == "places-of-game"
    desk.do(JONAS, TakeSeat(3))
    for at in (1, 1, 2):
        assert arrange(desk, at, "gone") == ""
    assert desk.table.seats_of(JONAS) == (1,), "who sat behind them has moved up"
    assert arrange(desk, 2, "open") == ""
    assert [arrange(desk, 2, "gone"), arrange(desk, 1, "gone")] == ["", "places-of-game"]
    desk.deal()
    assert len(desk.frame(None).tally) == 2
    assert desk.again() == desk.table


def test_a_message_means_the_place_that_its_sender_saw_although_another_was_taken_away_meanwhile() -> None:
    desk = panik(MIRA, "open", "open", JONAS, TOM)
    seen = desk.frame(MIRA).arranged
    gone = Arrange("gone", 0, 1, "gone", arranged=seen)
    desk.do(MIRA, gone)
    desk.do(MIRA, Arrange("bot", 0, 2, f"bot:{BOTS[0]}", arranged=seen))
    assert kinds(desk) == ["Mira", desk.table.game.bots[BOTS[0]].name, "Jonas", "person"]
    desk.do(JONAS, Ready("ready", 3, arranged=seen))
    assert desk.table.ready == {*desk.table.seats_of(JONAS)}
    assert desk.code(TOM, ChangeSeat("to", 4, 1, arranged=seen)) == "place-gone"
    assert desk.code(MIRA, Arrange("again", 0, 1, "open", arranged=seen)) == "place-gone"
    assert desk.do(MIRA, gone) == (), "what is stored is acknowledged when it is sent again"
    desk.do(MIRA, Arrange("more", 0, 5, "open", arranged=seen))
    assert len(desk.table.seats) == 5, "one more is one more"
    assert desk.code(TOM, Leave("leave", 4)) == "not-your-seat"
    desk.do(TOM, Leave("leave", 4, arranged=seen))
    assert not desk.table.seats_of(TOM)
    assert desk.again() == desk.table


def test_a_game_for_so_many_has_so_many_places() -> None:
    desk = Desk(MIRA, "open")
    assert [arrange(desk, 2, "open"), arrange(desk, 1, "gone")] == ["places-of-game", "places-of-game"]


def test_the_host_has_bots_for_open_places_and_open_places_for_bots_and_chooses_which() -> None:
    desk = panik(MIRA, "open")
    low, high = BOTS[0], BOTS[-1]
    seen = desk.do(MIRA, Arrange("one", 0, 1, f"bot:{low}"), JONAS)
    assert seen == (SatDown(1, desk.table.game.bots[low].name, low),)
    assert desk.do(MIRA, Arrange("one", 0, 1, f"bot:{low}")) == (), "the same message again does nothing new"
    rows = len(desk.rows)
    assert arrange(desk, 1, f"bot:{low}") == ""
    assert len(desk.rows) == rows, "it is so already"
    assert arrange(desk, 2, f"bot:{high}") == ""
    assert arrange(desk, 1, "open") == ""
    assert kinds(desk) == ["Mira", "open", desk.table.game.bots[high].name]
    assert arrange(desk, 1, "bot:divine") == "unknown-level"
    assert arrange(desk, 1, "me") == "bad-place"
    assert arrange(desk, 7, "open") == "no-such-seat"
    assert desk.again() == desk.table


def test_only_the_host_arranges_and_only_while_no_match_is_on() -> None:
    desk = panik(MIRA, JONAS)
    assert arrange(desk, 2, "open", JONAS) == "not-host"
    assert desk.code(TOM, Arrange("a", 0, 2, "open")) == "not-your-seat"
    assert desk.refusal(JONAS, Start) == "not-host"
    desk.deal()
    assert arrange(desk, 2, "open") == "match-on"


def test_a_race_never_starts_because_the_last_person_sits_down() -> None:
    desk = panik(MIRA, "open")
    desk.ask(MIRA, Ready)
    desk.do(JONAS, TakeSeat())
    assert (desk.table.phase, deal_at(desk.table)) == ("waiting", None)
    frame = desk.frame(MIRA)
    assert (frame.may.start, desk.frame(JONAS).may.start, frame.sits_ready) == ((0,), (), False)
    desk.ask(JONAS, Ready)
    assert deal_at(desk.table) == desk.rows[-1].time, "but as soon as all are ready"


def test_the_host_starts_whoever_is_ready_and_not_before_all_places_are_taken() -> None:
    desk = panik(MIRA, "open")
    assert desk.refusal(MIRA, Start) == "not-started"
    desk.do(JONAS, TakeSeat())
    assert desk.refusal(MIRA, Start) == ""
    rows = len(desk.rows)
    assert desk.refusal(MIRA, Start) == "", "pressed twice it is on its way already"
    assert (len(desk.rows), deal_at(desk.table)) == (rows, desk.rows[-1].time)
    desk.deal()
    assert (desk.rows[-1].kind, desk.rows[-1].player) == ("deal", None), "for whoever has his own rows may see no hands"
    assert desk.again() == desk.table


def test_a_game_in_turns_begins_when_the_last_person_sits_down() -> None:
    desk = Desk(MIRA, "open")
    desk.do(JONAS, TakeSeat())
    assert deal_at(desk.table) == desk.rows[-1].time


def test_in_turns_nothing_begins_under_the_hands_of_a_host_who_arranges() -> None:
    desk = Desk(MIRA, "open", "open", "open", **FOUR)
    bot = next(iter(desk.table.game.bots))
    for at in (2, 3):
        assert arrange(desk, at, f"bot:{bot}") == ""
    desk.do(JONAS, TakeSeat())
    assert deal_at(desk.table) is None
    assert arrange(desk, 1, "open") == "", "and he may think better of it"
    desk.do(TOM, TakeSeat())
    desk.ask(MIRA, Ready)
    assert deal_at(desk.table) is not None


def test_being_ready_moves_with_its_person() -> None:
    desk = panik(MIRA, JONAS, "open")
    desk.ask(JONAS, Ready)
    desk.ask(JONAS, ChangeSeat, to=2)
    assert desk.table.ready == {2}
    assert arrange(desk, 1, "gone") == ""
    assert desk.table.ready == {1} == {*desk.table.seats_of(JONAS)}


def test_who_sits_is_host_in_the_order_of_coming_and_passes_it_on_when_he_leaves_or_is_away() -> None:
    desk = panik("open", MIRA, "open")
    desk.do(JONAS, TakeSeat(0))
    assert [desk.frame(who).host for who in (MIRA, JONAS, None)] == [1, 1, 1]
    desk.do(ROOM, Gone(1))
    assert desk.table.host == JONAS
    desk.do(ROOM, Returned(1))
    assert desk.table.host == MIRA
    desk.ask(MIRA, Leave)
    assert desk.table.host == JONAS
    desk.do(MIRA, TakeSeat())
    assert desk.table.host == JONAS, "who comes again comes last"
    assert desk.again() == desk.table


def test_when_nobody_is_there_nothing_starts_and_the_host_is_who_it_was() -> None:
    desk = panik(MIRA, JONAS)
    for seat in (0, 1):
        desk.ask(desk.player(seat), Ready)
    assert deal_at(desk.table) is not None
    for seat in (0, 1):
        desk.do(ROOM, Gone(seat))
    assert (deal_at(desk.table), desk.table.host) == (None, MIRA)


def test_pitfall_79_a_host_who_is_there_and_does_nothing_stalls_nobody() -> None:
    desk = panik(MIRA, JONAS)
    desk.ask(JONAS, Ready)
    desk.now = desk.rows[-1].time + IDLE
    assert overdue(desk.table) == {Overdue("idle", 0): desk.now}
    assert desk.do(ROOM, Overdue("idle", 0)) == (SeatNews(0, "idle"),)
    assert (desk.table.host, desk.frame(JONAS).may.start) == (JONAS, (1,))
    desk.ask(MIRA, Ready)
    assert desk.table.host == MIRA, "and he is it again with his first word"


def test_the_time_of_who_was_away_before_the_start_counts_from_the_start() -> None:
    desk = panik(MIRA, JONAS)
    desk.do(ROOM, Gone(1))
    desk.now += 100_000
    desk.ask(MIRA, Start)
    desk.do(ROOM, Deal())
    assert desk.frame(MIRA).away[1] == 6000


def test_whose_seat_the_host_takes_is_told_and_does_not_get_it_back_by_coming_again() -> None:
    desk = panik(MIRA, JONAS, "open")
    assert desk.do(MIRA, Arrange("a", 0, 1, "open"), JONAS) == (SeatNews(1, "removed"),)
    frame = desk.frame(JONAS)
    assert (frame.barred, frame.join, frame.may.leave, desk.frame(None).barred) == (True, None, (), False)
    for seat in (None, 1):
        assert desk.code(JONAS, TakeSeat(seat)) == "barred"
    assert desk.frame(TOM).join == 1
    assert desk.again().barred == {JONAS}


def test_who_is_away_loses_his_seat_to_whoever_is_there_but_may_sit_down_again() -> None:
    desk = panik(MIRA, JONAS)
    desk.do(ROOM, Gone(0))
    assert arrange(desk, 0, "open", JONAS) == ""
    assert (desk.table.barred, desk.frame(MIRA).join) == (frozenset(), 0)


def test_the_host_takes_only_seats_of_others_and_only_opens_them() -> None:
    desk = panik(MIRA, JONAS, "open")
    assert [arrange(desk, 0, place) for place in ("open", "gone")] == ["seat-taken", "seat-taken"]
    assert [arrange(desk, 1, place) for place in ("gone", f"bot:{BOTS[0]}")] == ["seat-taken", "seat-taken"]
    assert desk.table.seats_of(JONAS) == (1,)


def test_all_seats_of_somebody_at_a_shared_screen_go_together_and_the_host_gives_up_one_of_his_own() -> None:
    desk = Desk(MIRA, MIRA, "open", game="buddy", edition="piatnik-2001", options={}, players=3)
    assert arrange(desk, 1, "open") == ""
    assert desk.table.seats_of(MIRA) == (0,)
    assert not desk.table.barred
    for seat in (1, 2):
        desk.do(JONAS, TakeSeat(seat))
    assert arrange(desk, 2, "open") == ""
    assert desk.table.people.open_seats == (1, 2)
    assert desk.table.barred == {JONAS}


def test_after_a_match_the_host_makes_the_next_one_larger_or_smaller() -> None:
    desk = panik(MIRA, JONAS, f"bot:{BOTS[0]}")
    desk.deal()
    desk.ask(JONAS, Resign)
    desk.ask(MIRA, Resign)
    assert desk.table.phase == "over"
    winners, tally = desk.table.winners, desk.table.tally
    assert arrange(desk, 3, "open") == ""
    desk.do(TOM, TakeSeat())
    assert arrange(desk, 2, "gone") == ""
    assert desk.table.seats_of(TOM) == (2,)
    assert (desk.table.winners, desk.table.tally, len(desk.frame(MIRA).sat)) == (winners, tally, 3)
    assert desk.again() == desk.table


def test_who_comes_late_takes_a_bots_seat_between_rounds_and_in_open_games_at_once() -> None:
    sealed = Desk(MIRA, *["bot:yusuf"] * 3, **FOUR)
    sealed.deal()
    sealed.let_house()
    assert (sealed.frame(TOM).take_over, sealed.code(TOM, TakeSeat(2))) == ((), "table-full")
    while sealed.table.phase == "playing":
        bid_of(sealed, min(sealed.table.waits_for))
        sealed.let_house()
    assert sealed.frame(TOM).take_over == (1, 2, 3)
    assert sealed.code(TOM, TakeSeat(2)) == ""
    assert sealed.frame(TOM).seats[2].mine
    shown = Desk(MIRA, "bot:flora")
    shown.deal()
    assert shown.frame(TOM).take_over == (1,)
    assert shown.code(TOM, TakeSeat()) == "table-full", "whose seat is to be said"
    shown.do(TOM, TakeSeat(1))
    while shown.to_act != 1:
        shown.play()
    assert shown.code(TOM, shown.act()) == ""
    for desk in (sealed, shown):
        assert desk.again() == desk.table


def bid_of(desk: Desk, seat: int) -> None:
    game, state = desk.table.game, desk.table.state
    bid = game.show(desk.rng.choice(game.legal(state, seat)))
    who = desk.player(seat) if seat in desk.table.people.persons else ROOM
    desk.do(who, Act(desk.new_id(), seat, game.ply(state), bid))


def test_nobody_comes_late_where_hints_are_given_or_after_the_host_has_taken_his_seat() -> None:
    desk = Desk(MIRA, "bot:flora", terms=Terms(hints=True))
    desk.deal()
    assert (desk.frame(TOM).take_over, desk.code(TOM, TakeSeat(1))) == ((), "table-full")
    desk = panik(MIRA, JONAS, f"bot:{BOTS[0]}")
    arrange(desk, 1, "open")
    desk.do(TOM, TakeSeat())
    assert (desk.frame(JONAS).take_over, desk.code(JONAS, TakeSeat(2))) == ((), "barred")


def test_a_clock_begins_anew_with_whoever_comes_late() -> None:
    desk = Desk(MIRA, "bot:flora", seed=1, terms=Terms(clock=30))
    desk.deal()
    while desk.to_act != 1:
        desk.play()
    desk.now += 29_000
    desk.do(TOM, TakeSeat(1))
    assert desk.table.since[1] == desk.rows[-1].time


def test_pitfall_25_who_returns_is_told_what_a_bot_has_played_for_him_and_nobody_else_is() -> None:
    desk = Desk(MIRA, JONAS, seed=1, terms=Terms(away="bot"))
    desk.deal()
    while desk.to_act != 1:
        desk.play()
    desk.play()
    desk.do(ROOM, Gone(1))
    desk.ask(MIRA, AskBot, at=1)
    for _ in range(12):
        desk.play()
    made = [str(row.body.notation) for row in desk.rows[-12:] if row.seat == 1 and isinstance(row.body, Acted)]
    assert len(made) > 1
    assert desk.again() == desk.table
    before, row = desk.table, Row(desk.table.seq + 1, desk.now, 1, CameBack())
    told = {who: events(before, row, advance(before, row), who, {}) for who in (MIRA, JONAS, None)}
    assert told[MIRA] == told[None] == (SeatNews(1, "back"),)
    news, played = told[JONAS]
    assert (news, type(played), played.seat, played.count) == (SeatNews(1, "back"), PlayedFor, 1, len(made))
    cards = [event for event in played.events if type(event).__struct_config__.tag == "costly-tricks-card-played"]
    assert len(cards) == min(6, len(made))
    desk.do(ROOM, Returned(1))
    desk.do(ROOM, Gone(1))
    assert desk.do(ROOM, Returned(1), JONAS) == (SeatNews(1, "back"),), "no bot has played, so there is nothing to tell"


@pytest.mark.parametrize("game", games())
def test_pitfall_25_in_every_game_what_a_bot_played_is_told_in_that_games_own_events(game: str) -> None:
    rules = games()[game]
    edition = rules.default_edition
    order: dict[str, Any] = {"game": game, "version": rules.version, "edition": edition, "players": rules.players[-1]}
    options = msgspec.to_builtins(rules.editions[edition])
    others = ["bot:easy"] * (rules.players[-1] - 2)
    desk = Desk(MIRA, JONAS, *others, seed=2, options=options, terms=Terms(away="bot"), **order)
    desk.deal()
    desk.do(ROOM, Gone(1))
    desk.ask(MIRA, AskBot, at=1)
    while desk.table.phase == "playing" and not any(seat == 1 for seat, _ in desk.table.rounds[-1].moves):
        desk.let_house()
        able = [
            seat for seat in desk.table.game.to_act(desk.table.state) if desk.table.game.legal(desk.table.state, seat)
        ]
        bid_of(desk, 1 if 1 in able else able[0])
    _, played = desk.do(ROOM, Returned(1), JONAS)
    assert isinstance(played, PlayedFor)
    assert played.events
    assert all(type(event).__struct_config__.tag.startswith(game) for event in played.events)


LIFE = st.lists(st.tuples(st.integers(0, 8), st.sampled_from([MIRA, JONAS, TOM]), st.integers(0, 5)), max_size=80)


@settings(max_examples=60, deadline=None)
@given(LIFE)
def test_whatever_is_arranged_in_whatever_order_the_places_are_as_the_game_has_them(
    life: list[tuple[int, Player, int]],
) -> None:
    """And nobody who was sent away sits; there is a host as long as anybody does; the log tells all of it."""
    desk = panik(MIRA, "open")
    for kind, who, pick in life:
        _live(desk, kind, who, pick)
        table = desk.table
        assert len(table.seats) in table.game.players
        assert all(len(each) == len(table.seats) for each in (table.away, table.since, table.warned))
        assert not table.barred & table.people.players
        assert (table.host in table.people.players) if table.people.players else table.host is None
        assert {*table.came} == table.people.players
        assert table.ready <= table.people.owned
    assert desk.again() == desk.table


def _live(desk: Desk, kind: int, who: Player, pick: int) -> None:
    seats = desk.table.seats_of(who)
    at = pick % (len(desk.table.seats) + 1)
    if kind == 0 or not seats:
        desk.code(who, TakeSeat(None if pick else at))
    elif kind == 1:
        desk.code(ROOM, (Gone if pick % 2 else Returned)(seats[0]))
    elif kind < 5:
        place = ("open", "gone", f"bot:{BOTS[0]}")[kind - 2]
        desk.code(who, Arrange(desk.new_id(), seats[0], at, place))
    elif kind == 5:
        desk.code(who, ChangeSeat(desk.new_id(), seats[0], at))
    elif kind == 6:
        desk.code(who, Leave(desk.new_id(), seats[0]))
    elif kind == 7:
        desk.code(who, (Ready if pick else Start)(desk.new_id(), seats[0]))
        desk.code(ROOM, Deal())
    elif desk.table.phase == "playing":
        desk.code(who, Resign(desk.new_id(), seats[0]))
