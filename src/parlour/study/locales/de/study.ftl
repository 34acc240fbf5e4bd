### Das Studium: Analyse, Rückblick, Aufgaben.

error-study-no-such-game = Niemand kennt das beste Spiel von { $game } genau, also lässt es sich nicht studieren.
error-study-no-such-puzzle = Aufgaben haben Nummern von 0 bis { $most }.
