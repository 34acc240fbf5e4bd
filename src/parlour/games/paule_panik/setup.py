"""Before the first card: dealing, reading the set-up of a record, what a match allows (PP-1 to PP-3, PP-12)."""

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final, TypeVar

from parlour.core.discovery import shorten
from parlour.core.errors import InvalidSetup
from parlour.core.game import Seat, Setup
from parlour.core.json import Json, is_integer
from parlour.games.paule_panik.cards import CARD, COLOURS, DECKS, NAME, RANKS, Cards, hand_of
from parlour.games.paule_panik.house import left_half
from parlour.games.paule_panik.options import Options
from parlour.games.paule_panik.state import FULL_HAND, NOTHING_FITS, Sides, State, Told, fitting, is_stuck

PILE: Final = {2: 21, 3: 20, 4: 19, 5: 15}
"""Cards that each player is dealt, by the number of players (PP-2)."""
COLOURS_OF: Final = {2: 3, 3: 4, 4: 5, 5: 5}
"""Colours that are used, by the number of players (PP-1)."""

Item = TypeVar("Item")


def deal(options: Options, players: int, carry: Json, rng: Random) -> Setup:
    """A deal (PP-2), and who has no bet card any more: ``{"piles": …, "stacks": …, "sides": …, "spent": [2]}``."""
    cards: list[Json] = [*NAME[: COLOURS_OF[players] * RANKS]]
    rng.shuffle(cards)
    size = PILE[players]
    piles: list[Json] = [cards[seat * size : (seat + 1) * size] for seat in range(players)]
    left, right, *rest = cards[players * size :]
    half = left_half(len(rest))
    sides: list[Json] = [rest[:half], rest[half:]]
    setup: Setup = {"piles": piles, "stacks": [left, right], "sides": sides}
    return setup | {"spent": carry} if options.bets and carry else setup


def begin(options: Options, players: int, setup: Setup) -> State:
    """The round before the bets are made or, if there are none or they are told, before the first card.

    Args:
        setup: ``piles``, ``stacks``, ``sides``; what it tells of later chance: ``reshuffles``, ``lots``, ``drawn``,
            ``bets``; ``spent``, the seats whose bet card is used up.

    Raises:
        InvalidSetup: what is missing or wrong.
    """
    piles = _cards_lists(setup, "piles", [PILE[players]] * players)
    stacks = _cards(_field(setup, "stacks"), "stacks", 2)
    side_cards = COLOURS_OF[players] * RANKS - PILE[players] * players - len(stacks)
    left, right = _cards_lists(setup, "sides", [(side_cards + 1) // 2, side_cards // 2])
    colours = _colours(sum(piles, stacks + left + right), COLOURS_OF[players])
    hands = tuple(hand_of(pile[:FULL_HAND]) for pile in piles)
    tops = (stacks[:1], stacks[1:])
    spent = _seats(setup.get("spent", []), "spent", players)
    said = _said(options, players, setup, spent)
    fits = NOTHING_FITS if None in said else fitting(tops)
    return State(
        options,
        colours,
        hands,
        tuple(pile[FULL_HAND:] for pile in piles),
        tops,
        (left, right),
        fits,
        None not in said and is_stuck(hands, fits),
        said,
        spent,
        told=_told(setup, players),
    )


def _said(options: Options, players: int, setup: Setup, spent: tuple[Seat, ...]) -> tuple[bool | None, ...]:
    """The bets that the set-up tells; None for each seat that has yet to say it."""
    told = _seats(setup["bets"], "bets", players) if "bets" in setup else None
    if not options.bets:
        if told:
            raise InvalidSetup("paule-panik-bets-off")
        return (False,) * players
    for seat in told or ():
        if seat in spent:
            raise InvalidSetup("paule-panik-bet-twice", seat=seat)
    if told is None:
        return tuple(False if seat in spent else None for seat in range(players))
    return tuple(seat in told for seat in range(players))


def _colours(cards: Cards, count: int) -> str:
    """The colours in play: all cards of as many colours as the number of players asks for (PP-1)."""
    colours = DECKS.get(frozenset(cards), "")
    if len(colours) != count:
        raise _wrong_deck(cards, count)
    return colours


def _wrong_deck(cards: Cards, count: int) -> InvalidSetup:
    """Why these are not all cards of so many colours, though they are as many."""
    twice = [card for card, times in Counter(cards).items() if times > 1]
    if twice:
        return InvalidSetup("paule-panik-dealt-twice", card=NAME[twice[0]])
    colours = "".join(COLOURS[colour] for colour in sorted({card // RANKS for card in cards}))
    return InvalidSetup("paule-panik-colours", colours=colours, count=count)


def _told(setup: Setup, players: int) -> Told:
    reshuffles = _each(setup.get("reshuffles", []), "reshuffles", _reshuffle)
    lots = _each(setup.get("lots", []), "lots", lambda entry: _seats(entry, "lots", players))
    return Told(reshuffles, lots, _drawn(setup["drawn"]) if "drawn" in setup else None)


def _reshuffle(entry: Json) -> Sides:
    left, right = _each(entry, "reshuffles", lambda side: _cards(side, "reshuffles"), 2)
    return left, right


def _drawn(value: Json) -> tuple[int, int]:
    first, second = _each(value, "drawn", lambda position: _number(position, "drawn"), 2)
    return first, second


def _field(setup: Setup, field: str) -> Json:
    if field not in setup:
        raise InvalidSetup("missing-field", field=field)
    return setup[field]


def _cards_lists(setup: Setup, field: str, sizes: list[int]) -> tuple[Cards, ...]:
    """The lists of cards of a field, each of its size."""
    entries = _each(_field(setup, field), field, lambda entry: entry, len(sizes))
    return tuple(_cards(entry, field, size) for entry, size in zip(entries, sizes, strict=True))


def _cards(value: Json, field: str, size: int | None = None) -> Cards:
    try:
        return _each(value, field, CARD.__getitem__, size)
    except (KeyError, TypeError):
        raise InvalidSetup("paule-panik-no-such-card", text=shorten(_no_card(value))) from None


def _no_card(entries: Json) -> Json:
    """The first entry of a list that is no card."""
    assert isinstance(entries, list)
    return next(entry for entry in entries if not isinstance(entry, str) or entry not in CARD)


def _seats(value: Json, field: str, players: int) -> tuple[Seat, ...]:
    """Different seats of the table, in the order in which they are listed."""
    seats = _each(value, field, lambda seat: _number(seat, field))
    if len(set(seats)) < len(seats) or any(seat not in range(players) for seat in seats):
        raise InvalidSetup("paule-panik-bad-seats", field=field, value=shorten(value))
    return seats


def _number(value: Json, field: str) -> int:
    if not isinstance(value, int) or not is_integer(value):
        raise InvalidSetup("paule-panik-not-number", field=field, value=shorten(value))
    return value


def _each(value: Json, field: str, read: Callable[[Any], Item], size: int | None = None) -> tuple[Item, ...]:
    """The entries of a list, read one by one.

    Raises:
        InvalidSetup: it is no list, or has not as many entries as it must.
    """
    if not isinstance(value, list):
        raise InvalidSetup("field-not-list", field=field)
    if size is not None and len(value) != size:
        raise InvalidSetup("paule-panik-list-size", field=field, size=size, found=len(value))
    return tuple(map(read, value))


def accept(options: Options, players: int, setup: Setup, carry: Json) -> None:
    """Raises `InvalidSetup` if a seat bets for the second time in a match (PP-12)."""
    state = begin(options, players, setup)
    used = spent_seats(carry)
    for seat, yes in enumerate(state.said):
        if yes and seat in used:
            raise InvalidSetup("paule-panik-bet-twice", seat=seat)
    if "spent" in setup and set(state.spent) != used:
        raise InvalidSetup("paule-panik-spent-differs", seats=" ".join(map(str, sorted(used))))


def carry(options: Options, players: int, setup: Setup, outcome: object, before: Json) -> Json:
    """The seats whose bet card is used up after a round, in rising order (PP-12)."""
    used = spent_seats(before) | spent_seats(setup.get("bets"))
    seats: list[Json] = [*sorted(used)]
    return seats


def spent_seats(carried: Json) -> set[Seat]:
    """The seats in what a match carries from round to round."""
    entries: Iterable[Json] = carried if isinstance(carried, list) else ()
    return {seat for seat in entries if isinstance(seat, int)}
