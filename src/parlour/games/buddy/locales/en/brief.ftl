### Buddy on your Left: what somebody reads at the first table (first-…, short enough for a strip on a phone), and the card of the
### rules (rules-…-brief-…), a short sentence a line. Numbers come from the rules themselves.

first-buddy-goal = Sweep points: those of your left neighbour count for you, too.
first-buddy-hands = You play one row of cards, your own; all cards lie open.
first-buddy-hands-shared = Around this table each plays his own row in turn; all cards lie open.

# BL-9
rules-buddy-brief-goal = Your points count for you, and so do those of your left neighbour.
# BL-1
rules-buddy-brief-cards = Each of the { $players } players has the same { $cards } cards, open to all.
# BL-2
rules-buddy-brief-worth = The cards { $lowest } to { $last_worth } are worth as many points as their rank, the higher ones nothing.
# BL-4
rules-buddy-brief-turns = Turns go clockwise, one card each, whoever sweeps.
# BL-5
rules-buddy-brief-lead = On an empty table any card may be led: it is the one to beat.
# BL-6
rules-buddy-brief-lower = A lower card stays on the table.
rules-buddy-brief-higher = A higher card sweeps: its player takes all cards on the table.
# BL-5
rules-buddy-brief-equal = An equal card sweeps, too, but only who holds nothing higher may play it.
# BL-7
rules-buddy-brief-lone = If no hand holds a card as high as the one that was led, any card sweeps it.
# BL-8
rules-buddy-brief-last = If the very last card has to be led, it goes to the player on the left.
# BL-10
rules-buddy-brief-chips = The highest total earns { $first_chips } chips, the next { $second_chips }.
# BL-11
rules-buddy-brief-match = { $chips_to_win } chips win the match.
