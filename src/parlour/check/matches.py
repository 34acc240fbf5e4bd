"""What must hold of matches: they end within a bound, and their records replay."""

import itertools
from typing import Any, Final

import msgspec

from parlour.check.trial import Fault, Trial, describe, play
from parlour.core.errors import ParlourError
from parlour.core.match import Match, new_match, replay_match, score
from parlour.core.record import header_fields, round_fields
from parlour.core.round import Round, Variant

MOST_ROUNDS: Final = 200
"""A match of random play that has so many is taken to have no end."""


def a_match_ends(variant: Variant, seed: int, longest: int) -> None:
    """Rounds of random play, each with what those before it carry over, come to winners, and so does their record."""
    match, rounds = new_match(variant), list[Round]()
    where = f"{describe(variant, seed)}: the match"
    _check_sides(match, where)
    for number in itertools.count():
        if match.winners:
            break
        if number == MOST_ROUNDS:
            raise Fault(f"{where} is not over after {number} rounds: {match.tally}")
        trial = play(variant, seed + number, longest, match.carry)
        match = _after(match, trial)
        rounds.append(trial.played)
    _check_winners(match, where)
    _check_record(match, rounds, where)


def _check_sides(match: Match, where: str) -> None:
    sides = match.variant.game.match.sides(match.variant.players)
    if len(sides) != match.variant.players or sorted({*sides}) != [*range(len(match.tally))]:
        raise Fault(f"{where} has {len(match.tally)} counts for the sides {sides}")
    if match.variant.game.match.winners(match.variant.options, match.tally):
        raise Fault(f"{where} is won before its first round")


def _after(match: Match, trial: Trial) -> Match:
    variant, played = match.variant, trial.played
    try:
        variant.game.match.accept(variant.options, variant.players, played.setup, match.carry)
    except ParlourError as error:
        raise trial.fault(f"a round that was dealt may not follow in its match: {error}") from error
    trial.demand(played.outcome is not None, "the round has no result")
    after = score(match, played.told, played.outcome)
    trial.demand(len(after.tally) == len(match.tally), f"a round turns {match.tally} into {after.tally}")
    scores = variant.game.scores(played.outcome)
    trial.demand(len(scores) == len(match.tally), f"a round comes to {scores} for {len(match.tally)} sides")
    return after


def _check_winners(match: Match, where: str) -> None:
    if [*match.winners] != sorted({*match.winners}) or not {*match.winners} <= {*range(len(match.tally))}:
        raise Fault(f"{where} is won by {match.winners}, which are not sides in rising order")


def _check_record(match: Match, rounds: list[Round], where: str) -> None:
    tallies = [[*tally] for tally in match.tallies]
    claims = {match.variant.game.match.tally: tallies, "winners": [*match.winners]}
    fields = header_fields(match.variant) | {"match": [*map(round_fields, rounds)], **claims}
    record: Any = msgspec.json.decode(msgspec.json.encode(fields))
    try:
        replay_match(record)
    except ParlourError as error:
        raise Fault(
            f"{where} has a record that does not replay: {error}; round {getattr(error, 'round_index', None)}"
        ) from error
