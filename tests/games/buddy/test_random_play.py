"""What holds in every round of Buddy on your Left, shown on random ones."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from parlour.games.buddy import GAME
from parlour.games.buddy.cards import WORTH, Card
from parlour.games.buddy.rules import ALL_POINTS, SEATS, State
from tests.games.buddy.play import begin

rngs = st.integers(0, 2**32 - 1).map(Random)


def played(rng: Random) -> tuple[list[tuple[State, int, Card]], State]:
    """A whole round of random play: each state with what was done in it, and the last state."""
    state, steps = begin(first=rng.randrange(SEATS)), []
    while seats := GAME.to_act(state):
        card = rng.choice(GAME.legal(state, seats[0]))
        steps.append((state, seats[0], card))
        state = GAME.apply(state, seats[0], card)
    return steps, state


@given(rngs)
def test_bl_08_a_round_has_thirty_cards_and_all_points_are_won(rng: Random) -> None:
    steps, end = played(rng)
    result = GAME.result(end)
    assert result is not None
    assert len(steps) == 30
    assert sum(result.own) == ALL_POINTS
    assert sum(result.totals) == 2 * ALL_POINTS
    assert sum(result.chips) in {3, 4, 5}


@given(rngs)
def test_bl_02_no_point_is_ever_lost(rng: Random) -> None:
    steps, _ = played(rng)
    for state, _, _ in steps:
        in_hands = sum(WORTH[hand] for hand in state.hands)
        assert in_hands + GAME.view(state, None).points + sum(state.own) == ALL_POINTS


@given(rngs)
def test_bl_04_nothing_changes_the_order_of_turns(rng: Random) -> None:
    steps, _ = played(rng)
    first = steps[0][1]
    assert [seat for _, seat, _ in steps] == [(first + turn) % SEATS for turn in range(30)]


@given(rngs)
def test_bl_07_what_is_lone_is_settled_by_the_lead(rng: Random) -> None:
    steps, _ = played(rng)
    for state, _, _ in steps:
        if state.table:
            beatable = any(hand >> state.table[0] for hand in state.hands)
            assert state.power == (state.table[0] if beatable else 0)
            assert beatable or len(state.table) == 1


@given(rngs)
def test_bl_08_a_last_card_that_does_not_sweep_is_a_lead(rng: Random) -> None:
    steps, end = played(rng)
    before, seat, card = steps[-1]
    taker = end.sequences[-1].taker
    assert taker == (seat if before.table else (seat + 1) % SEATS)
    assert end.sequences[-1].cards == (*before.table, card)


@given(rngs)
def test_every_viewer_is_told_the_same_and_what_a_card_does_is_what_the_outlook_said(rng: Random) -> None:
    steps, end = played(rng)
    states = [*(state for state, _, _ in steps[1:]), end]
    for (before, seat, card), after in zip(steps, states, strict=True):
        told = {GAME.tell(before, seat, card, after, viewer) for viewer in (0, 1, 2, None)}
        assert len(told) == 1
        expected = next(look for look in GAME.view(before, seat).outlook if look.card == GAME.show(card))
        happened = next(iter(told))
        assert happened[0].part == expected.part  # type: ignore[union-attr]
        assert expected.own == after.own
        assert expected.taker == (None if after.table else after.sequences[-1].taker)


@given(rngs)
def test_plies_count_the_cards_and_texts_of_actions_come_back(rng: Random) -> None:
    steps, end = played(rng)
    assert [GAME.ply(state) for state, _, _ in steps] == list(range(30))
    assert GAME.ply(end) == 30
    assert [GAME.parse(GAME.show(card)) for _, _, card in steps] == [card for _, _, card in steps]
