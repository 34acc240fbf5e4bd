# Ce qui peut clocher dans une donne, une action ou une partie notée. Le code d’une erreur est le nom de son message.
error-unknown-game = Il n’y a pas de jeu appelé « { $game } ». Il y a : { $known }.
error-unknown-edition = { $game } n’a pas d’édition appelée « { $edition } ». Il y a : { $known }.
error-unknown-option = { $game } n’a pas d’option appelée « { $option } ». Il y a : { $known }.
error-bad-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
error-options-not-object = Les options doivent former un objet.
error-bad-players = { $game } ne se joue pas à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}. Il se joue à : { $known }.
error-rules-changed = Ceci suit des règles plus récentes de { $game } (version { $written }, connues ici jusqu’à { $current }). Il faut une version plus récente de Parlour.
error-action-not-text = Une action doit être un texte.
error-round-over = La manche est terminée.
error-not-your-turn = Ce n’est pas votre tour.
error-option-without-value = Une option s’écrit NOM=VALEUR, et non « { $text } ».
error-unknown-level = { $game } n’a pas de robot nommé « { $level } ». Il y a : { $known }.
