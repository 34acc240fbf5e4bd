### Les règles du 3e Homme, par sections ; le numéro de chaque clause est devant. Un message dont le nom finit par
### -ruling dit ce que la règle imprimée laisse ouvert. Les nombres viennent des règles elles-mêmes.

## Le but

rules-third-man-goal-title = Le but
# TM-4
rules-third-man-goal = { $players } joueurs misent les uns contre les autres, enchère après enchère. La plus haute mise est payée et la deuxième paie, mais la troisième rapporte le double. La bonne place est la troisième, la mauvaise est la deuxième.

## Cartes et plateau

rules-third-man-cards-title = Cartes et plateau
# TM-1
rules-third-man-cards = Vous avez { $cards } cartes pour miser, une de chaque rang de { $lowest } à { $highest }. Votre pion est sur le plateau des scores, d’abord sur { $start }.
# TM-6
rules-third-man-cards-display = Une carte misée ne sert plus ; elle reste visible devant son joueur, le plus petit rang en premier. Vous voyez donc toujours ce que chacun a encore.

## Une enchère

rules-third-man-auction-title = Une enchère
# TM-2
rules-third-man-auction-open = Le joueur qui entame mise une carte, visible de tous.
rules-third-man-auction-sealed = Les trois autres choisissent ensuite une carte chacun, en secret et en même temps. Quand le dernier a choisi, les mises se retournent ensemble.
rules-third-man-auction-change = Tant que quelqu’un choisit encore, vous pouvez changer votre mise secrète. Les autres voient que vous avez misé, mais ni quoi, ni si vous avez changé.

## Qui gagne quoi

rules-third-man-places-title = Qui gagne quoi
# TM-4
rules-third-man-places-first = La plus haute mise rapporte { $prize } points moins son rang.
rules-third-man-places-second = La deuxième coûte son rang.
rules-third-man-places-third = La troisième rapporte deux fois son rang.
rules-third-man-places-last = La plus basse ne fait rien bouger.
rules-third-man-places-example = Par exemple, avec { $first }, { $second }, { $third } et { $last } : le { $first } rapporte { $first_gain }, le { $second } coûte { $second_cost }, le { $third } rapporte { $third_gain }, et le pion du { $last } reste où il est.

## Mises égales

rules-third-man-ties-title = Mises égales
# TM-4
rules-third-man-ties-first = Deux joueurs partagent la plus haute mise : elle rapporte à chacun { $half } points moins son rang, le plus souvent une perte. Avec deux { $first }, les deux pions reculent de { $shared_cost }. Personne n’est alors deuxième : le suivant est troisième et gagne deux fois son rang, ou les deux suivants s’ils sont égaux aussi.
rules-third-man-ties-second = Deux joueurs partagent la deuxième place : les deux paient leur rang, et personne n’est troisième. La plus basse mise ne fait rien bouger.
rules-third-man-ties-third = Deux joueurs partagent la troisième place : les deux gagnent deux fois leur rang.
# TM-5
rules-third-man-ties-annulled = { $annulling } mises égales ou plus, hautes ou basses : l’enchère est annulée et recommence.
rules-third-man-ties-annulled-ruling = Aucun pion ne bouge, chacun reprend sa carte, et le même joueur entame de nouveau, avec la carte de sa main qu’il veut.

## Qui entame

rules-third-man-lead-title = Qui entame
# TM-3
rules-third-man-lead-first = Le sort décide qui entame la première enchère d’une série.
rules-third-man-lead-ahead = Ensuite, c’est le joueur dont le pion est en tête. S’ils sont plusieurs, c’est celui d’entre eux qui a le plus avancé dans l’enchère qui vient de finir.
rules-third-man-lead-ruling = S’ils ont avancé autant, l’enchère d’avant décide, et ainsi de suite. Si rien ne les départage, le sort le fait.

## La fin d’une série

rules-third-man-end-title = La fin d’une série
# TM-7
rules-third-man-end-auctions = Une série finit après { $auctions } enchères. La carte qui reste n’est jamais misée. Une enchère annulée ne compte pas.
rules-third-man-end-board = Elle finit plus tôt si un pion quitte le plateau : { $board_end ->
    [reach] quand il arrive à { $limit } points, en plus ou en moins, ou va plus loin.
   *[beyond] quand il va plus loin que { $limit } points, en plus ou en moins. À { $limit } exactement, il est encore sur le plateau.
}
rules-third-man-end-both = Si un pion quitte le plateau dans la dernière enchère, c’est ainsi que la série a fini.
# TM-8
rules-third-man-end-winner = Le joueur en tête gagne la série et prend un jeton.
rules-third-man-end-winner-ruling = S’ils sont plusieurs, les déplacements de la dernière enchère décident, puis ceux de l’enchère d’avant, et ainsi de suite. Si tout est égal, personne ne prend de jeton.

## La partie

rules-third-man-match-title = La partie
# TM-9
rules-third-man-match = Il faut { $chips } jetons pour gagner. Il n’y a jamais plus de { $enough } séries avec un vainqueur.
