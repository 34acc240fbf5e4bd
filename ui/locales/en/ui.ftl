### The shell of the client: home page, table page, settings.

parlour = Parlour
tagline = card games you can’t buy any more, and a table to play them at
home = Home
menu = Menu
close = Close
cancel = Cancel
save = Save
on = on
off = off
try-again = Try again
opening = Opening the table …
skip-to-board = Skip to the board
skip-to-content = Skip to the content

## Home

your-tables = Your tables
my-games = Your games
no-tables = Nothing is on yet. “Play now” opens a table with bots, “Invite” one for friends.
table-line = { $players } · round { $round } · { $tally }
table-over = { $who ->
    [you] You won
    [bot] The bot won
    [shared-you] { $name } share it
    [shared] { $name } share it
   *[other] { $name } won
}
table-over-nobody = Nobody won
try-mark = { $move ->
    [0] A try from the start
   *[other] A try from move { $move }
}
table-waiting = Waiting for players
table-ready = Next round?
table-others = Others to play
your-turn-short = You to play
more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
players = { $count } players
players-from-to = { $least } to { $most } players
learn = Learn
learn-from = Go on with step { $step }
learned = learned
play-now = Play now
invite = Invite
same-screen = Same screen
more-choices = More choices
rules = Rules
rules-of = { $game }: the rules

## A new table

new-table = A new table
pace = How fast bots play
pace-help = How long a bot waits before it plays, so that you can follow.
pace-none = at once
pace-quick = quickly
pace-normal = like people
pace-slow = slowly
edition = Edition
edition-help = Each edition has slightly different rules; choosing one sets the options below.
open-table = Open the table

## A link to hand on; who sits where

seats = Seats
seat-open = open seat
seat-bot = Bot
seat-guest = Guest
seat-player = Player { $number }
seat-you = { $name } (you)
seat-numbered = { $name } { $number }
name-label = Your name
name-placeholder = What shall we call you?
name-saved = Saved.
colour-label = Your colour
colour-help = Your token at every table. If somebody there has the same, one of you gets another.
guest-colour-clay = clay
guest-colour-moss = moss
guest-colour-teal = teal
guest-colour-slate = slate
guest-colour-plum = plum
guest-colour-rose = rose

## At the table

table-controls = Table
open-tables = Open tables
open-watch = watch
open-seats = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
table-other = { $name } to play
at-the-table = At the table
notice-unfold = Unfold
notice = Notice
paused = Paused
take-back = Take back
take-back-sure = Take back your last move?
what-happened = What happened
history-empty = Nothing yet. What happens from now on is written here.
shortcuts = Keyboard shortcuts
single-keys-off = Single-key shortcuts are switched off: letters and digits act only while you are on the board.
settings = Settings
your-turn = Your turn.
title-your-turn = ● Your turn: { $game }
connection-lost = Connection lost. Your game is safe; trying again.
connection-replaced = You play this table in another window now.
connection-blocked = The room answers, but the live connection (WebSocket) does not get through: a proxy, a firewall or an add-on may block it. Trying again.
connection-too-much = Too much was sent from here at once, so the room has closed the connection. It will be tried again in a few seconds.
connection-full = The room has no place for another connection from here. Close pages that you do not need; trying again.
page-outdated = The room has a new version. This page is of the one before.
load-anew = Load the new one
play-here = Play here instead

## Settings

setting-auto = automatic
setting-language = Language
settings-you = Your games, data and devices
setting-theme = Appearance
theme-light = light
theme-dark = dark
setting-preview = Preview
setting-preview-help = What each card you may play would do.
sound = Sound
setting-vibration = Vibration
setting-vibration-help = A short one when you play, two when something is refused.
setting-single-keys = Single-key shortcuts
setting-single-keys-help = Letters and digits act wherever you are on the page; switched off, only on the board.
setting-confirm = Confirm before playing
setting-confirm-help = First choose a card, then play it.
confirm-auto = on touch screens
confirm-always = always
confirm-never = never
setting-drag = Drag cards in a race
setting-drag-help = Where everybody plays at once: with a mouse or a finger. Without it a card is played as soon as it is pressed.
setting-pause = A finished trick stays for
setting-pause-help = A tap or a key goes on sooner.
until-tap = until a tap
tap-to-go-on = Tap to go on.
setting-forced = Forced cards play themselves
setting-forced-help = In turns, when only one card may be played.
seconds = { $seconds } s
setting-motion = Motion
motion-full = full
motion-reduced = reduced

## What the study says before its texts have come

study = Study
opening-study = Opening the study …
opening-replay = Opening the replay …
study-lost = Connection lost; trying again.
review = Review of a round
puzzle = Puzzle

## What went wrong

error-unreachable = The room does not answer. Check the connection, then try again.
error-part-missing = The room answers, but a part of this page is not there. If trying again does not help, whoever runs the room should start it anew.
error-unexpected = Something went wrong on our side. Load the page again; your game is safe.
error-no-such-page = There is no such page. The home page shows what there is.
