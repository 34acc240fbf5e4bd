# What `parlour review` says.
review-heading = { $file }, line { $line }, round { $round }
review-number = no.
review-side-title = side
review-side = Side { $side }: { $best } of { $choices } choices were best ones, { $lost ->
    [one] 1 point
   *[other] { $lost } points
} lost.
review-played = played
review-worth = A gets
review-lost = lost
review-best = better
review-curve = What A gets in the end: { $curve }
review-decisive = Decisive mistakes (!): { $numbers }
