### Buddy on your Left: the table, what happened in words, what was refused.

buddy-card = { $card ->
    [T] 10
   *[other] { $card }
}

## At the table. $lead is the lead-card.

buddy-lead-card = { $lead ->
    [T] 10
   *[other] { $lead }
}
buddy-card-playable = { buddy-card }, playable
buddy-card-barred = { buddy-card }, you hold a higher card
buddy-board = The table of Buddy on your Left
buddy-set = { $who ->
    [you] Your cards
    [bot] The bot’s cards
   *[other] { $name }’s cards
}
buddy-holds = still to play: { $cards }
buddy-holds-none = no card left
buddy-turn = { $who ->
    [you] You to play
   *[other] to play
}
buddy-thinking = thinking
buddy-your-left = your left neighbour
buddy-on-your-left = on your left
buddy-left-is = left neighbour: { player-within }
buddy-on-table = On the table
buddy-of-seat = { player }: { buddy-card }
buddy-tag-lead = Lead-card
buddy-tag-zero = Counts as { $power }
buddy-tag-sweeps = Sweeps
buddy-tag-falls = Falls to { player-within }
buddy-beat = Beat { buddy-lead-card }
buddy-beat-any = Any card sweeps
buddy-beat-any-why = No hand has a card as high left, so the { buddy-lead-card } counts as { $power }.
buddy-lead = { $who ->
    [you] Lead any card
   *[other] { player-opens } leads
}
buddy-lead-why = The table is empty. The lead-card is the one that the others must beat.
buddy-takes = { $who ->
    [you] You take the table
   *[other] { player-opens } takes the table
}
buddy-takes-equal = { buddy-lead-card } on { buddy-lead-card }: { $who ->
    [you] you
    [bot] the bot
   *[other] { $name }
} held nothing higher, so it counts as higher.
buddy-leads-next = { $who ->
    [you] You lead next.
   *[other] { player-opens } leads next.
}
buddy-sweepers = { $who ->
    [you] You can sweep the table with { $cards }.
   *[other] { player-opens } can sweep the table with { $cards }.
}
buddy-sweepers-equal = { $who ->
    [you] You can sweep the table with your { buddy-lead-card }: an equal card that is your highest counts as higher.
   *[other] { player-opens } can sweep the table with the { buddy-lead-card }: for whoever holds nothing higher, an equal card counts as higher.
}
buddy-sweepers-none = { $who ->
    [you] None of your cards beats it: what you play stays on the table.
   *[other] { player-opens } has no card that beats it.
}
buddy-points-here = { $points ->
    [0] No points lie here.
    [one] { $points } point lies here.
   *[other] { $points } points lie here.
}
buddy-points-sum = { $points } points lie here: { $sum }
buddy-card-number = Card { $number } of { $all }
buddy-whose = { $who ->
    [you] These are your cards.
    [bot] These are the bot’s cards.
   *[other] These are { $name }’s cards.
}
buddy-laid = { $who ->
    [you] You played { buddy-card }.
   *[other] { player-opens } played { buddy-card }.
}
buddy-play = Play { buddy-card }
buddy-cancel = Cancel
buddy-happened = What happened
buddy-first-lead = The first card of a round may be any card.
buddy-all-sweeps = Look at all sweeps
buddy-sweeps = The sweeps of this round
# Before the cards that are shown.
buddy-cards-before = +{ $count }
buddy-no-sweep-yet = Nobody has swept the table yet.
buddy-last-sweep = Last sweep

## What a card would bring. $totals names every player with his total.

buddy-preview = Preview
buddy-preview-sweep = { buddy-card } sweeps { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Own points: { $before } + { $points } = { $after }. Totals: { $totals }.
buddy-preview-sweep-nothing = { buddy-card } sweeps the table, but no points lie there.
buddy-preview-stay = { buddy-card } stays on the table. { $points ->
    [0] No points would lie
    [one] { $points } point would lie
   *[other] { $points } points would lie
} there.
buddy-preview-lead = { buddy-card } would be the card to beat.
buddy-preview-alone = { buddy-card } would count as { $power }: no hand has a card as high, so any card sweeps it.
buddy-preview-last = { buddy-card } is the last card: it falls to { player-within }.
buddy-total-of = { player-within } { $total }

## Points, totals, chips

buddy-player = Player
buddy-own = Own points
buddy-left = Left neighbour’s
buddy-total = Total
buddy-chips = Chips
buddy-chips-count = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
buddy-bar = { $own } own, { $left } of the left neighbour
buddy-left-of = { $who ->
    [you] from you
    [bot] from the bot
   *[other] from { $name }
}
buddy-legend = Total = own points (solid) + the left neighbour’s (striped).
buddy-sweep = Sweep
buddy-cards-played = Cards in the order of play
buddy-taken-by = Taken by
buddy-points = Points
buddy-account-won = { $who ->
    [you] You have the highest total
   *[other] { player-opens } has the highest total
}
buddy-account-shared = Two share the highest total
buddy-account-equal = All totals are equal
buddy-account-chips-first = The highest total earns { $first } chips, the next { $second }.
buddy-account-chips-second = The highest total earns { $first } chips; two share the second place and get { $second } each.
buddy-account-chips-shared = Two share the highest total: { $shared } chips each, and none for the third.
buddy-account-chips-equal = All totals are equal: { $equal ->
    [one] { $equal } chip each.
   *[other] { $equal } chips each.
}

## What happened

buddy-said-led = { player-opens } led { buddy-card }. It is the card to beat.
buddy-said-led-alone = { player-opens } led { buddy-card }. No hand has a card as high, so it counts as { $power }.
buddy-said-stayed = { player-opens } played { buddy-card }. It stays on the table: the { buddy-lead-card } is not beaten.
buddy-said-higher = { player-opens } beat the { buddy-lead-card } with { buddy-card }.
buddy-said-equal = { player-opens } played { buddy-card }, as high as the lead-card, and held nothing higher: it counts as higher.
buddy-said-any = { player-opens } played { buddy-card }. The lone { buddy-lead-card } counts as { $power }, so any card beats it.
buddy-said-swept = { $who ->
    [you] You sweep
   *[other] { player-opens } sweeps
} the table: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $sum } points
}, { $own } in all. { $who ->
    [you] Your total is
   *[other] The total is
} { $total }.
buddy-said-fell = Nobody can beat the last card. It falls to { player-within }, with { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $sum } points
}.
buddy-said-round-over = The round is over.
buddy-said-result = { player-opens }: { $own } + { $left } = { $total }, { $chips ->
    [0] no chip
    [one] { $chips } chip
   *[other] { $chips } chips
}.

## Keys

buddy-keys-arrows = Move among the cards of the player whose turn it is
buddy-keys-ranks = Go to the card of that rank; T or 0 is the ten
buddy-keys-enter = Play the card

## What was refused, or is wrong in a record

error-buddy-holds-higher = You may not play { buddy-card }: you hold a higher card.
error-buddy-not-in-hand = The card { buddy-card } has been played already.
error-buddy-no-such-card = There is no card “{ $text }”. A card is a rank: 1 to 9, or T for the ten.
error-buddy-no-first = The set-up must name the seat that plays the “first” card.
error-buddy-bad-first = “{ $value }” is no seat: the “first” card is played by seat 0, 1 or 2.
error-buddy-three-hands = “hands” must be a list of three hands.
error-buddy-hand-not-text = The hand of seat { $seat } must be a text such as “T7421”.
error-buddy-bad-hand = The hand of seat { $seat } cannot be read: “{ $text }”. It is ranks from high to low, such as “T7421”.
error-buddy-hand-sizes = With seat { $first } first these hands cannot be played out in turn: each seat in turn must have as many cards as the next, or one more.
error-buddy-three-own = “own” must be a list of three numbers, the points already won.
error-buddy-bad-points = “{ $value }” is no number of points: it must be a whole number, 0 or more.
error-buddy-too-many-points = “own” has too many points: with these hands only { $points } can have been won.
error-buddy-not-whole-round = A match consists of whole rounds, ten cards a hand.
error-buddy-winner-leads = Seat { $seat } cannot play the first card: that is for the winner of the round before.

# What the bots are like.
bot-buddy-rocco = Shows the high cards first.
bot-buddy-tilda = Takes what lies there and forgets the neighbours.
bot-buddy-hugo = Sees what the next two will take, and nothing beyond.
bot-buddy-nora = Plays the round on in mind, a few times.
bot-buddy-viktor = Plays the round on in mind, again and again.
bot-buddy-selma = The strongest: thinks it all through and counts out the ending.

## Why a match was won, from its last round.

buddy-ending-points = { $who ->
    [you] Your { $left ->
        [one] { $left } point
       *[other] { $left } points
    }
    [bot] The bot’s { $left ->
        [one] { $left } point
       *[other] { $left } points
    }
   *[other] { $name }’s { $left ->
        [one] { $left } point
       *[other] { $left } points
    }
}
buddy-ending-left = { $points } carried { player-within }: { $own } + { $left } = { $total }, { $place ->
    [first] the highest total of the last round
    [shared] one of the two highest totals
    [second] no more than the second total, but enough
   *[equal] as much as everybody else, but enough
}.
buddy-ending-own = { $who ->
    [you] You swept
    [bot] The bot swept
   *[other] { $name } swept
} { $own ->
    [one] { $own } point
   *[other] { $own } points
}, no fewer than the left neighbour: { $own } + { $left } = { $total }, { $place ->
    [first] the highest total of the last round
    [shared] one of the two highest totals
    [second] no more than the second total, but enough
   *[equal] as much as everybody else, but enough
}.
