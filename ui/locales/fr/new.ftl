### A table that is opened: who plays, and what is agreed.

number-of-players = Joueurs
places = Qui joue
place-me = Vous
place-open = Un ami, par un lien
place-same-screen = Quelqu’un à cet écran
seat-names = Noms à cet écran
place-at = Qui s’assied à la place { $seat }
place-gone = Pas de place ici
terms = Plus de choix pour la table
terms-public = Qui peut venir
terms-public-help = Une table pour tous figure à l’accueil tant qu’elle attend des joueurs.
terms-by-link = qui a le lien
terms-open = tout le monde dans ce salon
terms-watching = Spectateurs
terms-watching-help = Sans eux, seules les personnes assises à la table voient une manche avant sa fin.
terms-watching-allowed = peuvent regarder
terms-watching-forbidden = aucun
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
terms-away-help = Les autres peuvent laisser jouer un bot ; qui revient retrouve aussitôt sa place.
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
