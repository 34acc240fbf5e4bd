### Paule Panik: what was refused, what is wrong in a record.

## Cards. MARK gives the colour’s picture; it is silent for a listener.

paule-panik-card = { $colour ->
    [R] { MARK("sun") }red
    [Y] { MARK("house") }yellow
    [G] { MARK("fir") }green
    [B] { MARK("wave") }blue
   *[V] { MARK("moon") }violet
} { $rank }
paule-panik-card-chosen = { paule-panik-card }, chosen
paule-panik-card-sent = { paule-panik-card }, on its way
paule-panik-card-waits = { paule-panik-card }, to be played next
paule-panik-card-returns = { paule-panik-card }, on its way back

## The table

paule-panik-middle = The two stacks
paule-panik-hand = Your hand
paule-panik-others = The others
paule-panik-stack = { $stack ->
    [0] Left stack: { paule-panik-card }
   *[1] Right stack: { paule-panik-card }
}
paule-panik-stack-hidden = { $stack ->
    [0] Left stack, face down
   *[1] Right stack, face down
}
paule-panik-fits = { $low } or { $high } fits
paule-panik-side = { $count } left
paule-panik-side-pile = { $stack ->
    [0] Left side pile: { $count } left
   *[1] Right side pile: { $count } left
}
paule-panik-by = { $who ->
    [you] You
   *[other] { $name }
}
paule-panik-by-table = Turned
paule-panik-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
paule-panik-points-of = { $points } of { $goal } points
paule-panik-cards = { $hand } in hand + { $pile } in your pile
paule-panik-cards-word = { $count ->
    [one] card
   *[other] cards
}
paule-panik-cards-of = { $hand } in hand, { $pile } in the pile, { $total } in all
paule-panik-place = Place { $place }
paule-panik-bets-mark = bet
paule-panik-bets-mark-of = { $who ->
    [you] You bet on winning this round
   *[other] { $name } bets on winning this round
}
paule-panik-said-mark = ready
paule-panik-draw = Draw
paule-panik-draw-label = Draw a card from your pile, { $pile } left
paule-panik-pile-empty = Your pile is empty

## What is to be done

paule-panik-prompt-play = One up or one down, on either stack.
paule-panik-prompt-play-ends = One up or one down, on either stack; { $highest } and { $lowest } are neighbours.
paule-panik-prompt-stack = { paule-panik-card }: which stack?
paule-panik-prompt-fits-none = { paule-panik-card } fits neither stack now.
paule-panik-prompt-one-stack = { $stack ->
    [0] { paule-panik-card } fits on the left: press the left stack.
   *[1] { paule-panik-card } fits on the right: press the right stack.
}
paule-panik-prompt-none = None of yours fits now. Wait for the next card.
paule-panik-prompt-draw = { $hand } of { $full } cards in hand: draw, or play on.
paule-panik-prompt-watching = You are watching.
paule-panik-prompt-out = You have no cards left: place { $place }. The others play on.
paule-panik-prompt-bet = Will you win this round?
paule-panik-prompt-bets = The cards are dealt when everybody has said if he bets.
paule-panik-answer-other = { $who ->
    [bot] These are the bot’s cards; nobody else sees them.
   *[other] These are { $name }’s cards; nobody else sees them.
}
paule-panik-answer-side = A card is turned from here when nobody can play.
paule-panik-answer-drag = Press the card: it goes where it fits. Dragging can be switched on in the settings.
paule-panik-answer-stack = First choose a card of your hand.
paule-panik-own-bet = { $bet ->
    [yes] You bet on winning this round.
    [spent] You have used your bet card in an earlier round.
   *[no] You do not bet on this round.
}
paule-panik-prompt-draws = { $who ->
    [you] You win the round and draw two cards.
    [bot] The bot wins the round and draws two cards.
   *[other] { $name } wins the round and draws two cards.
}
paule-panik-bet-help = If you bet and win: { $won } points more. If you bet and do not win, the others get { $lost } each. You have one bet for the whole match.
paule-panik-bet-yes = Bet
paule-panik-bet-no = No bet
paule-panik-was-first = { $who ->
    [bot] The bot’s { paule-panik-card } was first.
   *[other] { $name }’s { paule-panik-card } was first.
}
paule-panik-table-waits = The table waits.
paule-panik-bets-close = { $seconds } s left to bet.
paule-panik-goes-on = In { $seconds } s the table plays for whoever can.
paule-panik-played-for-you = The table has played your { paule-panik-card }: nobody did anything.
paule-panik-you-can = { $stack ->
    [0] You can play { paule-panik-card }, left.
   *[1] You can play { paule-panik-card }, right.
}

## What happened

paule-panik-said-ready = { $who ->
    [you] You have said if you bet.
    [bot] The bot has said if it bets.
   *[other] { $name } has said if he bets.
}
paule-panik-said-no-bets = Nobody bets on this round.
paule-panik-said-bet = { $who ->
    [you] You bet on winning this round.
    [bot] The bot bets on winning this round.
   *[other] { $name } bets on winning this round.
}
paule-panik-said-played = { $stack ->
    [0] { $who ->
        [you] You: { paule-panik-card }, left.
        [bot] Bot: { paule-panik-card }, left.
       *[other] { $name }: { paule-panik-card }, left.
    }
   *[1] { $who ->
        [you] You: { paule-panik-card }, right.
        [bot] Bot: { paule-panik-card }, right.
       *[other] { $name }: { paule-panik-card }, right.
    }
}
paule-panik-said-drawn = You drew { paule-panik-card }.
paule-panik-said-stuck = Nobody can play. The table turns a card.
paule-panik-said-reshuffled = The cards of the stacks are shuffled and become new side piles.
paule-panik-said-turned = { $stack ->
    [0] Turned on the left: { paule-panik-card }.
   *[1] Turned on the right: { paule-panik-card }.
}
paule-panik-last-card = Last card!
paule-panik-said-late = { $who ->
    [you] Your { paule-panik-card } came too late.
    [bot] The bot’s { paule-panik-card } came too late.
   *[other] { $name }’s { paule-panik-card } came too late.
}
paule-panik-said-beaten = { $who ->
    [you] Your { paule-panik-card } came { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s too late.
    [bot] The bot’s { paule-panik-card } came { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s too late.
   *[other] { $name }’s { paule-panik-card } came { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s too late.
}
paule-panik-said-last-card = { $who ->
    [you] You have one card left!
    [bot] The bot has one card left!
   *[other] { $name } has one card left!
}
paule-panik-bet-turned = { $bet ->
    [yes] bets
   *[no] does not bet
}
paule-panik-said-out = { $who ->
    [you] You have no cards left: place { $place }.
    [bot] The bot has no cards left: place { $place }.
   *[other] { $name } has no cards left: place { $place }.
}
paule-panik-said-ended-out = The round is over.
paule-panik-said-ended-blocked = Nobody can play or draw any more. The round is over.
paule-panik-said-lot = Equal numbers of cards: a lot decides the order. { $names }.
paule-panik-said-prize = { $who ->
    [you] You drew { $first } and { $second }: { $first } + { $second } = { $sum } points.
    [bot] The bot drew { $first } and { $second }: { $first } + { $second } = { $sum } points.
   *[other] { $name } drew { $first } and { $second }: { $first } + { $second } = { $sum } points.
}

## The account of a round

paule-panik-account-won = { $who ->
    [you] You win the round
    [bot] The bot wins the round
   *[other] { $name } wins the round
}
paule-panik-account-drawn = These two were drawn: both for the first, { $first } for the second, { $second } for the third.
paule-panik-account-drawn-two = These two were drawn: both for the first, { $first } for the second.
paule-panik-account-bets = A bet that was won brought { $won }, a bet that was lost brought all others { $lost }.
paule-panik-account-left = { $count ->
    [0] no card left
    [one] { $count } card left
   *[other] { $count } cards left
}
paule-panik-account-this-round = Points
paule-panik-account-total = Total
paule-panik-account-goal = { $goal } points win the match.

## A picture of the rules

paule-panik-rules-fit = { $ranks } fits on { $top }.

## Keys

paule-panik-keys-cards = plays the card in that place, or chooses it if it fits both stacks
paule-panik-keys-stacks = puts the chosen card on the left or the right stack
paule-panik-keys-enter = plays or chooses the card, as a press does
paule-panik-keys-draw = draws a card from your pile, where cards are drawn by hand

## What was refused, or is wrong in a record

error-paule-panik-does-not-fit = { $rank } does not fit on { $top }: only { $low } and { $high } do.
error-paule-panik-not-in-hand = The card { $card } is not in your hand.
error-paule-panik-you-are-out = You have no cards left in this round.
error-paule-panik-bets-first = Not everybody has said yet if he bets. The cards come after that.
error-paule-panik-bets-closed = The bets of this round have been turned over.
error-paule-panik-bets-off = No bets are made at this table.
error-paule-panik-bet-said = You have said already if you bet on this round.
error-paule-panik-bet-spent = You have used your bet card in an earlier round of this match.
error-paule-panik-refills-itself = The table fills your hand by itself here.
error-paule-panik-pile-empty = Your pile is empty.
error-paule-panik-hand-full = Your hand is full: { $cards } cards.
error-paule-panik-not-stuck = No card is turned while somebody can play.
error-paule-panik-not-due = The table cannot do that now.
error-paule-panik-only-the-table = Only the table itself does that.
error-paule-panik-no-such-seat = There is no seat { $seat } at this table.
error-paule-panik-no-such-action = “{ $text }” is no action. A play is a card and a stack, such as R17 L; + draws a card.
error-paule-panik-no-such-card = There is no card “{ $text }”. A card is a colour letter (R, Y, G, B, V) and a rank from 1 to 17, such as V17.
error-paule-panik-dealt-twice = The card { $card } is there twice.
error-paule-panik-colours = The cards are of the colours { $colours }; so many players use { $count } colours.
error-paule-panik-list-size = A list in “{ $field }” must have { $size } entries; it has { $found }.
error-paule-panik-not-number = The field “{ $field }” holds “{ $value }”, which is not a whole number.
error-paule-panik-bad-seats = The field “{ $field }” must list different seats of the table, not { $value }.
error-paule-panik-reshuffle-missing = The table is stuck and both side piles are empty: “reshuffles” must have an entry { $number }, counted from 0.
error-paule-panik-reshuffle-differs = Entry { $number } of “reshuffles”, counted from 0, must hold all centre cards but the two tops, half of them left; if they are odd, one more there.
error-paule-panik-lot-missing = Equal numbers of cards must be placed by lot: “lots” must have an entry { $number }, counted from 0.
error-paule-panik-lot-differs = Entry { $number } of “lots”, counted from 0, must place exactly the seats { $seats }.
error-paule-panik-drawn-missing = The round is over: “drawn” must say where the winner’s two cards lay.
error-paule-panik-drawn-differs = The winner cannot draw the cards { $first } and { $second }: they must be two of { $cards } centre cards, counted from 0.
error-paule-panik-bet-twice = Seat { $seat } bets for the second time in this match.
error-paule-panik-spent-differs = The field “spent” must list the seats that have bet in this match: { $seats }.

# What the bots are like.
bot-paule-panik-willi = Takes his time and looks at the right stack first.
bot-paule-panik-frieda = Plays calmly and overlooks that 17 and 1 are neighbours.
bot-paule-panik-kurt = Looks at one stack at a time and thinks before each card.
bot-paule-panik-lena = Is practised and plans a card ahead.
bot-paule-panik-mika = Is quick and plans the whole hand.
bot-paule-panik-ida = As quick as quick people are.
bot-paule-panik-zack = Quicker than any person can be.
paule-panik-podium-total = { $count ->
    [one] { $total } point
   *[other] { $total } points
}
paule-panik-podium-course = Points after each round

# A round looked at again.
paule-panik-replay-course = The cards left, move by move
paule-panik-replay-course-label = The cards left, move by move. In the end: { $scores }.

## Why a match was won, from its last round.

paule-panik-ending-while = { $who ->
    [you] You were
    [bot] The bot was
   *[other] { $name } was
} rid of all cards while { $rival ->
    [you] you
   *[other] { $second }
} still had { $had }: { $points } points, { $total } in all.
paule-panik-ending-out = { $who ->
    [you] You were
    [bot] The bot was
   *[other] { $name } was
} the first without a card: { $points } points, { $total } in all.
paule-panik-ending-fewest = Nobody could play on, and { $who ->
    [you] you had
    [bot] the bot had
   *[other] { $name } had
} fewest cards left, { $left }: { $points } points, { $total } in all.
paule-panik-ending-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the last round took { $who ->
    [you] you
    [bot] the bot
   *[other] { $name }
} to { $total }; { $goal } were needed.
paule-panik-ending-shared = The winners are level at { $total } points.
