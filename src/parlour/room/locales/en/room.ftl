# Why the room refuses something.
error-not-your-seat = You do not play at this seat.
error-not-started = The game has not begun: somebody is still missing.
error-stale-turn = The game has moved on meanwhile. Have another look.
error-action-too-long = “{ $text }” is too long to be a move.
error-bad-message-id = A message needs a name of 1 to { $limit } characters.
error-bad-message = The room did not understand that. Please reload the page.
error-too-many-messages = That was a little fast. Please try again in a moment.
error-bot-plays-for-you = A bot plays for you at the moment. Take your seat back first.
error-paused = The game is paused.
error-not-paused = The game is not paused.
error-cannot-pause = There is nothing to pause now.
error-already-asked = Somebody has asked for something already. Answer that first.
error-nothing-asked = Nobody asks for anything any more.
error-already-started = Seats can only be changed before the first deal.
error-resigned = You have given this match up. The next one is yours again.
error-match-over = The match is over.
error-too-early = Not yet: everybody starts at the same moment.
error-card-comes-back = Your card is still on its way back.
error-built-on-refused = That was built on a card that was refused.
error-bad-clock = A clock gives { $least } to { $most } seconds a move.
error-clock-in-real-time = In { $game } everybody plays at once, so there is no clock for moves.
error-nothing-to-take-back = There is nothing to take back.
error-already-seated = You already have a seat at this table.
error-no-such-seat = This table has no such seat.
error-table-full = All seats are taken. You can watch.
error-seat-taken = Somebody was quicker: this seat is taken.
error-not-due = It is not time for that yet.
error-no-hints = At this table there are no hints.
error-hints-need-bots = Hints are for games in which all other seats are bots’.
error-hints-not-known = Nobody knows the best play in { $game }, so there are no hints.
error-no-record-yet = Nothing has been played yet.
error-rules-changed = This table was played by older rules of { $game } (version { $written }, now { $current }). It cannot go on.
error-table-damaged =
    { $row ->
        [0] The log of this table is damaged, so it cannot go on. All other tables are unharmed.
       *[other] The log of this table is damaged at row { $row }, so it cannot go on. All other tables are unharmed.
    }
error-unknown-table = There is no such table. Perhaps the link is incomplete.
error-too-many-tables = Many tables were opened from your network just now. Another one can be opened in { $seconds } s.
error-bad-pace = The bots’ pace goes from 0 to { $most }.
error-places-differ = There are { $places } places for { $players } players.
error-bad-place = “{ $place }” cannot be who sits at a seat.
error-nobody-plays = At least one seat must be yours, or open for somebody to come.
error-same-screen-needs-me = At a shared screen one of the seats must be yours.
error-same-screen-hidden = { $game } has secrets, so it cannot be played at one screen.
error-name-empty = A name needs at least one letter.
error-name-too-long = A name has at most { $limit } letters.
error-name-not-printable = The name holds a character that cannot be shown.
error-not-stored = That could not be saved. Try again in a moment; if it stays so, tell the host of the room.
error-not-read = The room cannot get at its games. Try again in a moment; if it stays so, tell the host of the room.
error-server-error = Something went wrong in the room. Please try again.
error-not-found = There is nothing here.
error-not-allowed = That cannot be done here.
error-too-large = That was too much at once.
error-bad-request = The room did not understand the request. Please reload the page.
error-wrong-origin = Another site tried to play in your name. The room refused.
