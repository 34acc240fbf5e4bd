### Paule Panik: die Lektionen. Was gefragt und was geantwortet wird, nach Kurs und Schritt.

## learn 1

paule-panik-learn-1-title = Eins mehr, eins weniger
paule-panik-learn-1-say = Werde deine Karten los: Jede muss um eins höher oder niedriger sein als die oberste eines Stapels. Zwei von deinen passen, spiel eine.
paule-panik-learn-1-ok = Sie passt, welche Farbe sie auch hat. Jetzt die andere.
paule-panik-learn-1b-ok = Nach jeder Karte kommt aus deinem Stoß eine neue auf deine Hand.

## learn 2

paule-panik-learn-2-title = Ringsherum
paule-panik-learn-2-say = Nach der 17 kommt die 1, und vor der 1 die 17. Spiel deine 1.
paule-panik-learn-2-ok = Die Zahlen gehen im Kreis herum.

## learn 3

paule-panik-learn-3-title = Läufe
paule-panik-learn-3-say = Jede Karte, die du spielst, macht der nächsten Platz. Du kannst sechs spielen, eine nach der anderen.
paule-panik-learn-3-ok = Zwei Läufe, sechs Karten weg. Wer als Erster keine Karte mehr hat, gewinnt die Runde.

## learn 4

paule-panik-learn-4-title = Keine Reihenfolge
paule-panik-learn-4-say = Von deinen passt gerade keine. Aber hier ist niemand an der Reihe: Fuchs spielt, wann Fuchs will.
paule-panik-learn-4b-say = Eine 5: Deine 6 passt. Spiel sie.
paule-panik-learn-4b-ok = Die 6 von Fuchs war zuerst da, also kam deine Karte zurück, ganz ohne Verlust. Jetzt gehen drei von deinen, eine nach der anderen: Was passt auf eine 6?
paule-panik-learn-4c-ok = Es zählt die Karte, die oben liegt, wenn deine ankommt.

## learn 5

paule-panik-learn-5-title = Niemand kann spielen
paule-panik-learn-5-say = Nichts passt, weder von dir noch von Fuchs. Dann deckt der Tisch eine Karte von der Seite auf.
paule-panik-learn-5b-say = Eine 13. Was passt jetzt?
paule-panik-learn-5b-ok = Und weiter geht es. Aufgedeckt wird nur, wenn niemand spielen kann.

## learn 6

paule-panik-learn-6-title = Die letzten Karten
paule-panik-learn-6-say = Dein Stoß ist fast aufgebraucht, und alle deine Karten können weg. Spiel die letzten acht, in irgendeiner Reihenfolge, die passt.
paule-panik-learn-6-end-won = Keine Karte mehr: Der Sieger zählt beide gezogenen Karten, der Zweite die zuerst gezogene. Zu zweit oder zu dritt gewinnen 55 Punkte.

## learn 7

paule-panik-learn-7-title = In Zeitlupe
paule-panik-learn-7-say = Neu ausgeteilt, und Fuchs spielt wirklich mit, aber langsam. Werde acht Karten los.
paule-panik-learn-7-end-over = Acht sind weg. In einer echten Partie sind die anderen schneller, aber die Regeln sind genau diese.

## better 1

paule-panik-better-1-title = Such den Lauf
paule-panik-better-1-say = Deine 4 und deine 6 passen beide auf die 5. Welche?
paule-panik-better-1-ok = 6, 7, 8, 9: vier Karten am Stück. Du musst nur einmal hinsehen.
paule-panik-better-1-no = Von einer 4 geht bei dir nichts weiter. Von einer 6 sind es 7, 8 und 9.

## better 2

paule-panik-better-2-title = Deck nicht zu, was du brauchst
paule-panik-better-2-say = Fünf dieser Karten können weg, eine nach der anderen. Welche zuerst?
paule-panik-better-2-ok = 7, 8, 9 links, 11 und 12 rechts.
paule-panik-better-2-no = Das deckt die 10 zu, und 11 und 12 können nicht mehr weg. Die 9 hat links einen Platz, nach 7 und 8.

## better 3

paule-panik-better-3-title = Der richtige Stapel
paule-panik-better-3-say = Deine 5 passt auf beide Stapel. Wohin damit?
paule-panik-better-3-ok-Y5-L = Die 6 bleibt frei für deine 7 und 8.
paule-panik-better-3-ok-R7-R = Die 7 zuerst ist genauso gut: 8 folgt, und die 5 geht auf die 4.
paule-panik-better-3-no = Das deckt die 6 zu, und deine 7 und 8 sitzen fest. Auf der 4 deckt sie nichts zu, was du brauchst.

## better 4

paule-panik-better-4-title = Ringsherum
paule-panik-better-4-say = 15 oder 17 auf die 16?
paule-panik-better-4-ok = 17, 1, 2, 3: Der Lauf geht ringsherum.
paule-panik-better-4-no = Von einer 15 geht bei dir nichts weiter. Von der 17 geht es ringsherum: 1, 2, 3.

## better 5

paule-panik-better-5-title = Ein Schritt zurück
paule-panik-better-5-say = Alle sechs Karten können weg. Welche zuerst?
paule-panik-better-5-ok = Ein Schritt zurück, dann 5, 6, 7, 8 und zurück zur anderen 7: alle sechs.
paule-panik-better-5-no = 6, 7, 8, 7, und dann bleiben 5 und 4 übrig. Nimm sie zuerst mit.

## better 6

paule-panik-better-6-title = Zieh rechtzeitig
paule-panik-better-6-say = In dieser Ausgabe ziehst du deine Karten selbst. Du hast drei, und keine davon passt: Was nun?
paule-panik-better-6-ok = Und da ist die 10. Spiel, solange etwas passt, und zieh, sobald nichts mehr passt.
