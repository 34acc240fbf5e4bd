### Le 3e Homme : la table, ce qui s’est passé, ce qui a été refusé.

## La table

third-man-board = La table du 3e Homme
third-man-track = Plateau des scores
third-man-piece = { player } : { $score }
third-man-edge-high = { $board_end ->
    [reach] +{ $limit } finit la série
   *[beyond] au-delà de +{ $limit }, fin de série
}
third-man-edge-low = { $board_end ->
    [reach] −{ $limit } finit la série
   *[beyond] au-delà de −{ $limit }, fin de série
}
third-man-auction-number = Enchère { $number } sur { $size }
third-man-chips-count = { $count ->
    [0] aucun jeton
    [one] { $count } jeton
   *[other] { $count } jetons
}
third-man-score-of = Score : { $score }

## Ce que fait un joueur. $doing : leads, waits, open, chooses, sealed, turned, nothing.

third-man-doing = { $doing ->
    [leads] entame
    [waits] attend
    [open] visible
    [chooses] réfléchit
    [sealed] cachée
    [turned] retournée
   *[nothing] –
}
third-man-doing-own = { $doing ->
    [leads] à vous
    [waits] attendez
    [open] visible
    [chooses] votre mise
    [sealed] cachée
    [turned] retournée
   *[nothing] –
}
third-man-leads-next = { $who ->
    [you] à vous d’entamer
   *[other] entame ensuite
}
third-man-led = a entamé
third-man-open-bid-of = mise visible : { $bid }
third-man-bid-of = mise : { $bid }

## Les places et ce qu’elles rapportent

third-man-place = { $place ->
    [first] Premier
    [shared-first] Deux premiers
    [second] Deu{ "\u00AD" }xième
    [shared-second] Deux deu{ "\u00AD" }xièmes
    [third] Troi{ "\u00AD" }sième
    [shared-third] Deux troi{ "\u00AD" }sièmes
   *[last] Dernier
}
third-man-place-short = { $place ->
    [first] 1er
    [shared-first] deux 1ers
    [second] 2e
    [shared-second] deux 2es
    [third] 3e
    [shared-third] deux 3es
    [annulled] annulée
    [nothing] sinon
   *[last] dernier
}
third-man-reason = { $place ->
    [first] { $prize } − { $bid }
    [shared-first] { $half } − { $bid }
    [second] moins la mise
    [shared-second] moins la mise
    [third] deux fois la mise
    [shared-third] deux fois la mise
   *[last] rien
}
third-man-annulled = Annulée
third-man-annulled-reason = la carte est reprise
third-man-formula = { $place ->
    [first] { $prize } − mise
    [shared-first] { $half } − mise
    [second] − mise
    [third] 2 × mise
   *[last] 0
}
third-man-from-to = de { $before } à { $after }

## Les cartes misées

third-man-used = Cartes misées (pleines) et encore en main
third-man-used-list = Misées : { $cards }.
third-man-used-none = Aucune carte misée.
third-man-held-list = Encore en main : { $cards }.

## La main

third-man-hand = Vos cartes
third-man-card = miser { $bid }
third-man-card-earns = miser { $bid } : { $earns }
third-man-earns-place = { third-man-place-short } { $move }
third-man-card-sealed = { $bid }, votre mise cachée
third-man-card-waits = { $bid }, pas à miser maintenant
third-man-seal = Cacher le { $bid }
third-man-bid-openly = Miser { $bid }, visible
third-man-cancel = Annuler
third-man-earns = Ce que rapporterait le { $bid }
third-man-earns-any = Ce que rapporte une mise
third-man-all-auctions = Toutes les enchères
third-man-auctions = Les enchères de cette série
third-man-auction = Enchère
third-man-no-auction-yet = Aucune enchère n’a encore été jouée.

## Ce qu’il faut faire

third-man-prompt-lead = Misez une carte, visible de tous.
third-man-prompt-wait = Cette première mise est visible ; ensuite, vous choisissez la vôtre en secret.
third-man-prompt-choose = { $who ->
    [bot] La mise visible du robot est { $bid }.
   *[other] La mise visible de { $name } est { $bid }.
} Choisissez la vôtre : personne ne la voit avant que les quatre se retournent.
third-man-prompt-sealed = Votre { $bid } est caché. Vous pouvez le changer tant que tous n’ont pas misé.
third-man-prompt-turning = Les quatre mises se retournent.
third-man-answer-sealed = Le { $bid } est votre mise cachée. Une autre carte la change.
third-man-answer-used = Vous avez déjà utilisé votre { $bid }.
third-man-answer-own = Vous misez avec les cartes de votre main.
third-man-answer-other = { $who ->
    [bot] Ce sont les cartes du robot.
   *[other] Ce sont les cartes de { $name }.
}
third-man-prompt-others = { $who ->
    [you] Votre { $bid } est visible.
    [bot] Le { $bid } du robot est visible.
   *[other] Le { $bid } de { $name } est visible.
} Les autres choisissent en secret.
third-man-reason-waits = { $who ->
    [you] Votre mise est visible et ne change plus.
    [bot] Le robot mise d’abord.
   *[other] { $name } mise d’abord.
}
third-man-reason-nothing = Aucune mise n’est possible maintenant.

## Ce qui s’est passé

third-man-bid-opens = { $who ->
    [you] Votre { $bid }
    [bot] Le { $bid } du robot
   *[other] Le { $bid } de { $name }
}
third-man-said-open = { $who ->
    [you] Vous misez { $bid }, visible de tous.
   *[other] { player-opens } mise { $bid }, visible de tous.
}
third-man-said-sealed = { $who ->
    [you] Vous avez misé en secret.
   *[other] { player-opens } a misé en secret.
}
third-man-said-sealed-own = Vous avez misé { $bid } en secret.
third-man-said-changed = Vous avez changé votre mise : { $bid }.
third-man-said-first = { third-man-bid-opens } est premier : { $prize } − { $bid }, { $move }.
third-man-said-shared-first = { third-man-bid-opens } partage la première place : { $half } − { $bid }, { $move }.
third-man-said-second = { third-man-bid-opens } est deuxième et paie : { $move }.
third-man-said-shared-second = { third-man-bid-opens } partage la deuxième place et paie : { $move }.
third-man-said-third = { third-man-bid-opens } est troisième : deux fois { $bid }, { $move }.
third-man-said-shared-third = { third-man-bid-opens } partage la troisième place : deux fois { $bid }, { $move }.
third-man-said-last = { third-man-bid-opens } est dernier et ne fait rien bouger.
third-man-said-annulled = { $count ->
    [3] Trois mises sont de { $bid } : l’enchère est annulée.
   *[4] Les quatre mises sont de { $bid } : l’enchère est annulée.
} { $who ->
    [you] Chacun reprend sa carte, et vous entamez de nouveau.
   *[other] Chacun reprend sa carte, et { player-within } entame de nouveau.
}
third-man-auction-brought = Enchère { $number } : { $brought }.
third-man-bid-brought = { $who ->
    [you] { $move } pour votre { $bid }
    [bot] { $move } pour le { $bid } du robot
   *[other] { $move } pour le { $bid } de { $name }
}
third-man-auction-annulled = L’enchère { $number } a été annulée : { $count ->
    [3] trois mises étaient de { $bid }.
   *[4] les quatre mises étaient de { $bid }.
}
third-man-said-lead-ahead = { $who ->
    [you] Vous êtes en tête et vous entamez.
   *[other] { player-opens } est en tête et entame.
}
third-man-said-lead-moved = { $who ->
    [you] Plusieurs sont en tête ; vous avez avancé plus que les autres, et vous entamez.
   *[other] Plusieurs sont en tête ; { player-within } a avancé plus que les autres, et entame.
}
third-man-said-lead-lot = { $who ->
    [you] Le sort vous désigne : vous entamez.
   *[other] Le sort désigne { player-within }, qui entame.
}
third-man-said-lead-again = { $who ->
    [you] Vous entamez de nouveau.
   *[other] { player-opens } entame de nouveau.
}
third-man-said-lead-shared = Plusieurs joueurs sont en tête et rien ne les départage : le sort décide qui entame.
third-man-said-left = { $who ->
    [you] Votre pion a quitté le plateau, à { $score }.
    [bot] Le pion du robot a quitté le plateau, à { $score }.
   *[other] Le pion de { $name } a quitté le plateau, à { $score }.
}
third-man-said-all-played = Toutes les enchères de la série sont jouées.
third-man-said-won = { $who ->
    [you] Vous êtes en tête et gagnez la série.
   *[other] { player-opens } est en tête et gagne la série.
}
third-man-said-nobody-won = La tête est partagée et rien ne départage : personne ne gagne la série.

## Le compte d’une série

third-man-round-over = La série { $round } est terminée
third-man-round-won = { $who ->
    [you] Vous gagnez la série
    [bot] Le robot gagne la série
    [shared-you] { $name } partagez la série
    [shared] { $name } partagent la série
   *[other] { $name } gagne la série
}
third-man-round-won-nobody = Personne ne gagne la série
third-man-next-round = Série suivante
third-man-looks-last = { $count ->
    [one] { $names } revoit la dernière série.
   *[other] { $names } revoient la dernière série.
}
third-man-looks-round = { $count ->
    [one] { $names } revoit la série { $round }.
   *[other] { $names } revoient la série { $round }.
}
third-man-next-round-in = { $seconds ->
    [0] La série suivante commence.
   *[other] La série suivante commence dans { $seconds } s.
}
third-man-podium-course = Jetons après chaque série
third-man-event-round-dealt = La série { $round } commence.
third-man-account-board = { $board_end ->
    [reach] Un pion est arrivé à { $limit } points ou plus loin.
   *[beyond] Un pion est allé plus loin que { $limit } points.
}
third-man-account-chip = { $who ->
    [you] Vous prenez un jeton.
   *[other] { player-opens } prend un jeton.
}
third-man-account-no-chip = Personne ne prend de jeton.
third-man-account-total = En tout

## Le clavier

third-man-keys-arrows = Parcourir vos cartes
third-man-keys-ranks = Aller à la carte de ce rang
third-man-keys-enter = Miser la carte

## Ce qui est refusé, ou faux dans un enregistrement

error-third-man-no-such-bid = La mise « { $text } » n’existe pas. Une mise est un rang de 0 à 9.
error-third-man-four-bids = « { $text } » n’est pas une enchère : il faut quatre rangs, les mises dans l’ordre des places, par exemple 5735.
error-third-man-card-used = Le { $bid } a déjà servi dans cette série.
error-third-man-bid-stands = Votre mise est sur la table, à la vue de tous ; elle ne change plus.
error-third-man-no-such-lot = Le sort ne peut pas tomber ainsi maintenant.
error-third-man-bad-first = « { $value } » ne peut pas entamer : « first » doit être une place de 0 à 3.
error-third-man-lots-not-list = Le champ « lots » doit être une liste de places.
error-third-man-bad-lot = « { $value } » n’est pas un tirage : il faut une place de 0 à 3.
error-third-man-lot-missing = Plusieurs joueurs sont en tête et rien ne les départage : « lots » doit dire qui entame.
error-third-man-wrong-lot = Le sort ne peut pas désigner la place { $seat }, qui n’est pas en tête.

# What the bots are like.
bot-third-man-paula = Garde ses cartes fortes pour plus tard.
bot-third-man-max = Mise hardiment, toujours pour la première place.
bot-third-man-gerda = Reste juste sous la mise ouverte pour finir troisième.
bot-third-man-yusuf = Compte les points et les cartes utilisées, pas qui mène.
bot-third-man-clara = Pense aux mises des autres et à qui peut gagner.
bot-third-man-emil = Le plus fort : imprévisible, il calcule la dernière enchère.

# Une série revue.
third-man-replay-title = { $game } : série { $round }
third-man-replay-rounds = Séries
third-man-replay-round = Série { $round }
third-man-replay-watch-round = Revoir la série { $round }
third-man-history-earlier = Ce qui s’est passé dans la série { $round }

## Pourquoi une partie a été gagnée, d’après sa dernière manche.

third-man-ending-third = { $who ->
    [you] Vous avez gagné
    [bot] Le robot a gagné
   *[other] { $name } a gagné
} la série { $round } à { $score } : { $count ->
    [1] une fois
   *[other] { $count } fois
} troisième, cela a rapporté { $sum }.
third-man-ending-first = { $who ->
    [you] Vous avez gagné
    [bot] Le robot a gagné
   *[other] { $name } a gagné
} la série { $round } à { $score } : { $count ->
    [1] une fois
   *[other] { $count } fois
} premier, cela a rapporté { $sum }.
third-man-ending-least = { $who ->
    [you] Vous avez
    [bot] Le robot a
   *[other] { $name } a
} perdu le moins dans la série { $round } : { $score } suffisait pour être en tête.
third-man-ending-shared = { $who ->
    [you] Vous avez partagé
    [bot] Le robot a partagé
   *[other] { $name } a partagé
} la tête de la série { $round } à { $score }, et les derniers coups ont tranché.
