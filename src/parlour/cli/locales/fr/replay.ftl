no-files = Nommez au moins un fichier de parties notées ; - est l’entrée standard.
replay-summary = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
}, { $wrong ->
    [one] { $wrong } fausse
   *[other] { $wrong } fausses
}.
error-file-unreadable = { $file } ne peut pas être lu : { $why }.
no-such-option = il n’y a ni fichier ni option de ce nom
