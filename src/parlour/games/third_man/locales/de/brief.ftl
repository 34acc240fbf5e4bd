### Der dritte Mann: was jemand am ersten Tisch liest (first-…, kurz genug für einen Streifen auf dem Handy), und die Karte der
### Regeln (rules-…-brief-…), ein kurzer Satz je Zeile. Die Zahlen kommen aus den Regeln selbst.

first-third-man-track = Lieg mit deiner Figur vorn: Nach { $auctions } Auktionen bringt das einen Chip, { $chips } gewinnen.
first-third-man-goal = Werde Dritter: Das bringt dein Gebot doppelt. Der Zweite zahlt.
first-third-man-hands = Du bietest mit deinen eigenen Karten; jede gilt nur einmal.
first-third-man-tap-twice = { $pointer ->
    [touch] Tippe ein Gebot an, um es zu wählen, noch einmal, und es gilt.
   *[mouse] Klicke ein Gebot an, um es zu wählen, noch einmal, und es gilt.
}
first-third-man-tap-once = { $pointer ->
    [touch] Tippst du ein Gebot an, gilt es sofort.
   *[mouse] Klickst du ein Gebot an, gilt es sofort.
}

# TM-4
rules-third-man-brief-goal = Versuche, Dritter zu werden: Das dritthöchste von vier Geboten bringt das Doppelte.
# TM-1 TM-6
rules-third-man-brief-cards = Du hast die Gebote { $lowest } bis { $highest }; ein verbrauchtes liegt offen da und ist weg.
# TM-2
rules-third-man-brief-auction = Einer bietet offen, die anderen geheim; dann wird alles umgedreht.
# TM-4
rules-third-man-brief-first = Das höchste Gebot bringt { $prize } minus seinen Wert.
rules-third-man-brief-second = Das zweite kostet seinen Wert.
rules-third-man-brief-third = Das dritte bringt das Doppelte seines Werts.
rules-third-man-brief-last = Das niedrigste bewegt nichts.
rules-third-man-brief-shared-first = Teilen sich zwei den ersten Platz, bekommt jeder { $half } minus den Wert, und Zweiter ist niemand.
rules-third-man-brief-shared-second = Teilen sich zwei den zweiten Platz, zahlen beide, und Dritter ist niemand.
# TM-5
rules-third-man-brief-annulled = Sind drei oder vier Gebote gleich, ist die Auktion ungültig: Nichts bewegt sich, und sie wird wiederholt.
# TM-7 TM-8
rules-third-man-brief-end = Nach { $auctions } Auktionen, oder wenn eine Figur das Brett verlässt, nimmt der Vorderste einen Chip.
# TM-9
rules-third-man-brief-match = { $chips } Chips gewinnen die Partie.
