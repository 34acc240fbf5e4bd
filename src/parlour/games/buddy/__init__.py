"""Buddy on your Left by Alex Randolph: three players, open cards, and the left neighbour's points count as well."""

from typing import Final

from parlour.core.game import Game, MatchRules, RecordRules
from parlour.games.buddy import match, notation, rules, setup, view
from parlour.games.buddy.bots import BOTS, FORMER, pause
from parlour.games.buddy.cards import Card
from parlour.games.buddy.facts import facts
from parlour.games.buddy.figures import FIGURES
from parlour.games.buddy.imagine import sample
from parlour.games.buddy.lessons import LESSONS
from parlour.games.buddy.options import EDITIONS, Options

GAME: Final[Game[Options, rules.State, Card, view.View, view.Event, rules.Result]] = Game(
    name="buddy",
    version=1,
    players=(3,),
    editions=EDITIONS,
    options=Options,
    view_type=view.View,
    event_type=view.Event,
    open_hands=True,
    real_time=False,
    deal=setup.deal,
    begin=setup.begin,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    ply=rules.ply,
    view=view.view,
    tell=view.tell,
    sample=sample,
    result=rules.result,
    scores=lambda result: result.totals,
    show=notation.show,
    parse=notation.parse,
    lessons=LESSONS,
    record=RecordRules(read=notation.read, write=notation.write, legal=notation.legal_texts),
    match=MatchRules(
        sides=match.sides,
        start=match.start,
        award=match.award,
        winners=match.winners,
        carry=match.carry,
        accept=setup.accept,
    ),
    bots=BOTS,
    former_bots=FORMER,
    pause=pause,
    facts=facts,
    figures=FIGURES,
)
