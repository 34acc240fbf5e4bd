### Le 3e Homme : ce qu’on lit à la première table (first-…, assez court pour une bande sur un téléphone), et la carte des
### règles (rules-…-brief-…), une phrase courte par ligne. Les nombres viennent des règles elles-mêmes.

first-third-man-track = Ayez le pion en tête : après { $auctions } enchères il prend un jeton ; { $chips } jetons gagnent.
first-third-man-goal = Soyez troisième : cela rapporte le double. Le deuxième paie.
first-third-man-hands = Vous misez vos propres cartes ; chacune ne sert qu’une fois.
first-third-man-tap-twice = { $pointer ->
    [touch] Touchez une mise pour la choisir, encore une fois pour la poser.
   *[mouse] Cliquez une mise pour la choisir, encore une fois pour la poser.
}
first-third-man-tap-once = { $pointer ->
    [touch] Toucher une mise la pose aussitôt.
   *[mouse] Un clic sur une mise la pose aussitôt.
}

# TM-4
rules-third-man-brief-goal = Visez la troisième place : la troisième de quatre mises rapporte le double.
# TM-1 TM-6
rules-third-man-brief-cards = Vous avez les mises { $lowest } à { $highest } ; une mise utilisée reste visible et ne sert plus.
# TM-2
rules-third-man-brief-auction = Un joueur mise à découvert, les autres en secret ; puis tout se retourne.
# TM-4
rules-third-man-brief-first = La plus haute mise rapporte { $prize } moins son rang.
rules-third-man-brief-second = La deuxième paie son rang.
rules-third-man-brief-third = La troisième rapporte deux fois son rang.
rules-third-man-brief-last = La plus basse ne fait rien bouger.
rules-third-man-brief-shared-first = Si deux joueurs partagent la première place, chacun gagne { $half } moins le rang, et personne n’est deuxième.
rules-third-man-brief-shared-second = Si deux joueurs partagent la deuxième place, les deux paient, et personne n’est troisième.
# TM-5
rules-third-man-brief-annulled = Si trois ou quatre mises sont égales, l’enchère est annulée : rien ne bouge, et elle recommence.
# TM-7 TM-8
rules-third-man-brief-end = Après { $auctions } enchères, ou quand un pion quitte le plateau, le joueur en tête prend un jeton.
# TM-9
rules-third-man-brief-match = Il faut { $chips } jetons pour gagner la partie.
