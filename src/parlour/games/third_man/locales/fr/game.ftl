### Le 3e Homme : le nom, l’option, ce qui a été refusé.

game-third-man = Le 3e Homme
game-third-man-line = Misez trop haut et vous payez. Finissez troisième et vous gagnez le double.
edition-third-man-piatnik-2001 = Édition anglaise
edition-third-man-french = Édition française
option-third-man-board_end = Un pion quitte le plateau
option-third-man-board_end-help = Le score, en plus ou en moins, qui met fin à une série avant sa dernière enchère.
option-third-man-board_end-beyond = au-delà de 20 points
option-third-man-board_end-reach = à 20 points

## Ce qui est refusé, ou faux dans un enregistrement

error-third-man-no-such-bid = La mise « { $text } » n’existe pas. Une mise est un rang de 0 à 9.
error-third-man-four-bids = « { $text } » n’est pas une enchère : il faut quatre rangs, les mises dans l’ordre des places, par exemple 5735.
error-third-man-card-used = Le { $bid } a déjà servi dans cette série.
error-third-man-bid-stands = Votre mise est sur la table, à la vue de tous ; elle ne change plus.
error-third-man-no-such-lot = Le sort ne peut pas tomber ainsi maintenant.
error-third-man-bad-first = « { $value } » ne peut pas entamer : « first » doit être une place de 0 à 3.
error-third-man-lots-not-list = Le champ « lots » doit être une liste de places.
error-third-man-bad-lot = « { $value } » n’est pas un tirage : il faut une place de 0 à 3.
error-third-man-lot-missing = Plusieurs joueurs sont en tête et rien ne les départage : « lots » doit dire qui entame.
error-third-man-wrong-lot = Le sort ne peut pas désigner la place { $seat }, qui n’est pas en tête.
