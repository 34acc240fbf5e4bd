### Gesellschaft an einem Tisch: wer da ist, worum man bitten kann.

on-its-way = Unterwegs zum Tisch.
not-played-yet = Gewählt, aber noch nicht gespielt.
turn-of = { $who ->
    [you] Du bist dran.
    [bot] Der Bot ist dran.
   *[other] { $name } ist dran.
}
keys-ends = Zur ersten und zur letzten Karte
keys-back = Die Wahl zurücknehmen oder schließen, was über dem Tisch liegt
table = Der Tisch
seat-stand-in = ein Bot spielt
seat-away = nicht da
seat-resigned = hat aufgegeben
seat-to-play = am Zug
seat-ready = bereit
ping = { $ms } ms
sit-here = Platz wechseln
sit-at = Platz wechseln: { $name }
bot-here = Einen Bot spielen lassen
bot-at = Hier einen Bot spielen lassen: { $name }
say = Etwas sagen
pause = Pause
paused-line = Die Karten sind zugedeckt, und alle Uhren stehen.
go-on = Weiter
resign = Aufgeben
resign-sure = Diese Partie wirklich aufgeben?
resign-one = Aufgeben: { $name }
resign-one-sure = { $name }: diese Partie wirklich aufgeben?
leave = Den Tisch verlassen
leave-sure = Wirklich gehen?
leave-to-bot = Wirklich gehen? Ein Bot spielt für dich weiter; du kannst zurückkommen.
clock-of-table = { $seconds } s für einen Zug.
compensated = Langsame Verbindungen werden um bis zu 150 ms ausgeglichen.
time-left = { $name } hat noch { $seconds } s.
starts-in = Alle fangen in { $seconds } s an.
agree = Einverstanden
decline = Nein
asks-take-back = { $name } möchte den letzten Zug zurücknehmen.
asks-pause = { $name } möchte eine Pause.
asked-others = Die anderen werden gefragt.
bot-plays-for-you = Ein Bot spielt für dich.
play-myself = Selbst spielen
bot-now = Jetzt einen Bot spielen lassen
still-there = Noch da? In { $seconds } s spielt ein Bot.
time-runs-out = { $name } hat noch { $seconds } s, dann spielt ein Bot.
away-bot = { $name } ist nicht da; in { $seconds } s spielt ein Bot.
away-end = { $name } ist nicht da; in { $seconds } s endet die Partie.
away-wait = { $name } ist nicht da.
looks-last = { $count ->
    [one] { $names } sieht sich die letzte Runde noch einmal an.
   *[other] { $names } sehen sich die letzte Runde noch einmal an.
}
looks-round = { $count ->
    [one] { $names } sieht sich Runde { $round } noch einmal an.
   *[other] { $names } sehen sich Runde { $round } noch einmal an.
}
looks-match = { $count ->
    [one] { $names } sieht sich eine frühere Partie an.
   *[other] { $names } sehen sich eine frühere Partie an.
}
give-time = 2 Minuten mehr
go-without = Ohne weiterspielen
looks-awaited = { $count ->
    [one] { $names } wartet auf dich.
   *[other] { $names } warten auf dich.
}
looks-awaited-for = { $count ->
    [one] { $names } wartet noch { $seconds } s auf dich.
   *[other] { $names } warten noch { $seconds } s auf dich.
}
looks-asked = Die anderen fragen dich etwas.
together-leads = { $who ->
    [you] Du führst. Noch folgt niemand.
   *[other] { $name } führt.
}
together-leads-with = { $who ->
    [you] Du führst, dabei: { $names }.
   *[other] { $name } führt, dabei: { $names }.
}
together-nobody-leads = Niemand führt mehr.
together-look = Gemeinsam schauen
together-take-over = Führen
together-alone = Selbst schauen
watchers = Es schauen zu: { $names }
watchers-others = { $named ->
    [0] { $others ->
        [one] ein Gast
       *[other] { $others } Gäste
    }
   *[other] { $others ->
        [one] jemand
       *[other] { $others } weitere
    }
}
watching = Du siehst zu.
watching-full = Du siehst zu: Alle Plätze sind besetzt.
watching-resigned = Du hast aufgegeben: Ein Bot spielt deine Hand weiter.
beaten = Um { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s zu spät.
podium-place = { $place }.
podium-total = { $count ->
    [one] { $total } Chip
   *[other] { $total } Chips
}
podium-course = Chips nach jeder Runde
podium-course-of = { player-opens }: { $totals }

## Vor einer Partie: auf wen gewartet wird, und wie es losgeht

lobby-title = Wer spielt mit?
lobby-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-then-begins = Sobald alle besetzt sind, geht es los.
lobby-then-starts = { $who ->
    [you] Wenn alle da sind, beginnst du die Partie.
   *[other] Wenn alle da sind, beginnt { $name } die Partie.
}
lobby-start = Alle sind bereit. Fang an, wann du magst.
lobby-start-without = Alle sind da. Noch nicht bereit: { $names }.
lobby-ready-missing = Alle sind da. Noch nicht bereit: { $names }.
lobby-host-starts = Alle sind da. { $name } beginnt die Partie.
lobby-host = Gastgeber
lobby-take = Platz wegnehmen
lobby-take-from = { $name } den Platz nehmen
lobby-take-sure = Sicher? { $name } kann dann nur noch zusehen.
lobby-more = Noch ein Platz
lobby-start-now = Los geht’s
lobby-ready = Ich bin bereit
lobby-barred = Dieser Platz ist nicht mehr deiner
lobby-barred-line = Der Gastgeber hat ihn dir genommen. Du kannst hier zusehen oder selbst einen Tisch eröffnen.
invite-address = Link zu diesem Tisch
invite-code = QR-Code des Links zu diesem Tisch
invite-scan = Oder scanne das mit einem Telefon.
invite-share = Spiel { $game } mit mir:
invite-stays-here = Diese Adresse gilt nur auf diesem Computer. Wer den Raum gestartet hat, kann ihn für andere öffnen.
sit-title = Hier ist ein Platz für dich
sit-line = Ein Konto brauchst du nicht.
sit-down = Hinsetzen
name-for-friend = Dein Name, damit man weiß, wer wartet

## Wer später kommt

watching-barred = Der Gastgeber hat dir den Platz genommen. Du kannst zusehen.
watching-just-taken = Jemand war einen Augenblick schneller: Der letzte Platz ist gerade weg. Du kannst zusehen.
watching-later = Du siehst zu. Nach dieser Runde kannst du für einen Bot mitspielen.
watching-closed = Du hast den Link, aber diese Runde wird Zuschauern nicht gezeigt.
late-sit = Mitspielen
late-title = Mitspielen
late-for = Wen löst du ab?
late-for-one = Du löst { $name } ab.

## Eine Adresse zum Weitergeben; wer bereit ist

share-link = Teilen
copy-link = Link kopieren
copied = Kopiert
copy-by-hand = Kopiere den markierten Link selbst; der Browser lässt uns nicht.
waiting-for = Wir warten auf { $name }.
wants-again = { $name } möchte noch einmal spielen.
is-ready = { $name } ist bereit.

# Whoever watches steps back in the round, while the table goes on.
look-back = Zurückblicken
look-back-title = Die Runde bis jetzt
look-back-now = Zurück zum Jetzt

# A table that lets nobody look on.
closed = Diese Runde ist nicht öffentlich
closed-line = Nur wer hier sitzt, sieht, was gespielt wird. Ist eine Runde vorbei, kann sie jeder mit dem Link ansehen.
lobby-watching = Andere dürfen zuschauen

## Zwischen den Runden

round-over = Runde { $round } ist zu Ende
next-round = Nächste Runde
next-round-in = { $seconds ->
    [0] Die nächste Runde wird gegeben.
   *[other] Die nächste Runde wird in { $seconds } s gegeben.
}
match-over = { $who ->
    [you] Du gewinnst die Partie
    [bot] Der Bot gewinnt die Partie
    [shared-you] { $name } teilt euch die Partie
    [shared] { $name } teilen sich die Partie
   *[other] { $name } gewinnt die Partie
}
play-again = Noch eine Partie
match-result = Endstand: { $tally }.
match-result-of = { player-within }{ "\u00A0" }{ $total }
look-at-table = Zum Tisch
show-account = Zur Abrechnung

## Was geschah

event-sat-down = { $who ->
    [you] Du setzt dich.
    [bot] Der Bot setzt sich.
   *[other] { $name } setzt sich.
}
event-round-dealt = Runde { $round } ist gegeben.
event-taken-back = { $who ->
    [you] Du nimmst deine letzte Karte zurück.
    [bot] Der Bot nimmt seine letzte Karte zurück.
   *[other] { $name } nimmt die letzte Karte zurück.
}
event-match-won = { $who ->
    [you] Du gewinnst die Partie.
    [bot] Der Bot gewinnt die Partie.
    [shared-you] { $name } teilt euch die Partie.
    [shared] { $name } teilen sich die Partie.
   *[other] { $name } gewinnt die Partie.
}
