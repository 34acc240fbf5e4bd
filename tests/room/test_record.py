"""A table's match as a record that others can check."""

from typing import Any

import msgspec
import pytest

from parlour.core.match import replay_match
from parlour.room.record import match_record, round_record
from parlour.room.refusal import Refusal
from tests.room.desk import JONAS, MIRA, Desk


def test_the_record_of_a_match_holds_what_was_played() -> None:
    desk = Desk(MIRA, JONAS, options={"must_follow_trump": False, "match": "tug_of_war"})
    desk.play_match()
    record = match_record(desk.table)
    assert record["options"] == {"must_follow_trump": False, "match": "tug_of_war"}
    assert replay_match(record).match.winners == desk.table.winners
    assert replay_match(record).match.tallies == desk.table.tallies
    assert msgspec.json.decode(msgspec.json.encode(record)) == record


def test_a_match_tells_of_every_round_when_it_was_played_as_a_round_by_itself_does() -> None:
    desk = Desk(MIRA, JONAS, seed=4)
    desk.deal()
    desk.play_round()
    record: dict[str, Any] = match_record(desk.table)
    (entry,), played = record["match"], desk.table.rounds[0]
    times = [time - played.times[0] for time in played.times]
    assert times[0] == 0 < times[-1]
    assert entry["meta"] == {"times": times}
    assert entry.items() <= round_record(played).items()


def test_the_record_of_an_unfinished_match_can_be_checked_too() -> None:
    desk = Desk(MIRA, "bot:medium", seed=4)
    desk.deal()
    desk.play_round()
    desk.ready(0)
    desk.deal()
    for _ in range(6):
        desk.play()
    desk.take_back(0)
    record = match_record(desk.table)
    replayed = replay_match(record)
    assert replayed.rounds[-1].round.state == desk.table.state
    assert record["winners"] == []


def test_there_is_no_record_before_the_first_deal() -> None:
    with pytest.raises(Refusal, match="no-record-yet"):
        match_record(Desk(MIRA, JONAS).table)
