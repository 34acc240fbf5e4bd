"""What people see of a round and are told of it."""

from random import Random

import msgspec

from parlour.games.buddy import GAME
from parlour.games.buddy.rules import State
from parlour.games.buddy.view import CardPlayed, Event, RoundEnded, TableTaken, View
from tests.games.buddy.play import begin, play


def seen(state: State) -> View:
    return GAME.view(state, 0)


def told(state: State, card: str) -> tuple[Event, ...]:
    action = GAME.parse(card)
    return GAME.tell(state, state.seat, action, GAME.apply(state, state.seat, action), None)


def parts(state: State) -> list[str]:
    return [card.part for sequence in seen(state).sequences for card in sequence.cards]


def test_bl_01_every_viewer_sees_every_hand() -> None:
    state = play(begin(["T42", "93", "86"]), "4")
    views = [msgspec.json.encode(GAME.view(state, viewer)) for viewer in (0, 1, 2, None)]
    assert len(set(views)) == 1
    assert seen(state).hands == (("2", "T"), ("3", "9"), ("6", "8"))


def test_the_table_shows_who_played_what_and_its_points() -> None:
    view = seen(play(begin(first=2), "8635"))
    assert [(card.card, card.seat, card.part, card.points) for card in view.table] == [
        ("8", 2, "led", 0),
        ("6", 0, "stayed", 6),
        ("3", 1, "stayed", 3),
        ("5", 2, "stayed", 5),
    ]
    assert (view.lead, view.lone, view.leader, view.to_play, view.points) == ("8", False, 2, 0, 14)


def test_bl_05_the_card_that_may_not_be_played_is_shown() -> None:
    assert seen(play(begin(["72", "87", "71"]), "7")).barred == "7"
    assert seen(play(begin(["72", "73", "71"]), "7")).barred is None
    assert seen(play(begin(["72", "83", "71"]), "7")).barred is None
    assert seen(begin()).barred is None


def test_bl_07_a_lone_highest_lead_is_shown() -> None:
    view = seen(play(begin(["T3", "91", "82"]), "T"))
    assert (view.lead, view.lone, view.table[0].part) == ("T", True, "led_alone")
    assert [(card.card, card.part, card.taker) for card in view.outlook] == [("1", "any", 1), ("9", "any", 1)]


def test_what_a_card_did_stays_with_its_sequence() -> None:
    assert parts(play(begin(["72", "83", "71"]), "78")) == ["led", "higher"]
    assert parts(play(begin(["72", "73", "51"]), "77")) == ["led", "equal"]
    assert parts(play(begin(["T3", "91", "82"]), "T1")) == ["led_alone", "any"]
    assert parts(play(begin(["6", "", ""]), "6")) == ["led_alone"]
    assert parts(play(begin(), "86459")) == ["led", "stayed", "stayed", "stayed", "higher"]


def test_the_outlook_says_who_would_take_what() -> None:
    view = seen(play(begin(["85", "96", "73"], own=(6, 12, 10)), "8"))
    assert [(card.card, card.part, card.taker, card.points) for card in view.outlook] == [
        ("6", "stayed", None, 6),
        ("9", "higher", 1, 0),
    ]
    last = seen(begin(["6", "", ""], own=(12, 34, 11))).outlook[0]
    assert (last.part, last.taker, last.own, last.totals) == ("led_alone", 1, (12, 40, 11), (52, 51, 23))


def test_the_outlook_says_whether_a_lead_would_stand_alone() -> None:
    view = seen(begin(["T3", "91", "82"]))
    assert [(card.card, card.part) for card in view.outlook] == [("3", "led"), ("T", "led_alone")]


def test_a_card_that_stays_is_told() -> None:
    assert told(play(begin(), "8"), "6") == (CardPlayed(1, "6", "stayed", "8", 6),)


def test_a_lead_is_told() -> None:
    assert told(begin(), "6") == (CardPlayed(0, "6", "led", "6", 6),)
    assert told(begin(["T3", "91", "82"]), "T") == (CardPlayed(0, "T", "led_alone", "T", 0),)


def test_a_sweep_is_told_with_its_arithmetic() -> None:
    assert told(play(begin(), "8635"), "9") == (
        CardPlayed(1, "9", "higher", "8", 14),
        TableTaken(1, True, (0, 6, 3, 5, 0), 14, (0, 14, 0), (14, 14, 0)),
    )


def test_the_end_of_a_round_is_told() -> None:
    assert told(begin(["6", "", ""], own=(12, 34, 11)), "6") == (
        CardPlayed(0, "6", "led_alone", "6", 6),
        TableTaken(1, False, (6,), 6, (12, 40, 11), (52, 51, 23)),
        RoundEnded((12, 40, 11), (52, 51, 23), (3, 1, 0)),
    )


def test_a_view_is_sampled_to_the_state_it_shows() -> None:
    for cards in ("", "8635", "86359"):
        state = play(begin(first=1), cards)
        assert GAME.sample(seen(state), Random(0)) == state
    lone = play(begin(["T3", "91", "82"]), "T")
    assert GAME.sample(seen(lone), Random(0)) == lone
