# Was `parlour --database` von einer PostgreSQL-Datenbank sagt, die nicht zu gebrauchen ist.
error-bad-database-url = Was --database nennt, ist keine Adresse einer PostgreSQL-Datenbank. Schreibe sie wie postgresql://benutzer@rechner/parlour.
error-database-and-data = Die Spiele liegen entweder in einem Ordner oder in einer PostgreSQL-Datenbank. Lass --data weg, oder --database und PARLOUR_DATABASE.
error-no-postgres-driver = Der Treiber für PostgreSQL fehlt ({ $why }). So kommt er dazu: pip install "parlour[postgres]"
error-database-not-reached = Kein PostgreSQL-Server antwortet für { $database }: { $why }. Sieh nach, ob er läuft und ob Rechner und Port stimmen.
error-database-password = Der Server von { $database } nimmt diesen Namen mit diesem Passwort nicht an: { $why }. Das Passwort gehört in die Datei ~/.pgpass oder in PGPASSWORD.
error-database-missing = Die Datenbank { $database } gibt es nicht: { $why }. Lege sie zuerst auf ihrem Server an, mit createdb.
error-database-refused = { $database } ist nicht zu gebrauchen. PostgreSQL sagt: { $why }
error-database-too-old = { $database } läuft auf PostgreSQL { $version }, Parlour braucht { $oldest } oder neuer.
error-database-encoding = { $database } hält seine Texte als { $encoding }, darin lässt sich nicht jeder Name schreiben. Lege eine an mit: createdb --encoding=UTF8 --template=template0
error-database-in-use = Auf { $database } ist noch ein Spielraum einer anderen Version offen. Schließe ihn oder nenne eine andere Datenbank.
error-workers-need-database = --workers braucht eine PostgreSQL-Datenbank, auf der mehrere Prozesse zusammen arbeiten können. Nenne eine mit --database oder lass --workers weg.
error-workers-need-port = --workers braucht einen Port: Jeder Prozess nimmt den nächsten. Nenne den ersten mit --port.
error-database-not-ours = In { $database } liegen Tabellen eines anderen Programms. Gib Parlour eine eigene Datenbank.
error-database-of-newer = { $database } stammt von einer neueren Version von Parlour. Nichts wurde geändert; nimm jene Version, oder spiele eine ältere Sicherung ein.
error-database-read-only = In { $database } lässt sich nicht schreiben: { $why }. Vielleicht ist es ein Ersatzserver; nenne den, in den geschrieben wird.
error-database-not-allowed = Der Benutzer von { $database } darf nicht, was Parlour braucht: { $why }. Mache ihn zum Besitzer der Datenbank.
error-backup-by-server = Die Spiele liegen in { $database }, und deren eigene Werkzeuge sichern sie, auch während gespielt wird: { $command }
error-restore-by-server = Die Spiele liegen in { $database }, und deren eigene Werkzeuge holen sie zurück. Schließe den Spielraum, lege eine leere Datenbank an, und dann: { $command }
