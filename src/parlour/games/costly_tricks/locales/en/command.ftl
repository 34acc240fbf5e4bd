# What `parlour solve` says.
costly-tricks-solve-nothing = Name a position, four hands such as “T5.4.. .2..83 .3.T1. ...T76”, or a file of positions with --file.
costly-tricks-solve-both = Name a position or a file, not both.
costly-tricks-solve-slow = The kernel of the solver has not been built: the slow reference answers.
costly-tricks-solve-to-play = { $hand ->
    [0] A’s hand is to play.
    [1] B’s hand is to play.
    [2] A’s ghost is to play.
   *[3] B’s ghost is to play.
}
costly-tricks-solve-heading = What side A still gets after each card; * marks the best for the one who plays:
costly-tricks-solve-line = Best line: { $cards }
costly-tricks-solve-wins = Side { $side } wins the round, { $first } to { $second }.
costly-tricks-solve-draw = The round is a draw.
costly-tricks-solve-progress = Solving
