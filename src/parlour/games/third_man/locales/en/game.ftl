### The Third Man: its name, its option, what was refused.

game-third-man = The Third Man
game-third-man-line = Bid too high and you pay. Come third and you earn double.
edition-third-man-piatnik-2001 = English edition
edition-third-man-french = French edition
option-third-man-board_end = A piece leaves the board
option-third-man-board_end-help = The score, up or down, that ends a series before its last auction.
option-third-man-board_end-beyond = beyond 20 points
option-third-man-board_end-reach = at 20 points

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
