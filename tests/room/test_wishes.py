"""Whatever somebody does at a table, its log grows only so quickly; and a match that has begun can always end."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.errors import ParlourError
from parlour.room.decide import Deal, HouseActs
from parlour.room.due import deal_at, house_at
from parlour.room.fold import replay
from parlour.room.log import ROOM
from parlour.room.may import CHANGES
from parlour.room.messages import (
    Act,
    Answer,
    Arrange,
    AskBot,
    ChangeSeat,
    ComeBack,
    Leave,
    NameSeat,
    Pause,
    Ready,
    Resign,
    Resume,
    TakeBack,
)
from parlour.room.seating import Gone, Returned, TakeSeat
from parlour.room.wishes import AT_ONCE, EVERY, next_wish
from tests.room.desk import JONAS, MIRA, TOM, Desk

Hammer = Callable[[Desk], None]
BUDDY: dict[str, Any] = {"game": "buddy", "edition": "piatnik-2001", "options": {}, "players": 3}
THIRD_MAN: dict[str, Any] = {"game": "third-man", "options": {"board_end": "beyond"}, "players": 4}


def at_once(desk: Desk, who: str, *commands: Any) -> None:
    """Sends everything without a wait; what is refused is refused."""
    for command in commands:
        desk.now -= 1000  # the desk's clock goes on by a second with every command
        desk.code(who, command)


def playing(*places: str, **changes: Any) -> Desk:
    desk = Desk(*places, **changes)
    desk.deal()
    return desk


def pause(desk: Desk) -> None:
    at_once(desk, MIRA, Pause(desk.new_id(), 0), Resume(desk.new_id(), 0))


def ask(desk: Desk) -> None:
    at_once(desk, MIRA, Pause(desk.new_id(), 0))
    at_once(desk, JONAS, Answer(desk.new_id(), 1, yes=False))


def take_back(desk: Desk) -> None:
    while desk.table.phase == "playing" and desk.mover == ROOM:
        at_once(desk, ROOM, desk.act())
    if desk.table.phase == "playing":
        at_once(desk, MIRA, desk.act())
    at_once(desk, MIRA, TakeBack(desk.new_id(), 0))


def change_seat(desk: Desk) -> None:
    (seat,) = desk.table.seats_of(MIRA)
    at_once(desk, MIRA, ChangeSeat(desk.new_id(), seat, (seat + 1) % 3))


def arrange(desk: Desk) -> None:
    place = "bot:rocco" if 1 in desk.table.people.open_seats else "open"
    at_once(desk, MIRA, Arrange(desk.new_id(), 0, 1, place), Ready(desk.new_id(), 0))


def name_seat(desk: Desk) -> None:
    at_once(desk, MIRA, NameSeat(desk.new_id(), 1, f"Anna {desk.count}"))


def sit_and_leave(desk: Desk) -> None:
    """Each time as another guest."""
    who = desk.new_id()
    at_once(desk, who, TakeSeat(), Leave(desk.new_id(), 1))


def come_and_go(desk: Desk) -> None:
    at_once(desk, ROOM, Gone(0), Returned(0))


def leave_and_come_back(desk: Desk) -> None:
    at_once(desk, MIRA, Leave(desk.new_id(), 0))
    at_once(desk, ROOM, Returned(0))


def ask_for_bot(desk: Desk) -> None:
    at_once(desk, ROOM, Gone(1))
    at_once(desk, MIRA, AskBot(desk.new_id(), 0, 1))
    at_once(desk, JONAS, ComeBack(desk.new_id(), 1))


def resign(desk: Desk) -> None:
    (seat,) = desk.table.seats_of(MIRA)
    at_once(desk, MIRA, Resign(desk.new_id(), seat), Ready(desk.new_id(), seat))
    at_once(desk, ROOM, Deal())


def change_bid(desk: Desk) -> None:
    ply = desk.table.game.ply(desk.table.state)
    at_once(desk, MIRA, Act(desk.new_id(), 0, ply, str(desk.count % 2 + 2)))


def auction() -> Desk:
    """The open bid is another's, so that Mira's is sealed."""
    for seed in range(50):
        desk = playing(MIRA, *["bot:easy"] * 3, seed=seed, **THIRD_MAN)
        desk.let_house()
        desk.play(5)
        if 0 in desk.table.game.to_act(desk.table.state):
            return desk
    raise AssertionError("unreachable: one of fifty lots falls on another seat")


HAMMERS: list[tuple[Hammer, Callable[[], Desk], int]] = [
    (pause, lambda: playing(MIRA, "bot:medium"), 2),
    (ask, lambda: playing(MIRA, JONAS), 2),
    (take_back, lambda: playing(MIRA, "bot:medium", seed=1), 12),
    (change_seat, lambda: Desk(MIRA, "open", "open", **BUDDY), 1),
    (arrange, lambda: Desk(MIRA, "bot:rocco", "open", **BUDDY), 2),
    (name_seat, lambda: playing(MIRA, MIRA), 1),
    (sit_and_leave, lambda: Desk(MIRA, "open"), 2),
    (come_and_go, lambda: playing(MIRA, JONAS), 2),
    (leave_and_come_back, lambda: playing(MIRA, JONAS), 2),
    (ask_for_bot, lambda: playing(MIRA, JONAS), 5),
    (resign, lambda: playing(MIRA, "bot:medium"), 4),
    (change_bid, auction, 0),
]
"""What is done again and again, where, and how many rows one wish can make."""


@pytest.mark.parametrize(("hammer", "begun", "each"), HAMMERS, ids=lambda value: getattr(value, "__name__", ""))
def test_pitfall_72_a_log_grows_only_so_quickly_whatever_somebody_goes_on_doing(
    hammer: Hammer, begun: Callable[[], Desk], each: int
) -> None:
    desk = begun()
    rows, since = len(desk.rows), desk.now
    minute = 60_000
    while desk.now < since + minute:
        hammer(desk)
        desk.now += 50
    most = each * (AT_ONCE + minute // EVERY + 1) if each else CHANGES + 1
    assert len(desk.rows) - rows <= most
    assert len(desk.rows) - rows >= min(most, AT_ONCE) // 2, "nobody who plays notices"
    assert desk.again() == desk.table


def test_pitfall_72_a_wish_too_many_is_refused_with_the_time_until_the_next_and_then_allowed() -> None:
    desk = playing(MIRA, "bot:medium")
    for _ in range(AT_ONCE):
        pause(desk)
    with pytest.raises(ParlourError) as refused:
        desk.do(MIRA, Pause(desk.new_id(), 0))
    assert refused.value.code == "too-many-wishes"
    assert 0 < int(refused.value.parameters["seconds"]) <= EVERY // 1000
    desk.now = next_wish(desk.table, MIRA) - 1000
    assert desk.refusal(MIRA, Pause) == ""
    assert desk.refusal(MIRA, Resume) == "", "going on is never a wish too many"
    assert desk.refusal(MIRA, Pause) == "too-many-wishes"


def test_pitfall_72_one_persons_wishes_cost_another_none() -> None:
    desk = playing(MIRA, JONAS)
    for _ in range(AT_ONCE):
        ask(desk)
    assert desk.refusal(MIRA, Pause) == "too-many-wishes"
    assert desk.refusal(JONAS, Pause) == ""


def test_pitfall_72_refused_wishes_make_nobody_wait_longer_and_old_ones_are_forgotten() -> None:
    desk = playing(MIRA, "bot:medium")
    for _ in range(3 * AT_ONCE):
        pause(desk)
    assert next_wish(desk.table, MIRA) <= desk.now + EVERY
    desk.now += 2 * AT_ONCE * EVERY
    desk.do(ROOM, Gone(0))
    desk.now += 2 * AT_ONCE * EVERY
    desk.do(ROOM, Returned(0))
    desk.ask(MIRA, Pause)
    assert len(desk.table.wished) == 1


def test_pitfall_72_what_waits_is_dealt_a_moment_later() -> None:
    desk = playing(MIRA, "bot:medium")
    while deal_at(desk.table) is None or deal_at(desk.table) == desk.table.time:
        resign(desk)
    due = deal_at(desk.table)
    assert due is not None
    assert desk.table.time < due <= desk.table.time + EVERY
    desk.now = due
    desk.do(ROOM, Deal())
    assert desk.table.phase == "playing"


def test_pitfall_72_a_sealed_bid_that_was_changed_too_often_stands_and_the_auction_goes_on() -> None:
    desk = auction()
    for _ in range(CHANGES + 1):
        change_bid(desk)
    rows, bids = len(desk.rows), desk.table.state
    ply = desk.table.game.ply(desk.table.state)
    assert desk.code(MIRA, Act(desk.new_id(), 0, ply, "7")) == "bid-stands"
    frame, others = desk.frame(MIRA), desk.frame(None)
    assert (frame.acting, frame.legal) == (None, ()), "so nothing is offered any more"
    assert (frame.to_act, 0 in others.to_act) == (others.to_act, True), "and nobody else can tell"
    assert (len(desk.rows), desk.table.state) == (rows, bids)
    for seat in sorted(desk.table.waits_for):
        desk.do(ROOM, Act("", seat, ply, "1" if seat % 2 else "0"))
    desk.let_house()
    assert desk.table.game.ply(desk.table.state) != ply
    while 0 not in desk.table.waits_for:
        desk.play()
    assert desk.code(MIRA, Act(desk.new_id(), 0, desk.table.game.ply(desk.table.state), "5")) == "", "a new bid"


KINDS = st.lists(st.tuples(st.integers(0, 8), st.sampled_from([MIRA, JONAS, TOM]), st.integers(0, 50)), max_size=120)


@settings(max_examples=60)
@given(KINDS, st.sampled_from(["buddy", "third-man"]))
def test_pitfall_72_a_match_that_has_begun_can_always_end_whatever_was_wished_for_before(
    wishes: list[tuple[int, str, int]], game: str
) -> None:
    """At the very moment when nobody may have another wish, everybody who must act can."""
    places, changes = ((MIRA, JONAS, TOM), BUDDY) if game == "buddy" else ((MIRA, JONAS, TOM, "bot:easy"), THIRD_MAN)
    desk = playing(*places, **changes)
    for kind, who, pick in wishes:
        wish(desk, kind, who, pick)
    play_to_the_end(desk)
    assert desk.table.phase == "over"
    assert replay(desk.table.header, desk.rows) == desk.table


def wish(desk: Desk, kind: int, who: str, pick: int) -> None:
    seats = desk.table.seats_of(who)
    if not seats:
        return
    name, seat = desk.new_id(), seats[0]
    commands: list[Any] = [
        Pause(name, seat),
        Resume(name, seat),
        TakeBack(name, seat),
        Answer(name, seat, yes=pick % 2 == 0),
        Leave(name, seat),
        ComeBack(name, seat),
        AskBot(name, seat, pick % len(desk.table.seats)),
        Resign(name, seat),
    ]
    if kind < len(commands):
        at_once(desk, who, *[commands[kind]] * 3)
    elif seat in desk.table.game.to_act(desk.table.state):
        legal = desk.table.game.legal(desk.table.state, seat)
        action = desk.table.game.show(legal[pick % len(legal)])
        at_once(desk, who, Act(name, seat, desk.table.game.ply(desk.table.state), action))


def play_to_the_end(desk: Desk) -> None:
    """Everybody does only what he must, and nothing of that is refused."""
    for who in (MIRA, JONAS, TOM):
        at_once(desk, ROOM, *(Returned(seat) for seat in desk.table.seats_of(who)))
    while desk.table.phase != "over":
        if desk.table.paused_at is not None:
            (seat, *_) = sorted(desk.table.people.persons)
            desk.do(desk.player(seat), Resume(desk.new_id(), seat))
        elif desk.table.phase == "between":
            due = deal_at(desk.table)
            if due is None:  # somebody is alone with bots
                (seat,) = desk.table.people.persons
                desk.do(desk.player(seat), Ready(desk.new_id(), seat))
                due = deal_at(desk.table)
            assert due is not None
            desk.now = max(desk.now, due)
            desk.do(ROOM, Deal())
        elif house_at(desk.table) is not None:
            desk.now += 10_000
            desk.do(ROOM, HouseActs())
        else:
            act(desk)


def act(desk: Desk) -> None:
    game, state = desk.table.game, desk.table.state
    seat = min(desk.table.waits_for)
    text = game.show(desk.rng.choice(game.legal(state, seat)))
    who = desk.player(seat) if seat in desk.table.people.persons else ROOM
    assert desk.code(who, Act(desk.new_id(), seat, game.ply(state), text)) == ""
