"""The ladder of each game: whoever stands higher wins more, and a beginner beats the gentlest.

The steps that are measured here are large, so that few matches are enough; what they come to does not depend on how
quick the machine is. All steps, with enough matches to be certain: ``pytest -m long``, or ``python -m bench.bots``.
"""

import math
from statistics import mean

import pytest
from bench.arena import Block, Contest, MatchUp, elo, play_block
from bench.bots import BY_GAME, main

STEPS = [
    ("costly-tricks", "mina", "gus", 12),
    ("costly-tricks", "flora", "gus", 8),
    ("buddy", "tilda", "rocco", 8),
    ("buddy", "nora", "tilda", 4),
    ("third-man", "yusuf", "paula", 3),
    ("paule-panik", "kurt", "willi", 2),
    ("paule-panik", "zack", "lena", 2),
]


def played(contest: Contest, match_up: MatchUp, blocks: int) -> list[Block]:
    return [play_block(contest, match_up, seed) for seed in range(blocks)]


@pytest.mark.parametrize(("game", "bot", "against", "blocks"), STEPS)
def test_who_stands_higher_wins_more_than_the_share(game: str, bot: str, against: str, blocks: int) -> None:
    contest = BY_GAME[game]
    ladder = [*contest.game.bots]
    assert ladder.index(bot) > ladder.index(against)
    results = played(contest, contest.match_up(bot, against), blocks)
    assert mean(block.share for block in results) > mean(block.other for block in results)


@pytest.mark.parametrize("game", BY_GAME)
def test_a_beginner_beats_the_gentlest(game: str) -> None:
    contest = BY_GAME[game]
    gentlest = next(iter(contest.game.bots))
    (match_up,) = (one for one in contest.match_ups() if one.bot == "beginner")
    assert match_up.against == gentlest
    assert match_up.goal == (2 / 3 if contest.players == 2 else 2 / contest.players)
    results = played(contest, match_up, 24 // len(match_up.seatings))
    assert mean(block.share for block in results) >= 0.5


def test_every_game_has_a_ladder_of_five_at_least_who_have_names_and_faces() -> None:
    for contest in BY_GAME.values():
        bots = contest.game.bots.values()
        assert len(bots) >= 5
        assert all(bot.name and bot.face for bot in bots)
    everybody = [level for contest in BY_GAME.values() for level in contest.game.bots]
    assert len({*everybody}) == len(everybody), "a name that is known from one game is nobody else in another"


def test_elo_is_the_logarithm_of_how_much_oftener_a_seat_wins() -> None:
    assert elo(0.75, 0.5) == pytest.approx(191, abs=0.5)
    assert elo(0.5, 0.5) == 0
    assert elo(0.25, 0.5) == -elo(0.75, 0.5)
    assert elo(1 / 3 + 0.2, 1 / 3) == pytest.approx(400 * math.log10((1 / 3 + 0.2) / (1 / 3 - 0.2)))
    assert elo(1, 0.5) == math.inf


@pytest.mark.long
@pytest.mark.parametrize("game", BY_GAME)
def test_every_step_of_the_ladder_is_certain(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bench.bots", "--game", game, "--matches", "300"])
    main()
    told = capsys.readouterr().out
    assert "certain" not in told
    assert "wins less" not in told
