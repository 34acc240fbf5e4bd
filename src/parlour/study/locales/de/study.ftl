### Das Studium: Analyse, Rückblick, Aufgaben.

error-study-no-such-game = Niemand kennt das beste Spiel von { $game } genau, also lässt es sich nicht studieren.
error-study-no-such-puzzle = Aufgaben haben Nummern von 0 bis { $most }.
error-study-too-many = Deine anderen Seiten fragen den Löser schon; mehr als { $most } Fragen zugleich gehen nicht. Schließe eine und versuche es noch einmal.
error-study-busy = Der Löser hat gerade zu viel zu tun. Versuche es in einer Minute noch einmal.
