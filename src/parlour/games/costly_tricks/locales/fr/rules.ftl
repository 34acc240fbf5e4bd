### Les règles de Chères Levées, par sections ; le numéro de chaque règle figure devant elle. Un nom qui finit par
### -ruling dit ce que la règle imprimée laisse ouvert. Les nombres viennent des règles elles-mêmes.


rules-costly-tricks-goal-title = De quoi il s’agit
# CT-8
rules-costly-tricks-goal = Vous gagnez des levées, mais chaque levée coûte { $cost } points. Vous recevez la somme de ses quatre cartes et payez { $cost } : les levées riches rapportent, les pauvres font mal. Prenez donc les riches, et laissez les pauvres à l’autre camp.

rules-costly-tricks-table-title = Quatre mains sur table
# CT-1
rules-costly-tricks-table-cards = Il y a { $cards } cartes : rouge, vert, violet et bleu, chacune de 0 à { $highest }. Une carte vaut son rang.
# CT-2
rules-costly-tricks-table-hands = Chacune des quatre mains reçoit { $deal } cartes, faces visibles. Vous en jouez deux, la vôtre et celle de votre fantôme, en face ; l’autre camp joue les deux qui sont entre elles. Personne ne cache rien : une fois les cartes données, le hasard n’a plus son mot à dire.

rules-costly-tricks-play-title = Une levée
# CT-3
rules-costly-tricks-play-first = La main qui a reçu le 0 rouge entame la première levée, avec la carte de son choix.
rules-costly-tricks-play-first-ruling = C’est bien cette main qui entame, même si c’est celle d’un fantôme.
# CT-4
rules-costly-tricks-play-follow = Dans le sens des aiguilles d’une montre, chaque main joue une carte. Une main qui a la couleur demandée doit en fournir.

rules-costly-tricks-trump-title = L’atout qui change
# CT-5
rules-costly-tricks-trump-first = Toute levée commence sans atout. La première main qui ne peut pas fournir joue une autre couleur, et cette couleur devient atout.
# CT-6
rules-costly-tricks-trump-duty = Ensuite, une main qui ne peut pas fournir mais qui a de l’atout doit jouer atout.
rules-costly-tricks-trump-no-duty = Ensuite, une main qui ne peut pas fournir joue la carte qu’elle veut, même si elle a de l’atout.
# CT-5
rules-costly-tricks-trump-next = Une main qui n’a ni la couleur demandée ni l’atout joue autre chose : une couleur nouvelle devient l’atout et détrône l’ancien. Une couleur détrônée ne peut plus être atout dans cette levée.
rules-costly-tricks-trump-next-any = Si cette carte est d’une couleur nouvelle, qui n’a pas encore été atout dans cette levée, elle devient l’atout et détrône l’ancien. Une couleur détrônée ne peut plus être atout dans cette levée.
rules-costly-tricks-trump-next-any-ruling = Cela vaut aussi pour une main qui a encore de l’ancien atout.
rules-costly-tricks-trump-discard-ruling = Une telle main peut aussi se défausser d’une couleur détrônée, même si elle en a une nouvelle.
rules-costly-tricks-trump-end = Après la levée, tous les atouts sont oubliés.

rules-costly-tricks-win-title = Qui la gagne
# CT-7
rules-costly-tricks-win = La plus forte carte de l’atout en vigueur à la fin gagne la levée ; sans atout, la plus forte de la couleur demandée. La main qui a gagné entame la levée suivante.

rules-costly-tricks-example-title = Une levée, pas à pas
# CT-11
rules-costly-tricks-example = La manche touche à sa fin, chaque main a encore trois cartes. A entame.
rules-costly-tricks-example-last = Le fantôme de B doit jouer du bleu, qui a déjà été atout et ne peut plus l’être.
rules-costly-tricks-example-won = Le fantôme de A gagne avec la seule carte violette : { $sum } = { $worth } pour A.

rules-costly-tricks-score-title = Le score
# CT-8
rules-costly-tricks-score = Une levée de 10, 9, 8 et 7 rapporte { $rich } ; une levée de 0, 1, 2 et 3 coûte { $poor }. Après { $deal } levées, la somme des deux scores est 0 : ce qu’un camp gagne, l’autre le perd.
# CT-9
rules-costly-tricks-score-chip = Le camp au-dessus de 0 gagne la manche. À 0 partout, la manche est nulle et aucun jeton ne change de camp.

rules-costly-tricks-match-title = La partie
# CT-10
rules-costly-tricks-match-first = Le gagnant d’une manche prend un jeton. Le premier qui a { $chips } jetons gagne la partie.
rules-costly-tricks-match-tug = Chaque camp commence avec { $half } jetons. Le perdant d’une manche en donne un au gagnant. Qui a les { $all } gagne la partie.
rules-costly-tricks-match-deal = Chaque manche se joue avec une nouvelle donne.
