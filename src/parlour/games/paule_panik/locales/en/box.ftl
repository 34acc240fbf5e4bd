### Paule Panik: what stands on the box: name, line, editions and options.

game-paule-panik = Paule Panik
game-paule-panik-line = No turns. One up or one down, faster than the others.
edition-paule-panik-quick = Quick table
edition-paule-panik-french = French edition
option-paule-panik-auto_refill = Drawing cards
option-paule-panik-auto_refill-help = Whether your hand is filled up for you or you draw each card yourself.
option-paule-panik-auto_refill-true = automatically
option-paule-panik-auto_refill-false = by hand
option-paule-panik-placing = Second and third place
option-paule-panik-placing-help = Whether the others play on after the first is out, or the cards they have left decide.
option-paule-panik-placing-play_on = play on
option-paule-panik-placing-cards_left = by cards left
option-paule-panik-bets = Bets
option-paule-panik-bets-help = Once a match, each player may bet before a round on winning it.
option-paule-panik-bets-true = yes
option-paule-panik-bets-false = no
paule-panik-your-turn-short = Being played
paule-panik-table-others = Being played
