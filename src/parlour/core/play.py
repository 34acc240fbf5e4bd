"""Playing in virtual time: bots of every kind of game, turn-based or real-time, without a clock or a wait."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from parlour.core.game import HOUSE, AnyBot, AnyGame, Seat, Setup
from parlour.core.match import Match, deal, new_match, score
from parlour.core.round import Round, Variant, begin_round


class Intention(msgspec.Struct, frozen=True):
    """What a bot has made up its mind to do, and when (ms)."""

    action: Any
    at: int


def think(game: AnyGame, level: str, view: Any, seat: Seat, seed: int) -> tuple[int, str] | None:
    """What a bot would do, as milliseconds of delay and an action in notation; None for nothing."""
    bot, rng = game.bot(level), Random(seed)
    action = bot.choose(view, seat, rng)
    return None if action is None else (time_of(game, bot, view, seat, action, rng), game.show(action))


def time_of(game: AnyGame, bot: AnyBot, view: Any, seat: Seat, action: Any, rng: Random) -> int:
    """The milliseconds after which a bot does what it has chosen: first everybody looks, then it takes its time."""
    return game.pause(view) + bot.tempo(view, seat, action, rng)


def intend(
    game: AnyGame, state: Any, seat: Seat, bot: AnyBot, before: Intention | None, now: int, rng: Random
) -> Intention | None:
    """What a bot means to do after a frame.

    In real time a bot that has made up its mind goes through with it while that is legal; otherwise frames that come
    faster than it thinks would keep it thinking for ever. In turns time decides nothing, so none passes.

    Args:
        before: what it meant to do until now.
        now: virtual milliseconds.
    """
    if before is not None and holds(game, state, seat, before.action):
        return before
    view = game.view(state, seat)
    action = bot.choose(view, seat, rng)
    if action is None:
        return None
    in_turns = game.ply(state) is not None
    return Intention(action, now if in_turns else now + time_of(game, bot, view, seat, action, rng))


def holds(game: AnyGame, state: Any, seat: Seat, action: Any) -> bool:
    """Whether a bot goes through with what it has made up its mind to do: in real time, while it is legal."""
    return game.races(state) and action in game.legal(state, seat)


def play_round(variant: Variant, setup: Setup, bots: Sequence[AnyBot], rng: Random) -> Round:
    """Plays a round of bots to its end, in virtual milliseconds.

    Args:
        bots: a bot for each seat.

    Raises:
        IllegalAction: a bot chose what it may not do.
    """
    game, played, now = variant.game, begin_round(variant, setup), 0
    intentions: list[Intention | None] = [None] * variant.players
    while True:
        state = played.state
        intentions = [
            intend(game, state, seat, bot, intentions[seat], now, rng) if seat in game.to_act(state) else None
            for seat, bot in enumerate(bots)
        ]
        chosen = _earliest(game, state, intentions, now, rng)
        if chosen is None:
            return played
        now, seat, action = chosen
        played = played.advance(seat, action, now)
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


def play_match(variant: Variant, bots: Sequence[AnyBot], rng: Random) -> Iterator[tuple[Match, Round]]:
    """Plays a match of bots to its end: each round with the match as it stands after it."""
    match = new_match(variant)
    while not match.winners:
        played = play_round(variant, deal(match, rng), bots, rng)
        match = score(match, played.told, played.outcome)
        yield match, played


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


def random_round(variant: Variant, setup: Setup, rng: Random) -> Round:
    """A round of random play to its end."""
    played = begin_round(variant, setup)
    while chosen := random_step(variant.game, played.state, rng):
        played = played.advance(*chosen)
    return played
