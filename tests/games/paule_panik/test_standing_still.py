"""A race at which nobody plays: that it waits is told to all alike, for whom never (PP-3, PP-6)."""

from random import Random

import msgspec
import pytest

from parlour.core.game import HOUSE, Seat, Setup
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.options import EDITIONS
from parlour.games.paule_panik.state import Bet
from parlour.room.decide import GoOn
from parlour.room.due import goes_on_at, overdue
from parlour.room.fold import advance
from parlour.room.frame import SeatNews
from parlour.room.log import ROOM, Dealt, Player, Row
from tests.games.paule_panik.play import BETS, BY_HAND, dealt, play, table
from tests.room.desk import JONAS, MIRA, TOM, Desk

PEOPLE = (MIRA, JONAS, TOM)


def test_pp_06_what_the_table_plays_is_the_first_card_that_fits_of_anybody_who_holds_one() -> None:
    assert GAME.idle is not None
    state = table(["R3 R5 B12", "G9", "B5"], ("V4", "V17"))
    chosen = {(seat, GAME.show(action)) for seat, action in (GAME.idle(state, Random(seed)) for seed in range(60))}
    assert chosen == {(0, "R3 L"), (2, "B5 L")}
    for seat, action in chosen:
        assert action == GAME.show(GAME.legal(state, seat)[0]), "the one that he was shown"


def test_pp_05_at_a_table_that_is_stuck_a_card_is_drawn_that_somebody_forgot() -> None:
    assert GAME.idle is not None
    state = table(["R3", "G9"], ("V11", "V13"), piles=["", "Y5"], options=BY_HAND)
    assert state.stuck
    seat, action = GAME.idle(state, Random(1))
    assert (seat, GAME.show(action)) == (1, "+")
    assert GAME.to_act(play(state, "1 +")) == (), "then nobody can do anything, and the table turns"


def test_pp_12_whoever_says_nothing_does_not_bet() -> None:
    assert GAME.idle is not None
    state = play(GAME.begin(BETS, 3, dealt(3, BETS)), "0 bet")
    assert GAME.idle(state, Random(1)) == (1, Bet(yes=False))


def standing(setup: Setup) -> Desk:
    desk = Desk(*PEOPLE, players=3, game="paule-panik", edition="quick", options={})
    desk.now += 1000
    row = Row(desk.table.seq + 1, desk.now, HOUSE, Dealt(setup))
    desk.rows.append(row)
    desk.table = advance(desk.table, row)
    return desk


def pair(seed: int, holder: Seat, other: Seat) -> tuple[Desk, Desk] | None:
    """Two tables that differ in who has which pile, so that at each another one alone can play."""
    setup = GAME.deal(EDITIONS["quick"], 3, None, Random(seed))
    piles = setup["piles"]
    assert isinstance(piles, list)
    changed = [*piles]
    changed[holder], changed[other] = changed[other], changed[holder]
    desks = standing(setup), standing({**setup, "piles": changed})
    able = [[seat for seat in range(3) if desk.table.game.legal(desk.table.state, seat)] for desk in desks]
    return desks if able == [[holder], [other]] else None


def seen(desk: Desk, player: Player | None) -> bytes:
    return msgspec.json.encode(desk.frame(player))


@pytest.mark.parametrize(("holder", "other", "looks"), [(0, 1, TOM), (1, 0, None), (0, 2, JONAS), (2, 1, MIRA)])
def test_pitfalls_32_and_79_until_the_play_itself_nothing_tells_who_could(
    holder: Seat, other: Seat, looks: Player | None
) -> None:
    found = (pair(seed, holder, other) for seed in range(2000))
    mine, theirs = next(desks for desks in found if desks is not None)
    due = goes_on_at(mine.table)
    assert due is not None
    assert goes_on_at(theirs.table) == due
    assert overdue(mine.table) == overdue(theirs.table)
    for now in (due - 30_000, due - 20_000, due - 1, due):
        mine.now = theirs.now = now
        assert seen(mine, looks) == seen(theirs, looks)
    rows = len(mine.rows), len(theirs.rows)
    told = [desk.do(ROOM, GoOn(), looks) for desk in (mine, theirs)]
    assert (len(mine.rows), len(theirs.rows)) == (rows[0] + 1, rows[1] + 1), "one row, and it is the play"
    assert [desk.rows[-1].seat for desk in (mine, theirs)] == [holder, other]
    assert mine.rows[-1].time == theirs.rows[-1].time
    for desk, happened in zip((mine, theirs), told, strict=True):
        assert not any(isinstance(event, SeatNews) for event in happened), "a play like any other"
        assert desk.frame(looks).idle == ()


def test_he_whose_card_the_table_played_is_told_so() -> None:
    desk = standing(GAME.deal(EDITIONS["quick"], 3, None, Random(1)))
    due = goes_on_at(desk.table)
    assert due is not None
    before, desk.now = desk.table, due
    seen_by = {}
    for player in PEOPLE:
        desk.table, desk.rng = before, Random(1)
        seen_by[player] = desk.do(ROOM, GoOn(), player)[0]
    seat = desk.rows[-1].seat
    told = [player for player, first in seen_by.items() if first == SeatNews(seat, "table-acts")]
    assert told == [PEOPLE[seat]]
