### Costly Tricks: what stands on the box: name, line, editions and options.

game-costly-tricks = Costly Tricks
game-costly-tricks-line = All hands lie open. A trick worth less than 20 costs you.
edition-costly-tricks-piatnik-2001 = English edition
edition-costly-tricks-french = French edition
option-costly-tricks-must_follow_trump = You must play the trump
option-costly-tricks-must_follow_trump-help = Whether a hand that cannot follow must play the trump if it holds it, or may play any card.
option-costly-tricks-must_follow_trump-true = yes
option-costly-tricks-must_follow_trump-false = no
option-costly-tricks-match = The match
option-costly-tricks-match-help = What a side needs to win the match; each round won brings a chip.
option-costly-tricks-match-first_to_three = first to three chips
option-costly-tricks-match-tug_of_war = tug of war: three chips each, until one side holds all six
