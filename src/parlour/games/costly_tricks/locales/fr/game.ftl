### Chères Levées : la table, ce qui s’est passé, ce qui a été refusé.

## Couleurs et cartes. MARK donne le signe de la couleur ; il n’est pas lu à voix haute.

costly-tricks-colour = { $colour ->
    [R] { MARK("sun") }rouge
    [G] { MARK("fir") }vert
    [P] { MARK("moon") }violet
   *[B] { MARK("wave") }bleu
}
costly-tricks-led-colour = { $led ->
    [R] { MARK("sun") }rouge
    [G] { MARK("fir") }vert
    [P] { MARK("moon") }violet
   *[B] { MARK("wave") }bleu
}
costly-tricks-trump-colour = { $trump ->
    [R] { MARK("sun") }rouge
    [G] { MARK("fir") }vert
    [P] { MARK("moon") }violet
   *[B] { MARK("wave") }bleu
}
costly-tricks-trump-opens = Le { $trump ->
    [R] { MARK("sun") }rouge
    [G] { MARK("fir") }vert
    [P] { MARK("moon") }violet
   *[B] { MARK("wave") }bleu
}
costly-tricks-before-colour = { $before ->
    [R] { MARK("sun") }rouge
    [G] { MARK("fir") }vert
    [P] { MARK("moon") }violet
   *[B] { MARK("wave") }bleu
}
costly-tricks-card = { $rank } { $colour ->
    [R] { MARK("sun") }rouge
    [G] { MARK("fir") }vert
    [P] { MARK("moon") }violet
   *[B] { MARK("wave") }bleu
}
costly-tricks-card-is-playable = { costly-tricks-card }, jouable
costly-tricks-card-is-best = { costly-tricks-card }, la meilleure, vaut { $worth }, jouable
costly-tricks-card-must-follow = { costly-tricks-card }, vous devez fournir du { costly-tricks-led-colour }
costly-tricks-card-must-trump = { costly-tricks-card }, vous devez jouer l’atout, le { costly-tricks-trump-colour }
costly-tricks-row = { costly-tricks-colour } : { $ranks }
costly-tricks-row-empty = pas de { costly-tricks-colour }

## À qui est la main. $who : you, your-ghost, other, other-ghost, bot, bot-ghost ; player, player-ghost sur un même écran.

costly-tricks-hand = { $who ->
    [you] Vous
    [your-ghost] Votre fantôme
    [bot] Robot
    [bot-ghost] Fantôme du robot
    [player] Joueur { $side }
    [player-ghost] Fantôme { $side }
    [other-ghost] { $name } (fantôme)
   *[other] { $name }
}
costly-tricks-hand-opens = { $who ->
    [you] Vous
    [your-ghost] Votre fantôme
    [bot] Le robot
    [bot-ghost] Le fantôme du robot
    [player] Le joueur { $side }
    [player-ghost] Le fantôme du joueur { $side }
    [other-ghost] { $name } (fantôme)
   *[other] { $name }
}
costly-tricks-hand-within = { $who ->
    [you] vous
    [your-ghost] votre fantôme
    [bot] le robot
    [bot-ghost] le fantôme du robot
    [player] le joueur { $side }
    [player-ghost] le fantôme du joueur { $side }
    [other-ghost] { $name } (fantôme)
   *[other] { $name }
}
costly-tricks-for-side = { $who ->
    [you] pour vous
    [your-ghost] pour vous
    [bot] pour le robot
    [bot-ghost] pour le robot
    [player] pour le joueur { $side }
    [player-ghost] pour le joueur { $side }
   *[other] pour { $name }
}

## À la table

costly-tricks-board = La table de Chères Levées
costly-tricks-turn = { $who ->
    [you] À vous de jouer
    [your-ghost] Jouez pour votre fantôme
    [bot] réfléchit
    [bot-ghost] réfléchit
    [player] doit jouer
    [player-ghost] doit jouer
   *[other] doit jouer
}
costly-tricks-turn-short = { $who ->
    [your-ghost] jouez
   *[other] à jouer
}
costly-tricks-led-this-trick = a entamé
costly-tricks-has-played = a joué
costly-tricks-duty-lead = entamez comme vous voulez
costly-tricks-duty-follow = fournir du { costly-tricks-led-colour }
costly-tricks-duty-trump = jouer l’atout, le { costly-tricks-trump-colour }
costly-tricks-duty-free = pas de { costly-tricks-led-colour } : carte libre
costly-tricks-reason-follow = Vous devez fournir du { costly-tricks-led-colour } tant que cette main en a.
costly-tricks-reason-trump = Vous devez jouer l’atout, le { costly-tricks-trump-colour }, tant que cette main en a.
costly-tricks-slot = { $who ->
    [you] votre carte
    [your-ghost] carte de votre fantôme
   *[other] carte suivante
}
costly-tricks-trick-number = Levée { $number } sur { $size }
costly-tricks-trick = Levée
costly-tricks-tag-led = Entame
costly-tricks-tag-trump = Atout
costly-tricks-tag-was-trump = ex-atout
costly-tricks-tag-wins = gagne
costly-tricks-worth = Valeur
costly-tricks-worth-so-far = pour l’instant
costly-tricks-so-far = en jeu
costly-tricks-this-trick = Cette levée
costly-tricks-trump-stands = Atout en vigueur
costly-tricks-superseded = Détrôné
costly-tricks-happened = Ce qui s’est passé
costly-tricks-last-trick = Dernière levée
costly-tricks-all-tricks = Voir toutes les levées
costly-tricks-no-trick-yet = Aucune levée n’est encore terminée.
costly-tricks-first-lead = La main qui a le 0 rouge entame la première levée.
costly-tricks-side = Camp
costly-tricks-chips = Jetons
costly-tricks-chips-count = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
costly-tricks-tricks = Levées
costly-tricks-tricks-count = { $count ->
    [one] { $count } levée
   *[other] { $count } levées
}
costly-tricks-score = Score
costly-tricks-cards-played = Cartes dans l’ordre du jeu
costly-tricks-won-by = Gagnée par
costly-tricks-no-trump = sans atout
costly-tricks-play = Jouer le { costly-tricks-card }
costly-tricks-cancel = Annuler
costly-tricks-preview = Aperçu
costly-tricks-preview-wins = Le { costly-tricks-card } gagne la levée : { $worth } { costly-tricks-for-side }.
costly-tricks-preview-leaves = Avec le { costly-tricks-card }, la levée va à { costly-tricks-hand-within } : { $worth } { costly-tricks-for-side }.
# $whose : à qui sont les cartes qui peuvent encore gagner : les leurs contre vous, les vôtres contre eux, none si personne n’est « vous ».
costly-tricks-beaters = { $whose ->
    [their] leur { $cards } le peut encore
    [your] votre { $cards } le peut encore
   *[none] le { $cards } le peut encore
}
costly-tricks-beaters-many = { $whose ->
    [their] { $count } de leurs cartes le peuvent encore
    [your] { $count } de vos cartes le peuvent encore
   *[none] { $count } cartes le peuvent encore
}
costly-tricks-preview-ahead = Le { costly-tricks-card } gagne si rien ne le bat ; { $beaters }. { $worth } pour l’instant.
costly-tricks-preview-behind = Avec le { costly-tricks-card }, { $who ->
    [you] vous restez
   *[other] { costly-tricks-hand-within } reste
} en tête si rien ne bat sa carte ; { $beaters }. { $worth } pour l’instant.
costly-tricks-preview-ahead-safe = Le { costly-tricks-card } gagne la levée, quoi qu’il arrive. { $worth } pour l’instant.
costly-tricks-preview-behind-safe = Avec le { costly-tricks-card }, la levée va à { costly-tricks-hand-within }, quoi qu’il arrive. { $worth } pour l’instant.
costly-tricks-preview-side-safe = Avec le { costly-tricks-card }, la levée sera { costly-tricks-for-side }, quoi qu’il arrive. { $worth } pour l’instant.
costly-tricks-keys-arrows = Passer d’une carte à l’autre dans la main qui joue
costly-tricks-keys-enter = Jouer la carte
costly-tricks-keys-ranks = Aller à une carte de ce rang ; T est le dix
costly-tricks-keys-colours = Aller à une carte de cette couleur : rouge (R), vert (G), violet (P), bleu (B)

## Dit à qui écoute quand vient le tour d’une main, et quand on touche ce qui ne joue rien.

costly-tricks-turn-told = { $who ->
    [you] À vous de jouer
    [your-ghost] Votre fantôme joue
    [bot] Le robot joue
    [bot-ghost] Le fantôme du robot joue
    [player] Le joueur { $side } joue
    [player-ghost] Le fantôme du joueur { $side } joue
    [other-ghost] { $name } (fantôme) joue
   *[other] { $name } joue
} : { $duty ->
    [lead] { costly-tricks-duty-lead }
    [follow] { costly-tricks-duty-follow }
    [trump] { costly-tricks-duty-trump }
   *[free] { costly-tricks-duty-free }
}.
costly-tricks-plays-now = { $who ->
    [you] C’est votre propre main qui joue.
    [your-ghost] C’est votre fantôme qui joue.
    [bot] C’est au robot de jouer.
    [bot-ghost] C’est le fantôme du robot qui joue.
    [player] C’est au joueur { $side } de jouer.
    [player-ghost] C’est le fantôme du joueur { $side } qui joue.
    [other-ghost] C’est à { $name } (fantôme) de jouer.
   *[other] C’est à { $name } de jouer.
}
costly-tricks-whose = { $who ->
    [you] C’est votre propre main.
    [your-ghost] C’est votre fantôme.
    [bot] C’est la main du robot.
    [bot-ghost] C’est le fantôme du robot.
    [player] C’est la main du joueur { $side }.
    [player-ghost] C’est le fantôme du joueur { $side }.
    [other-ghost] C’est la main de { $name } (fantôme).
   *[other] C’est la main de { $name }.
}
costly-tricks-laid = { $who ->
    [you] Vous avez joué le { costly-tricks-card }.
   *[other] { costly-tricks-hand-opens } a joué le { costly-tricks-card }.
}

## Ce qui s’est passé

costly-tricks-said-opening = { costly-tricks-hand-opens } { $who ->
    [you] aviez le 0 rouge et avez
   *[other] avait le 0 rouge et a
} entamé du { costly-tricks-card }. Pas encore d’atout.
costly-tricks-said-led = { costly-tricks-hand-opens } { $who ->
    [you] avez
   *[other] a
} entamé du { costly-tricks-card }. Pas encore d’atout.
costly-tricks-said-followed = { costly-tricks-hand-opens } { $who ->
    [you] avez
   *[other] a
} fourni le { costly-tricks-card }.
costly-tricks-said-trumped = { costly-tricks-hand-opens } { $who ->
    [you] n’aviez pas de { costly-tricks-led-colour } et avez
   *[other] n’avait pas de { costly-tricks-led-colour } et a
} joué le { costly-tricks-card }. { costly-tricks-trump-opens } devient atout.
costly-tricks-said-superseded = { costly-tricks-hand-opens } { $who ->
    [you] n’aviez ni { costly-tricks-led-colour } ni { costly-tricks-before-colour } et avez
   *[other] n’avait ni { costly-tricks-led-colour } ni { costly-tricks-before-colour } et a
} joué le { costly-tricks-card }. { costly-tricks-trump-opens } devient atout ; le { costly-tricks-before-colour } ne peut plus l’être dans cette levée.
costly-tricks-said-superseded-by-choice = { costly-tricks-hand-opens } { $who ->
    [you] n’aviez pas de { costly-tricks-led-colour } et avez
   *[other] n’avait pas de { costly-tricks-led-colour } et a
} joué le { costly-tricks-card }. { costly-tricks-trump-opens } devient atout ; le { costly-tricks-before-colour } ne peut plus l’être dans cette levée.
costly-tricks-said-raised = { costly-tricks-hand-opens } { $who ->
    [you] n’aviez pas de { costly-tricks-led-colour } et avez
   *[other] n’avait pas de { costly-tricks-led-colour } et a
} joué le { costly-tricks-card }. { costly-tricks-trump-opens } reste atout.
costly-tricks-said-discarded = { costly-tricks-hand-opens } { $who ->
    [you] n’aviez pas de { costly-tricks-led-colour } et avez
   *[other] n’avait pas de { costly-tricks-led-colour } et a
} joué le { costly-tricks-card }, d’une couleur qui a déjà été atout et ne peut plus l’être. { costly-tricks-trump-opens } reste atout.
costly-tricks-said-won = { costly-tricks-hand-opens } { $who ->
    [you] avez
   *[other] a
} gagné la levée avec le { costly-tricks-card } : { $sum } = { $worth } { costly-tricks-for-side }.
costly-tricks-said-round-won = { $who ->
    [you] Vous gagnez la manche, { $score } à { $against }.
   *[other] { costly-tricks-hand-opens } gagne la manche, { $score } à { $against }.
}
costly-tricks-said-round-drawn = La manche est nulle, 0 à 0. Aucun jeton ne change de camp.

## Le compte d’une manche

costly-tricks-account-won = { $who ->
    [you] Vous gagnez la manche
    [bot] Le robot gagne la manche
   *[other] { costly-tricks-hand-opens } gagne la manche
}
costly-tricks-account-drawn = La manche est nulle
costly-tricks-account-before = Avant cette position
costly-tricks-account-ranks = Somme des rangs
costly-tricks-account-cost = Levées × { $cost }
costly-tricks-account-chip-taken = { $who ->
    [you] Vous prenez un jeton.
   *[other] { costly-tricks-hand-opens } prend un jeton.
}
costly-tricks-account-chip-given = { $who ->
    [you] L’autre camp vous donne un jeton.
   *[other] { costly-tricks-hand-opens } reçoit un jeton de l’autre camp.
}
costly-tricks-account-no-chip = Aucun jeton ne change de camp.

## Ce qui est refusé, ou faux dans un enregistrement

# À qui est la main d’un enregistrement, qui ne connaît pas de noms.
costly-tricks-record-hand = { $hand ->
    [0] A
    [1] B
    [2] A (fantôme)
   *[3] B (fantôme)
}
error-costly-tricks-must-follow = Cette main doit fournir du { costly-tricks-colour } tant qu’elle en a.
error-costly-tricks-must-trump = Cette main doit jouer l’atout, le { costly-tricks-colour }, tant qu’elle en a.
error-costly-tricks-no-such-card = La carte « { $text } » n’existe pas. Une carte s’écrit avec une lettre de couleur (R, G, P, B) et un rang (0 à 9, T pour dix), par exemple R0 ou PT.
error-costly-tricks-not-in-hand = La main dont c’est le tour n’a pas la carte { costly-tricks-card }.
error-costly-tricks-bad-score = « { $value } » n’est pas un score : il faut un nombre entier.
error-costly-tricks-four-hands = La mise en place doit contenir « hands », une liste de quatre mains.
error-costly-tricks-dealt-twice = La carte { costly-tricks-card } a été donnée deux fois.
error-costly-tricks-hand-sizes = Les quatre mains doivent avoir autant de cartes, au moins une chacune ; dans le sens horaire à partir de A, elles en ont { $sizes }.
error-costly-tricks-hand-not-text = La main de { costly-tricks-record-hand } doit être un texte comme « T5.4.. ».
error-costly-tricks-bad-hand = La main de { costly-tricks-record-hand } est illisible : « { $text } ». Elle s’écrit en quatre couleurs séparées par des points, rouge.vert.violet.bleu, chacune avec ses rangs du plus haut au plus bas, par exemple « T5.4.. ».
error-costly-tricks-bad-suit = Dans la main de { costly-tricks-record-hand }, « { $text } », les rangs du { costly-tricks-colour } sont illisibles : ils vont du plus haut au plus bas, chacun une fois, avec T pour dix.
error-costly-tricks-no-leader = Personne n’a le 0 rouge : dites quelle main entame, « leader », de 0 à 3.
error-costly-tricks-bad-leader = « { $value } » ne peut pas entamer : il faut une main de 0 à 3.
error-costly-tricks-red-zero-leads = La main de { costly-tricks-record-hand } ne peut pas entamer une donne complète : c’est la main qui a le 0 rouge.
error-costly-tricks-not-full-deal = Une partie se compose de donnes complètes de onze cartes par main.
error-costly-tricks-score-in-match = Une manche d’une partie commence sans score.

# What the bots are like.
bot-costly-tricks-gus = Prend tous les plis, quoi qu’il en coûte.
bot-costly-tricks-mina = Regarde les cartes posées, pas celles à venir.
bot-costly-tricks-otto = Compte avec vous et oublie les fantômes.
bot-costly-tricks-flora = Voit un pli jusqu’au bout, et pas plus loin.
bot-costly-tricks-bruno = Prévoit deux plis et calcule la fin de la manche.
bot-costly-tricks-ada = Ne fait jamais d’erreur.

## Pourquoi une partie a été gagnée, d’après sa dernière manche.

costly-tricks-ending-last = La dernière levée a décidé la manche { $round } : { $who ->
    [you] vous passez
   *[other] { costly-tricks-hand-within } passe
} de { $before } à { $score }.
costly-tricks-ending-trick = La levée { $trick }, à { $worth }, a décidé la manche { $round } : sans elle, { $who ->
    [you] vous ne seriez pas
   *[other] { costly-tricks-hand-within } ne serait pas
} au-dessus de 0.
costly-tricks-ending-many = { costly-tricks-hand-opens } { $who ->
    [you] avez
   *[other] a
} gagné la manche { $round } avec { $count } levées sur { $size }, { $score } à { $against }.
