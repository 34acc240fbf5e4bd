"""What must stay secret at a table, shown on the game that has secrets: sealed bids."""

from random import Random
from typing import Any

import msgspec
import pytest

from parlour.core.errors import ParlourError
from parlour.room.decide import decide
from parlour.room.fold import replay
from parlour.room.log import Player
from parlour.room.messages import Act, TakeBack
from parlour.room.record import match_record
from parlour.room.showing import Showing, differs
from parlour.room.table import Table
from parlour.room.tell import Company
from tests.frames import frame_of
from tests.room.desk import JONAS, MIRA, TOM, Desk

ANNE = "a" * 32
PLAYERS = (MIRA, JONAS, TOM, ANNE)


@pytest.fixture
def desk() -> Desk:
    """An auction whose open bid is made, so that the other three may bid in secret."""
    options = {"board_end": "beyond"}
    playing = Desk(*PLAYERS, game="third-man", edition="piatnik-2001", options=options, players=4)
    playing.deal()
    playing.let_house()
    playing.play(5)
    return playing


def seen(table: Table, player: Player | None) -> bytes:
    return msgspec.json.encode(frame_of(table, player, Company({}, frozenset()), table.time + 1))


def bid(desk: Desk, seat: int, text: str, looks: Player | None) -> tuple[Any, ...]:
    return desk.do(PLAYERS[seat], Act(desk.new_id(), seat, desk.table.game.ply(desk.table.state), text), looks)


def branch(desk: Desk, seat: int, texts: list[str], looks: Player | None) -> tuple[Table, list[tuple[Any, ...]]]:
    """The table after these bids of a seat, and what somebody saw happen at each; the desk stays as it is."""
    table, rows = desk.table, [*desk.rows]
    happened = [bid(desk, seat, text, looks) for text in texts]
    after, desk.table, desk.rows = desk.table, table, rows
    return after, happened


def test_pitfall_32_two_secret_bids_look_the_same_byte_by_byte(desk: Desk) -> None:
    bidder, *others = desk.table.game.to_act(desk.table.state)
    for looks in (None, *(PLAYERS[seat] for seat in others)):
        low, told_low = branch(desk, bidder, ["1"], looks)
        high, told_high = branch(desk, bidder, ["8"], looks)
        assert seen(low, looks) == seen(high, looks)
        assert told_low == told_high
    assert seen(low, PLAYERS[bidder]) != seen(high, PLAYERS[bidder])


def tried(table: Table, who: Player, seat: int, text: str) -> tuple[object, ...]:
    """The refusal of an action; empty if it was allowed."""
    act = Act("tried", seat, table.game.ply(table.state), text)
    try:
        decide(table, who, act, table.time + 1, Random(0))
    except ParlourError as error:
        return error.code, dict(error.parameters)
    return ()


def test_pitfall_32_whatever_others_try_is_refused_alike_whichever_bid_is_sealed(desk: Desk) -> None:
    bidder, *others = desk.table.game.to_act(desk.table.state)
    low, high = (branch(desk, bidder, [text], None)[0] for text in ("1", "8"))
    leader = next(seat for seat in range(4) if seat not in (bidder, *others))
    refused = 0
    for looks in (leader, *others):
        for seat in range(4):
            for text in (*map(str, range(11)), "lot 1", "x"):
                attempt = tried(low, PLAYERS[looks], seat, text)
                assert attempt == tried(high, PLAYERS[looks], seat, text)
                refused += bool(attempt)
    assert refused > 100


def test_pitfall_34_that_a_bid_was_changed_is_told_to_nobody(desk: Desk) -> None:
    bidder, *others = desk.table.game.to_act(desk.table.state)
    for looks in (None, *(PLAYERS[seat] for seat in others)):
        once, _ = branch(desk, bidder, ["1"], looks)
        changed, told = branch(desk, bidder, ["1", "8"], looks)
        assert told[1] == ()
        one, other = (Showing(lambda: Company({}, frozenset())).picture(table, looks) for table in (once, changed))
        assert not differs(one, other), "so no message is sent"


def test_pitfall_09_a_sealed_bid_survives_a_restart(desk: Desk) -> None:
    bidder = desk.table.game.to_act(desk.table.state)[0]
    bid(desk, bidder, "3", None)
    assert replay(desk.table.header, desk.rows).state == desk.table.state


def test_pitfall_33_the_record_tells_nothing_of_a_round_that_goes_on(desk: Desk) -> None:
    from parlour.room.refusal import Refusal

    with pytest.raises(Refusal, match="no-record-yet"):
        match_record(desk.table)


def test_pitfall_30_where_there_are_secrets_nothing_is_taken_back(desk: Desk) -> None:
    """Neither the open bid that all have seen, nor a sealed one."""
    (leader,) = (seat for seat, _ in desk.table.rounds[-1].moves if seat >= 0)
    bidder, *_ = desk.table.game.to_act(desk.table.state)
    for seat in (leader, bidder):
        assert desk.frame(PLAYERS[seat]).take_back is None
        assert desk.refusal(PLAYERS[seat], TakeBack) == "nothing-to-take-back"
        bid(desk, bidder, "1", None)
