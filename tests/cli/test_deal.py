"""``parlour deal`` as its users see it."""

import json
from pathlib import Path

import pytest

from parlour.cli.deal import deal
from parlour.cli.replay import replay
from parlour.core.discovery import games


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize("game", games())
def test_the_records_of_every_edition_and_number_of_players_replay_clean(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "dealt.jsonl"
    printed = ""
    for edition in games()[game].editions:
        for players in games()[game].players:
            assert deal(game, edition=edition, players=players, count=3, seed=5) == 0
            printed += capsys.readouterr().out
    file.write_text(printed, encoding="utf-8")
    assert all("result" in json.loads(line) for line in printed.splitlines())
    assert replay(str(file)) == 0


@pytest.mark.parametrize("game", games())
def test_the_same_seed_gives_the_same_records(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for seed in (1, 1, 2):
        deal(game, count=2, seed=seed)
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] != printed[2]


def test_options_that_differ_from_the_edition_are_written(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["match=tug_of_war", "must_follow_trump=true"]
    assert deal("costly-tricks", edition="french", option=options, seed=1) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["edition"] == "french"
    assert record["options"] == {"match": "tug_of_war", "must_follow_trump": True}


def test_bots_play_the_records_if_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert deal("costly-tricks", bots="flora", seed=3) == 0
    first = capsys.readouterr().out
    deal("costly-tricks", seed=3)
    assert json.loads(first)["setup"] == json.loads(capsys.readouterr().out)["setup"]
    assert json.loads(first)["result"]["tricks"]


def test_the_former_name_of_a_bot_means_who_plays_so_now(capsys: pytest.CaptureFixture[str]) -> None:
    told = list[str]()
    for name in ("easy", "flora", "gus"):
        assert deal("costly-tricks", bots=name, seed=3) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"game": "bridge"}, "no game called “bridge”. There are: buddy, "),
        ({"game": "costly-tricks", "edition": "german"}, "no edition called “german”. It has: piatnik-2001, french."),
        ({"game": "costly-tricks", "option": ["match"]}, "NAME=VALUE"),
        (
            {"game": "costly-tricks", "option": ["match=never"]},
            "cannot be “never”. It can be: first_to_three, tug_of_war.",
        ),
        ({"game": "costly-tricks", "players": 3}, "cannot be played by 3 players. It can be by: 2."),
        (
            {"game": "costly-tricks", "bots": "genius"},
            "no bot called “genius”. It has: gus, mina, otto, flora, bruno, ada.",
        ),
    ],
)
def test_what_is_unknown_is_named(given: dict[str, object], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = dict(given)
    game = str(asked.pop("game"))
    assert deal(game, **asked) == 2  # type: ignore[arg-type]
    assert why in capsys.readouterr().err
