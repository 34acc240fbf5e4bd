### Buddy on your Left: what is counted of those who play.

figure-buddy-best-round = best round { $value ->
    [one] { $value } point
   *[other] { $value } points
}
figure-buddy-total = { NUMBER($value, maximumFractionDigits: 1) } points a round, with the friend to the left
figure-buddy-own = { NUMBER($value, maximumFractionDigits: 1) } of them won alone
