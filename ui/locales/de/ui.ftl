### Die Hülle des Clients: Startseite, Tisch, Einstellungen.

parlour = Parlour
tagline = Kartenspiele, die es nicht mehr zu kaufen gibt, und ein Tisch dafür
home = Startseite
menu = Menü
close = Schließen
cancel = Abbrechen
save = Speichern
on = an
off = aus
try-again = Noch einmal versuchen
opening = Der Tisch wird geöffnet …
skip-to-board = Zum Spielfeld springen
skip-to-content = Zum Inhalt springen

## Startseite

your-tables = Deine Tische
my-games = Deine Partien
no-tables = Noch läuft nichts. „Losspielen“ eröffnet einen Tisch mit Bots, „Einladen“ einen für Freunde.
table-line = { $players } · Runde { $round } · { $tally }
table-over = { $who ->
    [you] Du hast gewonnen
    [bot] Der Bot hat gewonnen
    [shared-you] { $name } teilt sie euch
    [shared] { $name } teilen sie sich
   *[other] { $name } hat gewonnen
}
table-over-nobody = Niemand hat gewonnen
try-mark = { $move ->
    [0] Ein Versuch von Anfang an
   *[other] Ein Versuch ab Zug { $move }
}
table-waiting = Wartet auf Mitspieler
table-ready = Nächste Runde?
table-others = Andere am Zug
your-turn-short = Du bist dran
more-tables = { $count ->
    [one] Noch ein Tisch
   *[other] Noch { $count } Tische
}
players = { $count } Spieler
players-from-to = { $least } bis { $most } Spieler
learn = Lernen
learn-from = Weiter mit Schritt { $step }
learned = gelernt
play-now = Losspielen
invite = Einladen
same-screen = Ein Bildschirm
more-choices = Mehr Auswahl
rules = Regeln
rules-of = { $game }: die Regeln

## Ein neuer Tisch

new-table = Ein neuer Tisch
pace = Wie schnell Bots spielen
pace-help = Wie lange ein Bot wartet, bevor er spielt, damit du folgen kannst.
pace-none = sofort
pace-quick = zügig
pace-normal = wie Menschen
pace-slow = langsam
edition = Ausgabe
edition-help = Jede Ausgabe hat etwas andere Regeln; ihre Wahl stellt die Optionen darunter ein.
open-table = Tisch eröffnen

## Ein Link zum Weitergeben; wer wo sitzt

seats = Plätze
seat-open = freier Platz
seat-bot = Bot
seat-guest = Gast
seat-player = Spieler { $number }
seat-you = { $name } (du)
seat-numbered = { $name } { $number }
name-label = Dein Name
name-placeholder = Wie dürfen wir dich nennen?
name-saved = Gespeichert.
colour-label = Deine Farbe
colour-help = Die deines Zeichens an jedem Tisch. Hat dort jemand dieselbe, bekommt einer von euch eine andere.
guest-colour-clay = Ton
guest-colour-moss = Moos
guest-colour-teal = Petrol
guest-colour-slate = Schiefer
guest-colour-plum = Pflaume
guest-colour-rose = Rose

## Am Tisch

table-controls = Tisch
open-tables = Offene Tische
open-watch = zuschauen
open-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
table-other = { $name } ist am Zug
at-the-table = Am Tisch
notice-unfold = Aufklappen
notice = Hinweis
paused = Pause
take-back = Zurücknehmen
take-back-sure = Den letzten Zug zurücknehmen?
what-happened = Was geschah
history-empty = Noch nichts. Was ab jetzt geschieht, steht hier.
shortcuts = Tastenkürzel
single-keys-off = Tasten ohne Zusatztaste sind abgeschaltet: Buchstaben und Ziffern wirken nur auf dem Brett.
settings = Einstellungen
your-turn = Du bist dran.
title-your-turn = ● Du bist dran: { $game }
connection-lost = Verbindung verloren. Dein Spiel ist sicher; wir versuchen es weiter.
connection-replaced = Du spielst diesen Tisch jetzt in einem anderen Fenster.
connection-blocked = Der Raum antwortet, aber die laufende Verbindung (WebSocket) kommt nicht durch: Ein Proxy, eine Firewall oder eine Erweiterung hält sie vielleicht auf. Wir versuchen es weiter.
connection-too-much = Von hier kam zu viel auf einmal; deshalb hat der Raum die Verbindung geschlossen. In einigen Sekunden wird es noch einmal versucht.
connection-full = Der Raum hat keinen Platz für eine weitere Verbindung von hier. Schließe Seiten, die du nicht brauchst; es wird weiter versucht.
page-outdated = Der Raum hat eine neue Version. Diese Seite ist noch von der alten.
load-anew = Neue laden
play-here = Hier weiterspielen

## Einstellungen

setting-auto = automatisch
setting-language = Sprache
settings-you = Deine Partien, Daten und Geräte
setting-theme = Aussehen
theme-light = hell
theme-dark = dunkel
setting-preview = Vorschau
setting-preview-help = Was jede spielbare Karte bewirken würde.
sound = Ton
setting-vibration = Vibration
setting-vibration-help = Einmal kurz, wenn du spielst; zweimal, wenn etwas abgelehnt wird.
setting-single-keys = Tasten ohne Zusatztaste
setting-single-keys-help = Buchstaben und Ziffern wirken, wo immer man auf der Seite ist; abgeschaltet nur auf dem Brett.
setting-confirm = Vor dem Ausspielen bestätigen
setting-confirm-help = Erst eine Karte wählen, dann ausspielen.
confirm-auto = auf Touchscreens
confirm-always = immer
confirm-never = nie
setting-drag = Karten im Wettlauf ziehen
setting-drag-help = Wo alle zugleich spielen: mit Maus oder Finger. Sonst ist eine Karte gespielt, sobald du sie drückst.
setting-pause = Ein fertiger Stich bleibt liegen
setting-pause-help = Ein Tippen oder eine Taste kürzt die Pause ab.
until-tap = bis zum Tippen
tap-to-go-on = Tippen, dann geht es weiter.
setting-forced = Erzwungene Karten spielen sich selbst
setting-forced-help = Der Reihe nach, wenn nur eine Karte erlaubt ist.
seconds = { $seconds } s
setting-motion = Bewegung
motion-full = voll
motion-reduced = sparsam

## Was die Analyse sagt, bevor ihre Texte da sind

study = Analyse
opening-study = Die Analyse wird geöffnet …
opening-replay = Die Wiederholung wird geöffnet …
study-lost = Verbindung verloren; wir versuchen es weiter.
review = Rückblick auf eine Runde
puzzle = Aufgabe

## Was schiefging

error-unreachable = Der Raum antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
error-part-missing = Der Raum antwortet, aber ein Teil dieser Seite fehlt. Wenn ein neuer Versuch nicht hilft, sollte, wer den Raum betreibt, ihn neu starten.
error-unexpected = Bei uns ging etwas schief. Lade die Seite neu; dein Spiel ist sicher.
error-no-such-page = Diese Seite gibt es nicht. Auf der Startseite steht, was es gibt.
