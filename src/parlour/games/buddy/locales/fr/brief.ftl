### L’ami de gauche : ce qu’on lit à la première table (first-…, assez court pour une bande sur un téléphone), et la carte des
### règles (rules-…-brief-…), une phrase courte par ligne. Les nombres viennent des règles elles-mêmes.

first-buddy-goal = Ramassez des points : ceux du voisin de gauche comptent aussi pour vous.
first-buddy-hands = Vous jouez une rangée, la vôtre ; toutes les cartes sont visibles.
first-buddy-hands-shared = Ici, chacun joue sa propre rangée à son tour ; toutes les cartes sont visibles.

# BL-9
rules-buddy-brief-goal = Vos points comptent pour vous, et ceux de votre voisin de gauche aussi.
# BL-1
rules-buddy-brief-cards = Chacun des { $players } joueurs a les mêmes { $cards } cartes, visibles de tous.
# BL-2
rules-buddy-brief-worth = Les cartes de { $lowest } à { $last_worth } valent leur rang en points, les plus fortes ne valent rien.
# BL-4
rules-buddy-brief-turns = On joue une carte chacun, dans le sens des aiguilles d’une montre, quel que soit celui qui ramasse.
# BL-5
rules-buddy-brief-lead = Sur une table vide, on entame de n’importe quelle carte : c’est celle à battre.
# BL-6
rules-buddy-brief-lower = Une carte plus faible reste sur la table.
rules-buddy-brief-higher = Une carte plus forte ramasse : son joueur prend toutes les cartes de la table.
# BL-5
rules-buddy-brief-equal = Une carte égale ramasse aussi, mais il faut ne rien avoir de plus fort pour la jouer.
# BL-7
rules-buddy-brief-lone = Si aucune main n’a de carte aussi forte que l’entame, n’importe quelle carte la ramasse.
# BL-8
rules-buddy-brief-last = Si la toute dernière carte doit être entamée, elle revient au joueur de gauche.
# BL-10
rules-buddy-brief-chips = Le meilleur total rapporte { $first_chips } jetons, le suivant { $second_chips }.
# BL-11
rules-buddy-brief-match = Il faut { $chips_to_win } jetons pour gagner la partie.
