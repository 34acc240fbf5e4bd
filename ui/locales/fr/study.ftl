### L’étude : analyse, revue, problèmes.

study-intro = Jouez toutes les mains à votre gré, revenez en arrière, essayez autre chose : chaque carte montre ce qu’elle vaut si les deux camps jouent au mieux. Distribuez une manche, prenez l’exemple de la règle ou collez une position.
study-solving = La recherche continue : les bornes sont prouvées et se resserrent jusqu’à se rejoindre.
study-solved = Exact : rien n’est laissé au hasard.
study-queued = Le solveur travaille pour { $count ->
    [one] un autre visiteur
   *[other] { $count } autres visiteurs
}. Chacun son tour.
study-choice = { $action }, vaut { $worth }
study-choice-best = { $action }, vaut { $worth }, le mieux
study-worth-help = Une valeur est ce que le camp qui joue marque dans la manche si les deux camps jouent au mieux à partir d’ici. ★ est le mieux.
study-back = Une carte en arrière
study-first = Au début
study-line = Meilleure suite ; touchez une carte pour y aller
study-played = Joué jusqu’ici
study-begin = Une position
study-other = Une autre position
study-deal = Distribuer au hasard
study-example = L’exemple de la règle
study-arrange = Composer en touchant les cartes
study-paste = Tapez ou collez une position
study-show = Montrer
study-this = Étudier cette position

## Revue

review-round = Trouver les erreurs
# $who: you, side (of a position without players, by its letter), other.
review-who = { $who ->
    [you] Vous
    [side] Camp { $name }
   *[other] { $name }
}
review-curve-title = { review-who } : le score au mieux, carte par carte
review-curve-label = { review-who }, au mieux : { $from } au début, { $to } à la fin.
review-tally = { review-who } : { $best } choix sur { $choices } étaient parmi les meilleurs, { $lost ->
    [one] { $lost } point perdu
   *[other] { $lost } points perdus
}.
review-own-mistake = Ma faute suivante
review-forced = { review-who } : { $action }. Il n’y avait pas d’autre carte.
review-best-choice = { review-who } : { $action }, une des meilleures cartes.
review-lost-choice = { review-who } : { $action }, { $loss ->
    [one] { $loss } point perdu
   *[other] { $loss } points perdus
}.
review-decisive-choice = { review-who } : { $action }, { $loss ->
    [one] { $loss } point perdu
   *[other] { $loss } points perdus
}. Cela a décidé la manche.
review-progress = { $done ->
    [one] { $done } carte sur { $count } jugée
   *[other] { $done } cartes sur { $count } jugées
}, en remontant depuis la dernière.
review-before = Carte précédente
review-after = Carte suivante
review-next-mistake = Faute suivante
review-step = Carte { $number } sur { $count }.
review-all = Toutes les cartes
review-legend = ★ une des meilleures cartes ; · pas de choix ; −3 points perdus ; ! décisif

## Problèmes

puzzle-question = Quelle carte est la meilleure ?
puzzle-best = Vous jouez pour { $side }. La meilleure carte est celle qui rapporte le plus à { $side } dans cette manche si les deux camps jouent ensuite au mieux.
puzzle-number = Problème { $number }
puzzle-example = L’exemple de la règle imprimée
puzzle-grade = Difficulté { $grade } sur 5
puzzle-right = Juste : { $action } vaut { $worth }.
puzzle-solution = La meilleure : { $action }, elle vaut { $worth }.
puzzle-wrong = Pas la meilleure : { $action } perd { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
}, { $worth } au lieu de { $best }.
puzzle-answer = La meilleure réponse
puzzle-answer-coming = On cherche la meilleure réponse…
puzzle-answer-step = Carte { $number } sur { $count } : { $action }.
puzzle-answer-play = Dérouler
puzzle-answer-stop = Arrêter
puzzle-again = Réessayer
puzzle-margin = La deuxième carte perd { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}.
puzzle-hard = Pourquoi c’est difficile
puzzle-show = Montrer la solution
puzzle-another = Un autre problème
puzzle-easier = Un plus facile
puzzle-harder = Un plus difficile
puzzle-today = Problème du jour
puzzle-standing = Où vous en êtes
puzzle-state = { $state ->
    [first] Résolu du premier coup
    [solved] Résolu
    [tried] Pas encore résolu
   *[new] Pas encore essayé
}
puzzle-rating = Votre cote : { $rating }
puzzle-rating-unsure = Votre cote : environ { $rating }
puzzle-rights = ({ $right } sur { $tries } du premier coup)
puzzle-rated = Celle du problème : { $rating }
puzzle-streak = { $count ->
    [one] { $count } problème du jour
   *[other] { $count } problèmes du jour d’affilée
}
puzzle-streak-open = – celui d’aujourd’hui vous attend
