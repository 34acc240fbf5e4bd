"""Golden playthroughs of The Third Man: every way a series and a match can end, in both editions."""

from random import Random

import pytest

from parlour.core.game import AnyGame, Seat
from parlour.core.play import random_step
from parlour.games.third_man.rules import FOLLOWERS, Action, State
from tests.games.third_man.play import variant
from tests.playthrough import Step, compare, playthrough

TOP = ["9980", "5463", "6896"]
BOTTOM = ["9830", "8721", "6542", "0118"]
NINE = ["9750", "8801", "3397", "2286", "6632", "0014", "7548", "1179", "4465"]
TWINS = ["9866", "8755"]
ANNULLED = ["5559", "4444", *TOP]
NINE_TWINS = ["5500", "9988", "3399", "1144", "0077", "6633", "4455", "2266", "7711"]

CASES: dict[str, tuple[list[str], int | None, str]] = {
    "top": (TOP, 1, '"winner":2,"end":"board"'),
    "bottom": (BOTTOM, 1, '"winner":2,"end":"board"'),
    "nine-auctions": (NINE, 1, '"winner":1,"end":"auctions"'),
    "nobody-wins": (TWINS, 1, '"winner":null,"end":"board"'),
    "nobody-wins-after-nine": (NINE_TWINS, 1, '"winner":null,"end":"auctions"'),
    "annulled": (ANNULLED, 1, '"winner":2,"end":"board"'),
    "match": (TOP, None, "winners: [2]"),
}


def scripted(auctions: list[str]) -> Step:
    """Plays these auctions in every series; the first of the three always changes the bid that he has sealed."""

    def step(game: AnyGame, state: State, rng: Random) -> tuple[Seat, Action] | None:
        if game.due(state) is not None or state.leader is None:
            return random_step(game, state, rng)
        bids = [int(bid) for bid in auctions[len(state.auctions)]]
        if state.bids[state.leader] is None:
            return state.leader, bids[state.leader]
        first, *others = FOLLOWERS[state.leader]
        if state.bids[first] is None:
            return first, min(set(game.legal(state, first)) - {bids[first]})
        waiting = [seat for seat in (first, *others) if state.bids[seat] != bids[seat]]
        return waiting[0], bids[waiting[0]]

    return step


@pytest.mark.parametrize("edition", ["piatnik-2001", "french"])
@pytest.mark.parametrize("name", CASES)
def test_playthrough(name: str, edition: str) -> None:
    auctions, rounds, shows = CASES[name]
    text = playthrough(variant(edition), 1, rounds=rounds, play=scripted(auctions))
    assert shows in text
    compare(f"third_man/{name}-{edition}.txt", text)
