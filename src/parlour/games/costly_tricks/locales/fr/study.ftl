### Chères Levées : l’étude.

costly-tricks-study-turn = { costly-tricks-hand-opens } doit jouer.
costly-tricks-study-over = La manche est finie.
costly-tricks-study-sides = A a deux mains, la sienne et celle de son fantôme, et B aussi.
costly-tricks-study-example = La règle imprimée demande si son exemple était joué au mieux. Non : le 4 vert rapporte 10 points, le 5 rouge de la règle seulement 9, le 10 rouge pas plus de 4. La réponse, le 3 bleu, était une faute aussi : le 2 vert aurait tenu le camp A à 9. Sans l’obligation de jouer l’atout, le 5 rouge et le 4 vert se valent.
costly-tricks-glance-trick = Qui ne vise que les points de cette levée joue { $actions }.
costly-tricks-glance-shares = Qui compte aussi ce qui reste, à moitié pour chaque camp, joue { $actions }.
costly-tricks-glance-two = Qui regarde deux levées plus loin, puis devine d’après la main et les plus hautes cartes, joue { $actions }.
costly-tricks-glance-three = Qui regarde trois levées plus loin et devine de même joue { $actions }.
costly-tricks-study-paste-help = Quatre mains, dans le sens horaire à partir de A, comme T5.4.. .2..83 .3.T1. ...T76 et le numéro (0 à 3) de la main qui entame ; ou une partie enregistrée. Les couleurs d’une main se suivent dans l’ordre rouge.vert.violet.bleu, les rangs de chacune du plus haut au plus bas, avec T pour dix.
costly-tricks-study-not-understood = Ce ne sont ni quatre mains ni une partie enregistrée.

## Une position composée carte par carte

costly-tricks-arrange-help = Choisissez une main, puis touchez les cartes qu’elle doit avoir ; touchez encore une carte pour la reprendre.
costly-tricks-arrange-hand = La main qui reçoit les cartes
costly-tricks-arrange-deck = Toutes les cartes
costly-tricks-arrange-free = { costly-tricks-card }
costly-tricks-arrange-held = { costly-tricks-card }, chez { costly-tricks-hand-within }
costly-tricks-arrange-undo = Annuler
costly-tricks-arrange-rest = Donner le reste au hasard
costly-tricks-arrange-clear = Tout reprendre
costly-tricks-arrange-leads = Qui entame
costly-tricks-arrange-red-zero = { costly-tricks-hand-opens } entame avec le 0 rouge.
costly-tricks-arrange-none = Aucune main n’a encore de carte.
costly-tricks-arrange-more = Il manque { $count ->
    [one] une carte
   *[other] { $count } cartes
} à { costly-tricks-hand-within } : toutes les mains en ont autant.
costly-tricks-arrange-leader = Dites qui entame.
