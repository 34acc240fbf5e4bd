### Le 3e Homme : ce qui est écrit sur la boîte : le nom, l’idée, les éditions et les options.

game-third-man = Le 3e Homme
game-third-man-line = Misez trop haut et vous payez. Finissez troisième et vous gagnez le double.
edition-third-man-piatnik-2001 = Édition anglaise
edition-third-man-french = Édition française
option-third-man-board_end = Un pion quitte le plateau
option-third-man-board_end-help = Une série finit plus tôt dès qu’un pion va aussi loin, en plus ou en moins.
option-third-man-board_end-beyond = au-delà de 20 points
option-third-man-board_end-reach = à 20 points
third-man-table-line = { $players } · série { $round } · { $tally }
third-man-table-ready = Série suivante ?
