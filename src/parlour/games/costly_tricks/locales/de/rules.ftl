### Die Regeln von Schmerzhafte Stiche, in Abschnitten; vor jedem Satz steht die Nummer der Regel. Wo ein Name auf
### -ruling endet, entscheiden wir, was die gedruckte Regel offen lässt. Die Zahlen kommen aus den Regeln selbst.


rules-costly-tricks-goal-title = Worum es geht
# CT-8
rules-costly-tricks-goal = Du gewinnst Stiche, aber jeder Stich kostet { $cost } Punkte. Du bekommst die Summe seiner vier Karten und zahlst { $cost }: Fette Stiche lohnen sich, magere schmerzen. Hol dir also die fetten und häng der anderen Seite die mageren an.

rules-costly-tricks-table-title = Vier offene Hände
# CT-1
rules-costly-tricks-table-cards = Es gibt { $cards } Karten: Rot, Grün, Lila und Blau, jeweils von 0 bis { $highest }. Eine Karte ist so viel wert wie die Zahl auf ihr.
# CT-2
rules-costly-tricks-table-hands = Jede der vier Hände bekommt { $deal } Karten, die offen liegen. Zwei davon spielst du, deine eigene und die deines Geists gegenüber; die andere Seite spielt die beiden dazwischen. Niemand verbirgt etwas: Sind die Karten verteilt, gibt es kein Glück mehr.

rules-costly-tricks-play-title = So läuft ein Stich
# CT-3
rules-costly-tricks-play-first = Die Hand, die die rote 0 bekommen hat, spielt zum ersten Stich aus, und zwar eine beliebige Karte.
rules-costly-tricks-play-first-ruling = Es ist wirklich diese Hand, auch wenn sie einem Geist gehört.
# CT-4
rules-costly-tricks-play-follow = Im Uhrzeigersinn spielt jede Hand eine Karte. Wer die angespielte Farbe hat, muss sie bedienen.

rules-costly-tricks-trump-title = Der Trumpf, der wechselt
# CT-5
rules-costly-tricks-trump-first = Jeder Stich beginnt ohne Trumpf. Die erste Hand, die nicht bedienen kann, spielt eine andere Farbe, und diese wird Trumpf.
# CT-6
rules-costly-tricks-trump-duty = Wer danach nicht bedienen kann, aber Trumpf hat, muss Trumpf spielen.
rules-costly-tricks-trump-no-duty = Wer danach nicht bedienen kann, darf jede Karte spielen, auch wenn er Trumpf hat.
# CT-5
rules-costly-tricks-trump-next = Wer weder die angespielte Farbe noch Trumpf hat, spielt etwas anderes: Eine frische Farbe wird der neue Trumpf und löst den alten ab. Eine abgelöste Farbe kann in diesem Stich nicht wieder Trumpf werden.
rules-costly-tricks-trump-next-any = Ist diese Karte von einer frischen Farbe, die in diesem Stich noch nicht Trumpf war, so wird sie der neue Trumpf und löst den alten ab. Eine abgelöste Farbe kann in diesem Stich nicht wieder Trumpf werden.
rules-costly-tricks-trump-next-any-ruling = Das gilt auch für eine Hand, die den alten Trumpf noch hat.
rules-costly-tricks-trump-discard-ruling = Eine solche Hand darf auch eine abgelöste Farbe abwerfen, selbst wenn sie eine frische hat.
rules-costly-tricks-trump-end = Nach dem Stich sind alle Trümpfe vergessen.

rules-costly-tricks-win-title = Wer ihn gewinnt
# CT-7
rules-costly-tricks-win = Die höchste Karte des Trumpfs, der am Ende gilt, gewinnt den Stich; ohne Trumpf die höchste der angespielten Farbe. Die Hand, die gewonnen hat, spielt zum nächsten Stich aus.

rules-costly-tricks-example-title = Ein Stich, Schritt für Schritt
# CT-11
rules-costly-tricks-example = Die Runde geht zu Ende, jede Hand hat noch drei Karten. A spielt aus.
rules-costly-tricks-example-last = Der Geist von B muss Blau spielen, das schon Trumpf war und es nicht wieder werden kann.
rules-costly-tricks-example-won = Der Geist von A gewinnt mit der einzigen lila Karte: { $sum } = { $worth } für A.

rules-costly-tricks-score-title = Der Punktestand
# CT-8
rules-costly-tricks-score = Ein Stich aus 10, 9, 8 und 7 bringt { $rich }, einer aus 0, 1, 2 und 3 kostet { $poor }. Nach { $deal } Stichen ergeben beide Stände zusammen 0: Was die eine Seite gewinnt, verliert die andere.
# CT-9
rules-costly-tricks-score-chip = Die Seite über 0 gewinnt die Runde. Bei 0 zu 0 endet sie unentschieden, und kein Chip wandert.

rules-costly-tricks-match-title = Die Partie
# CT-10
rules-costly-tricks-match-first = Wer eine Runde gewinnt, nimmt einen Chip. Wer zuerst { $chips } Chips hat, gewinnt die Partie.
rules-costly-tricks-match-tug = Beide Seiten beginnen mit { $half } Chips. Wer eine Runde verliert, gibt der anderen Seite einen. Wer alle { $all } hat, gewinnt die Partie.
rules-costly-tricks-match-deal = Für jede Runde wird neu gegeben.
