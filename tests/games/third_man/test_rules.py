"""The clauses of a series: TM-1 to TM-3 and TM-5 to TM-8."""

import pytest

from parlour.core.game import HOUSE
from parlour.games.third_man import GAME
from parlour.games.third_man.rules import Auction, Lot, Result, foremost, played
from parlour.games.third_man.view import view
from tests.games.third_man.play import EVERY_ACTION, begin, bid, play, refusal

NINE = ("9750", "8801", "3397", "2286", "6632", "0014", "7548", "1179", "4465")
"""A series of nine auctions that stays on the board."""
TWINS = ("9866", "8755")
"""Seats 2 and 3 share the lead in every auction, and leave the board at +22."""


def result(*auctions: str, first: int = 0, edition: str | None = None, lots: tuple[int, ...] = ()) -> Result | None:
    return GAME.result(play(begin(first, edition=edition, lots=lots), *auctions))


def test_tm_01_everybody_holds_ten_cards_of_ranks_0_to_9_and_pieces_start_at_0() -> None:
    seen = view(begin(), 0)
    assert [bidder.hand for bidder in seen.bidders] == [tuple(range(10))] * 4
    assert [bidder.score for bidder in seen.bidders] == [0] * 4


def test_tm_01_a_card_is_bid_once_in_a_series() -> None:
    state = bid(play(begin(), "9750"), (2, 4))
    assert GAME.legal(state, 0) == tuple(range(9))
    error = refusal(state, 0, 9)
    assert (error.code, error.parameters) == ("third-man-card-used", {"bid": 9})


def test_tm_02_the_lead_player_bids_first_and_alone() -> None:
    state = begin(2)
    assert GAME.to_act(state) == (2,)
    for seat in (0, 1, 3):
        assert GAME.legal(state, seat) == ()
        assert refusal(state, seat, 5).code == "not-your-turn"


def test_tm_02_then_the_other_three_may_bid_in_any_order() -> None:
    state = bid(begin(2), (2, 7))
    assert GAME.to_act(state) == (0, 1, 3)
    for order in ((0, 1, 3), (3, 0, 1), (1, 3, 0)):
        assert bid(state, *((seat, seat) for seat in order)).auctions == (Auction(2, (0, 1, 7, 3), (0, 2, 3, -3)),)


def test_tm_02_the_open_bid_stands() -> None:
    assert refusal(bid(begin(2), (2, 7)), 2, 6).code == "third-man-bid-stands"


def test_tm_02_a_sealed_bid_may_be_changed_until_the_last_of_the_three_is_in() -> None:
    state = bid(begin(0), (0, 9), (1, 7), (1, 3), (2, 5), (1, 8))
    assert GAME.legal(state, 1) == tuple(range(10))
    after = bid(state, (3, 4))
    assert after.auctions[-1].bids == (9, 8, 5, 4)
    assert refusal(after, 1, 2).code == "not-your-turn"


def test_tm_02_a_turn_lasts_until_the_reveal_so_that_nobody_is_late_when_another_seals() -> None:
    led = bid(begin(0), (0, 9))
    sealed = bid(led, (1, 7), (1, 3), (2, 5))
    revealed = bid(sealed, (3, 4))
    assert [GAME.ply(state) for state in (begin(0), led, sealed, revealed)] == [0, 1, 1, 2]


def test_tm_03_the_player_furthest_ahead_leads_the_next_auction() -> None:
    assert play(begin(), "9750").leader == 2
    assert view(play(begin(), "9750"), None).lead_by == "ahead"


def test_tm_03_a_shared_lead_goes_to_the_one_who_moved_further_up_in_the_last_auction() -> None:
    state = play(begin(2), "9860", "8706")
    assert state.scores == (3, -15, 12, 12)
    assert (state.leader, view(state, None).lead_by) == (3, "moved")


def test_tm_03_if_they_moved_equally_the_auction_before_decides() -> None:
    auctions = (Auction(0, (0,) * 4, (1, 3, 0, 0)), Auction(0, (0,) * 4, (3, 1, 0, 0)), Auction(0, (0,) * 4, (2,) * 4))
    assert foremost((6, 6, 2, 2), auctions) == (0,)
    assert foremost((6, 6, 2, 2), auctions[::-1]) == (1,)


def test_tm_03_of_three_who_share_the_lead_one_may_drop_out_before_the_others() -> None:
    auctions = (
        Auction(0, (0,) * 4, (4, 1, 2, 0)),
        Auction(0, (0,) * 4, (1, 3, 3, 0)),
        Auction(0, (0,) * 4, (2, 3, 2, 0)),
    )
    assert foremost((7, 7, 7, 0), auctions) == (1,)
    assert foremost((7, 6, 7, 0), auctions) == (2,)


def test_tm_03_an_annulled_auction_between_changes_nothing_of_that() -> None:
    auctions = (Auction(0, (0,) * 4, (1, 3, 0, 0)), Auction(0, (5,) * 4, None))
    assert foremost((3, 3, 0, 0), auctions) == (1,)


def test_tm_03_a_lot_decides_between_those_whom_nothing_tells_apart() -> None:
    state = play(begin(), "9866")
    assert (state.tied, state.leader, GAME.to_act(state)) == ((2, 3), None, ())
    assert GAME.due(state) is not None
    assert refusal(state, 2, 5).code == "not-your-turn"
    drawn = GAME.apply(state, HOUSE, Lot(3))
    assert (drawn.leader, drawn.tied, GAME.to_act(drawn), GAME.due(drawn)) == (3, (), (3,), None)
    assert view(drawn, None).lead_by == "lot"


@pytest.mark.parametrize("action", [Lot(0), Lot(1), 5])
def test_tm_03_the_lot_falls_on_one_of_them(action: int | Lot) -> None:
    assert refusal(play(begin(), "9866"), HOUSE, action).code == "third-man-no-such-lot"


def test_tm_03_a_lot_is_drawn_only_when_it_is_due_and_by_nobody_but_the_house() -> None:
    assert refusal(begin(), HOUSE, Lot(0)).code == "third-man-no-such-lot"
    assert refusal(begin(), 0, Lot(0)).code == "third-man-no-such-lot"
    assert refusal(play(begin(), "9866"), 2, Lot(2)).code == "not-your-turn"


def test_tm_05_an_annulled_auction_is_repeated_with_all_cards_and_the_same_leader() -> None:
    before = begin(3)
    after = play(before, "5559")
    assert (after.hands, after.scores, after.leader) == (before.hands, before.scores, 3)
    assert 9 in GAME.legal(after, 3)
    assert view(after, None).lead_by == "again"


def test_tm_05_the_same_player_leads_again_even_while_others_share_the_lead() -> None:
    state = play(begin(lots=(3,)), "9866", "1222")
    assert (state.leader, state.tied) == (3, ())


def test_tm_05_annulled_bids_stay_in_the_record() -> None:
    state = play(begin(), "5559", "9750")
    assert [each.bids for each in state.auctions] == [(5, 5, 5, 9), (9, 7, 5, 0)]
    assert GAME.record.claims["leaders"](state) == [0, 0]


def test_tm_05_an_annulled_auction_does_not_count() -> None:
    state = play(begin(), "9750", "8888")
    assert played(state) == 1
    assert view(state, None).auction == 2


def test_tm_06_used_cards_lie_open_in_order_of_rank() -> None:
    bidders = view(play(begin(), *NINE[:3]), None).bidders
    assert [bidder.used for bidder in bidders] == [(3, 8, 9), (3, 7, 8), (0, 5, 9), (0, 1, 7)]
    assert bidders[0].hand == (0, 1, 2, 4, 5, 6, 7)


def test_tm_07_a_series_ends_after_nine_auctions_and_the_tenth_card_is_never_bid() -> None:
    state = play(begin(), *NINE)
    assert GAME.result(play(begin(), *NINE[:8])) is None
    assert GAME.result(state) == Result((10, 19, 15, -7), 1, "auctions")
    assert [hand.bit_count() for hand in state.hands] == [1] * 4
    assert GAME.to_act(state) == ()
    for seat in (HOUSE, 0, 1, 2, 3):
        for action in EVERY_ACTION:
            assert refusal(state, seat, action).code == ("third-man-no-such-lot" if seat == HOUSE else "round-over")


def test_tm_07_a_score_of_exactly_20_is_on_the_board_beyond_which_the_english_sheet_ends_the_series() -> None:
    assert result("9980", "5463") is None
    assert result("9980", "5463", "6896") == Result((3, -4, 21, 12), 2, "board")


def test_tm_07_a_score_of_exactly_20_ends_the_series_of_the_french_sheet() -> None:
    assert result("9980", "5463", edition="french") == Result((-9, 4, 20, 0), 2, "board")


def test_tm_07_a_series_ends_at_the_bottom_too() -> None:
    down = ("9830", "8721", "6542")
    assert result(*down, edition="french") == Result((7, -20, 18, 0), 2, "board")
    assert result(*down) is None
    assert result(*down, "0118") == Result((7, -21, 17, 2), 2, "board")


def test_tm_07_a_piece_that_leaves_in_the_ninth_auction_ends_the_series_at_the_board() -> None:
    auctions = ("1251", "2534", "7046", "6327", "3900", "4199", "0413", "8772", "9668")
    ended = result(*auctions)
    assert ended == Result((7, 21, 22, -20), 2, "board")


def test_tm_08_a_shared_lead_at_the_end_is_broken_by_the_last_auction() -> None:
    auctions = (Auction(0, (0,) * 4, (10, 12, 0, 0)), Auction(0, (0,) * 4, (12, 10, 0, 0)))
    assert foremost((22, 22, 0, 0), auctions) == (0,)


def test_tm_08_nobody_wins_a_shared_lead_that_nothing_breaks_and_no_lot_is_drawn() -> None:
    state = play(begin(lots=(2,)), *TWINS)
    assert GAME.result(state) == Result((3, -15, 22, 22), None, "board")
    assert (state.tied, GAME.due(state)) == ((), None)
