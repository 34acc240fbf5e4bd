### En compagnie à une table : qui est là, ce qui est convenu, ce que l’on peut demander.

## A new table

number-of-players = Joueurs
places = Qui joue
place-me = Vous
place-open = Un ami, par un lien
place-same-screen = Quelqu’un à cet écran
place-at = Qui s’assied à la place { $seat }
level-easy = Un robot gentil
level-medium = Un bon robot
level-hard = Le robot le plus fort
terms = Plus de choix pour la table
terms-public = Qui peut venir
terms-public-help = Une table pour tous figure à l’accueil tant qu’elle attend des joueurs.
terms-by-link = qui a le lien
terms-open = tout le monde dans ce salon
terms-clock = Une pendule à chaque coup
terms-clock-help = Quand le temps est écoulé, il y a un avertissement, et dix secondes plus tard un robot joue.
terms-seconds = { $seconds ->
    [0] aucune
   *[other] { $seconds } s
}
terms-timeout = Quand le temps est écoulé
terms-timeout-help = Le robot joue une fois, ou jusqu’à ce qu’on reprenne sa place.
terms-timeout-move = un robot joue ce coup
terms-timeout-seat = un robot prend la place
terms-away = Quand quelqu’un s’absente
terms-away-help = Qui revient retrouve aussitôt sa place.
terms-away-bot = un robot prend la place après 30 s
terms-away-wait = les autres attendent
terms-away-end = la partie s’arrête après 2 minutes
terms-hints = Conseils
terms-hints-help = Vous pouvez demander la meilleure carte, calculée exactement. Le nombre de demandes est dit à la fin.
terms-idle = Si personne ne joue dans la course
terms-idle-help = Qui n’a rien dit d’ici là ne parie pas.
terms-idle-after = { $seconds ->
    [0] tous attendent
   *[other] la table joue après { $seconds } s
}
terms-compensate = Compenser les connexions lentes
terms-compensate-help = Les connexions plus rapides attendent la plus lente, 150 ms au plus, pour que tous aient la même chance.

## Home

open-tables = Tables ouvertes
open-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
table-other = À { $name } de jouer

## At the table

on-its-way = En route vers la table.
at-the-table = À la table
table = La table
notice-unfold = Déplier
notice = Avis
seat-level-easy = joue gentiment
seat-level-medium = joue bien
seat-level-hard = joue de son mieux
seat-stand-in = un robot joue
seat-away = absent
seat-resigned = a abandonné
seat-to-play = à jouer
seat-ready = prêt
ping = { $ms } ms
sit-here = S’asseoir ici
sit-at = S’asseoir ici : { $name }
bot-here = Laisser jouer un robot
bot-at = Laisser jouer un robot ici : { $name }
say = Dire quelque chose
pause = Pause
paused = En pause
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
watching = Vous regardez.
watching-full = Vous regardez : toutes les places sont prises.
watching-resigned = Vous avez abandonné : un robot joue votre main.
beaten = Devancé de { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
