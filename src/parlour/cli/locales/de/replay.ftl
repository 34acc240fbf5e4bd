no-files = Nenne mindestens eine Datei mit Aufzeichnungen; - ist die Standardeingabe.
replay-summary = { $right } richtig, { $wrong } falsch.
error-file-unreadable = { $file } lässt sich nicht lesen: { $why }.
no-such-option = es gibt weder eine solche Datei noch eine solche Option
