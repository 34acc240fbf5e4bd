from itertools import product

import pytest

from parlour.games.third_man import GAME
from parlour.games.third_man.auction import CARDS
from parlour.games.third_man.rules import State, result
from parlour.games.third_man.winning_chances import (
    CERTAIN,
    NOBODY,
    Auction,
    Position,
    chances,
    from_state,
    from_view,
    learnt,
    order,
)
from tests.games.third_man.deep import led_positions, led_states
from tests.games.third_man.play import VIEWERS


def after(state: State, bids: tuple[int, ...]) -> State:
    assert state.leader is not None
    for seat, bid in zip(order(state.leader), bids, strict=True):
        state = GAME.apply(state, seat, bid)
    return state


def by_seat(state: State, by_player: tuple[float, ...]) -> list[float]:
    assert state.leader is not None
    return [by_player[order(state.leader).index(seat)] for seat in range(4)]


@pytest.mark.parametrize("edition", GAME.editions)
def test_every_combination_of_bids_is_worth_what_the_rules_make_of_it(edition: str) -> None:
    told = (0.1, 0.2, 0.3, 0.4)
    seen = set[str]()
    for state in led_states(range(8), edition):
        position = from_state(state)
        auction = Auction(position, learnt(), told)
        opened = CARDS[position.hands[0]][-1]
        combinations = [*product((opened,), *(CARDS[hand] for hand in position.hands[1:]))]
        for bids, found in [*zip(combinations, auction.after(opened), strict=True)][::7]:
            then = after(state, bids)
            ended = result(then)
            if then.auctions[-1].moves is None:
                seen.add("annulled")
                assert found == told
            elif ended is not None:
                seen.add(ended.end)
                expected = [float(seat == ended.winner) for seat in range(4)]
                assert by_seat(state, found) == expected
            elif then.leader is not None:
                seen.add("goes on")
                assert by_seat(state, found) == pytest.approx(by_seat(then, chances(from_state(then), learnt())))
    assert seen == {"annulled", "board", "auctions", "goes on"}


def test_a_shared_lead_at_the_end_goes_to_the_one_who_moved_further_earlier_or_to_nobody() -> None:
    hands, bids = (1 << 5 | 1, 1 << 4 | 2, 1 << 5 | 4, 1 << 3 | 8), (5, 1, 5, 3)
    auction = [
        Auction(Position(hands, (4, 0, 4, -9), history, 21), learnt()).after(5)
        for history in (((4,), (0,), (4,), (-9,)), ((1, 3), (0, 0), (2, 2), (-9, 0)))
    ]
    combinations = [*product((5,), *(CARDS[hand] for hand in hands[1:]))]
    place = combinations.index(bids)
    assert [found[place] for found in auction] == [NOBODY, CERTAIN[2]]


def test_every_seat_and_the_gallery_see_the_same_position() -> None:
    for state in led_states(range(4)):
        assert {from_view(GAME.view(state, viewer)) for viewer in VIEWERS} == {from_state(state)}


def test_chances_add_up_to_one_and_rise_with_a_players_score() -> None:
    for position in led_positions(range(4)):
        if not any(position.scores):
            continue
        found = chances(position, learnt())
        assert sum(found) == pytest.approx(1)
        first, *others = position.scores
        further = Position(position.hands, (first + 3, *others), position.history, position.edge)
        assert chances(further, learnt())[0] > found[0]


def test_there_are_weights_for_every_number_of_auctions_left_and_points_count_from_the_second_on() -> None:
    assert [len(layer.cards) for layer in learnt()] == [10] * 9
    assert all(layer.score > 0 for layer in learnt()[:-1])
