### Die Regeln von Der dritte Mann, in Abschnitten; davor steht die Nummer der Bestimmung. Eine Nachricht, deren Name
### auf -ruling endet, sagt, was die gedruckte Regel offen lässt. Die Zahlen kommen aus den Regeln selbst.

## Worum es geht

rules-third-man-goal-title = Worum es geht
# TM-4
rules-third-man-goal = { $players } Spieler bieten gegeneinander, Auktion um Auktion. Wer am höchsten bietet, wird bezahlt, und der Zweite zahlt; der Dritte aber bekommt das Doppelte seines Gebots. Der dritte Platz ist der beste, der zweite der schlechteste.

## Karten und Brett

rules-third-man-cards-title = Karten und Brett
# TM-1
rules-third-man-cards = Du hast { $cards } Karten zum Bieten, eine von jedem Wert von { $lowest } bis { $highest }. Deine Figur steht auf dem Punktebrett, zu Beginn auf { $start }.
# TM-6
rules-third-man-cards-display = Eine gebotene Karte ist verbraucht und liegt offen vor ihrem Spieler, der kleinste Wert zuerst. So siehst du immer, was jeder noch hat.

## Eine Auktion

rules-third-man-auction-title = Eine Auktion
# TM-2
rules-third-man-auction-open = Wer eröffnet, bietet eine Karte, für alle sichtbar.
rules-third-man-auction-sealed = Dann wählen die drei anderen je eine Karte, geheim und gleichzeitig. Hat der Letzte gewählt, werden alle Gebote gemeinsam umgedreht.
rules-third-man-auction-change = Solange noch jemand wählt, darfst du dein geheimes Gebot ändern. Die anderen sehen, dass du geboten hast, aber weder was noch ob du es geändert hast.

## Wer was bekommt

rules-third-man-places-title = Wer was bekommt
# TM-4
rules-third-man-places-first = Das höchste Gebot bringt { $prize } Punkte minus seinen Wert.
rules-third-man-places-second = Das zweithöchste kostet seinen Wert.
rules-third-man-places-third = Das dritthöchste bringt das Doppelte seines Werts.
rules-third-man-places-last = Das niedrigste bewegt nichts.
rules-third-man-places-example = Zum Beispiel bei { $first }, { $second }, { $third } und { $last }: Die { $first } bringt { $first_gain }, die { $second } kostet { $second_cost }, die { $third } bringt { $third_gain }, und die Figur der { $last } bleibt stehen.

## Gleiche Gebote

rules-third-man-ties-title = Gleiche Gebote
# TM-4
rules-third-man-ties-first = Zwei teilen sich das höchste Gebot: Es bringt jedem { $half } Punkte minus seinen Wert, also meist einen Verlust. Bei zweimal { $first } gehen beide { $shared_cost } zurück. Zweiter ist dann niemand: Der Nächste ist Dritter und bekommt das Doppelte seines Werts, oder beide, wenn auch die anderen zwei gleich sind.
rules-third-man-ties-second = Zwei teilen sich den zweiten Platz: Beide zahlen ihren Wert, und Dritter ist niemand. Das niedrigste Gebot bewegt nichts.
rules-third-man-ties-third = Zwei teilen sich den dritten Platz: Beide bekommen das Doppelte ihres Werts.
# TM-5
rules-third-man-ties-annulled = { $annulling } oder mehr Gebote sind gleich, ob hoch oder niedrig: Die Auktion ist ungültig und wird wiederholt.
rules-third-man-ties-annulled-ruling = Keine Figur zieht, jeder nimmt seine Karte zurück, und derselbe Spieler eröffnet noch einmal, mit einer beliebigen Karte seiner Hand.

## Wer eröffnet

rules-third-man-lead-title = Wer eröffnet
# TM-3
rules-third-man-lead-first = Wer die erste Auktion einer Serie eröffnet, entscheidet das Los.
rules-third-man-lead-ahead = Danach eröffnet, wessen Figur am weitesten vorn steht. Sind es mehrere, dann der von ihnen, der in der Auktion gerade eben weiter nach oben kam.
rules-third-man-lead-ruling = Kamen sie gleich weit, entscheidet die Auktion davor und so fort. Unterscheidet sie nichts, entscheidet das Los.

## Das Ende einer Serie

rules-third-man-end-title = Das Ende einer Serie
# TM-7
rules-third-man-end-auctions = Eine Serie endet nach { $auctions } Auktionen. Die letzte Karte wird nie geboten. Eine Auktion, die nicht gilt, zählt nicht mit.
rules-third-man-end-board = Sie endet früher, wenn eine Figur das Brett verlässt: { $board_end ->
    [reach] wenn sie { $limit } Punkte nach oben oder unten erreicht oder weiter geht.
   *[beyond] wenn sie weiter als { $limit } Punkte nach oben oder unten geht. Auf genau { $limit } steht sie noch auf dem Brett.
}
rules-third-man-end-both = Verlässt eine Figur in der letzten Auktion das Brett, so hat die Serie am Brett geendet.
# TM-8
rules-third-man-end-winner = Wer am weitesten vorn steht, gewinnt die Serie und nimmt einen Chip.
rules-third-man-end-winner-ruling = Sind es mehrere, entscheiden die Züge der letzten Auktion, dann die der Auktion davor und so fort. War alles gleich, nimmt niemand einen Chip.

## Die Partie

rules-third-man-match-title = Die Partie
# TM-9
rules-third-man-match = { $chips } Chips gewinnen. Mehr als { $enough } Serien mit einem Sieger gibt es nie.
