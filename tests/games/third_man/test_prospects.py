"""What a bid may come to is exactly what it comes to in some auction that could follow (TM-4, TM-6)."""

from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.game import Seat
from parlour.games.third_man import GAME
from parlour.games.third_man.auction import CARDS
from parlour.games.third_man.rules import State, to_act
from tests.games.random_play import random_play
from tests.games.third_man.play import begin, bid, play


def told(state: State, seat: Seat) -> dict[int, dict[str, int]]:
    """By bid, the moves that the view names, by place."""
    rows: list[dict[str, Any]] = msgspec.to_builtins(GAME.view(state, seat).prospects)
    return {row.pop("bid"): row for row in rows}


def played(state: State, seat: Seat) -> dict[int, dict[str, int]]:
    """The same by playing every auction that could follow, whatever has been sealed."""
    assert state.leader is not None
    open_bid = state.bids[state.leader]
    opened = open_bid is not None
    others = [other for other in range(4) if other != seat and not (opened and other == state.leader)]
    clean = begin_anew(state) if open_bid is None else bid(begin_anew(state), (state.leader, open_bid))
    moves: dict[int, dict[str, int]] = {card: {} for card in CARDS[state.hands[seat]]}
    for card, places in moves.items():
        for cards in product(*(CARDS[state.hands[other]] for other in others)):
            bids = sorted([(seat, card), *zip(others, cards, strict=True)], key=lambda one: one[0] != state.leader)
            auction = GAME.view(bid(clean, *bids), seat).auctions[-1]
            place = auction.places[seat].replace("-", "_") if auction.places else "annulled"
            places[place] = auction.moves[seat]
    return moves


def begin_anew(state: State) -> State:
    """The auction before anybody has bid."""
    return msgspec.structs.replace(state, bids=(None,) * 4)


@given(st.integers(0, 2**32))
@settings(max_examples=15)
def test_pitfall_71_tm_04_the_prospects_are_all_outcomes_that_can_follow_and_no_others(seed: int) -> None:
    states = random_play(GAME, seed, edition="piatnik-2001").states
    rng = Random(seed)
    later = [state for state in states if state.leader is not None and state.hands[0].bit_count() <= 6]
    for state in rng.sample(later, min(3, len(later))):
        for seat in to_act(state):
            assert told(state, seat) == played(state, seat)


@pytest.mark.parametrize("card", range(10))
def test_pitfall_71_tm_04_at_the_first_bid_of_a_series_too(card: int) -> None:
    state = begin()
    assert told(state, 0)[card] == played(msgspec.structs.replace(state, hands=(1 << card, *state.hands[1:])), 0)[card]


def test_pitfall_71_who_bids_below_the_open_bid_is_never_told_of_a_first_place() -> None:
    state = bid(begin(), (0, 9))
    below = {"second": -7, "shared_second": -7, "third": 14, "shared_third": 14, "last": 0, "annulled": 0}
    assert told(state, 1)[7] == below
    assert told(state, 1)[9] == {"shared_first": -4, "annulled": 0}
    assert told(state, 1)[0] == {"shared_third": 0, "last": 0, "annulled": 0}


def test_pitfall_71_tm_06_a_card_that_nobody_holds_any_more_makes_no_place() -> None:
    state = bid(play(begin(), "9876"), (2, 4))
    assert "shared_first" in told(state, 0)[8]
    low = 0b0000011111
    poor = msgspec.structs.replace(state, hands=(state.hands[0], low, state.hands[2], low))
    assert told(poor, 0)[8] == {"first": 2, "annulled": 0}
