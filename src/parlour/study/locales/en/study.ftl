### The study: analysis, review, puzzles.

error-study-no-such-game = Nobody knows the best play of { $game } exactly, so it cannot be studied.
error-study-no-such-puzzle = Puzzles have numbers from 0 to { $most }.
error-study-too-many = Your other pages ask the solver already; { $most } questions at a time are the most. Close one and try again.
error-study-busy = The solver has too much to do just now. Try again in a minute.
