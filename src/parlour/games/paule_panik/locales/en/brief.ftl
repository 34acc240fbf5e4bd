### Paule Panik: what somebody reads at the first table (first-…, short enough for a strip on a phone), and the card of the
### rules (rules-…-brief-…), a short sentence a line. Numbers come from the rules themselves.

first-paule-panik-goal = Be the first without a card: one up or one down, and no turns.
first-paule-panik-hands = You hold { $hand } cards at a time; only you see them.
first-paule-panik-tap = A press plays a card at once. If it fits both stacks, press one.
first-paule-panik-tap-drag = Drag a card onto a stack, or tap the card.

# PP-8
rules-paule-panik-brief-goal = Everybody plays at once: be the first without a card.
# PP-2 PP-3
rules-paule-panik-brief-hand = You hold { $hand } cards that only you see; the others are your pile.
# PP-4
rules-paule-panik-brief-play = A card may go onto a stack at any time if it is one more or one less.
rules-paule-panik-brief-ends = The { $highest } and the { $lowest } are neighbours, too.
# PP-1
rules-paule-panik-brief-colours = The colours do not matter.
# PP-4
rules-paule-panik-brief-race = What counts is the top card when yours arrives: if it no longer fits, it comes back.
# PP-5
rules-paule-panik-brief-refill = After a play your hand fills up from your pile.
rules-paule-panik-brief-refill-by-hand = You draw from your pile yourself, up to { $hand } cards in hand.
# PP-6
rules-paule-panik-brief-stuck = If nobody can play, the table turns a card from a side pile.
# PP-9
rules-paule-panik-brief-cards-left = Once somebody has no card left, the others are placed by how few they have.
rules-paule-panik-brief-play-on = The others play on for the places after the first.
# PP-10
rules-paule-panik-brief-points = The winner draws two cards and scores both; the second scores the first of them, a third the other.
# PP-12
rules-paule-panik-brief-bet = Once a match you may bet, before the cards are dealt, on winning the round: { $won_bet } points more.
# PP-11
rules-paule-panik-brief-match = { $points_few } points win the match for two or three players, { $points_many } for four or five.
