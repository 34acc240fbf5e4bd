### Ce que disent toutes les pages de règles.

ruling = notre décision
ruling-help = Les lignes ainsi marquées règlent ce que la règle imprimée laisse ouvert.
rules-in-brief = Les règles en bref
rules-whole = Toutes les règles
rules-brief = En bref
