### En compagnie à une table : qui est là, ce que l’on peut demander.

on-its-way = En route vers la table.
not-played-yet = Choisie, mais pas encore jouée.
turn-of = { $who ->
    [you] C’est à vous.
    [bot] C’est au robot de jouer.
   *[other] C’est à { $name } de jouer.
}
keys-ends = Aller à la première et à la dernière carte
keys-back = Renoncer au choix, ou fermer ce qui couvre la table
table = La table
seat-stand-in = un robot joue
seat-away = absent
seat-resigned = a abandonné
seat-to-play = à jouer
seat-ready = prêt
ping = { $ms } ms
sit-here = Changer de place
sit-at = Changer de place : { $name }
bot-here = Laisser jouer un robot
bot-at = Laisser jouer un robot ici : { $name }
say = Dire quelque chose
pause = Pause
paused-line = Les cartes sont couvertes et toutes les pendules sont arrêtées.
go-on = Continuer
resign = Abandonner
resign-sure = Vraiment abandonner cette partie ?
resign-one = Abandonner : { $name }
resign-one-sure = { $name } : vraiment abandonner cette partie ?
leave = Quitter la table
leave-sure = Vraiment partir ?
leave-to-bot = Vraiment partir ? Un robot joue à votre place ; vous pouvez revenir.
clock-of-table = { $seconds } s par coup.
compensated = Les connexions lentes sont compensées, de 150 ms au plus.
time-left = Il reste { $seconds } s à { $name }.
starts-in = Tout le monde commence dans { $seconds } s.
agree = D’accord
decline = Non
asks-take-back = { $name } aimerait reprendre son dernier coup.
asks-pause = { $name } aimerait faire une pause.
asked-others = On demande aux autres.
bot-plays-for-you = Un robot joue pour vous.
play-myself = Jouer moi-même
bot-now = Laisser jouer un robot
still-there = Toujours là ? Un robot joue dans { $seconds } s.
time-runs-out = Il reste { $seconds } s à { $name }, puis un robot joue.
away-bot = { $name } s’est absenté ; un robot joue dans { $seconds } s.
away-end = { $name } s’est absenté ; la partie s’arrête dans { $seconds } s.
away-wait = { $name } s’est absenté.
looks-last = { $count ->
    [one] { $names } revoit la dernière manche.
   *[other] { $names } revoient la dernière manche.
}
looks-round = { $count ->
    [one] { $names } revoit la manche { $round }.
   *[other] { $names } revoient la manche { $round }.
}
looks-match = { $count ->
    [one] { $names } revoit une partie précédente.
   *[other] { $names } revoient une partie précédente.
}
give-time = 2 minutes de plus
go-without = Continuer sans attendre
looks-awaited = { $count ->
    [one] { $names } vous attend.
   *[other] { $names } vous attendent.
}
looks-awaited-for = { $count ->
    [one] { $names } vous attend encore { $seconds } s.
   *[other] { $names } vous attendent encore { $seconds } s.
}
looks-asked = Les autres vous demandent quelque chose.
together-leads = { $who ->
    [you] Vous menez. Personne ne suit encore.
   *[other] { $name } mène.
}
together-leads-with = { $who ->
    [you] Vous menez, avec { $names }.
   *[other] { $name } mène, avec { $names }.
}
together-nobody-leads = Personne ne mène plus.
together-look = Regarder ensemble
together-take-over = Mener
together-alone = Regarder seul
watchers = Regardent : { $names }
watchers-others = { $named ->
    [0] { $others ->
        [one] { $others } personne
       *[other] { $others } personnes
    }
   *[other] { $others ->
        [one] { $others } autre
       *[other] { $others } autres
    }
}
watching = Vous regardez.
watching-full = Vous regardez : toutes les places sont prises.
watching-resigned = Vous avez abandonné : un robot joue votre main.
beaten = Devancé de { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
podium-place = { $place }.
podium-total = { $count ->
    [one] { $total } jeton
   *[other] { $total } jetons
}
podium-course = Jetons après chaque manche
podium-course-of = { player-opens } : { $totals }

## Avant une partie : qui l’on attend, et comment elle commence

lobby-title = Qui joue ?
lobby-open = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
lobby-then-begins = Dès que toutes sont prises, la partie commence.
lobby-then-starts = { $who ->
    [you] Quand tout le monde est là, c’est vous qui lancez la partie.
   *[other] Quand tout le monde est là, { $name } lance la partie.
}
lobby-start = Tout le monde est prêt. Commencez quand vous voulez.
lobby-start-without = Tout le monde est là. Pas encore prêts : { $names }.
lobby-ready-missing = Tout le monde est là. Pas encore prêts : { $names }.
lobby-host-starts = Tout le monde est là. { $name } lance la partie.
lobby-host = hôte
lobby-take = Reprendre la place
lobby-take-from = Reprendre la place de { $name }
lobby-take-sure = Vraiment ? { $name } ne pourra plus que regarder.
lobby-more = Une place de plus
lobby-start-now = Commencer
lobby-ready = Je suis prêt
lobby-barred = Cette place n’est plus la vôtre
lobby-barred-line = L’hôte l’a reprise. Vous pouvez regarder ici, ou ouvrir votre propre table.
invite-address = Lien vers cette table
invite-code = Code QR du lien vers cette table
invite-scan = Ou scannez ceci avec un téléphone.
invite-share = Viens jouer à { $game } avec moi :
invite-stays-here = Cette adresse ne marche que sur cet ordinateur. Qui a lancé la salle peut l’ouvrir aux autres.
sit-title = Une place vous attend
sit-line = Aucun compte nécessaire.
sit-down = S’asseoir
name-for-friend = Votre nom, pour que votre ami sache qui l’attend

## Qui arrive en cours de route

watching-barred = L’hôte a repris votre place. Vous pouvez regarder.
watching-just-taken = Quelqu’un a été un instant plus rapide : la dernière place vient d’être prise. Vous pouvez regarder.
watching-later = Vous regardez. Après cette manche, vous pourrez jouer pour un robot.
watching-closed = Vous avez le lien, mais cette manche n’est pas montrée aux spectateurs.
late-sit = Jouer aussi
late-title = Jouer aussi
late-for = De qui prenez-vous la place ?
late-for-one = Vous prenez la place de { $name }.

## Une adresse à transmettre ; qui est prêt

share-link = Partager
copy-link = Copier le lien
copied = Copié
copy-by-hand = Copiez vous-même le lien sélectionné : le navigateur ne nous le permet pas.
waiting-for = En attente de { $name }.
wants-again = { $name } veut rejouer.
is-ready = { $name } attend la suite.

# Whoever watches steps back in the round, while the table goes on.
look-back = Revenir en arrière
look-back-title = La manche jusqu’ici
look-back-now = Retour au direct

# A table that lets nobody look on.
closed = Cette manche se joue entre soi
closed-line = Seules les personnes assises ici voient ce qui se joue. Une manche terminée peut être revue par tous ceux qui ont le lien.
lobby-watching = D’autres peuvent regarder

## Entre deux manches

round-over = La manche { $round } est terminée
next-round = Manche suivante
next-round-in = { $seconds ->
    [0] La manche suivante est distribuée.
   *[other] La manche suivante est distribuée dans { $seconds } s.
}
match-over = { $who ->
    [you] Vous gagnez la partie
    [bot] Le robot gagne la partie
    [shared-you] { $name } partagez la partie
    [shared] { $name } partagent la partie
   *[other] { $name } gagne la partie
}
play-again = Rejouer
match-result = Fin de la partie : { $tally }.
match-result-of = { player-within }{ "\u00A0" }{ $total }
look-at-table = Voir la table
show-account = Voir le compte

## Ce qui s’est passé

event-sat-down = { $who ->
    [you] Vous prenez place.
    [bot] Le robot prend place.
   *[other] { $name } prend place.
}
event-round-dealt = La manche { $round } est distribuée.
event-taken-back = { $who ->
    [you] Vous reprenez votre dernière carte.
    [bot] Le robot reprend sa dernière carte.
   *[other] { $name } reprend sa dernière carte.
}
event-match-won = { $who ->
    [you] Vous gagnez la partie.
    [bot] Le robot gagne la partie.
    [shared-you] { $name } partagez la partie.
    [shared] { $name } partagent la partie.
   *[other] { $name } gagne la partie.
}
