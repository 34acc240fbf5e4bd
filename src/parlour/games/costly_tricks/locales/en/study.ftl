### Costly Tricks: the study.

costly-tricks-study-turn = { costly-tricks-hand-opens } is to play.
costly-tricks-study-over = The round is over.
costly-tricks-study-example = The printed rules ask whether their example was played as well as possible. It was not: the green 4 gets 10 points, the red 5 of the rules only 9, the red 10 no more than 4. The answer blue 3 was a mistake, too: the green 2 would have held side A to 9. Without the duty to play the trump, red 5 and green 4 are worth the same.
