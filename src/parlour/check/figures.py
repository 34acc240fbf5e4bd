"""What must hold of the figures that a game counts of those who play it."""

from parlour.check.trial import Trial, name_of


def it_counts_what_it_names(trial: Trial) -> None:
    """Of every seat it counts only figures that it names, each of so many as there are, of a round that is over."""
    rules, played = trial.game.figures, trial.played
    if rules is None:
        return
    for seat in range(played.variant.players):
        for name, (amount, of) in rules.count(played.states, played.moves, played.times, seat).items():
            trial.demand(name in rules.kinds, f"a figure of {name_of(seat)} is called {name}, which it does not name")
            counted = isinstance(amount, int) and isinstance(of, int) and of > 0
            trial.demand(counted, f"the figure {name} of {name_of(seat)} is {amount} of {of}")
