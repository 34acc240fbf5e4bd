### Paule Panik : ce qu’on lit à la première table (first-…, assez court pour une bande sur un téléphone), et la carte des
### règles (rules-…-brief-…), une phrase courte par ligne. Les nombres viennent des règles elles-mêmes.

first-paule-panik-goal = Posez toutes vos cartes avant les autres : un de plus ou un de moins, sans tours.
first-paule-panik-hands = Vous avez { $hand } cartes en main ; vous seul les voyez.
first-paule-panik-tap = Appuyer sur une carte la joue aussitôt. Si elle va sur les deux piles, choisissez.
first-paule-panik-tap-drag = Glissez une carte sur une pile, ou touchez la carte.

# PP-8
rules-paule-panik-brief-goal = Tout le monde joue en même temps : soyez le premier sans carte.
# PP-2 PP-3
rules-paule-panik-brief-hand = Vous avez en main { $hand } cartes que vous seul voyez ; les autres sont votre talon.
# PP-4
rules-paule-panik-brief-play = À tout moment, une carte va sur une pile si elle vaut un de plus ou un de moins.
rules-paule-panik-brief-ends = Le { $highest } et le { $lowest } se suivent aussi.
# PP-1
rules-paule-panik-brief-colours = Les couleurs ne comptent pas.
# PP-4
rules-paule-panik-brief-race = C’est la carte du dessus qui compte quand la vôtre arrive : si elle ne va plus, elle revient.
# PP-5
rules-paule-panik-brief-refill = Quand vous avez joué, votre main se complète avec votre talon.
rules-paule-panik-brief-refill-by-hand = Vous piochez vous-même dans votre talon, jusqu’à { $hand } cartes en main.
# PP-6
rules-paule-panik-brief-stuck = Si personne ne peut jouer, la table retourne une carte d’une réserve.
# PP-9
rules-paule-panik-brief-cards-left = Dès que quelqu’un n’a plus de carte, les autres sont classés : moins il en reste, mieux c’est.
rules-paule-panik-brief-play-on = Les autres continuent pour les places suivantes.
# PP-10
rules-paule-panik-brief-points = Le gagnant tire deux cartes et marque les deux ; le deuxième marque la première, un troisième l’autre.
# PP-12
rules-paule-panik-brief-bet = Une fois par partie, avant la donne, vous pouvez parier que vous gagnerez la manche : { $won_bet } points de plus.
# PP-11
rules-paule-panik-brief-match = À deux ou à trois, { $points_few } points gagnent la partie ; à quatre ou à cinq, { $points_many }.
