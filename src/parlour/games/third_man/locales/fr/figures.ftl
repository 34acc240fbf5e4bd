### Le 3e Homme : ce qui est compté de ceux qui jouent.

figure-third-man-best-round = meilleure série { SIGNED($value) }
figure-third-man-bid = mise moyenne { NUMBER($value, maximumFractionDigits: 1) }
figure-third-man-first = premier { NUMBER($value, maximumFractionDigits: 0) } %
figure-third-man-second = deuxième { NUMBER($value, maximumFractionDigits: 0) } %
figure-third-man-third = troisième homme { NUMBER($value, maximumFractionDigits: 0) } %
figure-third-man-last = dernier { NUMBER($value, maximumFractionDigits: 0) } %
third-man-games-length = { $rounds ->
    [one] { $rounds } série
   *[other] { $rounds } séries
} · { $minutes ->
    [0] moins d’une minute
   *[other] { $minutes } min
}
