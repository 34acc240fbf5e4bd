### Gespielte Runden, noch einmal angesehen; und Aufzeichnungen, die jemand öffnet. Wird mit einem Spiel geladen.

replay = Wiederholung
replay-title = { $game }: Runde { $round }
replay-move = { $move } von { $moves } Zügen
replay-start = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-next = Einen Zug weiter
replay-end = Zum Ende
replay-speed = Tempo
replay-speed-times = { $speed } ×
replay-eyes = Gesehen von
replay-spectator = jemandem, der zusieht
replay-rounds = Runden
replay-round = Runde { $round }
replay-course = Der Stand, Zug für Zug
replay-course-label = Der Stand, Zug für Zug. Am Ende: { $scores }.
replay-course-of = { $name } { $score }
replay-late = { $who ->
    [you] Du kamst zu spät.
   *[other] { $name } kam zu spät.
}
replay-beaten = { $who ->
    [you] Du kamst zu spät, um { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
   *[other] { $name } kam zu spät, um { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
}
replay-copy-record = Aufzeichnung kopieren
replay-download = Partie herunterladen
replay-keys = ← und → gehen einen Zug zurück und weiter, Pos1 und Ende zum Anfang und zum Ende; die Leertaste spielt ab und hält an.
replay-watch = Wiederholung ansehen
replay-watch-round = Wiederholung von Runde { $round } ansehen

## Eine Aufzeichnung öffnen

open-record = Eine Aufzeichnung öffnen
open-line = Aufzeichnungen von Runden oder Partien, eine je Zeile, als Datei oder eingefügt. Nichts davon wird gespeichert.
open-file = Datei wählen
open-drop = oder hier ablegen
open-paste = Oder einfügen
open-go = Öffnen
open-too-large = Das sind mehr als { $most } kB. Öffne eine kleinere Datei.
open-unreadable = Die Datei lässt sich nicht lesen. Wähle sie noch einmal.
open-empty = Darin ist keine Aufzeichnung. Jede Zeile ist eine, in geschweiften Klammern.
open-found = Was darin ist
open-entry = { $game }, { $players } Spieler
open-entry-match = { $game }, { $players } Spieler, eine Partie mit { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}
open-at = Zeile { $line }: { $why }
open-at-action = Zeile { $line }, Aktion { $action }: { $why }
open-at-round = Zeile { $line }, Runde { $round }: { $why }
open-at-round-action = Zeile { $line }, Runde { $round }, Aktion { $action }: { $why }
open-other = Eine andere Aufzeichnung

## Was am Tisch geschah

history-earlier = Was in Runde { $round } geschah

## Eine Runde ab einem ihrer Züge noch einmal versuchen

try-here = Ab hier noch einmal versuchen
try-here-short = Noch einmal
try-out = Das gegen den Bot zu Ende spielen
try-same = Noch einmal von derselben Stelle
try-same-of = { $game }, { $when }: von derselben Stelle noch einmal
try-back = Zur Wiederholung, Zug { $move }
try-back-study = Zur Analyse
try-over = Der Versuch ist zu Ende
try-free = Ein Versuch zählt nirgends: für keine Partie, keinen Stand, keine Statistik.
try-compare = { $who ->
    [you] Diesmal hast du { $now }, beim ersten Mal { $then }.
   *[other] Diesmal hat { $name } { $now }, beim ersten Mal { $then }.
}
round-won = { $who ->
    [you] Du gewinnst die Runde
    [bot] Der Bot gewinnt die Runde
    [shared-you] { $name } teilt euch die Runde
    [shared] { $name } teilen sich die Runde
   *[other] { $name } gewinnt die Runde
}
round-won-nobody = Niemand gewinnt die Runde
