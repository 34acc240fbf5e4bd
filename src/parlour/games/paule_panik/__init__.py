"""Paule Panik (Ravensburger 1996): two to five players in real time, one up or one down on either stack."""

from dataclasses import replace
from typing import Final

from parlour.core.game import Game, MatchRules, RecordRules
from parlour.games.paule_panik import events, house, match, notation, rules, scoring, setup, view
from parlour.games.paule_panik.bots import BOTS, FORMER
from parlour.games.paule_panik.facts import facts
from parlour.games.paule_panik.figures import FIGURES
from parlour.games.paule_panik.imagine import sample
from parlour.games.paule_panik.lessons import LESSONS
from parlour.games.paule_panik.options import EDITIONS, Options
from parlour.games.paule_panik.state import PLAYERS, Action, Result, State

_LATEST: Final[Game[Options, State, Action, view.View, events.Event, Result]] = Game(
    name="paule-panik",
    version=2,
    players=PLAYERS,
    editions=EDITIONS,
    options=Options,
    view_type=view.View,
    event_type=events.Event,
    open_hands=False,
    real_time=True,
    deal=setup.deal,
    begin=setup.begin,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    ply=rules.ply,
    due=rules.due,
    idle=rules.idle,
    house=house.house,
    view=view.view,
    tell=events.tell,
    sample=sample,
    result=scoring.result,
    scores=lambda result: result.points,
    show=notation.show,
    parse=notation.parse,
    lessons=LESSONS,
    record=RecordRules(read=notation.read, write=notation.write, legal=notation.legal_texts, note=notation.note),
    match=MatchRules(
        sides=match.sides,
        start=match.start,
        award=match.award,
        winners=match.winners,
        carry=setup.carry,
        accept=setup.accept,
        tally="points",
    ),
    bots=BOTS,
    former_bots=FORMER,
    facts=facts,
    figures=FIGURES,
)

GAME: Final = replace(_LATEST, earlier={1: replace(_LATEST, version=1, apply=rules.apply_1)})
