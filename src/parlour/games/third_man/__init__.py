"""The Third Man by Alex Randolph: four players bid in secret, the third earns twice his bid, the second pays his."""

from typing import Final

from parlour.core.game import Game, MatchRules, RecordRules
from parlour.games.third_man import events, lots, match, notation, rules, view
from parlour.games.third_man.auction import PLAYERS
from parlour.games.third_man.bots import BOTS, FORMER, pause
from parlour.games.third_man.facts import facts
from parlour.games.third_man.figures import FIGURES
from parlour.games.third_man.imagine import sample
from parlour.games.third_man.lessons import LESSONS
from parlour.games.third_man.options import EDITIONS, Options

GAME: Final[Game[Options, rules.State, rules.Action, view.View, events.Event, rules.Result]] = Game(
    name="third-man",
    version=1,
    players=(PLAYERS,),
    editions=EDITIONS,
    options=Options,
    view_type=view.View,
    event_type=events.Event,
    open_hands=False,
    real_time=False,
    deal=lots.deal,
    begin=lots.begin,
    to_act=rules.to_act,
    awaited=rules.awaited,
    legal=rules.legal,
    apply=rules.apply,
    ply=rules.ply,
    due=lots.due,
    house=lots.house,
    view=view.view,
    tell=events.tell,
    sample=sample,
    result=rules.result,
    scores=lambda result: result.scores,
    show=notation.show,
    parse=notation.parse,
    bots=BOTS,
    former_bots=FORMER,
    pause=pause,
    facts=facts,
    figures=FIGURES,
    lessons=LESSONS,
    record=RecordRules(
        read=notation.read,
        write=notation.write,
        legal=notation.legal_texts,
        note=lots.note,
        claims={"leaders": notation.leaders},
    ),
    match=MatchRules(sides=match.sides, start=match.start, award=match.award, winners=match.winners),
)
