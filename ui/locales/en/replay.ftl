### Rounds that are over, looked at again; and records that somebody opens. Loaded with a game.

replay = Replay
replay-title = { $game }: round { $round }
replay-move = { $move } of { $moves } moves
replay-start = To the start
replay-back = One move back
replay-play = Play
replay-stop = Stop
replay-next = One move on
replay-end = To the end
replay-speed = Speed
replay-speed-times = { $speed } ×
replay-eyes = Seen by
replay-spectator = a spectator
replay-rounds = Rounds
replay-round = Round { $round }
replay-course = The score, move by move
replay-course-label = The score, move by move. In the end: { $scores }.
replay-course-of = { $name } { $score }
replay-late = { $who ->
    [you] You came too late.
   *[other] { $name } came too late.
}
replay-beaten = { $who ->
    [you] You came too late, by { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
   *[other] { $name } came too late, by { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
}
replay-copy-record = Copy record
replay-download = Download match
replay-keys = ← and → go a move back and on, Home and End to the start and the end; the space bar plays and stops.
replay-watch = Watch the replay
replay-watch-round = Watch the replay of round { $round }

## Opening a record

open-record = Open a record
open-line = Game records and matches, one a line, in a file or pasted. Nothing of them is stored.
open-file = Choose a file
open-drop = or drop it here
open-paste = Or paste it
open-go = Open
open-too-large = That is more than { $most } kB. Open a smaller file.
open-unreadable = The file cannot be read. Choose it again.
open-empty = There is no record in it. Each line is one, in braces.
open-found = What is in it
open-entry = { $game }, { $players } players
open-entry-match = { $game }, { $players } players, a match of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
open-at = Line { $line }: { $why }
open-at-action = Line { $line }, action { $action }: { $why }
open-at-round = Line { $line }, round { $round }: { $why }
open-at-round-action = Line { $line }, round { $round }, action { $action }: { $why }
open-other = Another record

## What happened at the table

history-earlier = What happened in round { $round }

## Trying a round again from one of its moves

try-here = Try again from here
try-here-short = Try again
try-out = Play this out against the bot
try-same = Try again from the same place
try-same-of = { $game }, { $when }: try again from the same place
try-back = Back to the replay, move { $move }
try-back-study = Back to the study
try-over = The try is over
try-free = A try counts for nothing: no match, no standing, no statistics.
try-compare = { $who ->
    [you] This time you have { $now }, the first time { $then }.
   *[other] This time { $name } has { $now }, the first time { $then }.
}
round-won = { $who ->
    [you] You win the round
    [bot] The bot wins the round
    [shared-you] { $name } share the round
    [shared] { $name } share the round
   *[other] { $name } wins the round
}
round-won-nobody = Nobody wins the round
