### What is a guest's own: his games, what is stored of him, his devices. Loaded with the pages that tell it.

## Games

my-games-empty = You have not played a match to its end here yet. When you have, it stands here, with who won, and how it stands between you.
my-games-none = No match is like that.
games-running = Going on
games-part = Show
games-matches = Matches
games-standings = Standings
games-figures = Numbers
games-of = Game
games-of-any = All games
games-with = With
games-with-any = Anybody
games-alone = At one screen
games-more = Show more
games-won = You won
games-lost = { $who ->
    [bot] The bot won
    [shared] { $name } share it
    [shared-you] { $name } share it
   *[other] { $name } won
}
games-unwon = Nobody won
games-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} · { $minutes ->
    [0] less than a minute
   *[other] { $minutes } min
}
games-given-up = given up
games-ended = ended early
games-slip-round = Round { $round }: { $slip }
games-rematch = Play again
games-rematch-of = { $game }, { $when }: play again
games-review = Review
games-table = To the table
games-count = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
games-member = { $name } { $won }
games-bots = { $count } × { $bot }
games-last = The last ones: { $results }
games-last-won = won
games-last-lost = lost
games-total-won = { $won } won ({ $share } %)
games-tally = { NUMBER($tally, maximumFractionDigits: 1) } chips a match

## You

you = You
you-line = Without an account, your browser’s cookie is who you are here.
you-games = What you have played
you-data = What is stored of you
you-data-line = Your name and colour, every table you sat at, what you did there and how it ended, the puzzles you tried, in one file.
you-download = Download everything
you-move = Another device
you-move-line = Open this link on your other device within { $minutes } minutes, and both of you are the same guest. Whoever has the link can become you: show it to nobody.
you-move-make = Make a link
you-move-again = Make another link
you-move-address = Link for your other device
you-move-code = QR code of the link for your other device
you-move-stays-here = This address works on this computer only. Whoever started the room can open it to other devices.
you-sign-out = Sign out everywhere else
you-sign-out-line = Your other devices, and whoever has got hold of your cookie or a link, are not you any more.
you-sign-out-sure = Only this browser will be you. Sign out everywhere else?
you-signed-out = Only this browser is you now.
you-delete = Delete me
you-delete-line = You leave your running matches to bots. Your name, your colour and your games go; where you played with others, they will read that a guest did.
you-delete-sure = Delete everything that is stored of you? Nobody can bring it back.

## Moving here

move = Move here
move-sure = { $who ->
    [nobody] Be the guest who sent this link, in this browser?
   *[named] Be { $name } in this browser?
}
move-line = Your tables and your games will be here, too.
move-replaces = { $who ->
    [nobody] You have played as somebody else in this browser. That guest will be gone, with his tables and games.
   *[named] You are { $name } in this browser. { $name } will be gone, with tables and games.
}
move-yes = { $who ->
    [nobody] Move here
   *[named] Be { $name }
}
move-same = This browser is you already. Open the link on your other device.

## What went wrong

error-move-over = This link has been used, or its ten minutes are over. Make a new one on your other device, in its settings.
error-guest-here = This browser is somebody already, who would be gone. Load the page again, and it asks you about that.
error-nothing-to-move = You have not sat down at a table yet, so nothing is stored that could move. Play first.
error-too-many-devices = You are signed in on { $most } other devices. Sign out everywhere else first, in the settings.
