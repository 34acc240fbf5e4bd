### Paule Panik : ce qui est compté de ceux qui jouent.

figure-paule-panik-best-round = meilleure manche { $value ->
    [one] { $value } point
   *[other] { $value } points
}
figure-paule-panik-points = { NUMBER($value, maximumFractionDigits: 1) } points par manche
figure-paule-panik-won = { NUMBER($value, maximumFractionDigits: 0) } % des manches gagnées
figure-paule-panik-pace = { NUMBER($value, maximumFractionDigits: 1) } cartes par minute
paule-panik-games-tally = { NUMBER($tally, maximumFractionDigits: 1) } points par partie
