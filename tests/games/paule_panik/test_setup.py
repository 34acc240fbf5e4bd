"""Set-ups: the deal (PP-1, PP-2), what a record may tell, and what is wrong with one."""

from random import Random
from typing import Any

import pytest

from parlour.core.errors import InvalidSetup
from parlour.core.game import Setup
from parlour.core.json import Json
from parlour.games.paule_panik import GAME
from parlour.games.paule_panik.options import Options
from tests.games.paule_panik.play import BETS, QUICK, dealt, names


@pytest.mark.parametrize(
    ("players", "colours", "pile", "sides"),
    [(2, "RYG", 21, [4, 3]), (3, "RYGB", 20, [3, 3]), (4, "RYGBV", 19, [4, 3]), (5, "RYGBV", 15, [4, 4])],
)
def test_pp_02_a_deal_uses_all_cards_of_its_colours(players: int, colours: str, pile: int, sides: list[int]) -> None:
    state = GAME.begin(QUICK, players, dealt(players))
    assert state.colours == colours
    assert [hand.bit_count() for hand in state.hands] == [6] * players
    assert [len(cards) for cards in state.piles] == [pile - 6] * players
    assert [len(side) for side in state.sides] == sides
    assert [len(stack) for stack in state.stacks] == [1, 1]
    held = {*names(state.stacks[0]), *names(state.stacks[1]), *names(state.sides[0]), *names(state.sides[1])}
    setup = dealt(players)
    assert isinstance(setup["piles"], list)
    for cards in setup["piles"]:
        assert isinstance(cards, list)
        held |= {str(card) for card in cards}
    assert held == {f"{colour}{rank}" for colour in colours for rank in range(1, 18)}


def test_deals_differ_with_the_generator_and_only_with_it() -> None:
    assert dealt(3, seed=1) == dealt(3, seed=1) != dealt(3, seed=2)


def recoloured(setup: Setup, old: str, new: str) -> Setup:
    def changed(value: Json) -> Json:
        if isinstance(value, list):
            return [changed(entry) for entry in value]
        return value.replace(old, new) if isinstance(value, str) else value

    return {field: changed(value) for field, value in setup.items()}


def test_pp_01_a_record_may_use_any_colours() -> None:
    assert GAME.begin(QUICK, 2, recoloured(dealt(2), "Y", "V")).colours == "RGV"


def test_pp_01_all_cards_of_fewer_colours_and_some_of_them_twice_are_refused() -> None:
    violet, twice = dealt(4), recoloured(dealt(4), "V", "R")
    assert GAME.begin(QUICK, 4, violet).colours == "RYGBV"
    with pytest.raises(InvalidSetup) as caught:
        GAME.begin(QUICK, 4, twice)
    assert caught.value.code == "paule-panik-dealt-twice"


def broken(field: str, value: Json) -> Setup:
    return dealt(2) | {field: value}


DEAL = dealt(2)
PILES: list[Any] = DEAL["piles"]  # type: ignore[assignment]
FIRST: list[Any] = PILES[0]
NO_NUMBER: list[Json] = [True, 1.0, "1", None]


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        ({}, "missing-field"),
        ({"piles": PILES}, "missing-field"),
        (broken("piles", 1), "field-not-list"),
        (broken("piles", [FIRST]), "paule-panik-list-size"),
        (broken("piles", [FIRST[1:], PILES[1]]), "paule-panik-list-size"),
        (broken("piles", [FIRST, "R1"]), "field-not-list"),
        (broken("piles", [["R0", *FIRST[1:]], PILES[1]]), "paule-panik-no-such-card"),
        (broken("piles", [["R18", *FIRST[1:]], PILES[1]]), "paule-panik-no-such-card"),
        (broken("piles", [["r1", *FIRST[1:]], PILES[1]]), "paule-panik-no-such-card"),
        (broken("piles", [[3, *FIRST[1:]], PILES[1]]), "paule-panik-no-such-card"),
        (broken("piles", [[FIRST[1], *FIRST[1:]], PILES[1]]), "paule-panik-dealt-twice"),
        (broken("piles", [["V1", *FIRST[1:]], PILES[1]]), "paule-panik-colours"),
        (broken("stacks", ["R1"]), "paule-panik-list-size"),
        (broken("sides", [[], []]), "paule-panik-list-size"),
        (broken("sides", {"left": []}), "field-not-list"),
        (broken("reshuffles", {}), "field-not-list"),
        (broken("reshuffles", [[["R1"]]]), "paule-panik-list-size"),
        (broken("reshuffles", [[["R1"], ["X1"]]]), "paule-panik-no-such-card"),
        (broken("lots", [0]), "field-not-list"),
        (broken("lots", [[0, 0]]), "paule-panik-bad-seats"),
        (broken("lots", [[0, 2]]), "paule-panik-bad-seats"),
        *((broken("lots", [[0, value]]), "paule-panik-not-number") for value in NO_NUMBER),
        (broken("drawn", [0]), "paule-panik-list-size"),
        (broken("drawn", None), "field-not-list"),
        *((broken("drawn", [0, value]), "paule-panik-not-number") for value in NO_NUMBER),
        (broken("bets", [0]), "paule-panik-bets-off"),
        (broken("bets", [2]), "paule-panik-bad-seats"),
        (broken("spent", [-1]), "paule-panik-bad-seats"),
    ],
)
def test_a_wrong_set_up_is_refused_and_says_why(setup: Setup, why: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        GAME.begin(QUICK, 2, setup)
    assert caught.value.code == why


def test_pp_12_nobody_bets_twice_in_a_match() -> None:
    with pytest.raises(InvalidSetup, match="paule-panik-bet-twice"):
        GAME.begin(BETS, 2, dealt(2) | {"bets": [0], "spent": [0]})
    with pytest.raises(InvalidSetup, match="paule-panik-bet-twice"):
        GAME.match.accept(BETS, 2, dealt(2) | {"bets": [0]}, [0])
    GAME.match.accept(BETS, 2, dealt(2) | {"bets": [1]}, [0])


def test_pp_12_a_deal_tells_whose_bet_card_is_used_up() -> None:
    assert dealt(3, BETS, carry=[0, 2])["spent"] == [0, 2]
    assert "spent" not in dealt(3, BETS)
    assert "spent" not in dealt(3, Options(), carry=[0])
    with pytest.raises(InvalidSetup, match="paule-panik-spent-differs"):
        GAME.match.accept(BETS, 3, dealt(3, BETS, carry=[0]), [0, 2])
    GAME.match.accept(BETS, 3, dealt(3, BETS, carry=[0, 2]), [0, 2])


def test_an_empty_list_of_bets_does_no_harm_without_the_option() -> None:
    assert GAME.begin(QUICK, 2, dealt(2) | {"bets": []}).said == (False, False)


def test_more_may_be_told_than_is_used_and_unknown_fields_are_ignored() -> None:
    setup = dealt(2) | {"lots": [[1, 0]], "reshuffles": [[["R1"], []]], "drawn": [0, 1], "table": "red"}
    assert GAME.begin(QUICK, 2, setup).told.drawn == (0, 1)


def test_a_deal_is_drawn_with_the_generator_it_is_handed() -> None:
    rng = Random(1)
    assert GAME.deal(QUICK, 4, None, rng) != GAME.deal(QUICK, 4, None, rng)
