### The rules of Buddy on your Left, in sections; the number of each clause stands in front. A message whose name ends in
### -ruling says what the printed rules leave open. Numbers come from the rules themselves.

## What it is about

rules-buddy-goal-title = What it is about
# BL-9
rules-buddy-goal = All cards lie open, and the play owes nothing to luck. You win points by sweeping the table, and in the end the points of the player to your left count for you as well as your own.

## The cards

rules-buddy-cards-title = The cards
# BL-1
rules-buddy-cards = Each of the { $players } players has the same { $cards } cards, { $lowest } to { $highest }, face up in a row.
# BL-2
rules-buddy-cards-worth = The cards { $lowest } to { $last_worth } are worth as many points as their rank, the higher ones nothing. There are { $all_points } points in a round.

## Turns

rules-buddy-turns-title = Turns
# BL-4
rules-buddy-turns = You play one card a turn, and turns go clockwise until all { $all_cards } cards are played. Nothing ever changes whose turn comes next.
# BL-3
rules-buddy-turns-first = In the first round of a match the lot decides who plays the first card. After that it is the winner of the round before.
rules-buddy-turns-first-ruling = If several shared the highest total, the lot decides among them.

## Leading and sweeping

rules-buddy-sweep-title = Leading and sweeping
# BL-5
rules-buddy-sweep-lead = A card on an empty table is the lead-card. You may lead any card. It remains the card to beat until somebody beats it.
# BL-6
rules-buddy-sweep-lower = A lower card stays on the table.
rules-buddy-sweep-higher = A higher card sweeps: whoever played it takes all the cards on the table, and the next player leads.
# BL-5
rules-buddy-sweep-equal = A card equal to the lead-card may be played only by a player who holds nothing higher. It then counts as higher and sweeps. Nobody has to play it.
# BL-6
rules-buddy-sweep-example = The { $lead } is led; { $low_first }, { $low_second } and { $low_third } are played and stay. Then a { $sweeper } sweeps { $swept_cards } cards with { $low_first } + { $low_second } + { $low_third } = { $swept_points } points.

## The last of the high cards

rules-buddy-lone-title = The last of the high cards
# BL-7
rules-buddy-lone = When a card is led and no hand, the leader’s included, holds one as high or higher, its rank becomes { $no_power } for this sequence: any card the next player puts down sweeps it.
rules-buddy-lone-example = Two of the { $highest }s are gone and the third is led: even a { $lowest } sweeps it.
rules-buddy-lone-ruling = Only the power to beat is lost. The card’s points still count for whoever takes it.

## The last card

rules-buddy-end-title = The last card
# BL-8
rules-buddy-end = If the last card of a round sweeps, all is as usual. If it has to be led, it goes to the player left of the one who played it.

## Counting

rules-buddy-totals-title = Counting
# BL-9
rules-buddy-totals = Your total is your own points plus those of your left neighbour.
# BL-12
rules-buddy-totals-example = You have { $own } points, your left neighbour { $left }, your right neighbour { $right }. Your total is { $own } + { $left } = { $total }. Your left neighbour comes to { $left_total } and your right neighbour to { $right_total }: the round is yours.
# BL-9
rules-buddy-totals-always = Somebody wins each of the { $all_points } points, so you always end with { $all_points } less what your right neighbour has won. Keep that pile small.

## Chips

rules-buddy-chips-title = Chips
# BL-10
rules-buddy-chips = The highest total earns { $first_chips ->
    [one] { $first_chips } chip
   *[other] { $first_chips } chips
}, the next { $second_chips }. If two share the highest, they get { $shared_chips } each and the third none. If all three are equal, everybody gets { $equal_chips }.
rules-buddy-chips-ruling = If two share the second place, each of them gets { $second_chips }.

## The match

rules-buddy-match-title = The match
# BL-11
rules-buddy-match = Whoever has { $chips_to_win } chips wins.
rules-buddy-match-ruling = If several have { $chips_to_win } or more after the same round, the one with most of them wins. If those are equal, another round is played.
