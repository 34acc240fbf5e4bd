### Costly Tricks: what stands on the box: name, line, editions and options.

game-costly-tricks = Costly Tricks
game-costly-tricks-line = All hands lie open. A trick worth less than 20 costs you.
edition-costly-tricks-piatnik-2001 = English edition
edition-costly-tricks-french = French edition
option-costly-tricks-must_follow_trump = You must play the trump
option-costly-tricks-must_follow_trump-help = A hand that cannot follow but holds the trump has to play it; otherwise it may play any card.
option-costly-tricks-must_follow_trump-true = yes
option-costly-tricks-must_follow_trump-false = no
option-costly-tricks-match = The match
option-costly-tricks-match-help = How many chips it takes to win, and where they come from.
option-costly-tricks-match-first_to_three = first to three chips
option-costly-tricks-match-tug_of_war = tug of war: three chips each, until one side holds all six
