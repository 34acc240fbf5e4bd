### The Third Man: the table, what happened in words, what was refused.

## The table

third-man-board = The table of The Third Man
third-man-track = Score board
third-man-piece = { player }: { $score }
third-man-edge-high = { $board_end ->
    [reach] +{ $limit } ends the series
   *[beyond] beyond +{ $limit } ends the series
}
third-man-edge-low = { $board_end ->
    [reach] −{ $limit } ends the series
   *[beyond] below −{ $limit } ends the series
}
third-man-auction-number = Auction { $number } of { $size }
third-man-chips-count = { $count ->
    [0] no chip
    [one] { $count } chip
   *[other] { $count } chips
}
third-man-score-of = Score: { $score }

## What a player is at. $doing: leads, waits, open, chooses, sealed, turned, nothing.

third-man-doing = { $doing ->
    [leads] bids openly
    [waits] waits
    [open] open bid
    [chooses] thinking
    [sealed] sealed
    [turned] turned over
   *[nothing] –
}
third-man-doing-own = { $doing ->
    [leads] your open bid
    [waits] wait
    [open] open bid
    [chooses] your bid
    [sealed] sealed
    [turned] turned over
   *[nothing] –
}
third-man-leads-next = { $who ->
    [you] you lead next
   *[other] leads next
}
third-man-led = led
third-man-open-bid-of = open bid: { $bid }
third-man-bid-of = bid: { $bid }

## Places and what they earn

third-man-place = { $place ->
    [first] First
    [shared-first] Both first
    [second] Second
    [shared-second] Both second
    [third] Third man
    [shared-third] Both third
   *[last] Last
}
third-man-place-short = { $place ->
    [first] first
    [shared-first] both first
    [second] second
    [shared-second] both second
    [third] third
    [shared-third] both third
    [annulled] annulled
    [nothing] else
   *[last] last
}
third-man-reason = { $place ->
    [first] { $prize } − { $bid }
    [shared-first] { $half } − { $bid }
    [second] minus the bid
    [shared-second] minus the bid
    [third] twice the bid
    [shared-third] twice the bid
   *[last] nothing
}
third-man-annulled = Annulled
third-man-annulled-reason = the card goes back
third-man-formula = { $place ->
    [first] { $prize } − bid
    [shared-first] { $half } − bid
    [second] − bid
    [third] 2 × bid
   *[last] 0
}
third-man-from-to = from { $before } to { $after }

## Used cards

third-man-used = Cards used (filled) and still in hand
third-man-used-list = Used: { $cards }.
third-man-used-none = No card used yet.
third-man-held-list = Still in hand: { $cards }.

## The own hand

third-man-hand = Your cards
third-man-card = bid { $bid }
third-man-card-earns = bid { $bid }: { $earns }
third-man-earns-place = { third-man-place-short } { $move }
third-man-card-sealed = { $bid }, your sealed bid
third-man-card-waits = { $bid }, not to be bid now
third-man-seal = Seal { $bid }
third-man-bid-openly = Bid { $bid } openly
third-man-cancel = Cancel
third-man-earns = What { $bid } would earn
third-man-earns-any = What a bid earns
third-man-all-auctions = All auctions
third-man-auctions = The auctions of this series
third-man-auction = Auction
third-man-no-auction-yet = No auction has been played yet.

## What is to be done

third-man-prompt-lead = Bid one card, open to all.
third-man-prompt-wait = That first bid lies open; then you choose yours in secret.
third-man-prompt-choose = { $who ->
    [bot] The bot’s open bid is { $bid }.
   *[other] { $name }’s open bid is { $bid }.
} Choose yours: nobody sees it before all four turn over.
third-man-prompt-sealed = Your { $bid } is sealed. You may change it until everybody has bid.
third-man-prompt-turning = The four bids turn over.
third-man-answer-sealed = { $bid } is your sealed bid. Another card changes it.
third-man-answer-used = You have used your { $bid } already.
third-man-answer-own = You bid with the cards of your hand.
third-man-answer-other = { $who ->
    [bot] These are the bot’s cards.
   *[other] These are { $name }’s cards.
}
third-man-prompt-others = { $who ->
    [you] Your { $bid } lies open.
    [bot] The bot’s { $bid } lies open.
   *[other] { $name }’s { $bid } lies open.
} The others choose in secret.
third-man-reason-waits = { $who ->
    [you] Your bid lies open and stays as it is.
    [bot] The bot bids first.
   *[other] { $name } bids first.
}
third-man-reason-nothing = No bid can be made now.

## What happened, in words

third-man-bid-opens = { $who ->
    [you] Your { $bid }
    [bot] The bot’s { $bid }
   *[other] { $name }’s { $bid }
}
third-man-said-open = { $who ->
    [you] You bid { $bid } openly.
   *[other] { player-opens } bids { $bid } openly.
}
third-man-said-sealed = { $who ->
    [you] You have sealed a bid.
   *[other] { player-opens } has sealed a bid.
}
third-man-said-sealed-own = You have sealed { $bid }.
third-man-said-changed = You have changed your bid to { $bid }.
third-man-said-first = { third-man-bid-opens } came first: { $prize } − { $bid }, { $move }.
third-man-said-shared-first = { third-man-bid-opens } shares the first place: { $half } − { $bid }, { $move }.
third-man-said-second = { third-man-bid-opens } came second and pays: { $move }.
third-man-said-shared-second = { third-man-bid-opens } shares the second place and pays: { $move }.
third-man-said-third = { third-man-bid-opens } came third: twice { $bid }, { $move }.
third-man-said-shared-third = { third-man-bid-opens } shares the third place: twice { $bid }, { $move }.
third-man-said-last = { third-man-bid-opens } came last and moves nothing.
third-man-said-annulled = { $count ->
    [3] Three bids are { $bid }: the auction is annulled.
   *[4] All four bids are { $bid }: the auction is annulled.
} { $who ->
    [you] All cards go back to their hands, and you lead again.
   *[other] All cards go back to their hands, and { player-within } leads again.
}
third-man-auction-brought = Auction { $number }: { $brought }.
third-man-bid-brought = { $who ->
    [you] { $move } for your { $bid }
    [bot] { $move } for the bot’s { $bid }
   *[other] { $move } for { $name }’s { $bid }
}
third-man-auction-annulled = Auction { $number } was annulled: { $count ->
    [3] three bids were { $bid }.
   *[4] all four bids were { $bid }.
}
third-man-said-lead-ahead = { $who ->
    [you] You are furthest ahead and lead.
   *[other] { player-opens } is furthest ahead and leads.
}
third-man-said-lead-moved = { $who ->
    [you] Several are furthest ahead; you moved further up than the others, and lead.
   *[other] Several are furthest ahead; { player-within } moved further up than the others, and leads.
}
third-man-said-lead-lot = { $who ->
    [you] The lot fell on you: you lead.
   *[other] The lot fell on { player-within }, who leads.
}
third-man-said-lead-again = { $who ->
    [you] You lead again.
   *[other] { player-opens } leads again.
}
third-man-said-lead-shared = Several are furthest ahead, and nothing tells them apart: a lot decides who leads.
third-man-said-left = { $who ->
    [you] Your piece has left the board, at { $score }.
    [bot] The bot’s piece has left the board, at { $score }.
   *[other] { $name }’s piece has left the board, at { $score }.
}
third-man-said-all-played = All auctions of the series are played.
third-man-said-won = { $who ->
    [you] You are furthest ahead and win the series.
   *[other] { player-opens } is furthest ahead and wins the series.
}
third-man-said-nobody-won = The lead is shared and nothing breaks it: nobody wins the series.

## The account of a series

third-man-round-over = Series { $round } is over
third-man-round-won = { $who ->
    [you] You win the series
    [bot] The bot wins the series
    [shared-you] { $name } share the series
    [shared] { $name } share the series
   *[other] { $name } wins the series
}
third-man-round-won-nobody = Nobody wins the series
third-man-next-round = Next series
third-man-looks-last = { $count ->
    [one] { $names } looks at the last series again.
   *[other] { $names } look at the last series again.
}
third-man-looks-round = { $count ->
    [one] { $names } looks at series { $round } again.
   *[other] { $names } look at series { $round } again.
}
third-man-next-round-in = { $seconds ->
    [0] The next series begins now.
   *[other] The next series begins in { $seconds } s.
}
third-man-podium-course = Chips after each series
third-man-event-round-dealt = Series { $round } begins.
third-man-account-board = { $board_end ->
    [reach] A piece came to { $limit } points or further.
   *[beyond] A piece went further than { $limit } points.
}
third-man-account-chip = { $who ->
    [you] You take a chip.
   *[other] { player-opens } takes a chip.
}
third-man-account-no-chip = Nobody takes a chip.
third-man-account-total = Together

## The keyboard

third-man-keys-arrows = Go through your cards
third-man-keys-ranks = Go to the card of that rank
third-man-keys-enter = Bid the card

## What was refused, or is wrong in a record

error-third-man-no-such-bid = There is no bid “{ $text }”. A bid is a rank from 0 to 9.
error-third-man-four-bids = “{ $text }” is no auction: it must be four ranks, the bids in the order of the seats, such as 5735.
error-third-man-card-used = The { $bid } has been used in this series.
error-third-man-bid-stands = Your bid lies open and cannot be changed.
error-third-man-no-such-lot = No lot can fall so now.
error-third-man-bad-first = “{ $value }” cannot lead: “first” must be a seat from 0 to 3.
error-third-man-lots-not-list = The field “lots” must be a list of seats.
error-third-man-bad-lot = “{ $value }” is no lot: it must be a seat from 0 to 3.
error-third-man-lot-missing = The lead is shared and nothing breaks it: “lots” must say who leads.
error-third-man-wrong-lot = The lot cannot fall on seat { $seat }, which does not share the lead.

# What the bots are like.
bot-third-man-paula = Saves the high cards for a better moment.
bot-third-man-max = Bids bravely, always for the first place.
bot-third-man-gerda = Stays just below the open card, hoping to come third.
bot-third-man-yusuf = Counts points and used cards, not who is ahead.
bot-third-man-clara = Thinks of what the others will bid, and of who may win.
bot-third-man-emil = The strongest: cannot be foreseen, and works the last auction out.

# A series looked at again.
third-man-replay-title = { $game }: series { $round }
third-man-replay-rounds = Series
third-man-replay-round = Series { $round }
third-man-replay-watch-round = Watch again: series { $round }
third-man-history-earlier = What happened in series { $round }

## Why a match was won, from its last round.

third-man-ending-third = { $who ->
    [you] You
    [bot] The bot
   *[other] { $name }
} won series { $round } at { $score }: { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
} third brought { $sum }.
third-man-ending-first = { $who ->
    [you] You
    [bot] The bot
   *[other] { $name }
} won series { $round } at { $score }: { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
} first brought { $sum }.
third-man-ending-least = { $who ->
    [you] You
    [bot] The bot
   *[other] { $name }
} lost least in series { $round }: { $score } was furthest ahead.
third-man-ending-shared = { $who ->
    [you] You
    [bot] The bot
   *[other] { $name }
} shared the lead of series { $round } at { $score }, and the last moves broke it.
