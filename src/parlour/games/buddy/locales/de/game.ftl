### Der Freund zur Linken: der Name, was abgelehnt wurde, was an einer Aufzeichnung nicht stimmt.

game-buddy = Der Freund zur Linken
game-buddy-line = Deine Punkte zählen, und die deines linken Nachbarn auch.
edition-buddy-piatnik-2001 = Englische Ausgabe

buddy-card = { $card ->
    [T] 10
   *[other] { $card }
}

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
