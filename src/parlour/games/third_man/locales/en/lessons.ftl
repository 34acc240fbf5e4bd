### The Third Man: the lessons. What is asked, and what is answered, by course and step.

## learn 1

third-man-learn-1-title = Third earns double
third-man-learn-1-say = Come third of four: third earns twice its bid. Fox bids 9, and we tell you that Owl will bid 7 and Bear 2.
third-man-learn-1-ok-6 = 9, 7, 6, 2: you are third. Twice 6, +12: no bid earns more here.
third-man-learn-1-ok-third = You are third and earn twice your bid. A 6 would have earned +12.
third-man-learn-1-no-9 = Two 9s share first place and 10 points: 5 − 9 = −4 each. Come third.
third-man-learn-1-no-8 = You are second, and second pays its bid: −8. Come third.
third-man-learn-1-no-7 = Two 7s share second place, and both pay: −7. Come third.
third-man-learn-1-no-2 = You and Bear share third place: twice 2, +4 each. More is possible.
third-man-learn-1-no-last = The lowest bid moves nothing. Come third.

## learn 2

third-man-learn-2-title = First, and cheap
third-man-learn-2-say = First earns 10 less its bid, so a cheap first place is a good one. Fox bids 3, Owl will bid 2 and Bear 0.
third-man-learn-2-ok = 10 − 4 = +6, as much as can be had. Fox is second and pays 3.
third-man-learn-2-no-dear = First, but at a higher price than need be: 10 less your bid.
third-man-learn-2-no-3 = Two 3s share first place and 10 points: 5 − 3 = +2 each. A 4 has it alone.
third-man-learn-2-no-low = Low bids earn little here, even in third place. First place earns 10 − 4 = +6.

## learn 3

third-man-learn-3-title = Two at the top
third-man-learn-3-say = Fox and Owl both bid 9 and share first place, so nobody is second. The next highest bid is third, and Bear bids 4: what do you bid?
third-man-learn-3-ok-8 = Third with an 8: twice 8, +16. A third 9 would have annulled the auction: cards back, bid again.
third-man-learn-3-ok-third = Third: twice your bid; an 8 earns +16. A third 9 would have annulled the auction: cards back, bid again.
third-man-learn-3-no-9 = Three equal bids annul the auction, and everybody takes his card back. Bid again.
third-man-learn-3-no-4 = You and Bear share third place: twice 4, +8 each. An 8 would be third alone, +16.
third-man-learn-3-no-last = Lowest: nothing moves. Anything from 5 to 8 is third.

## learn 4

third-man-learn-4-title = The leader bids openly
third-man-learn-4-say = You are furthest ahead, so you lead: your bid lies open. Which card can never cost you anything?
third-man-learn-4-ok = A 0 has nothing to pay in any place. That makes it a card for whoever has to lead.
third-man-learn-4-no-9 = First this time: 10 − 9 = +1. But Bear still has a 9, and two 9s would have lost 4 each.
third-man-learn-4-no-seen = They saw it: one bid more, two bid less, and you are second and pay.

## learn 5

third-man-learn-5-title = The last auction
third-man-learn-5-say = The ninth auction is the last, and Owl bids 9. Fox has only 7 and 8 left, Bear 2 and 5: do you bid 6 or 0?
third-man-learn-5-ok = Third, whatever they chose: twice 6, +12. At +15 you are furthest ahead and win the series: one chip.
third-man-learn-5-no = Lowest, and Owl stays ahead with +10. Used cards lie open: see what Fox and Bear can still bid.

## learn 6

third-man-learn-6-title = On your own
third-man-learn-6-say = Now bids are secret, two auctions as you like. Two equal bids share their place: both second pay, both third earn double.
third-man-learn-6-end-over = Nine auctions are a series, fewer if a piece goes beyond 20, up or down. Three series won are the match.
third-man-learn-6b-say = Three equal bids: the auction is annulled. All cards go back, and the same player leads again.

## better 1

third-man-better-1-title = The middle
third-man-better-1-say = First auction: Fox bids 9, and nobody knows the other two. Which bid earns most on average?
third-man-better-1-ok = About +3 on average. High enough to pay double, low enough to let somebody pass.
third-man-better-1-no-near = Good, about +2 on average. But 4 and 5 earn about +3.
third-man-better-1-no-7 = About nothing on average: second place takes what third place brings. 4 and 5 earn about +3.
third-man-better-1-no-high = On average it loses more than 3: mostly you are second, or two 9s share the first place.
third-man-better-1-no-low = Safe, but it earns +1.5 at most on average. 4 and 5 earn about +3.

## better 2

third-man-better-2-title = Over the edge
third-man-better-2-say = You are at +15, and Owl bids 2. Fox holds 5, 6, 9 and Bear 5, 6, 8: 0, 1 or 4?
third-man-better-2-ok = Third, whatever they bid: twice 4, +8. At +23 your piece is beyond 20, and the series is over: yours.
third-man-better-2-no = Lowest: you stay at +15, and the series goes on. The 4 was certain to be third.

## better 3

third-man-better-3-title = Ahead: stay out of it
third-man-better-3-say = Last auction: you lead, with +13; Fox has +5. Bid 1 or 9?
third-man-better-3-ok = Fox and Owl can only bid more, so you are third: twice 1, +2. Nobody can catch up.
third-man-better-3-no = Owl has a 9, too: 5 − 9 = −4 each, and Fox’s 8 is third, for +16.

## better 4

third-man-better-4-title = A shared lead
third-man-better-4-say = Last auction: Owl has +20 and bids 9, you have +9. Fox holds 7 and 8, Bear 0 and 1: 6 or 1?
third-man-better-4-ok = +21 each, for Owl and for you. A shared lead goes to whoever moved further up just now: you, by 12.
third-man-better-4-no = At most third, for +2, while Owl comes to +21.

## better 5

third-man-better-5-title = Make the leader second
third-man-better-5-say = Last auction: Bear has +9 and bids 6, you have +6. Fox holds 1 and 4, Owl 2 and 5: 9 or 5?
third-man-better-5-ok = Only 10 − 9 = +1, but Bear is second and pays 6. 7 against 3: the series is yours.
third-man-better-5-no = You are second and pay 5, while Bear gains 10 − 6 = +4.

## better 6

third-man-better-6-title = A lead that nobody can top
third-man-better-6-say = Last auction: you lead, with +11; Owl has +7. Bid 8 or 6?
third-man-better-6-ok = Nobody holds more than a 7, so you are first: 10 − 8 = +2. Nobody can come to 13.
third-man-better-6-no = Owl bids 7 and gains 3, you are second: 11 − 6 = 5. Look for the highest card that is left.
