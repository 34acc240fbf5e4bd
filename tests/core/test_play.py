"""The runner in virtual time."""

from random import Random
from typing import Any

import pytest

from parlour.core.discovery import games
from parlour.core.match import replay_match
from parlour.core.options import choose
from parlour.core.play import Intention, intend, play_match, play_round, random_round
from parlour.core.record import as_record, header_fields, replay, round_fields
from parlour.core.round import Variant

COSTLY = games()["costly-tricks"]


def variant(name: str = "costly-tricks") -> Variant:
    game = games()[name]
    return Variant(game, game.default_edition, choose(game), min(game.players))


def first_legal(view: Any, rng: Random) -> tuple[int, Any]:
    state = COSTLY.sample(view, rng)
    return 500, COSTLY.legal(state, COSTLY.to_act(state)[0])[0]


def test_a_round_of_bots_takes_as_long_as_they_think() -> None:
    one = variant()
    setup = COSTLY.deal(one.options, 2, None, Random(1))
    played = play_round(one, setup, [first_legal, first_legal], Random(1))
    assert played.times[-1] == 44 * 500
    assert played.outcome is not None
    assert replay(as_record(played)).round.state == played.state


def test_a_match_of_bots_ends_and_its_record_replays() -> None:
    one = variant()
    played = list(play_match(one, [first_legal, first_legal], Random(2)))
    last = played[-1][0]
    assert last.winners
    assert all(not match.winners for match, _ in played[:-1])
    record = header_fields(one) | {"match": [round_fields(part) for _, part in played], "winners": [*last.winners]}
    assert replay_match(record).match.tallies == last.tallies


@pytest.mark.parametrize("name", games())
def test_pitfall_49_games_in_turns_with_sealed_bids_and_in_real_time_are_played_by_one_interface(name: str) -> None:
    one = variant(name)
    for seed in range(20):
        rng = Random(seed)
        played = random_round(one, one.game.deal(one.options, one.players, None, rng), rng)
        assert played.outcome is not None


def test_in_turns_a_bot_thinks_anew_after_every_frame() -> None:
    one = variant()
    state = COSTLY.begin(one.options, 2, COSTLY.deal(one.options, 2, None, Random(1)))
    seat = COSTLY.to_act(state)[0]
    before = Intention(COSTLY.legal(state, seat)[-1], 70)
    assert intend(COSTLY, state, seat, first_legal, before, 100, Random(0)) == Intention(
        COSTLY.legal(state, seat)[0], 600
    )
