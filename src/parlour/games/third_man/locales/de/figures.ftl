### Der dritte Mann: was von denen gezählt wird, die spielen.

figure-third-man-best-round = beste Serie { SIGNED($value) }
figure-third-man-bid = Gebot im Mittel { NUMBER($value, maximumFractionDigits: 1) }
figure-third-man-first = Erster { NUMBER($value, maximumFractionDigits: 0) } %
figure-third-man-second = Zweiter { NUMBER($value, maximumFractionDigits: 0) } %
figure-third-man-third = dritter Mann { NUMBER($value, maximumFractionDigits: 0) } %
figure-third-man-last = Letzter { NUMBER($value, maximumFractionDigits: 0) } %
third-man-games-length = { $rounds ->
    [one] { $rounds } Serie
   *[other] { $rounds } Serien
} · { $minutes ->
    [0] unter einer Minute
   *[other] { $minutes } min
}
