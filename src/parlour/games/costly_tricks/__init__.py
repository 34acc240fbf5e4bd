"""Costly Tricks by Alex Randolph: two players, four open hands, changing trumps, every trick costs 20."""

from typing import Final

from parlour.core.game import Game, MatchRules, RecordRules
from parlour.games.costly_tricks import match, notation, rules, setup, view
from parlour.games.costly_tricks.bots import BOTS, FORMER, pause
from parlour.games.costly_tricks.cards import Card
from parlour.games.costly_tricks.command import solve
from parlour.games.costly_tricks.facts import facts
from parlour.games.costly_tricks.figures import FIGURES
from parlour.games.costly_tricks.imagine import sample
from parlour.games.costly_tricks.lessons import LESSONS
from parlour.games.costly_tricks.options import EDITIONS, Options
from parlour.games.costly_tricks.study import STUDY

GAME: Final[Game[Options, rules.State, Card, view.View, view.Event, rules.Result]] = Game(
    name="costly-tricks",
    version=1,
    players=(2,),
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
    scores=lambda result: result.score,
    show=notation.show,
    parse=notation.parse,
    bots=BOTS,
    former_bots=FORMER,
    pause=pause,
    facts=facts,
    figures=FIGURES,
    study=STUDY,
    commands={"solve": solve},
    lessons=LESSONS,
    record=RecordRules(read=notation.read, write=notation.write, legal=notation.legal_texts),
    match=MatchRules(
        sides=match.sides, start=match.start, award=match.award, winners=match.winners, accept=setup.accept
    ),
)
