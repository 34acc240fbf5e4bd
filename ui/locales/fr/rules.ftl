### Ce que disent toutes les pages de règles.

ruling = notre décision
ruling-help = Les lignes ainsi marquées règlent ce que la règle imprimée laisse ouvert.
