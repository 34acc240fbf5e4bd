### Der dritte Mann: die Lektionen. Was gefragt und was geantwortet wird, nach Kurs und Schritt.

## learn 1

third-man-learn-1-title = Der Dritte bekommt das Doppelte
third-man-learn-1-say = Werde Dritter von vieren: Der Dritte bekommt das Doppelte seines Gebots. Fuchs bietet 9, und wir verraten dir, dass Eule 7 bieten wird und Bär 2.
third-man-learn-1-ok-6 = 9, 7, 6, 2: Du bist Dritter. Zweimal 6, +12: Kein Gebot bringt hier mehr.
third-man-learn-1-ok-third = Du bist Dritter und bekommst das Doppelte deines Gebots. Eine 6 hätte +12 gebracht.
third-man-learn-1-no-9 = Zwei 9er teilen sich den ersten Platz und 10 Punkte: 5 − 9 = −4 für jeden. Werde Dritter.
third-man-learn-1-no-8 = Du bist Zweiter, und der Zweite zahlt sein Gebot: −8. Werde Dritter.
third-man-learn-1-no-7 = Zwei 7er teilen sich den zweiten Platz, und beide zahlen: −7. Werde Dritter.
third-man-learn-1-no-2 = Du teilst dir mit Bär den dritten Platz: zweimal 2, +4 für jeden. Da geht mehr.
third-man-learn-1-no-last = Das niedrigste Gebot bewegt nichts. Werde Dritter.

## learn 2

third-man-learn-2-title = Erster, und billig
third-man-learn-2-say = Der Erste bekommt 10 weniger sein Gebot, also ist ein billiger erster Platz ein guter. Fuchs bietet 3, Eule wird 2 bieten und Bär 0.
third-man-learn-2-ok = 10 − 4 = +6, mehr ist nicht zu haben. Fuchs ist Zweiter und zahlt 3.
third-man-learn-2-no-dear = Erster, aber teurer als nötig: 10 weniger dein Gebot.
third-man-learn-2-no-3 = Zwei 3er teilen sich den ersten Platz und 10 Punkte: 5 − 3 = +2 für jeden. Eine 4 hat ihn allein.
third-man-learn-2-no-low = Niedrige Gebote bringen hier wenig, auch auf dem dritten Platz. Der erste Platz bringt 10 − 4 = +6.

## learn 3

third-man-learn-3-title = Zwei an der Spitze
third-man-learn-3-say = Fuchs und Eule bieten beide 9 und teilen sich den ersten Platz, also ist niemand Zweiter. Das nächsthöchste Gebot ist Dritter, und Bär bietet 4: Was bietest du?
third-man-learn-3-ok-8 = Dritter mit einer 8: zweimal 8, +16. Bei einer dritten 9 wäre die Auktion ungültig gewesen: Karten zurück, neu bieten.
third-man-learn-3-ok-third = Dritter: das Doppelte deines Gebots; eine 8 bringt +16. Bei einer dritten 9 wäre die Auktion ungültig gewesen: Karten zurück, neu bieten.
third-man-learn-3-no-9 = Bei drei gleichen Geboten gilt die Auktion nicht, und alle nehmen ihre Karte zurück. Biete noch einmal.
third-man-learn-3-no-4 = Du teilst dir mit Bär den dritten Platz: zweimal 4, +8 für jeden. Eine 8 wäre allein Dritter, +16.
third-man-learn-3-no-last = Das niedrigste: Nichts bewegt sich. Alles von 5 bis 8 ist Dritter.

## learn 4

third-man-learn-4-title = Wer eröffnet, bietet offen
third-man-learn-4-say = Du bist am weitesten vorn, also eröffnest du: Dein Gebot liegt offen. Welche Karte kann dich nie etwas kosten?
third-man-learn-4-ok = Eine 0 hat auf keinem Platz etwas zu zahlen. Das macht sie zur Karte für den, der eröffnen muss.
third-man-learn-4-no-9 = Diesmal Erster: 10 − 9 = +1. Aber Bär hat noch eine 9, und zwei 9er hätten je 4 verloren.
third-man-learn-4-no-seen = Sie haben es gesehen: einer bietet mehr, zwei bieten weniger, und du bist Zweiter und zahlst.

## learn 5

third-man-learn-5-title = Die letzte Auktion
third-man-learn-5-say = Die neunte Auktion ist die letzte, und Eule bietet 9. Fuchs hat nur noch 7 und 8, Bär 2 und 5: Bietest du 6 oder 0?
third-man-learn-5-ok = Dritter, was sie auch gewählt haben: zweimal 6, +12. Mit +15 bist du am weitesten vorn und gewinnst die Serie: ein Chip.
third-man-learn-5-no = Das niedrigste, und Eule bleibt mit +10 vorn. Gespielte Karten liegen offen: Sieh nach, was Fuchs und Bär noch bieten können.

## learn 6

third-man-learn-6-title = Jetzt du allein
third-man-learn-6-say = Jetzt sind die Gebote geheim: zwei Auktionen, ganz wie du willst. Zwei gleiche teilen sich ihren Platz: Zwei Zweite zahlen, zwei Dritte bekommen das Doppelte.
third-man-learn-6-end-over = Neun Auktionen sind eine Serie, weniger, wenn eine Figur über 20 hinausgeht, nach oben oder unten. Drei gewonnene Serien sind die Partie.
third-man-learn-6b-say = Drei gleiche Gebote: Die Auktion ist ungültig. Alle Karten gehen zurück, und derselbe Spieler eröffnet noch einmal.

## better 1

third-man-better-1-title = Die Mitte
third-man-better-1-say = Erste Auktion: Fuchs bietet 9, und die anderen beiden kennt niemand. Welches Gebot bringt im Schnitt am meisten?
third-man-better-1-ok = Im Schnitt etwa +3. Hoch genug für das Doppelte, niedrig genug, um jemanden vorbeizulassen.
third-man-better-1-no-near = Gut, im Schnitt etwa +2. Aber 4 und 5 bringen etwa +3.
third-man-better-1-no-7 = Im Schnitt etwa nichts: Der zweite Platz nimmt, was der dritte bringt. 4 und 5 bringen etwa +3.
third-man-better-1-no-high = Im Schnitt verliert das mehr als 3: Meist bist du Zweiter, oder zwei 9er teilen sich den ersten Platz.
third-man-better-1-no-low = Sicher, aber im Schnitt bringt es höchstens +1,5. 4 und 5 bringen etwa +3.

## better 2

third-man-better-2-title = Über den Rand
third-man-better-2-say = Du stehst bei +15, und Eule bietet 2. Fuchs hat 5, 6, 9 und Bär 5, 6, 8: 0, 1 oder 4?
third-man-better-2-ok = Dritter, was sie auch bieten: zweimal 4, +8. Mit +23 ist deine Figur über 20 hinaus, und die Serie ist zu Ende: deine.
third-man-better-2-no = Das niedrigste: Du bleibst bei +15, und die Serie geht weiter. Die 4 war sicher Dritter.

## better 3

third-man-better-3-title = Vorn: halt dich heraus
third-man-better-3-say = Letzte Auktion: Du eröffnest, mit +13; Fuchs hat +5. Bietest du 1 oder 9?
third-man-better-3-ok = Fuchs und Eule können nur mehr bieten, also bist du Dritter: zweimal 1, +2. Niemand kann dich einholen.
third-man-better-3-no = Auch Eule hat eine 9: 5 − 9 = −4 für jeden, und die 8 von Fuchs ist Dritter, für +16.

## better 4

third-man-better-4-title = Eine geteilte Führung
third-man-better-4-say = Letzte Auktion: Eule hat +20 und bietet 9, du hast +9. Fuchs hat 7 und 8, Bär 0 und 1: 6 oder 1?
third-man-better-4-ok = +21 für Eule und für dich. Eine geteilte Führung bekommt, wer gerade weiter nach oben kam: du, um 12.
third-man-better-4-no = Höchstens Dritter, für +2, während Eule auf +21 kommt.

## better 5

third-man-better-5-title = Mach den Führenden zum Zweiten
third-man-better-5-say = Letzte Auktion: Bär hat +9 und bietet 6, du hast +6. Fuchs hat 1 und 4, Eule 2 und 5: 9 oder 5?
third-man-better-5-ok = Nur 10 − 9 = +1, aber Bär ist Zweiter und zahlt 6. 7 gegen 3: Die Serie gehört dir.
third-man-better-5-no = Du bist Zweiter und zahlst 5, während Bär 10 − 6 = +4 gewinnt.

## better 6

third-man-better-6-title = Was niemand überbieten kann
third-man-better-6-say = Letzte Auktion: Du eröffnest, mit +11; Eule hat +7. Bietest du 8 oder 6?
third-man-better-6-ok = Niemand hat mehr als eine 7, also bist du Erster: 10 − 8 = +2. Auf 13 kann niemand kommen.
third-man-better-6-no = Eule bietet 7 und gewinnt 3, du bist Zweiter: 11 − 6 = 5. Sieh nach, welche Karte die höchste ist, die noch da ist.
