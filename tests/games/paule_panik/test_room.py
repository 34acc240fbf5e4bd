"""Paule Panik at a table of the room: races, the table's own moves, bets from round to round."""

import msgspec

from parlour.core.match import replay_match
from parlour.games.paule_panik.state import State
from parlour.room.decide import HouseActs
from parlour.room.due import house_at
from parlour.room.fold import advance
from parlour.room.log import ROOM
from parlour.room.messages import Act
from parlour.room.record import match_record
from parlour.room.table import Table, open_table
from tests.games.paule_panik.play import BETS
from tests.room.desk import JONAS, MIRA, Desk, header

SEATS = (MIRA, JONAS)
TABLE = {"game": "paule-panik", "edition": "quick"}


def desk(*, bets: bool, seed: int = 0) -> Desk:
    options = {**msgspec.to_builtins(BETS), "bets": bets}
    one = Desk(*SEATS, seed=seed, options=options, **TABLE)
    one.deal()
    return one


def try_to(one: Desk, seat: int, action: str) -> str:
    one.now = max(one.now, one.table.acted_at)
    return one.code(SEATS[seat], Act(one.new_id(), seat, one.table.game.ply(one.table.state), action))


def state_of(one: Desk) -> State:
    assert isinstance(one.table.state, State)
    return one.table.state


def play_round(one: Desk) -> None:
    """Whoever can acts, the table when nobody can."""
    while one.table.phase == "playing":
        game, state = one.table.game, one.table.state
        able = [(seat, action) for seat in range(2) for action in game.legal(state, seat)]
        if able:
            seat, action = one.rng.choice(able)
            assert try_to(one, seat, game.show(action)) == ""
        else:
            assert house_at(one.table) is not None
            one.now += 1000
            one.do(ROOM, HouseActs())


def test_pitfall_13_of_two_who_reach_for_the_same_top_the_room_lets_the_first_and_refuses_the_second() -> None:
    for seed in range(50):
        one = desk(bets=False, seed=seed)
        game, state = one.table.game, one.table.state
        mine, other = ({game.show(action): action for action in game.legal(state, seat)} for seat in range(2))
        pair = next(((a, b) for a in mine for b in other if a[-1] == b[-1] and a[1:] == b[1:]), None)
        if pair is None:
            continue
        assert try_to(one, 1, pair[1]) == ""
        after = one.table
        assert try_to(one, 0, pair[0]) == "paule-panik-does-not-fit"
        assert one.table.rounds[-1].states == after.rounds[-1].states
        return
    raise AssertionError("no deal with a race")


def test_the_table_waits_before_it_turns_a_card_of_a_stuck_table() -> None:
    one = desk(bets=False)
    while not (state := state_of(one)).stuck:
        game = one.table.game
        seat = next(seat for seat in range(2) if game.legal(state, seat))
        try_to(one, seat, game.show(game.legal(state, seat)[0]))
    assert house_at(one.table) == one.table.acted_at + 1500
    assert one.code(ROOM, HouseActs()) == "not-due"
    one.now += 1500
    assert one.code(ROOM, HouseActs()) == ""
    assert not state_of(one).stuck or house_at(one.table) == one.table.acted_at + 1500


def test_pp_12_a_bet_made_at_the_table_is_used_up_in_the_next_round() -> None:
    one = desk(bets=True)
    assert [try_to(one, seat, text) for seat, text in enumerate(("bet", "no bet"))] == ["", ""]
    play_round(one)
    for seat in range(2):
        one.ready(seat)
    one.deal()
    assert one.table.game.to_act(one.table.state) == (1,)
    assert try_to(one, 0, "bet") == "paule-panik-bet-spent"


def test_pitfall_03_the_log_of_a_match_with_bets_and_chance_folds_to_the_same_table_and_its_record_replays() -> None:
    one = desk(bets=True, seed=3)
    while one.table.phase != "over":
        play_round(one)
        if one.table.phase == "between":
            for seat in range(2):
                one.ready(seat)
            one.deal()
    again: Table = open_table(header(**TABLE, options={**msgspec.to_builtins(BETS)}))
    for row in one.rows:
        again = advance(again, row)
    assert again == one.table
    replayed = replay_match(match_record(one.table)).match
    assert (replayed.tally, replayed.winners) == (one.table.tally, one.table.winners)
