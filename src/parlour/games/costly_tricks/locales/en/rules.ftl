### The rules of Costly Tricks, in sections; the number of each clause stands in front. A message whose name ends in
### -ruling says what the printed rules leave open. Numbers come from the rules themselves.


rules-costly-tricks-goal-title = What it is about
# CT-8
rules-costly-tricks-goal = You win tricks, but every trick costs { $cost } points. You get the sum of its four cards and pay { $cost }: good tricks pay, poor ones hurt. So win the rich tricks, and make the other side win the poor ones.

rules-costly-tricks-table-title = Four open hands
# CT-1
rules-costly-tricks-table-cards = There are { $cards } cards: red, green, purple and blue, each from 0 to { $highest }. A card is worth its rank.
# CT-2
rules-costly-tricks-table-hands = Each of the four hands gets { $deal } cards, face up. You play two of them, your own and that of your ghost across the table; the other side plays the two between. Nobody hides anything: once the cards are dealt, there is no luck.

rules-costly-tricks-play-title = Playing a trick
# CT-3
rules-costly-tricks-play-first = The hand that was dealt the red 0 leads the first trick, with any card.
rules-costly-tricks-play-first-ruling = It is that hand which leads, even if it is a ghost’s.
# CT-4
rules-costly-tricks-play-follow = Clockwise, each hand plays one card. A hand that holds the colour that was led must play it.

rules-costly-tricks-trump-title = The trump that changes
# CT-5
rules-costly-tricks-trump-first = Every trick begins without a trump. The first hand that cannot follow plays another colour, and that colour becomes trump.
# CT-6
rules-costly-tricks-trump-duty = A later hand that cannot follow but holds the trump must play the trump.
rules-costly-tricks-trump-no-duty = A later hand that cannot follow may play any card, even if it holds the trump.
# CT-5
rules-costly-tricks-trump-next = A hand with neither the led colour nor the trump plays something else: a fresh colour becomes the new trump and supersedes the old one. A colour that was superseded cannot be trump again in this trick.
rules-costly-tricks-trump-next-any = If that card is of a fresh colour, one that has not been trump in this trick, it becomes the new trump and supersedes the old one. A colour that was superseded cannot be trump again in this trick.
rules-costly-tricks-trump-next-any-ruling = That holds even for a hand that still has the old trump.
rules-costly-tricks-trump-discard-ruling = Such a hand may also throw off a superseded colour, even if it holds a fresh one.
rules-costly-tricks-trump-end = After the trick all trumps are forgotten.

rules-costly-tricks-win-title = Who wins it
# CT-7
rules-costly-tricks-win = The highest card of the trump that stands at the end wins the trick; if there is no trump, the highest card of the led colour. The hand that won leads the next trick.

rules-costly-tricks-example-title = A trick, step by step
# CT-11
rules-costly-tricks-example = The end of a round is near, every hand holds three cards. A leads.
rules-costly-tricks-example-last = B’s ghost must play blue, which was trump and cannot be again.
rules-costly-tricks-example-won = A’s ghost wins with the only purple card: { $sum } = { $worth } for A.

rules-costly-tricks-score-title = The score
# CT-8
rules-costly-tricks-score = A trick of 10, 9, 8 and 7 brings { $rich }; one of 0, 1, 2 and 3 costs { $poor }. After { $deal } tricks the two scores add up to 0: what one side wins, the other loses.
# CT-9
rules-costly-tricks-score-chip = The side above 0 wins the round. At 0 to 0 the round is a draw, and no chip moves.

rules-costly-tricks-match-title = The match
# CT-10
rules-costly-tricks-match-first = The winner of a round takes a chip. Whoever has { $chips } chips first wins the match.
rules-costly-tricks-match-tug = Both sides start with { $half } chips. The loser of a round gives one to the winner. Whoever holds all { $all } wins the match.
rules-costly-tricks-match-deal = Every round has a new deal.
