### Chères Levées : ce qui est écrit sur la boîte : le nom, l’idée, les éditions et les options.

game-costly-tricks = Chères Levées
game-costly-tricks-line = Tous les jeux sont sur table. Une levée de moins de 20 vous coûte cher.
edition-costly-tricks-piatnik-2001 = Édition anglaise
edition-costly-tricks-french = Édition française
option-costly-tricks-must_follow_trump = Obligation de fournir l’atout
option-costly-tricks-must_follow_trump-help = Une main qui ne peut pas fournir la couleur doit jouer atout si elle en a, ou peut jouer n’importe quelle carte.
option-costly-tricks-must_follow_trump-true = oui
option-costly-tricks-must_follow_trump-false = non
option-costly-tricks-match = La partie
option-costly-tricks-match-help = Ce qu’il faut à un camp pour gagner la partie ; chaque manche gagnée rapporte un jeton.
option-costly-tricks-match-first_to_three = le premier à trois jetons
option-costly-tricks-match-tug_of_war = tir à la corde : trois jetons chacun, jusqu’à ce qu’un camp ait les six
