### The Third Man: what is counted of those who play.

figure-third-man-best-round = best series { SIGNED($value) }
figure-third-man-bid = average bid { NUMBER($value, maximumFractionDigits: 1) }
figure-third-man-first = first { NUMBER($value, maximumFractionDigits: 0) } %
figure-third-man-second = second { NUMBER($value, maximumFractionDigits: 0) } %
figure-third-man-third = third man { NUMBER($value, maximumFractionDigits: 0) } %
figure-third-man-last = last { NUMBER($value, maximumFractionDigits: 0) } %
third-man-games-length = { $rounds ->
    [one] { $rounds } series
   *[other] { $rounds } series
} · { $minutes ->
    [0] less than a minute
   *[other] { $minutes } min
}
