### Was einem Gast gehört: seine Partien, was über ihn gespeichert ist, seine Geräte. Kommt mit den Seiten, die es zeigen.

## Partien

my-games-empty = Du hast hier noch keine Partie zu Ende gespielt. Sobald du eine beendet hast, steht sie hier, mit Sieger und dem Stand zwischen euch.
my-games-none = So eine Partie gibt es nicht.
games-running = Gerade im Gang
games-part = Zeigen
games-matches = Partien
games-standings = Stand
games-figures = Zahlen
games-of = Spiel
games-of-any = Alle Spiele
games-with = Mit
games-with-any = allen
games-alone = An einem Bildschirm
games-more = Mehr zeigen
games-won = Du hast gewonnen
games-lost = { $who ->
    [bot] Der Bot hat gewonnen
    [shared] { $name } teilen den Sieg
    [shared-you] { $name } teilen den Sieg
   *[other] { $name } hat gewonnen
}
games-unwon = Niemand hat gewonnen
games-length = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} · { $minutes ->
    [0] unter einer Minute
   *[other] { $minutes } min
}
games-given-up = aufgegeben
games-ended = vorzeitig beendet
games-slip-round = Runde { $round }: { $slip }
games-rematch = Noch einmal
games-rematch-of = { $game }, { $when }: noch einmal spielen
games-review = Rückblick
games-table = Zum Tisch
games-count = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
games-member = { $name } { $won }
games-bots = { $count } × { $bot }
games-last = Die letzten: { $results }
games-last-won = gewonnen
games-last-lost = verloren
games-total-won = { $won } gewonnen ({ $share } %)
games-tally = { NUMBER($tally, maximumFractionDigits: 1) } Chips je Partie

## Du

you = Du
you-line = Ein Konto gibt es nicht: Wer du hier bist, sagt ein Cookie deines Browsers.
you-games = Was du gespielt hast
you-data = Was über dich gespeichert ist
you-data-line = Dein Name und deine Farbe, jeder Tisch, an dem du gesessen hast, was du dort getan hast und wie es ausging, deine Aufgaben, in einer Datei.
you-download = Alles herunterladen
you-move = Ein anderes Gerät
you-move-line = Öffne diesen Link innerhalb von { $minutes } Minuten auf deinem anderen Gerät, und beide sind derselbe Gast. Wer den Link hat, kann du werden: Zeig ihn niemandem.
you-move-make = Link erzeugen
you-move-again = Neuen Link erzeugen
you-move-address = Link für dein anderes Gerät
you-move-code = QR-Code des Links für dein anderes Gerät
you-move-stays-here = Diese Adresse gilt nur auf diesem Computer. Wer den Raum gestartet hat, kann ihn für andere Geräte öffnen.
you-sign-out = Überall sonst abmelden
you-sign-out-line = Deine anderen Geräte, und wer sonst an dein Cookie oder einen Link gekommen ist, sind nicht mehr du.
you-sign-out-sure = Nur noch dieser Browser ist dann du. Überall sonst abmelden?
you-signed-out = Nur noch dieser Browser bist jetzt du.
you-delete = Mich löschen
you-delete-line = Deine laufenden Partien überlässt du Bots. Dein Name, deine Farbe und deine Partien verschwinden; wer mit dir gespielt hat, liest, dass es ein Gast war.
you-delete-sure = Alles löschen, was über dich gespeichert ist? Niemand kann es zurückholen.

## Hierher umziehen

move = Hierher umziehen
move-sure = { $who ->
    [nobody] In diesem Browser der Gast sein, von dem dieser Link kommt?
   *[named] In diesem Browser { $name } sein?
}
move-line = Deine Tische und deine Partien sind dann auch hier.
move-replaces = { $who ->
    [nobody] Du hast in diesem Browser als jemand anders gespielt. Diesen Gast gibt es dann nicht mehr, auch seine Tische und Partien nicht.
   *[named] In diesem Browser bist du { $name }. Dann gibt es { $name } nicht mehr, auch Tische und Partien nicht.
}
move-yes = { $who ->
    [nobody] Hierher umziehen
   *[named] { $name } sein
}
move-same = Dieser Browser bist du schon. Öffne den Link auf deinem anderen Gerät.

## Was schiefging

error-move-over = Dieser Link wurde benutzt, oder seine zehn Minuten sind um. Erzeuge auf deinem anderen Gerät einen neuen, in den Einstellungen.
error-guest-here = Dieser Browser ist schon jemand, den es dann nicht mehr gäbe. Lade die Seite neu, dann fragt sie dich danach.
error-nothing-to-move = Du hast noch an keinem Tisch gesessen, also ist nichts gespeichert, was umziehen könnte. Spiel zuerst.
error-too-many-devices = Du bist auf { $most } anderen Geräten angemeldet. Melde dich zuerst überall sonst ab, in den Einstellungen.
