# Was `parlour solve` sagt.
solve-nothing = Nenne eine Stellung, vier Hände wie „T5.4.. .2..83 .3.T1. ...T76“, oder mit --file eine Datei mit Stellungen.
solve-both = Nenne eine Stellung oder eine Datei, nicht beides.
solve-slow = Der Kern des Lösers wurde nicht gebaut: Es antwortet die langsame Referenz.
solve-to-play = { $hand ->
    [0] Die Hand von A ist am Zug.
    [1] Die Hand von B ist am Zug.
    [2] Der Geist von A ist am Zug.
   *[3] Der Geist von B ist am Zug.
}
solve-heading = Was Seite A nach jeder Karte noch bekommt; * ist das Beste für den, der spielt:
solve-line = Beste Spielweise: { $cards }
solve-wins = Seite { $side } gewinnt die Runde, { $first } zu { $second }.
solve-draw = Die Runde endet unentschieden.
solve-progress = Gelöst
