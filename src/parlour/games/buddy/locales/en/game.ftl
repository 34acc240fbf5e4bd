### Buddy on your Left: its name, what was refused, what is wrong in a record.

game-buddy = Buddy on your Left
game-buddy-line = Your points count, and so do those of the friend to your left.
edition-buddy-piatnik-2001 = English edition

buddy-card = { $card ->
    [T] 10
   *[other] { $card }
}

## What was refused, or is wrong in a record

error-buddy-holds-higher = You may not play { buddy-card }: you hold a higher card.
error-buddy-not-in-hand = The card { buddy-card } has been played already.
error-buddy-no-such-card = There is no card “{ $text }”. A card is a rank: 1 to 9, or T for the ten.
error-buddy-no-first = The set-up must name the seat that plays the “first” card.
error-buddy-bad-first = “{ $value }” is no seat: the “first” card is played by seat 0, 1 or 2.
error-buddy-three-hands = “hands” must be a list of three hands.
error-buddy-hand-not-text = The hand of seat { $seat } must be a text such as “T7421”.
error-buddy-bad-hand = The hand of seat { $seat } cannot be read: “{ $text }”. It is ranks from high to low, such as “T7421”.
error-buddy-hand-sizes = With seat { $first } first these hands cannot be played out in turn: each seat in turn must have as many cards as the next, or one more.
error-buddy-three-own = “own” must be a list of three numbers, the points already won.
error-buddy-bad-points = “{ $value }” is no number of points: it must be a whole number, 0 or more.
error-buddy-too-many-points = “own” has too many points: with these hands only { $points } can have been won.
error-buddy-not-whole-round = A match consists of whole rounds, ten cards a hand.
error-buddy-winner-leads = Seat { $seat } cannot play the first card: that is for the winner of the round before.
