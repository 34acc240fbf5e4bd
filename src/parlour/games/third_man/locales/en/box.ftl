### The Third Man: what stands on the box: name, line, editions and options.

game-third-man = The Third Man
game-third-man-line = Bid too high and you pay. Come third and you earn double.
edition-third-man-piatnik-2001 = English edition
edition-third-man-french = French edition
option-third-man-board_end = A piece leaves the board
option-third-man-board_end-help = A series ends early as soon as a piece gets so far, up or down.
option-third-man-board_end-beyond = beyond 20 points
option-third-man-board_end-reach = at 20 points
third-man-table-line = { $players } · series { $round } · { $tally }
third-man-table-ready = Next series?
