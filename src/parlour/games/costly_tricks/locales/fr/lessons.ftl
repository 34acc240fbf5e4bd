### Chères Levées : les leçons. Ce qui est demandé et ce qui est répondu, par cours et par étape.

## learn 1

costly-tricks-learn-1-title = Une levée
costly-tricks-learn-1-say = On a entamé { MARK("sun") }rouge, donc le plus fort des { MARK("sun") }rouges prend la levée. Jouez votre 10 { MARK("sun") }rouge.
costly-tricks-learn-1-ok = 8 + 6 + 9 + 10 = 33. Une levée coûte 20, vous gagnez donc 33 − 20 = +13.
costly-tricks-learn-1-no = C’est alors le 9 { MARK("sun") }rouge qui la prend : 8 + 6 + 9 + 1 − 20 = +4 pour Renard. Prenez-la avec votre 10.
costly-tricks-learn-1b-say = Celui qui prend une levée entame la suivante. Jouez votre dernière carte et regardez le score de Renard.
costly-tricks-learn-1b-ok = Le fantôme de Renard a dû la prendre : 1 + 0 + 2 + 4 − 20 = −13 pour Renard. Une levée pauvre fait mal.

## learn 2

costly-tricks-learn-2-title = Laissez-la
costly-tricks-learn-2-say = 3 + 1 + 4, c’est peu, et chaque levée coûte 20. Voulez-vous celle-ci ?
costly-tricks-learn-2-ok = Vous l’avez laissée à Renard : 3 + 1 + 4 + 2 − 20 = −10. Toutes les cartes valent ce que coûtent toutes les levées : ce qu’il perd, vous le gagnez.
costly-tricks-learn-2-no = Vous l’avez prise : 3 + 1 + 4 + 9 − 20 = −3. Laissez-la à Renard et gardez votre 9 pour une meilleure.
costly-tricks-learn-2b-say = On entame d’un 7 { MARK("fir") }vert, et vous avez encore votre 9.
costly-tricks-learn-2b-ok = 7 + 9 + 8 + 6 − 20 = +10. Les levées riches pour vous, les pauvres pour Renard : voilà le jeu.

## learn 3

costly-tricks-learn-3-title = Votre fantôme
costly-tricks-learn-3-say = La main d’en face est celle de votre fantôme, et vous la jouez aussi. Votre 10 prendra cette levée : enrichissez-la.
costly-tricks-learn-3-ok = 5 + 8 pour l’instant, et votre 10 vient encore.
costly-tricks-learn-3-no = Vous allez prendre cette levée : le 8 du fantôme vaut plus ici que plus tard. Mettez-le.
costly-tricks-learn-3b-say = Le fantôme de Renard a gardé son 7. À votre propre main.
costly-tricks-learn-3b-ok = 5 + 8 + 2 + 10 − 20 = +5. Ce que gagne l’une de vos deux mains est à vous.
costly-tricks-learn-3b-no = Le 8 du fantôme la prend, pour 5 + 8 + 2 + 1 − 20 = −4. Avec votre 10, c’est +5.

## learn 4

costly-tricks-learn-4-title = L’atout
costly-tricks-learn-4-say = Une main qui a du { MARK("sun") }rouge doit en jouer ici. Vous n’en avez pas : la couleur que vous jouez devient atout et bat le { MARK("sun") }rouge.
costly-tricks-learn-4-ok-B0 = Pour cette seule levée, le { MARK("wave") }bleu est atout, et même son 0 bat le 10 { MARK("sun") }rouge : 9 + 7 + 10 + 0 − 20 = +6.
costly-tricks-learn-4-ok-G2 = Pour cette seule levée, le { MARK("fir") }vert est atout, et son 2 bat le 10 { MARK("sun") }rouge : 9 + 7 + 10 + 2 − 20 = +8.

## learn 5

costly-tricks-learn-5-title = Un nouvel atout
costly-tricks-learn-5-say = Renard n’avait pas de { MARK("fir") }vert et a fait du { MARK("sun") }rouge l’atout. Votre fantôme n’a ni { MARK("fir") }vert ni { MARK("sun") }rouge : quoi qu’il joue, c’est le nouvel atout.
costly-tricks-learn-5-ok-B6 = Le { MARK("wave") }bleu est atout, et le { MARK("sun") }rouge ne peut plus revenir, même avec un 9 : 9 + 3 + 6 + 9 − 20 = +7.
costly-tricks-learn-5-ok-P2 = Le { MARK("moon") }violet est atout, et le { MARK("sun") }rouge ne peut plus revenir, même avec un 9 : 9 + 3 + 2 + 9 − 20 = +3.

## learn 6

costly-tricks-learn-6-title = L’atout est un devoir
costly-tricks-learn-6-say = Vous n’avez pas de { MARK("moon") }violet, mais vous avez l’atout, le { MARK("fir") }vert : vous devez le jouer. C’est pourquoi votre 9 { MARK("sun") }rouge est barré.
costly-tricks-learn-6-ok = Renard doit fournir du { MARK("moon") }violet et ne peut pas vous battre : 8 + 5 + 10 + 1 − 20 = +4.
costly-tricks-learn-6-no = Le 5 { MARK("fir") }vert la prend alors, et Renard ajoute un 6 : 8 + 5 + 1 + 6 − 20 = 0 pour Renard. Votre 10 la prend.

## learn 7

costly-tricks-learn-7-title = Une petite manche
costly-tricks-learn-7-say = La main qui a le 0 { MARK("sun") }rouge entame la première levée : la vôtre. Quatre levées, et chaque carte est à votre choix.
costly-tricks-learn-7-end-won = Vous finissez au-dessus de 0, la manche est donc à vous : un jeton. Trois jetons gagnent la partie.
costly-tricks-learn-7-end-drawn = 0 à 0, c’est égalité, sans jeton. Trois jetons gagnent la partie.
costly-tricks-learn-7-end-lost = Renard finit au-dessus de 0 et prend le jeton de cette manche. Trois jetons gagnent la partie.

## better 1

costly-tricks-better-1-title = Les fortes dans vos levées
costly-tricks-better-1-say = Vous avez entamé du 10 { MARK("moon") }violet, le fantôme de Renard doit fournir son 7, et votre fantôme coupe. Avec son 9 ou son 5 ?
costly-tricks-better-1-ok = 10 + 0 + 9 + 7 − 20 = +6, et le 5 reste pour une levée que Renard doit prendre, à −6.
costly-tricks-better-1-no = +2 maintenant, mais la dernière levée est alors à vous, à 9 + 4 + 2 + 3 − 20 = −2. Les fortes vont dans les levées que vous gagnez.

## better 2

costly-tricks-better-2-title = Que Renard paie
costly-tricks-better-2-say = 4 + 3 + 5, et le { MARK("fir") }vert est atout. Votre fantôme doit jouer du { MARK("fir") }vert : 9 ou 0 ?
costly-tricks-better-2-ok = Renard paie 4 + 3 + 5 + 0 − 20 = −8. Votre 9 enrichit la levée suivante : 4 + 9 + 8 + 7 − 20 = +8.
costly-tricks-better-2-no = +1 maintenant, mais le 0 doit entamer et la levée suivante est aussi à vous, à 0 + 8 + 7 + 4 − 20 = −1.

## better 3

costly-tricks-better-3-title = Entamez ce que Renard doit fournir
costly-tricks-better-3-say = Vous entamez. Comparez qui a du { MARK("sun") }rouge et qui a du { MARK("wave") }bleu : 8 ou 2 ?
costly-tricks-better-3-ok = Les deux mains de Renard doivent fournir du { MARK("sun") }rouge, et votre fantôme coupe : 8 + 6 + 5 + 10 − 20 = +9.
costly-tricks-better-3-no = Le fantôme de Renard n’a pas de { MARK("wave") }bleu et coupe de son 10 : 2 + 9 + 0 + 10 − 20 = +1 pour Renard.

## better 4

costly-tricks-better-4-title = Liez la dernière main
costly-tricks-better-4-say = 10 + 9 : c’est riche. Votre fantôme fait un atout, et celui de Renard, avec 3 { MARK("fir") }vert et 0 { MARK("wave") }bleu, joue en dernier : { MARK("sun") }rouge ou { MARK("wave") }bleu ?
costly-tricks-better-4-ok = Il a du { MARK("wave") }bleu, il doit donc en jouer, et le 0 ne peut pas gagner : 10 + 9 + 8 + 0 − 20 = +7.
costly-tricks-better-4-no = Il n’a pas de { MARK("sun") }rouge, son 3 { MARK("fir") }vert est donc le nouvel atout : 10 + 9 + 4 + 3 − 20 = +6 pour Renard.

## better 5

costly-tricks-better-5-title = Une levée pauvre pour Renard
costly-tricks-better-5-say = 1 + 2 : c’est pauvre. Votre fantôme fait un atout, et celui de Renard, avec 8 { MARK("sun") }rouge et 3 { MARK("moon") }violet, joue en dernier : { MARK("sun") }rouge ou { MARK("moon") }violet ?
costly-tricks-better-5-ok = Il doit jouer du { MARK("sun") }rouge, et son 8 prend la levée pauvre : 1 + 2 + 4 + 8 − 20 = −5 pour Renard.
costly-tricks-better-5-no = Il doit jouer du { MARK("moon") }violet, et votre 7 prend la levée pauvre : 1 + 2 + 7 + 3 − 20 = −7 pour vous.

## better 6

costly-tricks-better-6-title = Laquelle de vos mains ?
costly-tricks-better-6-say = Le 8 de votre fantôme gagne pour l’instant 2 + 8 + 1. Ajoutez-vous votre 5, ou prenez-vous avec votre 9 ?
costly-tricks-better-6-ok = −4 maintenant, mais votre fantôme entame ensuite du 9 { MARK("moon") }violet, et votre 9 { MARK("sun") }rouge coupe : 9 + 10 + 9 + 6 − 20 = +14.
costly-tricks-better-6-no = Cette levée arrive à 0, et le 9 est parti. Gardé, il couperait la suivante, pour +14.
