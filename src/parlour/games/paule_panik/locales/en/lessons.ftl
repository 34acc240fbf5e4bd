### Paule Panik: the lessons. What is asked, and what is answered, by course and step.

## learn 1

paule-panik-learn-1-title = One up, one down
paule-panik-learn-1-say = Get rid of your cards: each must be one higher or one lower than the top card of a stack. Two of yours fit, play one.
paule-panik-learn-1-ok = It fits, whatever its colour. Now the other one.
paule-panik-learn-1b-ok = After each card a new one comes into your hand, from your own pile.

## learn 2

paule-panik-learn-2-title = Round the corner
paule-panik-learn-2-say = After 17 comes 1, and before 1 comes 17. Play your 1.
paule-panik-learn-2-ok = The numbers go round in a circle.

## learn 3

paule-panik-learn-3-title = Runs
paule-panik-learn-3-say = Each card you play makes room for the next. You can play six, one by one.
paule-panik-learn-3-ok = Two runs, six cards gone. Whoever has no card left first wins the round.

## learn 4

paule-panik-learn-4-title = No turns
paule-panik-learn-4-say = Nothing of yours fits now. But there are no turns here: Fox plays when Fox likes.
paule-panik-learn-4b-say = A 5: your 6 fits. Play it.
paule-panik-learn-4b-ok = Fox’s 6 was there first, so your card came back, at no cost. Now three of yours go, one after the other: what fits on a 6?
paule-panik-learn-4c-ok = What counts is the card that lies on top at the moment when yours arrives.

## learn 5

paule-panik-learn-5-title = Nobody can play
paule-panik-learn-5-say = Nothing fits, neither yours nor Fox’s. Then the table turns a card from the side.
paule-panik-learn-5b-say = A 13. What fits now?
paule-panik-learn-5b-ok = On it goes. A card is turned only when nobody can play.

## learn 6

paule-panik-learn-6-title = The last cards
paule-panik-learn-6-say = Your pile is nearly used up, and all your cards can go. Play the last eight, in any order that fits.
paule-panik-learn-6-end-won = No card left: the winner scores both cards that are drawn, the second the one drawn first. With two or three players, 55 points win.

## learn 7

paule-panik-learn-7-title = In slow motion
paule-panik-learn-7-say = A new deal, and Fox plays for real, but slowly. Get rid of eight cards.
paule-panik-learn-7-end-over = Eight gone. In a real game the others are quicker, but the rules are just these.

## better 1

paule-panik-better-1-title = Look for the run
paule-panik-better-1-say = Your 4 and your 6 both fit on the 5. Which one?
paule-panik-better-1-ok = 6, 7, 8, 9: four cards at a stretch. You need to look only once.
paule-panik-better-1-no = Nothing of yours goes on from a 4. From a 6 it is 7, 8 and 9.

## better 2

paule-panik-better-2-title = Do not cover what you need
paule-panik-better-2-say = Five of these cards can go, one after the other. Which one first?
paule-panik-better-2-ok = 7, 8, 9 on the left, 11 and 12 on the right.
paule-panik-better-2-no = That covers the 10, and 11 and 12 cannot go any more. The 9 has a place on the left, after 7 and 8.

## better 3

paule-panik-better-3-title = The right stack
paule-panik-better-3-say = Your 5 fits on both stacks. Where does it go?
paule-panik-better-3-ok-Y5-L = The 6 stays open for your 7 and 8.
paule-panik-better-3-ok-R7-R = The 7 first is as good: 8 follows, and the 5 goes on the 4.
paule-panik-better-3-no = That covers the 6, and your 7 and 8 are stuck. On the 4 it covers nothing you need.

## better 4

paule-panik-better-4-title = Round the corner
paule-panik-better-4-say = 15 or 17 on the 16?
paule-panik-better-4-ok = 17, 1, 2, 3: the run goes round the corner.
paule-panik-better-4-no = Nothing of yours goes on from a 15. From 17 it goes round the corner: 1, 2, 3.

## better 5

paule-panik-better-5-title = One step back
paule-panik-better-5-say = All six of these cards can go. Which one first?
paule-panik-better-5-ok = One step back, then 5, 6, 7, 8 and back to the other 7: all six.
paule-panik-better-5-no = 6, 7, 8, 7, and then 5 and 4 are left. Take them along first.

## better 6

paule-panik-better-6-title = Draw in time
paule-panik-better-6-say = In this edition you draw your cards yourself. You hold three, and none of them fits: what now?
paule-panik-better-6-ok = And there is the 10. Play while something fits, draw as soon as nothing does.
