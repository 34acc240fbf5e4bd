### Schmerzhafte Stiche: der Tisch, was geschah, was abgelehnt wurde.

## Farben und Karten. MARK zeigt das Zeichen der Farbe; vorgelesen wird es nicht.

costly-tricks-colour = { $colour ->
    [R] { MARK("sun") }Rot
    [G] { MARK("fir") }Grün
    [P] { MARK("moon") }Lila
   *[B] { MARK("wave") }Blau
}
costly-tricks-led-colour = { $led ->
    [R] { MARK("sun") }Rot
    [G] { MARK("fir") }Grün
    [P] { MARK("moon") }Lila
   *[B] { MARK("wave") }Blau
}
costly-tricks-trump-colour = { $trump ->
    [R] { MARK("sun") }Rot
    [G] { MARK("fir") }Grün
    [P] { MARK("moon") }Lila
   *[B] { MARK("wave") }Blau
}
costly-tricks-trump-opens = { $trump ->
    [R] { MARK("sun") }Rot
    [G] { MARK("fir") }Grün
    [P] { MARK("moon") }Lila
   *[B] { MARK("wave") }Blau
}
costly-tricks-before-colour = { $before ->
    [R] { MARK("sun") }Rot
    [G] { MARK("fir") }Grün
    [P] { MARK("moon") }Lila
   *[B] { MARK("wave") }Blau
}
costly-tricks-card = { $colour ->
    [R] { MARK("sun") }Rot
    [G] { MARK("fir") }Grün
    [P] { MARK("moon") }Lila
   *[B] { MARK("wave") }Blau
} { $rank }
costly-tricks-card-is-playable = { costly-tricks-card }, spielbar
costly-tricks-card-is-best = { costly-tricks-card }, die beste, wert { $worth }, spielbar
costly-tricks-card-must-follow = { costly-tricks-card }, du musst { costly-tricks-led-colour } bedienen
costly-tricks-card-must-trump = { costly-tricks-card }, du musst Trumpf spielen, { costly-tricks-trump-colour }
costly-tricks-row = { costly-tricks-colour }: { $ranks }
costly-tricks-row-empty = kein { costly-tricks-colour }

## Wessen Hand. $who: you, your-ghost, other, other-ghost, bot, bot-ghost; player, player-ghost an einem Bildschirm.

costly-tricks-hand = { $who ->
    [you] Du
    [your-ghost] Dein Geist
    [bot] Bot
    [bot-ghost] Geist des Bots
    [player] Spieler { $side }
    [player-ghost] Geist { $side }
    [other-ghost] Geist von { $name }
   *[other] { $name }
}
costly-tricks-hand-opens = { $who ->
    [you] Du
    [your-ghost] Dein Geist
    [bot] Der Bot
    [bot-ghost] Der Geist des Bots
    [player] Spieler { $side }
    [player-ghost] Der Geist von Spieler { $side }
    [other-ghost] Der Geist von { $name }
   *[other] { $name }
}
costly-tricks-hand-within = { $who ->
    [you] dir
    [your-ghost] deinem Geist
    [bot] dem Bot
    [bot-ghost] dem Geist des Bots
    [player] Spieler { $side }
    [player-ghost] dem Geist von Spieler { $side }
    [other-ghost] dem Geist von { $name }
   *[other] { $name }
}
costly-tricks-for-side = { $who ->
    [you] für dich
    [your-ghost] für dich
    [bot] für den Bot
    [bot-ghost] für den Bot
    [player] für Spieler { $side }
    [player-ghost] für Spieler { $side }
   *[other] für { $name }
}

## Am Tisch

costly-tricks-board = Der Tisch der Schmerzhaften Stiche
costly-tricks-turn = { $who ->
    [you] Du bist dran
    [your-ghost] Du spielst für deinen Geist
    [bot] überlegt
    [bot-ghost] überlegt
    [player] ist dran
    [player-ghost] ist dran
   *[other] ist dran
}
costly-tricks-turn-short = { $who ->
    [your-ghost] du spielst
   *[other] am Zug
}
costly-tricks-led-this-trick = hat angespielt
costly-tricks-has-played = hat gespielt
costly-tricks-duty-lead = spiel eine beliebige Karte an
costly-tricks-duty-follow = { costly-tricks-led-colour } bedienen
costly-tricks-duty-trump = Trumpf spielen, { costly-tricks-trump-colour }
costly-tricks-duty-free = kein { costly-tricks-led-colour }: jede Karte
costly-tricks-reason-follow = Du musst { costly-tricks-led-colour } bedienen, solange diese Hand es hat.
costly-tricks-reason-trump = Du musst Trumpf spielen, { costly-tricks-trump-colour }, solange diese Hand ihn hat.
costly-tricks-slot = { $who ->
    [you] deine Karte
    [your-ghost] Karte deines Geists
   *[other] nächste Karte
}
costly-tricks-trick-number = Stich { $number } von { $size }
costly-tricks-trick = Stich
costly-tricks-tag-led = Farbe
costly-tricks-tag-trump = Trumpf
costly-tricks-tag-was-trump = war Trumpf
costly-tricks-tag-wins = gewinnt
costly-tricks-worth = Wert
costly-tricks-worth-so-far = wert bisher
costly-tricks-so-far = bisher
costly-tricks-this-trick = Dieser Stich
costly-tricks-trump-stands = Trumpf, der gilt
costly-tricks-superseded = Abgelöst
costly-tricks-happened = Was geschah
costly-tricks-last-trick = Letzter Stich
costly-tricks-all-tricks = Alle Stiche ansehen
costly-tricks-no-trick-yet = Noch ist kein Stich fertig.
costly-tricks-first-lead = Die Hand mit der roten 0 spielt den ersten Stich an.
costly-tricks-side = Seite
costly-tricks-chips = Chips
costly-tricks-chips-count = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
costly-tricks-tricks = Stiche
costly-tricks-tricks-count = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
costly-tricks-score = Stand
costly-tricks-cards-played = Karten in der gespielten Folge
costly-tricks-won-by = Gewonnen von
costly-tricks-no-trump = kein Trumpf
costly-tricks-play = { costly-tricks-card } spielen
costly-tricks-cancel = Zurück
costly-tricks-preview = Vorschau
costly-tricks-preview-wins = { costly-tricks-card } gewinnt den Stich: { $worth } { costly-tricks-for-side }.
costly-tricks-preview-leaves = { costly-tricks-card } überlässt ihn { costly-tricks-hand-within }: { $worth } { costly-tricks-for-side }.
# $whose: wessen Karten noch gewinnen können: ihre gegen dich, deine gegen sie, none, wo niemand „du“ ist.
costly-tricks-beaters = { $whose ->
    [their] ihre { $cards } kann das noch
    [your] deine { $cards } kann das noch
   *[none] { $cards } kann das noch
}
costly-tricks-beaters-many = { $whose ->
    [their] { $count } ihrer Karten können das noch
    [your] { $count } deiner Karten können das noch
   *[none] { $count } Karten können das noch
}
costly-tricks-preview-ahead = { costly-tricks-card } gewinnt, wenn niemand sie schlägt; { $beaters }. Bisher { $worth }.
costly-tricks-preview-behind = { costly-tricks-card } lässt { costly-tricks-hand-within } die Führung, wenn niemand sie nimmt; { $beaters }. Bisher { $worth }.
costly-tricks-preview-ahead-safe = { costly-tricks-card } gewinnt den Stich, was auch kommt. Bisher { $worth }.
costly-tricks-preview-behind-safe = { costly-tricks-card } überlässt den Stich { costly-tricks-hand-within }, was auch kommt. Bisher { $worth }.
costly-tricks-preview-side-safe = Mit { costly-tricks-card } gewinnt { $who ->
    [you] deine Seite
    [your-ghost] deine Seite
    [bot] die Seite des Bots
    [bot-ghost] die Seite des Bots
    [player] die Seite von Spieler { $side }
    [player-ghost] die Seite von Spieler { $side }
   *[other] die Seite von { $name }
} den Stich, was auch kommt. Bisher { $worth }.
costly-tricks-keys-arrows = Zwischen den Karten der Hand am Zug wechseln
costly-tricks-keys-enter = Die Karte spielen
costly-tricks-keys-ranks = Zu einer Karte mit diesem Wert; T ist die Zehn
costly-tricks-keys-colours = Zu einer Karte dieser Farbe: Rot (R), Grün (G), Lila (P), Blau (B)

## Wird vorgelesen, wenn eine Hand an der Reihe ist, und gesagt, wo ein Druck nichts spielt.

costly-tricks-turn-told = { $who ->
    [you] Du spielst
    [your-ghost] Dein Geist spielt
    [bot] Der Bot spielt
    [bot-ghost] Der Geist des Bots spielt
    [player] Spieler { $side } spielt
    [player-ghost] Der Geist von Spieler { $side } spielt
    [other-ghost] Der Geist von { $name } spielt
   *[other] { $name } spielt
}: { $duty ->
    [lead] { costly-tricks-duty-lead }
    [follow] { costly-tricks-duty-follow }
    [trump] { costly-tricks-duty-trump }
   *[free] { costly-tricks-duty-free }
}.
costly-tricks-plays-now = { $who ->
    [you] Jetzt spielt deine eigene Hand.
    [your-ghost] Jetzt spielt dein Geist.
    [bot] Der Bot ist dran.
    [bot-ghost] Jetzt spielt der Geist des Bots.
    [player] Jetzt spielt Spieler { $side }.
    [player-ghost] Jetzt spielt der Geist von Spieler { $side }.
    [other-ghost] Jetzt spielt der Geist von { $name }.
   *[other] { $name } ist dran.
}
costly-tricks-whose = { $who ->
    [you] Das ist deine eigene Hand.
    [your-ghost] Das ist dein Geist.
    [bot] Das ist die Hand des Bots.
    [bot-ghost] Das ist der Geist des Bots.
    [player] Das ist die Hand von Spieler { $side }.
    [player-ghost] Das ist der Geist von Spieler { $side }.
    [other-ghost] Das ist der Geist von { $name }.
   *[other] Das ist die Hand von { $name }.
}
costly-tricks-laid = { $who ->
    [you] Du hast { costly-tricks-card } gespielt.
   *[other] { costly-tricks-hand-opens } hat { costly-tricks-card } gespielt.
}

## Was geschah

costly-tricks-said-opening = { costly-tricks-hand-opens } { $who ->
    [you] hattest die rote 0 und hast
   *[other] hatte die rote 0 und hat
} { costly-tricks-card } angespielt. Noch kein Trumpf.
costly-tricks-said-led = { costly-tricks-hand-opens } { $who ->
    [you] hast
   *[other] hat
} { costly-tricks-card } angespielt. Noch kein Trumpf.
costly-tricks-said-followed = { costly-tricks-hand-opens } { $who ->
    [you] hast
   *[other] hat
} mit { costly-tricks-card } bedient.
costly-tricks-said-trumped = { costly-tricks-hand-opens } { $who ->
    [you] hattest kein { costly-tricks-led-colour } und hast
   *[other] hatte kein { costly-tricks-led-colour } und hat
} { costly-tricks-card } gespielt. { costly-tricks-trump-opens } ist jetzt Trumpf.
costly-tricks-said-superseded = { costly-tricks-hand-opens } { $who ->
    [you] hattest weder { costly-tricks-led-colour } noch { costly-tricks-before-colour } und hast
   *[other] hatte weder { costly-tricks-led-colour } noch { costly-tricks-before-colour } und hat
} { costly-tricks-card } gespielt. { costly-tricks-trump-opens } ist jetzt Trumpf; { costly-tricks-before-colour } kann es in diesem Stich nicht mehr werden.
costly-tricks-said-superseded-by-choice = { costly-tricks-hand-opens } { $who ->
    [you] hattest kein { costly-tricks-led-colour } und hast
   *[other] hatte kein { costly-tricks-led-colour } und hat
} { costly-tricks-card } gespielt. { costly-tricks-trump-opens } ist jetzt Trumpf; { costly-tricks-before-colour } kann es in diesem Stich nicht mehr werden.
costly-tricks-said-raised = { costly-tricks-hand-opens } { $who ->
    [you] hattest kein { costly-tricks-led-colour } und hast
   *[other] hatte kein { costly-tricks-led-colour } und hat
} { costly-tricks-card } gespielt. { costly-tricks-trump-opens } bleibt Trumpf.
costly-tricks-said-discarded = { costly-tricks-hand-opens } { $who ->
    [you] hattest kein { costly-tricks-led-colour } und hast
   *[other] hatte kein { costly-tricks-led-colour } und hat
} { costly-tricks-card } gespielt, eine Farbe, die schon Trumpf war und es nicht wieder werden kann. { costly-tricks-trump-opens } bleibt Trumpf.
costly-tricks-said-won = { costly-tricks-hand-opens } { $who ->
    [you] hast
   *[other] hat
} den Stich mit { costly-tricks-card } gewonnen: { $sum } = { $worth } { costly-tricks-for-side }.
costly-tricks-said-round-won = { $who ->
    [you] Die Runde gehört dir, { $score } zu { $against }.
   *[other] Die Runde geht an { $who ->
        [bot] den Bot
        [player] Spieler { $side }
       *[other] { $name }
    }, { $score } zu { $against }.
}
costly-tricks-said-round-drawn = Die Runde endet unentschieden, 0 zu 0. Kein Chip wandert.

## Die Abrechnung einer Runde

costly-tricks-account-won = { $who ->
    [you] Du gewinnst die Runde
    [bot] Der Bot gewinnt die Runde
   *[other] { costly-tricks-hand-opens } gewinnt die Runde
}
costly-tricks-account-drawn = Die Runde endet unentschieden
costly-tricks-account-before = Vor dieser Stellung
costly-tricks-account-ranks = Summe der Werte
costly-tricks-account-cost = Stiche × { $cost }
costly-tricks-account-chip-taken = { $who ->
    [you] Du nimmst einen Chip.
   *[other] { costly-tricks-hand-opens } nimmt einen Chip.
}
costly-tricks-account-chip-given = { $who ->
    [you] Du bekommst einen Chip von der anderen Seite.
   *[other] { costly-tricks-hand-opens } bekommt einen Chip von der anderen Seite.
}
costly-tricks-account-no-chip = Kein Chip wandert.

## Was abgelehnt wurde oder in einem Spielprotokoll nicht stimmt

# Wessen Hand einer Aufzeichnung, die keine Namen kennt.
costly-tricks-record-hand = { $hand ->
    [0] A
    [1] B
    [2] As Geist
   *[3] Bs Geist
}
error-costly-tricks-must-follow = Diese Hand muss { costly-tricks-colour } bedienen, solange sie es hat.
error-costly-tricks-must-trump = Diese Hand muss Trumpf spielen, { costly-tricks-colour }, solange sie ihn hat.
error-costly-tricks-no-such-card = Die Karte „{ $text }“ gibt es nicht. Eine Karte ist ein Farbbuchstabe (R, G, P, B) und ein Wert (0 bis 9, T für zehn), etwa R0 oder PT.
error-costly-tricks-not-in-hand = Die Hand, die am Zug ist, hat { costly-tricks-card } nicht.
error-costly-tricks-bad-score = „{ $value }“ ist kein Punktestand: Es muss eine ganze Zahl sein.
error-costly-tricks-four-hands = Der Aufbau braucht „hands“, eine Liste von vier Händen.
error-costly-tricks-dealt-twice = Die Karte { costly-tricks-card } wurde zweimal gegeben.
error-costly-tricks-hand-sizes = Die vier Hände müssen gleich viele Karten haben, je mindestens eine; im Uhrzeigersinn von A an haben sie { $sizes }.
error-costly-tricks-hand-not-text = Die Hand von { costly-tricks-record-hand } muss ein Text sein, etwa „T5.4..“.
error-costly-tricks-bad-hand = Die Hand von { costly-tricks-record-hand } ist nicht lesbar: „{ $text }“. Sie besteht aus vier Farben mit Punkten dazwischen, Rot.Grün.Lila.Blau, jede mit ihren Werten von hoch nach tief, etwa „T5.4..“.
error-costly-tricks-bad-suit = In der Hand von { costly-tricks-record-hand }, „{ $text }“, sind die Werte von { costly-tricks-colour } nicht lesbar: Sie gehen von hoch nach tief, jeder einmal, mit T für zehn.
error-costly-tricks-no-leader = Niemand hat die rote 0; sag darum, welche Hand anspielt: „leader“, 0 bis 3.
error-costly-tricks-bad-leader = „{ $value }“ kann nicht anspielen: Es muss eine Hand von 0 bis 3 sein.
error-costly-tricks-red-zero-leads = Die Hand von { costly-tricks-record-hand } kann eine volle Verteilung nicht eröffnen: Das tut die Hand mit der roten 0.
error-costly-tricks-not-full-deal = Eine Partie besteht aus vollen Verteilungen mit elf Karten je Hand.
error-costly-tricks-score-in-match = Eine Runde einer Partie beginnt ohne Punktestand.

# What the bots are like.
bot-costly-tricks-gus = Nimmt jeden Stich, was er auch kostet.
bot-costly-tricks-mina = Sieht die Karten, die liegen, nicht die, die noch kommen.
bot-costly-tricks-otto = Rechnet mit dir und vergisst die Geister.
bot-costly-tricks-flora = Sieht einen Stich bis zu seinem Ende und nicht weiter.
bot-costly-tricks-bruno = Denkt zwei Stiche voraus und zählt das Ende aus.
bot-costly-tricks-ada = Macht nie einen Fehler.

## Warum eine Partie gewonnen wurde, nach ihrer letzten Runde.

costly-tricks-ending-last = Der letzte Stich hat Runde { $round } entschieden: { $who ->
    [you] Er brachte dich
    [bot] Er brachte den Bot
    [player] Er brachte Spieler { $side }
   *[other] Er brachte { $name }
} von { $before } auf { $score }.
costly-tricks-ending-trick = Stich { $trick } mit { $worth } hat Runde { $round } entschieden: Ohne ihn { $who ->
    [you] wärst du
    [bot] wäre der Bot
    [player] wäre Spieler { $side }
   *[other] wäre { $name }
} nicht über 0 gekommen.
costly-tricks-ending-many = { costly-tricks-hand-opens } { $who ->
    [you] hast
   *[other] hat
} Runde { $round } mit { $count } von { $size } Stichen gewonnen, { $score } zu { $against }.
