### Lektionen: was rund um das Brett gesagt wird, in jedem Spiel dasselbe.

learn-know = Ich kenne das Spiel
learn-go-on = Weiter
learn-again = Noch einmal
learn-show = Zeig es mir
learn-skip = Auslassen
learn-done = Jetzt eine echte Partie, gegen { $bots ->
    [1] einen leichten Bot
   *[other] leichte Bots
}.
learn-watch = Sieh zu, wie es weitergeht.
learn-play = Echte Partie
learn-better = Besser spielen
learn-steps = Schritte
learn-step = Schritt { $step } von { $steps }
learn-step-done = Schritt { $step } von { $steps }, geschafft
learn-name-fox = Fuchs
learn-name-owl = Eule
learn-name-bear = Bär
learn-right = Richtig:
learn-more = Gut! Noch { $count }.
learn-wrong = Noch nicht:

## Was hervorgehoben ist, für alle, die es nicht sehen

learn-look = Sieh hin: { $parts }.
learn-lit-table = die Mitte des Tisches
learn-lit-worth = was die Karten dort wert sind
learn-lit-trump = der Trumpf
learn-lit-totals = die Summen
learn-lit-earns = was ein Gebot bringt
learn-lit-hand = { $who ->
    [you] deine Hand
   *[other] die Hand von { $name }
}
learn-lit-used = { $who ->
    [you] deine gespielten Karten
   *[other] die gespielten Karten von { $name }
}
learn-lit-bid = { $who ->
    [you] dein Gebot
   *[other] das Gebot von { $name }
}
learn-lit-score = { $who ->
    [you] dein Punktestand
   *[other] der Punktestand von { $name }
}
learn-lit-pile = { $who ->
    [you] dein Stoß
   *[other] der Stoß von { $name }
}
learn-lit-stack = { $side ->
    [L] der linke Stapel
   *[R] der rechte Stapel
}
learn-lit-side = { $side ->
    [L] der linke Seitenstoß
   *[R] der rechte Seitenstoß
}
