### The Third Man: what somebody reads at the first table (first-…, short enough for a strip on a phone), and the card of the
### rules (rules-…-brief-…), a short sentence a line. Numbers come from the rules themselves.

first-third-man-track = Have your piece furthest ahead: after { $auctions } auctions that takes a chip, and { $chips } chips win.
first-third-man-goal = Come third: that earns twice your bid. Whoever comes second pays.
first-third-man-hands = You bid with your own cards; each can be used only once.
first-third-man-tap-twice = { $pointer ->
    [touch] Tap a bid to choose it, once more to make it.
   *[mouse] Click a bid to choose it, once more to make it.
}
first-third-man-tap-once = { $pointer ->
    [touch] A tap on a bid makes it at once.
   *[mouse] A click on a bid makes it at once.
}

# TM-4
rules-third-man-brief-goal = Try to come third: the third highest of four bids earns double.
# TM-1 TM-6
rules-third-man-brief-cards = You hold the bids { $lowest } to { $highest }; a bid that is used lies open and is gone.
# TM-2
rules-third-man-brief-auction = One player bids openly, the others in secret; then all turn over.
# TM-4
rules-third-man-brief-first = The highest bid earns { $prize } less its rank.
rules-third-man-brief-second = The second pays its rank.
rules-third-man-brief-third = The third earns twice its rank.
rules-third-man-brief-last = The lowest moves nothing.
rules-third-man-brief-shared-first = If two share the first place, each earns { $half } less the rank, and nobody is second.
rules-third-man-brief-shared-second = If two share the second place, both pay, and nobody is third.
# TM-5
rules-third-man-brief-annulled = If three or four bids are equal, the auction is annulled: nothing moves, and it is held again.
# TM-7 TM-8
rules-third-man-brief-end = After { $auctions } auctions, or when a piece leaves the board, the one furthest ahead takes a chip.
# TM-9
rules-third-man-brief-match = { $chips } chips win the match.
