### The study: analysis, review, puzzles.

study-intro = Play all hands as you like, go back and try something else: every card shows what it is worth under best play by both sides. Deal a round, take the example of the rules, or paste a position.
study-solving = Still searching: the bounds are proved and tighten until they meet.
study-solved = Exact: nothing is left to chance.
study-queued = The solver is busy for { $count ->
    [one] one other visitor
   *[other] { $count } other visitors
}. You take turns.
study-choice = { $action }, worth { $worth }
study-choice-best = { $action }, worth { $worth }, best
study-worth-help = A worth is what the side that plays scores in the round if both sides play their best from here on. ★ is best.
study-back = One card back
study-first = To the start
study-line = Best line; tap a card to go there
study-played = Played so far
study-begin = A position
study-other = Another position
study-deal = Deal at random
study-example = The example of the rules
study-arrange = Set up by tapping cards
study-paste = Type or paste a position
study-show = Show it
study-this = Study this position

## Review

review-round = Find mistakes
# $who: you, side (of a position without players, by its letter), other.
review-who = { $who ->
    [you] You
    [side] Side { $name }
   *[other] { $name }
}
review-curve-title = { review-who }: the score under best play, card by card
review-curve-label = { review-who }, under best play: { $from } at the beginning, { $to } at the end.
review-tally = { review-who }: { $best } of { $choices } choices were best ones, { $lost ->
    [one] 1 point
   *[other] { $lost } points
} lost.
review-own-mistake = My next mistake
review-forced = { review-who } played { $action }: there was no other.
review-best-choice = { review-who } played { $action }: a best card.
review-lost-choice = { review-who } played { $action } and lost { $loss ->
    [one] 1 point
   *[other] { $loss } points
}.
review-decisive-choice = { review-who } played { $action } and lost { $loss ->
    [one] 1 point
   *[other] { $loss } points
}: that decided the round.
review-progress = { $done } of { $count } cards judged, from the last one back.
review-before = Card before
review-after = Next card
review-next-mistake = Next mistake
review-step = Card { $number } of { $count }.
review-all = All cards
review-legend = ★ a best card; · no choice; −3 points lost; ! decisive

## Puzzles

puzzle-question = Which card is best?
puzzle-best = You play for { $side }. Best is the card with which { $side } scores most in this round if both sides then play their best.
puzzle-number = Puzzle { $number }
puzzle-example = The example of the printed rules
puzzle-grade = Difficulty { $grade } of 5
puzzle-right = Right: { $action } is worth { $worth }.
puzzle-solution = Best: { $action }, worth { $worth }.
puzzle-wrong = Not the best: { $action } gives away { $loss ->
    [one] 1 point
   *[other] { $loss } points
}, { $worth } instead of { $best }.
puzzle-answer = The best answer to it
puzzle-answer-coming = Looking for the best answer …
puzzle-answer-step = Card { $number } of { $count }: { $action }.
puzzle-answer-play = Play it
puzzle-answer-stop = Stop
puzzle-again = Try again
puzzle-margin = The second best card loses { $margin ->
    [one] 1 point
   *[other] { $margin } points
}.
puzzle-hard = What makes it hard
puzzle-show = Show the solution
puzzle-another = Another puzzle
puzzle-easier = An easier one
puzzle-harder = A harder one
puzzle-today = Puzzle of the day
puzzle-standing = How you stand
puzzle-state = { $state ->
    [first] Solved at the first try
    [solved] Solved
    [tried] Not solved yet
   *[new] Not tried yet
}
puzzle-rating = Your rating: { $rating }
puzzle-rating-unsure = Your rating: about { $rating }
puzzle-rights = ({ $right } of { $tries } at the first try)
puzzle-rated = This puzzle’s: { $rating }
puzzle-streak = { $count ->
    [one] 1 puzzle of the day
   *[other] { $count } puzzles of the day in a row
}
puzzle-streak-open = – today’s is still to come
