### Der dritte Mann: Spielaufzeichnungen.

error-leaders-differ = Angespielt haben { $leaders }.
