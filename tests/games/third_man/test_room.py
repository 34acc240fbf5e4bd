"""The Third Man at a table of the room: what a frame gives away of sealed bids, late bids, lots, the record."""

import pytest

from parlour.core.match import replay_match
from parlour.games.third_man.lots import LOT_DELAY
from parlour.games.third_man.rules import FOLLOWERS, State
from parlour.room.decide import HouseActs
from parlour.room.due import house_at
from parlour.room.log import ROOM
from parlour.room.messages import Act
from parlour.room.record import match_record
from parlour.room.refusal import Refusal
from parlour.room.showing import differs
from parlour.room.summary import summarize
from tests.room.desk import JONAS, MIRA, TOM, Desk

ODILE = "o" * 32
SEATS = (MIRA, JONAS, TOM, ODILE)
WATCHER = "w" * 32


def desk(seed: int = 0) -> Desk:
    one = Desk(*SEATS, seed=seed, game="third-man", options={"board_end": "beyond"}, players=4)
    one.deal()
    return one


def state_of(one: Desk) -> State:
    assert isinstance(one.table.state, State)
    return one.table.state


def bid(one: Desk, seat: int, rank: int, ply: int) -> str:
    return one.code(SEATS[seat], Act(one.new_id(), seat, ply, str(rank)))


def lead(one: Desk, rank: int) -> tuple[int, ...]:
    """The leader bids; the seats that bid after him."""
    leader = state_of(one).leader
    assert leader is not None
    assert bid(one, leader, rank, 0) == ""
    return FOLLOWERS[leader]


def auction(one: Desk, bids: str) -> None:
    leader = state_of(one).leader
    assert leader is not None
    for seat in (leader, *FOLLOWERS[leader]):
        ply = one.table.game.ply(one.table.state)
        assert ply is not None
        assert bid(one, seat, int(bids[seat]), ply) == ""


def test_pitfall_32_no_frame_goes_to_anybody_else_when_a_sealed_bid_changes() -> None:
    one = desk()
    seat, *_ = lead(one, 9)
    bid(one, seat, 3, 1)
    before = {player: one.picture(player) for player in (*SEATS, WATCHER)}
    assert bid(one, seat, 8, 1) == ""
    for player in (*SEATS, WATCHER):
        assert differs(before[player], one.picture(player)) == (player == SEATS[seat])


def test_pitfall_14_players_who_seal_at_the_same_time_are_not_late_for_each_other() -> None:
    one = desk()
    assert [bid(one, seat, seat, 1) for seat in lead(one, 9)] == ["", "", ""]


def test_a_change_that_comes_after_the_reveal_is_late() -> None:
    one = desk()
    first, *others = lead(one, 9)
    for seat in (first, *others):
        bid(one, seat, seat, 1)
    assert bid(one, first, 8, 1) == "stale-turn"


def test_the_table_waits_for_those_only_who_have_not_bid() -> None:
    one = desk()
    leader = state_of(one).leader
    assert [summarize(one.table).is_awaited(player) for player in SEATS] == [seat == leader for seat in range(4)]
    first, *others = lead(one, 9)
    bid(one, first, 3, 1)
    assert [summarize(one.table).is_awaited(player) for player in SEATS] == [seat in others for seat in range(4)]


def test_a_lot_is_drawn_after_a_moment_and_stays_in_the_record() -> None:
    one = desk()
    first = state_of(one).leader
    auction(one, "9866")
    assert state_of(one).tied == (2, 3)
    assert house_at(one.table) == one.table.acted_at + LOT_DELAY
    one.now += LOT_DELAY
    one.do(ROOM, HouseActs())
    drawn = state_of(one).leader
    auction(one, "8755")
    record = match_record(one.table)
    assert isinstance(record["match"], list)
    assert isinstance(record["match"][0], dict)
    assert record["match"][0]["setup"] == {"first": first, "lots": [drawn]}
    assert replay_match(record).match.tallies == ((0, 0, 0, 0),)


def test_pitfall_34_no_record_of_a_series_that_goes_on_is_given_out() -> None:
    one = desk()
    auction(one, "9750")
    with pytest.raises(Refusal, match="no-record-yet"):
        match_record(one.table)
