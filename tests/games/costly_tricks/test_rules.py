"""The clauses of a round, CT-1 to CT-9 and the sheet's example CT-11."""

from random import Random

import pytest

from parlour.core.errors import IllegalAction
from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.cards import CARDS, NAME, RANK, cards_of
from parlour.games.costly_tricks.options import Options
from parlour.games.costly_tricks.rules import hand_to_play, tricks_won
from tests.games.costly_tricks.play import SHEET, begin, legal, play


def refusal(hands: list[str], leader: int, cards: list[str], tried: str, edition: str | None = None) -> IllegalAction:
    state = play(begin(hands, leader, edition=edition), cards)
    with pytest.raises(IllegalAction) as caught:
        play(state, [tried])
    return caught.value


def test_ct_01_there_are_44_cards_of_four_colours_worth_their_rank() -> None:
    assert len(CARDS) == 44
    assert {NAME[card] for card in CARDS} == {colour + rank for colour in "RGPB" for rank in "0123456789T"}
    assert sum(RANK) == 4 * 55
    assert [RANK[GAME.parse(name)] for name in ("R0", "G9", "BT")] == [0, 9, 10]


def test_ct_02_a_deal_gives_eleven_cards_to_each_of_four_hands() -> None:
    state = GAME.begin(Options(), 2, GAME.deal(Options(), 2, None, Random(7)))
    assert [hand.bit_count() for hand in state.hands] == [11] * 4
    assert sum(state.hands) == (1 << 44) - 1


def test_ct_02_a_deal_gives_the_cards_out_one_by_one() -> None:
    class Unshuffled(Random):
        def shuffle(self, x: object) -> None:
            return

    state = GAME.begin(Options(), 2, GAME.deal(Options(), 2, None, Unshuffled()))
    assert [NAME[min(cards_of(hand))] for hand in state.hands] == ["R0", "R1", "R2", "R3"]


def test_ct_02_each_side_plays_its_ghost_and_play_goes_clockwise() -> None:
    state = begin(SHEET, 0)
    seats = []
    for card in ("R5", "B3", "PT", "B6"):
        seats.append((hand_to_play(state), *GAME.to_act(state)))
        state = play(state, [card])
    assert seats == [(0, 0), (1, 1), (2, 0), (3, 1)]


def test_ct_02_nobody_plays_for_the_other_side() -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(begin(SHEET, 0), 1, GAME.parse("R5"))
    assert caught.value.code == "not-your-turn"
    assert GAME.legal(begin(SHEET, 0), 1) == ()


def test_ct_03_the_hand_with_the_red_0_leads_even_if_it_is_a_ghost() -> None:
    for seed in range(20):
        state = GAME.begin(Options(), 2, GAME.deal(Options(), 2, None, Random(seed)))
        assert "R0" in {NAME[card] for card in cards_of(state.hands[state.leader])}


def test_ct_04_a_hand_that_holds_the_led_colour_must_play_it() -> None:
    state = play(begin(["54...", "3..2.", "2.1..", "0...1"], 0), ["R5"])
    assert legal(state) == {"R3"}


def test_ct_05_a_card_of_another_colour_becomes_trump_and_beats_the_led_colour() -> None:
    after = play(begin(["T...", ".0..", "9...", "8..."], 0), ["RT", "G0", "R9", "R8"])
    assert after.tricks[-1].winner == 1


def test_ct_05_a_fresh_colour_supersedes_the_trump() -> None:
    after = play(begin(["5...", ".9..", "..T.", "...0"], 0), ["R5", "G9", "PT", "B0"])
    assert after.tricks[-1].winner == 3


def test_ct_05_a_superseded_trump_cannot_become_trump_again() -> None:
    after = play(begin(SHEET, 0), ["R5", "B3", "PT", "B6"])
    assert after.tricks[-1].winner == 2


def test_ct_05_a_hand_may_discard_a_superseded_colour_though_it_holds_a_fresh_one() -> None:
    state = play(begin(["54...", ".98..", "..T9.", ".7..6"], 0), ["R5", "G9", "PT"])
    assert legal(state) == {"G7", "B6"}
    assert play(state, ["G7"]).tricks[-1].winner == 2
    assert play(state, ["B6"]).tricks[-1].winner == 3


def test_ct_05_trumps_are_forgotten_at_the_end_of_the_trick() -> None:
    after = play(begin(["54...", ".98..", "..T9.", ".7..6"], 0), ["R5", "G9", "PT", "G7"])
    assert (after.trump, after.been, after.table) == (-1, 0, ())


def test_ct_06_a_hand_that_holds_the_trump_must_play_it_in_the_english_edition() -> None:
    error = refusal(["53...", ".98..", ".2.T.", "64..."], 0, ["R5", "G9"], "PT")
    assert (error.code, error.parameters) == ("costly-tricks-must-trump", {"colour": "G"})


def test_ct_06_it_may_play_any_card_in_the_french_edition_and_supersede() -> None:
    state = play(begin(["53...", ".98..", ".2.T.", "64..."], 0, edition="french"), ["R5", "G9"])
    assert legal(state) == {"G2", "PT"}
    assert play(state, ["PT", "R6"]).tricks[-1].winner == 2


def test_ct_06_following_the_led_colour_comes_before_the_trump() -> None:
    state = play(begin(["5...", ".9..", "2...", "6..."], 0), ["R5", "G9"])
    assert legal(state) == {"R2"}


def test_ct_07_the_highest_of_the_led_colour_wins_without_a_trump_and_leads_the_next_trick() -> None:
    after = play(begin(["50...", "61...", "T2...", "73..."], 0), ["R5", "R6", "RT", "R7"])
    assert after.tricks[-1].winner == 2
    assert hand_to_play(after) == 2


def test_ct_07_the_higher_of_two_trumps_wins() -> None:
    after = play(begin(["5...", ".8..", ".9..", "T..."], 0), ["R5", "G8", "G9", "RT"])
    assert after.tricks[-1].winner == 2


def test_ct_08_a_trick_scores_the_sum_of_its_ranks_minus_20() -> None:
    before = begin(["T...", ".0..", "9...", "8..."], 0)
    after = play(before, ["RT", "G0", "R9", "R8"])
    assert after.tricks[-1].worth == 10 + 0 + 9 + 8 - 20
    assert after.score == (before.score[0], before.score[1] + 7)


def test_ct_08_both_scores_of_a_full_deal_add_up_to_nothing() -> None:
    rng = Random(3)
    state = GAME.begin(Options(), 2, GAME.deal(Options(), 2, None, rng))
    while seats := GAME.to_act(state):
        state = GAME.apply(state, seats[0], rng.choice(GAME.legal(state, seats[0])))
    assert sum(state.score) == 0
    assert sum(tricks_won(state)) == 11


@pytest.mark.parametrize(("before", "winner"), [(0, 0), (-10, None), (-11, 1)])
def test_ct_09_the_side_with_a_positive_score_wins_and_0_is_a_draw(before: int, winner: int | None) -> None:
    cards = ["R5", "B3", "PT", "B6", "G3", "BT", "G4", "G2", "B7", "RT", "B8", "P1"]
    result = GAME.result(play(begin(SHEET, 0, score=before), cards))
    assert result is not None
    assert result.winner == winner
    assert result.score == (10 + before, -10 - before)


def test_ct_09_a_round_goes_on_until_the_last_card() -> None:
    state = play(begin(["5...", "...3", "..T.", "...6"], 0), ["R5", "B3", "PT"])
    assert GAME.result(state) is None
    over = play(state, ["B6"])
    assert GAME.result(over) is not None
    assert GAME.to_act(over) == ()
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(over, 0, GAME.parse("R5"))
    assert caught.value.code == "round-over"


def test_ct_11_the_sheets_example_wins_four_points_for_side_a() -> None:
    after = play(begin(SHEET, 0), ["R5", "B3", "PT", "B6"])
    assert after.tricks[-1].worth == 4
    assert after.tricks[-1].winner == 2
    assert after.score[0] == 4


def test_refusals_say_which_rule_forbids_the_card() -> None:
    led_red = ["54...", "3..2.", "2.1..", "0...1"]
    assert refusal(led_red, 0, ["R5"], "P2").parameters == {"colour": "R"}
    assert refusal(led_red, 0, ["R5"], "P2").code == "costly-tricks-must-follow"
    assert refusal(led_red, 0, ["R5"], "RT").code == "costly-tricks-not-in-hand"
    assert refusal(led_red, 0, ["R5"], "R10").code == "costly-tricks-no-such-card"


def test_legal_cards_come_in_one_order() -> None:
    state = begin(SHEET, 0)
    assert [NAME[card] for card in GAME.legal(state, 0)] == ["R5", "RT", "G4"]
