"""Playing in virtual time: bots of every kind of game, turn-based or real-time, without a clock or a wait."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from parlour.core.game import HOUSE, AnyGame, Plan, Seat, Setup
from parlour.core.match import Match, deal, new_match, score
from parlour.core.record import Header, Record, header_fields, write_round


class Intention(msgspec.Struct, frozen=True):
    """What a bot has made up its mind to do, and when (ms)."""

    action: Any
    at: int


class PlayedRound(msgspec.Struct, frozen=True):
    """A round that was played to its end.

    Attributes:
        setup: what was dealt.
        told: the same as a record tells it: with what chance and sealed bets added during the round.
        actions: with their seats, those of `HOUSE` included.
        state: the last one.
        duration: in virtual milliseconds.
    """

    setup: Setup
    told: Setup
    actions: list[tuple[Seat, Any]]
    state: Any
    duration: int


def intend(
    game: AnyGame, state: Any, seat: Seat, plan: Plan, before: Intention | None, now: int, rng: Random
) -> Intention | None:
    """What a bot means to do after a frame.

    In real time a bot that has made up its mind goes through with it while that is legal; otherwise frames that come
    faster than it thinks would keep it thinking for ever.

    Args:
        before: what it meant to do until now.
        now: virtual milliseconds.
    """
    if before is not None and holds(game, state, seat, before.action):
        return before
    planned = plan(game.view(state, seat), rng)
    return None if planned is None else Intention(planned[1], now + planned[0])


def holds(game: AnyGame, state: Any, seat: Seat, action: Any) -> bool:
    """Whether a bot goes through with what it has made up its mind to do: in real time, while it is legal."""
    return game.ply(state) is None and action in game.legal(state, seat)


def play_round(header: Header, setup: Setup, plans: Sequence[Plan], rng: Random) -> PlayedRound:
    """Plays a round of bots to its end.

    Args:
        plans: a bot for each seat.

    Raises:
        IllegalAction: a bot chose what it may not do.
    """
    game, told = header.game, setup
    state, now, actions = game.begin(header.options, header.players, setup), 0, list[tuple[Seat, Any]]()
    intentions: list[Intention | None] = [None] * header.players
    while True:
        intentions = [
            intend(game, state, seat, plan, intentions[seat], now, rng) if seat in game.to_act(state) else None
            for seat, plan in enumerate(plans)
        ]
        chosen = _earliest(game, state, intentions, now, rng)
        if chosen is None:
            return PlayedRound(setup, told, actions, state, now)
        now, seat, action = chosen
        told = game.record.note(told, state, seat, action)
        state = game.apply(state, seat, action)
        actions.append((seat, action))
        if seat != HOUSE:
            intentions[seat] = None


def _earliest(
    game: AnyGame, state: Any, intentions: Sequence[Intention | None], now: int, rng: Random
) -> tuple[int, Seat, Any] | None:
    """When who does what next; equal times in an order by lot."""
    due = game.due(state)
    times = [(meant.at, seat) for seat, meant in enumerate(intentions) if meant is not None]
    if due is not None:
        times.append((now + due, HOUSE))
    if not times:
        return None
    first = min(at for at, _ in times)
    seat = rng.choice([seat for at, seat in times if at == first])
    if seat == HOUSE:
        assert game.house is not None
        return first, HOUSE, game.house(state, rng)
    meant = intentions[seat]
    assert meant is not None
    return first, seat, meant.action


def play_match(header: Header, plans: Sequence[Plan], rng: Random) -> Iterator[tuple[Match, PlayedRound]]:
    """Plays a match of bots to its end: each round with the match as it stands after it."""
    match = new_match(header)
    while not match.winners:
        played = play_round(header, deal(match, rng), plans, rng)
        match = score(match, played.told, header.game.result(played.state))
        yield match, played


def as_record(header: Header, played: PlayedRound) -> Record:
    """A played round as a game record."""
    record = write_round(header.game, header.options, header.players, played.setup, played.actions)
    return {**header_fields(header), **record}


def random_step(game: AnyGame, state: Any, rng: Random) -> tuple[Seat, Any] | None:
    """Who does what next in random play; None when the round is over.

    Where `HOUSE` is due although somebody may still act, a coin decides. A seat that may act need not be able to: who
    holds a card that fits is a secret of a game in real time.
    """
    seats = game.to_act(state)
    if game.house is not None and game.due(state) is not None and (not seats or rng.random() < 0.5):
        return HOUSE, game.house(state, rng)
    able = [seat for seat in seats if game.legal(state, seat)]
    if not able:
        return None
    seat = rng.choice(able)
    return seat, rng.choice(list(game.legal(state, seat)))


def random_round(header: Header, setup: Setup, rng: Random) -> PlayedRound:
    """A round of random play to its end."""
    game, told = header.game, setup
    state, actions = game.begin(header.options, header.players, setup), list[tuple[Seat, Any]]()
    while chosen := random_step(game, state, rng):
        actions.append(chosen)
        told = game.record.note(told, state, *chosen)
        state = game.apply(state, *chosen)
    return PlayedRound(setup, told, actions, state, 0)
