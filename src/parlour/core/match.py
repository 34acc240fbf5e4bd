"""Matches: rounds folded with `award` and `carry`, the same way for every game, and their records."""

from random import Random
from typing import Any

import msgspec

from parlour.core.errors import InvalidRecord, InvalidSetup, ParlourError
from parlour.core.game import Setup
from parlour.core.json import Json, plain, same
from parlour.core.options import choose, count_players
from parlour.core.record import Record, Replayed, filled_in, read_round, read_variant, replay
from parlour.core.round import Round, Variant


class Match(msgspec.Struct, frozen=True):
    """A match between two rounds.

    Attributes:
        variant: what is played.
        tally: chips (or points) by side.
        tallies: the same after each round so far.
        carry: what the next deal needs to know.
        winners: the sides that have won, in rising order; empty while the match goes on.
    """

    variant: Variant
    tally: tuple[int, ...]
    tallies: tuple[tuple[int, ...], ...] = ()
    carry: Json = None
    winners: tuple[int, ...] = ()


def new_match(variant: Variant) -> Match:
    """A match before its first round."""
    return Match(variant, variant.game.match.start(variant.options, variant.players))


def deal(match: Match, rng: Random) -> Setup:
    """The set-up of the match's next round."""
    return match.variant.game.deal(match.variant.options, match.variant.players, match.carry, rng)


def score(match: Match, setup: Setup, outcome: Any) -> Match:
    """The match after a round that ended with this result; the set-up is the round's as a record tells it."""
    variant, rules = match.variant, match.variant.game.match
    tally = rules.award(variant.options, match.tally, outcome)
    return Match(
        variant,
        tally,
        (*match.tallies, tally),
        rules.carry(variant.options, variant.players, setup, outcome, match.carry),
        rules.winners(variant.options, tally),
    )


class ReplayedMatch(msgspec.Struct, frozen=True):
    """A match that has been replayed, with its rounds."""

    match: Match
    rounds: list[Replayed]


def replay_match(record: Record) -> ReplayedMatch:
    """Replays a match and checks all that it claims.

    Raises:
        InvalidRecord: with the index of the round at fault and, if an action is, of that.
        ParlourError: a wrong header.
    """
    variant = read_variant(record)
    rounds = record["match"]
    if not isinstance(rounds, list):
        raise InvalidRecord("field-not-list", field="match")
    if not rounds:
        raise InvalidRecord("match-empty")
    match, replayed = new_match(variant), list[Replayed]()
    for index, entry in enumerate(rounds):
        try:
            one = _replay_round(match, record, entry, last=index == len(rounds) - 1)
        except ParlourError as error:
            raise InvalidRecord.in_round(error, index) from None
        replayed.append(one)
        if one.round.outcome is not None:
            match = score(match, one.round.told, one.round.outcome)
    _check_claims(match, record)
    return ReplayedMatch(match, replayed)


def _replay_round(match: Match, record: Record, entry: Json, *, last: bool) -> Replayed:
    if not isinstance(entry, dict):
        raise InvalidRecord("round-not-object")
    if match.winners:
        raise InvalidRecord("match-decided")
    variant = match.variant
    _check_variant(variant, record, entry)
    variant.game.match.accept(variant.options, variant.players, _setup(entry), match.carry)
    replayed = replay(entry, variant)
    if replayed.round.outcome is None and not last:
        raise InvalidRecord("round-unfinished")
    return replayed


def read_entry(entry: Json, record: Record, variant: Variant) -> Round:
    """A round of a match record as far as it goes, by itself; its claims are not looked at.

    Args:
        entry: the round, which may leave out its actions, too: then it is its beginning.
        record: the match.
        variant: what that says is played.

    Raises:
        InvalidRecord: it is none, is not of that match, or has a malformed or illegal action, at its index.
        ParlourError: a wrong set-up.
    """
    if not isinstance(entry, dict):
        raise InvalidRecord("round-not-object")
    _check_variant(variant, record, entry)
    return read_round({"actions": [], **entry}, variant)


def _setup(entry: Json) -> Setup:
    setup = entry.get("setup") if isinstance(entry, dict) else None
    if not isinstance(setup, dict):
        raise InvalidSetup("missing-field", field="setup")
    return setup


def _check_variant(variant: Variant, record: Record, entry: Record) -> None:
    """A round may leave the header to the match and must agree where it has one."""
    if "game" in entry and not same(entry["game"], variant.game.name):
        raise InvalidRecord("round-other-game")
    if "players" in entry and count_players(variant.game, entry["players"]) != variant.players:
        raise InvalidRecord("round-other-players")
    if "edition" in entry or "options" in entry:
        named = record | entry
        if choose(variant.game, named.get("edition"), named.get("options")) != variant.options:
            raise InvalidRecord("round-other-options")


def _check_claims(match: Match, record: Record) -> None:
    tally = match.variant.game.match.tally
    if tally in record and not same(record[tally], plain(match.tallies)):
        raise InvalidRecord(f"{tally}-differ", tally=msgspec.json.encode(match.tallies).decode())
    if "winners" in record and not same(record["winners"], plain(match.winners)):
        raise InvalidRecord("winners-differ", winners=msgspec.json.encode(match.winners).decode())


def filled_in_match(record: Record, replayed: ReplayedMatch) -> Record:
    """The match with what came out of its rounds, the tallies and the winners."""
    rounds = record["match"]
    assert isinstance(rounds, list)
    filled = [
        filled_in(entry, one) for entry, one in zip(rounds, replayed.rounds, strict=True) if isinstance(entry, dict)
    ]
    tally = replayed.match.variant.game.match.tally
    claims = {tally: plain(replayed.match.tallies), "winners": plain(replayed.match.winners)}
    return {**record, "match": [*filled], **claims}
