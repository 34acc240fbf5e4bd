# Pourquoi le salon refuse quelque chose.
error-not-your-seat = Ce n’est pas votre place.
error-not-started = La partie n’a pas commencé : il manque encore quelqu’un.
error-stale-turn = La partie a avancé entre-temps. Regardez à nouveau.
error-action-too-long = « { $text } » est trop long pour être un coup.
error-bad-message-id = Un message doit porter un nom de 1 à { $limit } caractères.
error-bad-message = Le salon n’a pas compris. Rechargez la page, s’il vous plaît.
error-too-many-messages = C’était un peu rapide. Réessayez dans un instant.
error-bot-plays-for-you = Un robot joue pour vous en ce moment. Reprenez d’abord votre place.
error-paused = La partie est en pause.
error-not-paused = La partie n’est pas en pause.
error-cannot-pause = Il n’y a rien à mettre en pause maintenant.
error-already-asked = Quelqu’un a déjà fait une demande. Répondez-y d’abord.
error-nothing-asked = Personne ne demande plus rien.
error-nobody-looks = Personne ne revoit plus rien d’autre.
error-time-given = Entre deux manches, on peut accorder plus de temps { $most } fois.
error-not-leading = Quelqu’un d’autre mène maintenant.
error-nobody-together = Plus personne ne regarde ensemble.
error-already-started = On ne change de place qu’avant la première donne.
error-resigned = Vous avez abandonné cette partie. Vous rejouerez à la suivante.
error-match-over = La partie est terminée.
error-not-watched = On préfère jouer sans spectateurs à cette table. La manche pourra être revue dès qu’elle sera terminée.
error-too-early = Pas encore : tout le monde commence au même instant.
error-card-comes-back = Votre carte est encore sur le chemin du retour.
error-built-on-refused = Cela reposait sur une carte qui a été refusée.
error-bad-clock = Une pendule donne de { $least } à { $most } secondes par coup.
error-bad-idle = Une course reprend après { $least } à { $most } secondes, ou jamais.
error-clock-in-real-time = À { $game }, tout le monde joue en même temps : pas de pendule pour les coups.
error-nothing-to-take-back = Il n’y a rien à reprendre.
error-too-many-wishes = Cela a été demandé très souvent à l’instant. Patientez { $seconds } s, s’il vous plaît.
error-bid-stands = Vous avez changé votre mise { $most } fois. Elle ne change plus.
error-already-seated = Vous avez déjà une place à cette table.
error-no-such-seat = Cette place n’existe pas à cette table.
error-table-full = Toutes les places sont prises. Vous pouvez regarder.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
error-place-gone = Cette place vient d’être retirée. Regardez encore une fois.
error-match-on = Les places se règlent avant une partie ou après.
error-not-host = Seul l’hôte de la table peut faire cela.
error-places-of-game = Ce jeu a de { $least } à { $most } places.
error-barred = L’hôte a repris votre place à cette table. Vous pouvez regarder.
error-not-due = Ce n’est pas encore le moment.
error-no-hints = À cette table, il n’y a pas de conseils.
error-hints-need-bots = Les conseils sont réservés aux parties où tous les autres sont des robots.
error-hints-not-known = Personne ne connaît le meilleur coup à { $game } : pas de conseils.
error-no-record-yet = Rien n’a encore été joué.
error-table-damaged =
    { $row ->
        [0] Le journal de cette table est endommagé, elle ne peut pas continuer. Toutes les autres sont intactes.
       *[other] Le journal de cette table est endommagé à la ligne { $row }, elle ne peut pas continuer. Toutes les autres sont intactes.
    }
error-unknown-table = Cette table n’existe pas. Le lien est peut-être incomplet.
error-unknown-match = Il n’y a pas de telle partie à cette table, ou elle n’est pas finie.
error-unknown-round = Il n’y a pas de telle manche dans cette partie, ou elle n’est pas finie.
error-too-many-tables = Beaucoup de tables viennent d’être ouvertes depuis votre réseau. La suivante pourra l’être dans { $seconds } s.
error-bad-pace = Le rythme des robots va de 0 à { $most }.
error-places-differ = Il y a { $places ->
    [one] { $places } place
   *[other] { $places } places
} pour { $players } joueurs.
error-bad-place = « { $place } » ne peut pas occuper une place.
error-nobody-plays = Une place au moins doit être la vôtre, ou rester ouverte à quelqu’un.
error-same-screen-needs-me = Sur un même écran, une des places doit être la vôtre.
error-same-screen-hidden = { $game } a des secrets : impossible d’y jouer sur un même écran.
error-name-empty = Un nom a au moins une lettre.
error-name-too-long = Un nom a { $limit } lettres au plus.
error-name-not-printable = Le nom contient un caractère qui ne peut pas être affiché.
error-one-name = Seules les personnes qui partagent un écran donnent un nom à leurs places. À la vôtre figure le vôtre.
error-not-stored = Cela n’a pas pu être enregistré. Réessayez dans un instant ; sinon, prévenez l’hôte du salon.
error-not-read = Le salon n’arrive pas à lire ses parties. Réessayez dans un instant ; sinon, prévenez l’hôte du salon.
error-table-elsewhere = Cette table est en train d’être déplacée dans le salon. Réessayez dans un instant.
error-server-error = Le salon a eu un problème. Réessayez, s’il vous plaît.
error-not-found = Il n’y a rien ici.
error-not-allowed = Ce n’est pas possible ici.
error-too-large = C’était trop en une fois.
error-bad-request = Le salon n’a pas compris la demande. Rechargez la page, s’il vous plaît.
error-no-cookie = Votre navigateur ne garde aucun cookie de ce salon, qui ne vous reconnaîtrait donc pas à votre place. Autorisez les cookies pour ce site, puis rechargez la page.
error-wrong-origin = Votre navigateur tient cette page de { $origin }, mais ce qu’il envoie arrive au salon comme { $host } : un autre site pourrait jouer à votre place, le salon refuse donc. Derrière un proxy, qui tient le salon lui fait transmettre l’en-tête Host, ou lance le salon avec --public-url et l’adresse que vous voyez.
