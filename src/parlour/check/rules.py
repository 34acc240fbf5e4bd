"""What must hold of the rules: rounds that end, somebody who can act, and actions that are what they are said to be."""

from copy import deepcopy
from typing import Any, Final

from parlour.check.trial import Trial, name_of
from parlour.core.errors import IllegalAction, ParlourError
from parlour.core.game import HOUSE, AnyGame, Seat
from parlour.core.round import begin_round

OTHERS: Final = 200
"""So many actions that are not legal are tried at most, by each seat at each moment."""
GARBAGE: Final = ("", " ", "\N{SNOWMAN}", "no such action", "-1", "0" * 50)
"""Texts that stand for no action; what a game takes one of them for must at least be written the same way again."""


def somebody_can_act_until_it_is_over(trial: Trial) -> None:
    """At every moment a seat has a legal action or HOUSE is due, or the round is over and has a result."""
    game, states = trial.game, trial.played.states
    *before, last = states
    for move, state in enumerate(before):
        trial.demand(game.result(state) is None, "the round has a result although it goes on", move)
        _check_seats(trial, state, move)
    end = len(trial.played.moves)
    able = [seat for seat in range(trial.played.variant.players) if game.legal(last, seat)]
    trial.demand(game.result(last) is not None, "nobody can act, nothing is due, and there is no result", end)
    trial.demand(not game.to_act(last) and not able, "somebody may act although the round is over", end)
    trial.demand(game.due(last) is None, "HOUSE is due although the round is over", end)


def _check_seats(trial: Trial, state: Any, move: int) -> None:
    game, seats = trial.game, range(trial.played.variant.players)
    acting, able = {*game.to_act(state)}, {seat for seat in seats if game.legal(state, seat)}
    due = game.due(state)
    trial.demand(able or due is not None, "nobody can act, and nothing is due", move)
    trial.demand(due is None or (due >= 0 and game.house is not None), f"HOUSE cannot act after {due} ms", move)
    trial.demand(acting <= {*seats}, f"to_act names {sorted(acting)}, of which some are no seats", move)
    trial.demand(able <= acting, f"seats {sorted(able - acting)} have legal actions and are not in to_act", move)
    trial.demand({*game.waits_for(state)} <= acting, "the table waits for seats that are not in to_act", move)
    if game.ply(state) is not None:
        trial.demand(able == acting, f"seats {sorted(acting - able)} must act and have no action", move)
        trial.demand(game.waits_for(state) or due is not None, "the table waits for nobody", move)
    if game.idle is not None and able:
        seat, action = game.idle(state, trial.rng())
        idled = f"{name_of(seat)} would do {game.show(action)} for want of anybody else, which is not legal"
        trial.demand(action in game.legal(state, seat), idled, move)


def turns_are_counted(trial: Trial) -> None:
    """In turns the ply begins with 0 and grows by 1 at most, always when a seat has acted that alone could."""
    game, states = trial.game, trial.played.states
    plies = [game.ply(state) for state in states]
    trial.demand(plies[0] in {0, None}, f"the ply begins with {plies[0]}")
    for move, (seat, _) in enumerate(trial.played.moves):
        before, after = plies[move], plies[move + 1]
        if before is None or after is None:
            continue
        trial.demand(before <= after <= before + 1, f"the ply goes from {before} to {after}", move)
        late = after == before and game.to_act(states[move]) == (seat,)
        trial.demand(not late, f"the ply stays {before}, so that nobody could tell that a second action is late", move)


def exactly_the_legal_actions_apply(trial: Trial) -> None:
    """What is legal is accepted, what other moments allow is refused here, and neither changes the state."""
    known = known_actions(trial)
    for move in trial.moments:
        kept = deepcopy(trial.played.states[move])
        for seat in range(trial.played.variant.players):
            _check_seat(trial, move, kept, seat, known)
        _check_house(trial, move, kept)


def known_actions(trial: Trial) -> list[Any]:
    """All actions that are legal for anybody at some moment, and those that were done, each once."""
    game, seats = trial.game, range(trial.played.variant.players)
    legal = [
        action for move in trial.moments for seat in seats for action in game.legal(trial.played.states[move], seat)
    ]
    done = [action for _, action in trial.played.moves]
    return [*{game.show(action): action for action in (*legal, *done)}.values()]


def _check_seat(trial: Trial, move: int, kept: Any, seat: Seat, known: list[Any]) -> None:
    game, state = trial.game, trial.played.states[move]
    legal = game.legal(state, seat)
    texts = [game.show(action) for action in legal]
    trial.demand(len({*texts}) == len(texts), f"{name_of(seat)} has an action that is legal twice", move)
    for action in legal:
        refusal = _refusal(trial, move, kept, seat, action)
        trial.demand(
            refusal is None, f"{name_of(seat)} is refused {game.show(action)}, which is legal: {refusal}", move
        )
    others = [action for action in known if game.show(action) not in texts]
    for action in trial.rng().sample(others, min(OTHERS, len(others))):
        what = f"{name_of(seat)} may do {game.show(action)}, which is not legal"
        trial.demand(isinstance(_refusal(trial, move, kept, seat, action), IllegalAction), what, move)


def _check_house(trial: Trial, move: int, kept: Any) -> None:
    """Whoever is not due may not act either."""
    if trial.game.due(trial.played.states[move]) is not None:
        return
    for action in {trial.game.show(action): action for _, action in trial.played.moves}.values():
        what = f"HOUSE may do {trial.game.show(action)} although it is not due"
        trial.demand(_refusal(trial, move, kept, HOUSE, action) is not None, what, move)


def _refusal(trial: Trial, move: int, kept: Any, seat: Seat, action: Any) -> ParlourError | None:
    """Why an action is refused, if it is; either way the state is as it was."""
    state = trial.played.states[move]
    refusal = refusal_of(trial.game, state, seat, action)
    what = f"the state is changed when {name_of(seat)} tries {trial.game.show(action)}"
    trial.demand(state == kept, what, move)
    return refusal


def refusal_of(game: AnyGame, state: Any, seat: Seat, action: Any) -> ParlourError | None:
    """Why an action is refused; None if it is accepted."""
    try:
        game.apply(state, seat, action)
    except ParlourError as error:
        return error
    return None


def texts_of_actions_come_back(trial: Trial) -> None:
    """``parse`` undoes ``show``, and a log of texts gives the very same states without a generator."""
    game, again = trial.game, begin_round(trial.played.variant, trial.played.setup)
    for move, (seat, action) in enumerate(trial.played.moves):
        read = _read(trial, action, move)
        again = again.advance(seat, read)
        trial.demand(again.state == trial.played.states[move + 1], "the log's text leads to another state", move)
    for action in known_actions(trial):
        _read(trial, action, None)
    for text in GARBAGE:
        _check_garbage(trial, game, text)


def _read(trial: Trial, action: Any, move: int | None) -> Any:
    text = trial.game.show(action)
    try:
        read = trial.game.parse(text)
    except IllegalAction as error:
        raise trial.fault(f"parse does not take {text!r}, which show wrote: {error}", move) from error
    trial.demand(read == action, f"parse takes {text!r} for {read!r}, show wrote it for {action!r}", move)
    return read


def _check_garbage(trial: Trial, game: AnyGame, text: str) -> None:
    try:
        read = game.parse(text)
    except IllegalAction:
        return
    except Exception as error:
        raise trial.fault(f"parse fails at {text!r} instead of refusing it: {error!r}") from error
    trial.demand(game.show(read) == text, f"parse takes {text!r} for {game.show(read)!r}")
