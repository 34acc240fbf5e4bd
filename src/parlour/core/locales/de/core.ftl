# Was an einer Aufstellung, einer Aktion oder einer Aufzeichnung falsch sein kann. Der Code eines Fehlers nennt seine Nachricht.
error-unknown-game = Es gibt kein Spiel namens „{ $game }“. Es gibt: { $known }.
error-unknown-edition = { $game } hat keine Ausgabe namens „{ $edition }“. Es gibt: { $known }.
error-unknown-option = { $game } hat keine Option namens „{ $option }“. Es gibt: { $known }.
error-bad-option-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich sind: { $known }.
error-options-not-object = Die Optionen müssen ein Objekt sein.
error-bad-players = { $game } lässt sich nicht zu { $players } spielen. Es geht zu: { $known }.
error-rules-changed = Hier gelten neuere Regeln von { $game } (Fassung { $written }, bekannt bis { $current }). Dafür braucht es eine neuere Version von Parlour.
error-action-not-text = Eine Aktion muss ein Text sein.
error-round-over = Die Runde ist zu Ende.
error-not-your-turn = Du bist nicht an der Reihe.
error-option-without-value = Eine Option schreibt man NAME=WERT, nicht „{ $text }“.
error-unknown-level = { $game } hat keinen Bot namens „{ $level }“. Es gibt: { $known }.
