### Chères Levées : ce qu’on lit à la première table (first-…, assez court pour une bande sur un téléphone), et la carte des
### règles (rules-…-brief-…), une phrase courte par ligne. Les nombres viennent des règles elles-mêmes.

first-costly-tricks-goal = Prenez les levées riches : leur somme compte pour vous, moins { $cost } par levée.
first-costly-tricks-hands = Vous jouez deux mains : la vôtre et, en face, celle du fantôme.
first-costly-tricks-hands-shared = Les deux camps jouent ici, chacun sa main et son fantôme en face.

# CT-8
rules-costly-tricks-brief-sum = Qui gagne une levée reçoit la somme de ses quatre cartes, moins { $cost }.
rules-costly-tricks-brief-poor = Prenez donc les levées riches et laissez les pauvres à l’autre camp.
# CT-2
rules-costly-tricks-brief-hands = Les quatre mains sont visibles : vous jouez la vôtre et, en face, celle de votre fantôme.
# CT-3
rules-costly-tricks-brief-first = La main qui a reçu le 0 rouge entame en premier, avec la carte de son choix.
# CT-4
rules-costly-tricks-brief-follow = Dans le sens des aiguilles d’une montre, chaque main joue une carte et fournit la couleur demandée si elle le peut.
# CT-5
rules-costly-tricks-brief-trump = La première main qui ne peut pas fournir fait d’une autre couleur l’atout.
# CT-6
rules-costly-tricks-brief-duty = Ensuite, une main qui ne peut pas fournir doit jouer atout si elle en a.
rules-costly-tricks-brief-no-duty = Ensuite, une main qui ne peut pas fournir joue la carte qu’elle veut.
# CT-5
rules-costly-tricks-brief-next = Une couleur nouvelle devient alors l’atout ; l’ancien est fini pour cette levée.
# CT-7
rules-costly-tricks-brief-win = La plus forte carte de l’atout en vigueur gagne ; sans atout, la plus forte de la couleur demandée.
# CT-9
rules-costly-tricks-brief-chip = Après { $deal } levées, le camp au-dessus de 0 prend un jeton.
rules-costly-tricks-brief-chip-tug = Après { $deal } levées, le camp au-dessus de 0 reçoit un jeton de l’autre.
# CT-10
rules-costly-tricks-brief-match = Il faut { $chips } jetons pour gagner la partie.
rules-costly-tricks-brief-match-tug = Chaque camp commence avec { $half } jetons ; qui a les { $all } gagne la partie.
