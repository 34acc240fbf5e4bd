### Paule Panik: was von denen gezählt wird, die spielen.

figure-paule-panik-best-round = beste Runde { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
figure-paule-panik-points = { NUMBER($value, maximumFractionDigits: 1) } Punkte je Runde
figure-paule-panik-won = { NUMBER($value, maximumFractionDigits: 0) } % der Runden gewonnen
figure-paule-panik-pace = { NUMBER($value, maximumFractionDigits: 1) } Karten in der Minute
paule-panik-games-tally = { NUMBER($tally, maximumFractionDigits: 1) } Punkte je Partie
