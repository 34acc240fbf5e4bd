### The study: analysis, review, puzzles.

error-study-no-such-game = Nobody knows the best play of { $game } exactly, so it cannot be studied.
error-study-no-such-puzzle = Puzzles have numbers from 0 to { $most }.
