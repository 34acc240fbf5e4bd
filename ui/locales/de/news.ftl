### What happens around a round; said only at a table.

## News

news-away = { $who ->
    [you] Du bist nicht da.
   *[other] { $name } ist nicht da.
}
news-back = { $name } ist wieder da.
news-bot-plays = { $who ->
    [you] Ein Bot spielt jetzt für dich.
   *[other] Ein Bot spielt jetzt für { $name }.
}
news-played-for = Während du weg warst, hat ein Bot { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    } für dich gemacht. { $moves }
news-left = { $who ->
    [you] Du bist gegangen.
   *[other] { $name } ist gegangen.
}
news-moved = { $who ->
    [you] Du wechselst den Platz.
   *[other] { $name } wechselt den Platz.
}
news-removed = { $who ->
    [you] Der Gastgeber hat dir den Platz genommen.
   *[other] Der Gastgeber hat { $name } den Platz genommen.
}
news-resigned = { $who ->
    [you] Du gibst auf.
   *[other] { $name } gibt auf.
}
news-ended = { $who ->
    [you] Du warst zu lange weg; die Partie ist vorbei.
   *[other] { $name } war zu lange weg; die Partie ist vorbei.
}
news-asks-take-back = { $who ->
    [you] Du bittest darum, deinen letzten Zug zurückzunehmen.
   *[other] { $name } bittet darum, den letzten Zug zurückzunehmen.
}
news-asks-pause = { $who ->
    [you] Du bittest um eine Pause.
   *[other] { $name } bittet um eine Pause.
}
news-agrees = { $who ->
    [you] Du bist einverstanden.
   *[other] { $name } ist einverstanden.
}
news-declines = { $who ->
    [you] Du bist nicht einverstanden.
   *[other] { $name } ist nicht einverstanden.
}
news-paused = { $who ->
    [you] Du machst Pause.
   *[other] { $name } macht Pause.
}
news-resumed = { $who ->
    [you] Du machst weiter.
   *[other] { $name } macht weiter.
}
hint = Tipp
hint-asking = Der Tipp wird berechnet …
hint-best = Am besten: { $actions }. Bei bestem Spiel beendest du die Runde dann mit { $worth }.
hint-best-many = Die { $count } markierten Karten sind die besten. Bei bestem Spiel beendest du die Runde dann mit { $worth }.
hint-count = { $count ->
    [0] Kein Tipp erfragt.
    [one] Ein Tipp erfragt.
   *[other] { $count } Tipps erfragt.
}
bot-thinks = { $who ->
    [bot] Der Bot überlegt.
   *[other] { $name } überlegt.
}
news-idle = { $who ->
    [you] Die anderen warten auf dich.
   *[other] { $name } hat seit Minuten nichts getan.
}
news-unanswered = Nicht alle haben geantwortet.
news-table-acts = Der Tisch hat für dich gehandelt.
news-gives-time = { $who ->
    [you] Du gibst zwei Minuten mehr Zeit.
   *[other] { $name } gibt zwei Minuten mehr Zeit.
}
news-goes-without = { $who ->
    [you] Du möchtest weiterspielen.
   *[other] { $name } möchte weiterspielen.
}
news-time-low = { $who ->
    [you] Deine Zeit läuft ab.
   *[other] Die Zeit von { $name } läuft ab.
}
news-time-out = { $who ->
    [you] Deine Zeit ist um; ein Bot macht diesen Zug.
   *[other] Die Zeit von { $name } ist um; ein Bot macht diesen Zug.
}

## Reactions

reaction-hello = Hallo
reaction-well-played = Gut gespielt
reaction-thanks = Danke
reaction-oops = Hoppla
reaction-thinking = Ich überlege
reaction-good-game = Schöne Partie
reaction-thumbs-up = 👍
reaction-applause = 👏
reaction-laugh = 😄
reaction-wow = 😮
reaction-sad = 😢
reaction-heart = ❤️
says-hello = { $name }: „Hallo“
says-well-played = { $name }: „Gut gespielt“
says-thanks = { $name }: „Danke“
says-oops = { $name }: „Hoppla“
says-thinking = { $name }: „Ich überlege“
says-good-game = { $name }: „Schöne Partie“
says-thumbs-up = { $name }: 👍
says-applause = { $name }: 👏
says-laugh = { $name }: 😄
says-wow = { $name }: 😮
says-sad = { $name }: 😢
says-heart = { $name }: ❤️

# After a match that was won against bots: the next one on the ladder.
play-next = Gegen { $name } spielen?

## Am ersten Tisch eines Spiels. $pointer: touch, mouse.

first-next = Weiter
first-done = Verstanden
first-tap-twice = { $pointer ->
    [touch] Tippe eine Karte an, um sie zu wählen, noch einmal, um sie zu spielen.
   *[mouse] Klicke eine Karte an, um sie zu wählen, noch einmal, um sie zu spielen.
}
first-tap-once = { $pointer ->
    [touch] Tippst du eine Karte an, ist sie gespielt.
   *[mouse] Klickst du eine Karte an, ist sie gespielt.
}
