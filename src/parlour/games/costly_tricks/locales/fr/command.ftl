# Ce que dit `parlour solve`.
costly-tricks-solve-nothing = Indiquez une position, quatre mains comme « T5.4.. .2..83 .3.T1. ...T76 », ou un fichier de positions avec --file.
costly-tricks-solve-both = Indiquez une position ou un fichier, pas les deux.
costly-tricks-solve-slow = Le noyau du solveur n’a pas été construit : c’est la référence, lente, qui répond.
costly-tricks-solve-to-play = { $hand ->
    [0] C’est à la main d’A de jouer.
    [1] C’est à la main de B de jouer.
    [2] C’est au fantôme d’A de jouer.
   *[3] C’est au fantôme de B de jouer.
}
costly-tricks-solve-heading = Ce que le camp A obtient encore après chaque carte ; * marque la meilleure pour celui qui joue :
costly-tricks-solve-line = Meilleure suite : { $cards }
costly-tricks-solve-wins = Le camp { $side } gagne la manche, { $first } à { $second }.
costly-tricks-solve-draw = La manche est nulle.
costly-tricks-solve-progress = Résolution
