### L’ami de gauche : la table, ce qui s’est passé, ce qui a été refusé.

buddy-card = { $card ->
    [T] 10
   *[other] { $card }
}

## À la table. $lead est l’entame.

buddy-lead-card = { $lead ->
    [T] 10
   *[other] { $lead }
}
buddy-card-playable = { buddy-card }, jouable
buddy-card-barred = { buddy-card }, vous avez une carte plus forte
buddy-board = La table de L’ami de gauche
buddy-set = { $who ->
    [you] Vos cartes
    [bot] Les cartes du robot
   *[other] Les cartes de { $name }
}
buddy-holds = encore à jouer : { $cards }
buddy-holds-none = plus de carte
buddy-turn = { $who ->
    [you] À vous de jouer
   *[other] doit jouer
}
buddy-thinking = réfléchit
buddy-your-left = votre voisin de gauche
buddy-on-your-left = à votre gauche
buddy-left-is = voisin de gauche : { player-within }
buddy-on-table = Sur la table
buddy-of-seat = { player } : { buddy-card }
buddy-tag-lead = Entame
buddy-tag-zero = Compte pour { $power }
buddy-tag-sweeps = Ramasse
buddy-tag-falls = Va à { player-within }
buddy-beat = Battez le { buddy-lead-card }
buddy-beat-any = Toute carte ramasse
buddy-beat-any-why = Plus aucune main n’a de carte aussi forte : le { buddy-lead-card } compte pour { $power }.
buddy-lead = { $who ->
    [you] Entamez comme vous voulez
   *[other] { player-opens } entame
}
buddy-lead-why = La table est vide. L’entame est la carte que les autres doivent battre.
buddy-takes = { $who ->
    [you] Vous prenez la table
   *[other] { player-opens } prend la table
}
buddy-takes-equal = { buddy-lead-card } sur { buddy-lead-card } : { $who ->
    [you] vous n’aviez
    [bot] le robot n’avait
   *[other] { $name } n’avait
} rien de plus fort, il l’emporte donc.
buddy-leads-next = { $who ->
    [you] Vous entamez ensuite.
   *[other] { player-opens } entame ensuite.
}
buddy-sweepers = { $who ->
    [you] Vous pouvez ramasser la table avec { $cards }.
   *[other] { player-opens } peut ramasser la table avec { $cards }.
}
buddy-sweepers-equal = { $who ->
    [you] Vous pouvez ramasser la table avec votre { buddy-lead-card } : à égalité, votre carte la plus forte compte comme plus forte.
   *[other] { player-opens } peut ramasser la table avec le { buddy-lead-card } : pour qui n’a rien de plus fort, une carte égale compte comme plus forte.
}
buddy-sweepers-none = { $who ->
    [you] Aucune de vos cartes ne la bat : ce que vous jouez reste sur la table.
   *[other] { player-opens } n’a pas de carte qui la batte.
}
buddy-points-here = { $points ->
    [0] Il n’y a pas de point sur la table.
    [one] Il y a { $points } point sur la table.
   *[other] Il y a { $points } points sur la table.
}
buddy-points-sum = Il y a { $points } points sur la table : { $sum }
buddy-card-number = Carte { $number } sur { $all }
buddy-whose = { $who ->
    [you] Ce sont vos cartes.
    [bot] Ce sont les cartes du robot.
   *[other] Ce sont les cartes de { $name }.
}
buddy-laid = { $who ->
    [you] Vous avez joué le { buddy-card }.
   *[other] { player-opens } a joué le { buddy-card }.
}
buddy-play = Jouer le { buddy-card }
buddy-cancel = Annuler
buddy-happened = Ce qui s’est passé
buddy-first-lead = La première carte d’une manche peut être n’importe laquelle.
buddy-all-sweeps = Voir tous les plis
buddy-sweeps = Les plis de cette manche
# Before the cards that are shown.
buddy-cards-before = +{ $count }
buddy-no-sweep-yet = Personne n’a encore ramassé la table.
buddy-last-sweep = Dernier pli

## Ce qu’une carte rapporterait. $totals nomme chaque joueur avec son total.

buddy-preview = Aperçu
buddy-preview-sweep = Le { buddy-card } ramasse { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Points propres : { $before } + { $points } = { $after }. Totaux : { $totals }.
buddy-preview-sweep-nothing = Le { buddy-card } ramasse la table, mais il n’y a pas de point à prendre.
buddy-preview-stay = Le { buddy-card } reste sur la table. { $points ->
    [0] Il n’y aurait pas de point
    [one] Il y aurait { $points } point
   *[other] Il y aurait { $points } points
} à prendre.
buddy-preview-lead = Le { buddy-card } serait la carte à battre.
buddy-preview-alone = Le { buddy-card } compterait pour { $power } : aucune main n’a de carte aussi forte, et n’importe laquelle le ramasse.
buddy-preview-last = Le { buddy-card } est la dernière carte : il va à { player-within }.
buddy-total-of = { player-within } { $total }

## Points, totaux, jetons

buddy-player = Joueur
buddy-own = Points propres
buddy-left = Voisin de gauche
buddy-total = Total
buddy-chips = Jetons
buddy-chips-count = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
buddy-bar = { $own } en propre, { $left } du voisin de gauche
buddy-left-of = { $who ->
    [you] de vous
    [bot] du robot
   *[other] de { $name }
}
buddy-legend = Total = points propres (plein) + ceux du voisin de gauche (rayé).
buddy-sweep = Pli
buddy-cards-played = Cartes dans l’ordre du jeu
buddy-taken-by = Pris par
buddy-points = Points
buddy-account-won = { $who ->
    [you] Vous avez le meilleur total
   *[other] { player-opens } a le meilleur total
}
buddy-account-shared = Deux joueurs partagent le meilleur total
buddy-account-equal = Tous les totaux sont égaux
buddy-account-chips-first = Le meilleur total rapporte { $first } jetons, le suivant { $second }.
buddy-account-chips-second = Le meilleur total rapporte { $first } jetons ; deux joueurs partagent la deuxième place et en reçoivent { $second } chacun.
buddy-account-chips-shared = Deux joueurs partagent le meilleur total : { $shared } jetons chacun, aucun pour le troisième.
buddy-account-chips-equal = Tous les totaux sont égaux : { $equal ->
    [one] { $equal } jeton chacun.
   *[other] { $equal } jetons chacun.
}

## Ce qui s’est passé

buddy-said-led = { player-opens } { $who ->
    [you] avez
   *[other] a
} entamé du { buddy-card }. C’est la carte à battre.
buddy-said-led-alone = { player-opens } { $who ->
    [you] avez
   *[other] a
} entamé du { buddy-card }. Aucune main n’a de carte aussi forte : il compte pour { $power }.
buddy-said-stayed = { player-opens } { $who ->
    [you] avez
   *[other] a
} joué le { buddy-card }. Il reste sur la table : le { buddy-lead-card } n’est pas battu.
buddy-said-higher = { player-opens } { $who ->
    [you] avez
   *[other] a
} battu le { buddy-lead-card } avec le { buddy-card }.
buddy-said-equal = { player-opens } { $who ->
    [you] avez
   *[other] a
} joué le { buddy-card }, égal à l’entame, sans rien de plus fort en main : il compte comme plus fort.
buddy-said-any = { player-opens } { $who ->
    [you] avez
   *[other] a
} joué le { buddy-card }. Le { buddy-lead-card }, resté seul, compte pour { $power } : n’importe quelle carte le bat.
buddy-said-swept = { player-opens } { $who ->
    [you] ramassez
   *[other] ramasse
} la table : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $sum } points
}, { $own } en tout. { $who ->
    [you] Votre total est de
   *[other] Le total est de
} { $total }.
buddy-said-fell = Personne ne peut battre la dernière carte. Elle va à { player-within }, avec { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $sum } points
}.
buddy-said-round-over = La manche est terminée.
buddy-said-result = { player-opens } : { $own } + { $left } = { $total }, { $chips ->
    [0] aucun jeton
    [one] { $chips } jeton
   *[other] { $chips } jetons
}.

## Touches

buddy-keys-arrows = Passer d’une carte à l’autre chez le joueur dont c’est le tour
buddy-keys-ranks = Aller à la carte de ce rang ; T ou 0 est le dix
buddy-keys-enter = Jouer la carte

## Ce qui a été refusé, ou ce qui ne va pas dans une partie notée

error-buddy-holds-higher = Vous ne pouvez pas jouer le { buddy-card } : vous avez une carte plus forte.
error-buddy-not-in-hand = La carte { buddy-card } est déjà jouée.
error-buddy-no-such-card = La carte « { $text } » n’existe pas. Une carte est un rang : de 1 à 9, ou T pour le dix.
error-buddy-no-first = Il faut indiquer dans « first » la place qui joue la première carte.
error-buddy-bad-first = « { $value } » n’est pas une place : la première carte (« first ») revient à la place 0, 1 ou 2.
error-buddy-three-hands = « hands » doit être une liste de trois mains.
error-buddy-hand-not-text = La main de la place { $seat } doit être un texte comme « T7421 ».
error-buddy-bad-hand = La main de la place { $seat } est illisible : « { $text } ». On attend des rangs du plus fort au plus faible, comme « T7421 ».
error-buddy-hand-sizes = Si la place { $first } commence, ces mains ne peuvent pas être jouées à tour de rôle : chacun doit avoir autant de cartes que le suivant, ou une de plus.
error-buddy-three-own = « own » doit être une liste de trois nombres, les points déjà gagnés.
error-buddy-bad-points = « { $value } » n’est pas un nombre de points : il faut un nombre entier, 0 ou plus.
error-buddy-too-many-points = « own » compte trop de points : avec ces mains, on n’a pu en gagner que { $points }.
error-buddy-not-whole-round = Une partie se compose de manches entières, de dix cartes par joueur.
error-buddy-winner-leads = La place { $seat } ne peut pas jouer la première carte : elle revient au vainqueur de la manche précédente.

# What the bots are like.
bot-buddy-rocco = Montre d’abord ses cartes fortes.
bot-buddy-tilda = Prend ce qui est posé et oublie ses voisins.
bot-buddy-hugo = Voit ce que les deux suivants prendront, et rien au-delà.
bot-buddy-nora = Imagine la suite de la manche, quelques fois.
bot-buddy-viktor = Imagine la suite de la manche, encore et encore.
bot-buddy-selma = La plus forte : pense à tout et calcule la fin.

## Pourquoi une partie a été gagnée, d’après sa dernière manche.

buddy-ending-points = { $who ->
    [you] { $left ->
        [one] Votre point
       *[other] Vos { $left } points
    }
    [bot] { $left ->
        [one] Le point du robot
       *[other] Les { $left } points du robot
    }
   *[other] { $left ->
        [one] Le point du voisin de gauche ({ $name })
       *[other] Les { $left } points du voisin de gauche ({ $name })
    }
}
buddy-ending-left = { $points } { $left ->
    [one] { $who ->
        [you] vous a porté
        [bot] a porté le robot
       *[other] a porté { $name }
    }
   *[other] { $who ->
        [you] vous ont porté
        [bot] ont porté le robot
       *[other] ont porté { $name }
    }
} : { $own } + { $left } = { $total }, { $place ->
    [first] le meilleur total de la dernière manche
    [shared] un des deux meilleurs totaux
    [second] le deuxième total seulement, mais cela suffit
   *[equal] autant que les autres, mais cela suffit
}.
buddy-ending-own = { $who ->
    [you] Vous avez
    [bot] Le robot a
   *[other] { $name } a
} ramassé { $own ->
    [one] { $own } point
   *[other] { $own } points
}, au moins autant que le voisin de gauche : { $own } + { $left } = { $total }, { $place ->
    [first] le meilleur total de la dernière manche
    [shared] un des deux meilleurs totaux
    [second] le deuxième total seulement, mais cela suffit
   *[equal] autant que les autres, mais cela suffit
}.
