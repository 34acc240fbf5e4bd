### A table that is opened: who plays, and what is agreed.

number-of-players = Players
places = Who plays
place-me = You
place-open = A friend, by link
place-same-screen = Someone at this screen
seat-names = Names at this screen
place-at = Who sits at seat { $seat }
place-gone = No place here
terms = More about the table
terms-public = Who may come
terms-public-help = A table for everybody is listed on the home page while it waits for players.
terms-by-link = whoever has the link
terms-open = everybody in this room
terms-watching = Spectators
terms-watching-help = Without them, only those who sit here see a round before it is over.
terms-watching-allowed = may watch
terms-watching-forbidden = none
terms-clock = A clock for each move
terms-clock-help = When the time is up there is a warning, and ten seconds later a bot steps in.
terms-seconds = { $seconds ->
    [0] none
   *[other] { $seconds } s
}
terms-timeout = When time is up
terms-timeout-help = The bot plays once, or until you take your seat back.
terms-timeout-move = a bot makes this move
terms-timeout-seat = a bot takes the seat
terms-away = When somebody stays away
terms-away-help = The others may let a bot play; whoever comes back has the seat back at once.
terms-away-bot = a bot takes the seat after 30 s
terms-away-wait = the others wait
terms-away-end = the match ends after 2 minutes
terms-hints = Hints
terms-hints-help = You may ask for the best card, worked out exactly. How often you did is said at the end.
terms-idle = In a race where nobody plays
terms-idle-help = Whoever has said nothing by then does not bet.
terms-idle-after = { $seconds ->
    [0] everybody waits
   *[other] the table plays after { $seconds } s
}
terms-compensate = Even out slow connections
terms-compensate-help = Quicker connections wait for the slowest, 150 ms at most, so that all have the same chance.
