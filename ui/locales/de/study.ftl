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
study-paste = Tippe oder füge eine Stellung ein
study-show = Zeigen
study-this = Diese Stellung analysieren

## Rückblick

review-round = Rückblick
review-curve-title = Was Seite { $side } bei bestem Spiel erzielt, Karte für Karte
review-curve-label = Was Seite { $side } bei bestem Spiel erzielt: { $from } am Anfang, { $to } am Ende.
review-tally = Seite { $side }: { $best } von { $choices } Entscheidungen waren beste, { $lost ->
    [one] 1 Punkt
   *[other] { $lost } Punkte
} verloren.
review-you = Du bist Seite { $side }.
review-progress = { $done } von { $count } Karten beurteilt, von der letzten an rückwärts.
review-before = Karte davor
review-after = Nächste Karte
review-next-mistake = Nächster Fehler
review-step = Karte { $number } von { $count }.
review-forced = Seite { $side } spielte { $action }: Es gab keine andere.
review-best-choice = Seite { $side } spielte { $action }: eine beste Karte.
review-lost-choice = Seite { $side } spielte { $action } und verlor { $loss ->
    [one] 1 Punkt
   *[other] { $loss } Punkte
}.
review-decisive-choice = Seite { $side } spielte { $action } und verlor { $loss ->
    [one] 1 Punkt
   *[other] { $loss } Punkte
}: Das entschied die Runde.
review-all = Alle Karten
review-legend = ★ eine beste Karte; · keine Wahl; −3 Punkte verloren; ! entscheidend

## Aufgaben

puzzle-question = Welche Karte ist die beste?
puzzle-number = Aufgabe { $number }
puzzle-example = Das Beispiel der gedruckten Regel
puzzle-grade = Schwierigkeit { $grade } von 5
puzzle-right = Richtig: { $action } ist { $worth } wert.
puzzle-solution = Am besten: { $action }, wert { $worth }.
puzzle-wrong = Nicht die beste: { $action }. Versuche es noch einmal.
puzzle-why = Die zweitbeste Karte verliert { $margin ->
    [one] 1 Punkt
   *[other] { $margin } Punkte
}. Einfache Arten zu wählen, die hier versagen: { $depth }.
puzzle-show = Lösung zeigen
puzzle-another = Eine andere Aufgabe
puzzle-today = Aufgabe des Tages
