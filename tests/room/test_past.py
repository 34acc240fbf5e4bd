"""Rounds that are over, looked at again: every moment as it was, and through somebody's eyes no more than he saw."""

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from parlour.core.discovery import games
from parlour.core.errors import ParlourError
from parlour.core.game import HOUSE, AnyGame, Seat, Viewer
from parlour.core.options import option_values
from parlour.core.play import random_step
from parlour.core.record import as_record, replay
from parlour.room.decide import HouseActs
from parlour.room.log import ROOM
from parlour.room.messages import Act, Arrange, Resign
from parlour.room.past import PastRound, frames_of, past_round, round_of_record, told_so_far
from parlour.room.seating import TakeSeat
from parlour.room.showing import seen
from parlour.room.table import Table
from parlour.room.tell import Company
from tests.frames import frame_of
from tests.room.desk import JONAS, MIRA, Desk
from tests.room.test_secret_pairs import PLAYERS, SECRET, pair

ALL = sorted(game.name for game in games().values())
COMPANY = Company({player: f"Guest {player[0]}" for player in PLAYERS}, frozenset(range(5)))
Json = dict[str, Any]


def step(desk: Desk, rng: Random) -> None:
    """Somebody, or chance, acts as chance wants it."""
    game = desk.table.game
    chosen = random_step(game, desk.table.state, rng)
    assert chosen is not None
    seat, action = chosen
    act = Act(desk.new_id(), seat, game.ply(desk.table.state), game.show(action))
    desk.now = max(desk.now, desk.table.acted_at) + 500
    desk.code(ROOM if seat == HOUSE else PLAYERS[seat], HouseActs() if seat == HOUSE else act)


def on_with(desk: Desk, rng: Random) -> None:
    """The next round, to its end."""
    for seat in desk.table.people.persons - desk.table.ready if desk.table.number else ():
        desk.ready(seat)
    desk.deal()
    while desk.table.phase == "playing":
        step(desk, rng)


def new_desk(game: AnyGame, players: int) -> Desk:
    """A table at which everybody sits."""
    about: dict[str, Any] = {"game": game.name, "version": game.version, "edition": game.default_edition}
    options = {name: values[0] for name, values in option_values(game).items()}
    return Desk(*PLAYERS[:players], **about, options=options, players=players, seed=3)


@cache
def desk_of(name: str) -> Desk:
    """A table at which chance has played a match."""
    desk, rng = new_desk(games()[name], games()[name].players[-1]), Random(7)
    while desk.table.phase != "over":
        on_with(desk, rng)
    return desk


def match_of(name: str) -> Table:
    """The table as it is then."""
    return desk_of(name).table


def shown(past: PastRound, viewer: Viewer) -> list[Json]:
    """The frames as a client puts them together."""
    frame: Json | None = None
    frames = []
    for message in frames_of(past, viewer, COMPANY):
        frame = seen(frame, msgspec.json.decode(msgspec.json.encode(message)))
        assert frame is not None
        frames.append(frame)
    return frames


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("name", ALL)
def test_every_move_of_every_round_has_a_frame_through_everybodys_eyes(name: str) -> None:
    table = match_of(name)
    assert len(table.rounds) > 1
    for number, played in enumerate(table.rounds, 1):
        past = past_round(table, number)
        for viewer in (None, *range(table.header.players)):
            frames = shown(past, viewer)
            assert len(frames) == len(played.moves) + 1
            assert {(frame["match"], frame["round"]) for frame in frames} == {(1, number)}
            for frame, state in zip(frames, played.states, strict=True):
                assert frame["view"] == plain(table.game.view(state, viewer))
                assert [seat["mine"] for seat in frame["seats"]].count(True) == (viewer is not None)
                assert (frame["acting"], frame["legal"], frame["may"], frame["join"]) == (None, [], {}, None)


@pytest.mark.parametrize("name", ALL)
def test_the_last_frame_is_what_was_on_the_table(name: str) -> None:
    table = match_of(name)
    for seat, player in enumerate((*PLAYERS[: table.header.players], None)):
        viewer = None if player is None else seat
        last = shown(past_round(table, table.number), viewer)[-1]
        live = plain(frame_of(table, player, COMPANY, table.time))
        same = ("view", "phase", "tally", "tallies", "winners", "match", "round", "to_act", "ply", "options", "game")
        assert {field: last[field] for field in same} == {field: live[field] for field in same}
        assert [seat["name"] for seat in last["seats"]] == [seat["name"] for seat in live["seats"]]


def check_match(name: str, seed: int) -> None:
    """Opens every moment of every round that chance plays, while it is played and afterwards."""
    rng = Random(seed)
    game = games()[name]
    desk = new_desk(game, rng.choice(game.players))
    sides = game.match.sides(len(desk.table.seats))
    while desk.table.phase != "over":
        live, viewer = _played_round(desk, rng)
        number = desk.table.number
        frames = shown(past_round(desk.table, number), viewer)
        assert [frame["view"] for frame in frames] == live, (name, seed, number)
        assert frames[-1]["tally"] == plain(desk.table.tally)
        assert len(frames[-1]["tally"]) == len({*sides})


def _played_round(desk: Desk, rng: Random) -> tuple[list[Any], Viewer]:
    """A round, and what was seen live of it through somebody's eyes at every moment."""
    for seat in desk.table.people.persons - desk.table.ready if desk.table.number else ():
        desk.ready(seat)
    desk.deal()
    viewer = rng.choice((None, *range(len(desk.table.seats))))
    looks = None if viewer is None else PLAYERS[viewer]
    live = [plain(frame_of(desk.table, looks, COMPANY, desk.now).view)]
    while desk.table.phase == "playing":
        moves = len(desk.table.rounds[-1].moves)
        step(desk, rng)
        if len(desk.table.rounds[-1].moves) > moves:  # a bid that was changed too often is refused
            live.append(plain(frame_of(desk.table, looks, COMPANY, desk.now).view))
    return live, viewer


@pytest.mark.parametrize("name", ALL)
def test_every_moment_of_a_replay_is_what_was_seen_live(name: str) -> None:
    for seed in range(2):
        check_match(name, seed)


@pytest.mark.long
@pytest.mark.parametrize("name", ALL)
def test_every_moment_of_a_hundred_matches_is_what_was_seen_live(name: str) -> None:
    for seed in range(100):
        check_match(name, seed)


@pytest.mark.parametrize("name", ALL)
def test_what_happened_is_told_as_it_was_then(name: str) -> None:
    table = match_of(name)
    number = len(table.rounds)
    frames = shown(past_round(table, number), 0)
    assert [event["event"] for event in frames[0]["events"]] == ["round-dealt"]
    assert [event["event"] for event in frames[-1]["events"]][-2:] == ["tally-changed", "match-won"]
    told = plain(told_so_far(table, number, PLAYERS[0]))
    assert told["over"]
    assert {each["move"]: each["events"] for each in told["happened"]} == {
        move: frame["events"] for move, frame in enumerate(frames) if move and frame["events"]
    }


@pytest.mark.parametrize("name", ALL)
def test_a_record_is_looked_at_like_the_round_that_it_tells(name: str) -> None:
    table = match_of(name)
    played = table.rounds[0]
    read = replay(as_record(played)).round
    frames = shown(round_of_record(read.variant, (read,), 1), 0)
    assert frames[-1]["view"] == plain(table.game.view(played.state, 0))
    assert len(frames) == len(read.moves) + 1


def test_who_gave_up_has_lost_with_the_last_frame_only() -> None:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    desk.play()
    desk.do(JONAS, Resign("r", 1))
    frames = shown(past_round(desk.table, 1), None)
    assert [frame["phase"] for frame in frames] == ["playing", "over"]
    assert (frames[0]["winners"], frames[1]["winners"]) == ([], [0])


@pytest.mark.parametrize("name", ALL)
def test_pitfall_32_a_secret_round_that_was_given_up_stays_as_it_was_told(name: str) -> None:
    desk = _running(name)
    for seat in range(1, desk.table.header.players):
        desk.do(PLAYERS[seat], Resign(f"r{seat}", seat))
    assert desk.table.phase == "over"
    told = told_so_far(desk.table, 1, PLAYERS[0])
    assert told.over == desk.table.game.open_hands
    assert all((one.move is None) != told.over for one in told.happened)


@pytest.mark.parametrize("name", ALL)
def test_a_round_that_goes_on_cannot_be_looked_at(name: str) -> None:
    desk = _running(name)
    with pytest.raises(ParlourError, match="unknown-round"):
        past_round(desk.table, desk.table.number)
    for number in (0, -1, desk.table.number + 1):
        with pytest.raises(ParlourError, match="unknown-round"):
            past_round(desk.table, number)


def _running(name: str) -> Desk:
    desk = new_desk(games()[name], games()[name].players[0])
    desk.deal()
    for _ in range(6):
        step(desk, Random(5))
    return desk


def alike(name: str, seed: int) -> bool:
    """Whether a pair differed at all; fails if somebody could tell it apart by what was told or is shown again."""
    one, other, looks, _ = pair(games()[name], seed)
    assert msgspec.json.encode(told_so_far(one, 1, looks)) == msgspec.json.encode(told_so_far(other, 1, looks))
    if one.phase == "playing":
        for table in (one, other):
            with pytest.raises(ParlourError, match="unknown-round"):
                past_round(table, 1)
    viewer = None if looks is None else one.seats_of(looks)[0]
    assert _through(one, viewer) == _through(other, viewer), (name, seed)
    return bool(one.state != other.state)


def _through(table: Table, viewer: Seat | None) -> bytes:
    """All frames of a round so far, as they are shown once it is over."""
    assert table.round is not None
    dealt = replace(table, round=table.round.cut(0), acted_at=0)
    return msgspec.json.encode([*frames_of(PastRound(dealt, table.round), viewer, COMPANY)])


@pytest.mark.parametrize("name", SECRET)
def test_pitfall_32_rounds_that_differ_in_secrets_alone_look_the_same_again(name: str) -> None:
    assert sum(alike(name, seed) for seed in range(60)) > 15


def test_pitfall_32_while_a_series_goes_on_nobody_is_told_that_a_bid_was_changed() -> None:
    """TM-2: not even by the number of what had happened before."""
    desks = [_running("third-man") for _ in range(2)]
    told = []
    for desk, bids in zip(desks, (1, 2), strict=True):
        while len(desk.table.waits_for) != 2:
            step(desk, Random(0))
        sealed = next(seat for seat in desk.table.to_act if seat not in desk.table.waits_for)
        for bid in range(bids):
            texts = [desk.table.game.show(action) for action in desk.table.game.legal(desk.table.state, sealed)]
            desk.do(PLAYERS[sealed], Act(desk.new_id(), sealed, desk.table.game.ply(desk.table.state), texts[bid]))
        others = [player for seat, player in enumerate(PLAYERS[:4]) if seat != sealed]
        told.append([msgspec.json.encode(told_so_far(desk.table, 1, player)) for player in (*others, None)])
    assert told[0] == told[1]


@pytest.mark.parametrize("change", [("open", "open"), ("gone", "gone")])
def test_a_round_of_more_or_fewer_players_than_the_table_was_opened_for_is_told_and_seen(
    change: tuple[str, ...],
) -> None:
    about: dict[str, Any] = {"game": "paule-panik", "edition": "quick", "options": {}, "version": 2}
    opened = 2 if change[0] == "open" else 5
    desk = Desk(MIRA, *["open"] * (opened - 1), **about, players=opened, seed=3)
    for place in change:
        at = len(desk.table.seats) - (place == "gone")
        assert desk.refusal(MIRA, Arrange, at=at, place=place) == ""
    for player in PLAYERS[1 : len(desk.table.seats)]:
        desk.do(player, TakeSeat())
    rng = Random(7)
    for number in (1, 2):
        on_with(desk, rng)
        assert [told_so_far(desk.table, number, MIRA).over, told_so_far(desk.table, number, None).over] == [True, True]
        last = shown(past_round(desk.table, number), None)[-1]
        assert len(last["seats"]) == len(last["tally"]) == len(desk.table.seats)
