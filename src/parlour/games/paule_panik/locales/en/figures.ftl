### Paule Panik: what is counted of those who play.

figure-paule-panik-best-round = best round { $value ->
    [one] { $value } point
   *[other] { $value } points
}
figure-paule-panik-points = { NUMBER($value, maximumFractionDigits: 1) } points a round
figure-paule-panik-won = { NUMBER($value, maximumFractionDigits: 0) } % of the rounds won
figure-paule-panik-pace = { NUMBER($value, maximumFractionDigits: 1) } cards a minute
paule-panik-games-tally = { NUMBER($tally, maximumFractionDigits: 1) } points a match
