### What happens around a round; said only at a table.

## News

news-away = { $who ->
    [you] Vous êtes absent.
   *[other] { $name } s’absente.
}
news-back = { $name } est de retour.
news-bot-plays = { $who ->
    [you] Un robot joue maintenant pour vous.
   *[other] Un robot joue maintenant pour { $name }.
}
news-played-for = En votre absence, un robot a joué { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } pour vous. { $moves }
news-left = { $who ->
    [you] Vous êtes parti.
   *[other] { $name } est parti.
}
news-moved = { $who ->
    [you] Vous changez de place.
   *[other] { $name } change de place.
}
news-removed = { $who ->
    [you] L’hôte a repris votre place.
   *[other] L’hôte a repris la place de { $name }.
}
news-resigned = { $who ->
    [you] Vous abandonnez.
   *[other] { $name } abandonne.
}
news-ended = { $who ->
    [you] Votre absence a trop duré ; la partie est terminée.
   *[other] L’absence de { $name } a trop duré ; la partie est terminée.
}
news-asks-take-back = { $who ->
    [you] Vous demandez à reprendre votre dernier coup.
   *[other] { $name } demande à reprendre son dernier coup.
}
news-asks-pause = { $who ->
    [you] Vous demandez une pause.
   *[other] { $name } demande une pause.
}
news-agrees = { $who ->
    [you] Vous êtes d’accord.
   *[other] { $name } est d’accord.
}
news-declines = { $who ->
    [you] Vous n’êtes pas d’accord.
   *[other] { $name } n’est pas d’accord.
}
news-paused = { $who ->
    [you] Vous faites une pause.
   *[other] { $name } fait une pause.
}
news-resumed = { $who ->
    [you] Vous continuez.
   *[other] { $name } continue.
}
hint = Conseil
hint-asking = Le conseil est en cours de calcul …
hint-best = Le mieux : { $actions }. Si chacun joue au mieux, vous finissez alors la manche à { $worth }.
hint-best-many = Les { $count } cartes marquées sont les meilleures. Si chacun joue au mieux, vous finissez alors la manche à { $worth }.
hint-count = { $count ->
    [0] Aucun conseil demandé.
    [one] Un conseil demandé.
   *[other] { $count } conseils demandés.
}
bot-thinks = { $who ->
    [bot] Le robot réfléchit.
   *[other] { $name } réfléchit.
}
news-idle = { $who ->
    [you] Les autres vous attendent.
   *[other] { $name } n’a rien fait depuis des minutes.
}
news-unanswered = Tous n’ont pas répondu.
news-table-acts = La table a agi à votre place.
news-gives-time = { $who ->
    [you] Vous accordez deux minutes de plus.
   *[other] { $name } accorde deux minutes de plus.
}
news-goes-without = { $who ->
    [you] Vous voulez continuer.
   *[other] { $name } veut continuer.
}
news-time-low = { $who ->
    [you] Votre temps s’écoule.
   *[other] Le temps de { $name } s’écoule.
}
news-time-out = { $who ->
    [you] Votre temps est écoulé ; un robot joue ce coup.
   *[other] Le temps de { $name } est écoulé ; un robot joue ce coup.
}

## Reactions

reaction-hello = Bonjour
reaction-well-played = Bien joué
reaction-thanks = Merci
reaction-oops = Oups
reaction-thinking = Je réfléchis
reaction-good-game = Belle partie
reaction-thumbs-up = 👍
reaction-applause = 👏
reaction-laugh = 😄
reaction-wow = 😮
reaction-sad = 😢
reaction-heart = ❤️
says-hello = { $name } : « Bonjour »
says-well-played = { $name } : « Bien joué »
says-thanks = { $name } : « Merci »
says-oops = { $name } : « Oups »
says-thinking = { $name } : « Je réfléchis »
says-good-game = { $name } : « Belle partie »
says-thumbs-up = { $name } : 👍
says-applause = { $name } : 👏
says-laugh = { $name } : 😄
says-wow = { $name } : 😮
says-sad = { $name } : 😢
says-heart = { $name } : ❤️

# After a match that was won against bots: the next one on the ladder.
play-next = Affronter { $name } ?

## À la première table d’un jeu. $pointer : touch, mouse.

first-next = Suite
first-done = Compris
first-tap-twice = { $pointer ->
    [touch] Touchez une carte pour la choisir, encore une fois pour la jouer.
   *[mouse] Cliquez une carte pour la choisir, encore une fois pour la jouer.
}
first-tap-once = { $pointer ->
    [touch] Toucher une carte la joue aussitôt.
   *[mouse] Un clic sur une carte la joue aussitôt.
}
