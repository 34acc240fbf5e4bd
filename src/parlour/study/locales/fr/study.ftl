### L’étude : analyse, revue, problèmes.

error-study-no-such-game = Personne ne connaît exactement le meilleur jeu de { $game } : on ne peut pas l’étudier.
error-study-no-such-puzzle = Les problèmes portent des numéros de 0 à { $most }.
error-study-too-many = Vos autres pages interrogent déjà le solveur ; { $most } questions à la fois, pas plus. Fermez-en une et réessayez.
error-study-busy = Le solveur a trop à faire en ce moment. Réessayez dans une minute.
