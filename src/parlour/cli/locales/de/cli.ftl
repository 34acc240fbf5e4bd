# Was `parlour` sagt, wenn es den Spielraum öffnet.
serve-open = Der Spielraum ist offen: { $url }
serve-workers = Der Spielraum ist in { $count } Prozessen offen, unter { $first } bis { $last }. Ein Proxy davor schickt jeden Tisch zu einem von ihnen.
serve-invite = Andere kommen herein über: { $url }
serve-invite-also = Oder über: { $url }
serve-alone = Noch kann niemand sonst herein: Dieser Rechner ist in keinem Netz. Verbinde ihn mit einem.
serve-hint-lan = Damit Telefone und Rechner in deinem Netz mitspielen können, starte mit --lan.
serve-data = Die Spiele liegen in { $folder }, { $tables ->
    [0] noch ohne einen Tisch.
    [one] mit 1 Tisch.
   *[other] mit { $tables } Tischen.
}
serve-metrics = Die Zahlen des Spielraums stehen unter: { $url }
serve-stop = Strg-C schließt ihn.
client-not-built = Die Seite für den Browser wurde nicht gebaut. Installiere das Paket noch einmal, ohne PARLOUR_UI=skip.
output-not-written = Die Ausgabe kann nicht geschrieben werden: { $why }.
error-port-in-use = Port { $port } ist belegt. Wenn dort nicht schon dein Spielraum läuft, versuche es mit --port { $other }.
error-port-not-allowed = Auf Port { $port } darfst du nicht lauschen. Wähle mit --port einen über 1023.
error-metrics-port-in-use = Der Port { $port } für --metrics ist nicht frei. Wähle einen anderen; 0 ist irgendein freier.
error-bad-host = Auf { $host }, Port { $port } kann nicht gelauscht werden.
error-lan-on-loopback = --lan lässt andere herein, aber über { $host } kommt nur dieser Rechner. Lass eines von beiden weg.
error-folder-not-writable = Der Ordner { $folder } lässt sich nicht beschreiben. Wähle mit --data einen anderen.
error-folder-in-use = Im Ordner { $folder } ist schon ein Spielraum offen. Schließe ihn oder wähle mit --data einen anderen Ordner.
error-not-a-folder = { $folder } ist kein Ordner, oder etwas auf dem Weg dahin ist keiner. Wähle mit --data einen anderen.
error-folder-unusable = Der Ordner { $folder } lässt sich nicht verwenden: { $why }. Wähle mit --data einen anderen.
error-disk-full = Auf der Platte von { $folder } ist kein Platz mehr. Schaffe welchen, oder wähle mit --data einen Ordner auf einer anderen Platte.
error-disk-failed = Die Platte von { $folder } hat versagt: { $why }. Prüfe sie, und wähle mit --data einen Ordner auf einer anderen Platte.
error-database-locked = Ein anderes Programm hält { $file } gesperrt. Schließe es und versuche es noch einmal.
error-database-not-writable = { $file } lässt sich nicht beschreiben. Ändere, wer die Datei beschreiben darf, oder wähle mit --data einen anderen Ordner.
error-database-newer = Die Datenbank in { $folder } stammt von einer neueren Version von Parlour. Nimm jene Version, oder wähle mit --data einen anderen Ordner.
error-not-a-database = { $file } ist keine Datenbank von Parlour. Lege die Datei woandershin, oder wähle mit --data einen anderen Ordner.
error-database-damaged = Die Datenbank { $file } ist beschädigt. Stelle mit parlour restore eine Sicherung wieder her, oder wähle mit --data einen anderen Ordner.
error-bad-public-url = „{ $url }“ ist keine Adresse, die andere öffnen könnten; schreib sie wie https://cards.example.org oder https://example.org/cards.
error-bad-root-path = „{ $path }“ ist kein Pfad, unter dem ein Raum liegen kann; schreib ihn wie /cards, mit Buchstaben, Ziffern und Bindestrichen.
error-root-path-taken = Unter { $path } kann kein Raum liegen: Seine eigenen Adressen beginnen mit /{ $first }. Wähle einen anderen Pfad wie /cards.
error-root-paths-differ = --root-path sagt { $path }, aber --public-url ist { $url }. Lass --root-path weg oder schreib in beide denselben Pfad.
no-such-command = Es gibt keinen Befehl „{ $command }“; parlour --help zählt sie auf.
