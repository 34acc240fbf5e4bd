import statistics
from collections import Counter
from random import Random

import pytest

from parlour.core.game import AnyBot
from parlour.core.play import play_round, time_of
from parlour.games.third_man import GAME
from parlour.games.third_man.bots import BOTS, BREAK, LOOK, USUAL, annulled, bot
from parlour.games.third_man.greedy import greedy
from parlour.games.third_man.rules import State
from tests.games.third_man.play import begin, bid, play, variant

MOST_AUCTIONS = 60
"""More than any series of bots has, annulled auctions included."""

FIXED = bot(lambda view, seat, _rng: view.bidders[seat].hand[0])
"""Bids its lowest card, always the same as the others at a table of its like."""


def series(bots: list[AnyBot], seed: int, edition: str = "piatnik-2001") -> State:
    """The end of a series of bots."""
    state = play_round(variant(edition), {"first": seed % 4}, bots, Random(seed)).state
    assert isinstance(state, State)
    return state


def ask(bot: AnyBot, state: State, seat: int, rng: Random) -> tuple[int, int]:
    """After how many milliseconds it bids what."""
    view = GAME.view(state, seat)
    card: int | None = bot.choose(view, seat, rng)
    assert card is not None
    return time_of(GAME, bot, view, seat, card, rng), card


def ask_or_none(level: str, state: State, seat: int) -> object:
    return BOTS[level].choose(GAME.view(state, seat), seat, Random(0))


def test_pitfall_22_tables_of_bots_that_think_alike_annul_auctions_but_every_series_ends() -> None:
    lengths, repeated = [], 0
    for seed in range(24):
        state = series([(FIXED, BOTS["yusuf"])[seed % 2]] * 4, seed)
        assert GAME.result(state) is not None
        lengths.append(len(state.auctions))
        repeated += sum(auction.moves is None for auction in state.auctions)
    assert repeated > 50
    assert max(lengths) < MOST_AUCTIONS


@pytest.mark.parametrize("edition", GAME.editions)
def test_every_series_of_mixed_levels_ends(edition: str) -> None:
    levels = [*BOTS.values()]
    for seed in range(4):
        state = series([levels[(seed + seat) % len(levels)] for seat in range(4)], seed, edition)
        assert GAME.result(state) is not None
        assert len(state.auctions) < MOST_AUCTIONS


@pytest.mark.parametrize("level", BOTS)
def test_a_bot_bids_only_cards_that_it_holds_and_the_same_generator_gives_the_same_bid(level: str) -> None:
    rng = Random(3)
    for state in (begin(), bid(begin(), (0, 6)), play(begin(), "5735", "2468"), play(begin(), "5735", "1111")):
        for seat in GAME.waits_for(state):
            planned = ask(BOTS[level], state, seat, rng)
            assert planned[1] in GAME.legal(state, seat)
            assert ask(BOTS[level], state, seat, Random(8)) == ask(BOTS[level], state, seat, Random(8))


@pytest.mark.parametrize("level", BOTS)
def test_pitfall_26_a_bot_has_nothing_to_do_while_it_waits_has_sealed_its_bid_or_the_series_is_over(level: str) -> None:
    opened = bid(begin(), (0, 6))
    sealed = bid(opened, (2, 4))
    waiting = [(begin(), 1), (opened, 0), (sealed, 2), (sealed, 0)]
    over = series([FIXED] * 4, 1)
    waiting += [(over, seat) for seat in range(4)]
    assert [ask_or_none(level, state, seat) for state, seat in waiting] == [None] * len(waiting)


@pytest.mark.parametrize("level", BOTS)
def test_pitfall_34_a_sealed_bid_of_another_seat_changes_nothing(level: str) -> None:
    views = [GAME.view(bid(begin(), (0, 6), (1, sealed)), 2) for sealed in (0, 9)]
    assert views[0] == views[1]
    assert BOTS[level].choose(views[0], 2, Random(5)) == BOTS[level].choose(views[1], 2, Random(5))


def test_annulled_auctions_in_a_row_are_counted() -> None:
    states = [begin(), play(begin(), "5735"), play(begin(), "5735", "1111"), play(begin(), "3331", "1111", "2222")]
    assert [annulled(GAME.view(state, 0)) for state in states] == [0, 0, 1, 3]


def test_the_more_auctions_are_annulled_the_oftener_any_card_is_bid() -> None:
    rng, strays = Random(2), []
    for repeats in (0, 2, 7):
        state = play(begin(), *["1111"] * repeats)
        bids = Counter(ask(FIXED, state, 0, rng)[1] for _ in range(600))
        strays.append(sum(count for card, count in bids.items() if card) / 600)
        assert set(bids) == ({0} if not repeats else set(range(10)))
    assert strays == pytest.approx([0, 2 * BREAK * 0.9, 0.9], abs=0.06)


def test_delays_are_skewed_like_peoples_and_longer_before_the_lead_of_a_further_auction() -> None:
    rng = Random(1)
    first, further = ([ask(FIXED, state, 0, rng)[0] for _ in range(500)] for state in (begin(), play(begin(), "5764")))
    assert all(USUAL.least <= delay <= USUAL.most for delay in first)
    assert 500 < statistics.median(first) < statistics.mean(first) < 1500
    assert statistics.median(further) - statistics.median(first) == pytest.approx(LOOK, abs=100)


def test_the_fewer_cards_there_are_the_less_there_is_to_think_about() -> None:
    rng, last = Random(1), State((1 << 5,) * 4, 0, 21)
    times = [statistics.median(ask(FIXED, state, 0, rng)[0] for _ in range(300)) for state in (begin(), last)]
    assert times[0] > times[1] + 200


def test_greed_looks_for_the_third_place_else_the_first() -> None:
    five_and_nine, zero_and_nine = 1 << 5 | 1 << 9, 1 | 1 << 9
    assert greedy(five_and_nine, [6], [1 << 7, 1 << 2]) == (5,)
    assert greedy(zero_and_nine, [1], [1 << 2, 1 << 3]) == (9,)
    assert greedy(zero_and_nine, [], [1 << 9, 1 << 9, 1 << 1]) == (0, 9)


def bids(level: str, state: State, seat: int = 0) -> set[int]:
    return {ask(BOTS[level], state, seat, Random(seed))[1] for seed in range(60)}


def test_who_saves_the_high_cards_spends_the_lowest() -> None:
    assert bids("paula", begin()) == {0, 1}
    assert bids("paula", bid(begin(), (0, 9)), 1) == {0, 1}


def test_who_is_brave_bids_the_higher_half_of_the_cards() -> None:
    assert bids("max", begin()) == bids("max", bid(begin(), (0, 2)), 1) == {5, 6, 7, 8, 9}


def test_who_hopes_to_come_third_stays_just_below_the_open_card() -> None:
    assert bids("gerda", bid(begin(), (0, 6)), 1) == {4, 5}
    assert bids("gerda", bid(begin(), (0, 0)), 1) == {0}
    assert bids("gerda", begin()) == {5, 6, 7, 8, 9}


def test_who_counts_looks_at_what_the_others_still_hold() -> None:
    """The other two hold nothing above 1, so an 8 comes first; if they held all cards, a 2 would earn more."""
    low, full = 1 << 0 | 1 << 1, (1 << 10) - 1
    for hand, best in ((low, 8), (full, 2)):
        state = bid(State((1 << 3 | 1 << 9, 1 << 2 | 1 << 8, hand, hand), 0, 21), (0, 3))
        assert bids("yusuf", state, 1) == {best}


def test_the_strongest_always_makes_the_one_bid_that_wins_for_certain() -> None:
    """With 9 seat 0 comes to 8, and nobody beyond 7; with 1 it stays at 7, where a 3 that comes first beats it."""
    low = 1 << 2 | 1 << 3
    state = State((1 << 1 | 1 << 9, low, low, low), 0, 21, scores=(7, 0, 0, 0))
    assert {ask(BOTS["emil"], state, 0, Random(seed))[1] for seed in range(40)} == {9}


def test_the_strongest_wins_more_than_its_share_against_three_who_bid_anything() -> None:
    anything = bot(lambda view, seat, rng: rng.choice(view.bidders[seat].hand))
    won = 0
    for seed in range(192, 288):
        plans = [anything] * 4
        plans[seed // 4 % 4] = BOTS["emil"]
        ended = GAME.result(series(plans, seed))
        won += ended is not None and ended.winner == seed // 4 % 4
    assert won >= 33
