### Paule Panik: its name, its options, what was refused, what is wrong in a record.

game-paule-panik = Paule Panik
game-paule-panik-line = No turns. One up or one down, faster than the others.
edition-paule-panik-quick = Quick table
edition-paule-panik-french = French edition
option-paule-panik-auto_refill = Drawing cards
option-paule-panik-auto_refill-help = Whether your hand is filled up for you or you draw each card yourself.
option-paule-panik-auto_refill-true = by the table
option-paule-panik-auto_refill-false = by hand
option-paule-panik-placing = Second and third place
option-paule-panik-placing-help = Whether the others play on after the first is out, or the cards they have left decide.
option-paule-panik-placing-play_on = play on
option-paule-panik-placing-cards_left = by cards left
option-paule-panik-bets = Bets
option-paule-panik-bets-help = Once a match, everybody may bet before a round that he will win it.
option-paule-panik-bets-true = yes
option-paule-panik-bets-false = no

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
