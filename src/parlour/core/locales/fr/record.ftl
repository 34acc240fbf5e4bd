# Ce qui peut ne pas aller dans un enregistrement, donc seulement là où une partie est étudiée ou rejouée.
error-not-utf8 = La ligne n’est pas en UTF-8 (octet { $byte }).
error-not-json = La ligne n’est pas du JSON (octet { $byte }).
error-breaks-off = La ligne s’interrompt : le JSON est incomplet.
error-bad-text = Un texte de la ligne contient un caractère qui n’existe pas.
error-number-out-of-range = Un nombre de la ligne est trop grand.
error-too-deep = La ligne est imbriquée trop profondément.
error-not-object = La ligne n’est pas un objet JSON.
error-missing-field = Le champ « { $field } » manque.
error-null-field = Le champ « { $field } » est nul ; il faut l’omettre.
error-bad-version = La version « { $version } » n’est pas un nombre entier.
error-field-not-object = Le champ « { $field } » doit être un objet.
error-field-not-list = Le champ « { $field } » doit être une liste.
error-legal-length = Le champ « legal » a { $claimed ->
    [one] { $claimed } entrée
   *[other] { $claimed } entrées
} pour { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
error-legal-differs = Les actions permises avant l’action { $index } sont { $legal }.
error-bad-refused-index = Le champ « refused » nomme « { $value } », qui n’est pas l’indice d’une action.
error-not-refused = L’action { $index } est dite refusée, mais elle est permise.
error-result-not-reached = Il y a un résultat, mais les actions n’atteignent pas la fin de la manche.
error-result-differs = Le résultat est { $result }.
error-match-empty = Une partie a au moins une manche.
error-round-not-object = Une manche doit être un objet.
error-match-decided = La partie était décidée avant cette manche.
error-round-unfinished = Seule la dernière manche d’une partie peut être inachevée.
error-round-other-game = La manche est d’un autre jeu que sa partie.
error-round-other-players = La manche n’a pas le même nombre de joueurs que sa partie.
error-round-other-options = La manche n’a pas les mêmes options que sa partie.
error-chips-differ = Les jetons après les manches sont { $tally }.
error-points-differ = Les points après les manches sont { $tally }.
error-winners-differ = Les gagnants de la partie sont { $winners }.
error-too-many-lines = Pas plus de { $most ->
    [one] { $most } ligne
   *[other] { $most } lignes
} à la fois. Ouvrez-en moins.
