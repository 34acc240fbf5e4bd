"""The clauses of a round, BL-1 to BL-10 and the sheet's example BL-12."""

import pytest

from parlour.core.errors import IllegalAction
from parlour.core.game import HOUSE
from parlour.games.buddy import GAME
from parlour.games.buddy.cards import CARDS, FULL_HAND, NAME, POINTS
from parlour.games.buddy.rules import ALL_POINTS, chips, result, totals
from tests.games.buddy.play import begin, legal, play, refusal


def test_bl_01_everybody_has_the_ranks_1_to_10() -> None:
    state = begin()
    assert state.hands == (FULL_HAND,) * 3
    assert [NAME[card] for card in GAME.legal(state, 0)] == [*"123456789T"]


def test_bl_01_a_card_is_played_once() -> None:
    state = play(begin(first=1), "123")
    error = refusal(state, "1")
    assert error is not None
    assert (error.code, error.parameters) == ("buddy-not-in-hand", {"card": "1"})
    assert refusal(state, "2") is None


def test_bl_02_ranks_1_to_6_are_worth_their_rank_and_a_round_has_63_points() -> None:
    assert [POINTS[card] for card in CARDS] == [1, 2, 3, 4, 5, 6, 0, 0, 0, 0]
    assert ALL_POINTS == 63


def test_bl_04_play_is_clockwise_one_card_a_turn_through_sweeps() -> None:
    state, seats = begin(first=2), []
    for card in "54932T46":
        seats.append(GAME.to_act(state))
        state = play(state, card)
    assert [sequence.taker for sequence in state.sequences] == [1, 1, 0]
    assert seats == [(2,), (0,), (1,), (2,), (0,), (1,), (2,), (0,)]


def test_bl_04_the_player_left_of_the_sweeper_leads_the_next_sequence() -> None:
    state = play(begin(), "19")
    assert state.sequences[0].taker == 1
    assert GAME.to_act(state) == (2,)
    assert state.table == ()
    assert play(state, "3").table == (3,)


@pytest.mark.parametrize("seat", [0, 2, HOUSE])
def test_bl_04_nobody_else_may_play(seat: int) -> None:
    state = play(begin(), "5")
    error = refusal(state, "3", seat)
    assert error is not None
    assert error.code == "not-your-turn"
    assert GAME.legal(state, seat) == ()


def test_bl_05_any_card_may_be_led() -> None:
    assert legal(begin()) == {*"123456789T"}
    assert legal(play(begin(), "19")) == {*"123456789T"}


def test_bl_05_any_card_of_another_rank_may_be_played() -> None:
    assert legal(play(begin(), "5")) == {*"12346789T"}


def test_bl_05_an_equal_card_is_refused_to_a_player_who_holds_a_higher_one() -> None:
    state = play(begin(["72", "87", "71"]), "7")
    assert legal(state) == {"8"}
    error = refusal(state, "7")
    assert error is not None
    assert (error.code, error.parameters) == ("buddy-holds-higher", {"card": "7"})


def test_bl_05_an_equal_card_is_measured_by_the_lead_card_alone() -> None:
    state = play(begin(["81", "97", "72"]), "87")
    assert legal(state) == {"7", "2"}


def test_bl_05_without_a_higher_card_an_equal_one_may_be_played_and_sweeps() -> None:
    state = play(begin(["72", "73", "51"]), "7")
    assert legal(state) == {"7", "3"}
    state = play(state, "7")
    assert state.table == ()
    assert state.sequences[0].taker == 1


def test_bl_05_nobody_has_to_play_the_equal_card() -> None:
    state = play(begin(["72", "73", "51"]), "73")
    assert state.table == (7, 3)
    assert state.sequences == ()


def test_bl_05_the_equal_card_is_forbidden_when_the_10_is_the_higher_one() -> None:
    assert legal(play(begin(["91", "T9", "93"]), "9")) == {"T"}


def test_bl_06_a_higher_card_takes_all_on_the_table_its_own_included() -> None:
    state = play(begin(), "4326")
    assert state.own == (15, 0, 0)
    sequence = state.sequences[0]
    assert (sequence.leader, sequence.cards, sequence.taker, sequence.points) == (0, (4, 3, 2, 6), 0, 15)


def test_bl_06_a_lower_card_stays_and_the_lead_card_remains_the_one_to_beat() -> None:
    state = play(begin(), "8254")
    assert state.table == (8, 2, 5, 4)
    assert state.own == (0, 0, 0)
    assert play(state, "9").own == (0, 11, 0)


def test_bl_06_a_card_that_beats_only_the_cards_after_the_lead_sweeps_nothing() -> None:
    assert play(begin(), "716").table == (7, 1, 6)
    assert play(begin(), "7165").table == (7, 1, 6, 5)


def test_bl_06_the_leader_may_sweep_his_own_lead() -> None:
    state = play(begin(), "732T")
    assert state.sequences[0].taker == 0
    assert state.own == (5, 0, 0)


def test_bl_07_a_lone_highest_lead_is_swept_by_any_card() -> None:
    state = play(begin(["T3", "91", "82"]), "T1")
    assert state.table == ()
    assert state.own == (0, 1, 0)


def test_bl_07_the_points_of_a_lone_highest_lead_still_count() -> None:
    assert play(begin(["6", "5", "4"]), "65").own == (0, 11, 0)


@pytest.mark.parametrize(
    "hands",
    [
        pytest.param(["71", "52", "73"], id="an equal card with another player"),
        pytest.param(["76", "52", "83"], id="a higher card with another player"),
        pytest.param(["87", "52", "63"], id="a higher card with the leader"),
    ],
)
def test_bl_07_a_lead_is_not_lone_while_any_hand_holds_its_rank_or_higher(hands: list[str]) -> None:
    state = play(begin(hands), "75")
    assert len(state.table) == 2
    assert state.power == 7


def test_bl_07_a_card_is_lone_by_what_is_left_when_it_is_led() -> None:
    assert play(begin(["T8", "97", "96"]), "T7").table == ()
    assert play(begin(["T8", "97", "T6"]), "T7").table == (10, 7)


def test_bl_08_the_last_card_sweeps_as_any_other() -> None:
    state = play(begin(["6", "5", "7"], own=(20, 30, 2)), "657")
    assert state.own == (20, 30, 13)


def test_bl_08_the_last_card_when_it_is_led_goes_to_the_left() -> None:
    state = play(begin(["", "", "6"], 2, own=(30, 20, 7)), "6")
    assert state.own == (36, 20, 7)
    assert GAME.to_act(state) == ()


def test_bl_08_after_the_last_card_nothing_can_be_played() -> None:
    state = play(begin(["6", "", ""]), "6")
    assert legal(state) == set()
    for seat in range(3):
        error = refusal(state, "6", seat)
        assert error is not None
        assert error.code == "round-over"


@pytest.mark.parametrize(
    ("own", "reached"), [((12, 40, 11), (52, 51, 23)), ((63, 0, 0), (63, 0, 63)), ((0, 63, 0), (63, 63, 0))]
)
def test_bl_09_a_total_counts_the_left_neighbour(own: tuple[int, ...], reached: tuple[int, ...]) -> None:
    assert totals(own) == reached


def test_bl_09_a_total_is_what_the_right_neighbour_leaves() -> None:
    own = (12, 40, 11)
    assert totals(own) == tuple(ALL_POINTS - own[(seat - 1) % 3] for seat in range(3))


@pytest.mark.parametrize(
    ("own", "won"),
    [
        ((12, 40, 11), (3, 1, 0)),
        ((40, 11, 12), (1, 0, 3)),
        ((20, 23, 20), (2, 2, 0)),
        ((20, 20, 23), (0, 2, 2)),
        ((22, 19, 22), (1, 1, 3)),
        ((21, 21, 21), (1, 1, 1)),
    ],
)
def test_bl_10_chips(own: tuple[int, ...], won: tuple[int, ...]) -> None:
    assert chips(own) == won


def test_bl_12_the_sheet_s_example() -> None:
    state = play(begin(["6", "", ""], own=(12, 34, 11)), "6")
    reached = result(state)
    assert reached is not None
    assert (reached.own, reached.totals, reached.chips) == ((12, 40, 11), (52, 51, 23), (3, 1, 0))


def test_a_round_has_no_result_before_its_last_card() -> None:
    state = play(begin(["6", "5", ""]), "6")
    assert result(state) is None
    assert result(play(state, "5")) is not None


@pytest.mark.parametrize("text", ["0", "10", "t", "", "11", "A", " 1", "-1", "1" * 60_000])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.parse(text)
    assert caught.value.code == "buddy-no-such-card"
    assert len(str(caught.value.parameters["text"])) <= 40


@pytest.mark.parametrize("entry", [1, None, True, ["5"], {}])
def test_an_entry_of_a_record_that_is_no_text_is_refused(entry: object) -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.record.read(begin(), entry)  # type: ignore[arg-type]
    assert caught.value.code == "action-not-text"
