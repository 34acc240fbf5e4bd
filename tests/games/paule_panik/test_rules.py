"""The clauses of a round that concern what players do: PP-3 to PP-5, PP-8, and the bets of PP-12."""

import pytest
from msgspec.structs import replace

from parlour.core.errors import IllegalAction
from parlour.core.game import HOUSE
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.cards import CARDS, NAME
from parlour.games.paule_panik.state import NOTHING_FITS
from tests.games.paule_panik.play import BETS, BY_HAND, PLAY_ON, dealt, hand, legal, names, play, refusal, table, tops


def test_pp_01_there_are_85_cards_of_five_colours_with_ranks_1_to_17() -> None:
    assert len(CARDS) == 85
    assert set(NAME) == {f"{colour}{rank}" for colour in "RYGBV" for rank in range(1, 18)}


@pytest.mark.parametrize(
    ("top", "fitting"),
    [("R4", {3, 5}), ("R1", {2, 17}), ("R17", {16, 1}), ("R9", {8, 10}), ("R2", {1, 3}), ("R16", {15, 17})],
)
def test_pp_04_a_card_fits_if_its_rank_is_next_to_the_tops_and_17_and_1_are_neighbours(
    top: str, fitting: set[int]
) -> None:
    for rank in range(1, 18):
        state = table([f"G{rank} B9", "Y9"], (top, top))
        if rank in fitting:
            assert tops(play(state, f"0 G{rank} L")) == [f"G{rank}", top]
            assert tops(play(state, f"0 G{rank} R")) == [top, f"G{rank}"]
        else:
            assert refusal(state, f"0 G{rank} L") == "paule-panik-does-not-fit"


def test_pp_04_a_refusal_says_what_would_fit() -> None:
    with pytest.raises(IllegalAction) as caught:
        play(table(["G9", "Y16"], ("R1", "R8")), "0 G9 L")
    assert caught.value.parameters == {"rank": 9, "top": 1, "low": 2, "high": 17}


def test_pp_04_colours_do_not_matter_and_there_are_no_turns() -> None:
    state = table(["R5 Y7 B1", "G6 B9"], ("V4", "V10"))
    state = play(state, "0 R5 L", "1 G6 L", "0 Y7 L")
    assert names(state.stacks[0]) == ["V4", "R5", "G6", "Y7"]
    assert GAME.ply(state) is None


def test_pp_04_only_a_card_of_ones_own_hand_can_be_played() -> None:
    state = table(["R5 B1", "G5"], ("V4", "V10"), piles=["Y5", "Y9"])
    assert refusal(state, "0 G5 L") == "paule-panik-not-in-hand"
    assert refusal(state, "0 Y5 L") == "paule-panik-not-in-hand"
    assert refusal(state, "0 R5 R") == "paule-panik-does-not-fit"


def test_pitfall_13_of_two_players_who_reach_for_one_top_exactly_one_gets_it_and_the_other_keeps_his_card() -> None:
    state = play(table(["R3 B12", "G3 B13", "Y9"], ("V4", "V10")), "1 G3 L")
    assert refusal(state, "0 R3 L") == "paule-panik-does-not-fit"
    assert hand(state, 0) == ["R3", "B12"]
    assert tops(state) == ["G3", "V10"]


def test_pitfall_14_a_play_is_judged_by_the_top_that_lies_there_when_it_arrives() -> None:
    state = table(["R3 B12", "G3 G2 B13"], ("V4", "V10"))
    state = play(state, "1 G3 L", "1 G2 L", "0 R3 L")
    assert tops(state) == ["R3", "V10"]


def test_pp_04_what_is_legal_is_listed_by_card_left_before_right_then_drawing() -> None:
    state = table(["B5 R3 R9 Y3", "G17"], ("V4", "G4"), piles=["Y9", ""], options=BY_HAND)
    assert legal(state) == ["0 R3 L", "0 R3 R", "0 Y3 L", "0 Y3 R", "0 B5 L", "0 B5 R", "0 +"]


def test_pp_03_a_player_begins_with_the_top_six_cards_of_his_pile() -> None:
    setup = dealt(3)
    state = GAME.begin(GAME.editions["quick"], 3, setup)
    piles = setup["piles"]
    assert isinstance(piles, list)
    for seat, pile in enumerate(piles):
        assert isinstance(pile, list)
        assert set(hand(state, seat)) == set(map(str, pile[:6]))
        assert names(state.piles[seat]) == pile[6:]


def test_pitfall_20_with_auto_refill_a_play_and_its_refill_are_one_step() -> None:
    state = play(table(["R3 B12", "G9"], ("V4", "V10"), piles=["Y1 Y2", "Y5"]), "0 R3 L")
    assert hand(state, 0) == ["Y1", "B12"]
    assert names(state.piles[0]) == ["Y2"]
    assert refusal(state, "0 +") == "paule-panik-refills-itself"


def test_pp_05_by_hand_a_player_draws_one_card_at_a_time_up_to_six() -> None:
    state = table(["R1 R3 R5 R7 R9", "G9"], ("V4", "V10"), piles=["Y1 Y2", "Y5"], options=BY_HAND)
    state = play(state, "0 R3 L")
    assert hand(state, 0) == ["R1", "R5", "R7", "R9"]
    state = play(state, "0 +", "0 +")
    assert hand(state, 0) == ["R1", "R5", "R7", "R9", "Y1", "Y2"]
    assert refusal(state, "0 +") == "paule-panik-pile-empty"


def test_pp_05_a_full_hand_draws_nothing() -> None:
    state = table(["R1 R2 R3 R5 R7 R9", "G9"], ("V4", "V10"), piles=["Y1", ""], options=BY_HAND)
    assert refusal(state, "0 +") == "paule-panik-hand-full"
    assert "0 +" not in legal(state)


def test_pp_05_forgetting_to_draw_is_not_punished() -> None:
    state = table(["R3 R2 B1", "G9"], ("V4", "V10"), piles=["Y1 Y2", "Y5"], options=BY_HAND)
    assert hand(play(state, "0 R3 L", "0 R2 L", "0 B1 L"), 0) == []


def test_pp_08_a_player_is_out_when_hand_and_pile_are_empty() -> None:
    state = table(["R3", "G9"], ("V4", "V10"), piles=["Y1", "Y2"], options=BY_HAND)
    state = play(state, "0 R3 L")
    assert state.out == ()
    assert state.ending is None
    state = play(state, "0 +", "1 G9 R", "1 +", "1 Y2 L")
    assert state.out == (1,)


def test_pp_08_after_the_end_everything_is_refused() -> None:
    state = play(table(["R3", "G9 G11"], ("V4", "V10"), piles=["", "Y2"]), "0 R3 L")
    assert [refusal(state, move) for move in ("1 G9 R", "1 +", "1 bet", "0 R3 L", "turn")] == ["round-over"] * 5
    assert GAME.to_act(state) == ()


def test_who_is_out_cannot_play_while_the_others_play_on() -> None:
    state = play(table(["R3", "G9 B1", "Y16"], ("V4", "V10"), options=PLAY_ON), "0 R3 L")
    assert refusal(state, "0 R3 L") == "paule-panik-you-are-out"
    assert GAME.to_act(state) == (1, 2)


def test_only_the_table_turns_draws_lots_and_gives_the_prize() -> None:
    state = table(["R16", "G16"], ("V4", "V10"))
    assert [refusal(state, f"0 {text}") for text in ("turn", "lot 0 1", "drawn 0 1")] == [
        "paule-panik-only-the-table"
    ] * 3
    assert refusal(state, "7 R16 L") == "paule-panik-no-such-seat"
    for text in ("R16 L", "+", "bet", "lot 0 1", "drawn 0 1"):
        with pytest.raises(IllegalAction, match="paule-panik-not-due"):
            GAME.apply(state, HOUSE, GAME.parse(text))


def test_pp_12_without_the_option_nobody_bets_and_play_begins_at_once() -> None:
    state = GAME.begin(GAME.editions["quick"], 3, dealt(3))
    assert GAME.view(state, 0).phase == "play"
    assert refusal(state, "0 bet") == "paule-panik-bets-off"


def test_pp_12_before_a_round_everybody_says_whether_he_bets_and_no_card_is_played_before() -> None:
    state = GAME.begin(BETS, 3, dealt(3, BETS))
    assert GAME.to_act(state) == (0, 1, 2)
    assert legal(state)[:2] == ["0 bet", "0 no bet"]
    assert GAME.due(state) is None
    state = play(state, "1 bet")
    assert GAME.to_act(state) == (0, 2)
    assert refusal(state, "1 no bet") == "paule-panik-bet-said"
    assert refusal(state, f"0 {hand(state, 0)[0]} L") == "paule-panik-bets-first"
    assert refusal(state, "0 +") == "paule-panik-bets-first"
    assert refusal(state, "turn") == "paule-panik-not-stuck"
    state = play(state, "0 no bet", "2 bet")
    assert state.said == (False, True, True)
    assert refusal(state, "0 bet") == "paule-panik-bets-closed"
    assert GAME.view(state, 0).phase == "play"


def test_pp_12_only_the_last_bet_tells_that_the_table_is_stuck_from_the_start() -> None:
    said = (None,) * 3
    state = replace(table(["R9", "G8", "B9"], ("V4", "V13"), options=BETS), said=said, stuck=False, fits=NOTHING_FITS)
    state = play(state, "2 bet", "0 no bet")
    assert (state.stuck, GAME.due(state)) == (False, None)
    state = play(state, "1 no bet")
    assert (state.stuck, GAME.due(state)) == (True, 1500)


def test_pp_12_a_bet_card_is_used_up_for_the_rest_of_the_match() -> None:
    state = GAME.begin(BETS, 3, dealt(3, BETS, carry=[1]))
    assert GAME.to_act(state) == (0, 2)
    assert GAME.legal(state, 1) == ()
    assert refusal(state, "1 bet") == "paule-panik-bet-spent"
    assert play(state, "0 bet", "2 no bet").said == (True, False, False)


def test_pp_12_when_all_bet_cards_are_used_up_play_begins_at_once() -> None:
    state = GAME.begin(BETS, 2, dealt(2, BETS, carry=[0, 1]))
    assert GAME.view(state, 0).phase == "play"


def test_pp_12_bets_that_are_told_need_not_be_made() -> None:
    state = GAME.begin(BETS, 2, dealt(2, BETS) | {"bets": [1]})
    assert GAME.view(state, 0).phase == "play"
    assert state.said == (False, True)
