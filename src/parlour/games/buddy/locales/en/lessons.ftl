### Buddy on your Left: the lessons. What is asked, and what is answered, by course and step.

## learn 1

buddy-learn-1-title = Sweep
buddy-learn-1-say = Points are what you want, and you get them by sweeping. Fox led a 4, Bear’s 2 is lower: beat the 4 with your 6.
buddy-learn-1-ok = A higher card than the one that was led sweeps the table: 4 + 2 + 6 = 12 points for you. Whoever is next leads anew.
buddy-learn-1-no = A lower card just stays there, and Bear’s 5 sweeps all: 15 points. Beat the 4 with your 6.

## learn 2

buddy-learn-2-title = What cards are worth
buddy-learn-2-say = Cards 1 to 6 are worth their number, 7 to 10 nothing. Your 9 and your 5 both sweep: which one?
buddy-learn-2-ok = 4 + 1 + 5 = 10 points. Your 9 is worth nothing itself, but can still sweep later.
buddy-learn-2-no = 4 + 1 + 0 = 5 points, and your strongest card is gone. The 5 sweeps, too, and is worth 5 itself.
buddy-learn-2b-say = Fox led 8, Bear’s 6 stayed. Here is something for your 9.
buddy-learn-2b-ok = 8, 6 and 9: 0 + 6 + 0 = 6 points. The round is over and pays chips: the last step tells how.

## learn 3

buddy-learn-3-title = Your friend on the left
buddy-learn-3-say = You cannot beat Bear’s 6, but Fox, on your left, can. Fox’s points count for you as well: what do you add?
buddy-learn-3-ok = Fox sweeps 6 + 5 = 11. Your total is your own points plus your left neighbour’s: 11.
buddy-learn-3-no = Fox sweeps only 6 + 2 = 8. What Fox wins is yours, too, so give more.

## learn 4

buddy-learn-4-title = Not for Bear
buddy-learn-4-say = Play goes round until somebody sweeps: Bear’s own 10 can still beat Bear’s 9. Bear’s points are not yours: what do you give?
buddy-learn-4-ok = Worth nothing: Bear sweeps only Fox’s 3. All points count for you except those that Bear wins.
buddy-learn-4-no = Bear sweeps 6 + 3 = 9, and none of that is yours. Give what is worth nothing.

## learn 5

buddy-learn-5-title = As high as the lead
buddy-learn-5-say = Nothing you hold is higher than Fox’s 8. In that case an equal card counts as higher: play your 8.
buddy-learn-5-ok = It sweeps 0 + 5 + 0 = 5 points. If you held a 9 or a 10, your 8 would have been barred.
buddy-learn-5-no = It stays, and Bear’s 8 counts as higher in turn: 5 + 4 = 9 points for Bear.

## learn 6

buddy-learn-6-title = The last high card
buddy-learn-6-say = Bear led the last 10, and nobody holds a card as high. Then it counts as 0, and any card sweeps it.
buddy-learn-6-ok-6 = Swept, with 6 points for your 6.
buddy-learn-6-ok-1 = Swept, even by a 1, with 1 point.

## learn 7

buddy-learn-7-title = The end of a round
buddy-learn-7-say = The last nine cards of a round, all your choice. Watch the totals: own points plus the left neighbour’s.
buddy-learn-7-end-3 = The highest total: 3 chips for you, and 1 for the next. 7 win the match.
buddy-learn-7-end-2 = Two share the highest total: 2 chips each. Alone it gets 3, and the next 1; 7 win the match.
buddy-learn-7-end-1 = 1 chip for you. The highest total alone gets 3, and 7 win the match.
buddy-learn-7-end-0 = No chip this time. The highest total gets 3, the next 1, and 7 win the match.
buddy-learn-7b-say = The last card of a round has nobody left to beat it. When it is led, it falls to the player on its left: you.

## better 1

buddy-better-1-title = Leave it to Fox
buddy-better-1-say = Your 8 would sweep 6 + 1 = 7 points, but Fox’s 7 could do it for you. 8 or 5?
buddy-better-1-ok = Fox sweeps 6 + 1 + 5 = 12, which count for you, and your 8 then sweeps Bear’s 5: 12 + 5 = 17 more.
buddy-better-1-no = 7 now, but no more than 12 in the end. In Fox’s sweep your 5 counts, too, and the 8 sweeps once more.

## better 2

buddy-better-2-title = Sweep for nothing
buddy-better-2-say = Bear led 7, and Fox cannot beat it. No point lies there: sweep with your 8, or add your 6?
buddy-better-2-ok = No points, but no sweep for Bear either. This way 11 or 12 more points count for you.
buddy-better-2-no = Bear’s 9 sweeps it, together with Fox’s card. This way only 5 or 6 more points count for you.

## better 3

buddy-better-3-title = Who can beat it?
buddy-better-3-say = You lead. See who could beat your 6, and who your 1.
buddy-better-3-ok = Only Fox can beat it, and Fox’s points are yours: all 21 that are left come to you two.
buddy-better-3-no = Anybody can beat a 1, Bear too. As few as 10 of the 21 points may come to you two.

## better 4

buddy-better-4-title = A weak lead on purpose
buddy-better-4-say = You lead 9 or 1. No other card as high as your 9 is left.
buddy-better-4-ok = It counts as 0, so Fox must sweep, with a 5 or a 6. All 20 points that are left come to you two.
buddy-better-4-no = Then Fox’s 6 must be led later, and Bear’s 5 sweeps it. At most 12 of the 20 points come to you two.

## better 5

buddy-better-5-title = Beware of equals
buddy-better-5-say = You lead 8 or 4. Can Bear, with 8 and 2, ever sweep an 8?
buddy-better-5-ok = Your 8 stays at hand and sweeps 4 + 1 + 2 = 7.
buddy-better-5-no = It can: Bear holds nothing higher, so the equal 8 sweeps, in the end all 10 points.

## better 6

buddy-better-6-title = What you keep for last
buddy-better-6-say = Bear’s 8 will sweep Fox’s 8. Which card do you give, and which do you keep for the last lead of the round?
buddy-better-6-ok = Bear gets only 3 + 2 + 1. Your 6 is led last and falls to your left, to Fox: 6 for you as well.
buddy-better-6-no = Bear gets 3 + 6 + 1 = 10. Only the 2 is left to fall to Fox.
