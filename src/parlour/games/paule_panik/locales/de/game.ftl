### Paule Panik: Name, Optionen, was abgelehnt wurde, was in einer Aufzeichnung falsch ist.

game-paule-panik = Paule Panik
game-paule-panik-line = Niemand ist an der Reihe. Eins rauf oder eins runter, schneller als die anderen.
edition-paule-panik-quick = Schneller Tisch
edition-paule-panik-french = Französische Ausgabe
option-paule-panik-auto_refill = Nachziehen
option-paule-panik-auto_refill-help = Ob deine Hand für dich aufgefüllt wird oder du jede Karte selbst ziehst.
option-paule-panik-auto_refill-true = macht der Tisch
option-paule-panik-auto_refill-false = von Hand
option-paule-panik-placing = Zweiter und dritter Platz
option-paule-panik-placing-help = Ob die anderen weiterspielen, wenn der Erste fertig ist, oder ihre übrigen Karten entscheiden.
option-paule-panik-placing-play_on = weiterspielen
option-paule-panik-placing-cards_left = nach übrigen Karten
option-paule-panik-bets = Wetten
option-paule-panik-bets-help = Einmal in der Partie darf jeder vor einer Runde wetten, dass er sie gewinnt.
option-paule-panik-bets-true = ja
option-paule-panik-bets-false = nein

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
