"""Golden playthroughs: what every viewer sees and is told at each step of a match, as text to read and to compare.

A playthrough is made from a seed, so that it can be written again; ``PARLOUR_GOLDEN=write`` does that. A change of the
rules, or a leak, is then a readable difference.
"""

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec

from parlour.core.game import HOUSE, AnyGame, Seat, Setup, Viewer
from parlour.core.match import deal, new_match, score
from parlour.core.play import random_step
from parlour.core.round import Round, Variant, begin_round

GOLDEN = Path(__file__).parent / "golden"

Step: TypeAlias = Callable[[AnyGame, Any, Random], tuple[Seat, Any] | None]
"""Who does what next in a round; None when it is over."""


def text_of(value: object) -> str:
    """A struct, or several, as one line of JSON."""
    return msgspec.json.encode(value).decode()


def viewers(players: int) -> tuple[Viewer, ...]:
    """Every seat, and a spectator."""
    return (*range(players), None)


def name_of(viewer: Viewer) -> str:
    return "spectator" if viewer is None else f"seat {viewer}"


def observed(lines: dict[Viewer, str]) -> Iterator[str]:
    """A line for all viewers who get the same, else one each."""
    if len(set(lines.values())) == 1:
        yield f"  all: {next(iter(lines.values()))}"
        return
    for viewer, line in lines.items():
        yield f"  {name_of(viewer)}: {line}"


def changed(before: Any, after: Any) -> str:
    """The fields of a view that changed, one after another; of a list that only grew, what came to it."""
    return " ".join(_fields(msgspec.to_builtins(before), msgspec.to_builtins(after)))


def _fields(old: dict[str, Any], new: dict[str, Any]) -> Iterator[str]:
    for field, value in new.items():
        if old.get(field) != value:
            yield f"{field}{_difference(old.get(field), value)}"


def _difference(old: Any, new: Any) -> str:
    if not isinstance(old, (list, tuple)) or not isinstance(new, (list, tuple)):
        return f" {text_of(new)}"
    if new[: len(old)] == old:
        return f" + {text_of(new[len(old) :])}"
    return min(f" {text_of(new)}", _of_each(old, new), key=len)


def _of_each(old: Sequence[Any], new: Sequence[Any]) -> str:
    """The fields that changed in each part of a list that has as many parts as before, else the whole list."""
    if len(old) != len(new) or not all(isinstance(part, dict) for part in (*old, *new)):
        return f" {text_of(new)}"
    parts = enumerate(zip(old, new, strict=True))
    return " ".join(f"[{index}] {' '.join(_fields(*pair))}" for index, pair in parts if pair[0] != pair[1])


def round_lines(played: Round, rng: Random, play: Step) -> Generator[str, None, Round]:
    """One round, step by step; returns it when it is over."""
    game, everybody, state = played.game, viewers(played.variant.players), played.state
    yield from observed({viewer: text_of(game.view(state, viewer)) for viewer in everybody})
    while chosen := play(game, state, rng):
        seat, action = chosen
        yield f"{'HOUSE' if seat == HOUSE else f'seat {seat}'}: {game.show(action)}"
        played = played.advance(seat, action)
        after = played.state
        told = {viewer: text_of(game.tell(state, seat, action, after, viewer)) for viewer in everybody}
        yield from observed(told)
        seen = {viewer: (game.view(state, viewer), game.view(after, viewer)) for viewer in everybody}
        yield from observed({viewer: changed(*views) for viewer, views in seen.items()})
        for able in game.to_act(after):
            yield f"  seat {able} may: {' '.join(map(game.show, game.legal(after, able)))}"
        state = after
    return played


def playthrough(
    variant: Variant, seed: int, *, rounds: int | None = None, play: Step = random_step, setup: Setup | None = None
) -> str:
    """A match as text.

    Args:
        rounds: stop after so many; None plays the match to its end.
        play: what is done; random play unless told otherwise, for an end that random play hardly reaches.
        setup: every round begins so; None deals.
    """
    rng, match = Random(seed), new_match(variant)
    lines = [f"{variant.game.name} {variant.edition} {text_of(variant.options)} players {variant.players} seed {seed}"]
    while not match.winners and (rounds is None or len(match.tallies) < rounds):
        dealt = setup or deal(match, rng)
        lines += ["", f"round {len(match.tallies) + 1}: {text_of(dealt)}"]
        played = _gather(round_lines(begin_round(variant, dealt), rng, play), lines)
        match = score(match, played.told, played.outcome)
        lines.append(f"result: {text_of(played.outcome)} {variant.game.match.tally} {text_of(match.tally)}")
    lines.append(f"winners: {text_of(match.winners)}")
    return "\n".join(lines) + "\n"


def _gather(told: Generator[str, None, Any], lines: list[str]) -> Any:
    """Puts what a generator yields into the list, and gives what it returns."""
    while True:
        try:
            lines.append(next(told))
        except StopIteration as end:
            return end.value


def compare(name: str, text: str) -> None:
    """Fails unless the golden file of that name (under ``tests/golden``) holds this text."""
    path = GOLDEN / name
    if os.environ.get("PARLOUR_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text, f"{path.name} differs; PARLOUR_GOLDEN=write writes it anew"
