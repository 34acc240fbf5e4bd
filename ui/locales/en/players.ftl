### How players are called, in all games. $who: you; bot, where there is just one; other, by name.

player = { $who ->
    [you] You
   *[other] { $name }
}
player-opens = { $who ->
    [you] You
    [bot] The bot
   *[other] { $name }
}
player-within = { $who ->
    [you] you
    [bot] the bot
   *[other] { $name }
}
