# Tables that begin at a moment of another round, and why one does not.
error-one-round = An diesem Tisch ging es um eine Runde. Sie ist zu Ende.
error-no-such-move = Die Runde hat nur { $most ->
    [one] { $most } Zug
   *[other] { $most } Züge
}.
error-nothing-to-play = Bei diesem Zug ist die Runde zu Ende: Es gibt nichts mehr zu spielen.
error-not-begun = Dieser Tisch beginnt nicht bei einem Zug einer anderen Runde.
