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
news-played-for = While you were away, a bot made { $count ->
        [one] one move
       *[other] { $count } moves
    } for you. { $moves }
news-left = { $who ->
    [you] You have left.
   *[other] { $name } has left.
}
news-moved = { $who ->
    [you] You change seats.
   *[other] { $name } changes seats.
}
news-removed = { $who ->
    [you] The host has taken your seat.
   *[other] The host has taken the seat from { $name }.
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
news-gives-time = { $who ->
    [you] You give two minutes more.
   *[other] { $name } gives two minutes more.
}
news-goes-without = { $who ->
    [you] You want to go on.
   *[other] { $name } wants to go on.
}
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
reaction-thumbs-up = 👍
reaction-applause = 👏
reaction-laugh = 😄
reaction-wow = 😮
reaction-sad = 😢
reaction-heart = ❤️
says-hello = { $name }: “Hello”
says-well-played = { $name }: “Well played”
says-thanks = { $name }: “Thanks”
says-oops = { $name }: “Oops”
says-thinking = { $name }: “Let me think”
says-good-game = { $name }: “Good game”
says-thumbs-up = { $name }: 👍
says-applause = { $name }: 👏
says-laugh = { $name }: 😄
says-wow = { $name }: 😮
says-sad = { $name }: 😢
says-heart = { $name }: ❤️

# After a match that was won against bots: the next one on the ladder.
play-next = Play { $name }?

## At somebody's first table of a game. $pointer: touch, mouse.

first-next = Next
first-done = Got it
first-tap-twice = { $pointer ->
    [touch] Tap a card to choose it; tap it again to play it.
   *[mouse] Click a card to choose it; click it again to play it.
}
first-tap-once = { $pointer ->
    [touch] A tap on a card plays it at once.
   *[mouse] A click on a card plays it at once.
}
