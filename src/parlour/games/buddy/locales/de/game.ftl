### Der Freund zur Linken: der Tisch, was geschah, was abgelehnt wurde.

buddy-card = { $card ->
    [T] 10
   *[other] { $card }
}

## Am Tisch. $lead ist die Startkarte.

buddy-lead-card = { $lead ->
    [T] 10
   *[other] { $lead }
}
buddy-card-playable = { buddy-card }, spielbar
buddy-card-barred = { buddy-card }, du hast eine höhere Karte
buddy-board = Der Tisch von Der Freund zur Linken
buddy-set = { $who ->
    [you] Deine Karten
    [bot] Karten des Bots
   *[other] Karten von { $name }
}
buddy-holds = noch zu spielen: { $cards }
buddy-holds-none = keine Karte mehr
buddy-turn = { $who ->
    [you] Du bist dran
   *[other] ist dran
}
buddy-thinking = überlegt
buddy-your-left = dein linker Nachbar
buddy-on-your-left = links von dir
buddy-left-is = linker Nachbar: { player-within }
buddy-on-table = Auf dem Tisch
buddy-of-seat = { player }: { buddy-card }
buddy-tag-lead = Start{ "\u00AD" }karte
buddy-tag-zero = Gilt als { $power }
buddy-tag-sweeps = Räumt ab
buddy-tag-falls = { $who ->
    [you] Fällt dir zu
    [bot] Fällt dem Bot zu
   *[other] Fällt { $name } zu
}
buddy-beat = Schlag die { buddy-lead-card }
buddy-beat-any = Jede Karte räumt ab
buddy-beat-any-why = Keine Hand hat noch eine so hohe Karte, also gilt die { buddy-lead-card } als { $power }.
buddy-lead = { $who ->
    [you] Spiel eine beliebige Karte aus
   *[other] { player-opens } spielt aus
}
buddy-lead-why = Der Tisch ist leer. Die Startkarte ist die, die die anderen schlagen müssen.
buddy-takes = { $who ->
    [you] Du nimmst den Tisch
   *[other] { player-opens } nimmt den Tisch
}
buddy-takes-equal = { buddy-lead-card } auf { buddy-lead-card }: { $who ->
    [you] Du hattest
    [bot] Der Bot hatte
   *[other] { $name } hatte
} nichts Höheres, also gilt sie als höher.
buddy-leads-next = { $who ->
    [you] Du spielst als Nächstes aus.
   *[other] { player-opens } spielt als Nächstes aus.
}
buddy-sweepers = { $who ->
    [you] Du kannst den Tisch mit { $cards } abräumen.
   *[other] { player-opens } kann den Tisch mit { $cards } abräumen.
}
buddy-sweepers-equal = { $who ->
    [you] Du kannst den Tisch mit deiner { buddy-lead-card } abräumen: Gleich hoch und deine höchste, gilt sie als höher.
   *[other] { player-opens } kann den Tisch mit der { buddy-lead-card } abräumen: Wer nichts Höheres hat, dem gilt eine gleich hohe als höher.
}
buddy-sweepers-none = { $who ->
    [you] Keine deiner Karten schlägt sie: Was du spielst, bleibt liegen.
   *[other] { player-opens } hat keine Karte, die sie schlägt.
}
buddy-points-here = { $points ->
    [0] Hier liegen keine Punkte.
    [one] Hier liegt { $points } Punkt.
   *[other] Hier liegen { $points } Punkte.
}
buddy-points-sum = Hier liegen { $points } Punkte: { $sum }
buddy-card-number = Karte { $number } von { $all }
buddy-whose = { $who ->
    [you] Das sind deine Karten.
    [bot] Das sind die Karten des Bots.
   *[other] Das sind die Karten von { $name }.
}
buddy-laid = { $who ->
    [you] Du hast { buddy-card } gespielt.
   *[other] { player-opens } hat { buddy-card } gespielt.
}
buddy-play = { buddy-card } spielen
buddy-cancel = Abbrechen
buddy-happened = Was geschah
buddy-first-lead = Die erste Karte einer Runde darf jede sein.
buddy-all-sweeps = Alles Abgeräumte ansehen
buddy-sweeps = Abgeräumt in dieser Runde
# Before the cards that are shown.
buddy-cards-before = +{ $count }
buddy-no-sweep-yet = Noch hat niemand den Tisch abgeräumt.
buddy-last-sweep = Zuletzt abgeräumt

## Was eine Karte brächte. $totals nennt jeden Spieler mit seiner Summe.

buddy-preview = Vorschau
buddy-preview-sweep = Die { buddy-card } räumt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ab. Eigene Punkte: { $before } + { $points } = { $after }. Summen: { $totals }.
buddy-preview-sweep-nothing = Die { buddy-card } räumt den Tisch ab, aber es liegen keine Punkte da.
buddy-preview-stay = Die { buddy-card } bleibt liegen. { $points ->
    [0] Es lägen keine Punkte
    [one] Es läge { $points } Punkt
   *[other] Es lägen { $points } Punkte
} auf dem Tisch.
buddy-preview-lead = Die { buddy-card } wäre die Karte, die zu schlagen ist.
buddy-preview-alone = Die { buddy-card } gälte als { $power }: Keine Hand hat eine so hohe Karte, also räumt jede sie ab.
buddy-preview-last = Die { buddy-card } ist die letzte Karte. Sie fällt { $who ->
    [you] dir
    [bot] dem Bot
   *[other] { $name }
} zu.
buddy-total-of = { player-within } { $total }

## Punkte, Summen, Chips

buddy-player = Spieler
buddy-own = Eigene Punkte
buddy-left = Linker Nachbar
buddy-total = Summe
buddy-chips = Chips
buddy-chips-count = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
buddy-bar = { $own } eigene, { $left } vom linken Nachbarn
buddy-left-of = { $who ->
    [you] von dir
    [bot] vom Bot
   *[other] von { $name }
}
buddy-legend = Summe = eigene Punkte (voll) + die des linken Nachbarn (gestreift).
buddy-sweep = Nr.
buddy-cards-played = Karten in der Reihenfolge des Spiels
buddy-taken-by = Genommen von
buddy-points = Punkte
buddy-account-won = { $who ->
    [you] Du hast die höchste Summe
   *[other] { player-opens } hat die höchste Summe
}
buddy-account-shared = Zwei teilen sich die höchste Summe
buddy-account-equal = Alle Summen sind gleich
buddy-account-chips-first = Die höchste Summe bringt { $first } Chips, die nächste { $second }.
buddy-account-chips-second = Die höchste Summe bringt { $first } Chips; zwei teilen sich den zweiten Platz und bekommen je { $second }.
buddy-account-chips-shared = Zwei teilen sich die höchste Summe: je { $shared } Chips, für den Dritten keiner.
buddy-account-chips-equal = Alle Summen sind gleich: { $equal ->
    [one] je { $equal } Chip.
   *[other] je { $equal } Chips.
}

## Was geschah

buddy-said-led = { player-opens } { $who ->
    [you] hast
   *[other] hat
} die { buddy-card } ausgespielt. Sie ist zu schlagen.
buddy-said-led-alone = { player-opens } { $who ->
    [you] hast
   *[other] hat
} die { buddy-card } ausgespielt. Keine Hand hat eine so hohe Karte, also gilt sie als { $power }.
buddy-said-stayed = { player-opens } { $who ->
    [you] hast
   *[other] hat
} die { buddy-card } gespielt. Sie bleibt liegen: Die { buddy-lead-card } ist nicht geschlagen.
buddy-said-higher = { player-opens } { $who ->
    [you] hast
   *[other] hat
} die { buddy-lead-card } mit der { buddy-card } geschlagen.
buddy-said-equal = { player-opens } { $who ->
    [you] hast
   *[other] hat
} die { buddy-card } gespielt, so hoch wie die Startkarte, und nichts Höheres auf der Hand: Sie gilt als höher.
buddy-said-any = { player-opens } { $who ->
    [you] hast
   *[other] hat
} die { buddy-card } gespielt. Die einsame { buddy-lead-card } gilt als { $power }, also schlägt sie jede Karte.
buddy-said-swept = { player-opens } { $who ->
    [you] räumst
   *[other] räumt
} den Tisch ab: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $sum } Punkte
}, { $own } insgesamt. { $who ->
    [you] Deine Summe ist
   *[other] Die Summe ist
} { $total }.
buddy-said-fell = Die letzte Karte kann niemand schlagen. Sie fällt { $who ->
    [you] dir
    [bot] dem Bot
   *[other] { $name }
} zu, mit { $points ->
    [0] keinem Punkt
    [one] { $points } Punkt
   *[other] { $sum } Punkten
}.
buddy-said-round-over = Die Runde ist vorbei.
buddy-said-result = { player-opens }: { $own } + { $left } = { $total }, { $chips ->
    [0] kein Chip
    [one] { $chips } Chip
   *[other] { $chips } Chips
}.

## Tasten

buddy-keys-arrows = Zwischen den Karten des Spielers wechseln, der dran ist
buddy-keys-ranks = Zur Karte dieses Rangs; T oder 0 ist die Zehn
buddy-keys-enter = Die Karte spielen

## Was abgelehnt wurde, oder was an einer Aufzeichnung nicht stimmt

error-buddy-holds-higher = Die { buddy-card } darfst du nicht spielen: Du hast eine höhere Karte.
error-buddy-not-in-hand = Die Karte { buddy-card } ist schon gespielt.
error-buddy-no-such-card = Eine Karte „{ $text }“ gibt es nicht. Eine Karte ist ein Rang: 1 bis 9, oder T für die Zehn.
error-buddy-no-first = Es fehlt „first“, der Platz, der die erste Karte spielt.
error-buddy-bad-first = „{ $value }“ ist kein Platz: Die erste Karte („first“) spielt Platz 0, 1 oder 2.
error-buddy-three-hands = „hands“ muss eine Liste von drei Händen sein.
error-buddy-hand-not-text = Die Hand von Platz { $seat } muss ein Text sein wie „T7421“.
error-buddy-bad-hand = Die Hand von Platz { $seat } ist nicht lesbar: „{ $text }“. Erwartet werden Ränge von hoch nach niedrig wie „T7421“.
error-buddy-hand-sizes = Wenn Platz { $first } beginnt, lassen sich diese Hände nicht reihum ausspielen: Jeder muss so viele Karten haben wie der Nächste oder eine mehr.
error-buddy-three-own = „own“ muss eine Liste von drei Zahlen sein, den schon gewonnenen Punkten.
error-buddy-bad-points = „{ $value }“ ist keine Punktzahl: Es muss eine ganze Zahl sein, 0 oder mehr.
error-buddy-too-many-points = „own“ hat zu viele Punkte: Mit diesen Händen können erst { $points } gewonnen sein.
error-buddy-not-whole-round = Ein Spiel besteht aus ganzen Runden mit zehn Karten je Spieler.
error-buddy-winner-leads = Platz { $seat } darf die erste Karte nicht spielen: Das steht dem Sieger der letzten Runde zu.

# What the bots are like.
bot-buddy-rocco = Zeigt zuerst, was hoch ist.
bot-buddy-tilda = Nimmt, was daliegt, und vergisst die Nachbarn.
bot-buddy-hugo = Sieht, was die nächsten beiden nehmen, und nichts dahinter.
bot-buddy-nora = Spielt die Runde im Kopf weiter, ein paar Mal.
bot-buddy-viktor = Spielt die Runde im Kopf weiter, wieder und wieder.
bot-buddy-selma = Die Stärkste: denkt alles durch und zählt das Ende aus.

## Warum eine Partie gewonnen wurde, nach ihrer letzten Runde.

buddy-ending-points = { $who ->
    [you] { $left ->
        [one] Dein { $left } Punkt
       *[other] Deine { $left } Punkte
    }
    [bot] { $left ->
        [one] Der { $left } Punkt des Bots
       *[other] Die { $left } Punkte des Bots
    }
   *[other] { $left ->
        [one] Der { $left } Punkt von { $name }
       *[other] Die { $left } Punkte von { $name }
    }
}
buddy-ending-left = { $points } { $left ->
    [one] brachte
   *[other] brachten
} { $who ->
    [you] dich
    [bot] den Bot
   *[other] { $name }
} nach vorn: { $own } + { $left } = { $total }, { $place ->
    [first] die höchste Summe der letzten Runde
    [shared] eine der beiden höchsten Summen
    [second] nur die zweite Summe, aber genug
   *[equal] so viel wie alle, aber genug
}.
buddy-ending-own = { $who ->
    [you] Du hast
    [bot] Der Bot hat
   *[other] { $name } hat
} { $own ->
    [one] { $own } Punkt
   *[other] { $own } Punkte
} abgeräumt, mindestens so viele wie der linke Nachbar: { $own } + { $left } = { $total }, { $place ->
    [first] die höchste Summe der letzten Runde
    [shared] eine der beiden höchsten Summen
    [second] nur die zweite Summe, aber genug
   *[equal] so viel wie alle, aber genug
}.
