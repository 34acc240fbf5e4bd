"""What holds in every round of Buddy on your Left, shown on random ones."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.core.round import Round
from parlour.games.buddy import GAME
from parlour.games.buddy.cards import WORTH
from parlour.games.buddy.rules import ALL_POINTS, SEATS
from tests.games.random_play import random_play

rounds = st.integers(0, 2**32 - 1).map(lambda seed: random_play(GAME, seed))


@given(rounds)
def test_bl_08_a_round_has_thirty_cards_and_all_points_are_won(made: Round) -> None:
    result = made.outcome
    assert len(made.moves) == 30
    assert sum(result.own) == ALL_POINTS
    assert sum(result.totals) == 2 * ALL_POINTS
    assert sum(result.chips) in {3, 4, 5}


@given(rounds)
def test_bl_02_no_point_is_ever_lost(made: Round) -> None:
    for state in made.states[:-1]:
        in_hands = sum(WORTH[hand] for hand in state.hands)
        assert in_hands + GAME.view(state, None).points + sum(state.own) == ALL_POINTS


@given(rounds)
def test_bl_04_nothing_changes_the_order_of_turns(made: Round) -> None:
    first, _ = made.moves[0]
    assert [seat for seat, _ in made.moves] == [(first + turn) % SEATS for turn in range(30)]


@given(rounds)
def test_bl_07_what_is_lone_is_settled_by_the_lead(made: Round) -> None:
    for state in made.states:
        if state.table:
            beatable = any(hand >> state.table[0] for hand in state.hands)
            assert state.power == (state.table[0] if beatable else 0)
            assert beatable or len(state.table) == 1


@given(rounds)
def test_bl_08_a_last_card_that_does_not_sweep_is_a_lead(made: Round) -> None:
    before, end = made.states[-2], made.state
    seat, card = made.moves[-1]
    taker = end.sequences[-1].taker
    assert taker == (seat if before.table else (seat + 1) % SEATS)
    assert end.sequences[-1].cards == (*before.table, card)


@given(rounds)
def test_every_viewer_is_told_the_same_and_what_a_card_does_is_what_the_outlook_said(made: Round) -> None:
    for before, (seat, card), after in zip(made.states, made.moves, made.states[1:], strict=False):
        told = {GAME.tell(before, seat, card, after, viewer) for viewer in (0, 1, 2, None)}
        assert len(told) == 1
        expected = next(look for look in GAME.view(before, seat).outlook if look.card == GAME.show(card))
        happened = next(iter(told))
        assert happened[0].part == expected.part  # type: ignore[union-attr]
        assert expected.own == after.own
        assert expected.taker == (None if after.table else after.sequences[-1].taker)
