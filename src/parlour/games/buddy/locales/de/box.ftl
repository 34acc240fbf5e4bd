### Der Freund zur Linken: was auf der Schachtel steht: Name, Idee, Ausgaben und Optionen.

game-buddy = Der Freund zur Linken
game-buddy-line = Deine Punkte zählen, und die deines linken Nachbarn auch.
edition-buddy-piatnik-2001 = Englische Ausgabe
