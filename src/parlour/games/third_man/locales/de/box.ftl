### Der dritte Mann: was auf der Schachtel steht: Name, Idee, Ausgaben und Optionen.

game-third-man = Der dritte Mann
game-third-man-line = Biete zu hoch, und du zahlst. Werde Dritter, und du bekommst das Doppelte.
edition-third-man-piatnik-2001 = Englische Ausgabe
edition-third-man-french = Französische Ausgabe
option-third-man-board_end = Eine Figur verlässt das Brett
option-third-man-board_end-help = Eine Serie endet vorzeitig, sobald eine Figur so weit kommt, nach oben oder unten.
option-third-man-board_end-beyond = jenseits von 20 Punkten
option-third-man-board_end-reach = bei 20 Punkten
third-man-table-line = { $players } · Serie { $round } · { $tally }
third-man-table-ready = Nächste Serie?
