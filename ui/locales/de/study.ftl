### Das Studium: Analyse, Rückblick, Aufgaben.

study-intro = Spiele alle Hände, wie du magst, geh zurück und versuche etwas anderes: Jede Karte zeigt, was sie wert ist, wenn beide Seiten ihr Bestes spielen. Gib eine Runde, nimm das Beispiel der Regel oder füge eine Stellung ein.
study-solving = Es wird noch gesucht: Die Schranken sind bewiesen und rücken zusammen, bis sie sich treffen.
study-solved = Exakt: nichts ist dem Zufall überlassen.
study-queued = Der Löser arbeitet noch für { $count ->
    [one] einen anderen Besucher
   *[other] { $count } andere Besucher
}. Ihr kommt abwechselnd dran.
study-choice = { $action }, wert { $worth }
study-choice-best = { $action }, wert { $worth }, am besten
study-worth-help = Ein Wert ist, was die Seite am Zug in der Runde erzielt, wenn von hier an beide ihr Bestes spielen. ★ ist am besten.
study-back = Eine Karte zurück
study-first = Zum Anfang
study-line = Beste Folge; tippe eine Karte an, um dorthin zu gehen
study-played = Bisher gespielt
study-begin = Eine Stellung
study-other = Eine andere Stellung
study-deal = Zufällig geben
study-example = Das Beispiel der Regel
study-arrange = Karten antippen
study-paste = Tippe oder füge eine Stellung ein
study-show = Zeigen
study-this = Diese Stellung analysieren

## Rückblick

review-round = Fehler finden
# $who: you, side (of a position without players, by its letter), other.
review-who = { $who ->
    [you] Du
    [side] Seite { $name }
   *[other] { $name }
}
review-curve-title = { review-who }: der Stand bei bestem Spiel, Karte für Karte
review-curve-label = { review-who }, bei bestem Spiel: { $from } am Anfang, { $to } am Ende.
review-tally = { review-who }: { $best } von { $choices } Entscheidungen waren beste, { $lost ->
    [one] 1 Punkt
   *[other] { $lost } Punkte
} verloren.
review-own-mistake = Mein nächster Fehler
review-forced = { review-who }: { $action }. Es gab keine andere.
review-best-choice = { review-who }: { $action }, eine beste Karte.
review-lost-choice = { review-who }: { $action }, { $loss ->
    [one] 1 Punkt
   *[other] { $loss } Punkte
} verloren.
review-decisive-choice = { review-who }: { $action }, { $loss ->
    [one] 1 Punkt
   *[other] { $loss } Punkte
} verloren. Das entschied die Runde.
review-progress = { $done } von { $count } Karten beurteilt, von der letzten an rückwärts.
review-before = Karte davor
review-after = Nächste Karte
review-next-mistake = Nächster Fehler
review-step = Karte { $number } von { $count }.
review-all = Alle Karten
review-legend = ★ eine beste Karte; · keine Wahl; −3 Punkte verloren; ! entscheidend

## Aufgaben

puzzle-question = Welche Karte ist die beste?
puzzle-best = Du spielst für { $side }. Am besten ist die Karte, mit der { $side } in dieser Runde am meisten bekommt, wenn danach beide Seiten so gut wie möglich spielen.
puzzle-number = Aufgabe { $number }
puzzle-example = Das Beispiel der gedruckten Regel
puzzle-grade = Schwierigkeit { $grade } von 5
puzzle-right = Richtig: { $action } ist { $worth } wert.
puzzle-solution = Am besten: { $action }, wert { $worth }.
puzzle-wrong = Nicht die beste: { $action } verschenkt { $loss ->
    [one] 1 Punkt
   *[other] { $loss } Punkte
}, { $worth } statt { $best }.
puzzle-answer = Die beste Antwort darauf
puzzle-answer-coming = Die beste Antwort wird gesucht …
puzzle-answer-step = Karte { $number } von { $count }: { $action }.
puzzle-answer-play = Abspielen
puzzle-answer-stop = Anhalten
puzzle-again = Noch einmal versuchen
puzzle-margin = Die zweitbeste Karte verliert { $margin ->
    [one] 1 Punkt
   *[other] { $margin } Punkte
}.
puzzle-hard = Was daran schwer ist
puzzle-show = Lösung zeigen
puzzle-another = Eine andere Aufgabe
puzzle-easier = Eine leichtere
puzzle-harder = Eine schwerere
puzzle-today = Aufgabe des Tages
puzzle-standing = Wie du stehst
puzzle-state = { $state ->
    [first] Auf Anhieb gelöst
    [solved] Gelöst
    [tried] Noch nicht gelöst
   *[new] Noch nicht versucht
}
puzzle-rating = Deine Wertung: { $rating }
puzzle-rating-unsure = Deine Wertung: etwa { $rating }
puzzle-rights = ({ $right } von { $tries } auf Anhieb)
puzzle-rated = Die der Aufgabe: { $rating }
puzzle-streak = { $count ->
    [one] 1 Aufgabe des Tages
   *[other] { $count } Aufgaben des Tages in Folge
}
puzzle-streak-open = – die von heute wartet noch
