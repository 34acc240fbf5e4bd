"""Tables that begin at a moment of another round: it is played on from there, to its end, and counts for nothing."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from parlour.core.discovery import games
from parlour.core.errors import ParlourError
from parlour.core.game import HOUSE, Seat
from parlour.core.options import choose
from parlour.core.play import random_step
from parlour.core.record import replay as replay_record
from parlour.core.round import Round, Variant, begin_round
from parlour.room.beginning import beginning_at, brought_in, first_to_play, round_from
from parlour.room.decide import HouseActs
from parlour.room.fold import COUNTDOWN
from parlour.room.frame import MatchWon, RoundWon, TallyChanged
from parlour.room.kept import follow
from parlour.room.log import ROOM, Begun, Header, PlayedMoment, Player, as_columns, from_columns
from parlour.room.messages import Act, Arrange, Leave, Ready, Resign, TakeBack
from parlour.room.past import frames_of, past_round
from parlour.room.record import match_record
from parlour.room.seating import TakeSeat
from parlour.room.summary import summarize
from parlour.room.table import Table, open_table
from tests.room.desk import JONAS, MIRA, TOM, Desk
from tests.room.test_past import ALL, COMPANY, match_of, plain


def first_of(name: str) -> Round:
    """The first round of a match that chance has played."""
    return match_of(name).rounds[0]


def begun(played: Round, move: int, seat: Seat = 0, *, of: PlayedMoment | None = None, who: Player = MIRA) -> Desk:
    """A table at which Mira, or another guest, plays a round on among bots."""
    game, bot = played.game, next(iter(played.game.bots))
    places = [who if at == seat else f"bot:{bot}" for at in range(played.variant.players)]
    about: dict[str, Any] = {"game": game.name, "version": game.version, "edition": played.variant.edition}
    options = msgspec.to_builtins(played.variant.options)
    begins = beginning_at(played, move, seat, of)
    desk = Desk(*places, **about, options=options, players=len(places), begins=begins, seed=5)
    if game.real_time:
        desk.ready(seat)
    desk.deal()
    return desk


def play_on(desk: Desk, rng: Random) -> None:
    """Chance plays, and of what is chosen in secret nothing is changed."""
    game = desk.table.game
    while desk.table.phase == "playing":
        waits = game.waits_for(desk.table.state)
        seat, action = random_step(game, desk.table.state, rng) or (HOUSE, None)
        if seat != HOUSE and seat not in waits:
            continue
        desk.now = max(desk.now, desk.table.acted_at) + 500
        act = Act(desk.new_id(), seat, game.ply(desk.table.state), "" if seat == HOUSE else game.show(action))
        who = desk.player(seat) if seat in desk.table.people.persons else ROOM
        assert desk.code(who, HouseActs() if seat == HOUSE else act) == ""


def moments_of(name: str) -> list[int]:
    """Moves of the round, some of them, with the first and the last at which anything is left to play."""
    moves = len(first_of(name).moves)
    last = max(at for at in range(moves) if first_of(name).cut(at).outcome is None)
    return sorted({0, 1, 2, 3, moves // 3, moves // 2, last})


@pytest.mark.parametrize("name", ALL)
def test_a_table_begins_at_exactly_that_position_and_plays_the_round_to_its_end_and_no_further(name: str) -> None:
    played, rng = first_of(name), Random(1)
    for move in moments_of(name):
        desk = begun(played, move)
        on = desk.table.round
        assert on is not None
        own_sealed = move - len(on.moves)
        if not own_sealed:
            assert on.state == played.states[move]
        assert (on.setup, desk.table.phase) == (played.setup, "playing")
        assert desk.rows[-1].kind == "begin"
        play_on(desk, rng)
        table = desk.table
        assert (table.phase, table.number, table.match_number) == ("over", 1, 1)
        assert desk.again() == table
        assert table.round is not None
        assert [*table.round.moves[: len(on.moves)]] == [*on.moves]
        assert desk.frame(MIRA).may.ready == ()
        assert desk.refusal(MIRA, Ready) == "one-round"
        assert desk.refusal(MIRA, Arrange, at=1, place="open") == "one-round"
        assert desk.code(TOM, TakeSeat(None)) == "one-round"


@pytest.mark.parametrize("name", ALL)
def test_its_log_is_stored_and_read_like_any_other(name: str) -> None:
    desk = begun(first_of(name), moments_of(name)[-2], of=PlayedMoment("other", 1, 1, moments_of(name)[-2]))
    play_on(desk, Random(2))
    header = msgspec.json.decode(msgspec.json.encode(desk.table.header), type=Header)
    rows = [from_columns(as_columns(row)) for row in desk.rows]
    table, ended = follow(open_table(header), rows)
    assert table == replace(desk.table, costs=table.costs)
    assert [one.record for one in ended] == [match_record(table)]


def test_a_log_without_a_beginning_is_read_as_it_always_was() -> None:
    desk = Desk(MIRA, JONAS)
    old = msgspec.json.encode(desk.table.header).replace(b',"begins":null', b"")
    assert b"begins" not in old
    assert msgspec.json.decode(old, type=Header) == desk.table.header


@pytest.mark.parametrize("name", ALL)
def test_its_record_is_that_of_one_round_replays_and_says_where_it_began(name: str) -> None:
    move = moments_of(name)[-2]
    desk = begun(first_of(name), move, of=PlayedMoment("other", 2, 3, move))
    play_on(desk, Random(3))
    record = plain(match_record(desk.table))
    replayed = replay_record(record)
    assert desk.table.round is not None
    assert replayed.round.outcome == desk.table.round.outcome
    told = record["meta"]["begins"]
    assert (told["table"], told["match"], told["round"], told["move"]) == ("other", 2, 3, move)
    assert 0 <= told["actions"] <= len(record["actions"])
    assert brought_in(record) == told["actions"]
    del record["result"]
    record["actions"] = record["actions"][: brought_in(record)]
    there = replay_record(record).round.state
    if name in ("costly-tricks", "buddy"):
        assert there == first_of(name).states[move]


@pytest.mark.parametrize("name", ALL)
def test_what_it_came_to_is_told_beside_what_it_came_to_then_once_it_is_over(name: str) -> None:
    played = first_of(name)
    desk = begun(played, 1, of=PlayedMoment("other", 1, 1, 1))
    begins = desk.frame(MIRA).begins
    assert begins is not None
    assert (begins.of, begins.move, begins.now, begins.then) == (PlayedMoment("other", 1, 1, 1), 1, (), ())
    play_on(desk, Random(4))
    begins, game = desk.frame(MIRA).begins, desk.table.game
    assert begins is not None
    assert desk.table.round is not None
    assert begins.now == game.scores(desk.table.round.outcome)
    assert begins.then == game.scores(played.outcome)


@pytest.mark.parametrize("name", ALL)
def test_a_moment_after_the_end_and_one_that_there_is_not_are_refused(name: str) -> None:
    played = first_of(name)
    for move, seat, code in (
        (len(played.moves), 0, "nothing-to-play"),
        (len(played.moves) + 1, 0, "no-such-move"),
        (-1, 0, "no-such-move"),
        (0, played.variant.players, "no-such-seat"),
        (0, -1, "no-such-seat"),
    ):
        with pytest.raises(ParlourError, match=code):
            beginning_at(played, move, seat)


def an_auction(*bids: tuple[Seat, int]) -> Round:
    """A series as far as its first auction has gone; seat 0 leads."""
    game = games()["third-man"]
    so_far = begin_round(Variant(game, game.default_edition, choose(game, None, None), 4), {"first": 0})
    for time, (seat, bid) in enumerate(bids):
        so_far = so_far.advance(seat, bid, 1000 * time)
    return so_far


def test_tm_02_sealed_bids_stay_and_who_tries_again_bids_himself() -> None:
    played = an_auction((0, 5), (2, 3), (1, 7), (2, 4))
    begins = beginning_at(played, 4, 2)
    assert begins.moves == ((0, "5", 0), (1, "7", 2000))
    assert begins.move == 4
    assert round_from(played.variant, begins, 9000).state.bids == (5, 7, None, None)
    assert beginning_at(played, 4, 3).moves == ((0, "5", 0), (2, "3", 1000), (1, "7", 2000), (2, "4", 3000))
    assert len(beginning_at(played, 4, 0).moves) == 4, "an open bid stands"
    desk = begun(played, 4, 2)
    assert desk.table.waits_for == {2, 3}
    assert desk.frame(MIRA).acting == 2


def test_an_auction_that_is_over_stays_as_it_was() -> None:
    played = an_auction((0, 5), (2, 3), (1, 7), (3, 5))
    for seat in range(4):
        assert len(beginning_at(played, 4, seat).moves) == 4


def test_pp_in_a_race_all_wait_for_the_start_and_the_moves_before_it_keep_their_distances() -> None:
    played = first_of("paule-panik")
    move = moments_of("paule-panik")[-2]
    desk = begun(played, move)
    table, row = desk.table, desk.rows[-1]
    assert isinstance(row.body, Begun)
    assert table.acted_at == row.time + COUNTDOWN
    assert table.round is not None
    times = [*table.round.times]
    assert times[-1] == row.time
    assert [time - times[0] for time in times] == [time - played.times[0] for time in played.times[:move]]
    desk.now = row.time
    seat = next(seat for seat in table.to_act if table.game.legal(table.state, seat))
    act = desk.act_of(seat)
    assert desk.code(MIRA if seat == 0 else ROOM, act) == "too-early"


@pytest.mark.parametrize("name", ["costly-tricks", "buddy"])
def test_what_was_played_elsewhere_cannot_be_taken_back(name: str) -> None:
    played = first_of(name)
    seat, _ = played.moves[3]
    desk = begun(played, 4, seat)
    assert desk.refusal(MIRA, TakeBack) == "nothing-to-take-back"
    assert desk.frame(MIRA).take_back is None
    while desk.to_act != seat:
        desk.play()
    desk.play()
    assert desk.frame(MIRA).take_back == seat
    desk.take_back(seat)
    assert desk.table.round is not None
    assert len(desk.table.round.moves) >= 4
    assert desk.refusal(MIRA, TakeBack) == "nothing-to-take-back"


def test_the_winner_is_whoever_got_most_for_that_round_and_nobody_if_nobody_got_anything() -> None:
    for name in ALL:
        played = first_of(name)
        desk = begun(played, moments_of(name)[-1])
        play_on(desk, Random(6))
        table = desk.table
        most = max(table.tally)
        won = tuple(side for side, count in enumerate(table.tally) if count == most)
        assert table.winners == (won if table.tally != table.match.tally else ())
        over = past_round(table, 1)
        last = [*frames_of(over, None, COMPANY)][-1]
        assert last.events[-1] == RoundWon(table.winners)


def test_everybody_sees_that_it_begins_and_nobody_hears_of_a_match_that_is_won() -> None:
    desk = begun(first_of("costly-tricks"), 40)
    seen: list[Any] = []
    while desk.table.phase == "playing":
        seen += desk.play()
    assert RoundWon(desk.table.winners) in seen
    assert not any(isinstance(event, MatchWon | TallyChanged) for event in seen)


def test_who_gives_up_has_ended_it_and_nothing_more_is_played() -> None:
    desk = begun(first_of("costly-tricks"), 5)
    desk.ask(MIRA, Resign)
    assert (desk.table.phase, desk.table.winners) == ("over", (1,))
    assert desk.refusal(MIRA, Ready) == "one-round"


def test_who_leaves_after_it_leaves_no_seat_for_anybody() -> None:
    desk = begun(first_of("costly-tricks"), 40)
    play_on(desk, Random(1))
    desk.ask(MIRA, Leave)
    assert desk.code(TOM, TakeSeat(None)) == "one-round"
    assert desk.frame(TOM).join is None


@pytest.mark.parametrize("name", ALL)
def test_it_counts_for_nobody_and_its_summary_says_what_it_is(name: str) -> None:
    desk = begun(first_of(name), 2)
    play_on(desk, Random(8))
    _, (ended,) = follow(open_table(desk.table.header), desk.rows)
    assert ended.begins == 2
    assert all(not seat.figures for seat in ended.seats)
    assert summarize(desk.table).begins == 2
    usual: Table = match_of(name)
    assert summarize(usual).begins is None


def test_a_try_can_be_tried_again_from_any_of_its_moments() -> None:
    first = begun(first_of("costly-tricks"), 10)
    play_on(first, Random(3))
    again = past_round(first.table, 1).round
    second = begun(again, 20)
    assert second.table.round is not None
    assert second.table.round.state == again.states[20]
    assert second.table.brought == 20


def test_the_seat_to_play_is_the_one_that_is_waited_for() -> None:
    assert first_to_play(an_auction((0, 5), (1, 3))) == 2
    assert first_to_play(an_auction()) == 0
