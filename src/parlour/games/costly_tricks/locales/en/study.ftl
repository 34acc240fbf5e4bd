### Costly Tricks: the study.

costly-tricks-study-turn = { costly-tricks-hand-opens } is to play.
costly-tricks-study-over = The round is over.
costly-tricks-study-sides = A has two hands, the own one and the ghost’s, and so has B.
costly-tricks-study-example = The printed rules ask whether their example was played as well as possible. It was not: the green 4 gets 10 points, the red 5 of the rules only 9, the red 10 no more than 4. The answer blue 3 was a mistake, too: the green 2 would have held side A to 9. Without the duty to play the trump, red 5 and green 4 are worth the same.
costly-tricks-glance-trick = Whoever wants the most from this trick alone plays { $actions }.
costly-tricks-glance-shares = Whoever also counts what is left, half of it for each side, plays { $actions }.
costly-tricks-glance-two = Whoever looks two tricks ahead and then guesses by the lead and the highest cards plays { $actions }.
costly-tricks-glance-three = Whoever looks three tricks ahead and then guesses so plays { $actions }.
costly-tricks-study-paste-help = Four hands, clockwise from A, such as T5.4.. .2..83 .3.T1. ...T76 and the number (0 to 3) of the hand that leads; or a game record. The colours of a hand stand in the order red.green.purple.blue, the ranks of each from high to low, with T for ten.
costly-tricks-study-not-understood = That is neither four hands nor a game record.

## A position put together card by card

costly-tricks-arrange-help = Choose a hand, then tap the cards that it shall hold; a second tap takes a card back.
costly-tricks-arrange-hand = The hand that gets the cards
costly-tricks-arrange-deck = All cards
costly-tricks-arrange-free = { costly-tricks-card }
costly-tricks-arrange-held = { costly-tricks-card }, held by { costly-tricks-hand-within }
costly-tricks-arrange-undo = Undo
costly-tricks-arrange-rest = Deal the rest by chance
costly-tricks-arrange-clear = Take all back
costly-tricks-arrange-leads = Who leads
costly-tricks-arrange-red-zero = { costly-tricks-hand-opens } leads with the red 0.
costly-tricks-arrange-none = No hand holds a card yet.
costly-tricks-arrange-more = { costly-tricks-hand-opens } needs { $count ->
    [one] one more card
   *[other] { $count } more cards
}: all hands hold equally many.
costly-tricks-arrange-leader = Say who leads.
