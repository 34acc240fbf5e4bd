# What can be wrong with a set-up, an action or a record. A code of an error is the name of its message.
error-unknown-game = There is no game called “{ $game }”. There are: { $known }.
error-unknown-edition = { $game } has no edition called “{ $edition }”. It has: { $known }.
error-unknown-option = { $game } has no option called “{ $option }”. It has: { $known }.
error-bad-option-value = The option { $option } cannot be “{ $value }”. It can be: { $known }.
error-options-not-object = The options must be an object.
error-bad-players = { $game } cannot be played by { $players } players. It can be by: { $known }.
error-rules-changed = This follows newer rules of { $game } (version { $written }; known here up to { $current }). It needs a newer version of Parlour.
error-action-not-text = An action must be a text.
error-round-over = The round is over.
error-not-your-turn = It is not your turn.
error-option-without-value = An option is written NAME=VALUE, unlike “{ $text }”.
error-unknown-level = { $game } has no bot called “{ $level }”. It has: { $known }.
