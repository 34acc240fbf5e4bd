"""Hints: only where the table has agreed on them, for whoever is to play, and counted once a moment."""

from parlour.room.hints import AskHint
from parlour.room.log import Terms
from tests.room.desk import JONAS, MIRA, Desk


def table_with_hints() -> Desk:
    """Mira against a bot; it is her turn."""
    desk = Desk(MIRA, "bot:easy", seed=1, terms=Terms(hints=True))
    desk.deal()
    until_mine(desk)
    return desk


def until_mine(desk: Desk) -> None:
    while desk.to_act != 0:
        desk.play()


def hint(desk: Desk, seat: int = 0) -> AskHint:
    return AskHint(desk.new_id(), seat, desk.table.game.ply(desk.table.state) or 0)


def test_a_hint_is_kept_in_the_log_and_counted_for_everybody_to_see() -> None:
    desk = table_with_hints()
    assert desk.frame(MIRA).hints == 0
    assert desk.do(MIRA, hint(desk)) == ()
    assert desk.rows[-1].kind == "hint"
    assert (desk.frame(MIRA).hints, desk.frame(None).hints) == (1, 1)
    assert desk.again() == desk.table


def test_a_moment_is_counted_once_however_often_it_is_asked_about() -> None:
    desk = table_with_hints()
    first = hint(desk)
    desk.do(MIRA, first)
    rows = len(desk.rows)
    desk.do(MIRA, first)
    desk.do(MIRA, hint(desk))
    assert (len(desk.rows), desk.table.hints) == (rows, 1)
    desk.play()
    until_mine(desk)
    desk.do(MIRA, hint(desk))
    assert desk.table.hints == 2


def test_a_hint_changes_neither_the_round_nor_anybodys_time() -> None:
    desk = Desk(MIRA, "bot:easy", seed=1, terms=Terms(hints=True, clock=30))
    desk.deal()
    until_mine(desk)
    before = desk.table
    desk.do(MIRA, hint(desk))
    after = desk.table
    assert (after.rounds, after.acted_at, after.since) == (before.rounds, before.acted_at, before.since)


def test_a_card_that_was_taken_back_leaves_the_hint_counted() -> None:
    desk = table_with_hints()
    desk.do(MIRA, hint(desk))
    desk.play()
    desk.take_back(0)
    assert desk.table.hints == 1


def test_the_next_match_counts_from_nothing() -> None:
    desk = table_with_hints()
    desk.do(MIRA, hint(desk))
    desk.play_match()
    assert desk.table.hints == 1
    desk.ready(desk.table.seats_of(MIRA)[0])
    desk.deal()
    assert desk.table.hints == 0


def test_what_is_refused() -> None:
    desk = table_with_hints()
    assert desk.code(JONAS, hint(desk)) == "not-your-seat"
    assert desk.code(MIRA, AskHint("late", 0, 0 if desk.rows[-1].kind == "act" else 99)) == "stale-turn"
    desk.play()
    while desk.to_act != 1:
        desk.play()
    assert desk.code(MIRA, hint(desk)) == "not-your-turn"
    desk.play_round()
    assert desk.code(MIRA, AskHint("over", 0, 44)) == "round-over"


def test_a_table_without_them_gives_none() -> None:
    desk = Desk(MIRA, "bot:easy", seed=1)
    desk.deal()
    until_mine(desk)
    assert desk.frame(MIRA).hints is None
    assert desk.code(MIRA, hint(desk)) == "no-hints"
