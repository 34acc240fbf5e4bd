"""Real time: races, a common start, and what a player who came too late is told."""

from typing import Any

import msgspec
import pytest

from parlour.core.errors import IllegalAction
from parlour.core.game import HOUSE
from parlour.core.record import read_round
from parlour.core.round import RACE, Round
from parlour.room.fold import COUNTDOWN, replay
from parlour.room.log import ROOM, as_columns, from_columns
from parlour.room.messages import Act
from parlour.room.record import match_record, round_record
from parlour.room.seating import Gone
from parlour.server.replay.opened import open_line
from parlour.server.replay.timing import as_told, is_timed, late_in
from tests.room.desk import JONAS, MIRA, TOM, Desk

PANIK: dict[str, Any] = {"game": "paule-panik", "edition": "quick", "options": {}}
SEATS = (MIRA, JONAS)


def dealt(seed: int = 0) -> Desk:
    desk = Desk(*SEATS, seed=seed, **PANIK)
    desk.deal()
    return desk


def texts(desk: Desk, seat: int) -> list[str]:
    return [desk.table.game.show(action) for action in desk.table.game.legal(desk.table.state, seat)]


def race() -> tuple[Desk, str, str]:
    """A deal in which both can put the same rank on the same stack."""
    for seed in range(50):
        desk = dealt(seed)
        pairs = [(one, other) for one in texts(desk, 0) for other in texts(desk, 1) if one[1:] == other[1:]]
        if pairs:
            return desk, *pairs[0]
    raise AssertionError("no deal with a race")


def two_stacks() -> tuple[Desk, str, str]:
    """A deal in which the one can play on one stack and the other on the other."""
    for seed in range(50):
        desk = dealt(seed)
        pairs = [(one, other) for one in texts(desk, 0) for other in texts(desk, 1) if one[-1] != other[-1]]
        if pairs:
            return desk, *pairs[0]
    raise AssertionError("no deal where both can play")


def view(desk: Desk, player: str | None) -> Any:
    return desk.frame(player).view


def play(desk: Desk, seat: int, text: str, ply: int | None = None) -> tuple[Any, ...]:
    return desk.do(SEATS[seat], Act(desk.new_id(), seat, ply, text))


def test_pitfall_13_every_race_has_one_winner_and_everybody_sees_the_same() -> None:
    desk, mine, other = race()
    play(desk, 1, other)
    with pytest.raises(IllegalAction):
        play(desk, 0, mine)
    seen = [view(desk, viewer).stacks for viewer in (MIRA, JONAS, TOM, None)]
    assert seen == seen[:1] * 4
    assert sum(row.kind == "act" for row in desk.rows) == 1


def test_pitfall_15_who_came_too_late_is_told_by_how_much() -> None:
    desk, mine, other = race()
    play(desk, 1, other)
    desk.now -= 1000 - 84
    with pytest.raises(IllegalAction) as refused:
        play(desk, 0, mine)
    assert refused.value.code == "paule-panik-does-not-fit"
    assert refused.value.parameters["beaten_by"] == 84


def test_pitfall_15_who_came_too_late_is_kept_with_the_round_and_told_by_its_record() -> None:
    desk, mine, other = race()
    play(desk, 1, other)
    shown, seen = desk.frame(JONAS), view(desk, None)
    before = (shown.view, shown.ply, seen)
    desk.now -= 1000 - 84
    with pytest.raises(IllegalAction):
        play(desk, 0, mine)
    assert (desk.frame(JONAS).view, desk.frame(JONAS).ply, view(desk, None)) == before, "nobody else is told"
    stored = [from_columns(as_columns(row)) for row in desk.rows]
    assert replay(desk.table.header, stored).round == desk.table.round
    played = desk.table.rounds[-1]
    (late,) = late_in(played, timed=True)
    assert (late.seat, late.action, late.by) == (0, mine, 84)
    assert played.cut(late.move - 1).beaten == (), "before it nobody was beaten"
    record: dict[str, Any] = round_record(played)
    assert [record["actions"][at] for at in record["refused"]] == [f"0 {mine}"]
    again = read_round(record, played.variant)
    assert [*again.moves] == [*played.moves]
    assert late_in(as_told(again, record), timed=True) == (late,)


def played_at(so_far: Round) -> list[int]:
    """When players did what they did, in milliseconds from the first of it."""
    times = [time for time, (seat, _) in zip(so_far.times, so_far.moves, strict=True) if seat != HOUSE]
    return [time - times[0] for time in times]


def test_pitfall_15_the_record_of_a_match_tells_by_how_much_somebody_came_too_late() -> None:
    desk, mine, other = race()
    play(desk, 1, other)
    desk.now -= 1000 - 84
    with pytest.raises(IllegalAction):
        play(desk, 0, mine)
    while desk.table.phase == "playing":
        seat = next((seat for seat in (0, 1) if texts(desk, seat)), None)
        if seat is None:
            desk.let_house()
        else:
            play(desk, seat, texts(desk, seat)[0])
    line = msgspec.json.encode(match_record(desk.table)).decode()
    opened = open_line(line)
    (played,) = opened.rounds
    assert is_timed(opened.entry(1))
    again = as_told(played, opened.entry(1))
    (late,) = late_in(again, timed=True)
    assert (late.seat, late.action, late.by) == (0, mine, 84)
    assert played_at(again) == played_at(desk.table.rounds[-1]), "it is seen again in its own time"


def test_pitfall_15_what_was_no_race_is_not_kept() -> None:
    desk, mine, other = race()
    play(desk, 1, other)
    desk.now += RACE
    with pytest.raises(IllegalAction):
        play(desk, 0, mine)
    assert desk.table.rounds[-1].beaten == ()


def test_pitfall_15_a_mistake_is_no_race() -> None:
    desk, mine, other = race()
    play(desk, 1, other)
    desk.now += RACE
    with pytest.raises(IllegalAction) as refused:
        play(desk, 0, mine)
    assert "beaten_by" not in refused.value.parameters, "so long afterwards anybody could see it"
    plays = [f"{card} {stack}" for card in view(desk, MIRA).hand for stack in "LR"]
    never = [text for text in plays if text not in texts(desk, 0)]
    play(desk, 1, texts(desk, 1)[0])
    with pytest.raises(IllegalAction) as refused:
        play(desk, 0, never[-1])
    assert "beaten_by" not in refused.value.parameters, "nor where it never fitted"


def test_pitfall_14_a_play_is_judged_by_whether_it_is_legal_and_by_no_version() -> None:
    desk, mine, other = two_stacks()
    seen = desk.frame(JONAS).ply
    play(desk, 0, mine)
    assert desk.code(JONAS, Act("b", 1, seen, other)) == "", "it was sent before the other one was seen"
    seat = next(seat for seat in (0, 1) if texts(desk, seat))
    assert desk.code(SEATS[seat], Act("c", seat, 77, texts(desk, seat)[0])) == ""


def test_pitfall_21_plays_on_different_stacks_do_not_get_in_each_others_way() -> None:
    desk, mine, other = two_stacks()
    play(desk, 0, mine)
    desk.now -= 1000
    assert play(desk, 1, other)
    assert [view(desk, None).stacks[stack][-1] for stack in (0, 1)] == [
        text.split()[0] for text in sorted((mine, other), key=lambda text: text[-1])
    ]


def test_pitfall_17_the_start_is_one_common_moment_that_is_told_beforehand() -> None:
    desk = Desk(*SEATS, **PANIK)
    desk.deal()
    dealt_at = desk.rows[-1].time
    desk.now = dealt_at
    for viewer in (MIRA, JONAS, None):
        assert desk.frame(viewer).starts_in == COUNTDOWN
    desk.now = dealt_at + 1000
    assert desk.frame(MIRA).starts_in == COUNTDOWN - 1000
    seat = next(seat for seat in (0, 1) if texts(desk, seat))
    assert desk.code(SEATS[seat], Act("early", seat, None, texts(desk, seat)[0])) == "too-early"
    desk.now = dealt_at + COUNTDOWN
    assert desk.frame(MIRA).starts_in is None
    assert desk.code(SEATS[seat], Act("now", seat, None, texts(desk, seat)[0])) == ""


def test_pitfall_17_after_bets_the_start_is_common_again_and_betting_itself_waits_for_nobody() -> None:
    options = {"auto_refill": True, "placing": "cards_left", "bets": True}
    desk = Desk(*SEATS, **{**PANIK, "options": options})
    rows = len(desk.rows)
    desk.deal()
    desk.now = desk.rows[rows].time
    assert (desk.frame(MIRA).starts_in, desk.frame(MIRA).ply) == (None, 0)
    play(desk, 0, "bet", ply=0)
    assert desk.frame(MIRA).starts_in is None
    play(desk, 1, "no bet", ply=0)
    assert [desk.frame(viewer).starts_in for viewer in (MIRA, JONAS, None)] == [COUNTDOWN] * 3
    seat = next(seat for seat in (0, 1) if texts(desk, seat))
    assert desk.code(SEATS[seat], Act("early", seat, None, texts(desk, seat)[0])) == "too-early"
    desk.now = desk.table.acted_at
    play(desk, seat, texts(desk, seat)[0])
    assert desk.frame(MIRA).starts_in is None, "only where real time begins"


def test_pitfall_20_a_hand_is_full_again_in_the_same_step_as_the_play() -> None:
    desk = dealt()
    seat = next(seat for seat in (0, 1) if texts(desk, seat))
    before = view(desk, SEATS[seat]).players[seat]
    rows = len(desk.rows)
    play(desk, seat, texts(desk, seat)[0])
    after = view(desk, SEATS[seat]).players[seat]
    assert (after.hand, after.pile) == (before.hand, before.pile - 1)
    assert len(desk.rows) == rows + 1


def test_no_clock_of_moves_runs_in_real_time() -> None:
    desk = dealt()
    assert desk.table.since == (None, None)
    assert desk.code(ROOM, Gone(0)) == ""
