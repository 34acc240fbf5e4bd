### L’enveloppe du client : accueil, table, réglages.

parlour = Parlour
tagline = des jeux de cartes introuvables, et une table pour y jouer
home = Accueil
menu = Menu
close = Fermer
cancel = Annuler
save = Enregistrer
on = oui
off = non
try-again = Réessayer
opening = La table s’ouvre …
skip-to-board = Aller au plateau
skip-to-content = Aller au contenu

## Accueil

your-tables = Vos tables
my-games = Vos parties
no-tables = Rien en cours. « Jouer » ouvre une table avec des robots, « Inviter » une pour des amis.
table-line = { $players } · manche { $round } · { $tally }
table-over = { $who ->
    [you] Vous avez gagné
    [bot] Le robot a gagné
    [shared-you] { $name } partagez
    [shared] { $name } partagent
   *[other] { $name } a gagné
}
table-over-nobody = Personne n’a gagné
try-mark = { $move ->
    [0] Un essai depuis le début
   *[other] Un essai depuis le coup { $move }
}
table-waiting = En attente de joueurs
table-ready = Manche suivante ?
table-others = Aux autres de jouer
your-turn-short = À vous
more-tables = { $count ->
    [one] Une autre table
   *[other] { $count } autres tables
}
players = { $count } joueurs
players-from-to = { $least } à { $most } joueurs
learn = Apprendre
learn-from = Continuer à l’étape { $step }
learned = appris
play-now = Jouer
invite = Inviter
same-screen = Même écran
more-choices = Plus de choix
rules = Règles
rules-of = { $game } : les règles

## Une nouvelle table

new-table = Nouvelle table
pace = Le rythme des robots
pace-help = Le temps qu’un robot attend avant de jouer, pour que l’on puisse suivre.
pace-none = tout de suite
pace-quick = vite
pace-normal = comme nous
pace-slow = lentement
edition = Édition
edition-help = Chaque édition a des règles un peu différentes ; en choisir une règle les options ci-dessous.
open-table = Ouvrir la table

## Un lien à transmettre ; qui est assis où

seats = Places
seat-open = place libre
seat-bot = Robot
seat-guest = Invité
seat-player = Joueur { $number }
seat-you = { $name } (vous)
seat-numbered = { $name } { $number }
name-label = Votre nom
name-placeholder = Comment vous appeler ?
name-saved = Enregistré.
colour-label = Votre couleur
colour-help = Celle de votre jeton à toutes les tables. Si quelqu’un y a la même, l’un de vous en reçoit une autre.
guest-colour-clay = argile
guest-colour-moss = mousse
guest-colour-teal = sarcelle
guest-colour-slate = ardoise
guest-colour-plum = prune
guest-colour-rose = rose

## À la table

table-controls = Table
open-tables = Tables ouvertes
open-watch = regarder
open-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
table-other = À { $name } de jouer
at-the-table = À la table
notice-unfold = Déplier
notice = Avis
paused = En pause
take-back = Reprendre
take-back-sure = Reprendre votre dernier coup ?
what-happened = Ce qui s’est passé
history-empty = Rien encore. Ce qui se passe désormais s’écrit ici.
shortcuts = Raccourcis clavier
single-keys-off = Les raccourcis à une touche sont désactivés : lettres et chiffres n’agissent que sur le plateau.
settings = Réglages
your-turn = À vous de jouer.
title-your-turn = ● À vous : { $game }
connection-lost = Connexion perdue. Votre partie est en sûreté ; nouvel essai en cours.
connection-replaced = Cette table est maintenant jouée dans une autre fenêtre.
connection-blocked = La salle répond, mais la connexion en direct (WebSocket) ne passe pas : un proxy, un pare-feu ou une extension la bloque peut-être. Nouvel essai en cours.
connection-too-much = Trop de messages sont partis d’ici à la fois ; la salle a donc fermé la connexion. Nouvel essai dans quelques secondes.
connection-full = La salle n’a plus de place pour une autre connexion d’ici. Fermez les pages dont vous n’avez pas besoin ; nouvel essai en cours.
page-outdated = La salle a une nouvelle version. Cette page est de la précédente.
load-anew = Charger la nouvelle
play-here = Jouer ici

## Réglages

setting-auto = automatique
setting-language = Langue
settings-you = Vos parties, données et appareils
setting-theme = Apparence
theme-light = claire
theme-dark = sombre
setting-preview = Aperçu
setting-preview-help = Ce que ferait chaque carte jouable.
sound = Son
setting-vibration = Vibrations
setting-vibration-help = Une brève quand vous jouez, deux quand quelque chose est refusé.
setting-single-keys = Raccourcis à une touche
setting-single-keys-help = Lettres et chiffres agissent où que vous soyez sur la page ; désactivés, seulement sur le plateau.
setting-confirm = Confirmer avant de jouer
setting-confirm-help = Choisir d’abord une carte, la jouer ensuite.
confirm-auto = sur écran tactile
confirm-always = toujours
confirm-never = jamais
setting-drag = Glisser les cartes dans une course
setting-drag-help = Là où tous jouent en même temps : à la souris ou au doigt. Sinon, une carte est jouée dès qu’on appuie dessus.
setting-pause = Une levée finie reste
setting-pause-help = Un toucher ou une touche abrège la pause.
until-tap = jusqu’à un toucher
tap-to-go-on = Touchez l’écran pour continuer.
setting-forced = Les cartes forcées se jouent seules
setting-forced-help = Au tour par tour, quand une seule carte est permise.
seconds = { $seconds } s
setting-motion = Animations
motion-full = complètes
motion-reduced = réduites

## Ce que dit l’étude avant que ses textes soient là

study = Étude
opening-study = L’étude s’ouvre…
opening-replay = Ouverture du replay…
study-lost = Connexion perdue ; nouvel essai en cours.
review = Revue d’une manche
puzzle = Problème

## Ce qui n’a pas marché

error-unreachable = La salle ne répond pas. Vérifiez la connexion, puis réessayez.
error-part-missing = La salle répond, mais une partie de cette page manque. Si réessayer n’y change rien, qui tient la salle devrait la relancer.
error-unexpected = Quelque chose a échoué de notre côté. Rechargez la page ; votre partie est en sûreté.
error-no-such-page = Cette page n’existe pas. L’accueil montre ce qu’il y a.
