### Der Freund zur Linken: die Lektionen. Was gefragt und was geantwortet wird, nach Kurs und Schritt.

## learn 1

buddy-learn-1-title = Abräumen
buddy-learn-1-say = Punkte willst du haben, und du bekommst sie, indem du abräumst. Fuchs spielte eine 4 aus, die 2 von Bär ist niedriger: Schlag die 4 mit deiner 6.
buddy-learn-1-ok = Eine höhere Karte als die ausgespielte räumt den Tisch ab: 4 + 2 + 6 = 12 Punkte für dich. Wer nun an der Reihe ist, spielt neu aus.
buddy-learn-1-no = Eine niedrigere Karte bleibt nur liegen, und die 5 von Bär räumt alles ab: 15 Punkte. Schlag die 4 mit deiner 6.

## learn 2

buddy-learn-2-title = Was Karten wert sind
buddy-learn-2-say = Die Karten 1 bis 6 sind so viele Punkte wert, 7 bis 10 nichts. Deine 9 und deine 5 räumen beide ab: welche?
buddy-learn-2-ok = 4 + 1 + 5 = 10 Punkte. Deine 9 ist selbst nichts wert, kann aber später noch abräumen.
buddy-learn-2-no = 4 + 1 + 0 = 5 Punkte, und deine stärkste Karte ist weg. Auch die 5 räumt ab und ist selbst 5 wert.
buddy-learn-2b-say = Fuchs spielte 8 aus, die 6 von Bär blieb liegen. Das ist etwas für deine 9.
buddy-learn-2b-ok = 8, 6 und 9: 0 + 6 + 0 = 6 Punkte. Die Runde ist aus und bringt Chips: Wie, sagt der letzte Schritt.

## learn 3

buddy-learn-3-title = Dein Freund zur Linken
buddy-learn-3-say = Die 6 von Bär kannst du nicht schlagen, aber Fuchs, links von dir, kann es. Die Punkte von Fuchs zählen auch für dich: Was legst du dazu?
buddy-learn-3-ok = Fuchs räumt 6 + 5 = 11 ab. Deine Summe sind deine eigenen Punkte und die deines linken Nachbarn: 11.
buddy-learn-3-no = Fuchs räumt nur 6 + 2 = 8 ab. Was Fuchs gewinnt, gehört auch dir, also gib mehr.

## learn 4

buddy-learn-4-title = Nicht für Bär
buddy-learn-4-say = Es geht reihum, bis jemand abräumt: Die 10 von Bär kann noch seine eigene 9 schlagen. Die Punkte von Bär zählen nicht für dich: Was gibst du?
buddy-learn-4-ok = Nichts wert: Bär räumt nur die 3 von Fuchs ab. Alle Punkte zählen für dich, nur die von Bär nicht.
buddy-learn-4-no = Bär räumt 6 + 3 = 9 ab, und nichts davon gehört dir. Gib, was nichts wert ist.

## learn 5

buddy-learn-5-title = So hoch wie die Startkarte
buddy-learn-5-say = Du hast nichts Höheres als die 8 von Fuchs. Dann gilt eine gleiche Karte als höher: Spiel deine 8.
buddy-learn-5-ok = Sie räumt 0 + 5 + 0 = 5 Punkte ab. Hättest du eine 9 oder eine 10, so wäre deine 8 gesperrt.
buddy-learn-5-no = Sie bleibt liegen, und nun gilt die 8 von Bär als höher: 5 + 4 = 9 Punkte für Bär.

## learn 6

buddy-learn-6-title = Die letzte hohe Karte
buddy-learn-6-say = Bär hat die letzte 10 ausgespielt, und niemand hat eine so hohe Karte. Dann gilt sie als 0, und jede Karte räumt sie ab.
buddy-learn-6-ok-6 = Abgeräumt, mit 6 Punkten für deine 6.
buddy-learn-6-ok-1 = Abgeräumt, sogar von einer 1, mit 1 Punkt.

## learn 7

buddy-learn-7-title = Das Ende einer Runde
buddy-learn-7-say = Die letzten neun Karten einer Runde, ganz nach deiner Wahl. Achte auf die Summen: eigene Punkte und die des linken Nachbarn.
buddy-learn-7-end-3 = Die höchste Summe: 3 Chips für dich und 1 für die nächste. 7 gewinnen die Partie.
buddy-learn-7-end-2 = Zwei teilen sich die höchste Summe: je 2 Chips. Allein bekommt sie 3 und die nächste 1; 7 gewinnen die Partie.
buddy-learn-7-end-1 = 1 Chip für dich. Die höchste Summe allein bekommt 3, und 7 gewinnen die Partie.
buddy-learn-7-end-0 = Diesmal kein Chip. Die höchste Summe bekommt 3, die nächste 1, und 7 gewinnen die Partie.
buddy-learn-7b-say = Die letzte Karte einer Runde kann niemand mehr schlagen. Wird sie ausgespielt, fällt sie an den Spieler links davon: an dich.

## better 1

buddy-better-1-title = Überlass es Fuchs
buddy-better-1-say = Deine 8 würde 6 + 1 = 7 Punkte abräumen, aber das könnte auch die 7 von Fuchs für dich tun. 8 oder 5?
buddy-better-1-ok = Fuchs räumt 6 + 1 + 5 = 12 ab, die für dich zählen, und deine 8 räumt dann die 5 von Bär ab: 12 + 5 = 17 mehr.
buddy-better-1-no = Jetzt 7, aber am Ende nicht mehr als 12. Räumt Fuchs ab, zählt auch deine 5, und die 8 räumt noch einmal ab.

## better 2

buddy-better-2-title = Räum für nichts ab
buddy-better-2-say = Bär spielte 7 aus, und Fuchs kann sie nicht schlagen. Punkte liegen da keine: räumst du mit der 8 ab, oder legst du die 6 dazu?
buddy-better-2-ok = Keine Punkte, aber auch Bär räumt nicht ab. So zählen noch 11 oder 12 Punkte mehr für dich.
buddy-better-2-no = Die 9 von Bär räumt sie ab, zusammen mit der Karte von Fuchs. So zählen nur noch 5 oder 6 Punkte mehr für dich.

## better 3

buddy-better-3-title = Wer kann sie schlagen?
buddy-better-3-say = Du spielst aus. Sieh nach, wer deine 6 schlagen könnte, und wer deine 1.
buddy-better-3-ok = Nur Fuchs kann sie schlagen, und die Punkte von Fuchs gehören auch dir: Alle 21, die noch da sind, kommen zu euch beiden.
buddy-better-3-no = Eine 1 kann jeder schlagen, auch Bär. Zu euch beiden kommen vielleicht nur 10 der 21 Punkte.

## better 4

buddy-better-4-title = Absichtlich schwach
buddy-better-4-say = Du spielst 9 oder 1 aus. Eine andere so hohe Karte wie deine 9 gibt es nicht mehr.
buddy-better-4-ok = Sie gilt als 0, also muss Fuchs abräumen, mit einer 5 oder einer 6. Alle 20 Punkte, die noch da sind, kommen zu euch beiden.
buddy-better-4-no = Dann muss die 6 von Fuchs später ausgespielt werden, und die 5 von Bär räumt sie ab. Zu euch beiden kommen höchstens 12 der 20 Punkte.

## better 5

buddy-better-5-title = Vorsicht, gleiche Karten
buddy-better-5-say = Du spielst 8 oder 4 aus. Kann Bär, mit 8 und 2, je eine 8 abräumen?
buddy-better-5-ok = Deine 8 bleibt auf der Hand und räumt 4 + 1 + 2 = 7 ab.
buddy-better-5-no = Er kann: Bär hat nichts Höheres, also räumt die gleiche 8 ab, am Ende alle 10 Punkte.

## better 6

buddy-better-6-title = Was du bis zuletzt behältst
buddy-better-6-say = Die 8 von Bär wird die 8 von Fuchs abräumen. Welche Karte gibst du, und welche behältst du, um sie als letzte der Runde auszuspielen?
buddy-better-6-ok = Bär bekommt nur 3 + 2 + 1. Deine 6 wird als letzte ausgespielt und fällt nach links, an Fuchs: auch für dich 6.
buddy-better-6-no = Bär bekommt 3 + 6 + 1 = 10. Nur die 2 bleibt, um an Fuchs zu fallen.
