### Les manches jouées, revues ; et les enregistrements que l’on ouvre. Chargé avec un jeu.

replay = Replay
replay-title = { $game } : manche { $round }
replay-move = { $move ->
    [one] { $move } coup
   *[other] { $move } coups
} sur { $moves }
replay-start = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-stop = Arrêter
replay-next = Un coup en avant
replay-end = À la fin
replay-speed = Vitesse
replay-speed-times = { $speed } ×
replay-eyes = Vu par
replay-spectator = un spectateur
replay-rounds = Manches
replay-round = Manche { $round }
replay-course = Le score, coup par coup
replay-course-label = Le score, coup par coup. À la fin : { $scores }.
replay-course-of = { $name } { $score }
replay-late = { $who ->
    [you] Vous êtes arrivé trop tard.
   *[other] { $name } est arrivé trop tard.
}
replay-beaten = { $who ->
    [you] Vous êtes arrivé trop tard, de { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
   *[other] { $name } est arrivé trop tard, de { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
}
replay-copy-record = Copier l’enregistrement
replay-download = Télécharger la partie
replay-keys = ← et → : un coup en arrière ou en avant ; Début et Fin : au début ou à la fin ; la barre d’espace lance et arrête.
replay-watch = Voir le replay
replay-watch-round = Voir le replay de la manche { $round }

## Ouvrir un enregistrement

open-record = Ouvrir un enregistrement
open-line = Des enregistrements de manches ou de parties, un par ligne, dans un fichier ou collés. Rien n’en est conservé.
open-file = Choisir un fichier
open-drop = ou le déposer ici
open-paste = Ou le coller
open-go = Ouvrir
open-too-large = C’est plus de { $most } Ko. Ouvrez un fichier plus petit.
open-unreadable = Le fichier est illisible. Choisissez-le à nouveau.
open-empty = Il n’y a là aucun enregistrement. Chaque ligne en est un, entre accolades.
open-found = Ce qu’il contient
open-entry = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
open-entry-match = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, une partie de { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
open-at = Ligne { $line } : { $why }
open-at-action = Ligne { $line }, action { $action } : { $why }
open-at-round = Ligne { $line }, manche { $round } : { $why }
open-at-round-action = Ligne { $line }, manche { $round }, action { $action } : { $why }
open-other = Un autre enregistrement

## Ce qui s’est passé à la table

history-earlier = Ce qui s’est passé à la manche { $round }

## Réessayer une manche à partir d’un de ses coups

try-here = Réessayer à partir d’ici
try-here-short = Réessayer
try-out = Jouer la suite contre le robot
try-same = Réessayer du même endroit
try-same-of = { $game }, { $when } : réessayer du même endroit
try-back = Retour au replay, coup { $move }
try-back-study = Retour à l’étude
try-over = L’essai est terminé
try-free = Un essai ne compte pas : ni partie, ni bilan, ni statistiques.
try-compare = { $who ->
    [you] Cette fois { $now }, la première fois { $then }.
   *[other] { $name } : cette fois { $now }, la première fois { $then }.
}
round-won = { $who ->
    [you] Vous gagnez la manche
    [bot] Le robot gagne la manche
    [shared-you] { $name } partagez la manche
    [shared] { $name } partagent la manche
   *[other] { $name } gagne la manche
}
round-won-nobody = Personne ne gagne la manche
