### L’étude : analyse, revue, problèmes.

error-study-no-such-game = Personne ne connaît exactement le meilleur jeu de { $game } : on ne peut pas l’étudier.
error-study-no-such-puzzle = Les problèmes portent des numéros de 0 à { $most }.
