### Lessons: what is said around the board, the same in every game.

learn-know = I know the game
learn-go-on = Go on
learn-again = Try again
learn-show = Show me
learn-skip = Skip
learn-done = Now a real game, against { $bots ->
    [1] an easy bot
   *[other] easy bots
}.
learn-watch = Watch what happens next.
learn-play = Play a real game
learn-better = Play better
learn-steps = Steps
learn-step = Step { $step } of { $steps }
learn-step-done = Step { $step } of { $steps }, done
learn-name-fox = Fox
learn-name-owl = Owl
learn-name-bear = Bear
learn-right = Right:
learn-more = Good! { $count } more to go.
learn-wrong = Not yet:

## What is lit, for whoever cannot see it

learn-look = Look at: { $parts }.
learn-lit-table = the middle of the table
learn-lit-worth = what the cards there are worth
learn-lit-trump = the trump
learn-lit-totals = the totals
learn-lit-earns = what a bid earns
learn-lit-hand = { $who ->
    [you] your hand
   *[other] { $name }’s hand
}
learn-lit-used = { $who ->
    [you] your used cards
   *[other] { $name }’s used cards
}
learn-lit-bid = { $who ->
    [you] your bid
   *[other] { $name }’s bid
}
learn-lit-score = { $who ->
    [you] your score
   *[other] { $name }’s score
}
learn-lit-pile = { $who ->
    [you] your pile
   *[other] { $name }’s pile
}
learn-lit-stack = { $side ->
    [L] the left stack
   *[R] the right stack
}
learn-lit-side = { $side ->
    [L] the left side pile
   *[R] the right side pile
}
