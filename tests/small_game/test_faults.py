"""The check that any game can be put through, put to the test: games broken in many ways, each of which it finds."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from high_card import FIGURES, GAME
from high_card.rules import Card, Options, State, apply, begin, deal, legal, parse, result, show, to_act
from high_card.view import CardPlayed, View, sample, tell, view
from msgspec.structs import force_setattr
from msgspec.structs import replace as with_fields

from parlour.check import OF_GAMES, OF_PLAY, OF_ROUNDS, Fault, check_game
from parlour.core import discovery
from parlour.core.errors import IllegalAction, InvalidSetup
from parlour.core.figures import Figure
from parlour.core.game import AnyGame, Bot, RecordRules, Seat, Setup, Viewer
from parlour.core.json import Json


@contextmanager
def installed(game: AnyGame) -> Iterator[None]:
    """For that time the game is found, as if its package were installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discovery, "_outside", lambda: iter([("high_card", game)]))
        discovery.games.cache_clear()
        try:
            yield
        finally:
            patch.undo()
            discovery.games.cache_clear()


def leaking_view(state: State, viewer: Viewer) -> View:
    """Shows a spectator the hand of whoever is to play."""
    return with_fields(view(state, viewer), hand=state.hands[state.turn] if viewer is None else state.hands[viewer])


def peeking_view(state: State, viewer: Viewer) -> View:
    """Says how high the best card of the other hand is, where the number of its cards belongs."""
    seen = view(state, viewer)
    return with_fields(seen, held=tuple(max(hand, default=0) for hand in state.hands))


def leaking_tell(before: State, seat: Seat, card: Card, after: State, viewer: Viewer) -> tuple[Any, ...]:
    """Tells what is left in the hand of whoever has played."""
    return (*tell(before, seat, card, after, viewer), *(CardPlayed(seat, held) for held in after.hands[seat][:1]))


def telling_refusal(state: State, seat: Seat, card: Card) -> State:
    """Refuses with another code a card that the other hand holds."""
    if seat in to_act(state) and card in state.hands[1 - seat]:
        raise IllegalAction("high-card-not-your-turn")
    return apply(state, seat, card)


def fickle_sample(seen: View, rng: Random) -> State:
    """Forgets who has taken the tricks."""
    return with_fields(sample(seen, rng), takers=())


def refusing(state: State, seat: Seat, card: Card) -> State:
    """Refuses the highest card, which is legal."""
    if card == 7:
        raise IllegalAction("high-card-not-held", card=card)
    return apply(state, seat, card)


def permissive(state: State, seat: Seat, card: Card) -> State:
    """Takes any card from whoever is to play."""
    if seat in to_act(state) and card not in state.hands[seat]:
        return apply(with_fields(state, hands=((card,), (card,))), seat, card)
    return apply(state, seat, card)


def spoiling(state: State, seat: Seat, card: Card) -> State:
    """Refuses what is not legal, but turns the hands round before."""
    if card not in state.hands[seat]:
        force_setattr(state, "hands", state.hands[::-1])
        raise IllegalAction("high-card-not-held", card=card)
    return apply(state, seat, card)


def endless(state: State, seat: Seat, card: Card) -> State:
    """Takes the last card back into the hand."""
    after = apply(state, seat, card)
    return state if not any(after.hands) else after


def early(state: State) -> Any:
    """Knows the result when the first trick is taken."""
    return result(with_fields(state, takers=(*state.takers, 0, 0))) if len(state.takers) == 1 else result(state)


def tired(state: State, seat: Seat) -> Any:
    """Nobody may play the last two cards."""
    return () if len(state.cards) >= 4 else legal(state, seat)


def meddling(state: State, seat: Seat) -> Any:
    """Whoever is not to play has actions as well."""
    return state.hands[seat]


def careless(text: str) -> Card:
    """Takes any digit, and does not tell the two lowest cards apart."""
    return max(2, parse(text))


def failing(text: str) -> Card:
    """Does not look at what it reads."""
    return int(text)


def cheating(seen: View, seat: Seat, rng: Random) -> Card | None:
    """Plays a card that nobody has seen."""
    return 8 if seen.turn == seat and seen.result is None else None


def hasty(seen: View, seat: Seat, rng: Random) -> Card | None:
    """Plays whether it is its turn or not."""
    return rng.choice(seen.hand) if seen.hand else None


def idle(seen: View, seat: Seat, rng: Random) -> Card | None:
    """Plays until the last trick."""
    return rng.choice(seen.hand) if seen.turn == seat and len(seen.hand) > 1 else None


def written_short(state: State, seat: Seat, card: Card) -> str | None:
    """Leaves a card out."""
    return None if len(state.cards) == 2 else str(card)


def written_late(state: State, seat: Seat, card: Card) -> str | None:
    """Writes another card than was played."""
    return show(state.hands[seat][0])


def dealt_odd(options: Options, players: int, carry: Json, rng: Random) -> Setup:
    """Deals a card twice now and then."""
    setup = deal(options, players, carry, rng)
    return {**setup, "hands": ["123", "345"]} if rng.random() < 0.5 else setup


def not_accepted(options: Options, players: int, setup: Setup, carry: Json) -> None:
    """Wants the loser to lead."""
    if carry is not None and setup["first"] == carry:
        raise InvalidSetup("high-card-bad-first")


def forgetful(options: Options, players: int, setup: Setup) -> State:
    """Begins with hands that are lost on the way to a worker."""
    state = begin(options, players, setup)
    return with_fields(state, hands=tuple(map(Forgotten, state.hands)))


class Forgotten(tuple[Card, ...]):
    """A hand that is empty when it is pickled and read again."""

    def __deepcopy__(self, _: object) -> "Forgotten":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return tuple, ((),)


class OtherView(View, frozen=True, tag_field="game", tag="other"):
    """A view that says it is another game's."""


SLOW = Bot(choose=GAME.bots["easy"].choose, tempo=lambda _view, _seat, _card, _rng: -1)
EASY = GAME.bots["easy"]
RECORD: RecordRules[Any, Any] = GAME.record
NO_OPTIONS: Any = GAME.record

FAULTS: dict[str, tuple[AnyGame, str]] = {
    "a view that shows a spectator a hand": (replace(GAME, view=leaking_view), "views_hide cannot be seen"),
    "a view that tells of the other hand": (replace(GAME, view=peeking_view), "tells more than a state sampled"),
    "events that tell of the other hand": (replace(GAME, tell=leaking_tell), "which looks the same to him"),
    "a refusal that tells of the other hand": (
        replace(GAME, apply=telling_refusal),
        "what is refused in a state sampled",
    ),
    "a sample that is another state": (replace(GAME, sample=fickle_sample), "tells more than a state sampled"),
    "open hands that are hidden": (replace(GAME, open_hands=True), "viewers see different things"),
    "a legal action that is refused": (replace(GAME, apply=refusing), "is refused 7, which is legal"),
    "an illegal action that is accepted": (replace(GAME, apply=permissive), "which is not legal"),
    "a refusal that changes the state": (replace(GAME, apply=spoiling), "the state is changed when"),
    "a round that never ends": (replace(GAME, apply=endless), "is not over after 500 moves"),
    "a result before the end": (replace(GAME, result=early), "has a result although it goes on"),
    "a round that stands still": (replace(GAME, legal=tired), "nobody can act, nothing is due"),
    "actions of those who may not act": (replace(GAME, legal=meddling), "are not in to_act"),
    "turns that are counted back": (replace(GAME, ply=lambda state: -len(state.cards)), "the ply goes from 0 to -1"),
    "turns that are not counted": (replace(GAME, ply=lambda _state: 0), "the ply stays 0"),
    "turns that are skipped": (replace(GAME, ply=lambda state: 2 * len(state.cards)), "the ply goes from 0 to 2"),
    "turns that are counted from 1": (replace(GAME, ply=lambda state: 1 + len(state.cards)), "begins with 1"),
    "a parse that is not the inverse of show": (replace(GAME, parse=careless), "parse takes '1' for 2"),
    "a parse that fails at nonsense": (replace(GAME, parse=failing), "instead of refusing it"),
    "a bot that plays what it may not": (replace(GAME, bots={"easy": Bot(choose=cheating)}), "do what they may not"),
    "a bot that plays out of turn": (replace(GAME, bots={"easy": Bot(choose=hasty)}), "which may not"),
    "a bot that does not play to the end": (replace(GAME, bots={"easy": EASY, "idle": Bot(choose=idle)}), "stop after"),
    "a bot that takes no time that there is": (replace(GAME, bots={"easy": SLOW}), "take -1 milliseconds"),
    "a bot with a name and no word about it": (
        replace(GAME, bots={"easy": replace(EASY, name="Eve")}),
        "the message bot-high-card-easy is missing",
    ),
    "two bots with one name": (
        replace(GAME, bots={level: replace(bot, name="Eve") for level, bot in GAME.bots.items()}),
        "two of its bots have the same name or face",
    ),
    "a former bot whom nobody follows": (
        replace(GAME, former_bots={"beginner": "hard"}),
        "the bot hard cannot play on for the former beginner",
    ),
    "a record without a card": (
        replace(GAME, record=replace(RECORD, write=written_short)),
        "its record does not replay",
    ),
    "a record of another card": (replace(GAME, record=replace(RECORD, write=written_late)), "its record"),
    "a deal that begins no round": (replace(GAME, deal=dealt_odd), "was dealt does not begin: high-card-bad-hands"),
    "a round that may not follow": (
        replace(GAME, match=replace(GAME.match, accept=not_accepted)),
        "may not follow in its match",
    ),
    "a match without an end": (
        replace(GAME, match=replace(GAME.match, winners=lambda _options, _tally: ())),
        "is not over after 200 rounds",
    ),
    "a match that somebody else wins": (
        replace(GAME, match=replace(GAME.match, winners=lambda _options, tally: (5,) if max(tally) > 1 else ())),
        "which are not sides",
    ),
    "states that do not survive being pickled": (replace(GAME, begin=forgetful), "other ones when they are pickled"),
    "an earlier version under a wrong number": (replace(GAME, earlier={1: GAME}), "under version 1 of 1"),
    "somebody who acts for others as he may not": (
        replace(GAME, idle=lambda state, _rng: (1 - state.turn, state.hands[0][0])),
        "for want of anybody else, which is not legal",
    ),
    "a table that waits for nobody": (replace(GAME, awaited=lambda _state: ()), "the table waits for nobody"),
    "an edition of other options": (replace(GAME, editions={"high": NO_OPTIONS}), "is no Options"),
    "a view that is told apart as another's": (replace(GAME, view_type=OtherView), "its view is told apart by"),
    "a figure that it does not name": (
        replace(GAME, figures=replace(FIGURES, kinds={})),
        "is called tricks, which it does not name",
    ),
    "a figure of nothing": (
        replace(GAME, figures=replace(FIGURES, count=lambda *_: {"tricks": Figure(0, 0)})),
        "the figure tricks of seat 0 is 0 of 0",
    ),
    "a figure without a text": (
        replace(GAME, figures=replace(FIGURES, kinds={**FIGURES.kinds, "luck": "sum"})),
        "the message figure-high-card-luck is missing",
    ),
    "an edition without a name in words": (
        replace(GAME, editions={**GAME.editions, "mid": Options()}),
        "the message edition-high-card-mid is missing",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_it_finds(name: str) -> None:
    broken, what = FAULTS[name]
    with installed(broken), pytest.raises(Fault) as caught:
        check_game(broken, rounds=12, longest=500)
    assert what in str(caught.value)
    assert str(caught.value).startswith("high-card")


def test_it_finds_that_nobody_finds_a_game() -> None:
    with pytest.raises(Fault, match="high-card: it is not found; its package needs an entry point"):
        check_game(GAME)
    with installed(replace(GAME)), pytest.raises(Fault, match="another game is found by its name"):
        check_game(GAME)


def test_a_fault_is_named_with_the_game_its_options_the_seed_and_the_move() -> None:
    broken = replace(GAME, tell=leaking_tell)
    with installed(broken), pytest.raises(Fault) as caught:
        check_game(broken, seed=40)
    told = str(caught.value)
    assert told.startswith('high-card (version 1, high, {"low":false}, 2 players), seed 4'), told
    assert ", at move " in told
    assert msgspec.json.encode(CardPlayed(0, 1)).decode()[:40] in told


def test_the_game_itself_passes() -> None:
    with installed(GAME):
        check_game(GAME, rounds=40)


CHECKS: tuple[Callable[..., None], ...] = (*OF_GAMES, *OF_ROUNDS, *OF_PLAY)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_check_says_what_must_hold(check: Callable[..., None]) -> None:
    assert (check.__doc__ or "").strip().endswith(".")
