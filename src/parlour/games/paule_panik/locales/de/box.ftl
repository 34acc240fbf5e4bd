### Paule Panik: was auf der Schachtel steht: Name, Idee, Ausgaben und Optionen.

game-paule-panik = Paule Panik
game-paule-panik-line = Niemand ist an der Reihe. Eins rauf oder eins runter, schneller als die anderen.
edition-paule-panik-quick = Schneller Tisch
edition-paule-panik-french = Französische Ausgabe
option-paule-panik-auto_refill = Nachziehen
option-paule-panik-auto_refill-help = Ob deine Hand für dich aufgefüllt wird oder du jede Karte selbst ziehst.
option-paule-panik-auto_refill-true = von selbst
option-paule-panik-auto_refill-false = von Hand
option-paule-panik-placing = Zweiter und dritter Platz
option-paule-panik-placing-help = Ob die anderen weiterspielen, wenn der Erste fertig ist, oder ihre übrigen Karten entscheiden.
option-paule-panik-placing-play_on = weiterspielen
option-paule-panik-placing-cards_left = nach übrigen Karten
option-paule-panik-bets = Wetten
option-paule-panik-bets-help = Einmal in der Partie darf jeder vor einer Runde wetten, dass er sie gewinnt.
option-paule-panik-bets-true = ja
option-paule-panik-bets-false = nein
paule-panik-your-turn-short = Wird gerade gespielt
paule-panik-table-others = Wird gerade gespielt
