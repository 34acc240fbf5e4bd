"""What viewers may know: states that look alike to somebody must go on looking alike, and be told alike."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from parlour.check.rules import known_actions, refusal_of
from parlour.check.trial import Trial, name_of, spread
from parlour.core.errors import ParlourError
from parlour.core.game import HOUSE, Seat, Viewer

_Ask: TypeAlias = Callable[[Any], Any]

TRIED: Final = 16
"""So many actions are tried at most, to see whether refusals tell something."""
WAYS: Final = 8
"""So many other actions are tried at most, to find one that looks the same."""


def views_hide(trial: Trial) -> None:
    """A state that is made up from a view alone gives that very view: nothing else was in it."""
    known = {viewer: _known(trial, viewer) for viewer in trial.viewers}
    for move in trial.moments:
        state = trial.played.states[move]
        for viewer in trial.viewers:
            _check_view(trial, state, viewer, move, known[viewer])
        if trial.game.open_hands:
            _check_open(trial, state, move)


def _check_view(trial: Trial, state: Any, viewer: Viewer, move: int, known: Mapping[str, _Ask]) -> None:
    game, whose = trial.game, f"the view of {name_of(viewer)}"
    view = game.view(state, viewer)
    trial.demand(isinstance(view, game.view_type), f"{whose} is no {game.view_type.__name__}", move)
    _check_written(trial, view, game.view_type, whose, move)
    made_up = game.sample(view, trial.rng())
    other = game.view(made_up, viewer)
    what = f"{whose} tells more than a state sampled from it: {_difference(view, other)}"
    trial.demand(other == view, what, move)
    for name, ask in known.items():
        here, there = ask(state), ask(made_up)
        trial.demand(here == there, f"{name} in a state sampled from {whose} is {there}, not {here}", move)


def _known(trial: Trial, viewer: Viewer) -> dict[str, _Ask]:
    """What a viewer knows beside his view: a frame tells it, the table's clock, or a refusal when he tries."""
    game = trial.game
    public: dict[str, _Ask] = {
        "who may act": lambda state: [*game.to_act(state)],
        "the ply": game.ply,
        "what is due": game.due,
        "the result": game.result,
    }
    if viewer is None:
        return public
    tried = spread(known_actions(trial), TRIED)
    return public | {
        "what is legal": lambda state: [*map(game.show, game.legal(state, viewer))],
        "what is refused": lambda state: [str(refusal_of(game, state, viewer, action)) for action in tried],
    }


def _check_open(trial: Trial, state: Any, move: int) -> None:
    views = [trial.game.view(state, viewer) for viewer in trial.viewers]
    trial.demand(all(view == views[0] for view in views), "hands are open, yet viewers see different things", move)
    made_up = trial.game.sample(views[0], trial.rng())
    trial.demand(made_up == state, "hands are open, yet a state sampled from a view is another one", move)


def what_is_told_is_what_is_seen(trial: Trial) -> None:
    """Steps that look the same before and after, to somebody, are told him the same: events leak nothing either."""
    for move in trial.steps:
        before, after = trial.played.states[move], trial.played.states[move + 1]
        seat, action = trial.played.moves[move]
        for viewer in trial.viewers:
            told = trial.game.tell(before, seat, action, after, viewer)
            openly = not trial.game.open_hands or told == trial.game.tell(before, seat, action, after, None)
            trial.demand(openly, f"hands are open, yet {name_of(viewer)} is told something else", move)
            _check_told(trial, told, viewer, move)
            for other, way in _twins(trial, move, viewer):
                what = f"{name_of(viewer)} is told {_text(told)}, but {_text(other)} where {name_of(seat)} does {way}"
                trial.demand(other == told, f"{what}, which looks the same to him", move)


def _twins(trial: Trial, move: int, viewer: Viewer) -> Iterator[tuple[Any, str]]:
    """What a viewer is told of other steps that look the same to him as this one, and what was done in them."""
    game, (seat, action) = trial.game, trial.played.moves[move]
    before, after = trial.played.states[move], trial.played.states[move + 1]
    seen_before, seen_after = game.view(before, viewer), game.view(after, viewer)
    made_up = game.sample(seen_before, trial.rng())
    for start in (before, made_up):
        for other in _ways(trial, start, seat, action):
            end = _applied(trial, start, seat, other)
            if end is not None and game.view(end, viewer) == seen_after:
                yield game.tell(start, seat, other, end, viewer), game.show(other)


def _ways(trial: Trial, state: Any, seat: Seat, action: Any) -> Sequence[Any]:
    """What a seat could do: what it did, and some of all else."""
    game = trial.game
    if seat != HOUSE:
        return [action, *spread(game.legal(state, seat), WAYS)]
    return [action] if game.house is None or game.due(state) is None else [action, game.house(state, trial.rng())]


def _applied(trial: Trial, state: Any, seat: Seat, action: Any) -> Any:
    try:
        return trial.game.apply(state, seat, action)
    except ParlourError:
        return None


def _check_told(trial: Trial, told: tuple[Any, ...], viewer: Viewer, move: int) -> None:
    trial.demand(isinstance(told, tuple), f"what {name_of(viewer)} is told is no tuple", move)
    events: Any = tuple.__class_getitem__((trial.game.event_type, ...))
    _check_written(trial, told, events, f"what {name_of(viewer)} is told", move)


def _check_written(trial: Trial, value: Any, kind: Any, what: str, move: int) -> None:
    """It goes over the socket as JSON, of the type that the protocol's schema says."""
    try:
        again = msgspec.json.decode(msgspec.json.encode(value), type=kind)
    except (TypeError, msgspec.MsgspecError) as error:
        raise trial.fault(f"{what} cannot be written as JSON and read again: {error}", move) from error
    trial.demand(again == value, f"{what} is another one when it is read again", move)


def _difference(one: Any, other: Any) -> str:
    """The fields in which two views differ."""
    here, there = msgspec.to_builtins(one), msgspec.to_builtins(other)
    return "; ".join(
        f"{field}: {here[field]} and {there.get(field)}" for field in here if here[field] != there.get(field)
    )


def _text(events: Any) -> str:
    return msgspec.json.encode(events).decode()
