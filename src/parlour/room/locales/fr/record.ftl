# Tables that begin at a moment of another round, and why one does not.
error-one-round = Cette table était pour une seule manche. Elle est finie.
error-no-such-move = La manche n’a que { $most ->
    [one] { $most } coup
   *[other] { $most } coups
}.
error-nothing-to-play = À ce coup, la manche est finie : il n’y a plus rien à jouer.
error-not-begun = Cette table ne commence pas à un coup d’une autre manche.
