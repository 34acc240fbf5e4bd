"""Actions as text, on the wire and in records."""

import pytest

from parlour.core.errors import IllegalAction, InvalidRecord, InvalidSetup
from parlour.core.game import HOUSE
from parlour.core.json import Json
from parlour.core.record import Record, replay
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.state import Bet, Lot, Play, Prize, Refill, Turn
from tests.games.paule_panik.play import BETS, BY_HAND, cards, dealt, legal, play, table


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("R1 L", Play(0, 0)),
        ("V17 R", Play(84, 1)),
        ("+", Refill()),
        ("bet", Bet(yes=True)),
        ("no bet", Bet(yes=False)),
        ("turn", Turn()),
        ("turn R1.Y2 V17", Turn((cards("R1 Y2"), cards("V17")))),
        ("lot 3 0", Lot((3, 0))),
        ("drawn 41 7", Prize((41, 7))),
    ],
)
def test_an_action_has_one_text_and_comes_back_from_it(text: str, action: Play) -> None:
    assert GAME.parse(text) == action
    assert GAME.show(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "R1",
        "R1 M",
        "R1  L",
        "R01 L",
        "R0 L",
        "R18 L",
        "r1 L",
        "0 R1 L",
        "++",
        "bets",
        "turn R1",
        "turn R1 R2 R3",
    ]
    + [
        "turn R1 X2",
        "turn R1. R2",
        "lot",
        "lot -1",
        "lot ٣",
        "lot 01 2",
        "drawn 1",
        "drawn 1 2 3",
        "drawn 1 85",
        "R1 L\n",
    ],
)
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(IllegalAction, match="paule-panik-no-such-action"):
        GAME.parse(text)


@pytest.mark.parametrize(
    "text", ["R1 L", "0 R1 M", "0 R1  L", "+ 0", "0 turn", "0 bet", "0 lot 0 1", "00 R1 L", "-1 +", ""]
)
def test_a_malformed_entry_of_a_record_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction, match="paule-panik-no-such-action"):
        GAME.record.read(table(["R1", "R9"], ("R2", "R2")), text)


@pytest.mark.parametrize(("entry", "why"), [(1, "action-not-text"), (None, "action-not-text"), ("2 +", "no-such-seat")])
def test_an_entry_of_a_record_is_a_text_of_a_seat_of_the_table(entry: Json, why: str) -> None:
    with pytest.raises(IllegalAction, match=why):
        GAME.record.read(table(["R1", "R9"], ("R2", "R2")), entry)


def test_an_entry_of_a_record_names_seat_card_and_stack_or_the_turn() -> None:
    state = table(["R1", "R9"], ("R2", "R2"))
    assert GAME.record.read(state, "1 R9 L") == ((1, Play(8, 0)),)
    assert GAME.record.read(state, "0 +") == ((0, Refill()),)
    assert GAME.record.read(state, "turn") == ((HOUSE, Turn()),)


def test_what_the_set_up_tells_is_not_among_the_actions() -> None:
    state = table(["R1", "R9"], ("R2", "R2"))
    hidden = [GAME.parse(text) for text in ("bet", "no bet", "lot 0 1", "drawn 0 1")]
    assert [GAME.record.write(state, HOUSE, action) for action in hidden] == [None] * 4
    assert GAME.record.write(state, HOUSE, GAME.parse("turn R1 R2")) == "turn"


def test_what_is_legal_in_a_record_is_what_all_may_do_in_string_order() -> None:
    state = table(["R3 R13", "Y13 G3"], ("V4", "V14"), piles=["Y9", ""], options=BY_HAND)
    assert GAME.record.legal(state) == ["0 +", "0 R13 R", "0 R3 L", "1 G3 L", "1 Y13 R"]
    stuck = table(["R9", "Y9"], ("V4", "V14"), piles=["Y3", ""], options=BY_HAND)
    assert GAME.record.legal(stuck) == ["0 +", "turn"]


def test_a_set_up_notes_each_outcome_of_chance_once() -> None:
    state = table(["R9", "G8"], ("Y1 Y2 V4", "B1 V13"), sides=("", ""))
    turn = GAME.parse("turn Y2.B1 Y1")
    noted = GAME.record.note({}, state, HOUSE, turn)
    assert noted == {"reshuffles": [[["Y2", "B1"], ["Y1"]]]}
    assert GAME.record.note(noted, state, HOUSE, turn) == noted
    assert GAME.record.note(noted, play(state, "turn Y2.B1 Y1"), HOUSE, GAME.parse("turn")) == noted
    tied = play(table(["R2", "Y9", "G9"], ("V1", "V1")), "0 R2 L")
    noted = GAME.record.note({}, tied, HOUSE, Lot((2, 1)))
    assert noted == {"lots": [[2, 1]]}
    assert GAME.record.note(noted, tied, HOUSE, Lot((2, 1))) == noted
    assert GAME.record.note(noted, play(tied, "lot 2 1"), HOUSE, Prize((3, 1))) == {"lots": [[2, 1]], "drawn": [3, 1]}


def test_a_set_up_tells_no_bet_before_all_are_made() -> None:
    state = GAME.begin(BETS, 2, dealt(2, BETS))
    assert GAME.record.note({}, state, 1, Bet(yes=True)) == {}
    assert GAME.record.note({}, play(state, "1 bet"), 0, Bet(yes=False)) == {"bets": [1]}


def record(actions: list[Json], **fields: Json) -> Record:
    return {"game": "paule-panik", "players": 2, "setup": {**dealt(2)}, "actions": actions, **fields}


def error_of(one: Record) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as caught:
        replay(one)
    return caught.value


def first_play() -> str:
    return legal(GAME.begin(GAME.editions["quick"], 2, dealt(2)))[0]


def test_a_record_may_hold_refused_actions_that_change_nothing() -> None:
    good = first_play()
    assert replay(record([good, good], refused=[1])).round.state == replay(record([good])).round.state
    assert error_of(record([good, good])).action_index == 1
    assert error_of(record([good], refused=[0])).code == "not-refused"


def test_a_malformed_entry_is_wrong_even_where_it_would_be_refused() -> None:
    assert error_of(record(["0 R1 M"], refused=[0])).action_index == 0
    assert error_of(record(["5 R1 L"], refused=[0])).action_index == 0


@pytest.mark.parametrize("refused", [[1], [-1], [True], ["0"], {}])
def test_refused_must_list_indexes_of_actions(refused: Json) -> None:
    assert error_of(record([first_play()], refused=refused)).action_index is None


def test_a_record_may_stop_at_a_stuck_table_that_needs_a_reshuffle_but_not_go_on_without_it() -> None:
    setup: dict[str, Json] = {**dealt(2)}
    state, actions = GAME.begin(GAME.editions["quick"], 2, setup), list[Json]()
    while any(state.sides) or not state.stuck:
        actions.append("turn" if state.stuck else legal(state)[0])
        state = play(state, str(actions[-1]))
        assert state.ending is None
    assert replay(record(actions)).round.state == state
    with pytest.raises(InvalidSetup, match="paule-panik-reshuffle-missing"):
        replay(record([*actions, "turn"]))
