### Wie die Spieler heißen, in allen Spielen. $who: you; bot, wenn es nur einen gibt; other, mit Namen.

player = { $who ->
    [you] Du
   *[other] { $name }
}
player-opens = { $who ->
    [you] Du
    [bot] Der Bot
   *[other] { $name }
}
player-within = { $who ->
    [you] du
    [bot] der Bot
   *[other] { $name }
}
