# Was `parlour backup` und `parlour restore` sagen.
backup-written = { $file } enthält die Sicherung, mit { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}.
backup-restored = { $folder } enthält wieder die Spiele der Sicherung, mit { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}.
backup-moved = { $database } enthält jetzt die Spiele der Sicherung, mit { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
}.
backup-aside = Was vorher dort war, liegt jetzt in { $file }.
backup-plain-copy = Beachte: { $file } wurde von Hand kopiert, nicht von parlour backup geschrieben. War der Spielraum dabei offen, so fehlen die letzten Spiele.
error-no-database = In { $folder } sind keine Spiele. Nenne mit --data den Ordner des Spielraums.
error-backup-nowhere = Für die Sicherung gibt es keinen Ordner { $folder }. Lege ihn erst an, oder wähle einen anderen.
error-backup-is-folder = { $file } ist ein Ordner. Nenne eine Datei darin.
error-backup-is-device = { $file } ist keine Datei, sondern ein Gerät oder eine Pipe. Nenne eine Datei.
error-backup-exists = { $file } gibt es schon. Wähle einen anderen Namen, oder ersetze die Datei mit --force.
error-backup-in-use = { $file } ist eine Datenbank, die benutzt wird, oder Dateien einer solchen liegen daneben. Wähle einen anderen Namen.
error-backup-not-written = { $file } lässt sich nicht schreiben: { $why }. Sieh nach, wer dort schreiben darf und ob noch Platz ist.
error-no-backup = Es gibt keine Datei { $file }.
error-not-a-backup = { $file } ist keine Sicherung von Parlour. Es wurde nichts verändert.
error-backup-damaged = { $file } ist beschädigt. Es wurde nichts verändert; versuche es mit einer älteren Sicherung.
error-backup-newer = { $file } stammt von einer neueren Version von Parlour. Es wurde nichts verändert; installiere erst jene Version.
error-restore-would-replace = In { $folder } sind schon Spiele. Wähle mit --data einen anderen Ordner, oder lege sie mit --force beiseite.
error-database-not-empty = In { $database } sind schon Spiele. Nichts wurde geändert; lege für die Sicherung eine leere Datenbank an.
