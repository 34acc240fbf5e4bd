### The rules of The Third Man, in sections; the number of each clause stands in front. A message whose name ends in
### -ruling says what the printed rules leave open. Numbers come from the rules themselves.

## What it is about

rules-third-man-goal-title = What it is about
# TM-4
rules-third-man-goal = { $players } players bid against each other, auction after auction. The highest bidder is paid and the second one pays, but the third earns double his bid. Third is the place to be; second is the one to fear.

## Cards and board

rules-third-man-cards-title = Cards and board
# TM-1
rules-third-man-cards = You hold { $cards } bidding cards, one of each rank from { $lowest } to { $highest }. Your piece stands on the score board, at first on { $start }.
# TM-6
rules-third-man-cards-display = A card that has been bid is used up and lies open before its player, lowest rank first. So you always see what everybody still holds.

## An auction

rules-third-man-auction-title = An auction
# TM-2
rules-third-man-auction-open = The player who leads bids one card, open to all.
rules-third-man-auction-sealed = The other three then choose one card each, secretly and all at the same time. When the last of them has chosen, the bids are turned over together.
rules-third-man-auction-change = As long as somebody is still choosing, you may change your secret bid. The others see that you have bid, but not what, nor whether you changed it.

## Who earns what

rules-third-man-places-title = Who earns what
# TM-4
rules-third-man-places-first = The highest bid earns { $prize } points less its rank.
rules-third-man-places-second = The second highest bid costs its rank.
rules-third-man-places-third = The third highest bid earns twice its rank.
rules-third-man-places-last = The lowest bid moves nothing.
rules-third-man-places-example = For example, with bids of { $first }, { $second }, { $third } and { $last }: the { $first } earns { $first_gain }, the { $second } costs { $second_cost }, the { $third } earns { $third_gain }, and the piece of the { $last } stays where it is.

## Equal bids

rules-third-man-ties-title = Equal bids
# TM-4
rules-third-man-ties-first = Two share the highest bid: each earns { $half } points less its rank, which is mostly a loss. With two bids of { $first }, both go back { $shared_cost }. Nobody is second then: the next player is third and earns twice his rank, or both do if the other two are equal as well.
rules-third-man-ties-second = Two share the second place: both pay their rank, and nobody is third. The lowest bid moves nothing.
rules-third-man-ties-third = Two share the third place: both earn twice their rank.
# TM-5
rules-third-man-ties-annulled = { $annulling } or more bids are equal, high or low: the auction is annulled and held again.
rules-third-man-ties-annulled-ruling = No piece moves, everybody takes his card back, and the same player leads again, with any card that he holds.

## Who leads

rules-third-man-lead-title = Who leads
# TM-3
rules-third-man-lead-first = A lot decides who leads the first auction of a series.
rules-third-man-lead-ahead = After that the player whose piece is furthest ahead leads. If several are, it is the one of them who moved further up in the auction just played.
rules-third-man-lead-ruling = If they moved equally, the auction before that decides, and so on. If nothing tells them apart, a lot does.

## The end of a series

rules-third-man-end-title = The end of a series
# TM-7
rules-third-man-end-auctions = A series ends after { $auctions } auctions. The card that is left is never bid. An annulled auction does not count.
rules-third-man-end-board = It ends sooner if a piece leaves the board: { $board_end ->
    [reach] when it comes to { $limit } points, up or down, or goes further.
   *[beyond] when it goes further than { $limit } points, up or down. At exactly { $limit } it is still on the board.
}
rules-third-man-end-both = If a piece leaves in the last auction, the series has ended at the board.
# TM-8
rules-third-man-end-winner = The player furthest ahead wins the series and takes a chip.
rules-third-man-end-winner-ruling = If several are, the moves of the last auction decide, then those of the one before, and so on. If all were equal, nobody takes a chip.

## The match

rules-third-man-match-title = The match
# TM-9
rules-third-man-match = { $chips } chips win. There are never more than { $enough } series with a winner.
