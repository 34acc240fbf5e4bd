"""What must come back: records wherever they stop, what is pickled for a worker, and games of earlier rules."""

import pickle
from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.check.trial import Fault, Trial, name_of, spread
from parlour.core.discovery import games
from parlour.core.errors import ParlourError
from parlour.core.game import HOUSE, AnyGame
from parlour.core.record import Record, Replayed, as_record, filled_in, replay
from parlour.core.round import Round


def its_record_replays(trial: Trial) -> None:
    """The record of a finished round gives its end to every viewer again, and is then written the same."""
    record = _record(trial, trial.played)
    trial.demand("result" in record, "the record of a finished round has no result")
    replayed = _replayed(trial, record, None)
    _check_replayed(trial, replayed, trial.played, record, len(trial.played.moves))
    for viewer in trial.viewers:
        live, again = (trial.game.view(state, viewer) for state in (trial.played.state, replayed.round.state))
        trial.demand(again == live, f"its record ends in another view for {name_of(viewer)}")
    _replayed(trial, filled_in(record, replayed), None)


def a_record_may_stop_anywhere(trial: Trial) -> None:
    """The record of a part of the round replays as far as it goes, and is then written the same."""
    for move in trial.moments:
        part = trial.played.cut(move)
        record = _record(trial, part)
        _check_replayed(trial, _replayed(trial, record, move), part, record, move)


def _record(trial: Trial, part: Round) -> Record:
    """As another program would read it."""
    record: Record = msgspec.json.decode(msgspec.json.encode(as_record(part)))
    return record


def _replayed(trial: Trial, record: Record, move: int | None) -> Replayed:
    try:
        return replay(record)
    except ParlourError as error:
        raise trial.fault(f"its record does not replay: {error}; the record: {_text(record)}", move) from error


def _check_replayed(trial: Trial, replayed: Replayed, part: Round, record: Record, move: int) -> None:
    again = replayed.round
    trial.demand(again.outcome == part.outcome, f"its record comes to {again.outcome}, not {part.outcome}", move)
    written = _record(trial, again)
    trial.demand(written == record, f"its record {_text(record)} is written anew as {_text(written)}", move)
    for one, other in _same_moments(again, part):
        views = ((trial.game.view(one, viewer), trial.game.view(other, viewer)) for viewer in trial.viewers)
        same = other is not None and all(came == live for came, live in views)
        trial.demand(same, f"its record leads to another state, {trial.game.view(one, None)}", move)


def _same_moments(again: Round, part: Round) -> Iterator[tuple[Any, Any]]:
    """The states of a replayed round, each with the one that was there before it was written, or None.

    In what order sealed bids were made, and what was changed before anybody saw it, is in no record; then only how
    every turn began, and what chance did in it, was there before.
    """
    if [*again.moves] == [*part.moves]:
        yield from zip(again.states, part.states, strict=True)
        return
    before = _beginnings(part)
    for moment, state in _beginnings(again).items():
        yield state, before.get(moment)


def _beginnings(played: Round) -> dict[tuple[int | None, int], Any]:
    """The state as it was first, by the turn and by how often `HOUSE` had acted."""
    found: dict[tuple[int | None, int], Any] = {}
    chance = 0
    for state, (seat, _) in zip(played.states, ((None, None), *played.moves), strict=True):
        chance += seat == HOUSE
        found.setdefault((played.game.ply(state), chance), state)
    return found


def what_goes_to_a_worker_comes_back(trial: Trial) -> None:
    """Rounds, views and games are pickled; a game is its name and version, so it must be found by them."""
    again: Round = pickle.loads(pickle.dumps(trial.played))  # noqa: S301, our own bytes
    trial.demand(again.game is trial.game, "the game is another one when it is pickled and read again")
    trial.demand([*again.states] == [*trial.played.states], "its states are other ones when they are pickled")
    trial.demand([*again.moves] == [*trial.played.moves], "its moves are other ones when they are pickled")
    for move in spread(trial.moments, 4):
        for viewer in trial.viewers:
            view = trial.game.view(trial.played.states[move], viewer)
            same = pickle.loads(pickle.dumps(view)) == view  # noqa: S301
            trial.demand(same, f"the view of {name_of(viewer)} is another one when it is pickled", move)


def it_is_found(game: AnyGame) -> None:
    """A game is found by its name, with this version or among its earlier ones."""
    current = games().get(game.name)
    if current is None:
        raise Fault(f"{game.name}: it is not found; its package needs an entry point of the group parlour.games")
    if current.version != game.version and game.version not in current.earlier:
        raise Fault(f"{game.name}: version {game.version} is not found, only {_versions(current)}")
    if current.under(game.version) is not game:
        raise Fault(f"{game.name}: another game is found by its name")


def earlier_rules_are_kept(game: AnyGame) -> None:
    """What is under an earlier version is the same game, of that version."""
    for version, earlier in game.earlier.items():
        if (earlier.name, earlier.version) != (game.name, version) or version >= game.version:
            found = f"{earlier.name}, version {earlier.version}"
            raise Fault(f"{game.name}: under version {version} of {game.version} lies {found}")


def _versions(game: AnyGame) -> str:
    return ", ".join(map(str, (*game.earlier, game.version)))


def _text(record: Any) -> str:
    return msgspec.json.encode(record).decode()
