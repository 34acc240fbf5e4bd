### Paule Panik : ce qui a été refusé, ce qui est faux dans un enregistrement.

## Les cartes. MARK donne le signe de la couleur ; il n’est pas lu à voix haute.

paule-panik-card = { $rank } { $colour ->
    [R] { MARK("sun") }rouge
    [Y] { MARK("house") }jaune
    [G] { MARK("fir") }vert
    [B] { MARK("wave") }bleu
   *[V] { MARK("moon") }violet
}
paule-panik-card-chosen = { paule-panik-card }, choisi
paule-panik-card-sent = { paule-panik-card }, en route
paule-panik-card-waits = { paule-panik-card }, à jouer ensuite
paule-panik-card-returns = { paule-panik-card }, sur le chemin du retour

## La table

paule-panik-middle = Les deux piles
paule-panik-hand = Votre main
paule-panik-others = Les autres
paule-panik-stack = { $stack ->
    [0] Pile de gauche : { paule-panik-card }
   *[1] Pile de droite : { paule-panik-card }
}
paule-panik-stack-hidden = { $stack ->
    [0] Pile de gauche, face cachée
   *[1] Pile de droite, face cachée
}
paule-panik-fits = { $low } ou { $high }
paule-panik-side = reste { $count }
paule-panik-side-pile = { $stack ->
    [0] Réserve de gauche : reste { $count }
   *[1] Réserve de droite : reste { $count }
}
paule-panik-by = { $who ->
    [you] Vous
   *[other] { $name }
}
paule-panik-by-table = Retournée
paule-panik-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
paule-panik-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal }
paule-panik-cards = { $hand } en main + { $pile } dans votre talon
paule-panik-cards-word = { $count ->
    [one] carte
   *[other] cartes
}
paule-panik-cards-of = { $hand } en main, { $pile } au talon, { $total } en tout
paule-panik-place = Place { $place }
paule-panik-bets-mark = pari
paule-panik-bets-mark-of = { $who ->
    [you] Vous pariez que vous gagnez cette manche
   *[other] { $name } parie sur sa victoire
}
paule-panik-said-mark = décidé
paule-panik-draw = Piocher
paule-panik-draw-label = Piocher une carte de votre talon, reste { $pile }
paule-panik-pile-empty = Votre talon est vide

## Ce qu’il y a à faire

paule-panik-prompt-play = Un de plus ou un de moins, sur l’une des piles.
paule-panik-prompt-play-ends = Un de plus ou un de moins, sur l’une des piles ; { $highest } et { $lowest } se suivent.
paule-panik-prompt-stack = { paule-panik-card } : sur quelle pile ?
paule-panik-prompt-fits-none = Le { paule-panik-card } ne va sur aucune des deux piles pour l’instant.
paule-panik-prompt-one-stack = { $stack ->
    [0] Le { paule-panik-card } va à gauche : touchez la pile de gauche.
   *[1] Le { paule-panik-card } va à droite : touchez la pile de droite.
}
paule-panik-prompt-none = Aucune des vôtres ne va pour l’instant. Attendez la prochaine carte.
paule-panik-prompt-draw = { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} sur { $full } en main : piochez, ou continuez à jouer.
paule-panik-prompt-watching = Vous regardez.
paule-panik-prompt-out = Vous n’avez plus de cartes : place { $place }. Les autres continuent.
paule-panik-prompt-bet = Gagnerez-vous cette manche ?
paule-panik-prompt-bets = On joue dès que chacun a dit s’il parie.
paule-panik-answer-other = { $who ->
    [bot] Ce sont les cartes du robot ; personne d’autre ne les voit.
   *[other] Ce sont les cartes de { $name } ; personne d’autre ne les voit.
}
paule-panik-answer-side = On retourne une carte d’ici quand personne ne peut jouer.
paule-panik-answer-drag = Touchez la carte : elle va là où elle convient. On peut activer le glisser dans les réglages.
paule-panik-answer-stack = Choisissez d’abord une carte de votre main.
paule-panik-own-bet = { $bet ->
    [yes] Vous pariez que vous gagnez cette manche.
    [spent] Votre carte de pari a servi dans une manche précédente.
   *[no] Vous ne pariez pas sur cette manche.
}
paule-panik-prompt-draws = { $who ->
    [you] Vous gagnez la manche et tirez deux cartes.
    [bot] Le robot gagne la manche et tire deux cartes.
   *[other] { $name } gagne la manche et tire deux cartes.
}
paule-panik-bet-help = Si vous pariez et gagnez : { $won } points de plus. Si vous pariez sans gagner, les autres reçoivent { $lost } points chacun. Vous avez un seul pari pour toute la partie.
paule-panik-bet-yes = Parier
paule-panik-bet-no = Ne pas parier
paule-panik-was-first = { $who ->
    [bot] Le { paule-panik-card } du robot était le premier.
   *[other] Le { paule-panik-card } de { $name } était le premier.
}
paule-panik-table-waits = La table attend.
paule-panik-bets-close = Encore { $seconds } s pour parier.
paule-panik-goes-on = Dans { $seconds } s, la table joue pour qui le peut.
paule-panik-played-for-you = La table a joué votre { paule-panik-card } : personne ne faisait rien.
paule-panik-you-can = { $stack ->
    [0] Vous pouvez jouer le { paule-panik-card }, à gauche.
   *[1] Vous pouvez jouer le { paule-panik-card }, à droite.
}

## Ce qui s’est passé

paule-panik-said-ready = { $who ->
    [you] Vous avez dit si vous pariez.
    [bot] Le robot a dit s’il parie.
   *[other] { $name } a dit s’il parie.
}
paule-panik-said-no-bets = Personne ne parie sur cette manche.
paule-panik-said-bet = { $who ->
    [you] Vous pariez que vous gagnez cette manche.
    [bot] Le robot parie qu’il gagne cette manche.
   *[other] { $name } parie sur sa victoire dans cette manche.
}
paule-panik-said-played = { $stack ->
    [0] { $who ->
        [you] Vous : { paule-panik-card }, à gauche.
        [bot] Robot : { paule-panik-card }, à gauche.
       *[other] { $name } : { paule-panik-card }, à gauche.
    }
   *[1] { $who ->
        [you] Vous : { paule-panik-card }, à droite.
        [bot] Robot : { paule-panik-card }, à droite.
       *[other] { $name } : { paule-panik-card }, à droite.
    }
}
paule-panik-said-drawn = Vous avez pioché le { paule-panik-card }.
paule-panik-said-stuck = Personne ne peut jouer. La table retourne une carte.
paule-panik-said-reshuffled = Les cartes des piles sont mélangées et forment de nouvelles réserves.
paule-panik-said-turned = { $stack ->
    [0] Retournée à gauche : { paule-panik-card }.
   *[1] Retournée à droite : { paule-panik-card }.
}
paule-panik-last-card = Dernière carte !
paule-panik-said-late = { $who ->
    [you] Votre { paule-panik-card } est arrivé trop tard.
    [bot] Le { paule-panik-card } du robot est arrivé trop tard.
   *[other] Le { paule-panik-card } de { $name } est arrivé trop tard.
}
paule-panik-said-beaten = { $who ->
    [you] Votre { paule-panik-card } est arrivé { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s trop tard.
    [bot] Le { paule-panik-card } du robot est arrivé { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s trop tard.
   *[other] Le { paule-panik-card } de { $name } est arrivé { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s trop tard.
}
paule-panik-said-last-card = { $who ->
    [you] Il ne vous reste qu’une carte !
    [bot] Il ne reste qu’une carte au robot !
   *[other] Il ne reste qu’une carte à { $name } !
}
paule-panik-bet-turned = { $bet ->
    [yes] parie
   *[no] ne parie pas
}
paule-panik-said-out = { $who ->
    [you] Vous n’avez plus de cartes : place { $place }.
    [bot] Le robot n’a plus de cartes : place { $place }.
   *[other] { $name } n’a plus de cartes : place { $place }.
}
paule-panik-said-ended-out = La manche est finie.
paule-panik-said-ended-blocked = Personne ne peut plus jouer ni piocher. La manche est finie.
paule-panik-said-lot = Autant de cartes : le sort décide de l’ordre. { $names }.
paule-panik-said-prize = { $who ->
    [you] Vous avez tiré { $first } et { $second } : { $first } + { $second } = { $sum } points.
    [bot] Le robot a tiré { $first } et { $second } : { $first } + { $second } = { $sum } points.
   *[other] { $name } a tiré { $first } et { $second } : { $first } + { $second } = { $sum } points.
}

## Le décompte d’une manche

paule-panik-account-won = { $who ->
    [you] Vous gagnez la manche
    [bot] Le robot gagne la manche
   *[other] { $name } gagne la manche
}
paule-panik-account-drawn = Ces deux cartes ont été tirées : les deux pour le premier, { $first } pour le deuxième, { $second } pour le troisième.
paule-panik-account-drawn-two = Ces deux cartes ont été tirées : les deux pour le premier, { $first } pour le deuxième.
paule-panik-account-bets = Un pari gagné a rapporté { $won }, un pari perdu a rapporté { $lost } à tous les autres.
paule-panik-account-left = { $count ->
    [0] plus de carte
    [one] reste { $count } carte
   *[other] reste { $count } cartes
}
paule-panik-account-this-round = Points
paule-panik-account-total = Total
paule-panik-account-goal = { $goal } points gagnent la partie.

## Une image des règles

paule-panik-rules-fit = Sur { $top }, on pose { $ranks }.

## Touches

paule-panik-keys-cards = joue la carte à cette place, ou la choisit si elle va sur les deux piles
paule-panik-keys-stacks = pose la carte choisie sur la pile de gauche ou de droite
paule-panik-keys-enter = joue ou choisit la carte, comme un appui
paule-panik-keys-draw = pioche une carte de votre talon, quand on pioche soi-même

## Ce qui est refusé, ou faux dans un enregistrement

error-paule-panik-does-not-fit = { $rank } ne va pas sur { $top } : seuls { $low } et { $high } y vont.
error-paule-panik-not-in-hand = La carte { $card } n’est pas dans votre main.
error-paule-panik-you-are-out = Vous n’avez plus de cartes dans cette manche.
error-paule-panik-bets-first = Tous n’ont pas encore dit s’ils parient. Les cartes viennent après.
error-paule-panik-bets-closed = Les paris de cette manche sont déjà retournés.
error-paule-panik-bets-off = On ne parie pas à cette table.
error-paule-panik-bet-said = Vous avez déjà dit si vous pariez sur cette manche.
error-paule-panik-bet-spent = Votre carte de pari a servi dans une manche précédente de cette partie.
error-paule-panik-refills-itself = Ici, la table complète votre main d’elle-même.
error-paule-panik-pile-empty = Votre talon est vide.
error-paule-panik-hand-full = Votre main est pleine : { $cards } cartes.
error-paule-panik-not-stuck = On ne retourne pas de carte tant que quelqu’un peut jouer.
error-paule-panik-not-due = La table ne peut pas faire cela maintenant.
error-paule-panik-only-the-table = Seule la table fait cela.
error-paule-panik-no-such-seat = Il n’y a pas de place { $seat } à cette table.
error-paule-panik-no-such-action = « { $text } » n’est pas une action. On joue une carte et une pile, par exemple R17 L ; + pioche une carte.
error-paule-panik-no-such-card = La carte « { $text } » n’existe pas. Une carte s’écrit avec une lettre de couleur (R, Y, G, B, V) et un rang de 1 à 17, par exemple V17.
error-paule-panik-dealt-twice = La carte { $card } est là deux fois.
error-paule-panik-colours = Les cartes sont des couleurs { $colours } ; à ce nombre de joueurs, on prend { $count } couleurs.
error-paule-panik-list-size = Une liste de « { $field } » doit avoir { $size } entrées ; elle en a { $found }.
error-paule-panik-not-number = Le champ « { $field } » contient « { $value } », qui n’est pas un nombre entier.
error-paule-panik-bad-seats = Le champ « { $field } » doit nommer des places différentes de la table, et non { $value }.
error-paule-panik-reshuffle-missing = Personne ne peut jouer et les deux réserves sont vides : « reshuffles » doit avoir une entrée { $number }, comptée à partir de 0.
error-paule-panik-reshuffle-differs = L’entrée { $number } de « reshuffles », comptée à partir de 0, doit contenir toutes les cartes des piles sauf les deux du dessus, la moitié à gauche ; si leur nombre est impair, une de plus à gauche.
error-paule-panik-lot-missing = À nombre égal de cartes, le sort décide : « lots » doit avoir une entrée { $number }, comptée à partir de 0.
error-paule-panik-lot-differs = L’entrée { $number } de « lots », comptée à partir de 0, doit classer exactement les places { $seats }.
error-paule-panik-drawn-missing = La manche est finie : « drawn » doit dire où étaient les deux cartes du gagnant.
error-paule-panik-drawn-differs = Le gagnant ne peut pas tirer les cartes { $first } et { $second } : il faut deux des { $cards } cartes du milieu, comptées à partir de 0.
error-paule-panik-bet-twice = La place { $seat } parie pour la deuxième fois dans cette partie.
error-paule-panik-spent-differs = Le champ « spent » doit nommer les places qui ont parié dans cette partie : { $seats }.

# What the bots are like.
bot-paule-panik-willi = Prend son temps et regarde d’abord la pile de droite.
bot-paule-panik-frieda = Joue calmement et oublie que 17 et 1 sont voisins.
bot-paule-panik-kurt = Regarde une pile à la fois et réfléchit à chaque carte.
bot-paule-panik-lena = A de l’entraînement et prévoit une carte.
bot-paule-panik-mika = Est vif et prévoit toute sa main.
bot-paule-panik-ida = Aussi rapide que les gens rapides.
bot-paule-panik-zack = Plus rapide que quiconque peut l’être.
paule-panik-podium-total = { $count ->
    [one] { $total } point
   *[other] { $total } points
}
paule-panik-podium-course = Points après chaque manche

# Une manche revue.
paule-panik-replay-course = Les cartes restantes, coup par coup
paule-panik-replay-course-label = Les cartes restantes, coup par coup. À la fin : { $scores }.

## Pourquoi une partie a été gagnée, d’après sa dernière manche.

paule-panik-ending-while = { $who ->
    [you] Vous n’aviez
    [bot] Le robot n’avait
   *[other] { $name } n’avait
} plus de carte quand { $rival ->
    [you] il vous en restait { $had }
   *[other] { $second } en avait encore { $had }
} : { $points } points, { $total } en tout.
paule-panik-ending-out = { $who ->
    [you] Vous avez fini vos cartes
    [bot] Le robot a fini ses cartes
   *[other] { $name } a fini ses cartes
} en premier : { $points } points, { $total } en tout.
paule-panik-ending-fewest = Personne ne pouvait plus jouer, et { $who ->
    [you] c’est vous qui aviez
    [bot] c’est le robot qui avait
   *[other] c’est { $name } qui avait
} le moins de cartes, { $left } : { $points } points, { $total } en tout.
paule-panik-ending-points = La dernière manche { $who ->
    [you] vous a mené
    [bot] a mené le robot
   *[other] a mené { $name }
} à { $total } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; il en fallait { $goal }.
paule-panik-ending-shared = Les gagnants sont à égalité, à { $total } points.
