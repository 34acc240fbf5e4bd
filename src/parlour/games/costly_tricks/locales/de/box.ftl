### Schmerzhafte Stiche: was auf der Schachtel steht: Name, Idee, Ausgaben und Optionen.

game-costly-tricks = Schmerzhafte Stiche
game-costly-tricks-line = Alle Karten liegen offen. Ein Stich unter 20 kommt dich teuer zu stehen.
edition-costly-tricks-piatnik-2001 = Englische Ausgabe
edition-costly-tricks-french = Französische Ausgabe
option-costly-tricks-must_follow_trump = Trumpfzwang
option-costly-tricks-must_follow_trump-help = Ob eine Hand, die nicht bedienen kann, Trumpf spielen muss, wenn sie welchen hat, oder jede Karte spielen darf.
option-costly-tricks-must_follow_trump-true = ja
option-costly-tricks-must_follow_trump-false = nein
option-costly-tricks-match = Die Partie
option-costly-tricks-match-help = Was eine Seite braucht, um die Partie zu gewinnen; jede gewonnene Runde bringt einen Chip.
option-costly-tricks-match-first_to_three = wer zuerst drei Chips hat
option-costly-tricks-match-tug_of_war = Tauziehen: je drei Chips, bis eine Seite alle sechs hat
