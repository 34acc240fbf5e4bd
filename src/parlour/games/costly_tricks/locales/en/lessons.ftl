### Costly Tricks: the lessons. What is asked, and what is answered, by course and step.

## learn 1

costly-tricks-learn-1-title = A trick
costly-tricks-learn-1-say = { MARK("sun") }Red was led, so the highest { MARK("sun") }red of the four cards takes the trick. Play your { MARK("sun") }red 10.
costly-tricks-learn-1-ok = 8 + 6 + 9 + 10 = 33. A trick costs 20, so you gain 33 − 20 = +13.
costly-tricks-learn-1-no = The { MARK("sun") }red 9 takes it then: 8 + 6 + 9 + 1 − 20 = +4 for Fox. Take it with your 10.
costly-tricks-learn-1b-say = Whoever takes a trick leads the next. Play your last card, and watch Fox’s score.
costly-tricks-learn-1b-ok = Fox’s ghost had to take that: 1 + 0 + 2 + 4 − 20 = −13 for Fox. A poor trick hurts.

## learn 2

costly-tricks-learn-2-title = Leave it
costly-tricks-learn-2-say = 3 + 1 + 4 is not much, and every trick costs 20. Do you want this one?
costly-tricks-learn-2-ok = You left it to Fox: 3 + 1 + 4 + 2 − 20 = −10. All cards make just what all tricks cost: what Fox loses, you gain.
costly-tricks-learn-2-no = You took it: 3 + 1 + 4 + 9 − 20 = −3. Leave it to Fox, and keep your 9 for a better one.
costly-tricks-learn-2b-say = A { MARK("fir") }green 7 is led, and you still have your 9.
costly-tricks-learn-2b-ok = 7 + 9 + 8 + 6 − 20 = +10. Rich tricks for you, poor ones for Fox: that is the game.

## learn 3

costly-tricks-learn-3-title = Your ghost
costly-tricks-learn-3-say = The hand across the table is your ghost’s, and you play it, too. Your own 10 will take this trick: make it rich.
costly-tricks-learn-3-ok = 5 + 8 so far, and your 10 is still to come.
costly-tricks-learn-3-no = You will take this trick, so the ghost’s 8 is worth more here than later. Put it on.
costly-tricks-learn-3b-say = Fox’s ghost kept its 7. Now your own hand.
costly-tricks-learn-3b-ok = 5 + 8 + 2 + 10 − 20 = +5. What either of your hands wins is yours.
costly-tricks-learn-3b-no = The ghost’s 8 takes it, for 5 + 8 + 2 + 1 − 20 = −4. With your 10 it is +5.

## learn 4

costly-tricks-learn-4-title = Trump
costly-tricks-learn-4-say = A hand that holds { MARK("sun") }red must play { MARK("sun") }red here. You hold none: the colour you play becomes trump and beats { MARK("sun") }red.
costly-tricks-learn-4-ok-B0 = For this trick alone { MARK("wave") }blue is trump, and even its 0 beats the { MARK("sun") }red 10: 9 + 7 + 10 + 0 − 20 = +6.
costly-tricks-learn-4-ok-G2 = For this trick alone { MARK("fir") }green is trump, and its 2 beats the { MARK("sun") }red 10: 9 + 7 + 10 + 2 − 20 = +8.

## learn 5

costly-tricks-learn-5-title = A new trump
costly-tricks-learn-5-say = Fox had no { MARK("fir") }green and made { MARK("sun") }red trump. Your ghost has no { MARK("fir") }green and no { MARK("sun") }red: whatever it plays is the new trump.
costly-tricks-learn-5-ok-B6 = { MARK("wave") }Blue is trump, and { MARK("sun") }red cannot come back, not even with a 9: 9 + 3 + 6 + 9 − 20 = +7.
costly-tricks-learn-5-ok-P2 = { MARK("moon") }Purple is trump, and { MARK("sun") }red cannot come back, not even with a 9: 9 + 3 + 2 + 9 − 20 = +3.

## learn 6

costly-tricks-learn-6-title = Trump is a duty
costly-tricks-learn-6-say = You have no { MARK("moon") }purple, but you hold the trump, { MARK("fir") }green, so you must play it. That is why your { MARK("sun") }red 9 is barred.
costly-tricks-learn-6-ok = Fox must follow { MARK("moon") }purple and cannot beat you: 8 + 5 + 10 + 1 − 20 = +4.
costly-tricks-learn-6-no = The { MARK("fir") }green 5 takes it then, and Fox adds a 6: 8 + 5 + 1 + 6 − 20 = 0 for Fox. Your 10 takes it.

## learn 7

costly-tricks-learn-7-title = A small round
costly-tricks-learn-7-say = The hand with the { MARK("sun") }red 0 leads the first trick: yours. Four tricks, and every card is your choice.
costly-tricks-learn-7-end-won = You end above 0, so the round is yours: one chip. Three chips win the match.
costly-tricks-learn-7-end-drawn = 0 to 0 is a draw, without a chip. Three chips win the match.
costly-tricks-learn-7-end-lost = Fox ends above 0 and takes the chip of this round. Three chips win the match.

## better 1

costly-tricks-better-1-title = Big cards on your tricks
costly-tricks-better-1-say = You led { MARK("moon") }purple 10, Fox’s ghost must follow with its 7, and your ghost trumps. With its 9 or its 5?
costly-tricks-better-1-ok = 10 + 0 + 9 + 7 − 20 = +6, and the 5 is left for a trick that Fox must take, at −6.
costly-tricks-better-1-no = +2 now, but then the last trick is yours, at 9 + 4 + 2 + 3 − 20 = −2. Big cards belong on tricks you win.

## better 2

costly-tricks-better-2-title = Let Fox pay
costly-tricks-better-2-say = 4 + 3 + 5, and { MARK("fir") }green is trump. Your ghost must play { MARK("fir") }green: 9 or 0?
costly-tricks-better-2-ok = Fox pays 4 + 3 + 5 + 0 − 20 = −8. Your 9 makes the next trick rich: 4 + 9 + 8 + 7 − 20 = +8.
costly-tricks-better-2-no = +1 now, but the 0 must lead and the next trick is yours, too, at 0 + 8 + 7 + 4 − 20 = −1.

## better 3

costly-tricks-better-3-title = Lead what Fox must follow
costly-tricks-better-3-say = You lead. Compare who holds { MARK("sun") }red and who holds { MARK("wave") }blue: 8 or 2?
costly-tricks-better-3-ok = Both of Fox’s hands must follow { MARK("sun") }red, and your ghost trumps: 8 + 6 + 5 + 10 − 20 = +9.
costly-tricks-better-3-no = Fox’s ghost has no { MARK("wave") }blue and trumps with its 10: 2 + 9 + 0 + 10 − 20 = +1 for Fox.

## better 4

costly-tricks-better-4-title = Bind the last hand
costly-tricks-better-4-say = 10 + 9: rich. Your ghost makes a trump, and Fox’s ghost, with { MARK("fir") }green 3 and { MARK("wave") }blue 0, plays last: { MARK("sun") }red or { MARK("wave") }blue?
costly-tricks-better-4-ok = It holds { MARK("wave") }blue, so it must play it, and the 0 cannot win: 10 + 9 + 8 + 0 − 20 = +7.
costly-tricks-better-4-no = It holds no { MARK("sun") }red, so its { MARK("fir") }green 3 is the new trump: 10 + 9 + 4 + 3 − 20 = +6 for Fox.

## better 5

costly-tricks-better-5-title = Force a poor trick on Fox
costly-tricks-better-5-say = 1 + 2: poor. Your ghost makes a trump, and Fox’s ghost, with { MARK("sun") }red 8 and { MARK("moon") }purple 3, plays last: { MARK("sun") }red or { MARK("moon") }purple?
costly-tricks-better-5-ok = It must play { MARK("sun") }red, and its 8 takes the poor trick: 1 + 2 + 4 + 8 − 20 = −5 for Fox.
costly-tricks-better-5-no = It must play { MARK("moon") }purple, and your 7 takes the poor trick: 1 + 2 + 7 + 3 − 20 = −7 for you.

## better 6

costly-tricks-better-6-title = Which of your hands?
costly-tricks-better-6-say = Your ghost’s 8 is winning 2 + 8 + 1. Add your 5, or take over with your 9?
costly-tricks-better-6-ok = −4 now, but your ghost leads { MARK("moon") }purple 9 next, and your { MARK("sun") }red 9 trumps: 9 + 10 + 9 + 6 − 20 = +14.
costly-tricks-better-6-no = This trick comes to 0, and the 9 is gone. Saved, it would trump the next trick, for +14.
