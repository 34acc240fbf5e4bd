"""What a frame offers to somebody is accepted at that moment, and nothing else changes anything, whoever sends it."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.discovery import games
from parlour.core.errors import ParlourError
from parlour.core.game import HOUSE
from parlour.room.costs import COST
from parlour.room.decide import Deal, GoOn, HouseActs, decide
from parlour.room.due import deal_at, goes_on_at, house_at, overdue
from parlour.room.frame import Frame
from parlour.room.hints import AskHint
from parlour.room.log import ROOM, LookAt, Player, Terms
from parlour.room.messages import (
    Act,
    AllowWatching,
    Answer,
    Arrange,
    AskBot,
    ChangeSeat,
    ComeBack,
    GiveTime,
    GoWithout,
    Leave,
    NameSeat,
    Pause,
    React,
    Ready,
    Resign,
    Resume,
    SeatMessage,
    Start,
    TakeBack,
)
from parlour.room.seating import Gone, Looks, Returned, TakeSeat
from parlour.room.wishes import EVERY
from tests.room.desk import JONAS, MIRA, TOM, Desk

PEOPLE = (MIRA, JONAS, TOM)
WHO = (*PEOPLE, "stranger")
PLACES = ((MIRA, JONAS), (MIRA, "bot:easy"), (MIRA, MIRA), (MIRA, "open"), ("open", JONAS))
TERMS = (
    Terms(hints=True),
    Terms(away="end", watching=False),
    Terms(away="wait", clock=30, timeout="seat"),
    Terms(clock=30, compensate=True, idle=15),
)


def open_desk(name: str, players: int, places: int, terms: int, seed: int) -> Desk:
    game = games()[name]
    count = game.players[players % len(game.players)]
    first, second = PLACES[places % len(PLACES)]
    if first == second and not game.open_hands:
        second = JONAS
    rest = (TOM, "bot:easy", "open")[seed % 3 : seed % 3 + count - 2]
    seats = (first, second, *rest, *("bot:easy",) * count)[:count]
    edition = [*game.editions][seed % len(game.editions)]
    options = msgspec.to_builtins(game.editions[edition])
    usual = {"game": name, "edition": edition, "options": options, "players": count, "version": game.version}
    return Desk(*seats, seed=seed, terms=TERMS[terms % len(TERMS)], **usual)


def texts(desk: Desk) -> list[str]:
    """What anybody could do now, has done before, or nobody ever can."""
    table = desk.table
    if table.round is None:
        return ["no action"]
    legal = [action for seat in range(len(table.seats)) for action in table.game.legal(table.state, seat)]
    done = [action for seat, action in [*table.round.moves][-4:] if seat != HOUSE]
    return sorted({*map(table.game.show, legal), *map(table.game.show, done), "no action"})


def commands(desk: Desk) -> Iterator[Any]:
    """Every message of the protocol that makes a row, from and to every seat, and some that there are not."""
    table = desk.table
    ply = None if table.state is None else table.game.ply(table.state)
    seats = range(-1, len(table.seats) + 1)
    plain = (Ready, Start, TakeBack, Pause, Resume, Resign, Leave, ComeBack, GiveTime, GoWithout)
    for seat in seats:
        yield from (kind("new", seat) for kind in plain)
        yield from (Answer("new", seat, yes=yes) for yes in (True, False))
        yield from (ChangeSeat("new", seat, to) for to in seats)
        yield from (AskBot("new", seat, at) for at in seats)
        yield from (AllowWatching("new", seat, allowed) for allowed in (True, False))
        yield from (NameSeat("new", seat, name) for name in ("Anna", ""))
        places = ("open", "gone", *(f"bot:{level}" for level in [*table.game.bots][:2]), "me")
        yield from (Arrange("new", seat, at, place) for at in seats for place in places)
        yield from (Act("new", seat, turn, text) for text in texts(desk) for turn in {ply, 99})
        yield from (AskHint("new", seat, turn) for turn in {ply or 0, 99})
        yield TakeSeat(seat)
    yield TakeSeat()


def offers(frame: Frame, command: Any, *, shared: bool) -> bool:
    """Whether a viewer who knows nothing but his frame would send it.

    Args:
        shared: several may play at one screen, where a person may sit down once more; that is chosen with the table.
    """
    if isinstance(command, TakeSeat):
        seated = any(info.mine for info in frame.seats)
        if command.seat is None:
            return frame.join is not None
        free = command.seat in range(len(frame.seats)) and frame.seats[command.seat].kind == "open"
        again = seated and shared and not frame.barred
        return command.seat in frame.take_over or (free and (frame.join is not None or again))
    if command.seat not in range(len(frame.seats)) or not frame.seats[command.seat].mine:
        return False
    return OFFERS[type(command)](frame, command)


def _wishes(name: str) -> Callable[[Frame, Any], bool]:
    return lambda frame, command: command.seat in getattr(frame.may, name)


def arranges(frame: Frame, arrange: Arrange) -> bool:
    """As the client's lobby goes by a frame."""
    count, place = len(frame.seats), arrange.place
    if arrange.seat not in frame.may.arrange or place == "me" or (place == "open" and frame.terms.hints):
        return False
    if arrange.at == count:
        return place != "gone" and count + 1 in frame.sizes
    if arrange.at not in range(count) or (place == "gone" and count - 1 not in frame.sizes):
        return False
    info = frame.seats[arrange.at]
    if info.kind == "person":
        return sum(seat.mine for seat in frame.seats) > 1 if info.mine else place == "open"
    return place not in ("open" if info.kind == "open" else "", f"bot:{info.level}")


OFFERS: dict[type, Callable[[Frame, Any], bool]] = {
    Act: lambda frame, act: act.seat == frame.acting and act.action in frame.legal and frame.ply in (None, act.ply),
    AskHint: lambda frame, ask: frame.hints is not None and ask.seat == frame.acting and ask.ply == frame.ply,
    Ready: _wishes("ready"),
    TakeBack: lambda frame, back: back.seat == frame.take_back,
    Pause: _wishes("pause"),
    Resume: _wishes("resume"),
    Answer: lambda frame, answer: (
        frame.asked_of is not None and answer.seat in (frame.asked.waits if frame.asked else ())
    ),
    Resign: _wishes("resign"),
    Leave: _wishes("leave"),
    ComeBack: _wishes("come_back"),
    ChangeSeat: lambda frame, change: change.to in frame.change_to,
    Start: _wishes("start"),
    Arrange: arranges,
    AllowWatching: lambda frame, allow: allow.seat in frame.may.arrange and allow.allowed != frame.terms.watching,
    NameSeat: lambda frame, named: (
        named.seat in frame.may.name_seat
        and named.name != (frame.seats[named.seat].name if frame.seats[named.seat].named else "")
    ),
    AskBot: lambda frame, ask: ask.at in frame.bot_at,
    GiveTime: _wishes("give_time"),
    GoWithout: _wishes("go_without"),
}


def outcome(desk: Desk, who: Player, command: Any, now: int) -> str:
    """``row``, ``nothing``, or the code of the refusal."""
    try:
        decided = decide(desk.table, who, command, now, desk.rng)
    except ParlourError as error:
        return error.code
    return "nothing" if decided is None else "row"


def check(desk: Desk) -> set[type]:
    """Compares what everybody's frame offers with what is accepted of all that he could send; the kinds offered."""
    table, found = desk.table, set[type]()
    now = max(desk.now, table.acted_at) + COST  # after a deal in real time a frame says when it starts (`starts_in`)
    for who in WHO:
        frame = desk.frame(who)  # in which nobody answers at this moment: what counts is what the table knows
        his = set[type]()
        for command in commands(desk):
            offered = offers(frame, command, shared=table.game.open_hands)
            came = outcome(desk, who, command, now)
            told_again = isinstance(command, AskHint) and came == "nothing"  # once counted, a hint is given again
            assert (came == "row" or told_again) if offered else came != "row", (who, command, offered, came, frame)
            his |= {type(command)} if offered else set()
        _check_wishes(frame, his)
        found |= his
    return found


def _check_wishes(frame: Frame, found: set[type]) -> None:
    """What is in ``may`` can be done by the viewer, in at least one way; what of a place, is the place's."""
    kinds = (Pause, Resume, Ready, Resign, Leave, ComeBack, React, Start, Arrange, GiveTime, GoWithout, NameSeat)
    offered = [kind for kind, seats in zip(kinds, msgspec.structs.astuple(frame.may), strict=True) if seats]
    assert {*offered} - {React, Arrange} <= found


def go_on(desk: Desk, pick: int) -> None:
    """Whatever a table does when everybody behaves."""
    table = desk.table
    for due, command in ((deal_at(table), Deal()), (house_at(table), HouseActs())):
        if due is not None:
            desk.now = max(desk.now, due)
            desk.code(ROOM, command)
            return
    seats = table.game.to_act(table.state) if table.phase == "playing" else ()
    able = [seat for seat in seats if table.game.legal(table.state, seat)]
    if able:
        seat = able[pick % len(able)]
        legal = table.game.legal(table.state, seat)
        desk.now = max(desk.now, table.acted_at)
        who = desk.player(seat) if seat in table.people.persons else ROOM
        desk.code(who, Act(desk.new_id(), seat, table.game.ply(table.state), table.game.show(legal[pick % len(legal)])))
    else:
        for seat in table.people.persons:
            desk.code(desk.player(seat), Ready(desk.new_id(), seat))


def wish(desk: Desk, pick: int) -> None:
    """Somebody sends anything that there is."""
    who = WHO[pick % len(WHO)]
    chosen = [each for each in commands(desk) if not isinstance(each, Act)]
    command = chosen[pick // len(WHO) % len(chosen)]
    named = command if isinstance(command, TakeSeat) else msgspec.structs.replace(command, id=desk.new_id())
    desk.code(who, named)


def offered_wish(desk: Desk, pick: int) -> None:
    """Somebody does something that he is offered."""
    who, table = WHO[pick % len(WHO)], desk.table
    frame = desk.frame(who)
    found = [each for each in commands(desk) if offers(frame, each, shared=table.game.open_hands)]
    chosen = [each for each in found if not isinstance(each, Act | Leave)] or found
    if chosen:
        command = chosen[pick // len(WHO) % len(chosen)]
        named = command if isinstance(command, TakeSeat) else msgspec.structs.replace(command, id=desk.new_id())
        desk.code(who, named)


def come_or_go(desk: Desk, pick: int) -> None:
    seat = pick % len(desk.table.seats)
    desk.code(ROOM, Gone(seat) if pick // 7 % 2 else Returned(seat))


def look_back(desk: Desk, pick: int) -> None:
    seat = pick % len(desk.table.seats)
    desk.code(ROOM, Looks(seat, LookAt(1, 1) if pick // 7 % 3 else None))


def let_time_pass(desk: Desk, pick: int) -> None:
    late = sorted(overdue(desk.table).items(), key=lambda each: each[1])
    due = goes_on_at(desk.table)
    if late and (due is None or pick % 2):
        command, at = late[pick % len(late)]
        desk.now = max(desk.now, at)
        desk.code(ROOM, command)
    elif due is not None:
        desk.now = max(desk.now, due)
        desk.code(ROOM, GoOn())


def fill(desk: Desk, pick: int) -> None:
    """The host has bots for the places that are open."""
    bots = [*desk.table.game.bots]
    for at in desk.table.people.open_seats:
        who = desk.table.host
        if who is not None:
            place = f"bot:{bots[pick % len(bots)]}"
            desk.code(who, Arrange(desk.new_id(), desk.table.seats_of(who)[0], at, place))


STEPS = (*(go_on,) * 4, wish, offered_wish, offered_wish, come_or_go, look_back, look_back, let_time_pass, fill)
LIVES = st.lists(st.tuples(st.integers(0, len(STEPS) - 1), st.integers(0, 10_000)), min_size=15, max_size=60)


@pytest.mark.parametrize("game", games())
@settings(max_examples=25)
@given(
    life=LIVES, players=st.integers(0, 3), places=st.integers(0, 4), terms=st.integers(0, 3), seed=st.integers(0, 99)
)
def test_everything_that_a_frame_offers_is_accepted_and_nothing_else_is(
    game: str, life: list[tuple[int, int]], players: int, places: int, terms: int, seed: int
) -> None:
    desk = open_desk(game, players, places, terms, seed)
    for number, (kind, pick) in enumerate(life, 1):
        desk.now += EVERY  # nobody's wishes are too many, which no frame can tell: it is a matter of the moment
        STEPS[kind](desk, pick)
        if number % 10 == 0 or number == len(life):
            check(desk)


def test_every_message_of_the_protocol_is_compared() -> None:
    assert {*OFFERS} - {AskHint} | {React} == set(SeatMessage.__args__)


@pytest.mark.parametrize("game", games())
def test_in_a_long_life_everything_is_offered_once(game: str) -> None:
    """So that the comparison above is one of something."""
    found, rng = set[type](), Random(0)
    for seed in range(40):
        desk = open_desk(game, seed, seed, seed // 2, seed)
        for number in range(40):
            desk.now += EVERY
            rng.choice(STEPS)(desk, rng.randrange(10_000))
            if number % 8 == 0:
                found |= check(desk)
    never: set[type] = set() if games()[game].open_hands else {TakeBack, NameSeat}
    never |= {AskHint} if game == "paule-panik" else never  # which is never anybody's turn
    assert found == {*OFFERS, TakeSeat} - never - BETWEEN_ROUNDS


BETWEEN_ROUNDS = {GiveTime, GoWithout}
"""What is offered where no such life comes to."""


@pytest.mark.parametrize("game", games())
def test_between_rounds_everything_is_offered_that_the_others_may_do_about_whoever_looks_at_one(game: str) -> None:
    desk = open_desk(game, 0, 0, 1, 0)
    between_rounds(desk)
    assert not check(desk) & BETWEEN_ROUNDS
    desk.do(ROOM, Looks(1, LookAt(1, 1)))
    assert check(desk) >= BETWEEN_ROUNDS
    for offered in (GiveTime, GoWithout):
        desk.ask(MIRA, offered)
        check(desk)


def between_rounds(desk: Desk) -> None:
    """Plays the first round, whoever can play."""
    desk.deal()
    rng = Random(0)
    while desk.table.phase == "playing":
        go_on(desk, rng.randrange(10_000))
    assert desk.table.phase == "between"


def test_nobody_is_offered_to_ask_while_another_wish_waits_for_its_answer() -> None:
    desk = Desk(MIRA, JONAS)
    desk.deal()
    who, other = desk.mover, JONAS if desk.mover == MIRA else MIRA
    desk.play()
    desk.ask(other, Pause)
    frame = desk.frame(who)
    assert (frame.may.pause, frame.take_back, frame.asked_of) == ((), None, desk.table.seats_of(who)[0])
    desk.ask(who, Answer, yes=False)
    frame = desk.frame(who)
    assert (frame.may.pause, frame.take_back) == (desk.table.seats_of(who), desk.table.seats_of(who)[0])
    desk.ask(other, Pause)
    desk.ask(who, Answer, yes=True)
    assert desk.frame(who).take_back is None, "nothing is taken back in a pause"


def test_who_has_lost_his_seat_to_a_bot_may_have_it_back_after_the_match_to_play_another() -> None:
    desk = Desk(MIRA, JONAS, terms=Terms(clock=30, timeout="seat"))
    desk.deal()
    who = desk.mover
    (seat,) = desk.table.seats_of(who)
    for kind in ("warn", "time-out"):
        let_time_pass(desk, 0)
        assert desk.rows[-1].kind in (kind, "stand-in")
    desk.play_match()
    assert (desk.table.phase, desk.refusal(who, Ready)) == ("over", "bot-plays-for-you")
    assert desk.frame(who).may.come_back == (seat,)
    desk.ask(who, ComeBack)
    assert desk.refusal(who, Ready) == ""
    assert seat in desk.table.ready
