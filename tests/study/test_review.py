from functools import partial
from itertools import chain, pairwise, repeat
from random import Random

import pytest

from parlour.core.discovery import find
from parlour.core.errors import InvalidOptions, InvalidRecord
from parlour.core.json import plain
from parlour.core.record import Record, as_record
from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.search import Search
from parlour.study.analysis import Analysis
from parlour.study.position import follow, follow_all, rules_of
from parlour.study.review import Review, Tally, assemble, judged, review

SHEET: Record = {
    "game": GAME.name,
    "players": 2,
    "setup": {"hands": ["T5.4..", ".2..83", ".3.T1.", "...T76"], "leader": 0},
    "actions": ["R5", "B3", "PT", "B6"],
}


def ending(seed: int, size: int, edition: str = "piatnik-2001") -> Record:
    """An ending that was played at random to its end."""
    rng, rules = Random(seed), rules_of(GAME)
    options = GAME.editions[edition]
    setup = rules.ending(options, size, rng)
    state, actions = GAME.begin(options, 2, setup), list[str]()
    while seats := GAME.to_act(state):
        card = rng.choice([*GAME.legal(state, seats[0])])
        actions.append(GAME.show(card))
        state = GAME.apply(state, seats[0], card)
    return {"game": GAME.name, "players": 2, "edition": edition, "setup": setup, "actions": [*actions]}


def test_ct_11_the_question_of_the_sheet_is_answered() -> None:
    found = review(follow(SHEET))
    assert found.curve == (10, 9, 10, 10, 10)
    assert [choice.loss for choice in found.choices] == [1, 1, 0, 0]
    assert found.choices[0].worths == {"RT": 4, "R5": 9, "G4": 10}
    assert found.choices[1].worths == {"G2": 9, "B8": 10, "B3": 10}
    assert found.choices[3].worths == {"BT": 13, "B7": 10, "B6": 10}
    assert found.sides == (Tally(choices=2, best=1, lost=1), Tally(choices=2, best=1, lost=1))


def test_ct_11_under_the_french_rules_every_card_was_a_best_one() -> None:
    found = review(follow({**SHEET, "edition": "french"}))
    assert [choice.loss for choice in found.choices] == [0, 0, 0, 0]


@pytest.mark.parametrize("edition", GAME.editions)
def test_every_worth_is_the_one_of_the_readable_search_with_the_score_so_far(edition: str) -> None:
    course = follow(ending(4, 4, edition))
    for choice, state in zip(review(course).choices, course.states, strict=False):
        future = Search(state).values(state)
        assert choice.worths == {GAME.show(card): value + state.score[0] for card, value in future.items()}


def test_the_curve_moves_only_by_what_is_lost_and_ends_at_the_score() -> None:
    for seed in range(5):
        course = follow(ending(seed, 5))
        found = review(course)
        ended = GAME.result(course.state)
        assert ended is not None
        assert found.curve[-1] == ended.score[0]
        for choice, before, after in zip(found.choices, found.curve, found.curve[1:], strict=False):
            assert (before - after) * (1, -1)[choice.side] == choice.loss >= 0


def test_a_mistake_is_decisive_when_it_changes_who_wins() -> None:
    seen = 0
    for seed in range(8):
        found = review(follow(ending(seed, 4)))
        outcomes = [(worth > 0) - (worth < 0) for worth in found.curve]
        changed = [at for at, pair in enumerate(pairwise(outcomes)) if pair[0] != pair[1]]
        assert [*found.decisive] == changed
        seen += len(changed)
    assert seen > 0


def test_only_choices_count_not_cards_that_had_to_be_played() -> None:
    found = review(follow(ending(2, 3)))
    for side, tally in enumerate(found.sides):
        free = [choice for choice in found.choices if choice.side == side and len(choice.worths) > 1]
        assert (tally.choices, tally.best) == (len(free), sum(choice.loss == 0 for choice in free))


def test_a_round_without_a_card_has_an_empty_review() -> None:
    assert review(follow({**SHEET, "actions": []})) == Review((), (), (), (Tally(0, 0, 0), Tally(0, 0, 0)))


def test_the_order_in_which_cards_are_judged_does_not_matter() -> None:
    course = follow(ending(7, 4))
    choices = [*judged(course, rules_of(GAME).oracle(course.states[0]))]
    assert [choice.index for choice in choices] == [*reversed(range(16))]
    assert assemble(choices) == assemble(reversed(choices))


def test_a_stopped_analysis_has_proved_something_and_goes_on_from_there() -> None:
    course = follow({**SHEET, "actions": []})
    exact = Analysis(rules_of(GAME).oracle(course.state), course.state).worths()
    analysis = Analysis(rules_of(GAME).oracle(course.state), course.state)
    assert not analysis.done
    rounds, before = 0, analysis.go_on(lambda: True)
    while not analysis.done:
        rounds += 1
        now = analysis.go_on(partial(next, chain(repeat(False, rounds), repeat(True))))
        for card, proved in now.items():
            assert before[card].low <= proved.low <= exact[card] <= proved.high <= before[card].high
        before = now
    assert rounds > 1
    assert {card: proved.low for card, proved in before.items()} == exact


def test_the_best_line_reaches_the_worth_of_the_best_card() -> None:
    course = follow({**SHEET, "actions": []})
    analysis = Analysis(rules_of(GAME).oracle(course.state), course.state)
    line = [GAME.show(card) for card in analysis.line()]
    assert len(line) == 12
    ended = GAME.result(follow({**SHEET, "actions": [*line]}).state)
    assert ended is not None
    assert ended.score[0] == max(analysis.worths().values()) == 10


def test_a_match_is_reviewed_round_by_round_and_its_faults_name_the_round() -> None:
    one, other = ending(1, 3), ending(2, 3)
    header: Record = {"game": GAME.name, "players": 2}
    found = [*follow_all({**header, "match": [one, {"setup": other["setup"], "actions": other["actions"]}]})]
    assert [played.setup for played in found] == [one["setup"], other["setup"]]
    with pytest.raises(InvalidRecord) as caught:
        [*follow_all({**header, "match": [one, {**other, "actions": ["X5"]}]})]
    assert (caught.value.round_index, caught.value.code) == (1, "costly-tricks-no-such-card")
    with pytest.raises(InvalidRecord) as caught:
        [*follow_all({**header, "match": [one, {**other, "edition": "french"}]})]
    assert (caught.value.round_index, caught.value.code) == (1, "round-other-options")


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"setup": []}, "field-not-object"),
        ({"actions": "R5"}, "field-not-list"),
        ({"actions": ["R5", "G9"]}, "costly-tricks-not-in-hand"),
    ],
)
def test_what_is_no_record_is_refused(changed: Record, code: str) -> None:
    with pytest.raises(InvalidRecord) as caught:
        follow({**SHEET, **changed})
    assert caught.value.code == code


def test_games_whose_best_play_is_unknown_are_refused() -> None:
    with pytest.raises(InvalidOptions, match="study-no-such-game"):
        rules_of(find("third-man"))


def test_a_round_is_written_as_the_record_it_came_from_with_its_result() -> None:
    record = ending(3, 3, "french")
    told = follow(record)
    assert as_record(told) == {**record, "options": {}, "result": plain(told.outcome)}
