### Paule Panik : ce qui est écrit sur la boîte : le nom, l’idée, les éditions et les options.

game-paule-panik = Paule Panik
game-paule-panik-line = Pas de tours. Un de plus ou un de moins, plus vite que les autres.
edition-paule-panik-quick = Table rapide
edition-paule-panik-french = Édition française
option-paule-panik-auto_refill = Piocher
option-paule-panik-auto_refill-help = Votre main est complétée pour vous, ou vous piochez chaque carte vous-même.
option-paule-panik-auto_refill-true = automatiquement
option-paule-panik-auto_refill-false = à la main
option-paule-panik-placing = Deuxième et troisième place
option-paule-panik-placing-help = Quand le premier a fini, les autres jouent encore, ou les cartes qui leur restent décident.
option-paule-panik-placing-play_on = jouer encore
option-paule-panik-placing-cards_left = selon les cartes restantes
option-paule-panik-bets = Paris
option-paule-panik-bets-help = Une fois par partie, chacun peut parier avant une manche qu’il la gagnera.
option-paule-panik-bets-true = oui
option-paule-panik-bets-false = non
paule-panik-your-turn-short = En plein jeu
paule-panik-table-others = En plein jeu
