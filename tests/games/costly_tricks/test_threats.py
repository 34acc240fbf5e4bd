"""What the kernel sees coming, beside what is written to be read; what that means is tested by the views."""

from collections.abc import Iterator
from random import Random

import pytest

from parlour._core import prospects
from parlour.games.costly_tricks import GAME, threats
from parlour.games.costly_tricks.rules import SIDES, State
from parlour.games.costly_tricks.threats import quickest, reference


@pytest.fixture
def no_kernel(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(threats, "has_kernel", lambda: False)
    quickest.cache_clear()
    yield
    quickest.cache_clear()


def moments(edition: str, seed: int) -> Iterator[State]:
    """A round played at random, from its first lead to its end."""
    rng = Random(seed)
    options = GAME.editions[edition]
    state = GAME.begin(options, SIDES, GAME.deal(options, SIDES, None, rng))
    while seats := GAME.to_act(state):
        yield state
        state = GAME.apply(state, seats[0], rng.choice(GAME.legal(state, seats[0])))
    yield state


@pytest.mark.parametrize("edition", GAME.editions)
def test_pitfall_48_the_kernel_sees_what_the_reference_sees_all_through_random_games(edition: str) -> None:
    kernel = quickest()
    assert kernel is not reference
    for seed in range(60):
        for state in moments(edition, seed):
            assert [*kernel(state)] == [*reference(state)]


@pytest.mark.usefixtures("no_kernel")
def test_without_the_kernel_the_reference_looks_ahead() -> None:
    assert quickest() is reference


@pytest.mark.parametrize("edition", GAME.editions)
def test_without_the_kernel_all_views_are_the_same(edition: str, request: pytest.FixtureRequest) -> None:
    played = [*moments(edition, 7)]
    views = [GAME.view(state, None) for state in played]
    request.getfixturevalue("no_kernel")
    assert [GAME.view(state, None) for state in played] == views


@pytest.mark.parametrize(
    ("hands", "leader", "table"),
    [
        ((1, 1, 4, 8), 0, []),
        ((1 << 44, 2, 4, 8), 0, []),
        ((1, 2, 4, 8), 4, []),
        ((1, 2, 4, 8), -1, []),
        ((1, 2, 4, 8), 0, [0]),
        ((1, 2, 4, 8), 0, [44]),
        ((1, 2, 4, 8), 0, [-1]),
        ((1, 2, 4, 8), 0, [4, 5, 6, 7]),
    ],
)
def test_the_kernel_refuses_what_is_no_round(hands: tuple[int, ...], leader: int, table: list[int]) -> None:
    assert prospects((1, 2, 4, 8), 0, [], must_follow_trump=True) == [(0, 0, -20, 0b1000)]
    with pytest.raises(ValueError, match=r"hands|leader|table"):
        prospects(hands, leader, table, must_follow_trump=True)
