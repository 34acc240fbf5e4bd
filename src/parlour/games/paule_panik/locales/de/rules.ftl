### Die Regeln von Paule Panik, in Abschnitten; davor steht die Nummer der Bestimmung. Eine Nachricht, deren Name auf
### -ruling endet, sagt, was die gedruckte Regel offen lässt. Die Zahlen kommen aus den Regeln selbst. Nachrichten mit
### -by-hand und -by-itself gelten für auto_refill false und true, solche mit -play-on und -cards-left für placing, der
### Abschnitt über Wetten für bets true.

## Worum es geht

rules-paule-panik-goal-title = Worum es geht
# PP-4 PP-8
rules-paule-panik-goal = Alle spielen gleichzeitig, so schnell sie schauen können. Wer seine Karten vor den anderen los ist, gewinnt Punkte.

## Die Karten

rules-paule-panik-cards-title = Die Karten
# PP-1
rules-paule-panik-cards = Es gibt { $colours } Farben, jede mit den Werten { $lowest } bis { $highest }. Die Farben sind nur zum Anschauen da.
# PP-1 PP-2
rules-paule-panik-deal-2 = Zwei Spieler nehmen { $colours_2 } Farben und bekommen je { $pile_2 } Karten.
rules-paule-panik-deal-3 = Drei Spieler nehmen { $colours_3 } Farben und bekommen je { $pile_3 } Karten.
rules-paule-panik-deal-4 = Vier Spieler nehmen { $colours_4 } Farben und bekommen je { $pile_4 } Karten.
rules-paule-panik-deal-5 = Fünf Spieler nehmen { $colours_5 } Farben und bekommen je { $pile_5 } Karten.
# PP-2
rules-paule-panik-deal-pile = Deine Karten sind dein Stoß: verdeckt, und niemand hat sie angesehen.
rules-paule-panik-deal-centre = Von den übrigen Karten werden zwei in der Mitte aufgedeckt: der linke und der rechte Stapel. Der Rest liegt verdeckt daneben, als linker und rechter Seitenstoß.
rules-paule-panik-deal-centre-ruling = Geht es nicht gleich auf, hat der linke Seitenstoß eine Karte mehr.
# PP-3
rules-paule-panik-hand = Du nimmst die obersten { $hand } Karten deines Stoßes auf die Hand. Nur du siehst sie.

## Spielen

rules-paule-panik-play-title = Spielen
# PP-4
rules-paule-panik-play = Niemand ist an der Reihe. Du darfst jederzeit eine Karte aus der Hand auf einen der beiden Stapel legen, wenn ihr Wert um eins größer oder kleiner ist als der der obersten Karte. Auch { $highest } und { $lowest } sind Nachbarn.
rules-paule-panik-play-example = Auf eine { $top } passt eine { $below } oder eine { $above }. Wird die { $below } gelegt, passt als Nächstes eine { $next_below } oder eine { $top }. Auf eine { $highest } passt { $below_highest } oder { $lowest }, auf eine { $lowest } passt { $above_lowest } oder { $highest }.
rules-paule-panik-play-race = Gelegt wird immer eine Karte nach der anderen. Es zählt, welche Karte oben liegt, wenn deine ankommt. War jemand schneller und passt deine nicht mehr, kommt sie zurück auf deine Hand.

## Nachziehen

rules-paule-panik-refill-title = Nachziehen
# PP-5
rules-paule-panik-refill = Nach dem Legen wird deine Hand aus deinem eigenen Stoß wieder auf { $hand } Karten aufgefüllt.
rules-paule-panik-refill-by-hand = Du ziehst die Karten selbst, eine nach der anderen und wann du willst. Wer es vergisst, wird nicht bestraft.
rules-paule-panik-refill-by-itself-ruling = Der Tisch macht das für dich, im selben Augenblick.

## Wenn niemand spielen kann

rules-paule-panik-stuck-title = Wenn niemand spielen kann
# PP-6
rules-paule-panik-stuck = Passt keine Karte aus irgendeiner Hand, wartet der Tisch kurz und deckt dann eine Karte von einem Seitenstoß auf den Stapel daneben auf.
rules-paule-panik-stuck-hands = Dabei zählen nur Karten auf der Hand, keine, die jemand zu ziehen vergessen hat.
rules-paule-panik-stuck-ruling = Die Karte kommt vom größeren Seitenstoß, bei gleichen vom linken.
# PP-7
rules-paule-panik-reshuffle-ruling = Sind beide Seitenstöße aufgebraucht, werden alle Karten der Stapel außer den zwei obersten gemischt und bilden zwei neue Seitenstöße, und das Aufdecken geht weiter.
rules-paule-panik-blocked-ruling = Eine Runde ist blockiert und zu Ende, wenn auch die neuen Seitenstöße aufgebraucht sind, ohne dass seit dem Mischen jemand eine Karte gespielt oder gezogen hat, und niemand spielen oder ziehen kann. Wer noch Karten hat, wird danach gereiht, wie wenige es sind, und der Bestplatzierte gewinnt die Runde.

## Das Ende einer Runde

rules-paule-panik-end-title = Das Ende einer Runde
# PP-8
rules-paule-panik-end = Wer als Erster keine Karte mehr in Hand und Stoß hat, gewinnt die Runde.
# PP-9
rules-paule-panik-end-play-on = Die anderen spielen weiter, bis die ersten { $places } Plätze feststehen, zu zweit oder zu dritt alle Plätze.
rules-paule-panik-end-cards-left-ruling = Damit ist die Runde vorbei. Die anderen werden danach gereiht, wie wenige Karten sie noch in Hand und Stoß haben.
rules-paule-panik-end-lot-ruling = Bei gleich vielen Karten entscheidet das Los.

## Punkte

rules-paule-panik-points-title = Punkte
# PP-10
rules-paule-panik-points = Der Sieger zieht blind zwei Karten und bekommt ihre Werte zusammen als Punkte. Der Zweite bekommt den Wert der ersten Karte. Ab drei Spielern bekommt der Dritte den Wert der zweiten.
rules-paule-panik-points-ruling = Gezogen wird aus allen Karten, die am Ende in den beiden Stapeln liegen.
rules-paule-panik-points-example = Der Sieger zieht eine { $drawn_first } und eine { $drawn_second }: { $drawn_sum } Punkte für ihn, { $drawn_first } für den Zweiten, { $drawn_second } für den Dritten.

## Wetten

rules-paule-panik-bets-title = Wetten
# PP-12
rules-paule-panik-bets = Du hast eine Wettkarte für die ganze Partie. Vor einer Runde darfst du sie hinlegen und wettest damit, dass du diese Runde gewinnst. Danach ist sie verbraucht.
rules-paule-panik-bets-ruling = Du sagst es, bevor jemand eine Karte gesehen hat, und geheim. Aufgedeckt werden die Wetten gemeinsam, wenn alle so weit sind.
rules-paule-panik-bets-won = Wettest du und gewinnst die Runde, bekommst du { $won_bet } Punkte mehr.
rules-paule-panik-bets-lost = Hat jemand gewettet und nicht gewonnen, bekommen alle außer denen, die ihre Wette verloren haben, { $lost_bet } Punkte mehr.
rules-paule-panik-bets-lost-ruling = Auch wer gewettet und gewonnen hat.

## Die Partie

rules-paule-panik-match-title = Die Partie
# PP-11
rules-paule-panik-match = Zu zweit oder zu dritt gewinnen { $points_few } Punkte, zu viert oder zu fünft { $points_many }.
rules-paule-panik-match-several = Kommen mehrere in derselben Runde so weit, gewinnt, wer am meisten hat. Haben sie gleich viel, teilen sie sich den Sieg.
