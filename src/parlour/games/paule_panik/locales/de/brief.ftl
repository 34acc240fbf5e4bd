### Paule Panik: was jemand am ersten Tisch liest (first-…, kurz genug für einen Streifen auf dem Handy), und die Karte der
### Regeln (rules-…-brief-…), ein kurzer Satz je Zeile. Die Zahlen kommen aus den Regeln selbst.

first-paule-panik-goal = Sei als Erster ohne Karte: eins höher oder eins tiefer, ganz ohne Reihenfolge.
first-paule-panik-hands = Du hast { $hand } Karten auf der Hand; nur du siehst sie.
first-paule-panik-tap = Ein Druck legt die Karte sofort. Passt sie auf beide Stapel, wähle einen.
first-paule-panik-tap-drag = Zieh eine Karte auf einen Stapel, oder tippe die Karte an.

# PP-8
rules-paule-panik-brief-goal = Alle spielen gleichzeitig: Sei als Erster ohne Karte.
# PP-2 PP-3
rules-paule-panik-brief-hand = Du hast { $hand } Karten auf der Hand, die nur du siehst; die anderen sind dein Stoß.
# PP-4
rules-paule-panik-brief-play = Jederzeit darf eine Karte auf einen Stapel, wenn sie um eins höher oder tiefer ist.
rules-paule-panik-brief-ends = Auch { $highest } und { $lowest } sind Nachbarn.
# PP-1
rules-paule-panik-brief-colours = Die Farben spielen keine Rolle.
# PP-4
rules-paule-panik-brief-race = Es zählt, was oben liegt, wenn deine Karte ankommt: Passt sie nicht mehr, kommt sie zurück.
# PP-5
rules-paule-panik-brief-refill = Nach dem Legen füllt sich deine Hand aus deinem Stoß.
rules-paule-panik-brief-refill-by-hand = Du ziehst selbst von deinem Stoß, bis zu { $hand } Karten auf der Hand.
# PP-6
rules-paule-panik-brief-stuck = Kann niemand spielen, deckt der Tisch eine Karte von einem Seitenstoß auf.
# PP-9
rules-paule-panik-brief-cards-left = Hat jemand keine Karte mehr, kommen die anderen danach, wie wenige sie noch haben.
rules-paule-panik-brief-play-on = Die anderen spielen um die nächsten Plätze weiter.
# PP-10
rules-paule-panik-brief-points = Der Sieger zieht zwei Karten und bekommt beide; der Zweite bekommt die erste, ein Dritter die andere.
# PP-12
rules-paule-panik-brief-bet = Einmal je Partie darfst du vor dem Geben wetten, dass du die Runde gewinnst: { $won_bet } Punkte mehr.
# PP-11
rules-paule-panik-brief-match = Zu zweit oder zu dritt gewinnen { $points_few } Punkte die Partie, zu viert oder zu fünft { $points_many }.
