### Schmerzhafte Stiche: was von denen gezählt wird, die spielen.

figure-costly-tricks-best-round = beste Runde { SIGNED($value) }
figure-costly-tricks-score = { NUMBER($value, maximumFractionDigits: 1) } Punkte je Runde
figure-costly-tricks-tricks = { NUMBER($value, maximumFractionDigits: 1) } Stiche je Runde
costly-tricks-slip = { $loss ->
    [0] keine Karte hat etwas verloren
    [one] verloren bei Stich { $part }, { $loss } Punkt
   *[other] verloren bei Stich { $part }, { $loss } Punkte
}
