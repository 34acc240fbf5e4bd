# Was `parlour review` sagt.
review-heading = { $file }, Zeile { $line }, Runde { $round }
review-number = Nr.
review-side-title = Seite
review-side = Seite { $side }: { $best } von { $choices } Entscheidungen waren beste, { $lost ->
    [one] 1 Punkt
   *[other] { $lost } Punkte
} verloren.
review-played = gespielt
review-worth = für A
review-lost = Verlust
review-best = besser
review-curve = Was A am Ende bekommt: { $curve }
review-decisive = Entscheidende Fehler (!): { $numbers }
