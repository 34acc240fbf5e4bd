### L’ami de gauche : les leçons. Ce qui est demandé et ce qui est répondu, par cours et par étape.

## learn 1

buddy-learn-1-title = Ramasser
buddy-learn-1-say = Ce sont les points qu’il vous faut, et on les gagne en ramassant. Renard a entamé d’un 4, le 2 d’Ours est plus faible : battez le 4 avec votre 6.
buddy-learn-1-ok = Une carte plus forte que l’entame ramasse la table : 4 + 2 + 6 = 12 points pour vous. Le joueur suivant entame de nouveau.
buddy-learn-1-no = Une carte plus faible reste sur la table, et le 5 d’Ours ramasse tout : 15 points. Battez le 4 avec votre 6.

## learn 2

buddy-learn-2-title = Ce que valent les cartes
buddy-learn-2-say = Les cartes de 1 à 6 valent leur nombre, de 7 à 10 rien. Votre 9 et votre 5 ramassent tous deux : lequel ?
buddy-learn-2-ok = 4 + 1 + 5 = 10 points. Votre 9 ne vaut rien lui-même, mais peut encore ramasser plus tard.
buddy-learn-2-no = 4 + 1 + 0 = 5 points, et votre carte la plus forte est partie. Le 5 ramasse aussi, et vaut lui-même 5.
buddy-learn-2b-say = Renard a entamé d’un 8, le 6 d’Ours est resté. Voilà pour votre 9.
buddy-learn-2b-ok = 8, 6 et 9 : 0 + 6 + 0 = 6 points. La manche est finie et rapporte des jetons : la dernière étape dit comment.

## learn 3

buddy-learn-3-title = Votre ami à gauche
buddy-learn-3-say = Vous ne pouvez pas battre le 6 d’Ours, mais Renard, à votre gauche, le peut. Ses points comptent aussi pour vous : qu’ajoutez-vous ?
buddy-learn-3-ok = Renard ramasse 6 + 5 = 11. Votre total, ce sont vos points plus ceux de votre voisin de gauche : 11.
buddy-learn-3-no = Renard ne ramasse que 6 + 2 = 8. Ce qu’il gagne est aussi à vous : donnez donc plus.

## learn 4

buddy-learn-4-title = Pas pour Ours
buddy-learn-4-say = On joue en rond jusqu’à ce que quelqu’un ramasse : le 10 d’Ours peut encore battre son propre 9. Ses points ne sont pas à vous : que donnez-vous ?
buddy-learn-4-ok = Il ne vaut rien : Ours ne ramasse que le 3 de Renard. Tous les points comptent pour vous, sauf ceux que gagne Ours.
buddy-learn-4-no = Ours ramasse 6 + 3 = 9, et rien de cela n’est à vous. Donnez ce qui ne vaut rien.

## learn 5

buddy-learn-5-title = Aussi forte que l’entame
buddy-learn-5-say = Vous n’avez rien de plus fort que le 8 de Renard. Une carte égale compte alors comme plus forte : jouez votre 8.
buddy-learn-5-ok = Il ramasse 0 + 5 + 0 = 5 points. Avec un 9 ou un 10 en main, votre 8 aurait été barré.
buddy-learn-5-no = Il reste sur la table, et le 8 d’Ours compte à son tour comme plus fort : 5 + 4 = 9 points pour Ours.

## learn 6

buddy-learn-6-title = La dernière forte
buddy-learn-6-say = Ours a entamé du dernier 10, et personne n’a de carte aussi forte. Il compte alors pour 0, et toute carte le ramasse.
buddy-learn-6-ok-6 = Ramassé, avec 6 points pour votre 6.
buddy-learn-6-ok-1 = Ramassé, même par un 1, avec 1 point.

## learn 7

buddy-learn-7-title = La fin d’une manche
buddy-learn-7-say = Les neuf dernières cartes d’une manche, toutes à votre choix. Suivez les totaux : ses points plus ceux du voisin de gauche.
buddy-learn-7-end-3 = Le meilleur total : 3 jetons pour vous, et 1 pour le suivant. 7 gagnent la partie.
buddy-learn-7-end-2 = Deux partagent le meilleur total : 2 jetons chacun. Seul, il en reçoit 3, et le suivant 1 ; 7 gagnent la partie.
buddy-learn-7-end-1 = 1 jeton pour vous. Le meilleur total, s’il est seul, en reçoit 3, et 7 gagnent la partie.
buddy-learn-7-end-0 = Pas de jeton cette fois. Le meilleur total en reçoit 3, le suivant 1, et 7 gagnent la partie.
buddy-learn-7b-say = Plus personne ne peut battre la dernière carte d’une manche. Si elle est entamée, elle revient au joueur à sa gauche : à vous.

## better 1

buddy-better-1-title = Laissez faire Renard
buddy-better-1-say = Votre 8 ramasserait 6 + 1 = 7 points, mais le 7 de Renard pourrait le faire pour vous. 8 ou 5 ?
buddy-better-1-ok = Renard ramasse 6 + 1 + 5 = 12, qui comptent pour vous, et votre 8 ramasse ensuite le 5 d’Ours : 12 + 5 = 17 de plus.
buddy-better-1-no = 7 maintenant, mais pas plus de 12 à la fin. Si Renard ramasse, votre 5 compte aussi, et le 8 ramasse encore une fois.

## better 2

buddy-better-2-title = Ramassez pour rien
buddy-better-2-say = Ours a entamé d’un 7, et Renard ne peut pas le battre. Il n’y a aucun point : ramassez-vous avec votre 8, ou ajoutez-vous votre 6 ?
buddy-better-2-ok = Aucun point, mais Ours ne ramasse pas non plus. Ainsi, 11 ou 12 points de plus comptent pour vous.
buddy-better-2-no = Le 9 d’Ours le ramasse, avec la carte de Renard. Ainsi, seuls 5 ou 6 points de plus comptent pour vous.

## better 3

buddy-better-3-title = Qui peut la battre ?
buddy-better-3-say = Vous entamez. Voyez qui pourrait battre votre 6, et qui votre 1.
buddy-better-3-ok = Seul Renard peut le battre, et ses points sont à vous : les 21 qui restent vous reviennent tous à vous deux.
buddy-better-3-no = Tout le monde peut battre un 1, même Ours. Il se peut que 10 seulement des 21 points vous reviennent à vous deux.

## better 4

buddy-better-4-title = Une entame faible, exprès
buddy-better-4-say = Vous entamez du 9 ou du 1. Il ne reste aucune autre carte aussi forte que votre 9.
buddy-better-4-ok = Il compte pour 0, Renard doit donc ramasser, avec un 5 ou un 6. Les 20 points qui restent vous reviennent tous à vous deux.
buddy-better-4-no = Le 6 de Renard devra alors être entamé plus tard, et le 5 d’Ours le ramasse. Au plus 12 des 20 points vous reviennent à vous deux.

## better 5

buddy-better-5-title = Gare aux cartes égales
buddy-better-5-say = Vous entamez du 8 ou du 4. Ours, avec 8 et 2, peut-il jamais ramasser un 8 ?
buddy-better-5-ok = Votre 8 reste en main et ramasse 4 + 1 + 2 = 7.
buddy-better-5-no = Il le peut : Ours n’a rien de plus fort, le 8 égal ramasse donc, et à la fin les 10 points.

## better 6

buddy-better-6-title = Ce que vous gardez pour la fin
buddy-better-6-say = Le 8 d’Ours va ramasser le 8 de Renard. Quelle carte donnez-vous, et laquelle gardez-vous pour la dernière entame de la manche ?
buddy-better-6-ok = Ours ne reçoit que 3 + 2 + 1. Votre 6 est entamé en dernier et revient à votre gauche, à Renard : 6 pour vous aussi.
buddy-better-6-no = Ours reçoit 3 + 6 + 1 = 10. Seul le 2 reste pour revenir à Renard.
