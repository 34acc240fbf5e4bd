### Company at a table: who is there, what one may ask for.

on-its-way = On its way to the table.
not-played-yet = Chosen, but not played yet.
turn-of = { $who ->
    [you] It is your turn.
    [bot] It is the bot’s turn.
   *[other] It is { $name }’s turn.
}
keys-ends = To the first and the last card
keys-back = Give up what is chosen, or close what lies over the table
table = The table
seat-stand-in = a bot plays
seat-away = away
seat-resigned = has given up
seat-to-play = to play
seat-ready = ready
ping = { $ms } ms
sit-here = Change seat
sit-at = Change seat: { $name }
bot-here = Let a bot play
bot-at = Let a bot play here: { $name }
say = Say something
pause = Pause
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
looks-last = { $count ->
    [one] { $names } looks at the last round again.
   *[other] { $names } look at the last round again.
}
looks-round = { $count ->
    [one] { $names } looks at round { $round } again.
   *[other] { $names } look at round { $round } again.
}
looks-match = { $count ->
    [one] { $names } looks at an earlier match.
   *[other] { $names } look at an earlier match.
}
give-time = 2 minutes more
go-without = Go on without
looks-awaited = { $count ->
    [one] { $names } waits for you.
   *[other] { $names } wait for you.
}
looks-awaited-for = { $count ->
    [one] { $names } waits for you, { $seconds } s more.
   *[other] { $names } wait for you, { $seconds } s more.
}
looks-asked = The others have a question for you.
together-leads = { $who ->
    [you] You lead. Nobody follows yet.
   *[other] { $name } leads.
}
together-leads-with = { $who ->
    [you] You lead, with { $names }.
   *[other] { $name } leads, with { $names }.
}
together-nobody-leads = Nobody leads now.
together-look = Look together
together-take-over = Take over
together-alone = Look for yourself
watchers = Watching: { $names }
watchers-others = { $named ->
    [0] { $others ->
        [one] one guest
       *[other] { $others } guests
    }
   *[other] { $others ->
        [one] one other
       *[other] { $others } others
    }
}
watching = You are watching.
watching-full = You are watching: all seats are taken.
watching-resigned = You have given up: a bot plays your hand on.
beaten = Beaten by { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
podium-place = { $place }.
podium-total = { $count ->
    [one] { $total } chip
   *[other] { $total } chips
}
podium-course = Chips after each round
podium-course-of = { player-opens }: { $totals }

## Before a match: who is awaited, and how it starts

lobby-title = Who plays?
lobby-open = { $count ->
    [one] One place is still open.
   *[other] { $count } places are still open.
}
lobby-then-begins = As soon as all are taken, the game begins.
lobby-then-starts = { $who ->
    [you] When all are here, you start.
   *[other] When all are here, { $name } starts.
}
lobby-start = All are ready. Start when you like.
lobby-start-without = All are here. Not ready yet: { $names }.
lobby-ready-missing = All are here. Not ready yet: { $names }.
lobby-host-starts = All are here. { $name } starts.
lobby-host = host
lobby-take = Take the seat
lobby-take-from = Take the seat from { $name }
lobby-take-sure = Sure? { $name } can then only watch.
lobby-more = One more place
lobby-start-now = Start
lobby-ready = I’m ready
lobby-barred = This seat is no longer yours
lobby-barred-line = The host has taken it. You can watch here, or open a table of your own.
invite-address = Link to this table
invite-code = QR code of the link to this table
invite-scan = Or scan this with a phone.
invite-share = Play { $game } with me:
invite-stays-here = This address works on this computer only. Whoever started the room can open it to others.
sit-title = There is a seat for you
sit-line = No account needed.
sit-down = Sit down
name-for-friend = Your name, so that your friend knows who waits

## Who comes late

watching-barred = The host has taken your seat. You can watch.
watching-just-taken = Somebody was a moment quicker: the last seat has just been taken. You can watch.
watching-later = You are watching. After this round you can play for a bot.
watching-closed = You have the link, but this round is not shown to spectators.
late-sit = Play along
late-title = Play along
late-for = Whose place do you take?
late-for-one = You take { $name }’s place.

## An address to hand on; who is ready

share-link = Share
copy-link = Copy link
copied = Copied
copy-by-hand = Copy the marked link yourself; the browser does not let us.
waiting-for = Waiting for { $name }.
wants-again = { $name } wants to play again.
is-ready = { $name } is ready.

# Whoever watches steps back in the round, while the table goes on.
look-back = Look back
look-back-title = The round so far
look-back-now = Back to now

# A table that lets nobody look on.
closed = This round is played in private
closed-line = Only those who sit here see what is played. Once a round is over, everybody with the link can see it.
lobby-watching = Others may watch

## Between rounds

round-over = Round { $round } is over
next-round = Next round
next-round-in = { $seconds ->
    [0] The next round is dealt now.
   *[other] The next round is dealt in { $seconds } s.
}
match-over = { $who ->
    [you] You win the match
    [bot] The bot wins the match
    [shared-you] { $name } share the match
    [shared] { $name } share the match
   *[other] { $name } wins the match
}
play-again = Play again
match-result = The match ends: { $tally }.
match-result-of = { player-within }{ "\u00A0" }{ $total }
look-at-table = Look at the table
show-account = Show the account

## What happened

event-sat-down = { $who ->
    [you] You sit down.
    [bot] The bot sits down.
   *[other] { $name } sits down.
}
event-round-dealt = Round { $round } is dealt.
event-taken-back = { $who ->
    [you] You take back your last card.
    [bot] The bot takes back its last card.
   *[other] { $name } takes back the last card.
}
event-match-won = { $who ->
    [you] You win the match.
    [bot] The bot wins the match.
    [shared-you] { $name } share the match.
    [shared] { $name } share the match.
   *[other] { $name } wins the match.
}
