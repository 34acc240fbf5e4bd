### L’ami de gauche : ce qui est compté de ceux qui jouent.

figure-buddy-best-round = meilleure manche { $value ->
    [one] { $value } point
   *[other] { $value } points
}
figure-buddy-total = { NUMBER($value, maximumFractionDigits: 1) } points par manche, avec l’ami de gauche
figure-buddy-own = dont { NUMBER($value, maximumFractionDigits: 1) } gagnés seul
