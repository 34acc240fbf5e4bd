### Paule Panik: was abgelehnt wurde, was in einer Aufzeichnung falsch ist.

## Karten. MARK zeigt das Zeichen der Farbe; vorgelesen wird es nicht.

paule-panik-card = { $colour ->
    [R] { MARK("sun") }Rot
    [Y] { MARK("house") }Gelb
    [G] { MARK("fir") }Grün
    [B] { MARK("wave") }Blau
   *[V] { MARK("moon") }Violett
} { $rank }
paule-panik-card-chosen = { paule-panik-card }, gewählt
paule-panik-card-sent = { paule-panik-card }, unterwegs
paule-panik-card-waits = { paule-panik-card }, wird gleich gespielt
paule-panik-card-returns = { paule-panik-card }, auf dem Rückweg

## Der Tisch

paule-panik-middle = Die beiden Stapel
paule-panik-hand = Deine Hand
paule-panik-others = Die anderen
paule-panik-stack = { $stack ->
    [0] Linker Stapel: { paule-panik-card }
   *[1] Rechter Stapel: { paule-panik-card }
}
paule-panik-stack-hidden = { $stack ->
    [0] Linker Stapel, verdeckt
   *[1] Rechter Stapel, verdeckt
}
paule-panik-fits = { $low } oder { $high } passt
paule-panik-side = noch { $count }
paule-panik-side-pile = { $stack ->
    [0] Linker Seitenstoß: noch { $count }
   *[1] Rechter Seitenstoß: noch { $count }
}
paule-panik-by = { $who ->
    [you] Du
   *[other] { $name }
}
paule-panik-by-table = Aufgedeckt
paule-panik-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
paule-panik-points-of = { $points } von { $goal } Punkten
paule-panik-cards = { $hand } auf der Hand + { $pile } im Stoß
paule-panik-cards-word = { $count ->
    [one] Karte
   *[other] Karten
}
paule-panik-cards-of = { $hand } auf der Hand, { $pile } im Stoß, zusammen { $total }
paule-panik-place = Platz { $place }
paule-panik-bets-mark = wettet
paule-panik-bets-mark-of = { $who ->
    [you] Du wettest, dass du diese Runde gewinnst
   *[other] { $name } wettet auf den eigenen Sieg
}
paule-panik-said-mark = bereit
paule-panik-draw = Ziehen
paule-panik-draw-label = Eine Karte aus deinem Stoß ziehen, noch { $pile }
paule-panik-pile-empty = Dein Stoß ist leer

## Was zu tun ist

paule-panik-prompt-play = Eins mehr oder eins weniger, auf einen der Stapel.
paule-panik-prompt-play-ends = Eins mehr oder eins weniger, auf einen der Stapel; { $highest } und { $lowest } sind Nachbarn.
paule-panik-prompt-stack = { paule-panik-card }: auf welchen Stapel?
paule-panik-prompt-fits-none = { paule-panik-card } passt gerade auf keinen Stapel.
paule-panik-prompt-one-stack = { $stack ->
    [0] { paule-panik-card } passt links: tipp den linken Stapel an.
   *[1] { paule-panik-card } passt rechts: tipp den rechten Stapel an.
}
paule-panik-prompt-none = Von deinen passt gerade keine. Warte auf die nächste Karte.
paule-panik-prompt-draw = { $hand } von { $full } Karten auf der Hand: zieh nach oder spiel weiter.
paule-panik-prompt-watching = Du schaust zu.
paule-panik-prompt-out = Du hast keine Karten mehr: Platz { $place }. Die anderen spielen weiter.
paule-panik-prompt-bet = Gewinnst du diese Runde?
paule-panik-prompt-bets = Es geht los, sobald alle gesagt haben, ob sie wetten.
paule-panik-answer-other = { $who ->
    [bot] Das sind die Karten des Bots; niemand sonst sieht sie.
   *[other] Das sind die Karten von { $name }; niemand sonst sieht sie.
}
paule-panik-answer-side = Von hier wird eine Karte aufgedeckt, wenn niemand spielen kann.
paule-panik-answer-drag = Tipp die Karte an: Sie geht dorthin, wo sie passt. Ziehen lässt sich in den Einstellungen einschalten.
paule-panik-answer-stack = Wähl zuerst eine Karte deiner Hand.
paule-panik-own-bet = { $bet ->
    [yes] Du wettest, dass du diese Runde gewinnst.
    [spent] Deine Wettkarte ist in einer früheren Runde verbraucht worden.
   *[no] Du wettest nicht auf diese Runde.
}
paule-panik-prompt-draws = { $who ->
    [you] Du gewinnst die Runde und ziehst zwei Karten.
    [bot] Der Bot gewinnt die Runde und zieht zwei Karten.
   *[other] { $name } gewinnt die Runde und zieht zwei Karten.
}
paule-panik-bet-help = Wettest du und gewinnst, bekommst du { $won } Punkte dazu. Wettest du und gewinnst nicht, bekommen die anderen je { $lost }. Du hast eine Wette für die ganze Partie.
paule-panik-bet-yes = Wetten
paule-panik-bet-no = Nicht wetten
paule-panik-was-first = { $who ->
    [bot] Der Bot war mit { paule-panik-card } zuerst da.
   *[other] { $name } war mit { paule-panik-card } zuerst da.
}
paule-panik-table-waits = Der Tisch wartet.
paule-panik-bets-close = Noch { $seconds } s zum Wetten.
paule-panik-goes-on = In { $seconds } s spielt der Tisch für jemanden.
paule-panik-played-for-you = Der Tisch hat deine { paule-panik-card } gespielt, weil niemand etwas tat.
paule-panik-you-can = { $stack ->
    [0] Du kannst { paule-panik-card } spielen, links.
   *[1] Du kannst { paule-panik-card } spielen, rechts.
}

## Was geschah

paule-panik-said-ready = { $who ->
    [you] Du hast gesagt, ob du wettest.
    [bot] Der Bot hat gesagt, ob er wettet.
   *[other] { $name } hat gesagt, ob er wettet.
}
paule-panik-said-no-bets = Niemand wettet auf diese Runde.
paule-panik-said-bet = { $who ->
    [you] Du wettest, dass du diese Runde gewinnst.
    [bot] Der Bot wettet, dass er diese Runde gewinnt.
   *[other] { $name } wettet auf den eigenen Sieg in dieser Runde.
}
paule-panik-said-played = { $stack ->
    [0] { $who ->
        [you] Du: { paule-panik-card }, links.
        [bot] Bot: { paule-panik-card }, links.
       *[other] { $name }: { paule-panik-card }, links.
    }
   *[1] { $who ->
        [you] Du: { paule-panik-card }, rechts.
        [bot] Bot: { paule-panik-card }, rechts.
       *[other] { $name }: { paule-panik-card }, rechts.
    }
}
paule-panik-said-drawn = Du hast { paule-panik-card } gezogen.
paule-panik-said-stuck = Niemand kann spielen. Der Tisch deckt eine Karte auf.
paule-panik-said-reshuffled = Die Karten der Stapel werden gemischt und sind die neuen Seitenstöße.
paule-panik-said-turned = { $stack ->
    [0] Links aufgedeckt: { paule-panik-card }.
   *[1] Rechts aufgedeckt: { paule-panik-card }.
}
paule-panik-last-card = Letzte Karte!
paule-panik-said-late = { $who ->
    [you] Du kamst mit { paule-panik-card } zu spät.
    [bot] Der Bot kam mit { paule-panik-card } zu spät.
   *[other] { $name } kam mit { paule-panik-card } zu spät.
}
paule-panik-said-beaten = { $who ->
    [you] Du kamst mit { paule-panik-card } um { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s zu spät.
    [bot] Der Bot kam mit { paule-panik-card } um { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s zu spät.
   *[other] { $name } kam mit { paule-panik-card } um { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s zu spät.
}
paule-panik-said-last-card = { $who ->
    [you] Du hast nur noch eine Karte!
    [bot] Der Bot hat nur noch eine Karte!
   *[other] { $name } hat nur noch eine Karte!
}
paule-panik-bet-turned = { $bet ->
    [yes] wettet
   *[no] wettet nicht
}
paule-panik-said-out = { $who ->
    [you] Du hast keine Karten mehr: Platz { $place }.
    [bot] Der Bot hat keine Karten mehr: Platz { $place }.
   *[other] { $name } hat keine Karten mehr: Platz { $place }.
}
paule-panik-said-ended-out = Die Runde ist zu Ende.
paule-panik-said-ended-blocked = Niemand kann mehr spielen oder ziehen. Die Runde ist zu Ende.
paule-panik-said-lot = Gleich viele Karten: das Los bestimmt die Reihenfolge. { $names }.
paule-panik-said-prize = { $who ->
    [you] Du hast { $first } und { $second } gezogen: { $first } + { $second } = { $sum } Punkte.
    [bot] Der Bot hat { $first } und { $second } gezogen: { $first } + { $second } = { $sum } Punkte.
   *[other] { $name } hat { $first } und { $second } gezogen: { $first } + { $second } = { $sum } Punkte.
}

## Die Abrechnung einer Runde

paule-panik-account-won = { $who ->
    [you] Du gewinnst die Runde
    [bot] Der Bot gewinnt die Runde
   *[other] { $name } gewinnt die Runde
}
paule-panik-account-drawn = Diese beiden wurden gezogen: beide für den Ersten, { $first } für den Zweiten, { $second } für den Dritten.
paule-panik-account-drawn-two = Diese beiden wurden gezogen: beide für den Ersten, { $first } für den Zweiten.
paule-panik-account-bets = Eine gewonnene Wette brachte { $won }, eine verlorene brachte allen anderen { $lost }.
paule-panik-account-left = { $count ->
    [0] keine Karte mehr
    [one] noch { $count } Karte
   *[other] noch { $count } Karten
}
paule-panik-account-this-round = Punkte
paule-panik-account-total = Gesamt
paule-panik-account-goal = { $goal } Punkte gewinnen die Partie.

## Ein Bild der Regeln

paule-panik-rules-fit = Auf { $top } passt { $ranks }.

## Tasten

paule-panik-keys-cards = spielt die Karte auf diesem Platz oder wählt sie, wenn sie auf beide Stapel passt
paule-panik-keys-stacks = legt die gewählte Karte auf den linken oder den rechten Stapel
paule-panik-keys-enter = spielt oder wählt die Karte, wie ein Druck
paule-panik-keys-draw = zieht eine Karte aus deinem Stoß, wo von Hand gezogen wird

## Was abgelehnt wurde oder in einer Aufzeichnung falsch ist

error-paule-panik-does-not-fit = { $rank } passt nicht auf { $top }, nur { $low } und { $high } passen.
error-paule-panik-not-in-hand = Die Karte { $card } ist nicht auf deiner Hand.
error-paule-panik-you-are-out = Du hast in dieser Runde keine Karten mehr.
error-paule-panik-bets-first = Noch haben nicht alle gesagt, ob sie wetten. Danach kommen die Karten.
error-paule-panik-bets-closed = Die Wetten dieser Runde sind aufgedeckt.
error-paule-panik-bets-off = An diesem Tisch wird nicht gewettet.
error-paule-panik-bet-said = Du hast schon gesagt, ob du auf diese Runde wettest.
error-paule-panik-bet-spent = Deine Wettkarte ist in einer früheren Runde dieser Partie verbraucht worden.
error-paule-panik-refills-itself = Hier füllt der Tisch deine Hand von selbst auf.
error-paule-panik-pile-empty = Dein Stoß ist leer.
error-paule-panik-hand-full = Deine Hand ist voll: { $cards } Karten.
error-paule-panik-not-stuck = Solange jemand spielen kann, wird keine Karte aufgedeckt.
error-paule-panik-not-due = Das kann der Tisch jetzt nicht tun.
error-paule-panik-only-the-table = Das tut nur der Tisch selbst.
error-paule-panik-no-such-seat = Einen Platz { $seat } hat dieser Tisch nicht.
error-paule-panik-no-such-action = „{ $text }“ ist keine Aktion. Gespielt wird mit Karte und Stapel, etwa R17 L; + zieht eine Karte.
error-paule-panik-no-such-card = Es gibt keine Karte „{ $text }“. Eine Karte ist ein Farbbuchstabe (R, Y, G, B, V) und ein Wert von 1 bis 17, etwa V17.
error-paule-panik-dealt-twice = Die Karte { $card } ist zweimal da.
error-paule-panik-colours = Die Karten haben die Farben { $colours }; so viele Spieler nehmen { $count } Farben.
error-paule-panik-list-size = Eine Liste in „{ $field }“ muss { $size } Einträge haben; sie hat { $found }.
error-paule-panik-not-number = Im Feld „{ $field }“ steht „{ $value }“, das ist keine ganze Zahl.
error-paule-panik-bad-seats = Das Feld „{ $field }“ muss verschiedene Plätze des Tisches nennen, nicht { $value }.
error-paule-panik-reshuffle-missing = Niemand kann spielen, und beide Seitenstöße sind leer: „reshuffles“ braucht einen Eintrag { $number }, gezählt ab 0.
error-paule-panik-reshuffle-differs = Eintrag { $number } von „reshuffles“, gezählt ab 0, muss alle Karten der Mitte außer den zwei obersten enthalten, die Hälfte links; bei ungerader Zahl dort eine mehr.
error-paule-panik-lot-missing = Gleich viele Karten werden durch das Los gereiht: „lots“ braucht einen Eintrag { $number }, gezählt ab 0.
error-paule-panik-lot-differs = Eintrag { $number } von „lots“, gezählt ab 0, muss genau die Plätze { $seats } reihen.
error-paule-panik-drawn-missing = Die Runde ist zu Ende: „drawn“ muss sagen, wo die zwei Karten des Siegers lagen.
error-paule-panik-drawn-differs = Der Sieger kann die Karten { $first } und { $second } nicht ziehen: Es müssen zwei von { $cards } Karten der Mitte sein, gezählt ab 0.
error-paule-panik-bet-twice = Platz { $seat } wettet in dieser Partie zum zweiten Mal.
error-paule-panik-spent-differs = Das Feld „spent“ muss die Plätze nennen, die in dieser Partie gewettet haben: { $seats }.

# What the bots are like.
bot-paule-panik-willi = Lässt sich Zeit und schaut zuerst auf den rechten Stapel.
bot-paule-panik-frieda = Spielt ruhig und übersieht, dass 17 und 1 Nachbarn sind.
bot-paule-panik-kurt = Schaut auf einen Stapel nach dem anderen und überlegt vor jeder Karte.
bot-paule-panik-lena = Ist geübt und plant eine Karte voraus.
bot-paule-panik-mika = Ist flink und plant die ganze Hand.
bot-paule-panik-ida = So schnell, wie schnelle Leute sind.
bot-paule-panik-zack = Schneller, als ein Mensch sein kann.
paule-panik-podium-total = { $count ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
paule-panik-podium-course = Punkte nach jeder Runde

# Eine Runde, noch einmal angesehen.
paule-panik-replay-course = Die übrigen Karten, Zug für Zug
paule-panik-replay-course-label = Die übrigen Karten, Zug für Zug. Am Ende: { $scores }.

## Warum eine Partie gewonnen wurde, nach ihrer letzten Runde.

paule-panik-ending-while = { $who ->
    [you] Du warst
    [bot] Der Bot war
   *[other] { $name } war
} alle Karten los, als { $rival ->
    [you] du noch { $had } hattest
   *[other] { $second } noch { $had } hatte
}: { $points } Punkte, { $total } insgesamt.
paule-panik-ending-out = { $who ->
    [you] Du warst
    [bot] Der Bot war
   *[other] { $name } war
} zuerst ohne Karte: { $points } Punkte, { $total } insgesamt.
paule-panik-ending-fewest = Niemand konnte mehr spielen, und { $who ->
    [you] du hattest
    [bot] der Bot hatte
   *[other] { $name } hatte
} am wenigsten Karten, { $left }: { $points } Punkte, { $total } insgesamt.
paule-panik-ending-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in der letzten Runde brachten { $who ->
    [you] dich
    [bot] den Bot
   *[other] { $name }
} auf { $total }; { $goal } waren nötig.
paule-panik-ending-shared = Die Sieger haben gleich viele Punkte, { $total }.
