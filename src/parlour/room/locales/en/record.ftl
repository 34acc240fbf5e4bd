# Tables that begin at a moment of another round, and why one does not.
error-one-round = This table was for one round. It is over.
error-no-such-move = The round has only { $most ->
    [one] { $most } move
   *[other] { $most } moves
}.
error-nothing-to-play = The round is over at this move: there is nothing left to play.
error-not-begun = That table does not begin at a move of another round.
