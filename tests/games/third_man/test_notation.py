"""Bids on the wire and auctions in records."""

import pytest

from parlour.core.errors import IllegalAction, InvalidRecord, InvalidSetup, Untold
from parlour.core.game import HOUSE
from parlour.core.json import Json
from parlour.core.record import Record, Replayed, replay
from parlour.games.third_man import GAME
from parlour.games.third_man.rules import Lot
from tests.games.third_man.play import begin, bid, play


def replayed(*actions: str, **more: Json) -> Replayed:
    record: Record = {"game": "third-man", "players": 4, "setup": {"first": 0}, "actions": [*actions]}
    return replay(record | more)


def unreadable(text: Json) -> str:
    with pytest.raises(IllegalAction) as caught:
        GAME.record.read(begin(), text)
    return caught.value.code


@pytest.mark.parametrize("text", ["", "10", "T", "-1", "٣", "5 ", "lot", "lot 4", "Lot 2", "lot  2", "x" * 5000])
def test_what_is_no_bid_and_no_lot_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.parse(text)
    assert caught.value.code == "third-man-no-such-bid"
    assert len(str(caught.value.parameters["text"])) <= 40


def test_an_auction_is_read_as_four_bids_in_the_order_of_the_seats_the_leader_first() -> None:
    assert GAME.record.read(begin(1), "5735") == ((1, 7), (0, 5), (2, 3), (3, 5))


@pytest.mark.parametrize("text", ["", "573", "57355", "lot 2"])
def test_an_auction_has_four_bids(text: str) -> None:
    assert unreadable(text) == "third-man-four-bids"


@pytest.mark.parametrize("text", ["T573", "57 5", "573٣", "573\0"])
def test_the_bids_of_an_auction_are_0_to_9(text: str) -> None:
    assert unreadable(text) == "third-man-no-such-bid"


@pytest.mark.parametrize("text", [5735, None, True, ["5", "7", "3", "5"], {}])
def test_an_auction_is_a_text(text: Json) -> None:
    assert unreadable(text) == "action-not-text"


def test_a_record_gets_an_auction_with_its_last_bid_and_nothing_before() -> None:
    state = bid(begin(1), (1, 7), (0, 5), (2, 3))
    assert GAME.record.write(begin(1), 1, 7) is None
    assert GAME.record.write(bid(begin(1), (1, 7)), 0, 5) is None
    assert GAME.record.write(state, 0, 9) is None, "a changed bid"
    assert GAME.record.write(state, 3, 5) == "5735"
    assert GAME.record.write(play(begin(), "9866"), HOUSE, Lot(2)) is None


def test_legal_is_one_text_with_the_four_hands() -> None:
    assert GAME.record.legal(play(begin(), "9750")) == "012345678 012345689 012346789 123456789"


def test_a_record_may_stop_where_a_lot_is_next() -> None:
    assert replayed("9866").round.state.tied == (2, 3)
    assert replayed("9866", setup={"first": 0, "lots": [3]}).round.state.leader == 3


def test_a_record_that_goes_on_needs_the_lot() -> None:
    with pytest.raises(Untold, match="third-man-lot-missing"):
        replayed("9866", "8755")


def test_a_record_that_claims_a_result_needs_the_lot() -> None:
    with pytest.raises(Untold, match="third-man-lot-missing"):
        replayed("9866", result={"scores": [1, -8, 12, 12], "winner": None, "end": "auctions"})


def test_a_lot_that_names_a_player_who_is_behind_is_a_fault_of_the_set_up() -> None:
    with pytest.raises(InvalidSetup, match="third-man-wrong-lot"):
        replayed("9866", setup={"first": 0, "lots": [0]})


def test_an_auction_after_the_end_is_named_by_its_index() -> None:
    with pytest.raises(InvalidRecord, match="round-over") as caught:
        replayed("9980", "5463", "1234", edition="french")
    assert caught.value.action_index == 2


def test_leaders_are_compared_as_json() -> None:
    assert replayed("9750", "8801", leaders=[0, 2]).claims == {"leaders": [0, 2]}
    with pytest.raises(InvalidRecord, match="leaders-differ"):
        replayed("9750", "8801", leaders=[0, 2.0])
    with pytest.raises(InvalidRecord, match="leaders-differ"):
        replayed("9750", "8801", leaders=[False, 2])
