"""High Card, a tiny game of the tests' own: complete, with a secret, and found by an entry point."""

from typing import Final

from high_card import rules, view
from high_card.bots import BOTS, pause
from high_card.rules import SEATS, Card, Options, Result, State
from parlour.core.errors import IllegalAction, Parameter
from parlour.core.figures import Figure, FigureRules
from parlour.core.game import Game, MatchRules, RecordRules, Seat, Setup
from parlour.core.json import Json

CHIPS_TO_WIN: Final = 2


def read(state: State, text: Json) -> tuple[tuple[Seat, Card], ...]:
    """A text of a record is the card of whoever is to play."""
    if not isinstance(text, str):
        raise IllegalAction("high-card-no-such-card", text=repr(text)[:20])
    return ((state.turn, rules.parse(text)),)


def legal_texts(state: State) -> Json:
    """The legal cards, in plain string order."""
    return [*sorted(map(rules.show, rules.legal(state, state.turn)))]


def award(options: Options, tally: tuple[int, ...], result: Result) -> tuple[int, ...]:
    """A chip for the winner."""
    return tuple(count + (seat == result.winner) for seat, count in enumerate(tally))


def winners(options: Options, tally: tuple[int, ...]) -> tuple[int, ...]:
    """Who has two chips."""
    return tuple(seat for seat, count in enumerate(tally) if count >= CHIPS_TO_WIN)


def carry(options: Options, players: int, setup: Setup, result: Result, before: Json) -> Json:
    """The winner leads the next round."""
    return result.winner


def facts(options: Options) -> dict[str, Parameter]:
    """The arguments of the rules in words."""
    return {"cards": len(rules.CARDS), "hand": rules.HAND, "chips": CHIPS_TO_WIN}


FIGURES: Final[FigureRules[State, Card]] = FigureRules(
    kinds={"tricks": "mean"},
    count=lambda states, _moves, _times, seat: {"tricks": Figure(states[-1].takers.count(seat))},
)

GAME: Final[Game[Options, State, Card, view.View, view.Event, Result]] = Game(
    name="high-card",
    version=1,
    players=(SEATS,),
    editions={"high": Options(), "low": Options(low=True)},
    options=Options,
    view_type=view.View,
    event_type=view.Event,
    open_hands=False,
    real_time=False,
    deal=rules.deal,
    begin=rules.begin,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    ply=rules.ply,
    view=view.view,
    tell=view.tell,
    sample=view.sample,
    result=rules.result,
    scores=lambda result: result.tricks,
    show=rules.show,
    parse=rules.parse,
    bots=BOTS,
    pause=pause,
    facts=facts,
    figures=FIGURES,
    record=RecordRules(read=read, write=lambda _state, _seat, card: rules.show(card), legal=legal_texts),
    match=MatchRules(
        sides=lambda players: tuple(range(players)),
        start=lambda _options, _players: (0,) * SEATS,
        award=award,
        winners=winners,
        carry=carry,
    ),
)
