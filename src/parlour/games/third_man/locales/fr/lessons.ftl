### Le 3e Homme : les leçons. Ce qui est demandé et ce qui est répondu, par cours et par étape.

## learn 1

third-man-learn-1-title = Le troisième gagne double
third-man-learn-1-say = Arrivez troisième sur quatre : le troisième gagne deux fois sa mise. Renard mise 9, et nous vous disons que Hibou misera 7 et Ours 2.
third-man-learn-1-ok-6 = 9, 7, 6, 2 : vous êtes troisième. Deux fois 6, +12 : aucune mise ne rapporte plus ici.
third-man-learn-1-ok-third = Vous êtes troisième et gagnez deux fois votre mise. Un 6 aurait rapporté +12.
third-man-learn-1-no-9 = Deux 9 partagent la première place et 10 points : 5 − 9 = −4 chacun. Arrivez troisième.
third-man-learn-1-no-8 = Vous êtes deuxième, et le deuxième paie sa mise : −8. Arrivez troisième.
third-man-learn-1-no-7 = Deux 7 partagent la deuxième place, et les deux paient : −7. Arrivez troisième.
third-man-learn-1-no-2 = Vous partagez la troisième place avec Ours : deux fois 2, +4 chacun. On peut faire mieux.
third-man-learn-1-no-last = La plus basse mise ne fait rien bouger. Arrivez troisième.

## learn 2

third-man-learn-2-title = Premier, et pas cher
third-man-learn-2-say = Le premier gagne 10 moins sa mise : une première place pas chère est donc bonne. Renard mise 3, Hibou misera 2 et Ours 0.
third-man-learn-2-ok = 10 − 4 = +6, on ne peut pas avoir plus. Renard est deuxième et paie 3.
third-man-learn-2-no-dear = Premier, mais plus cher qu’il ne faut : 10 moins votre mise.
third-man-learn-2-no-3 = Deux 3 partagent la première place et 10 points : 5 − 3 = +2 chacun. Un 4 l’a pour lui seul.
third-man-learn-2-no-low = Les petites mises rapportent peu ici, même à la troisième place. La première rapporte 10 − 4 = +6.

## learn 3

third-man-learn-3-title = Deux en tête
third-man-learn-3-say = Renard et Hibou misent tous deux 9 et partagent la première place : personne n’est deuxième. La plus haute mise après eux est troisième, et Ours mise 4 : que misez-vous ?
third-man-learn-3-ok-8 = Troisième avec un 8 : deux fois 8, +16. Un troisième 9 aurait annulé l’enchère : on reprend les cartes et on mise de nouveau.
third-man-learn-3-ok-third = Troisième : deux fois votre mise ; un 8 rapporte +16. Un troisième 9 aurait annulé l’enchère : on reprend les cartes et on mise de nouveau.
third-man-learn-3-no-9 = Trois mises égales annulent l’enchère, et chacun reprend sa carte. Misez de nouveau.
third-man-learn-3-no-4 = Vous partagez la troisième place avec Ours : deux fois 4, +8 chacun. Un 8 serait troisième tout seul, +16.
third-man-learn-3-no-last = La plus basse : rien ne bouge. De 5 à 8, tout est troisième.

## learn 4

third-man-learn-4-title = Celui qui entame mise à découvert
third-man-learn-4-say = Vous êtes en tête, vous entamez donc : votre mise est visible. Quelle carte ne peut jamais rien vous coûter ?
third-man-learn-4-ok = Un 0 n’a rien à payer, à aucune place. C’est donc une carte pour qui doit entamer.
third-man-learn-4-no-9 = Premier cette fois : 10 − 9 = +1. Mais Ours a encore un 9, et deux 9 auraient perdu 4 chacun.
third-man-learn-4-no-seen = Ils l’ont vue : l’un mise plus, deux misent moins, et vous êtes deuxième et payez.

## learn 5

third-man-learn-5-title = La dernière enchère
third-man-learn-5-say = La neuvième enchère est la dernière, et Hibou mise 9. Renard n’a plus que 7 et 8, Ours 2 et 5 : misez-vous 6 ou 0 ?
third-man-learn-5-ok = Troisième, quoi qu’ils aient choisi : deux fois 6, +12. À +15, vous êtes en tête et gagnez la série : un jeton.
third-man-learn-5-no = La plus basse, et Hibou reste en tête avec +10. Les cartes misées sont visibles : voyez ce que Renard et Ours peuvent encore miser.

## learn 6

third-man-learn-6-title = À vous seul
third-man-learn-6-say = Les mises sont maintenant secrètes : deux enchères, comme vous voulez. Deux mises égales partagent leur place : deux deuxièmes paient, deux troisièmes gagnent double.
third-man-learn-6-end-over = Neuf enchères font une série, moins si un pion dépasse 20, en haut ou en bas. Trois séries gagnées font la partie.
third-man-learn-6b-say = Trois mises égales : l’enchère est annulée. Chacun reprend sa carte, et le même joueur entame de nouveau.

## better 1

third-man-better-1-title = Le milieu
third-man-better-1-say = Première enchère : Renard mise 9, et nul ne connaît les deux autres. Quelle mise rapporte le plus en moyenne ?
third-man-better-1-ok = Environ +3 en moyenne. Assez haut pour gagner double, assez bas pour laisser passer quelqu’un.
third-man-better-1-no-near = Bien, environ +2 en moyenne. Mais 4 et 5 rapportent environ +3.
third-man-better-1-no-7 = Presque rien en moyenne : la deuxième place prend ce que rapporte la troisième. 4 et 5 rapportent environ +3.
third-man-better-1-no-high = En moyenne, cela perd plus de 3 : le plus souvent vous êtes deuxième, ou deux 9 partagent la première place.
third-man-better-1-no-low = Sûr, mais cela rapporte +1,5 au plus en moyenne. 4 et 5 rapportent environ +3.

## better 2

third-man-better-2-title = Au-delà du bord
third-man-better-2-say = Vous êtes à +15, et Hibou mise 2. Renard a 5, 6, 9 et Ours 5, 6, 8 : 0, 1 ou 4 ?
third-man-better-2-ok = Troisième, quoi qu’ils misent : deux fois 4, +8. À +23, votre pion a dépassé 20, et la série est finie : à vous.
third-man-better-2-no = La plus basse : vous restez à +15, et la série continue. Le 4 était sûr d’être troisième.

## better 3

third-man-better-3-title = En tête : restez à l’écart
third-man-better-3-say = Dernière enchère : vous entamez, avec +13 ; Renard a +5. Misez-vous 1 ou 9 ?
third-man-better-3-ok = Renard et Hibou ne peuvent que miser plus, vous êtes donc troisième : deux fois 1, +2. Personne ne peut vous rattraper.
third-man-better-3-no = Hibou a aussi un 9 : 5 − 9 = −4 chacun, et le 8 de Renard est troisième, pour +16.

## better 4

third-man-better-4-title = Une tête partagée
third-man-better-4-say = Dernière enchère : Hibou a +20 et mise 9, vous avez +9. Renard a 7 et 8, Ours 0 et 1 : 6 ou 1 ?
third-man-better-4-ok = +21 chacun, pour Hibou et pour vous. Une tête partagée revient à qui vient d’avancer le plus : vous, de 12.
third-man-better-4-no = Au mieux troisième, pour +2, tandis que Hibou arrive à +21.

## better 5

third-man-better-5-title = Faites du premier un deuxième
third-man-better-5-say = Dernière enchère : Ours a +9 et mise 6, vous avez +6. Renard a 1 et 4, Hibou 2 et 5 : 9 ou 5 ?
third-man-better-5-ok = Seulement 10 − 9 = +1, mais Ours est deuxième et paie 6. 7 contre 3 : la série est à vous.
third-man-better-5-no = Vous êtes deuxième et payez 5, tandis qu’Ours gagne 10 − 6 = +4.

## better 6

third-man-better-6-title = Ce que nul ne peut dépasser
third-man-better-6-say = Dernière enchère : vous entamez, avec +11 ; Hibou a +7. Misez-vous 8 ou 6 ?
third-man-better-6-ok = Personne n’a plus qu’un 7, vous êtes donc premier : 10 − 8 = +2. Personne ne peut arriver à 13.
third-man-better-6-no = Hibou mise 7 et gagne 3, vous êtes deuxième : 11 − 6 = 5. Cherchez la plus haute carte qui reste.
