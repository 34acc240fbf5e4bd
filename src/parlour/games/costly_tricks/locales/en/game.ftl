### Costly Tricks: the table, what happened in words, what was refused.

## Colours and cards. MARK gives the colour’s picture; it is silent for a listener.

costly-tricks-colour = { $colour ->
    [R] { MARK("sun") }red
    [G] { MARK("fir") }green
    [P] { MARK("moon") }purple
   *[B] { MARK("wave") }blue
}
costly-tricks-led-colour = { $led ->
    [R] { MARK("sun") }red
    [G] { MARK("fir") }green
    [P] { MARK("moon") }purple
   *[B] { MARK("wave") }blue
}
costly-tricks-trump-colour = { $trump ->
    [R] { MARK("sun") }red
    [G] { MARK("fir") }green
    [P] { MARK("moon") }purple
   *[B] { MARK("wave") }blue
}
costly-tricks-trump-opens = { $trump ->
    [R] { MARK("sun") }Red
    [G] { MARK("fir") }Green
    [P] { MARK("moon") }Purple
   *[B] { MARK("wave") }Blue
}
costly-tricks-before-colour = { $before ->
    [R] { MARK("sun") }red
    [G] { MARK("fir") }green
    [P] { MARK("moon") }purple
   *[B] { MARK("wave") }blue
}
costly-tricks-card = { $colour ->
    [R] { MARK("sun") }red
    [G] { MARK("fir") }green
    [P] { MARK("moon") }purple
   *[B] { MARK("wave") }blue
} { $rank }
costly-tricks-card-is-playable = { costly-tricks-card }, playable
costly-tricks-card-is-best = { costly-tricks-card }, best, worth { $worth }, playable
costly-tricks-card-must-follow = { costly-tricks-card }, you must follow { costly-tricks-led-colour }
costly-tricks-card-must-trump = { costly-tricks-card }, you must play the trump, { costly-tricks-trump-colour }
costly-tricks-row = { costly-tricks-colour }: { $ranks }
costly-tricks-row-empty = no { costly-tricks-colour }

## Whose hand. $who: you, your-ghost, other, other-ghost, bot, bot-ghost; player, player-ghost where two share a screen.

costly-tricks-hand = { $who ->
    [you] You
    [your-ghost] Your ghost
    [bot] Bot
    [bot-ghost] Bot’s ghost
    [player] Player { $side }
    [player-ghost] Ghost { $side }
    [other-ghost] { $name }’s ghost
   *[other] { $name }
}
costly-tricks-hand-opens = { $who ->
    [you] You
    [your-ghost] Your ghost
    [bot] The bot
    [bot-ghost] The bot’s ghost
    [player] Player { $side }
    [player-ghost] Player { $side }’s ghost
    [other-ghost] { $name }’s ghost
   *[other] { $name }
}
costly-tricks-hand-within = { $who ->
    [you] you
    [your-ghost] your ghost
    [bot] the bot
    [bot-ghost] the bot’s ghost
    [player] player { $side }
    [player-ghost] player { $side }’s ghost
    [other-ghost] { $name }’s ghost
   *[other] { $name }
}
costly-tricks-for-side = { $who ->
    [you] for you
    [your-ghost] for you
    [bot] for the bot
    [bot-ghost] for the bot
    [player] for player { $side }
    [player-ghost] for player { $side }
   *[other] for { $name }
}

## At the table

costly-tricks-board = The table of Costly Tricks
costly-tricks-turn = { $who ->
    [you] You to play
    [your-ghost] Your ghost: you play
    [bot] thinking
    [bot-ghost] thinking
    [player] to play
    [player-ghost] to play
   *[other] to play
}
costly-tricks-turn-short = { $who ->
    [your-ghost] you play
   *[other] to play
}
costly-tricks-led-this-trick = led this trick
costly-tricks-has-played = played
costly-tricks-duty-lead = lead any card
costly-tricks-duty-follow = must follow { costly-tricks-led-colour }
costly-tricks-duty-trump = must play the trump, { costly-tricks-trump-colour }
costly-tricks-duty-free = no { costly-tricks-led-colour }: any card
costly-tricks-reason-follow = You must follow { costly-tricks-led-colour } while this hand holds it.
costly-tricks-reason-trump = You must play the trump, { costly-tricks-trump-colour }, while this hand holds it.
costly-tricks-slot = { $who ->
    [you] your card
    [your-ghost] your ghost’s card
   *[other] next card
}
costly-tricks-trick-number = Trick { $number } of { $size }
costly-tricks-trick = Trick
costly-tricks-tag-led = Led
costly-tricks-tag-trump = Trump
costly-tricks-tag-was-trump = was trump
costly-tricks-tag-wins = wins
costly-tricks-worth = Worth
costly-tricks-worth-so-far = worth so far
costly-tricks-so-far = so far
costly-tricks-this-trick = This trick
costly-tricks-trump-stands = Trump that stands
costly-tricks-superseded = Superseded
costly-tricks-happened = What happened
costly-tricks-last-trick = Last trick
costly-tricks-all-tricks = Look at all tricks
costly-tricks-no-trick-yet = No trick is finished yet.
costly-tricks-first-lead = The hand with the red 0 leads the first trick.
costly-tricks-side = Side
costly-tricks-chips = Chips
costly-tricks-chips-count = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
costly-tricks-tricks = Tricks
costly-tricks-tricks-count = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
costly-tricks-score = Score
costly-tricks-cards-played = Cards in the order of play
costly-tricks-won-by = Won by
costly-tricks-no-trump = no trump
costly-tricks-play = Play { costly-tricks-card }
costly-tricks-cancel = Cancel
costly-tricks-preview = Preview
costly-tricks-preview-wins = { costly-tricks-card } wins the trick: { $worth } { costly-tricks-for-side }.
costly-tricks-preview-leaves = { costly-tricks-card } leaves it to { costly-tricks-hand-within }: { $worth } { costly-tricks-for-side }.
# $whose: whose cards can still win it: theirs against you, yours against them, none where nobody is “you”.
costly-tricks-beaters = { $whose ->
    [their] their { $cards } still can
    [your] your { $cards } still can
   *[none] { $cards } still can
}
costly-tricks-beaters-many = { $whose ->
    [their] { $count } of their cards still can
    [your] { $count } of your cards still can
   *[none] { $count } cards still can
}
costly-tricks-preview-ahead = { costly-tricks-card } wins if nobody beats it; { $beaters }. So far { $worth }.
costly-tricks-preview-behind = { costly-tricks-card } leaves { costly-tricks-hand-within } ahead if nobody beats that; { $beaters }. So far { $worth }.
costly-tricks-preview-ahead-safe = { costly-tricks-card } wins the trick, whatever comes. So far { $worth }.
costly-tricks-preview-behind-safe = { costly-tricks-card } leaves the trick to { costly-tricks-hand-within }, whatever comes. So far { $worth }.
costly-tricks-preview-side-safe = With { costly-tricks-card }, { $who ->
    [you] your side
    [your-ghost] your side
    [bot] the bot’s side
    [bot-ghost] the bot’s side
    [player] player { $side }’s side
    [player-ghost] player { $side }’s side
   *[other] { $name }’s side
} wins the trick, whatever comes. So far { $worth }.
costly-tricks-keys-arrows = Move among the cards of the hand that plays
costly-tricks-keys-enter = Play the card
costly-tricks-keys-ranks = Go to a card of that rank; T is the ten
costly-tricks-keys-colours = Go to a card of that colour: red, green, purple, blue

## Said to whoever listens when a hand’s turn comes, and at a press on what plays nothing.

costly-tricks-turn-told = { $who ->
    [you] You play
    [your-ghost] Your ghost plays
    [bot] The bot plays
    [bot-ghost] The bot’s ghost plays
    [player] Player { $side } plays
    [player-ghost] Player { $side }’s ghost plays
    [other-ghost] { $name }’s ghost plays
   *[other] { $name } plays
}: { $duty ->
    [lead] { costly-tricks-duty-lead }
    [follow] { costly-tricks-duty-follow }
    [trump] { costly-tricks-duty-trump }
   *[free] { costly-tricks-duty-free }
}.
costly-tricks-plays-now = { $who ->
    [you] Your own hand plays now.
    [your-ghost] Your ghost plays now.
    [bot] It is the bot’s turn.
    [bot-ghost] The bot’s ghost plays now.
    [player] Player { $side } plays now.
    [player-ghost] Player { $side }’s ghost plays now.
    [other-ghost] { $name }’s ghost plays now.
   *[other] It is { $name }’s turn.
}
costly-tricks-whose = { $who ->
    [you] This is your own hand.
    [your-ghost] This is your ghost.
    [bot] This is the bot’s hand.
    [bot-ghost] This is the bot’s ghost.
    [player] This is player { $side }’s hand.
    [player-ghost] This is player { $side }’s ghost.
    [other-ghost] This is { $name }’s ghost.
   *[other] This is { $name }’s hand.
}
costly-tricks-laid = { costly-tricks-hand-opens } played { costly-tricks-card }.

## What happened

costly-tricks-said-opening = { costly-tricks-hand-opens } held the red 0 and led { costly-tricks-card }. No trump yet.
costly-tricks-said-led = { costly-tricks-hand-opens } led { costly-tricks-card }. No trump yet.
costly-tricks-said-followed = { costly-tricks-hand-opens } followed with { costly-tricks-card }.
costly-tricks-said-trumped = { costly-tricks-hand-opens } had no { costly-tricks-led-colour } and played { costly-tricks-card }. { costly-tricks-trump-opens } is trump now.
costly-tricks-said-superseded = { costly-tricks-hand-opens } had no { costly-tricks-led-colour } and no { costly-tricks-before-colour } and played { costly-tricks-card }. { costly-tricks-trump-opens } is trump now; { costly-tricks-before-colour } cannot be trump again in this trick.
costly-tricks-said-superseded-by-choice = { costly-tricks-hand-opens } had no { costly-tricks-led-colour } and played { costly-tricks-card }. { costly-tricks-trump-opens } is trump now; { costly-tricks-before-colour } cannot be trump again in this trick.
costly-tricks-said-raised = { costly-tricks-hand-opens } had no { costly-tricks-led-colour } and played { costly-tricks-card }. { costly-tricks-trump-opens } stays trump.
costly-tricks-said-discarded = { costly-tricks-hand-opens } had no { costly-tricks-led-colour } and played { costly-tricks-card }, a colour that was trump before and cannot be trump again. { costly-tricks-trump-opens } stays trump.
costly-tricks-said-won = { costly-tricks-hand-opens } won the trick with { costly-tricks-card }: { $sum } = { $worth } { costly-tricks-for-side }.
costly-tricks-said-round-won = { $who ->
    [you] The round is yours, { $score } to { $against }.
   *[other] The round goes to { costly-tricks-hand-within }, { $score } to { $against }.
}
costly-tricks-said-round-drawn = The round is a draw, 0 to 0. No chip moves.

## The account of a round

costly-tricks-account-won = { $who ->
    [you] You win the round
    [bot] The bot wins the round
   *[other] { costly-tricks-hand-opens } wins the round
}
costly-tricks-account-drawn = The round is a draw
costly-tricks-account-before = Before this position
costly-tricks-account-ranks = Sum of the ranks
costly-tricks-account-cost = Tricks × { $cost }
costly-tricks-account-chip-taken = { $who ->
    [you] You take a chip.
   *[other] A chip goes to { costly-tricks-hand-within }.
}
costly-tricks-account-chip-given = { $who ->
    [you] You get a chip from the other side.
   *[other] { costly-tricks-hand-opens } gets a chip from the other side.
}
costly-tricks-account-no-chip = No chip moves.

## What was refused, or is wrong in a record

# Whose hand of a record, which knows no names.
costly-tricks-record-hand = { $hand ->
    [0] A
    [1] B
    [2] A’s ghost
   *[3] B’s ghost
}
error-costly-tricks-must-follow = This hand must follow { costly-tricks-colour } while it holds it.
error-costly-tricks-must-trump = This hand must play the trump, { costly-tricks-colour }, while it holds it.
error-costly-tricks-no-such-card = There is no card “{ $text }”. A card is a colour letter (R, G, P, B) and a rank (0 to 9, T for ten), such as R0 or PT.
error-costly-tricks-not-in-hand = The hand whose turn it is does not hold { costly-tricks-card }.
error-costly-tricks-bad-score = “{ $value }” is no score: it must be a whole number.
error-costly-tricks-four-hands = The set-up needs “hands”, a list of four hands.
error-costly-tricks-dealt-twice = The card { costly-tricks-card } was dealt twice.
error-costly-tricks-hand-sizes = The four hands must hold equally many cards, at least one each; clockwise from A they hold { $sizes }.
error-costly-tricks-hand-not-text = The hand of { costly-tricks-record-hand } must be a text such as “T5.4..”.
error-costly-tricks-bad-hand = The hand of { costly-tricks-record-hand } cannot be read: “{ $text }”. It is four colours with a dot between them, red.green.purple.blue, each with its ranks from high to low, such as “T5.4..”.
error-costly-tricks-bad-suit = In the hand of { costly-tricks-record-hand }, “{ $text }”, the ranks of { costly-tricks-colour } cannot be read: they go from high to low, each once, with T for ten.
error-costly-tricks-no-leader = Nobody holds the red 0, so say which hand leads: “leader”, 0 to 3.
error-costly-tricks-bad-leader = “{ $value }” is no leader: it must be a hand from 0 to 3.
error-costly-tricks-red-zero-leads = { costly-tricks-record-hand } cannot lead a full deal: the hand with the red 0 leads it.
error-costly-tricks-not-full-deal = A match consists of full deals of eleven cards a hand.
error-costly-tricks-score-in-match = A round of a match starts without a score.

# What the bots are like.
bot-costly-tricks-gus = Takes every trick, whatever it costs.
bot-costly-tricks-mina = Looks at the cards that lie there, not at those to come.
bot-costly-tricks-otto = Reckons with you and forgets the ghosts.
bot-costly-tricks-flora = Sees a trick to its end, and no further.
bot-costly-tricks-bruno = Looks two tricks ahead and counts out the ending.
bot-costly-tricks-ada = Never makes a mistake.

## Why a match was won, from its last round.

costly-tricks-ending-last = { $who ->
    [you] Your last trick decided round { $round }: { $before } became { $score }.
    [bot] The bot’s last trick decided round { $round }: { $before } became { $score }.
    [player] Player { $side }’s last trick decided round { $round }: { $before } became { $score }.
   *[other] { $name }’s last trick decided round { $round }: { $before } became { $score }.
}
costly-tricks-ending-trick = Trick { $trick }, worth { $worth }, decided round { $round }: without it { costly-tricks-hand-within } would not have come above 0.
costly-tricks-ending-many = { costly-tricks-hand-opens } won round { $round } with { $count } of { $size } tricks, { $score } to { $against }.
