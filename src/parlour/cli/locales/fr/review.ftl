# Ce que dit `parlour review`.
review-heading = { $file }, ligne { $line }, manche { $round }
review-number = nº
review-side-title = camp
review-side = Camp { $side } : { $best } choix sur { $choices } étaient parmi les meilleurs, { $lost ->
    [one] { $lost } point perdu
   *[other] { $lost } points perdus
}.
review-played = joué
review-worth = pour A
review-lost = perte
review-best = mieux
review-curve = Ce que A obtient à la fin : { $curve }
review-decisive = Fautes décisives (!) : { $numbers }
