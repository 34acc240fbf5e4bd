"""Chips and matches (CT-9, CT-10)."""

from random import Random

import pytest

from parlour.core.match import deal, new_match, score
from parlour.core.options import choose
from parlour.core.round import Variant
from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.options import Options
from parlour.games.costly_tricks.rules import Result

FIRST_TO_THREE, TUG_OF_WAR = Options(), Options(match="tug_of_war")


def chips(options: Options, *rounds: int | None) -> list[tuple[int, ...]]:
    match = new_match(Variant(GAME, "piatnik-2001", options, 2))
    for winner in rounds:
        match = score(match, {}, Result((0, 0), (0, 0), winner))
    return list(match.tallies)


def winners(options: Options, *counts: int) -> tuple[int, ...]:
    return GAME.match.winners(options, counts)


def test_ct_09_the_winner_takes_a_chip_and_a_draw_gives_none() -> None:
    assert chips(FIRST_TO_THREE, 0, None, 1) == [(1, 0), (1, 0), (1, 1)]


def test_ct_10_three_chips_win() -> None:
    assert winners(FIRST_TO_THREE, 2, 2) == ()
    assert winners(FIRST_TO_THREE, 3, 2) == (0,)
    assert winners(FIRST_TO_THREE, 0, 3) == (1,)


def test_ct_10_in_a_tug_of_war_the_loser_gives_a_chip_to_the_winner_until_one_holds_all_six() -> None:
    assert chips(TUG_OF_WAR, 1, None, 1, 1) == [(2, 4), (2, 4), (1, 5), (0, 6)]
    assert winners(TUG_OF_WAR, 1, 5) == ()
    assert winners(TUG_OF_WAR, 0, 6) == (1,)


def test_ct_10_every_round_has_a_new_deal() -> None:
    match, rng = new_match(Variant(GAME, "piatnik-2001", FIRST_TO_THREE, 2)), Random(1)
    assert deal(match, rng) != deal(match, rng)


def test_the_editions_differ_in_the_duty_to_trump() -> None:
    assert choose(GAME) == Options(must_follow_trump=True, match="first_to_three")
    assert choose(GAME, "french") == Options(must_follow_trump=False, match="first_to_three")
    assert choose(GAME, "french", {"must_follow_trump": True, "match": "tug_of_war"}) == TUG_OF_WAR


@pytest.mark.parametrize(
    ("edition", "values", "why"),
    [
        ("german", None, "unknown-edition"),
        (3, None, "unknown-edition"),
        ("french", {"trumps": True}, "unknown-option"),
        ("french", {"match": "best_of_five"}, "bad-option-value"),
        ("french", {"must_follow_trump": 1}, "bad-option-value"),
        ("french", [], "options-not-object"),
    ],
)
def test_an_unknown_edition_option_or_value_is_an_error(edition: str, values: dict[str, bool], why: str) -> None:
    with pytest.raises(Exception, match=why):
        choose(GAME, edition, values)  # type: ignore[arg-type]
