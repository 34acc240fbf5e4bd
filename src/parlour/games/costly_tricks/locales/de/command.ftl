# Was `parlour solve` sagt.
costly-tricks-solve-nothing = Nenne eine Stellung, vier Hände wie „T5.4.. .2..83 .3.T1. ...T76“, oder mit --file eine Datei mit Stellungen.
costly-tricks-solve-both = Nenne eine Stellung oder eine Datei, nicht beides.
costly-tricks-solve-slow = Der Kern des Lösers wurde nicht gebaut: Es antwortet die langsame Referenz.
costly-tricks-solve-to-play = { $hand ->
    [0] Die Hand von A ist am Zug.
    [1] Die Hand von B ist am Zug.
    [2] Der Geist von A ist am Zug.
   *[3] Der Geist von B ist am Zug.
}
costly-tricks-solve-heading = Was Seite A nach jeder Karte noch bekommt; * ist das Beste für den, der spielt:
costly-tricks-solve-line = Beste Spielweise: { $cards }
costly-tricks-solve-wins = Seite { $side } gewinnt die Runde, { $first } zu { $second }.
costly-tricks-solve-draw = Die Runde endet unentschieden.
costly-tricks-solve-progress = Gelöst
