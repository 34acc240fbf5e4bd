"""What holds in every round of Costly Tricks, shown on random ones."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.errors import IllegalAction
from parlour.core.record import Record, as_record, replay
from parlour.core.round import Variant, begin_round
from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.cards import CARDS, Card
from parlour.games.costly_tricks.options import EDITIONS, Options
from parlour.games.costly_tricks.rules import SIDES, State

seeds = st.integers(0, 2**32 - 1)
editions = st.sampled_from(sorted(EDITIONS))


def played(options: Options, rng: Random) -> tuple[Record, list[tuple[State, int, Card]], State]:
    """A round of random play: its set-up, each state with what was done in it, and the last state."""
    setup = GAME.deal(options, 2, None, rng)
    state = GAME.begin(options, 2, setup)
    steps = []
    while seats := GAME.to_act(state):
        card = rng.choice(GAME.legal(state, seats[0]))
        steps.append((state, seats[0], card))
        state = GAME.apply(state, seats[0], card)
    return setup, steps, state


@given(seeds, editions)
def test_a_round_has_eleven_tricks_and_scores_that_add_up_to_nothing(seed: int, edition: str) -> None:
    _, steps, end = played(EDITIONS[edition], Random(seed))
    result = GAME.result(end)
    assert result is not None
    assert len(steps) == 44
    assert sum(result.tricks) == len(end.tricks) == 11
    assert sum(result.score) == 0


@given(seeds, editions)
def test_exactly_the_legal_cards_apply_and_a_refused_one_changes_nothing(seed: int, edition: str) -> None:
    _, steps, _ = played(EDITIONS[edition], Random(seed))
    for state, _, _ in steps[seed % 7 :: 7]:
        before = msgspec.json.encode(state)
        for seat in range(SIDES):
            legal = set(GAME.legal(state, seat))
            for card in CARDS:
                if card in legal:
                    GAME.apply(state, seat, card)
                else:
                    with pytest.raises(IllegalAction):
                        GAME.apply(state, seat, card)
        assert msgspec.json.encode(state) == before


@given(seeds, editions)
def test_somebody_can_act_until_the_round_is_over(seed: int, edition: str) -> None:
    _, steps, end = played(EDITIONS[edition], Random(seed))
    for state, seat, _ in steps:
        assert GAME.to_act(state) == (seat,)
        assert GAME.legal(state, seat)
        assert GAME.legal(state, 1 - seat) == ()
        assert GAME.result(state) is None
    assert GAME.to_act(end) == ()
    assert GAME.result(end) is not None


@given(seeds, editions)
def test_the_record_of_a_round_replays_to_what_was_live(seed: int, edition: str) -> None:
    setup, steps, end = played(EDITIONS[edition], Random(seed))
    live = begin_round(Variant(GAME, edition, EDITIONS[edition], 2), setup)
    for _, seat, card in steps:
        live = live.advance(seat, card)
    assert replay(as_record(live)).round.state == live.state == end


@given(seeds, editions)
def test_every_viewer_sees_all_and_a_view_samples_to_its_only_state(seed: int, edition: str) -> None:
    _, steps, end = played(EDITIONS[edition], Random(seed))
    for state in (*(state for state, _, _ in steps), end):
        views = [GAME.view(state, viewer) for viewer in (0, 1, None)]
        assert views[0] == views[1] == views[2]
        assert GAME.sample(views[0], Random(0)) == state


@given(seeds, editions)
def test_plies_count_the_cards_and_texts_of_actions_come_back(seed: int, edition: str) -> None:
    _, steps, end = played(EDITIONS[edition], Random(seed))
    assert [GAME.ply(state) for state, _, _ in steps] == list(range(44))
    assert GAME.ply(end) == 44
    assert [GAME.parse(GAME.show(card)) for _, _, card in steps] == [card for _, _, card in steps]
