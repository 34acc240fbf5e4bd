# Warum der Spielraum etwas ablehnt.
error-not-your-seat = An diesem Platz spielst du nicht.
error-not-started = Das Spiel hat noch nicht begonnen: Es fehlt noch jemand.
error-stale-turn = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin.
error-action-too-long = „{ $text }“ ist zu lang für einen Zug.
error-bad-message-id = Eine Nachricht braucht einen Namen aus 1 bis { $limit } Zeichen.
error-bad-message = Das hat der Spielraum nicht verstanden. Bitte lade die Seite neu.
error-too-many-messages = Das war etwas schnell. Versuche es gleich noch einmal.
error-bot-plays-for-you = Gerade spielt ein Bot für dich. Nimm zuerst deinen Platz zurück.
error-paused = Das Spiel macht Pause.
error-not-paused = Das Spiel macht keine Pause.
error-cannot-pause = Jetzt gibt es nichts anzuhalten.
error-already-asked = Jemand hat schon um etwas gebeten. Antworte zuerst darauf.
error-nothing-asked = Niemand bittet mehr um etwas.
error-already-started = Plätze werden nur vor dem ersten Geben getauscht.
error-resigned = Du hast diese Partie aufgegeben. In der nächsten spielst du wieder mit.
error-match-over = Die Partie ist vorbei.
error-too-early = Noch nicht: Alle fangen im selben Augenblick an.
error-card-comes-back = Deine Karte ist noch auf dem Rückweg.
error-built-on-refused = Das war auf eine Karte gebaut, die nicht mehr passte.
error-bad-clock = Eine Uhr gibt { $least } bis { $most } Sekunden für einen Zug.
error-clock-in-real-time = Bei { $game } spielen alle gleichzeitig, also gibt es keine Uhr für Züge.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen.
error-already-seated = Du hast an diesem Tisch schon einen Platz.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
error-seat-taken = Da war jemand schneller: Der Platz ist besetzt.
error-not-due = Dafür ist es noch zu früh.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-hints-need-bots = Tipps gibt es nur, wenn auf allen anderen Plätzen Bots sitzen.
error-hints-not-known = Bei { $game } kennt niemand das beste Spiel, also gibt es keine Tipps.
error-no-record-yet = Es wurde noch nichts gespielt.
error-rules-changed = An diesem Tisch galten ältere Regeln von { $game } (Fassung { $written }, jetzt { $current }). Er kann nicht weitergehen.
error-table-damaged =
    { $row ->
        [0] Das Protokoll dieses Tischs ist beschädigt, er kann nicht weitergehen. Alle anderen Tische sind unversehrt.
       *[other] Das Protokoll dieses Tischs ist in Zeile { $row } beschädigt, er kann nicht weitergehen. Alle anderen Tische sind unversehrt.
    }
error-unknown-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
error-too-many-tables = Aus deinem Netz wurden gerade viele Tische eröffnet. In { $seconds } s geht der nächste.
error-bad-pace = Das Tempo der Bots reicht von 0 bis { $most }.
error-places-differ = Es sind { $places } Plätze für { $players } Spieler.
error-bad-place = „{ $place }“ kann keinen Platz einnehmen.
error-nobody-plays = Mindestens ein Platz muss deiner sein oder für jemanden offen bleiben.
error-same-screen-needs-me = An einem gemeinsamen Bildschirm muss ein Platz deiner sein.
error-same-screen-hidden = { $game } hat Geheimnisse und lässt sich nicht an einem Bildschirm spielen.
error-name-empty = Ein Name braucht mindestens einen Buchstaben.
error-name-too-long = Ein Name hat höchstens { $limit } Buchstaben.
error-name-not-printable = Der Name enthält ein Zeichen, das sich nicht anzeigen lässt.
error-not-stored = Das ließ sich nicht speichern. Versuche es gleich noch einmal; sonst sag dem Gastgeber Bescheid.
error-not-read = Der Spielraum kommt nicht an seine Spiele. Versuche es gleich noch einmal; sonst sag dem Gastgeber Bescheid.
error-server-error = Im Spielraum ist etwas schiefgegangen. Bitte versuche es noch einmal.
error-not-found = Hier ist nichts.
error-not-allowed = Das geht hier nicht.
error-too-large = Das war zu viel auf einmal.
error-bad-request = Die Anfrage hat der Spielraum nicht verstanden. Bitte lade die Seite neu.
error-wrong-origin = Eine fremde Seite wollte in deinem Namen spielen. Der Spielraum hat abgelehnt.
