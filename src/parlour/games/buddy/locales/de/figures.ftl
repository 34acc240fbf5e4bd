### Der Freund zur Linken: was von denen gezählt wird, die spielen.

figure-buddy-best-round = beste Runde { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
figure-buddy-total = { NUMBER($value, maximumFractionDigits: 1) } Punkte je Runde, mit dem Freund zur Linken
figure-buddy-own = davon { NUMBER($value, maximumFractionDigits: 1) } selbst gewonnen
