### Les règles de Paule Panik, par sections ; le numéro de chaque clause est devant. Un message dont le nom finit par
### -ruling dit ce que la règle imprimée laisse ouvert. Les nombres viennent des règles elles-mêmes. Les messages en
### -by-hand et -by-itself valent pour auto_refill false et true, ceux en -play-on et -cards-left pour placing, la
### section des paris pour bets true.

## Le but

rules-paule-panik-goal-title = Le but
# PP-4 PP-8
rules-paule-panik-goal = Tout le monde joue en même temps, aussi vite que l’œil le permet. Qui se débarrasse de ses cartes avant les autres gagne des points.

## Les cartes

rules-paule-panik-cards-title = Les cartes
# PP-1
rules-paule-panik-cards = Il y a { $colours } couleurs, chacune avec les rangs { $lowest } à { $highest }. Les couleurs ne servent qu’à décorer.
# PP-1 PP-2
rules-paule-panik-deal-2 = À deux, on prend { $colours_2 } couleurs et chacun reçoit { $pile_2 } cartes.
rules-paule-panik-deal-3 = À trois, on prend { $colours_3 } couleurs et chacun reçoit { $pile_3 } cartes.
rules-paule-panik-deal-4 = À quatre, on prend { $colours_4 } couleurs et chacun reçoit { $pile_4 } cartes.
rules-paule-panik-deal-5 = À cinq, on prend { $colours_5 } couleurs et chacun reçoit { $pile_5 } cartes.
# PP-2
rules-paule-panik-deal-pile = Vos cartes forment votre talon : face cachée, et personne ne les a regardées.
rules-paule-panik-deal-centre = Parmi les cartes restantes, deux sont retournées au milieu : la pile de gauche et celle de droite. Les autres restent face cachée à côté et forment une réserve à gauche et une à droite.
rules-paule-panik-deal-centre-ruling = Si les réserves ne peuvent pas être égales, celle de gauche a une carte de plus.
# PP-3
rules-paule-panik-hand = Vous prenez en main les { $hand } premières cartes de votre talon. Vous seul les voyez.

## Jouer

rules-paule-panik-play-title = Jouer
# PP-4
rules-paule-panik-play = Il n’y a pas de tours. À tout moment, vous pouvez poser une carte de votre main sur l’une des deux piles si son rang vaut un de plus ou un de moins que celui de la carte du dessus. Le { $highest } et le { $lowest } se suivent aussi.
rules-paule-panik-play-example = Sur un { $top } va un { $below } ou un { $above }. Si le { $below } est posé, un { $next_below } ou un { $top } va ensuite. Sur un { $highest } va un { $below_highest } ou un { $lowest }, sur un { $lowest } un { $above_lowest } ou un { $highest }.
rules-paule-panik-play-race = On pose une carte à la fois. Ce qui compte, c’est la carte du dessus au moment où la vôtre arrive. Si quelqu’un a été plus rapide et que la vôtre ne va plus, elle revient dans votre main.

## Piocher

rules-paule-panik-refill-title = Piocher
# PP-5
rules-paule-panik-refill = Après avoir joué, vous complétez votre main à { $hand } cartes avec votre propre talon.
rules-paule-panik-refill-by-hand = Vous piochez vous-même, une carte à la fois et quand vous voulez. L’oublier ne coûte rien.
rules-paule-panik-refill-by-itself-ruling = La table le fait pour vous, au même instant.

## Quand personne ne peut jouer

rules-paule-panik-stuck-title = Quand personne ne peut jouer
# PP-6
rules-paule-panik-stuck = Si aucune carte d’aucune main ne va, la table attend un instant, puis retourne une carte d’une réserve sur la pile d’à côté.
rules-paule-panik-stuck-hands = Seules comptent les cartes en main, pas celles qu’on a oublié de piocher.
rules-paule-panik-stuck-ruling = La carte vient de la réserve la plus fournie, de celle de gauche si elles sont égales.
# PP-7
rules-paule-panik-reshuffle-ruling = Si les deux réserves sont épuisées, toutes les cartes des piles sauf les deux du dessus sont mélangées et forment deux nouvelles réserves, et l’on continue à retourner.
rules-paule-panik-blocked-ruling = Une manche est bloquée, et finie, quand les nouvelles réserves sont épuisées à leur tour sans que personne ait joué ou pioché de carte depuis le mélange, et que personne ne peut jouer ni piocher. Ceux qui ont encore des cartes sont classés selon qu’ils en ont le moins, et le mieux placé gagne la manche.

## La fin d’une manche

rules-paule-panik-end-title = La fin d’une manche
# PP-8
rules-paule-panik-end = Le premier qui n’a plus de carte ni en main ni au talon gagne la manche.
# PP-9
rules-paule-panik-end-play-on = Les autres continuent jusqu’à ce que les { $places } premières places soient décidées ; à deux ou à trois, toutes les places.
rules-paule-panik-end-cards-left-ruling = La manche est alors finie. Les autres sont classés selon le nombre de cartes qui leur restent en main et au talon : moins il y en a, mieux c’est.
rules-paule-panik-end-lot-ruling = À nombre égal de cartes, le sort décide.

## Les points

rules-paule-panik-points-title = Les points
# PP-10
rules-paule-panik-points = Le gagnant tire deux cartes au hasard et marque la somme de leurs rangs. Le deuxième marque le rang de la première carte. À partir de trois joueurs, le troisième marque le rang de la seconde.
rules-paule-panik-points-ruling = On tire parmi toutes les cartes qui sont dans les deux piles à la fin.
rules-paule-panik-points-example = Le gagnant tire un { $drawn_first } et un { $drawn_second } : { $drawn_sum } points pour lui, { $drawn_first } pour le deuxième, { $drawn_second } pour le troisième.

## Les paris

rules-paule-panik-bets-title = Les paris
# PP-12
rules-paule-panik-bets = Vous avez une carte de pari pour toute la partie. Avant une manche, vous pouvez la poser et parier ainsi que vous la gagnerez. Elle est alors utilisée.
rules-paule-panik-bets-ruling = Vous le dites avant que quiconque ait vu une carte, et en secret. Les paris sont retournés ensemble quand tout le monde est prêt.
rules-paule-panik-bets-won = Si vous avez parié et gagnez la manche, vous marquez { $won_bet } points de plus.
rules-paule-panik-bets-lost = Si quelqu’un a parié sans gagner, tous sauf ceux qui ont perdu leur pari marquent { $lost_bet } points de plus.
rules-paule-panik-bets-lost-ruling = Cela vaut aussi pour qui a parié et gagné.

## La partie

rules-paule-panik-match-title = La partie
# PP-11
rules-paule-panik-match = À deux ou à trois, { $points_few } points gagnent la partie ; à quatre ou à cinq, { $points_many }.
rules-paule-panik-match-several = Si plusieurs y arrivent dans la même manche, le total le plus élevé gagne. S’ils sont égaux, ils partagent la victoire.
