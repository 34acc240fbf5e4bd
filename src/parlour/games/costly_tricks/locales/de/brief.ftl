### Schmerzhafte Stiche: was jemand am ersten Tisch liest (first-…, kurz genug für einen Streifen auf dem Handy), und die Karte der
### Regeln (rules-…-brief-…), ein kurzer Satz je Zeile. Die Zahlen kommen aus den Regeln selbst.

first-costly-tricks-goal = Hol fette Stiche: Ihre Summe zählt für dich, minus { $cost } je Stich.
first-costly-tricks-hands = Du spielst zwei Hände: deine und, gegenüber, die deines Geists.
first-costly-tricks-hands-shared = Hier spielen beide Seiten, jede ihre Hand und die ihres Geists.

# CT-8
rules-costly-tricks-brief-sum = Wer einen Stich gewinnt, bekommt die Summe seiner vier Karten, minus { $cost }.
rules-costly-tricks-brief-poor = Hol dir also die fetten Stiche und überlass die mageren der anderen Seite.
# CT-2
rules-costly-tricks-brief-hands = Alle vier Hände liegen offen: Du spielst deine und, gegenüber, die deines Geists.
# CT-3
rules-costly-tricks-brief-first = Die Hand, die die rote 0 bekommen hat, spielt als Erste aus, und zwar eine beliebige Karte.
# CT-4
rules-costly-tricks-brief-follow = Im Uhrzeigersinn spielt jede Hand eine Karte und bedient die angespielte Farbe, wenn sie kann.
# CT-5
rules-costly-tricks-brief-trump = Die erste Hand, die nicht bedienen kann, macht eine andere Farbe zum Trumpf.
# CT-6
rules-costly-tricks-brief-duty = Wer danach nicht bedienen kann, muss Trumpf spielen, wenn er welchen hat.
rules-costly-tricks-brief-no-duty = Wer danach nicht bedienen kann, darf jede Karte spielen.
# CT-5
rules-costly-tricks-brief-next = Eine frische Farbe wird dann der neue Trumpf; der alte ist für diesen Stich vorbei.
# CT-7
rules-costly-tricks-brief-win = Es gewinnt die höchste Karte des Trumpfs, der am Ende gilt, ohne Trumpf die höchste der angespielten Farbe.
# CT-9
rules-costly-tricks-brief-chip = Nach { $deal } Stichen nimmt die Seite über 0 einen Chip.
rules-costly-tricks-brief-chip-tug = Nach { $deal } Stichen bekommt die Seite über 0 einen Chip von der anderen.
# CT-10
rules-costly-tricks-brief-match = { $chips } Chips gewinnen die Partie.
rules-costly-tricks-brief-match-tug = Beide Seiten beginnen mit { $half } Chips; wer alle { $all } hat, gewinnt die Partie.
