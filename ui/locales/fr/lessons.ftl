### Les leçons : ce qui est dit autour du plateau, le même dans tous les jeux.

learn-know = Je connais le jeu
learn-go-on = Continuer
learn-again = Réessayer
learn-show = Montrez-moi
learn-skip = Passer
learn-done = Maintenant une vraie partie, contre { $bots ->
    [1] un robot facile
   *[other] des robots faciles
}.
learn-watch = Regardez la suite.
learn-play = Une vraie partie
learn-better = Mieux jouer
learn-steps = Étapes
learn-step = Étape { $step } sur { $steps }
learn-step-done = Étape { $step } sur { $steps }, réussie
learn-name-fox = Renard
learn-name-owl = Hibou
learn-name-bear = Ours
learn-right = Juste :
learn-more = Bien ! Encore { $count }.
learn-wrong = Pas encore :

## Ce qui est mis en évidence, pour qui ne le voit pas

learn-look = Regardez : { $parts }.
learn-lit-table = le milieu de la table
learn-lit-worth = ce que valent les cartes posées
learn-lit-trump = l’atout
learn-lit-totals = les totaux
learn-lit-earns = ce que rapporte une enchère
learn-lit-hand = { $who ->
    [you] votre main
   *[other] la main de { $name }
}
learn-lit-used = { $who ->
    [you] vos cartes jouées
   *[other] les cartes jouées de { $name }
}
learn-lit-bid = { $who ->
    [you] votre enchère
   *[other] l’enchère de { $name }
}
learn-lit-score = { $who ->
    [you] votre score
   *[other] le score de { $name }
}
learn-lit-pile = { $who ->
    [you] votre talon
   *[other] le talon de { $name }
}
learn-lit-stack = { $side ->
    [L] la pile de gauche
   *[R] la pile de droite
}
learn-lit-side = { $side ->
    [L] la réserve de gauche
   *[R] la réserve de droite
}
