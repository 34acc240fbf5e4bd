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
deal-anyway = Deal anyway
watching = You are watching.
watching-full = You are watching: all seats are taken.
watching-resigned = You have given up: a bot plays your hand on.
beaten = Beaten by { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.

## News

news-away = { $who ->
    [you] You are away.
   *[other] { $name } is away.
}
news-back = { $name } is back.
news-bot-plays = { $who ->
    [you] A bot plays for you now.
   *[other] A bot plays for { $name } now.
}
news-left = { $who ->
    [you] You have left.
   *[other] { $name } has left.
}
news-moved = { $who ->
    [you] You change seats.
   *[other] { $name } changes seats.
}
news-resigned = { $who ->
    [you] You give up.
   *[other] { $name } gives up.
}
news-ended = { $who ->
    [you] You were away too long; the match is over.
   *[other] { $name } was away too long; the match is over.
}
news-asks-take-back = { $who ->
    [you] You ask to take back your last move.
   *[other] { $name } asks to take back the last move.
}
news-asks-pause = { $who ->
    [you] You ask for a pause.
   *[other] { $name } asks for a pause.
}
news-agrees = { $who ->
    [you] You agree.
   *[other] { $name } agrees.
}
news-declines = { $who ->
    [you] You do not agree.
   *[other] { $name } does not agree.
}
news-paused = { $who ->
    [you] You pause.
   *[other] { $name } pauses.
}
news-resumed = { $who ->
    [you] You go on.
   *[other] { $name } goes on.
}
hint = Hint
hint-asking = The hint is being worked out …
hint-best = Best: { $actions }. With best play you then end the round at { $worth }.
hint-best-many = The { $count } marked cards are best. With best play you then end the round at { $worth }.
hint-count = { $count ->
    [0] No hints asked for.
    [one] One hint asked for.
   *[other] { $count } hints asked for.
}
bot-thinks = { $who ->
    [bot] The bot is thinking.
   *[other] { $name } is thinking.
}
news-idle = { $who ->
    [you] The others are waiting for you.
   *[other] { $name } has not done anything for minutes.
}
news-unanswered = { $who ->
    [you] Not everybody has answered you.
   *[other] Not everybody has answered { $name }.
}
news-table-acts = The table has acted for you.
news-time-low = { $who ->
    [you] Your time runs out.
   *[other] { $name } runs out of time.
}
news-time-out = { $who ->
    [you] Your time is up; a bot makes this move.
   *[other] { $name } is out of time; a bot makes this move.
}

## Reactions

reaction-hello = Hello
reaction-well-played = Well played
reaction-thanks = Thanks
reaction-oops = Oops
reaction-thinking = Let me think
reaction-good-game = Good game
says-hello = { $name }: “Hello”
says-well-played = { $name }: “Well played”
says-thanks = { $name }: “Thanks”
says-oops = { $name }: “Oops”
says-thinking = { $name }: “Let me think”
says-good-game = { $name }: “Good game”
