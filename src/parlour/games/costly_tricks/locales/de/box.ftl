### Schmerzhafte Stiche: was auf der Schachtel steht: Name, Idee, Ausgaben und Optionen.

game-costly-tricks = Schmerzhafte Stiche
game-costly-tricks-line = Alle Karten liegen offen. Ein Stich unter 20 kommt dich teuer zu stehen.
edition-costly-tricks-piatnik-2001 = Englische Ausgabe
edition-costly-tricks-french = Französische Ausgabe
option-costly-tricks-must_follow_trump = Trumpfzwang
option-costly-tricks-must_follow_trump-help = Wer nicht bedienen kann, aber Trumpf hat, muss Trumpf spielen; sonst darf er jede Karte spielen.
option-costly-tricks-must_follow_trump-true = ja
option-costly-tricks-must_follow_trump-false = nein
option-costly-tricks-match = Die Partie
option-costly-tricks-match-help = Wie viele Chips man zum Sieg braucht und woher sie kommen.
option-costly-tricks-match-first_to_three = wer zuerst drei Chips hat
option-costly-tricks-match-tug_of_war = Tauziehen: je drei Chips, bis eine Seite alle sechs hat
