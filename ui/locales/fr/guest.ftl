### Ce qui est à un invité : ses parties, ce qui est enregistré de lui, ses appareils. Vient avec les pages qui le montrent.

## Parties

my-games-empty = Vous n’avez pas encore joué de partie jusqu’au bout ici. Quand ce sera fait, elle se trouvera ici, avec qui a gagné et où vous en êtes entre vous.
my-games-none = Aucune partie n’est ainsi.
games-running = En cours
games-part = Montrer
games-matches = Parties
games-standings = Bilans
games-figures = Chiffres
games-of = Jeu
games-of-any = Tous les jeux
games-with = Avec
games-with-any = n’importe qui
games-alone = Sur un seul écran
games-more = En montrer plus
games-won = Vous avez gagné
games-lost = { $who ->
    [bot] Le robot a gagné
    [shared] { $name } partagent la victoire
    [shared-you] { $name } partagez la victoire
   *[other] { $name } a gagné
}
games-unwon = Personne n’a gagné
games-length = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} · { $minutes ->
    [0] moins d’une minute
   *[other] { $minutes } min
}
games-given-up = abandon
games-ended = arrêtée avant la fin
games-slip-round = Manche { $round } : { $slip }
games-rematch = Rejouer
games-rematch-of = { $game }, { $when } : rejouer
games-review = Revue
games-table = À la table
games-count = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
games-member = { $name } { $won }
games-bots = { $count } × { $bot }
games-last = Les dernières : { $results }
games-last-won = gagnée
games-last-lost = perdue
games-total-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} ({ $share } %)
games-tally = { NUMBER($tally, maximumFractionDigits: 1) } jetons par partie

## Vous

you = Vous
you-line = Sans compte, c’est le cookie de votre navigateur qui dit qui vous êtes ici.
you-games = Ce que vous avez joué
you-data = Ce qui est enregistré de vous
you-data-line = Votre nom et votre couleur, chaque table où vous étiez assis, ce que vous y avez fait et comment cela a fini, les problèmes que vous avez essayés, en un seul fichier.
you-download = Tout télécharger
you-move = Un autre appareil
you-move-line = Ouvrez ce lien sur votre autre appareil dans les { $minutes } minutes, et les deux sont le même invité. Qui a le lien peut devenir vous : ne le montrez à personne.
you-move-make = Créer un lien
you-move-again = Créer un autre lien
you-move-address = Lien pour votre autre appareil
you-move-code = Code QR du lien pour votre autre appareil
you-move-stays-here = Cette adresse ne marche que sur cet ordinateur. Qui a lancé la salle peut l’ouvrir à d’autres appareils.
you-sign-out = Se déconnecter partout ailleurs
you-sign-out-line = Vos autres appareils, et quiconque a mis la main sur votre cookie ou sur un lien, ne sont plus vous.
you-sign-out-sure = Seul ce navigateur sera vous. Se déconnecter partout ailleurs ?
you-signed-out = Seul ce navigateur est vous, maintenant.
you-delete = M’effacer
you-delete-line = Vous laissez vos parties en cours à des robots. Votre nom, votre couleur et vos parties disparaissent ; ceux qui ont joué avec vous liront que c’était un invité.
you-delete-sure = Effacer tout ce qui est enregistré de vous ? Personne ne pourra le rétablir.

## S’installer ici

move = S’installer ici
move-sure = { $who ->
    [nobody] Être, dans ce navigateur, l’invité qui a envoyé ce lien ?
   *[named] Être { $name } dans ce navigateur ?
}
move-line = Vos tables et vos parties seront ici aussi.
move-replaces = { $who ->
    [nobody] Vous avez joué dans ce navigateur comme quelqu’un d’autre. Cet invité disparaîtra, avec ses tables et ses parties.
   *[named] Vous êtes { $name } dans ce navigateur. { $name } disparaîtra, avec ses tables et ses parties.
}
move-yes = { $who ->
    [nobody] S’installer ici
   *[named] Être { $name }
}
move-same = Ce navigateur est déjà vous. Ouvrez le lien sur votre autre appareil.

## Ce qui n’a pas marché

error-move-over = Ce lien a servi, ou ses dix minutes sont passées. Créez-en un nouveau sur votre autre appareil, dans ses réglages.
error-guest-here = Ce navigateur est déjà quelqu’un, qui disparaîtrait. Rechargez la page, et elle vous le demandera.
error-nothing-to-move = Vous ne vous êtes pas encore assis à une table, donc rien n’est enregistré qui pourrait déménager. Jouez d’abord.
error-too-many-devices = Vous êtes connecté sur { $most } autres appareils. Déconnectez-vous d’abord partout ailleurs, dans les réglages.
