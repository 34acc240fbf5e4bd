### Comment les joueurs sont nommés, dans tous les jeux. $who : you ; bot, s’il n’y en a qu’un ; other, par le nom.

player = { $who ->
    [you] Vous
   *[other] { $name }
}
player-opens = { $who ->
    [you] Vous
    [bot] Le robot
   *[other] { $name }
}
player-within = { $who ->
    [you] vous
    [bot] le robot
   *[other] { $name }
}
