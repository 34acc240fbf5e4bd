"""What a game may add to its records, whatever it means."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from parlour.core.discovery import games
from parlour.core.errors import InvalidRecord
from parlour.core.json import Json
from parlour.core.match import deal, new_match
from parlour.core.options import choose
from parlour.core.play import random_round
from parlour.core.record import Record, as_record, filled_in, replay
from parlour.core.round import Round, Variant


def claiming(name: str) -> Variant:
    """A game whose records may say how many seats are to act at their end, by each of two names."""
    game = games()[name]

    def claim(state: Any) -> Json:
        return [len(game.to_act(state)), True]

    bold = replace(game, record=replace(game.record, claims={"awaited": claim, "expected": claim}))
    return Variant(bold, game.default_edition, choose(game), game.players[0])


def played(variant: Variant) -> Round:
    rng = Random(3)
    return random_round(variant, deal(new_match(variant), rng), rng)


@pytest.mark.parametrize("name", games())
def test_the_claims_of_a_game_are_filled_in_and_those_that_come_out_are_right(name: str) -> None:
    variant = claiming(name)
    record = as_record(played(variant))
    replayed = replay(record, variant)
    assert replayed.claims == {"awaited": [0, True], "expected": [0, True]}
    filled = filled_in(record, replayed)
    assert {field: filled[field] for field in replayed.claims} == replayed.claims
    assert replay(filled, variant).claims == replayed.claims


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("claimed", [[1, True], [0, 1], [0.0, True], [0], {}, None, "0"], ids=repr)
def test_a_claim_that_does_not_come_out_names_its_field_and_what_is_right(name: str, claimed: Json) -> None:
    variant = claiming(name)
    record: Record = {**as_record(played(variant)), "awaited": [0, True], "expected": claimed}
    with pytest.raises(InvalidRecord) as caught:
        replay(record, variant)
    assert caught.value.code == "expected-differ"
    assert caught.value.parameters == {"expected": "[0,true]"}
    assert caught.value.action_index is None


@pytest.mark.parametrize("name", games())
def test_a_claim_of_another_game_is_an_unknown_field_and_kept(name: str) -> None:
    variant = Variant(games()[name], games()[name].default_edition, choose(games()[name]), games()[name].players[0])
    record: Record = {**as_record(played(variant)), "awaited": "whatever"}
    assert filled_in(record, replay(record, variant))["awaited"] == "whatever"


@pytest.mark.parametrize("name", games())
def test_only_in_real_time_may_a_record_hold_what_must_be_refused(name: str) -> None:
    """Elsewhere nobody can come too late: the field is as unknown as any other."""
    game = games()[name]
    record = as_record(played(Variant(game, game.default_edition, choose(game), game.players[0])))
    assert replay({**record, "refused": []}).round.outcome is not None
    for named, code in (([0], "not-refused"), ([-1], "bad-refused-index"), (0, "field-not-list")):
        wrong: Record = {**record, "refused": [*named] if isinstance(named, list) else named}
        if game.real_time:
            with pytest.raises(InvalidRecord, match=code):
                replay(wrong)
        else:
            assert replay(wrong).round.outcome is not None
