### Die Regeln von Der Freund zur Linken, in Abschnitten; davor steht die Nummer der Klausel. Ein Text, dessen Name auf
### -ruling endet, sagt, was die gedruckten Regeln offen lassen. Die Zahlen kommen aus den Regeln selbst.

## Worum es geht

rules-buddy-goal-title = Worum es geht
# BL-9
rules-buddy-goal = Alle Karten liegen offen, und beim Spielen hilft kein Zufall. Punkte gewinnst du, indem du den Tisch abräumst, und am Ende zählen die Punkte deines linken Nachbarn für dich ebenso wie deine eigenen.

## Die Karten

rules-buddy-cards-title = Die Karten
# BL-1
rules-buddy-cards = Jeder der { $players } Spieler hat die gleichen { $cards } Karten, { $lowest } bis { $highest }, offen in einer Reihe.
# BL-2
rules-buddy-cards-worth = Die Karten { $lowest } bis { $last_worth } sind so viele Punkte wert wie ihr Rang, die höheren nichts. In einer Runde sind { $all_points } Punkte.

## Die Reihenfolge

rules-buddy-turns-title = Die Reihenfolge
# BL-4
rules-buddy-turns = Du spielst je Zug eine Karte, und es geht im Uhrzeigersinn, bis alle { $all_cards } Karten gespielt sind. Nichts ändert je, wer als Nächster dran ist.
# BL-3
rules-buddy-turns-first = In der ersten Runde eines Spiels entscheidet das Los, wer die erste Karte spielt. Danach ist es der Sieger der letzten Runde.
rules-buddy-turns-first-ruling = Haben mehrere die höchste Summe, entscheidet unter ihnen das Los.

## Ausspielen und abräumen

rules-buddy-sweep-title = Ausspielen und abräumen
# BL-5
rules-buddy-sweep-lead = Eine Karte auf leerem Tisch ist die Startkarte. Ausspielen darfst du jede. Sie bleibt die Karte, die zu schlagen ist, bis jemand sie schlägt.
# BL-6
rules-buddy-sweep-lower = Eine niedrigere Karte bleibt auf dem Tisch liegen.
rules-buddy-sweep-higher = Eine höhere Karte räumt ab: Wer sie gespielt hat, nimmt alle Karten vom Tisch, und der Nächste spielt aus.
# BL-5
rules-buddy-sweep-equal = Eine Karte vom Rang der Startkarte darf nur spielen, wer nichts Höheres hat. Sie gilt dann als höher und räumt ab. Niemand muss sie spielen.
# BL-6
rules-buddy-sweep-example = Die { $lead } wird ausgespielt; { $low_first }, { $low_second } und { $low_third } folgen und bleiben liegen. Dann räumt eine { $sweeper } { $swept_cards } Karten ab, mit { $low_first } + { $low_second } + { $low_third } = { $swept_points } Punkten.

## Die letzte der hohen Karten

rules-buddy-lone-title = Die letzte der hohen Karten
# BL-7
rules-buddy-lone = Wird eine Karte ausgespielt und keine Hand, auch die des Ausspielenden nicht, hat eine gleich hohe oder höhere, so gilt ihr Rang bis zum Abräumen als { $no_power }: Jede Karte des nächsten Spielers räumt sie ab.
rules-buddy-lone-example = Zwei der { $highest }er-Karten sind gespielt, und die dritte wird ausgespielt: Selbst eine { $lowest } räumt sie ab.
rules-buddy-lone-ruling = Nur die Schlagkraft ist verloren. Die Punkte der Karte zählen weiter für den, der sie bekommt.

## Die letzte Karte

rules-buddy-end-title = Die letzte Karte
# BL-8
rules-buddy-end = Räumt die letzte Karte einer Runde ab, ist alles wie sonst. Muss sie ausgespielt werden, geht sie an den Spieler links von dem, der sie gespielt hat.

## Die Abrechnung

rules-buddy-totals-title = Die Abrechnung
# BL-9
rules-buddy-totals = Deine Summe sind deine eigenen Punkte und die deines linken Nachbarn.
# BL-12
rules-buddy-totals-example = Du hast { $own } Punkte, dein linker Nachbar { $left }, dein rechter { $right }. Deine Summe ist { $own } + { $left } = { $total }. Dein linker Nachbar kommt auf { $left_total }, dein rechter auf { $right_total }: Die Runde gehört dir.
# BL-9
rules-buddy-totals-always = Jeden der { $all_points } Punkte gewinnt irgendwer, also endest du immer bei { $all_points } weniger dem, was dein rechter Nachbar gewonnen hat. Halte seinen Stapel klein.

## Die Chips

rules-buddy-chips-title = Die Chips
# BL-10
rules-buddy-chips = Die höchste Summe bringt { $first_chips ->
    [one] { $first_chips } Chip
   *[other] { $first_chips } Chips
}, die nächste { $second_chips }. Teilen sich zwei die höchste, bekommen sie je { $shared_chips } und der Dritte keinen. Sind alle drei gleich, bekommt jeder { $equal_chips }.
rules-buddy-chips-ruling = Teilen sich zwei den zweiten Platz, bekommt jeder { $second_chips }.

## Das Spiel

rules-buddy-match-title = Das Spiel
# BL-11
rules-buddy-match = Wer { $chips_to_win } Chips hat, gewinnt.
rules-buddy-match-ruling = Haben nach derselben Runde mehrere { $chips_to_win } oder mehr, gewinnt, wer von ihnen am meisten hat. Herrscht da Gleichstand, wird noch eine Runde gespielt.
