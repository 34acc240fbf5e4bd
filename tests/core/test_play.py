"""The runner in virtual time."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from parlour.core.discovery import games
from parlour.core.game import AnyBot, Bot, Seat
from parlour.core.match import replay_match
from parlour.core.options import choose
from parlour.core.play import Intention, intend, play_match, play_round, random_round, time_of
from parlour.core.record import as_record, header_fields, replay, round_fields
from parlour.core.round import Variant

COSTLY = games()["costly-tricks"]


def variant(name: str = "costly-tricks") -> Variant:
    game = games()[name]
    return Variant(game, game.default_edition, choose(game), min(game.players))


def first(view: Any, seat: Seat, rng: Random) -> Any:
    return COSTLY.legal(COSTLY.sample(view, rng), seat)[0]


def never_asked(view: Any, seat: Seat, action: Any, rng: Random) -> int:
    raise AssertionError("nobody waits")


FIRST_LEGAL: AnyBot = Bot(choose=first, tempo=never_asked)


def test_in_turns_nobody_waits_so_bots_are_not_asked_how_long_they_take() -> None:
    one = variant()
    setup = COSTLY.deal(one.options, 2, None, Random(1))
    played = play_round(one, setup, [FIRST_LEGAL, FIRST_LEGAL], Random(1))
    assert played.times[-1] == 0
    assert len(played.moves) == 44
    assert played.outcome is not None
    assert replay(as_record(played)).round.state == played.state


def test_a_round_of_bots_in_real_time_takes_as_long_as_they_do() -> None:
    one = variant("paule-panik")
    asked: list[int] = []

    def slow(view: Any, seat: Seat, action: Any, rng: Random) -> int:
        asked.append(700)
        return 700

    bot = replace(one.game.bots["lena"], tempo=slow)
    played = play_round(one, one.game.deal(one.options, 2, None, Random(1)), [bot, bot], Random(1))
    assert played.outcome is not None
    assert len(asked) > 20
    assert min(time for time in played.times if time) == 700


def test_a_bot_acts_when_everybody_has_looked_and_it_has_taken_its_time() -> None:
    state = COSTLY.begin(variant().options, 2, COSTLY.deal(variant().options, 2, None, Random(1)))
    bot, times = replace(COSTLY.bots["flora"], tempo=lambda _view, _seat, _card, _rng: 500), []
    for _ in range(5):
        seat = COSTLY.to_act(state)[0]
        view, card = COSTLY.view(state, seat), COSTLY.legal(state, seat)[0]
        assert time_of(COSTLY, bot, view, seat, card, Random(0)) == COSTLY.pause(view) + 500
        times.append(COSTLY.pause(view))
        state = COSTLY.apply(state, seat, card)
    assert times == [0, 0, 0, 0, 1200]


def test_a_match_of_bots_ends_and_its_record_replays() -> None:
    one = variant()
    played = list(play_match(one, [FIRST_LEGAL, FIRST_LEGAL], Random(2)))
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
    assert intend(COSTLY, state, seat, FIRST_LEGAL, before, 100, Random(0)) == Intention(
        COSTLY.legal(state, seat)[0], 100
    )
