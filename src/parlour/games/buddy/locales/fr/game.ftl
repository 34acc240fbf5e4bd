### L’ami de gauche : le nom, ce qui a été refusé, ce qui ne va pas dans une partie notée.

game-buddy = L’ami de gauche
game-buddy-line = Vos points comptent, et ceux de votre voisin de gauche aussi.
edition-buddy-piatnik-2001 = Édition anglaise

buddy-card = { $card ->
    [T] 10
   *[other] { $card }
}

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
