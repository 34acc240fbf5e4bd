"""Bots that play many matches: the same seed gives the same, on any number of cores."""

import json
from pathlib import Path

import pytest

from parlour.cli.arena import arena
from parlour.core.discovery import games

LADDER = {name: [*game.bots] for name, game in games().items()}


@pytest.mark.parametrize("game", ["costly-tricks", "buddy"])
def test_every_match_is_a_line_and_everybody_moves_on_by_a_seat(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    players, low = min(games()[game].players), LADDER[game][:2]
    seats = [low[0]] * (players - 1) + [low[1]]
    assert arena(game, *seats, matches=players, seed=3, jobs=1) == 0
    printed = capsys.readouterr()
    lines = [json.loads(line) for line in printed.out.splitlines()]
    assert [line["seats"] for line in lines] == [seats[turn:] + seats[:turn] for turn in range(players)]
    assert [line["match"] for line in lines] == [*range(1, players + 1)]
    assert all(sum(line["shares"]) == pytest.approx(1) for line in lines)
    assert all(level in printed.err for level in low)


def test_the_same_seed_gives_the_same_matches_on_two_cores_and_after_a_cut(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    low = LADDER["costly-tricks"][:2]
    assert arena("costly-tricks", *low, matches=5, seed=3, jobs=1) == 0
    alone = capsys.readouterr()
    file = tmp_path / "matches"
    file.write_text(alone.out[:250], encoding="utf-8")
    assert arena("costly-tricks", *low, matches=5, seed=3, jobs=2, into=str(file)) == 0
    assert file.read_text(encoding="utf-8") == alone.out
    assert capsys.readouterr().err == alone.err
    assert arena("costly-tricks", *low, matches=5, seed=4, jobs=1, into=str(file)) == 2


@pytest.mark.parametrize(
    ("game", "levels", "word"),
    [("chess", ("x", "y"), "chess"), ("costly-tricks", ("nobody", "nobody"), "nobody"), ("costly-tricks", (), "0")],
)
def test_what_is_unknown_is_told(
    game: str, levels: tuple[str, ...], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(game, *levels) == 2
    assert word in capsys.readouterr().err
