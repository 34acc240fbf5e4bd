### Der dritte Mann: Name, Option, was abgelehnt wurde.

game-third-man = Der dritte Mann
game-third-man-line = Biete zu hoch, und du zahlst. Werde Dritter, und du bekommst das Doppelte.
edition-third-man-piatnik-2001 = Englische Ausgabe
edition-third-man-french = Französische Ausgabe
option-third-man-board_end = Eine Figur verlässt das Brett
option-third-man-board_end-help = Der Punktestand, nach oben oder unten, der eine Serie vor ihrer letzten Auktion beendet.
option-third-man-board_end-beyond = jenseits von 20 Punkten
option-third-man-board_end-reach = bei 20 Punkten

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
