### The rules of Paule Panik, in sections; the number of each clause stands in front. A message whose name ends in
### -ruling says what the printed rules leave open. Numbers come from the rules themselves. Messages with -by-hand and
### -by-itself are for auto_refill false and true, those with -play-on and -cards-left for placing, the section on bets
### for bets true.

## What it is about

rules-paule-panik-goal-title = What it is about
# PP-4 PP-8
rules-paule-panik-goal = Everybody plays at the same time, as fast as he can see. Get rid of your cards before the others do and win points.

## The cards

rules-paule-panik-cards-title = The cards
# PP-1
rules-paule-panik-cards = There are { $colours } colours, each with the ranks { $lowest } to { $highest }. Colours are only there to look at.
# PP-1 PP-2
rules-paule-panik-deal-2 = Two players use { $colours_2 } colours and get { $pile_2 } cards each.
rules-paule-panik-deal-3 = Three players use { $colours_3 } colours and get { $pile_3 } cards each.
rules-paule-panik-deal-4 = Four players use { $colours_4 } colours and get { $pile_4 } cards each.
rules-paule-panik-deal-5 = Five players use { $colours_5 } colours and get { $pile_5 } cards each.
# PP-2
rules-paule-panik-deal-pile = Your cards are your pile: face down, and nobody has looked at them.
rules-paule-panik-deal-centre = Of the cards that remain, two are turned up in the middle: the left and the right stack. The rest lies face down beside them, as a left and a right side pile.
rules-paule-panik-deal-centre-ruling = If the side piles cannot be equal, the left one has a card more.
# PP-3
rules-paule-panik-hand = You take the top { $hand } cards of your pile into your hand. Only you see them.

## Playing

rules-paule-panik-play-title = Playing
# PP-4
rules-paule-panik-play = There are no turns. At any time you may put a card from your hand on either stack if its rank is one more or one less than that of the card on top. { $highest } and { $lowest } are neighbours, too.
rules-paule-panik-play-example = A { $below } or a { $above } fits on a { $top }. If the { $below } is played, a { $next_below } or a { $top } fits next. On a { $highest } it is { $below_highest } or { $lowest }, on a { $lowest } it is { $above_lowest } or { $highest }.
rules-paule-panik-play-race = Cards are played one at a time. What counts is the top card at the moment when yours arrives. If somebody was faster and yours no longer fits, it comes back into your hand.

## Drawing

rules-paule-panik-refill-title = Drawing
# PP-5
rules-paule-panik-refill = After a play your hand is filled up to { $hand } cards from your own pile.
rules-paule-panik-refill-by-hand = You draw the cards yourself, one at a time and whenever you like. Forgetting it costs nothing.
rules-paule-panik-refill-by-itself-ruling = The table does it for you, in the same instant as the play.

## When nobody can play

rules-paule-panik-stuck-title = When nobody can play
# PP-6
rules-paule-panik-stuck = If no card in any hand fits, the table waits a moment and turns a card from a side pile onto the stack beside it.
rules-paule-panik-stuck-hands = Only cards in a hand count for this, not one that somebody forgot to draw.
rules-paule-panik-stuck-ruling = The card comes from the fuller side pile; if they are equal, from the left one.
# PP-7
rules-paule-panik-reshuffle-ruling = If both side piles are used up, all cards of the stacks except the two on top are shuffled and become two new side piles, and the turning goes on.
rules-paule-panik-blocked-ruling = A round is blocked, and over, when the new side piles are used up, too, without a single card played or drawn since the shuffle, and nobody can play or draw. Those who still have cards are placed by how few they have, and the best placed player wins the round.

## The end of a round

rules-paule-panik-end-title = The end of a round
# PP-8
rules-paule-panik-end = The first player with no card left in hand and pile wins the round.
# PP-9
rules-paule-panik-end-play-on = The others play on until the first { $places } places are decided; with two or three players, all places.
rules-paule-panik-end-cards-left-ruling = With that the round is over. The others are placed by how few cards they have left in hand and pile.
rules-paule-panik-end-lot-ruling = A lot decides between equal numbers of cards.

## Points

rules-paule-panik-points-title = Points
# PP-10
rules-paule-panik-points = The winner draws two cards at random and scores their ranks, added up. The second scores the rank of the first card. With three or more players, the third scores the rank of the second card.
rules-paule-panik-points-ruling = They are drawn from all the cards that lie in the two stacks at the end.
rules-paule-panik-points-example = The winner draws a { $drawn_first } and a { $drawn_second }: { $drawn_sum } points for him, { $drawn_first } for the second, { $drawn_second } for the third.

## Bets

rules-paule-panik-bets-title = Bets
# PP-12
rules-paule-panik-bets = You have one bet card for the whole match. Before a round you may lay it down and so bet that you will win this round. It is then used up.
rules-paule-panik-bets-ruling = You say it before anybody has seen a card, and in secret. The bets are turned over together when everybody is ready.
rules-paule-panik-bets-won = If you bet and win the round, you score { $won_bet } points more.
rules-paule-panik-bets-lost = If anybody bet and did not win, everybody except those who lost a bet scores { $lost_bet } points more.
rules-paule-panik-bets-lost-ruling = That includes a player who bet and won.

## The match

rules-paule-panik-match-title = The match
# PP-11
rules-paule-panik-match = With two or three players { $points_few } points win, with four or five { $points_many }.
rules-paule-panik-match-several = If several get there in the same round, the highest total wins. If those are equal, they share the win.
