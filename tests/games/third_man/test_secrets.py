"""Sealed bids stay sealed (TM-2): what others get is the same bytes, whatever was bid and however often it changed."""

from itertools import pairwise
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.errors import IllegalAction
from parlour.core.game import HOUSE, Seat, Viewer
from parlour.games.third_man import GAME
from parlour.games.third_man.events import BidChanged, BidSealed
from parlour.games.third_man.rules import FOLLOWERS, Action, Lot, State
from tests.games.random_play import random_play
from tests.games.third_man.play import EVERY_ACTION, VIEWERS, begin, bid, play

seeds = st.integers(0, 2**32 - 1)


def known(state: State, viewer: Viewer) -> bytes:
    """Everything that a viewer gets of a state: the view, his legal actions, the turn, the answer to any action."""
    return msgspec.json.encode(
        (
            GAME.view(state, viewer),
            () if viewer is None else GAME.legal(state, viewer),
            (*GAME.to_act(state), GAME.ply(state), GAME.due(state)),
            () if viewer is None else [answer(state, viewer, action) for action in EVERY_ACTION],
        )
    )


def answer(state: State, seat: Seat, action: Action) -> tuple[str, dict[str, str | int]] | None:
    """The refusal of an action; None if it is accepted (what comes then is seen in the next view)."""
    try:
        GAME.apply(state, seat, action)
    except IllegalAction as error:
        return error.code, dict(error.parameters)
    return None


def messages(state: State, steps: list[tuple[Seat, Action]], viewer: Viewer) -> list[tuple[bytes, bytes]]:
    """What reaches a viewer while others act: nothing for a step that changes nothing that he may know."""
    sent = []
    for seat, action in steps:
        after = GAME.apply(state, seat, action)
        told = GAME.tell(state, seat, action, after, viewer)
        if told or known(after, viewer) != known(state, viewer):
            sent.append((msgspec.json.encode(told), known(after, viewer)))
        state = after
    return sent


def led(seed: int) -> tuple[State, Random]:
    """Some state in which the leader has just bid openly."""
    rng = Random(seed)
    states = random_play(GAME, seed, edition=rng.choice(["piatnik-2001", "french"])).states
    ready = [
        before for before, after in pairwise(states) if after.bids.count(None) == 3 and before.bids.count(None) == 4
    ]
    state = rng.choice(ready)
    assert state.leader is not None
    return GAME.apply(state, state.leader, rng.choice(GAME.legal(state, state.leader))), rng


@given(seeds)
def test_pitfall_32_two_sealed_bids_look_the_same_to_everybody_else(seed: int) -> None:
    state, rng = led(seed)
    assert state.leader is not None
    sealing = rng.sample(FOLLOWERS[state.leader], 2)
    ways = [[(seat, rng.choice(GAME.legal(state, seat))) for seat in sealing] for _ in range(2)]
    for viewer in VIEWERS:
        if viewer not in sealing:
            assert messages(state, ways[0], viewer) == messages(state, ways[1], viewer)


@given(seeds)
def test_pitfall_32_a_changed_bid_sends_nobody_else_anything(seed: int) -> None:
    state, rng = led(seed)
    assert state.leader is not None
    seat, other, _ = rng.sample(FOLLOWERS[state.leader], 3)
    sealed: list[tuple[Seat, Action]] = [(seat, rng.choice(GAME.legal(state, seat)))]
    changed = sealed + [(seat, rng.choice(GAME.legal(state, seat))) for _ in range(3)]
    then: list[tuple[Seat, Action]] = [(other, rng.choice(GAME.legal(state, other)))]
    for viewer in VIEWERS:
        if viewer not in (seat, other):
            assert messages(state, changed + then, viewer) == messages(state, sealed + then, viewer)
    assert len(messages(state, sealed + then, None)) == 2


def test_pitfall_34_others_learn_that_a_seat_has_bid_and_nothing_more() -> None:
    before = bid(begin(), (0, 9))
    after = bid(before, (2, 6))
    for viewer in VIEWERS:
        shown = GAME.view(after, viewer).bidders[2]
        assert shown.doing == "sealed"
        assert shown.bid == (6 if viewer == 2 else None)
        assert 6 in shown.hand
        assert GAME.tell(before, 2, 6, after, viewer) == (BidSealed(2, 6 if viewer == 2 else None),)


def test_tm_02_only_its_own_seat_is_told_of_a_changed_bid() -> None:
    before = bid(begin(), (0, 9), (2, 6))
    after = bid(before, (2, 1))
    for viewer in VIEWERS:
        assert GAME.tell(before, 2, 1, after, viewer) == ((BidChanged(2, 1),) if viewer == 2 else ())


def test_tm_02_at_the_reveal_everybody_is_told_the_same() -> None:
    before = bid(begin(), (0, 9), (2, 6), (1, 3))
    after = bid(before, (3, 3))
    told = {msgspec.json.encode(GAME.tell(before, 3, 3, after, viewer)) for viewer in VIEWERS}
    assert len(told) == 1
    assert b'"bids":[9,3,6,3]' in told.pop()


def test_pitfall_33_what_a_sealed_bid_could_earn_is_shown_for_the_whole_hand_and_to_its_owner_only() -> None:
    state = bid(begin(), (0, 9), (2, 6))
    assert [prospect.bid for prospect in GAME.view(state, 2).prospects] == list(range(10))
    assert GAME.view(state, 0).prospects == GAME.view(state, None).prospects == ()
    assert GAME.view(state, 1).prospects[6] == GAME.view(bid(begin(), (0, 9)), 1).prospects[6]


def test_lots_that_a_set_up_tells_are_not_seen_before_they_are_drawn() -> None:
    told, other = (play(begin(lots=(3, lot)), "9866") for lot in (2, 3))
    assert told != other
    for viewer in VIEWERS:
        assert known(told, viewer) == known(other, viewer)


def test_samples_try_every_card_that_a_sealed_bid_may_be() -> None:
    state = bid(play(begin(), "9750"), (2, 4), (0, 3))
    rng = Random(2)
    assert {GAME.sample(GAME.view(state, 1), rng).bids[0] for _ in range(200)} == set(range(9))
    assert {GAME.sample(GAME.view(state, 0), rng).bids[0] for _ in range(20)} == {3}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_says_whose_it_is(viewer: Viewer) -> None:
    assert GAME.view(begin(), viewer).viewer == viewer


def test_pitfall_09_sealed_bids_and_lots_are_actions_of_the_log() -> None:
    for action in EVERY_ACTION:
        assert GAME.parse(GAME.show(action)) == action
    assert GAME.show(Lot(2)) == "lot 2"
    assert bid(play(begin(), "9866"), (HOUSE, GAME.parse("lot 2"))).leader == 2
