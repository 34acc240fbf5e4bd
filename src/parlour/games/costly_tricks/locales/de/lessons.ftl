### Schmerzhafte Stiche: die Lektionen. Was gefragt und was geantwortet wird, nach Kurs und Schritt.

## learn 1

costly-tricks-learn-1-title = Ein Stich
costly-tricks-learn-1-say = { MARK("sun") }Rot ist angespielt, also nimmt die höchste Karte in { MARK("sun") }Rot den Stich. Spiel deine 10 in { MARK("sun") }Rot.
costly-tricks-learn-1-ok = 8 + 6 + 9 + 10 = 33. Ein Stich kostet 20, du gewinnst also 33 − 20 = +13.
costly-tricks-learn-1-no = So nimmt ihn die 9 in { MARK("sun") }Rot: 8 + 6 + 9 + 1 − 20 = +4 für Fuchs. Nimm ihn mit deiner 10.
costly-tricks-learn-1b-say = Wer einen Stich nimmt, spielt den nächsten an. Spiel deine letzte Karte und achte auf den Stand von Fuchs.
costly-tricks-learn-1b-ok = Der Geist von Fuchs musste ihn nehmen: 1 + 0 + 2 + 4 − 20 = −13 für Fuchs. Ein armer Stich tut weh.

## learn 2

costly-tricks-learn-2-title = Lass ihn liegen
costly-tricks-learn-2-say = 3 + 1 + 4 ist nicht viel, und jeder Stich kostet 20. Willst du diesen?
costly-tricks-learn-2-ok = Du hast ihn Fuchs gelassen: 3 + 1 + 4 + 2 − 20 = −10. Alle Karten zählen so viel, wie alle Stiche kosten: Was Fuchs verliert, gewinnst du.
costly-tricks-learn-2-no = Du hast ihn genommen: 3 + 1 + 4 + 9 − 20 = −3. Lass ihn Fuchs und heb deine 9 für einen besseren auf.
costly-tricks-learn-2b-say = Eine 7 in { MARK("fir") }Grün ist angespielt, und deine 9 hast du noch.
costly-tricks-learn-2b-ok = 7 + 9 + 8 + 6 − 20 = +10. Reiche Stiche für dich, arme für Fuchs: Das ist das Spiel.

## learn 3

costly-tricks-learn-3-title = Dein Geist
costly-tricks-learn-3-say = Die Hand gegenüber ist die deines Geists, und auch sie spielst du. Deine eigene 10 wird den Stich nehmen: Mach ihn reich.
costly-tricks-learn-3-ok = Bisher 5 + 8, und deine 10 kommt noch.
costly-tricks-learn-3-no = Du wirst diesen Stich nehmen, also bringt die 8 des Geists hier mehr als später. Leg sie dazu.
costly-tricks-learn-3b-say = Der Geist von Fuchs hat seine 7 behalten. Jetzt deine eigene Hand.
costly-tricks-learn-3b-ok = 5 + 8 + 2 + 10 − 20 = +5. Was eine deiner beiden Hände gewinnt, gehört dir.
costly-tricks-learn-3b-no = Die 8 des Geists nimmt ihn, für 5 + 8 + 2 + 1 − 20 = −4. Mit deiner 10 sind es +5.

## learn 4

costly-tricks-learn-4-title = Trumpf
costly-tricks-learn-4-say = Wer { MARK("sun") }Rot hat, muss hier { MARK("sun") }Rot spielen. Du hast keines: Die Farbe, die du spielst, wird Trumpf und schlägt { MARK("sun") }Rot.
costly-tricks-learn-4-ok-B0 = Nur für diesen Stich ist { MARK("wave") }Blau Trumpf, und sogar die 0 schlägt die 10 in { MARK("sun") }Rot: 9 + 7 + 10 + 0 − 20 = +6.
costly-tricks-learn-4-ok-G2 = Nur für diesen Stich ist { MARK("fir") }Grün Trumpf, und seine 2 schlägt die 10 in { MARK("sun") }Rot: 9 + 7 + 10 + 2 − 20 = +8.

## learn 5

costly-tricks-learn-5-title = Ein neuer Trumpf
costly-tricks-learn-5-say = Fuchs hatte kein { MARK("fir") }Grün und machte { MARK("sun") }Rot zum Trumpf. Dein Geist hat weder { MARK("fir") }Grün noch { MARK("sun") }Rot: Was er auch spielt, ist der neue Trumpf.
costly-tricks-learn-5-ok-B6 = { MARK("wave") }Blau ist Trumpf, und { MARK("sun") }Rot kann nicht zurückkommen, auch nicht mit einer 9: 9 + 3 + 6 + 9 − 20 = +7.
costly-tricks-learn-5-ok-P2 = { MARK("moon") }Lila ist Trumpf, und { MARK("sun") }Rot kann nicht zurückkommen, auch nicht mit einer 9: 9 + 3 + 2 + 9 − 20 = +3.

## learn 6

costly-tricks-learn-6-title = Trumpf ist Pflicht
costly-tricks-learn-6-say = Du hast kein { MARK("moon") }Lila, aber du hast den Trumpf, { MARK("fir") }Grün, also musst du ihn spielen. Darum ist deine 9 in { MARK("sun") }Rot gesperrt.
costly-tricks-learn-6-ok = Fuchs muss { MARK("moon") }Lila bedienen und kann dich nicht schlagen: 8 + 5 + 10 + 1 − 20 = +4.
costly-tricks-learn-6-no = So nimmt ihn die 5 in { MARK("fir") }Grün, und Fuchs legt eine 6 dazu: 8 + 5 + 1 + 6 − 20 = 0 für Fuchs. Deine 10 nimmt ihn.

## learn 7

costly-tricks-learn-7-title = Eine kleine Runde
costly-tricks-learn-7-say = Die Hand mit der 0 in { MARK("sun") }Rot spielt den ersten Stich an: deine. Vier Stiche, und jede Karte ist deine Wahl.
costly-tricks-learn-7-end-won = Du endest über 0, die Runde gehört also dir: ein Chip. Drei Chips gewinnen die Partie.
costly-tricks-learn-7-end-drawn = 0 zu 0 ist unentschieden, ohne Chip. Drei Chips gewinnen die Partie.
costly-tricks-learn-7-end-lost = Fuchs endet über 0 und nimmt den Chip dieser Runde. Drei Chips gewinnen die Partie.

## better 1

costly-tricks-better-1-title = Hohe Karten in deine Stiche
costly-tricks-better-1-say = Du hast 10 in { MARK("moon") }Lila angespielt, der Geist von Fuchs muss mit der 7 bedienen, und dein Geist sticht. Mit der 9 oder mit der 5?
costly-tricks-better-1-ok = 10 + 0 + 9 + 7 − 20 = +6, und die 5 bleibt für einen Stich, den Fuchs nehmen muss, mit −6.
costly-tricks-better-1-no = Jetzt +2, aber dann ist der letzte Stich deiner, mit 9 + 4 + 2 + 3 − 20 = −2. Hohe Karten gehören in Stiche, die du gewinnst.

## better 2

costly-tricks-better-2-title = Lass Fuchs zahlen
costly-tricks-better-2-say = 4 + 3 + 5, und { MARK("fir") }Grün ist Trumpf. Dein Geist muss { MARK("fir") }Grün spielen: 9 oder 0?
costly-tricks-better-2-ok = Fuchs zahlt 4 + 3 + 5 + 0 − 20 = −8. Deine 9 macht den nächsten Stich reich: 4 + 9 + 8 + 7 − 20 = +8.
costly-tricks-better-2-no = Jetzt +1, aber die 0 muss anspielen, und auch der nächste Stich ist deiner, mit 0 + 8 + 7 + 4 − 20 = −1.

## better 3

costly-tricks-better-3-title = Spiel an, was Fuchs bedienen muss
costly-tricks-better-3-say = Du spielst an. Vergleiche, wer { MARK("sun") }Rot hat und wer { MARK("wave") }Blau: 8 oder 2?
costly-tricks-better-3-ok = Beide Hände von Fuchs müssen { MARK("sun") }Rot bedienen, und dein Geist sticht: 8 + 6 + 5 + 10 − 20 = +9.
costly-tricks-better-3-no = Der Geist von Fuchs hat kein { MARK("wave") }Blau und sticht mit der 10: 2 + 9 + 0 + 10 − 20 = +1 für Fuchs.

## better 4

costly-tricks-better-4-title = Binde die letzte Hand
costly-tricks-better-4-say = 10 + 9: reich. Dein Geist macht einen Trumpf, und der Geist von Fuchs, mit 3 in { MARK("fir") }Grün und 0 in { MARK("wave") }Blau, spielt zuletzt: { MARK("sun") }Rot oder { MARK("wave") }Blau?
costly-tricks-better-4-ok = Er hat { MARK("wave") }Blau, also muss er es spielen, und die 0 kann nicht gewinnen: 10 + 9 + 8 + 0 − 20 = +7.
costly-tricks-better-4-no = Er hat kein { MARK("sun") }Rot, also ist seine 3 in { MARK("fir") }Grün der neue Trumpf: 10 + 9 + 4 + 3 − 20 = +6 für Fuchs.

## better 5

costly-tricks-better-5-title = Zwing Fuchs einen armen Stich auf
costly-tricks-better-5-say = 1 + 2: arm. Dein Geist macht einen Trumpf, und der Geist von Fuchs, mit 8 in { MARK("sun") }Rot und 3 in { MARK("moon") }Lila, spielt zuletzt: { MARK("sun") }Rot oder { MARK("moon") }Lila?
costly-tricks-better-5-ok = Er muss { MARK("sun") }Rot spielen, und seine 8 nimmt den armen Stich: 1 + 2 + 4 + 8 − 20 = −5 für Fuchs.
costly-tricks-better-5-no = Er muss { MARK("moon") }Lila spielen, und deine 7 nimmt den armen Stich: 1 + 2 + 7 + 3 − 20 = −7 für dich.

## better 6

costly-tricks-better-6-title = Welche deiner Hände?
costly-tricks-better-6-say = Die 8 deines Geists gewinnt gerade 2 + 8 + 1. Gibst du die 5 dazu, oder übernimmst du mit der 9?
costly-tricks-better-6-ok = Jetzt −4, aber dein Geist spielt als Nächstes 9 in { MARK("moon") }Lila an, und deine 9 in { MARK("sun") }Rot sticht: 9 + 10 + 9 + 6 − 20 = +14.
costly-tricks-better-6-no = Dieser Stich kommt auf 0, und die 9 ist weg. Aufgehoben würde sie den nächsten Stich holen, für +14.
