### Der Freund zur Linken: was jemand am ersten Tisch liest (first-…, kurz genug für einen Streifen auf dem Handy), und die Karte der
### Regeln (rules-…-brief-…), ein kurzer Satz je Zeile. Die Zahlen kommen aus den Regeln selbst.

first-buddy-goal = Räum Punkte ab: Die deines linken Nachbarn zählen auch für dich.
first-buddy-hands = Du spielst eine Reihe, deine eigene; alle Karten liegen offen.
first-buddy-hands-shared = Hier spielt jeder reihum seine eigene Reihe; alle Karten liegen offen.

# BL-9
rules-buddy-brief-goal = Deine Punkte zählen für dich, und die deines linken Nachbarn auch.
# BL-1
rules-buddy-brief-cards = Jeder der { $players } Spieler hat die gleichen { $cards } Karten, für alle offen.
# BL-2
rules-buddy-brief-worth = Die Karten { $lowest } bis { $last_worth } sind so viele Punkte wert wie ihr Rang, die höheren nichts.
# BL-4
rules-buddy-brief-turns = Es geht im Uhrzeigersinn, je eine Karte, gleich wer abräumt.
# BL-5
rules-buddy-brief-lead = Auf leerem Tisch darf jede Karte ausgespielt werden: Sie ist zu schlagen.
# BL-6
rules-buddy-brief-lower = Eine niedrigere Karte bleibt auf dem Tisch liegen.
rules-buddy-brief-higher = Eine höhere Karte räumt ab: Wer sie gespielt hat, nimmt alle Karten vom Tisch.
# BL-5
rules-buddy-brief-equal = Eine gleich hohe räumt auch ab, doch nur wer nichts Höheres hat, darf sie spielen.
# BL-7
rules-buddy-brief-lone = Hat keine Hand eine so hohe Karte wie die ausgespielte, räumt jede Karte sie ab.
# BL-8
rules-buddy-brief-last = Muss die allerletzte Karte ausgespielt werden, geht sie an den Spieler links.
# BL-10
rules-buddy-brief-chips = Die höchste Summe bringt { $first_chips } Chips, die nächste { $second_chips }.
# BL-11
rules-buddy-brief-match = { $chips_to_win } Chips gewinnen das Spiel.
