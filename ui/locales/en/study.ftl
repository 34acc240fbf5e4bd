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
study-paste = Type or paste a position
study-show = Show it
study-this = Study this position

## Review

review-round = Review
review-curve-title = What side { $side } scores under best play, card by card
review-curve-label = What side { $side } scores under best play: { $from } at the beginning, { $to } at the end.
review-tally = Side { $side }: { $best } of { $choices } choices were best ones, { $lost ->
    [one] 1 point
   *[other] { $lost } points
} lost.
review-you = You are side { $side }.
review-progress = { $done } of { $count } cards judged, from the last one back.
review-before = Card before
review-after = Next card
review-next-mistake = Next mistake
review-step = Card { $number } of { $count }.
review-forced = Side { $side } played { $action }: there was no other.
review-best-choice = Side { $side } played { $action }: a best card.
review-lost-choice = Side { $side } played { $action } and lost { $loss ->
    [one] 1 point
   *[other] { $loss } points
}.
review-decisive-choice = Side { $side } played { $action } and lost { $loss ->
    [one] 1 point
   *[other] { $loss } points
}: that decided the round.
review-all = All cards
review-legend = ★ a best card; · no choice; −3 points lost; ! decisive

## Puzzles

puzzle-question = Which card is best?
puzzle-number = Puzzle { $number }
puzzle-example = The example of the printed rules
puzzle-grade = Difficulty { $grade } of 5
puzzle-right = Right: { $action } is worth { $worth }.
puzzle-solution = Best: { $action }, worth { $worth }.
puzzle-wrong = Not the best: { $action }. Try again.
puzzle-why = The second best card loses { $margin ->
    [one] 1 point
   *[other] { $margin } points
}. Plain ways to choose that fail here: { $depth }.
puzzle-show = Show the solution
puzzle-another = Another puzzle
puzzle-today = Puzzle of the day
