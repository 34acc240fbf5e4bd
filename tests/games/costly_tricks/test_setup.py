"""What a round can begin from (CT-2, CT-3), and what not."""

import pytest

from parlour.cli.texts import explain
from parlour.core.discovery import shorten
from parlour.core.errors import InvalidSetup
from parlour.core.json import Json
from parlour.games.costly_tricks import GAME
from parlour.games.costly_tricks.options import Options
from tests.games.costly_tricks.play import SHEET, begin

FULL = ["T9876543210...", ".T9876543210..", "..T9876543210.", "...T9876543210"]


def code(setup: dict[str, Json]) -> str:
    with pytest.raises(InvalidSetup) as caught:
        GAME.begin(Options(), 2, setup)
    return caught.value.code


def hands(*texts: Json) -> dict[str, Json]:
    return {"hands": [*texts], "leader": 0}


def test_ct_02_every_hand_has_the_same_size_and_no_card_is_dealt_twice() -> None:
    assert code(hands("5...", "4...", "3...", "21...")) == "costly-tricks-hand-sizes"
    assert code(hands("...", "...", "...", "...")) == "costly-tricks-hand-sizes"
    assert code(hands("5...", "4...", "3...", "5...")) == "costly-tricks-dealt-twice"
    assert code(hands("5...", "4...", "3...")) == "costly-tricks-four-hands"
    assert code({"leader": 0}) == "costly-tricks-four-hands"


@pytest.mark.parametrize("text", ["5..", "5....", ""])
def test_a_hand_that_is_not_written_as_records_write_it_is_refused(text: str) -> None:
    assert code(hands("5...", text, "3...", "2...")) == "costly-tricks-bad-hand"


@pytest.mark.parametrize(
    ("text", "colour"),
    [("45...", "R"), ("55...", "R"), (".J..", "G"), ("..01.", "P"), ("5...\n", "B"), ("5 ...", "R"), ("...t", "B")],
)
def test_of_a_hand_that_cannot_be_read_the_wrong_colour_is_named(text: str, colour: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        GAME.begin(Options(), 2, hands("5...", text, "3...", "2..."))
    assert caught.value.code == "costly-tricks-bad-suit"
    assert caught.value.parameters == {"colour": colour, "hand": 1, "text": shorten(text)}


def test_errors_name_cards_colours_and_hands_in_words() -> None:
    told: list[tuple[dict[str, Json], str]] = [
        (hands("5...", "4...", "3...", "5..."), "red 5 was dealt twice."),
        (hands("5...", "43...", "2...", "1..."), "clockwise from A they hold 1, 2, 1, 1."),
        (hands("5...", ".77..", "3...", "2..."), "In the hand of B, “.77..”, the ranks of green cannot be read"),
        ({"hands": [*FULL], "leader": 2}, "A’s ghost cannot lead a full deal"),
    ]
    for setup, words in told:
        with pytest.raises(InvalidSetup) as caught:
            GAME.begin(Options(), 2, setup)
        assert words in explain(caught.value)


def test_a_hand_that_is_no_text_is_refused() -> None:
    assert code(hands("5...", 4, "3...", "2...")) == "costly-tricks-hand-not-text"


def test_ct_03_the_leader_is_the_holder_of_the_red_0_or_must_be_named() -> None:
    assert begin(["5...", "4...", "0...", "2..."]).leader == 2
    assert begin(["5...", "4...", "0...", "2..."], 1).leader == 1
    with pytest.raises(InvalidSetup, match="no-leader"):
        begin(SHEET)


@pytest.mark.parametrize("leader", [True, 4, -1, "0", 1.0, None])
def test_ct_03_a_leader_is_a_hand(leader: Json) -> None:
    assert code({"hands": [*SHEET], "leader": leader}) == "costly-tricks-bad-leader"


def test_ct_03_in_a_full_deal_only_the_hand_with_the_red_0_leads() -> None:
    assert begin([*FULL], 0).leader == 0
    with pytest.raises(InvalidSetup, match="red-zero-leads"):
        begin([*FULL], 1)


@pytest.mark.parametrize("score", [True, 1.5, "3", None])
def test_a_score_is_a_whole_number(score: Json) -> None:
    assert code({"hands": [*SHEET], "leader": 0, "score": score}) == "costly-tricks-bad-score"


def test_ct_08_an_ending_gives_side_b_the_score_that_makes_the_sum_nothing() -> None:
    state = begin(SHEET, 0, score=5)
    assert state.score == (5, 20 * 3 - 69 - 5)


def test_ct_10_a_match_takes_only_full_deals_without_a_score() -> None:
    accept = GAME.match.accept
    accept(Options(), 2, {"hands": [*FULL]}, None)
    with pytest.raises(InvalidSetup, match="not-full-deal"):
        accept(Options(), 2, {"hands": [*SHEET], "leader": 0}, None)
    with pytest.raises(InvalidSetup, match="score-in-match"):
        accept(Options(), 2, {"hands": [*FULL], "score": 0}, None)
