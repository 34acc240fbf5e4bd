### What happens around a round; said only at a table.

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
news-unanswered = Not everybody has answered.
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
