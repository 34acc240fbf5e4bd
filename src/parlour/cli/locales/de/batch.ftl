# Was Läufe mit vielen Aufgaben sagen.
puzzle-progress = Aufgaben
arena-progress = Partien
arena-share = { $level }: Ein Platz davon hat { $share } % der Partien gewonnen.
error-no-ray = Ray ist nicht installiert ({ $why }). Installiere es: pip install "parlour[ray]"
error-ray-not-reached = Unter { $address } antwortet kein Ray-Cluster: { $why }. Starte eines mit ray start --head, oder lass --ray weg.
error-into-another-run = { $file } enthält die Zeilen eines anderen Laufs. Nichts daran wurde geändert; nenne eine andere Datei.
error-into-not-written = { $file } kann nicht geschrieben werden: { $why }.
