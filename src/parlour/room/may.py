"""Who may do what at a table: the one source of what a frame offers and of what `decide` accepts.

Every function tells what keeps a seat from its wish; None is that nothing does. What the rules of the game say of an
action is theirs (`Game.apply`); how often somebody may have a wish is in `parlour.room.wishes`.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

import msgspec

from parlour.core.discovery import shorten
from parlour.core.errors import Parameter
from parlour.core.game import Seat
from parlour.room.frame import May
from parlour.room.levels import bot_in
from parlour.room.log import LookAt, Player
from parlour.room.looking import MOST_GIVEN, is_over, kept_waiting
from parlour.room.refusal import Refusal
from parlour.room.table import Table

CHANGES: Final = 10
"""So often somebody may change what he has bid in secret."""


class Obstacle(msgspec.Struct, frozen=True):
    """Why somebody may not do something: the code of his refusal, and its parameters.

    It is no error yet: what is offered is asked far more often than what is not is wished for.
    """

    code: str
    parameters: Mapping[str, Parameter] = {}


class Settled(msgspec.Struct, frozen=True):
    """It is so already: there is nothing to do, and nothing to complain of."""


SETTLED: Final = Settled()
NOTHING: Final = May()
"""Of whoever has no seat."""
Hindrance: TypeAlias = Obstacle | Settled | None


def is_open(hindrance: Hindrance) -> bool:
    """Whether there is something to do; False where it is so already.

    Raises:
        Refusal: something else keeps it from being done.
    """
    if isinstance(hindrance, Obstacle):
        raise Refusal(hindrance.code, **hindrance.parameters)
    return hindrance is None


def wishes(table: Table, player: Player | None) -> May:
    """What somebody may do beside playing."""
    mine = table.seats_of(player)
    if not mine:
        return NOTHING

    def seats(hinders: Callable[[Table, Seat], Hindrance]) -> tuple[Seat, ...]:
        return tuple([seat for seat in mine if hinders(table, seat) is None])

    return May(
        pause=seats(pause),
        resume=seats(resume),
        ready=seats(be_ready),
        resign=seats(resign),
        leave=seats(_whenever),
        come_back=seats(come_back),
        react=seats(_whenever),
        start=seats(start),
        arrange=seats(be_host),
        give_time=seats(give_time),
        go_without=seats(go_without),
        name_seat=seats(name_seat),
    )


def seats_for(
    hinders: Callable[[Table, Seat, Seat], Hindrance], table: Table, player: Player | None
) -> tuple[Seat, ...]:
    """The seats with which somebody may do something, from at least one of his own."""
    mine = table.seats_of(player)
    return tuple([at for at in range(len(table.seats)) if any(hinders(table, seat, at) is None for seat in mine)])


def seat_that_may(hinders: Callable[[Table, Seat], Hindrance], table: Table, player: Player | None) -> Seat | None:
    """The first of somebody's seats that nothing keeps from something."""
    return next((seat for seat in table.seats_of(player) if hinders(table, seat) is None), None)


def watch(table: Table, player: Player | None) -> bool:
    """Whether somebody may know what is played: who sits there, others if the table allows it, or between rounds."""
    return table.watching or table.phase != "playing" or bool(table.seats_of(player))


def play(table: Table, seat: Seat) -> Hindrance:
    """Nobody plays for whom a bot plays."""
    return None if seat in table.people.persons else Obstacle("bot-plays-for-you")


def act(table: Table, seat: Seat) -> Hindrance:
    """To act in the round; from a bot's seat only the room does. Whether it is this seat's turn, the game says."""
    if table.phase != "playing":
        return Obstacle("not-started" if table.phase == "waiting" else "round-over")
    if table.paused_at is not None:
        return Obstacle("paused")
    return Obstacle("bid-stands", {"most": CHANGES}) if _changed(table, seat) > CHANGES else None


def act_self(table: Table, seat: Seat) -> Hindrance:
    """To act in the round now, or to change what was chosen in secret, for the person whose seat it is."""
    return play(table, seat) or act(table, seat) or (None if seat in table.to_act else Obstacle("not-your-turn"))


def _changed(table: Table, seat: Seat) -> int:
    """How often a seat has acted in a turn in which nobody waits for it any more: a sealed bid stands at last."""
    if table.round is None or table.real_time or seat in table.waits_for or seat not in table.to_act:
        return 0
    return sum(table.round.moves[at][0] == seat for at in table.round.in_turn())


def starts_in(table: Table, now: int) -> int | None:
    """Milliseconds until everybody may act, after a deal in real time; None if nobody need wait."""
    return table.acted_at - now if table.racing and now < table.acted_at else None


def hint(table: Table, seat: Seat) -> Hindrance:
    """To be told what is best, where the table gives hints: once for every moment in which it is his turn."""
    if not table.header.terms.hints:
        return play(table, seat) or Obstacle("no-hints")
    return act_self(table, seat) or (SETTLED if moment(table) == table.hinted else None)


def moment(table: Table) -> tuple[int, int | None]:
    """The moment on the table: the round, and how far it is."""
    return table.number, table.ply


def be_ready(table: Table, seat: Seat) -> Hindrance:
    """To want the next round, or a match. One that is on already was dealt while the wish was on its way."""
    if table.phase == "playing" or seat in table.ready:
        return SETTLED
    return play(table, seat) or more(table)


def more(table: Table) -> Hindrance:
    """To play anything further here: where a table begins at a moment of another round, there is that one alone."""
    return Obstacle("one-round") if table.begins is not None and table.phase == "over" else None


def start(table: Table, seat: Seat) -> Hindrance:
    """To begin the first match, whoever is ready. One that is on already was dealt while the wish was on its way."""
    if table.phase != "waiting" or (table.people.persons <= table.ready and not table.people.open_seats):
        return SETTLED
    return be_host(table, seat) or (Obstacle("not-started") if table.people.open_seats else None)


def be_host(table: Table, seat: Seat) -> Hindrance:
    """To arrange the places: while no match is on, and for the host."""
    if not table.gathers:
        return Obstacle("match-on")
    if more(table) is not None:
        return more(table)
    return None if table.player_at(seat) == table.host else Obstacle("not-host")


def arrange(table: Table, seat: Seat, at: Seat, place: str) -> Hindrance:
    """To say who is meant to sit at a place, or that there is one more or one fewer, within what the game allows."""
    if place not in ("open", "gone") and bot_in(place) is None:
        return Obstacle("bad-place", {"place": shorten(place)})
    if place == "open" and table.header.terms.hints:
        return Obstacle("hints-need-bots")
    return be_host(table, seat) or _count(table, at, place) or _place(table, seat, at, place)


def allow_watching(table: Table, seat: Seat, allowed: bool) -> Hindrance:
    """To say whether others may look on; not in the middle of a match that somebody looks at."""
    return be_host(table, seat) or (SETTLED if table.watching == allowed else None)


def _count(table: Table, at: Seat, place: str) -> Hindrance:
    count, new = len(table.seats), at == len(table.seats)
    if at not in range(count + 1) or (new and place == "gone"):
        return Obstacle("no-such-seat")
    after = count + new - (place == "gone")
    numbers = places_of(table)
    return None if after in numbers else Obstacle("places-of-game", {"least": min(numbers), "most": max(numbers)})


def places_of(table: Table) -> tuple[int, ...]:
    """How many places there may be; a round that was begun elsewhere has its number."""
    return table.game.players if table.begins is None else (len(table.seats),)


def _place(table: Table, seat: Seat, at: Seat, place: str) -> Hindrance:
    """Of his own seats the host keeps one; somebody else's is only opened."""
    sitter = table.seats[at] if at < len(table.seats) else None
    if sitter is None:
        return SETTLED if place == "open" and at < len(table.seats) else None
    if sitter.player is None:
        return SETTLED if bot_in(place) == sitter.level else None
    mine = table.seats_of(table.player_at(seat))
    return None if (len(mine) > 1 if at in mine else place == "open") else Obstacle("seat-taken")


def give_time(table: Table, seat: Seat) -> Hindrance:
    """To give those who look at a round that is over more time before the next one."""
    if seat not in kept_waiting(table):
        return play(table, seat) or Obstacle("nobody-looks")
    return Obstacle("time-given", {"most": MOST_GIVEN}) if table.patience.given >= MOST_GIVEN else None


def go_without(table: Table, seat: Seat) -> Hindrance:
    """To want the next round without waiting for those who look."""
    if seat not in kept_waiting(table):
        return play(table, seat) or Obstacle("nobody-looks")
    return SETTLED if seat in table.patience.without else None


def look_together(table: Table, player: Player | None, look: LookAt | None) -> Hindrance:
    """To follow whoever leads those that look together, from a page that looks at such a round."""
    if look is None or not is_over(table, look):
        return Obstacle("unknown-round")
    return Obstacle("no-cookie") if player is None else None


def lead(table: Table, player: Player | None, look: LookAt | None) -> Hindrance:
    """To lead them, or to be the first: for all who have a seat, whoever leads now."""
    return look_together(table, player, look) or (None if table.seats_of(player) else Obstacle("not-your-seat"))


def pause(table: Table, seat: Seat) -> Hindrance:
    """To pause, or to ask the others for it."""
    on = table.phase in ("playing", "between") and table.paused_at is None
    return play(table, seat) or (_ask(table, seat) if on else Obstacle("cannot-pause"))


def resume(table: Table, seat: Seat) -> Hindrance:
    """To go on after a pause."""
    return play(table, seat) or (Obstacle("not-paused") if table.paused_at is None else None)


def take_back(table: Table, seat: Seat) -> Hindrance:
    """To take back the seat's last action, or to ask the others for it."""
    if table.paused_at is not None:
        return play(table, seat) or Obstacle("paused")
    last = seat == table.undoable
    return play(table, seat) or (_ask(table, seat) if last else Obstacle("nothing-to-take-back"))


def _ask(table: Table, seat: Seat) -> Hindrance:
    """One wish at a time, unless all who could answer are away; where nobody else need agree nothing is asked."""
    answers = table.asked is not None and table.people.at_table & {*table.asked.waits}
    return Obstacle("already-asked") if answers and table.others(seat) else None


def answer(table: Table, seat: Seat) -> Hindrance:
    """To agree, or not, to what somebody asks for."""
    waits = () if table.asked is None else table.asked.waits
    return play(table, seat) or (None if seat in waits else Obstacle("nothing-asked"))


def sit(table: Table, player: Player | None, seat: Seat | None) -> Hindrance:
    """To sit down; None is the first open seat. Where nothing is hidden, a person may have several."""
    mine = table.seats_of(player)
    if mine and (seat is None or seat in mine):
        return SETTLED
    if player in table.barred or (mine and not table.game.open_hands):
        return Obstacle("barred" if player in table.barred else "already-seated")
    if seat is not None and seat not in range(len(table.seats)):
        return Obstacle("no-such-seat")
    if more(table) is not None:
        return more(table)
    free = table.people.open_seats or take_over(table, player)
    if not free or (seat is None and not table.people.open_seats):
        return Obstacle("table-full")
    return None if seat is None or seat in free else Obstacle("seat-taken")


def take_over(table: Table, player: Player | None) -> tuple[Seat, ...]:
    """The bots' seats that whoever comes late may have, where none is open.

    In a round with secrets nobody comes in: he may have heard by then what others hold, or have looked at it.
    """
    secret = table.phase == "playing" and not table.game.open_hands
    if (
        secret
        or more(table) is not None
        or table.people.open_seats
        or table.seats_of(player)
        or player in table.barred
        or table.header.terms.hints
    ):
        return ()
    return tuple(seat for seat in range(len(table.seats)) if seat not in table.people.owned)


def change_seat(table: Table, seat: Seat, to: Seat) -> Hindrance:
    """Before the start: to an open seat or a bot's; nobody has to make way for anybody."""
    if table.phase != "waiting":
        return Obstacle("already-started")
    if to not in range(len(table.seats)):
        return Obstacle("no-such-seat")
    return Obstacle("seat-taken") if to in table.people.owned else None


def ask_bot(table: Table, seat: Seat, at: Seat) -> Hindrance:
    """To have a bot play for another who is away, or the others go on without one who is idle."""
    if at in range(len(table.seats)) and at not in (*table.people.open_seats, *table.people.persons):
        return SETTLED
    away = at in table.others(seat) and table.away[at] is not None and table.phase in ("playing", "between")
    if table.game.bots and is_urged(table, seat, at):
        return None
    if at in table.hurried:
        return SETTLED
    return None if table.game.bots and away else Obstacle("seat-taken")


def is_urged(table: Table, seat: Seat, at: Seat) -> bool:
    """Whether another one is there, and has kept this seat's person waiting for long."""
    return at in table.idle and at in table.others(seat)


def name_seat(table: Table, seat: Seat) -> Hindrance:
    """To say who plays a seat: for whoever shares his screen; who sits at one alone has a name of his own."""
    return None if len(table.seats_of(table.player_at(seat))) > 1 else Obstacle("one-name")


def call(table: Table, seat: Seat, name: str) -> Hindrance:
    """To give a seat that name."""
    sitter = table.seats[seat]
    same = sitter is not None and sitter.name == name
    return name_seat(table, seat) or (SETTLED if same else None)


def resign(table: Table, seat: Seat) -> Hindrance:
    """To give the match up."""
    if table.phase not in ("playing", "between"):
        return Obstacle("not-started" if table.phase == "waiting" else "match-over")
    return SETTLED if seat in table.resigned else None


def come_back(table: Table, seat: Seat) -> Hindrance:
    """To play a seat again that a bot has taken."""
    if seat in table.given_up:
        return Obstacle("resigned")
    return SETTLED if seat in table.people.persons else None


def _whenever(_table: Table, _seat: Seat) -> Hindrance:
    return None
