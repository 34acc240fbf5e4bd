### Der dritte Mann: der Tisch, was geschah, was abgelehnt wurde.

## Der Tisch

third-man-board = Der Tisch vom dritten Mann
third-man-track = Punktebrett
third-man-piece = { player }: { $score }
third-man-edge-high = { $board_end ->
    [reach] +{ $limit } beendet die Serie
   *[beyond] über +{ $limit } endet die Serie
}
third-man-edge-low = { $board_end ->
    [reach] −{ $limit } beendet die Serie
   *[beyond] unter −{ $limit } endet die Serie
}
third-man-auction-number = Auktion { $number } von { $size }
third-man-chips-count = { $count ->
    [0] kein Chip
    [one] { $count } Chip
   *[other] { $count } Chips
}
third-man-score-of = Punkte: { $score }

## Was ein Spieler tut. $doing: leads, waits, open, chooses, sealed, turned, nothing.

third-man-doing = { $doing ->
    [leads] bietet offen
    [waits] wartet
    [open] offen
    [chooses] überlegt
    [sealed] verdeckt
    [turned] umgedreht
   *[nothing] –
}
third-man-doing-own = { $doing ->
    [leads] biete offen
    [waits] warte
    [open] offen
    [chooses] dein Gebot
    [sealed] verdeckt
    [turned] umgedreht
   *[nothing] –
}
third-man-leads-next = { $who ->
    [you] du eröffnest
   *[other] eröffnet nun
}
third-man-led = hat eröffnet
third-man-open-bid-of = offenes Gebot: { $bid }
third-man-bid-of = Gebot: { $bid }

## Plätze und was sie bringen

third-man-place = { $place ->
    [first] Erster
    [shared-first] Beide Erste
    [second] Zweiter
    [shared-second] Beide Zweite
    [third] Dritter Mann
    [shared-third] Beide Dritte
   *[last] Letzter
}
third-man-place-short = { $place ->
    [first] Erster
    [shared-first] zwei Erste
    [second] Zweiter
    [shared-second] zwei Zweite
    [third] Dritter
    [shared-third] zwei Dritte
    [annulled] ungültig
    [nothing] sonst
   *[last] Letzter
}
third-man-reason = { $place ->
    [first] { $prize } − { $bid }
    [shared-first] { $half } − { $bid }
    [second] minus das Gebot
    [shared-second] minus das Gebot
    [third] zweimal das Gebot
    [shared-third] zweimal das Gebot
   *[last] nichts
}
third-man-annulled = Ungültig
third-man-annulled-reason = die Karte geht zurück
third-man-formula = { $place ->
    [first] { $prize } − Gebot
    [shared-first] { $half } − Gebot
    [second] − Gebot
    [third] 2 × Gebot
   *[last] 0
}
third-man-from-to = von { $before } auf { $after }

## Gebotene Karten

third-man-used = Gebotene Karten (voll) und noch auf der Hand
third-man-used-list = Geboten: { $cards }.
third-man-used-none = Noch keine Karte geboten.
third-man-held-list = Noch auf der Hand: { $cards }.

## Die eigene Hand

third-man-hand = Deine Karten
third-man-card = { $bid } bieten
third-man-card-earns = { $bid } bieten: { $earns }
third-man-earns-place = { third-man-place-short } { $move }
third-man-card-sealed = { $bid }, dein verdecktes Gebot
third-man-card-waits = { $bid }, jetzt nicht zu bieten
third-man-seal = { $bid } verdeckt bieten
third-man-bid-openly = { $bid } offen bieten
third-man-cancel = Zurück
third-man-earns = Was die { $bid } brächte
third-man-earns-any = Was ein Gebot bringt
third-man-all-auctions = Alle Auktionen
third-man-auctions = Die Auktionen dieser Serie
third-man-auction = Auktion
third-man-no-auction-yet = Noch ist keine Auktion gespielt.

## Was zu tun ist

third-man-prompt-lead = Biete eine Karte, für alle sichtbar.
third-man-prompt-wait = Dieses erste Gebot liegt offen; danach wählst du deines geheim.
third-man-prompt-choose = { $who ->
    [bot] Das offene Gebot des Bots ist { $bid }.
   *[other] Das offene Gebot von { $name } ist { $bid }.
} Wähle deines: Niemand sieht es, bevor alle vier umgedreht werden.
third-man-prompt-sealed = Deine { $bid } liegt verdeckt. Du kannst sie ändern, bis alle geboten haben.
third-man-prompt-turning = Die vier Gebote werden umgedreht.
third-man-answer-sealed = Die { $bid } ist dein verdecktes Gebot. Eine andere Karte ändert es.
third-man-answer-used = Deine { $bid } ist schon ausgespielt.
third-man-answer-own = Du bietest mit den Karten deiner Hand.
third-man-answer-other = { $who ->
    [bot] Das sind die Karten des Bots.
   *[other] Das sind die Karten von { $name }.
}
third-man-prompt-others = { $who ->
    [you] Deine { $bid } liegt offen.
    [bot] Die { $bid } des Bots liegt offen.
   *[other] Die { $bid } von { $name } liegt offen.
} Die anderen wählen geheim.
third-man-reason-waits = { $who ->
    [you] Dein Gebot liegt offen und bleibt, wie es ist.
    [bot] Zuerst bietet der Bot.
   *[other] Zuerst bietet { $name }.
}
third-man-reason-nothing = Jetzt wird nicht geboten.

## Was geschah

third-man-bid-opens = { $who ->
    [you] Deine { $bid }
    [bot] Die { $bid } des Bots
   *[other] Die { $bid } von { $name }
}
third-man-said-open = { $who ->
    [you] Du bietest offen { $bid }.
   *[other] { player-opens } bietet offen { $bid }.
}
third-man-said-sealed = { $who ->
    [you] Du hast geheim geboten.
   *[other] { player-opens } hat geheim geboten.
}
third-man-said-sealed-own = Du hast geheim { $bid } geboten.
third-man-said-changed = Du hast dein Gebot auf { $bid } geändert.
third-man-said-first = { third-man-bid-opens } ist Erste: { $prize } − { $bid }, { $move }.
third-man-said-shared-first = { third-man-bid-opens } teilt den ersten Platz: { $half } − { $bid }, { $move }.
third-man-said-second = { third-man-bid-opens } ist Zweite und zahlt: { $move }.
third-man-said-shared-second = { third-man-bid-opens } teilt den zweiten Platz und zahlt: { $move }.
third-man-said-third = { third-man-bid-opens } ist Dritte: zweimal { $bid }, { $move }.
third-man-said-shared-third = { third-man-bid-opens } teilt den dritten Platz: zweimal { $bid }, { $move }.
third-man-said-last = { third-man-bid-opens } ist Letzte und bewegt nichts.
third-man-said-annulled = { $count ->
    [3] Drei Gebote sind { $bid }: Die Auktion ist ungültig.
   *[4] Alle vier Gebote sind { $bid }: Die Auktion ist ungültig.
} { $who ->
    [you] Alle Karten gehen zurück, und du eröffnest noch einmal.
   *[other] Alle Karten gehen zurück, und { player-within } eröffnet noch einmal.
}
third-man-auction-brought = Auktion { $number }: { $brought }.
third-man-bid-brought = { $who ->
    [you] { $move } für deine { $bid }
    [bot] { $move } für die { $bid } des Bots
   *[other] { $move } für die { $bid } von { $name }
}
third-man-auction-annulled = Auktion { $number } war ungültig: { $count ->
    [3] Drei Gebote waren { $bid }.
   *[4] Alle vier Gebote waren { $bid }.
}
third-man-said-lead-ahead = { $who ->
    [you] Du liegst vorn und eröffnest.
   *[other] { player-opens } liegt vorn und eröffnet.
}
third-man-said-lead-moved = { $who ->
    [you] Mehrere liegen vorn; du bist weiter vorgerückt als die anderen und eröffnest.
   *[other] Mehrere liegen vorn; { player-within } ist weiter vorgerückt als die anderen und eröffnet.
}
third-man-said-lead-lot = { $who ->
    [you] So fiel das Los: Du eröffnest.
   *[other] So fiel das Los: { player-opens } eröffnet.
}
third-man-said-lead-again = { $who ->
    [you] Du eröffnest noch einmal.
   *[other] { player-opens } eröffnet noch einmal.
}
third-man-said-lead-shared = Mehrere liegen vorn, und nichts unterscheidet sie: Das Los entscheidet, wer eröffnet.
third-man-said-left = { $who ->
    [you] Deine Figur hat das Brett verlassen, mit { $score }.
    [bot] Die Figur des Bots hat das Brett verlassen, mit { $score }.
   *[other] Die Figur von { $name } hat das Brett verlassen, mit { $score }.
}
third-man-said-all-played = Alle Auktionen der Serie sind gespielt.
third-man-said-won = { $who ->
    [you] Du liegst vorn und gewinnst die Serie.
   *[other] { player-opens } liegt vorn und gewinnt die Serie.
}
third-man-said-nobody-won = Mehrere liegen vorn, und nichts unterscheidet sie: Niemand gewinnt die Serie.

## Die Abrechnung einer Serie

third-man-round-over = Serie { $round } ist zu Ende
third-man-round-won = { $who ->
    [you] Du gewinnst die Serie
    [bot] Der Bot gewinnt die Serie
    [shared-you] { $name } teilt euch die Serie
    [shared] { $name } teilen sich die Serie
   *[other] { $name } gewinnt die Serie
}
third-man-round-won-nobody = Niemand gewinnt die Serie
third-man-next-round = Nächste Serie
third-man-looks-last = { $count ->
    [one] { $names } sieht sich die letzte Serie noch einmal an.
   *[other] { $names } sehen sich die letzte Serie noch einmal an.
}
third-man-looks-round = { $count ->
    [one] { $names } sieht sich Serie { $round } noch einmal an.
   *[other] { $names } sehen sich Serie { $round } noch einmal an.
}
third-man-next-round-in = { $seconds ->
    [0] Die nächste Serie beginnt.
   *[other] Die nächste Serie beginnt in { $seconds } s.
}
third-man-podium-course = Chips nach jeder Serie
third-man-event-round-dealt = Serie { $round } beginnt.
third-man-account-board = { $board_end ->
    [reach] Eine Figur kam auf { $limit } Punkte oder weiter.
   *[beyond] Eine Figur kam weiter als { $limit } Punkte.
}
third-man-account-chip = { $who ->
    [you] Du nimmst einen Chip.
   *[other] { player-opens } nimmt einen Chip.
}
third-man-account-no-chip = Niemand nimmt einen Chip.
third-man-account-total = Zusammen

## Die Tastatur

third-man-keys-arrows = Durch deine Karten gehen
third-man-keys-ranks = Zur Karte dieses Werts gehen
third-man-keys-enter = Die Karte bieten

## Was abgelehnt wurde oder in einem Spielprotokoll nicht stimmt

error-third-man-no-such-bid = Das Gebot „{ $text }“ gibt es nicht. Ein Gebot ist ein Wert von 0 bis 9.
error-third-man-four-bids = „{ $text }“ ist keine Auktion: Es müssen vier Werte sein, die Gebote in der Reihenfolge der Plätze, etwa 5735.
error-third-man-card-used = Die { $bid } ist in dieser Serie schon ausgespielt.
error-third-man-bid-stands = Dein Gebot liegt offen und lässt sich nicht mehr ändern.
error-third-man-no-such-lot = Das Los kann jetzt nicht so fallen.
error-third-man-bad-first = „{ $value }“ kann nicht eröffnen: „first“ muss ein Platz von 0 bis 3 sein.
error-third-man-lots-not-list = Das Feld „lots“ muss eine Liste von Plätzen sein.
error-third-man-bad-lot = „{ $value }“ ist kein Los: Es muss ein Platz von 0 bis 3 sein.
error-third-man-lot-missing = Mehrere liegen vorn, und nichts unterscheidet sie: „lots“ muss sagen, wer eröffnet.
error-third-man-wrong-lot = Das Los kann nicht auf Platz { $seat } fallen: Er liegt nicht mit vorn.

# What the bots are like.
bot-third-man-paula = Spart die hohen Karten für später auf.
bot-third-man-max = Bietet kühn, immer um den ersten Platz.
bot-third-man-gerda = Bleibt knapp unter dem offenen Gebot und hofft auf den dritten Platz.
bot-third-man-yusuf = Zählt Punkte und gespielte Karten, nicht, wer vorn liegt.
bot-third-man-clara = Denkt daran, was die anderen bieten und wer gewinnen kann.
bot-third-man-emil = Der Stärkste: unberechenbar, und rechnet die letzte Auktion aus.

# Eine Serie, noch einmal angesehen.
third-man-replay-title = { $game }: Serie { $round }
third-man-replay-rounds = Serien
third-man-replay-round = Serie { $round }
third-man-replay-watch-round = Serie { $round } noch einmal ansehen
third-man-history-earlier = Was in Serie { $round } geschah

## Warum eine Partie gewonnen wurde, nach ihrer letzten Runde.

third-man-ending-third = { $who ->
    [you] Du hast
    [bot] Der Bot hat
   *[other] { $name } hat
} Serie { $round } mit { $score } gewonnen: { $count ->
    [1] Einmal
    [2] Zweimal
    [3] Dreimal
   *[other] { $count }-mal
} Dritter brachte { $sum }.
third-man-ending-first = { $who ->
    [you] Du hast
    [bot] Der Bot hat
   *[other] { $name } hat
} Serie { $round } mit { $score } gewonnen: { $count ->
    [1] Einmal
    [2] Zweimal
    [3] Dreimal
   *[other] { $count }-mal
} Erster brachte { $sum }.
third-man-ending-least = { $who ->
    [you] Du hast
    [bot] Der Bot hat
   *[other] { $name } hat
} in Serie { $round } am wenigsten verloren: { $score } lag am weitesten vorn.
third-man-ending-shared = { $who ->
    [you] Du hast
    [bot] Der Bot hat
   *[other] { $name } hat
} sich die Führung in Serie { $round } mit { $score } geteilt, und die letzten Züge gaben den Ausschlag.
