### Company at a table: who is there, what is agreed, what one may ask for.

## A new table

number-of-players = Players
places = Who plays
place-me = You
place-open = A friend, by link
place-same-screen = Someone at this screen
place-at = Who sits at seat { $seat }
level-easy = A gentle bot
level-medium = A good bot
level-hard = The strongest bot
terms = More about the table
terms-public = Who may come
terms-public-help = A table for everybody is listed on the home page while it waits for players.
terms-by-link = whoever has the link
terms-open = everybody in this room
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
terms-away-help = Whoever comes back has the seat back at once.
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

## Home

open-tables = Open tables
open-seats = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
table-other = { $name } to play

## At the table

on-its-way = On its way to the table.
at-the-table = At the table
table = The table
notice-unfold = Unfold
notice = Notice
seat-level-easy = plays gently
seat-level-medium = plays well
seat-level-hard = plays as well as it can
seat-stand-in = a bot plays
seat-away = away
seat-resigned = has given up
seat-to-play = to play
seat-ready = ready
ping = { $ms } ms
sit-here = Sit here
sit-at = Sit here: { $name }
bot-here = Let a bot play
bot-at = Let a bot play here: { $name }
say = Say something
pause = Pause
paused = Paused
paused-line = The cards are covered and all clocks stand still.
go-on = Go on
resign = Give up
resign-sure = Really give up this match?
resign-one = Give up: { $name }
resign-one-sure = { $name }: really give up this match?
leave = Leave the table
leave-sure = Really leave?
leave-to-bot = Really leave? A bot plays on for you; you can come back.
clock-of-table = { $seconds } s a move.
compensated = Slow connections are evened out by up to 150 ms.
time-left = { $name } has { $seconds } s left.
starts-in = Everybody starts in { $seconds } s.
agree = Agree
decline = No
asks-take-back = { $name } would like to take back the last move.
asks-pause = { $name } would like to pause.
asked-others = The others are asked.
bot-plays-for-you = A bot plays for you.
play-myself = Play myself
bot-now = Let a bot play now
still-there = Still there? A bot plays in { $seconds } s.
time-runs-out = { $name } has { $seconds } s left, then a bot plays.
away-bot = { $name } is away; a bot plays in { $seconds } s.
away-end = { $name } is away; the match ends in { $seconds } s.
away-wait = { $name } is away.
watching = You are watching.
watching-full = You are watching: all seats are taken.
watching-resigned = You have given up: a bot plays your hand on.
beaten = Beaten by { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
