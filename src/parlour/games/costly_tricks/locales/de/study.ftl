### Schmerzhafte Stiche: das Studium.

costly-tricks-study-turn = { costly-tricks-hand-opens } ist am Zug.
costly-tricks-study-over = Die Runde ist vorbei.
costly-tricks-study-sides = A hat zwei Hände, die eigene und die des Geists, und B ebenso.
costly-tricks-study-example = Die gedruckte Regel fragt, ob ihr Beispiel bestmöglich gespielt war. Nein: Die grüne 4 bringt 10 Punkte, die rote 5 der Regel nur 9, die rote 10 nicht mehr als 4. Auch die Antwort, die blaue 3, war ein Fehler: Die grüne 2 hätte Seite A auf 9 gehalten. Ohne die Pflicht, Trumpf zu spielen, sind rote 5 und grüne 4 gleich viel wert.
costly-tricks-glance-trick = Wer nur aus diesem Stich das meiste will, spielt { $actions }.
costly-tricks-glance-shares = Wer auch zählt, was übrig bleibt, für jede Seite die Hälfte, spielt { $actions }.
costly-tricks-glance-two = Wer zwei Stiche vorausschaut und dann nach Ausspiel und höchsten Karten schätzt, spielt { $actions }.
costly-tricks-glance-three = Wer drei Stiche vorausschaut und dann so schätzt, spielt { $actions }.
costly-tricks-study-paste-help = Vier Hände, im Uhrzeigersinn von A an, etwa T5.4.. .2..83 .3.T1. ...T76 und die Nummer (0 bis 3) der Hand, die ausspielt; oder eine Aufzeichnung. Die Farben einer Hand stehen in der Reihenfolge Rot.Grün.Lila.Blau, die Werte jeder Farbe von hoch nach tief, mit T für zehn.
costly-tricks-study-not-understood = Das sind weder vier Hände noch eine Aufzeichnung.

## Eine Stellung, Karte für Karte zusammengestellt

costly-tricks-arrange-help = Wähle eine Hand und tippe dann auf die Karten, die sie haben soll; noch ein Tippen nimmt eine Karte zurück.
costly-tricks-arrange-hand = Die Hand, die die Karten bekommt
costly-tricks-arrange-deck = Alle Karten
costly-tricks-arrange-free = { costly-tricks-card }
costly-tricks-arrange-held = { costly-tricks-card }, bei { costly-tricks-hand-within }
costly-tricks-arrange-undo = Rückgängig
costly-tricks-arrange-rest = Den Rest zufällig geben
costly-tricks-arrange-clear = Alles zurücknehmen
costly-tricks-arrange-leads = Wer anspielt
costly-tricks-arrange-red-zero = { costly-tricks-hand-opens } spielt mit der roten 0 an.
costly-tricks-arrange-none = Noch hat keine Hand eine Karte.
costly-tricks-arrange-more = { costly-tricks-hand-opens } braucht noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: Alle Hände haben gleich viele.
costly-tricks-arrange-leader = Sag, wer anspielt.
