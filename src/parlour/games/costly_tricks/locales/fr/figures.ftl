### Chères Levées : ce qui est compté de ceux qui jouent.

figure-costly-tricks-best-round = meilleure manche { SIGNED($value) }
figure-costly-tricks-score = { NUMBER($value, maximumFractionDigits: 1) } points par manche
figure-costly-tricks-tricks = { NUMBER($value, maximumFractionDigits: 1) } levées par manche
costly-tricks-slip = { $loss ->
    [0] aucune carte n’a rien perdu
    [one] perdue à la levée { $part }, { $loss } point
   *[other] perdue à la levée { $part }, { $loss } points
}
