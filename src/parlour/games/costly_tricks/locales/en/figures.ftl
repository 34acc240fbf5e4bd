### Costly Tricks: what is counted of those who play.

figure-costly-tricks-best-round = best round { SIGNED($value) }
figure-costly-tricks-score = { NUMBER($value, maximumFractionDigits: 1) } points a round
figure-costly-tricks-tricks = { NUMBER($value, maximumFractionDigits: 1) } tricks a round
costly-tricks-slip = { $loss ->
    [0] no card lost anything
    [one] lost at trick { $part }, { $loss } point
   *[other] lost at trick { $part }, { $loss } points
}
