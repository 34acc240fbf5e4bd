### Paule Panik : le nom, les options, ce qui a été refusé, ce qui est faux dans un enregistrement.

game-paule-panik = Paule Panik
game-paule-panik-line = Pas de tours. Un de plus ou un de moins, plus vite que les autres.
edition-paule-panik-quick = Table rapide
edition-paule-panik-french = Édition française
option-paule-panik-auto_refill = Piocher
option-paule-panik-auto_refill-help = Votre main est complétée pour vous, ou vous piochez chaque carte vous-même.
option-paule-panik-auto_refill-true = par la table
option-paule-panik-auto_refill-false = à la main
option-paule-panik-placing = Deuxième et troisième place
option-paule-panik-placing-help = Quand le premier a fini, les autres jouent encore, ou les cartes qui leur restent décident.
option-paule-panik-placing-play_on = jouer encore
option-paule-panik-placing-cards_left = selon les cartes restantes
option-paule-panik-bets = Paris
option-paule-panik-bets-help = Une fois par partie, chacun peut parier avant une manche qu’il la gagnera.
option-paule-panik-bets-true = oui
option-paule-panik-bets-false = non

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
