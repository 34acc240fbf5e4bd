"""The quick round of the playouts, held against the rules card by card on random rounds."""

from collections.abc import Callable
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from parlour.games.buddy import GAME
from parlour.games.buddy.playouts import Own, Position, position
from parlour.games.buddy.rules import SEATS, State
from tests.games.buddy.play import begin, play

rngs = st.integers(0, 2**32 - 1).map(Random)


def fields(at: Position) -> tuple[int, ...]:
    hands, own = (at.mover, at.left, at.right), (at.own_mover, at.own_left, at.own_right)
    return (*hands, at.lead, at.power, at.table, *own)


def seen_from(seat: int, own: tuple[int, ...]) -> Own:
    mover, left, right = own[seat:] + own[:seat]
    return mover, left, right


def rounds(rng: Random) -> list[State]:
    """The states of a round of random play, the last one included."""
    states = [begin(first=rng.randrange(SEATS))]
    while seats := GAME.to_act(states[-1]):
        states.append(GAME.apply(states[-1], seats[0], rng.choice(GAME.legal(states[-1], seats[0]))))
    return states


@given(rngs)
def test_pitfall_48_it_allows_and_does_after_every_legal_card_what_the_rules_do(rng: Random) -> None:
    for state in rounds(rng):
        assert position(state).cards() == GAME.legal(state, state.seat)
        for card in GAME.legal(state, state.seat):
            quick = position(state)
            quick.play(card)
            assert fields(quick) == fields(position(GAME.apply(state, state.seat, card)))


@given(rngs)
def test_pitfall_48_a_round_played_on_and_on_stays_that_of_the_rules(rng: Random) -> None:
    state = begin(first=rng.randrange(SEATS))
    quick = position(state)
    while seats := GAME.to_act(state):
        card = rng.choice(quick.cards())
        quick.play(card)
        state = GAME.apply(state, seats[0], card)
        assert fields(quick) == fields(position(state))
    assert quick.cards() == ()


def finished(state: State, random: Callable[[], float]) -> State:
    """The last state by the rules, with the cards that the same numbers draw."""
    while GAME.to_act(state):
        cards = GAME.legal(state, state.seat)
        state = GAME.apply(state, state.seat, cards[int(random() * len(cards))])
    return state


@given(rngs, st.integers(0, 2**32 - 1))
def test_pitfall_48_a_playout_from_any_moment_ends_as_the_rules_end_it(rng: Random, seed: int) -> None:
    for state in rounds(rng):
        end = finished(state, Random(seed).random)
        assert position(state).finish(Random(seed).random) == seen_from(state.seat, end.own)


def test_bl_05_the_equal_card_is_barred_below_a_higher_one() -> None:
    assert position(play(begin(["81", "98", "32"]), "8")).cards() == (9,)
    assert position(play(begin(["91", "98", "32"]), "9")).cards() == (8, 9)


def test_bl_08_a_last_card_that_does_not_sweep_goes_to_the_left() -> None:
    assert position(begin(["6", "", ""], own=(12, 34, 11))).finish(Random(0).random) == (12, 40, 11)


def test_a_copy_is_played_on_by_itself() -> None:
    first = position(begin())
    before = fields(first)
    first.copy().play(4)
    first.copy().finish(Random(0).random)
    assert fields(first) == before
