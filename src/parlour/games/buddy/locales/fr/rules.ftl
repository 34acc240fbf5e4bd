### Les règles de L’ami de gauche, par sections ; le numéro de chaque clause est devant. Un message dont le nom finit par
### -ruling dit ce que les règles imprimées laissent ouvert. Les nombres viennent des règles elles-mêmes.

## De quoi il s’agit

rules-buddy-goal-title = De quoi il s’agit
# BL-9
rules-buddy-goal = Toutes les cartes sont visibles, et le jeu ne doit rien au hasard. On gagne des points en ramassant la table, et à la fin ceux de votre voisin de gauche comptent pour vous autant que les vôtres.

## Les cartes

rules-buddy-cards-title = Les cartes
# BL-1
rules-buddy-cards = Chacun des { $players } joueurs a les mêmes { $cards } cartes, de { $lowest } à { $highest }, posées en rang et visibles de tous.
# BL-2
rules-buddy-cards-worth = Les cartes de { $lowest } à { $last_worth } valent leur rang en points, les plus fortes ne valent rien. Il y a { $all_points } points dans une manche.

## Les tours

rules-buddy-turns-title = Les tours
# BL-4
rules-buddy-turns = On joue une carte à son tour, dans le sens des aiguilles d’une montre, jusqu’à ce que les { $all_cards } cartes soient jouées. Rien ne change jamais l’ordre des tours.
# BL-3
rules-buddy-turns-first = À la première manche d’une partie, le sort désigne qui joue la première carte. Ensuite, c’est le vainqueur de la manche précédente.
rules-buddy-turns-first-ruling = Si plusieurs joueurs partageaient le meilleur total, le sort désigne l’un d’eux.

## Entamer et ramasser

rules-buddy-sweep-title = Entamer et ramasser
# BL-5
rules-buddy-sweep-lead = Une carte posée sur une table vide est l’entame. On peut entamer de n’importe quelle carte. Elle reste la carte à battre jusqu’à ce que quelqu’un la batte.
# BL-6
rules-buddy-sweep-lower = Une carte plus faible reste sur la table.
rules-buddy-sweep-higher = Une carte plus forte ramasse : celui qui l’a jouée prend toutes les cartes de la table, et le joueur suivant entame.
# BL-5
rules-buddy-sweep-equal = Une carte égale à l’entame ne peut être jouée que par un joueur qui n’a rien de plus fort. Elle compte alors comme plus forte et ramasse. Personne n’est obligé de la jouer.
# BL-6
rules-buddy-sweep-example = On entame du { $lead } ; { $low_first }, { $low_second } et { $low_third } sont joués et restent. Puis un { $sweeper } ramasse { $swept_cards } cartes avec { $low_first } + { $low_second } + { $low_third } = { $swept_points } points.

## La dernière des fortes

rules-buddy-lone-title = La dernière des fortes
# BL-7
rules-buddy-lone = Quand on entame d’une carte et qu’aucune main, celle de l’entameur comprise, n’en a d’aussi forte ou de plus forte, son rang devient { $no_power } pour cette séquence : n’importe quelle carte du joueur suivant la ramasse.
rules-buddy-lone-example = Deux des { $highest } sont déjà joués et l’on entame du troisième : même un { $lowest } le ramasse.
rules-buddy-lone-ruling = Seul le pouvoir de résister est perdu. Les points de la carte comptent toujours pour celui qui la prend.

## La dernière carte

rules-buddy-end-title = La dernière carte
# BL-8
rules-buddy-end = Si la dernière carte d’une manche ramasse, tout se passe comme d’habitude. Si elle doit être entamée, elle revient au joueur à gauche de celui qui l’a jouée.

## Le compte

rules-buddy-totals-title = Le compte
# BL-9
rules-buddy-totals = Votre total, ce sont vos points plus ceux de votre voisin de gauche.
# BL-12
rules-buddy-totals-example = Vous avez { $own } points, votre voisin de gauche { $left }, votre voisin de droite { $right }. Votre total est de { $own } + { $left } = { $total }. Votre voisin de gauche arrive à { $left_total } et celui de droite à { $right_total } : la manche est à vous.
# BL-9
rules-buddy-totals-always = Chacun des { $all_points } points est gagné par quelqu’un : vous finissez donc toujours avec { $all_points } moins ce que votre voisin de droite a gagné. Veillez à ce qu’il gagne peu.

## Les jetons

rules-buddy-chips-title = Les jetons
# BL-10
rules-buddy-chips = Le meilleur total rapporte { $first_chips ->
    [one] { $first_chips } jeton
   *[other] { $first_chips } jetons
}, le suivant { $second_chips }. Si deux joueurs partagent le meilleur, ils en reçoivent { $shared_chips } chacun et le troisième aucun. Si les trois sont à égalité, chacun en reçoit { $equal_chips }.
rules-buddy-chips-ruling = Si deux joueurs partagent la deuxième place, chacun en reçoit { $second_chips }.

## La partie

rules-buddy-match-title = La partie
# BL-11
rules-buddy-match = Celui qui a { $chips_to_win } jetons gagne.
rules-buddy-match-ruling = Si plusieurs en ont { $chips_to_win } ou plus après la même manche, celui qui en a le plus gagne. En cas d’égalité entre eux, on joue encore une manche.
