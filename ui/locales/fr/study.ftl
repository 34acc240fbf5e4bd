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
study-paste = Tapez ou collez une position
study-show = Montrer
study-this = Étudier cette position

## Revue

review-round = Revue
review-curve-title = Ce que marque le camp { $side } au mieux, carte par carte
review-curve-label = Ce que marque le camp { $side } au mieux : { $from } au début, { $to } à la fin.
review-tally = Camp { $side } : { $best } choix sur { $choices } étaient parmi les meilleurs, { $lost ->
    [one] { $lost } point perdu
   *[other] { $lost } points perdus
}.
review-you = Vous êtes le camp { $side }.
review-progress = { $done ->
    [one] { $done } carte sur { $count } jugée
   *[other] { $done } cartes sur { $count } jugées
}, en remontant depuis la dernière.
review-before = Carte précédente
review-after = Carte suivante
review-next-mistake = Faute suivante
review-step = Carte { $number } sur { $count }.
review-forced = Le camp { $side } a joué { $action } : il n’y avait pas d’autre carte.
review-best-choice = Le camp { $side } a joué { $action } : une des meilleures cartes.
review-lost-choice = Le camp { $side } a joué { $action } et perdu { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
}.
review-decisive-choice = Le camp { $side } a joué { $action } et perdu { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} : cela a décidé la manche.
review-all = Toutes les cartes
review-legend = ★ une des meilleures cartes ; · pas de choix ; −3 points perdus ; ! décisif

## Problèmes

puzzle-question = Quelle carte est la meilleure ?
puzzle-number = Problème { $number }
puzzle-example = L’exemple de la règle imprimée
puzzle-grade = Difficulté { $grade } sur 5
puzzle-right = Juste : { $action } vaut { $worth }.
puzzle-solution = La meilleure : { $action }, elle vaut { $worth }.
puzzle-wrong = Pas la meilleure : { $action }. Essayez encore.
puzzle-why = La deuxième carte perd { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}. Façons simples de choisir qui échouent ici : { $depth }.
puzzle-show = Montrer la solution
puzzle-another = Un autre problème
puzzle-today = Problème du jour
