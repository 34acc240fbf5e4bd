### A table that is opened: who plays, and what is agreed.

number-of-players = Mitspielende
places = Wer spielt
place-me = Du
place-open = Jemand per Link
place-same-screen = Jemand an diesem Bildschirm
seat-names = Namen an diesem Bildschirm
place-at = Wer sitzt an Platz { $seat }
place-gone = Kein Platz
terms = Mehr zum Tisch
terms-public = Wer kommen darf
terms-public-help = Ein Tisch für alle steht auf der Startseite, solange er auf Mitspielende wartet.
terms-by-link = wer den Link hat
terms-open = alle in diesem Raum
terms-watching = Zuschauer
terms-watching-help = Ohne sie sieht eine Runde vor ihrem Ende nur, wer am Tisch sitzt.
terms-watching-allowed = dürfen zuschauen
terms-watching-forbidden = keine
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
terms-away-help = Die anderen dürfen einen Bot spielen lassen; wer zurückkommt, hat seinen Platz sofort wieder.
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
