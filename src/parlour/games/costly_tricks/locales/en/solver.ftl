### Costly Tricks: positions that the solver is asked about.

error-costly-tricks-trick-not-text = The trick on the table must be a text such as “R5 B3”.
error-costly-tricks-trick-full = A trick on the table holds three cards at most, not { $cards }.
