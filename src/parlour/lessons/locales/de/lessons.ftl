### Lektionen: was an einer falsch sein kann, oder an dem, was man ihr schickt.

error-no-such-lesson = { $game } hat keine solche Lektion. Geh zurück und wähl eine aus.
error-lesson-other-deed = Die Lektion ist inzwischen an einer anderen Stelle. Fang den Schritt noch einmal an.
error-lesson-too-long = Mehr als { $most } Züge passen nicht in einen Schritt. Fang ihn noch einmal an.
error-lesson-malformed = Zeile { $line } der Lektionen ist kein Schritt: Sieh dir { $place } an.
error-lesson-out-of-place = Der Schritt { $lesson } steht am falschen Platz: Jeder Kurs steht der Reihe nach im Ordner seines Spiels.
