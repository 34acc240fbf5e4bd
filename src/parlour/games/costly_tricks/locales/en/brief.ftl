### Costly Tricks: what somebody reads at the first table (first-…, short enough for a strip on a phone), and the card of the
### rules (rules-…-brief-…), a short sentence a line. Numbers come from the rules themselves.

first-costly-tricks-goal = Win rich tricks: their ranks count for you, less { $cost } a trick.
first-costly-tricks-hands = You play two hands: your own and, opposite, your ghost’s.
first-costly-tricks-hands-shared = Both sides play here: each its own hand and the ghost’s opposite.

# CT-8
rules-costly-tricks-brief-sum = Whoever wins a trick gets the sum of its four cards, less { $cost }.
rules-costly-tricks-brief-poor = So win the rich tricks and leave the poor ones to the other side.
# CT-2
rules-costly-tricks-brief-hands = All four hands lie open: you play yours and, opposite, your ghost’s.
# CT-3
rules-costly-tricks-brief-first = The hand that was dealt the red 0 leads first, with any card.
# CT-4
rules-costly-tricks-brief-follow = Clockwise, each hand plays a card and must follow the led colour if it can.
# CT-5
rules-costly-tricks-brief-trump = The first hand that cannot follow makes another colour trump.
# CT-6
rules-costly-tricks-brief-duty = A later hand that cannot follow must play the trump if it holds it.
rules-costly-tricks-brief-no-duty = A later hand that cannot follow may play any card.
# CT-5
rules-costly-tricks-brief-next = A fresh colour then becomes the new trump; the old one is out for this trick.
# CT-7
rules-costly-tricks-brief-win = The highest card of the trump that stands wins, without a trump the highest of the led colour.
# CT-9
rules-costly-tricks-brief-chip = After { $deal } tricks the side above 0 takes a chip.
rules-costly-tricks-brief-chip-tug = After { $deal } tricks the side above 0 gets a chip from the other.
# CT-10
rules-costly-tricks-brief-match = { $chips } chips win the match.
rules-costly-tricks-brief-match-tug = Both sides begin with { $half } chips; all { $all } win the match.
