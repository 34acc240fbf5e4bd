### Gesellschaft an einem Tisch: wer da ist, was vereinbart ist, worum man bitten kann.

## A new table

number-of-players = Mitspielende
places = Wer spielt
place-me = Du
place-open = Jemand per Link
place-same-screen = Jemand an diesem Bildschirm
place-at = Wer sitzt an Platz { $seat }
level-easy = Ein sanfter Bot
level-medium = Ein guter Bot
level-hard = Der stärkste Bot
terms = Mehr zum Tisch
terms-public = Wer kommen darf
terms-public-help = Ein Tisch für alle steht auf der Startseite, solange er auf Mitspielende wartet.
terms-by-link = wer den Link hat
terms-open = alle in diesem Raum
terms-clock = Eine Uhr für jeden Zug
terms-clock-help = Ist die Zeit um, kommt eine Warnung, und zehn Sekunden später springt ein Bot ein.
terms-seconds = { $seconds ->
    [0] keine
   *[other] { $seconds } s
}
terms-timeout = Wenn die Zeit um ist
terms-timeout-help = Der Bot spielt einmal oder so lange, bis man seinen Platz zurücknimmt.
terms-timeout-move = macht ein Bot diesen Zug
terms-timeout-seat = nimmt ein Bot den Platz
terms-away = Wenn jemand wegbleibt
terms-away-help = Wer zurückkommt, hat seinen Platz sofort wieder.
terms-away-bot = nimmt nach 30 s ein Bot den Platz
terms-away-wait = warten die anderen
terms-away-end = endet die Partie nach 2 Minuten
terms-hints = Tipps
terms-hints-help = Du darfst nach der besten Karte fragen, genau berechnet. Wie oft, steht am Ende dabei.
terms-idle = Wenn im Rennen niemand spielt
terms-idle-help = Wer bis dahin nichts gesagt hat, wettet nicht.
terms-idle-after = { $seconds ->
    [0] warten alle
   *[other] spielt der Tisch nach { $seconds } s
}
terms-compensate = Langsame Verbindungen ausgleichen
terms-compensate-help = Schnellere Verbindungen warten auf die langsamste, höchstens 150 ms, damit alle die gleiche Chance haben.

## Home

open-tables = Offene Tische
open-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
table-other = { $name } ist am Zug

## At the table

on-its-way = Unterwegs zum Tisch.
at-the-table = Am Tisch
table = Der Tisch
notice-unfold = Aufklappen
notice = Hinweis
seat-level-easy = spielt sanft
seat-level-medium = spielt gut
seat-level-hard = spielt so gut er kann
seat-stand-in = ein Bot spielt
seat-away = nicht da
seat-resigned = hat aufgegeben
seat-to-play = am Zug
seat-ready = bereit
ping = { $ms } ms
sit-here = Hierher setzen
sit-at = Hierher setzen: { $name }
bot-here = Einen Bot spielen lassen
bot-at = Hier einen Bot spielen lassen: { $name }
say = Etwas sagen
pause = Pause
paused = Pause
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
watching = Du siehst zu.
watching-full = Du siehst zu: Alle Plätze sind besetzt.
watching-resigned = Du hast aufgegeben: Ein Bot spielt deine Hand weiter.
beaten = Um { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s zu spät.
