### Paule Panik : les leçons. Ce qui est demandé et ce qui est répondu, par cours et par étape.

## learn 1

paule-panik-learn-1-title = Un de plus, un de moins
paule-panik-learn-1-say = Débarrassez-vous de vos cartes : chacune doit valoir un de plus ou un de moins que le dessus d’une pile. Deux des vôtres vont, jouez-en une.
paule-panik-learn-1-ok = Elle va, quelle que soit sa couleur. Maintenant l’autre.
paule-panik-learn-1b-ok = Après chaque carte, une nouvelle vient dans votre main, de votre talon.

## learn 2

paule-panik-learn-2-title = En rond
paule-panik-learn-2-say = Après le 17 vient le 1, et avant le 1 le 17. Jouez votre 1.
paule-panik-learn-2-ok = Les nombres tournent en rond.

## learn 3

paule-panik-learn-3-title = Des suites
paule-panik-learn-3-say = Chaque carte que vous jouez fait place à la suivante. Vous pouvez en jouer six, une par une.
paule-panik-learn-3-ok = Deux suites, six cartes de moins. Le premier qui n’a plus de carte gagne la manche.

## learn 4

paule-panik-learn-4-title = Pas de tours
paule-panik-learn-4-say = Aucune des vôtres ne va pour l’instant. Mais ici, il n’y a pas de tours : Renard joue quand il veut.
paule-panik-learn-4b-say = Un 5 : votre 6 va. Jouez-le.
paule-panik-learn-4b-ok = Le 6 de Renard était là d’abord : votre carte est revenue, sans rien vous coûter. Trois des vôtres vont maintenant, l’une après l’autre : qu’est-ce qui va sur un 6 ?
paule-panik-learn-4c-ok = Ce qui compte, c’est la carte du dessus au moment où la vôtre arrive.

## learn 5

paule-panik-learn-5-title = Personne ne peut jouer
paule-panik-learn-5-say = Rien ne va, ni chez vous ni chez Renard. La table retourne alors une carte d’une réserve.
paule-panik-learn-5b-say = Un 13. Qu’est-ce qui va maintenant ?
paule-panik-learn-5b-ok = Et cela continue. On ne retourne une carte que si personne ne peut jouer.

## learn 6

paule-panik-learn-6-title = Les dernières cartes
paule-panik-learn-6-say = Votre talon est presque épuisé, et toutes vos cartes peuvent partir. Jouez les huit dernières, dans l’ordre qui va.
paule-panik-learn-6-end-won = Plus de carte : le gagnant marque les deux cartes tirées, le deuxième celle tirée d’abord. À deux ou trois joueurs, 55 points gagnent.

## learn 7

paule-panik-learn-7-title = Au ralenti
paule-panik-learn-7-say = Une nouvelle donne, et Renard joue pour de bon, mais lentement. Débarrassez-vous de huit cartes.
paule-panik-learn-7-end-over = Huit de moins. Dans une vraie partie, les autres sont plus rapides, mais les règles sont exactement celles-ci.

## better 1

paule-panik-better-1-title = Cherchez la suite
paule-panik-better-1-say = Votre 4 et votre 6 vont tous deux sur le 5. Lequel ?
paule-panik-better-1-ok = 6, 7, 8, 9 : quatre cartes d’affilée. Il suffit de regarder une fois.
paule-panik-better-1-no = Rien chez vous ne continue depuis un 4. Depuis un 6, c’est 7, 8 et 9.

## better 2

paule-panik-better-2-title = Ne couvrez pas ce qu’il vous faut
paule-panik-better-2-say = Cinq de ces cartes peuvent partir, l’une après l’autre. Laquelle d’abord ?
paule-panik-better-2-ok = 7, 8, 9 à gauche, 11 et 12 à droite.
paule-panik-better-2-no = Cela couvre le 10, et 11 et 12 ne peuvent plus partir. Le 9 a sa place à gauche, après 7 et 8.

## better 3

paule-panik-better-3-title = La bonne pile
paule-panik-better-3-say = Votre 5 va sur les deux piles. Où le mettre ?
paule-panik-better-3-ok-Y5-L = Le 6 reste libre pour votre 7 et votre 8.
paule-panik-better-3-ok-R7-R = Le 7 d’abord, c’est aussi bien : le 8 suit, et le 5 va sur le 4.
paule-panik-better-3-no = Cela couvre le 6, et votre 7 et votre 8 sont bloqués. Sur le 4, il ne couvre rien de ce qu’il vous faut.

## better 4

paule-panik-better-4-title = En rond
paule-panik-better-4-say = 15 ou 17 sur le 16 ?
paule-panik-better-4-ok = 17, 1, 2, 3 : la suite fait le tour.
paule-panik-better-4-no = Rien chez vous ne continue depuis un 15. Depuis le 17, on fait le tour : 1, 2, 3.

## better 5

paule-panik-better-5-title = Un pas en arrière
paule-panik-better-5-say = Ces six cartes peuvent toutes partir. Laquelle d’abord ?
paule-panik-better-5-ok = Un pas en arrière, puis 5, 6, 7, 8 et retour à l’autre 7 : les six.
paule-panik-better-5-no = 6, 7, 8, 7, et il reste alors 5 et 4. Emmenez-les d’abord.

## better 6

paule-panik-better-6-title = Piochez à temps
paule-panik-better-6-say = Dans cette édition, vous piochez vous-même. Vous avez trois cartes, et aucune ne va : que faire ?
paule-panik-better-6-ok = Et voilà le 10. Jouez tant que quelque chose va, piochez dès que rien ne va.
