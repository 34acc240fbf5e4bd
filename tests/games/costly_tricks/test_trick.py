from random import Random

import pytest

from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.cards import CARDS, COLOUR, hand_of
from parlour.games.costly_tricks.ordering import neighbours
from parlour.games.costly_tricks.rules import COST, NO_TRUMP, SIDES, legal
from parlour.games.costly_tricks.trick import EMPTY, LaidTrick, lying, may_beat, playable


@pytest.mark.parametrize("edition", GAME.editions)
def test_pitfall_48_the_fast_moves_are_those_of_the_rules_all_through_random_games(edition: str) -> None:
    options = GAME.editions[edition]
    duty = options.must_follow_trump
    for seed in range(40):
        rng = Random(seed)
        state = GAME.begin(options, SIDES, GAME.deal(options, SIDES, None, rng))
        table = EMPTY
        while seats := GAME.to_act(state):
            hand = (state.leader + len(state.table)) % 4
            assert table == lying(state)
            assert playable(state.hands[hand], table, must_follow_trump=duty) == hand_of(legal(state, seats[0]))
            card = rng.choice(legal(state, seats[0]))
            before, state, table = state, GAME.apply(state, seats[0], card), table.add(hand, card)
            if state.table:
                assert table.winner == (state.leader + state.best) % 4
                assert bool(table.trump) == (state.trump != NO_TRUMP)
                continue
            assert (table.winner, table.ranks - COST) == (state.tricks[-1].winner, state.tricks[-1].worth)
            assert table.gain == state.score[0] - before.score[0]
            table = EMPTY


@pytest.mark.parametrize("duty", [True, False])
def test_a_hand_may_beat_exactly_when_one_of_its_cards_takes_the_trick(duty: bool) -> None:
    for seed in range(400):
        rng = Random(seed)
        cards = rng.sample(CARDS, 8)
        table = EMPTY
        for place in range(rng.randint(1, 3)):
            table = table.add(place, cards[place])
        held = hand_of(cards[3 : 3 + rng.randint(1, 5)])
        beating = [
            card
            for card in CARDS
            if playable(held, table, must_follow_trump=duty) >> card & 1 and table.add(3, card).winner == 3
        ]
        assert may_beat(held, table, must_follow_trump=duty) == bool(beating)


def test_ct_11_a_superseded_colour_cannot_become_trump_again() -> None:
    table: LaidTrick = EMPTY
    red_5, blue_3, purple_10, blue_6 = 5, 36, 32, 39
    for hand, card in enumerate((red_5, blue_3, purple_10, blue_6)):
        table = table.add(hand, card)
    assert (table.winner, table.gain) == (2, 4)


def test_neighbours_have_one_colour_and_no_card_left_between_them() -> None:
    left = hand_of([1, 4, 6, 11])
    assert neighbours(left, 1, 4)
    assert not neighbours(left, 1, 6)
    assert COLOUR[6] != COLOUR[11]
    assert not neighbours(left, 6, 11)
